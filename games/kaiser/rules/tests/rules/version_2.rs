//! What the second version of the rules changed, and that the first stays as it was.

use engine::Automatic;
use kaiser_rules::{
    Action, Ballot, Card, City, Colour, Colour::*, Electorate::*, Event, Reason, Spot, Step,
};

use crate::scene::{Play, Scene, at, baron, couple};

const ANYONE: [(&str, &str); 1] = [("power-tie", "anyone")];

/// A position by a version of the rules, with four players.
fn version(rules: u16) -> Scene {
    Scene::version(rules, 4, &[])
}

/// Phase IV ends with the emperor's pass.
fn settled(scene: Scene) -> Play {
    let mut play = scene.last_to_pass(Red).load();
    play.act(Action::Pass);
    play
}

/// Two or three players before the election: Green is rival and holds the cards that are named.
fn announcing(rules: u16, seats: u8) -> Play {
    let scene = Scene::version(rules, seats, &[])
        .elector(Koeln, baron(Green, 25))
        .elector(Boehmen, baron(Red, 25))
        .card(Green, Card::Rival)
        .card(Green, Card::ChurchInfluence)
        .card(Green, Card::Excommunication);
    settled(scene)
}

#[test]
fn two_players_church_influence_and_excommunication_may_be_declined() {
    let mut play = announcing(2, 2);
    assert_eq!((play.step(), play.actor()), (Step::Influence, Green));
    play.act(Action::Decline);
    assert_eq!((play.step(), play.actor()), (Step::Exclude, Green));
    play.act(Action::Decline);
    for card in [Card::ChurchInfluence, Card::Excommunication] {
        let colour = Green;
        assert!(play.saw(Event::Unused { colour, card }));
    }
    assert!(play.saw(Event::Elected {
        winner: Red,
        emperor: 2,
        rival: 1
    }));
    let mut play = announcing(2, 2);
    play.act(Action::Decline).act(Action::In(Boehmen));
    assert_eq!(play.board().emperor, Green, "one of them can be used alone");
}

#[test]
fn two_players_in_version_1_and_more_players_must_name_what_they_bought() {
    for (rules, seats) in [(1, 2), (1, 3), (2, 3), (2, 4)] {
        let mut play = announcing(rules, seats);
        let refusal = ("2 players", Reason::MustUse);
        assert_eq!(play.refused(Action::Decline), refusal, "{rules}, {seats}");
        play.act(Action::In(Koeln));
        assert_eq!(play.refused(Action::Decline), refusal, "{rules}, {seats}");
    }
}

/// Green holds Böhmen, Blue has a baron there, and Red a city only.
fn tied_three(scene: Scene) -> Play {
    settled(
        scene
            .elector(Boehmen, baron(Green, 25))
            .noble(Boehmen, baron(Blue, 25))
            .city(Boehmen, City::Own(Red)),
    )
}

#[test]
fn phase_v_in_a_tie_the_emperor_names_somebody_who_can_take_the_seat() {
    let mut play = tied_three(version(2));
    assert_eq!(play.legal(), [Action::Name(Green), Action::Name(Blue)]);
    assert_eq!(
        play.refused(Action::Name(Red)),
        ("V", Reason::CannotTake { colour: Red })
    );
    play.act(Action::Name(Blue));
    assert_eq!(play.elector(Boehmen), Some(baron(Blue, 25)));
}

#[test]
fn phase_v_option_power_tie_and_version_1_the_emperor_names_any_of_the_tied() {
    for (rules, options) in [(1, &[] as &[(&str, &str)]), (2, &ANYONE)] {
        let mut play = tied_three(Scene::version(rules, 4, options));
        play.act(Action::Name(Red));
        assert_eq!(play.elector(Boehmen), None);
        assert!(play.saw(Event::NoSuccessor {
            colour: Red,
            electorate: Boehmen,
            tied: true
        }));
    }
}

/// Green's baron against the emperor's imperial city in Mainz.
fn tied_with_one_noble(scene: Scene) -> Play {
    settled(scene.noble(Mainz, baron(Green, 25)))
}

#[test]
fn phase_v_a_tie_with_one_who_can_take_the_seat_is_not_asked_about() {
    let play = tied_with_one_noble(version(2));
    assert_eq!(play.elector(Mainz), Some(baron(Green, 25)));
    assert!(play.saw(Event::TieSettled {
        electorate: Mainz,
        named: Some(Green)
    }));
    for (rules, options) in [(1, &[] as &[(&str, &str)]), (2, &ANYONE)] {
        let mut play = tied_with_one_noble(Scene::version(rules, 4, options));
        assert_eq!(play.step(), Step::Tie { electorate: Mainz });
        play.act(Action::Name(Red));
        assert_eq!(play.elector(Mainz), None, "the emperor has no baron there");
    }
}

/// Couples of Green and Blue in Trier, of which Yellow is archbishop.
fn tied_without_nobles(scene: Scene) -> Play {
    settled(
        scene
            .elector(Trier, baron(Yellow, 25))
            .noble(Trier, couple(Green, 25))
            .noble(Trier, couple(Blue, 25)),
    )
}

#[test]
fn phase_v_a_tie_of_players_who_cannot_take_the_seat_is_not_asked_about() {
    for options in [&[] as &[(&str, &str)], &ANYONE] {
        let play = tied_without_nobles(Scene::version(2, 4, options));
        assert_eq!(play.elector(Trier), None);
        assert!(play.saw(Event::TieSettled {
            electorate: Trier,
            named: None
        }));
        assert_eq!(play.residents(Trier).len(), 3, "the archbishop steps down");
    }
    let mut play = tied_without_nobles(version(1));
    assert_eq!(play.step(), Step::Tie { electorate: Trier });
    play.act(Action::Name(Blue));
    assert_eq!(play.elector(Trier), None);
}

const ELECTION: [Card; 3] = [Card::Pope, Card::ChurchInfluence, Card::Excommunication];

#[test]
fn phase_iv_cards_for_the_election_cannot_be_taken_when_none_can_come() {
    for seats in [3, 4] {
        let scene = |rules| Scene::version(rules, seats, &[]);
        let alone = scene(2).last_to_pass(Red).load();
        let before = scene(1).last_to_pass(Red).load();
        let claimed = scene(2).card(Green, Card::Rival).last_to_pass(Red).load();
        let claimant = scene(2).last_to_pass(Green).load();
        let waiting = scene(2)
            .last_to_pass(Red)
            .board(|board| board.players[Blue].passed = false)
            .load();
        for card in ELECTION {
            let take = Action::Take(card);
            assert_eq!(alone.refused(take), ("IV", Reason::NoElection));
            assert!(before.legal().contains(&take), "version 1");
            assert!(claimed.legal().contains(&take), "Green is rival");
            assert!(claimant.legal().contains(&take), "Green can be rival");
            assert!(waiting.legal().contains(&take), "Blue can be rival");
        }
    }
}

#[test]
fn two_players_may_buy_cards_for_an_election_that_cannot_come() {
    for rules in [1, 2] {
        let play = Scene::version(rules, 2, &[]).last_to_pass(Red).load();
        for card in ELECTION {
            assert!(play.legal().contains(&Action::Take(card)), "{card:?}");
        }
    }
}

/// Whether Green has a daughter, with these cards.
fn has_daughter(rules: u16, value: &str, cards: &[Card]) -> bool {
    let mut scene = Scene::version(rules, 4, &[("no-cards", value)]);
    for &card in cards {
        scene = scene.card(Green, card);
    }
    let play = scene.next_round();
    let daughter = play.saw(Event::DaughterBorn { colour: Green });
    assert_ne!(daughter, play.saw(Event::Childless { colour: Green }));
    daughter
}

#[test]
fn phase_iii_white_cards_alone_are_as_many_pink_as_blue_ones_a_daughter() {
    for white in [Card::Rival, Card::GreyEminence] {
        assert!(has_daughter(2, "no-child", &[white]));
        assert!(has_daughter(2, "daughter", &[white]));
        assert!(!has_daughter(2, "coloured-only", &[white]));
        assert!(!has_daughter(1, "no-child", &[white]));
        assert!(has_daughter(1, "daughter", &[white]));
    }
    for rules in [1, 2] {
        assert!(!has_daughter(rules, "no-child", &[]));
        assert!(has_daughter(rules, "daughter", &[]));
        assert!(!has_daughter(rules, "coloured-only", &[]));
        assert!(has_daughter(rules, "coloured-only", &[Card::Permit]));
    }
}

#[test]
fn phase_v_equal_nobles_are_installed_without_asking() {
    let scene = |rules| {
        version(rules)
            .elector(Boehmen, baron(Blue, 35))
            .noble(Boehmen, baron(Green, 25))
            .noble(Boehmen, baron(Green, 25))
    };
    let play = settled(scene(2));
    assert_eq!(play.elector(Boehmen), Some(baron(Green, 25)));
    assert_eq!(play.residents(Boehmen), [baron(Blue, 35), baron(Green, 25)]);
    let (electorate, colour) = (Boehmen, Green);
    assert_eq!(
        settled(scene(1)).step(),
        Step::Install { electorate, colour }
    );
    let other = settled(scene(2).noble(Boehmen, couple(Green, 25)));
    assert_eq!(other.step(), Step::Install { electorate, colour });
}

#[test]
fn phase_ii_of_equal_heirs_the_first_takes_the_throne_without_asking() {
    let scene = |rules, second| {
        version(rules)
            .throne(Some(baron(Red, 45)))
            .noble(Koeln, baron(Red, 25))
            .noble(second, baron(Red, 25))
            .next_round()
    };
    assert_eq!(scene(2, Koeln).board().throne, Some(baron(Red, 35)));
    assert_eq!(scene(2, Koeln).residents(Koeln), [baron(Red, 35)]);
    assert_eq!(
        scene(2, Trier).board().throne,
        None,
        "it matters where from"
    );
    assert_eq!(scene(1, Koeln).board().throne, None);
}

/// Green takes a card for which two equal pieces in Köln can be chosen.
fn with_equal_targets(rules: u16, card: Card) -> Play {
    let scene = version(rules).turn(Green);
    let scene = match card {
        Card::Promotion => scene.knight(Koeln, Green).knight(Koeln, Green),
        _ => scene
            .noble(Koeln, baron(Green, 25))
            .noble(Koeln, baron(Green, 25)),
    };
    let mut play = scene.load();
    play.act(Action::Take(card));
    play
}

#[test]
fn phase_iv_equal_pieces_are_not_asked_about() {
    let play = with_equal_targets(2, Card::Promotion);
    assert_eq!(play.residents(Koeln), [baron(Green, 15)]);
    let play = with_equal_targets(2, Card::KingsDaughter);
    assert_eq!(play.residents(Koeln), [couple(Green, 25), baron(Green, 25)]);
    let play = with_equal_targets(2, Card::Move);
    assert!(matches!(play.step(), Step::MoveTo { .. }));
    for card in [Card::Promotion, Card::KingsDaughter, Card::Move] {
        let play = with_equal_targets(1, card);
        assert!(matches!(play.step(), Step::Use(_)), "{card:?}");
        assert_eq!(play.legal(), [at(Koeln, 0), at(Koeln, 1)]);
    }
}

#[test]
fn phase_iv_a_single_target_is_still_a_decision() {
    let scene = version(2).turn(Green).knight(Koeln, Green);
    let mut play = scene.load();
    play.act(Action::Take(Card::Promotion));
    assert_eq!(play.legal(), [at(Koeln, 0)]);
}

#[test]
fn phase_iv_a_single_target_is_made_by_the_table_unless_another_is_next() {
    let automatic = |scene: Scene| {
        let mut play = scene.thalers(Green, 12).knight(Koeln, Green).load();
        play.act(Action::Take(Card::Promotion));
        assert_eq!(play.legal(), [at(Koeln, 0)]);
        play.0.automatic(Green.seat())
    };
    let goes_on = version(2).last_to_pass(Green);
    assert_eq!(automatic(goes_on), Some(Automatic::AtOnce));
    assert_eq!(automatic(version(2).turn(Green)), None, "Yellow is next");
}

#[test]
fn two_players_are_asked_about_equal_pieces_because_they_may_decline() {
    let scene = Scene::version(2, 2, &[])
        .knight(Koeln, Red)
        .knight(Koeln, Red);
    let mut play = scene.load();
    play.act(Action::Take(Card::Promotion));
    assert_eq!(play.legal(), [at(Koeln, 0), at(Koeln, 1), Action::Decline]);
}

#[test]
fn phase_iv_equal_knights_are_moved_without_asking_which() {
    let scene = |rules| {
        version(rules)
            .turn(Green)
            .knight(Koeln, Green)
            .knight(Koeln, Green)
            .knight(Koeln, Green)
    };
    let mut play = scene(2).load();
    play.act(Action::Take(Card::Knight));
    let from = Spot::Noble(Koeln, 0);
    assert_eq!(play.step(), Step::KnightTo { from });
    let mut play = scene(1).load();
    play.act(Action::Take(Card::Knight));
    assert_eq!(play.step(), Step::Knight);
}

/// All noble spaces are taken, those of Trier by knights.
fn full(rules: u16, knights: [Colour; 3]) -> Scene {
    let mut scene = version(rules).turn(Green);
    for knight in knights {
        scene = scene.knight(Trier, knight);
    }
    let spaces = scene.game.data().spaces;
    let mut owners = [Blue, Yellow, Red, Green].into_iter().cycle();
    for (electorate, spaces) in spaces {
        if electorate != Trier {
            for _ in 0..spaces.noble {
                let owner = owners.next().unwrap_or(Blue);
                scene = scene.noble(electorate, baron(owner, 15));
            }
        }
    }
    scene
}

#[test]
fn permit_where_equal_knights_are_all_that_can_make_room_nobody_is_asked() {
    let pushed = |play: &Play| play.player(Blue).knights == 1;
    let mut play = full(2, [Blue, Blue, Blue]).load();
    play.act(Action::Take(Card::Permit));
    assert!(pushed(&play));
    assert_eq!(play.residents(Trier), [baron(Green, 15)]);
    let mut play = full(2, [Blue, Blue, Yellow]).load();
    play.act(Action::Take(Card::Permit));
    assert_eq!(play.legal().len(), 3);
    let mut play = full(1, [Blue, Blue, Blue]).load();
    play.act(Action::Take(Card::Permit));
    assert_eq!(play.legal().len(), 3);
    play.act(at(Trier, 2));
    assert!(pushed(&play));
}

#[test]
fn phase_iv_who_can_only_pass_is_not_asked() {
    // The elector of Trier has no money, and no pile is empty.
    let passed = |rules| {
        let scene = version(rules)
            .elector(Trier, baron(Red, 25))
            .thalers(Red, 0)
            .last_to_pass(Green)
            .board(|board| board.players[Red].passed = false);
        let mut play = scene.load();
        play.act(Action::Pass);
        play
    };
    assert!(passed(2).saw(Event::Passed { colour: Red }));
    let play = passed(1);
    assert_eq!((play.actor(), play.legal()), (Red, vec![Action::Pass]));
}

/// Green deposes Red's emperor of this age in round 4.
fn deposed(rules: u16, years: u8) -> Play {
    let scene = version(rules)
        .throne(Some(baron(Red, years)))
        .elector(Boehmen, baron(Green, 25))
        .card(Green, Card::Rival);
    let mut play = settled(scene.round(4));
    for voter in [Blue, Yellow] {
        play.act_as(voter, Action::Vote(Ballot::Rival));
    }
    play
}

#[test]
fn phase_vi_where_a_deposed_emperor_goes_is_not_asked_if_they_die_before_anything_else_is_decided()
{
    let play = deposed(2, 45);
    assert_eq!((play.board().emperor, play.board().round), (Green, 5));
    assert_eq!(play.player(Red).nobles, 7);
    for (rules, years) in [(1, 45), (2, 35)] {
        let noble = baron(Red, years);
        assert_eq!(deposed(rules, years).step(), Step::Exile { noble });
    }
}
