//! Phase IV: actions.

use kaiser_rules::{Action, Card, Colour::*, Electorate::*, Event, Occasion, Reason, Spot, Step};

use crate::scene::{Scene, at, baron};

#[test]
fn phase_iv_the_emperor_begins_and_each_does_one_thing_in_turn() {
    let mut play = Scene::acting(Red).load();
    for colour in [Red, Green, Blue, Yellow] {
        assert_eq!((play.step(), play.actor()), (Step::Act, colour));
        play.act(Action::Take(Card::Knight))
            .act(Action::In(Boehmen));
    }
    assert_eq!(play.actor(), Red);
}

#[test]
fn phase_iv_who_passes_is_out_until_all_have_passed() {
    let mut play = Scene::acting(Red).load();
    play.act(Action::Pass).act(Action::Pass).act(Action::Pass);
    assert_eq!(play.actor(), Yellow);
    play.act(Action::Take(Card::Indulgence));
    assert_eq!(play.actor(), Yellow, "the others have passed");
    play.act(Action::Pass);
    assert_eq!(
        play.step(),
        Step::ImperialCity,
        "phases V and VI had nothing to decide"
    );
    assert!(!play.player(Red).passed);
}

#[test]
fn phase_iv_a_card_is_paid_and_lies_in_front_of_the_player() {
    let mut play = Scene::acting(Green).load();
    play.act(Action::Take(Card::Pope));
    assert_eq!(play.thalers(Green), 6);
    assert_eq!(play.player(Green).cards[Card::Pope], 1);
    assert_eq!(play.board().piles[Card::Pope], 0);
    assert_eq!(
        play.refused(Action::Take(Card::Pope)),
        ("IV", Reason::PileEmpty { card: Card::Pope })
    );
}

#[test]
fn phase_iv_a_card_that_cannot_be_paid_cannot_be_taken() {
    let play = Scene::acting(Green).thalers(Green, 3).load();
    assert_eq!(
        play.refused(Action::Take(Card::Ordinance)),
        (
            "Ordinance",
            Reason::TooDear {
                price: 4,
                thalers: 3
            }
        )
    );
    assert_eq!(
        play.refused(Action::TakeCouple),
        (
            "Permit",
            Reason::TooDear {
                price: 5,
                thalers: 3
            }
        )
    );
    assert!(play.legal().contains(&Action::Take(Card::Permit)));
}

#[test]
fn phase_iv_a_card_whose_action_cannot_be_carried_out_cannot_be_taken() {
    let play = Scene::acting(Green).load();
    for card in [Card::Move, Card::Promotion, Card::KingsDaughter] {
        assert_eq!(
            play.refused(Action::Take(card)),
            ("IV", Reason::NoUse { card }),
            "Green has nothing on the board"
        );
    }
}

#[test]
fn phase_iv_cards_for_the_election_may_be_taken_although_nobody_is_rival() {
    let play = Scene::acting(Red).load();
    for card in [Card::Pope, Card::ChurchInfluence, Card::Excommunication] {
        assert!(play.legal().contains(&Action::Take(card)));
    }
}

#[test]
fn phase_iv_the_rival_ends_the_phase_for_who_takes_it() {
    let mut play = Scene::acting(Green).load();
    play.act(Action::Take(Card::Rival));
    assert!(play.player(Green).passed);
    assert_eq!(play.board().rival(), Some(Green));
    assert_eq!(play.actor(), Blue);
    assert_eq!(
        play.refused(Action::Take(Card::Rival)),
        ("IV", Reason::PileEmpty { card: Card::Rival })
    );
}

#[test]
fn phase_iv_the_emperor_cannot_be_rival() {
    let play = Scene::acting(Red).load();
    assert_eq!(
        play.refused(Action::Take(Card::Rival)),
        ("Rival", Reason::EmperorNoRival)
    );
}

#[test]
fn phase_iv_the_grey_eminence_is_for_brandenburg_alone() {
    let play = Scene::acting(Red)
        .elector(Brandenburg, baron(Red, 15))
        .load();
    assert_eq!(
        play.refused(Action::Take(Card::GreyEminence)),
        ("Brandenburg", Reason::OnlyBrandenburg)
    );
    assert!(play.legal().contains(&Action::Privilege(Brandenburg)));
}

#[test]
fn phase_iv_knight_from_the_supply_for_a_thaler_the_card_stays() {
    let mut play = Scene::acting(Green).load();
    play.act(Action::Take(Card::Knight))
        .act(Action::Castle(Trier));
    assert_eq!(play.land(Trier).castles[0], Some(Green));
    assert_eq!((play.thalers(Green), play.player(Green).knights), (6, 2));
    assert_eq!(play.player(Green).cards[Card::Knight], 0);
    assert_eq!(play.board().piles[Card::Knight], 1);
}

#[test]
fn phase_iv_knight_moved_between_electorates_and_from_castle_to_noble_space() {
    let mut play = Scene::acting(Green).castle(Trier, Green).load();
    play.act(Action::Take(Card::Knight));
    assert_eq!(play.refused(at(Koeln, 0)), ("Knight", Reason::NoKnight));
    play.act(Action::At(Spot::Castle(Trier, 0)))
        .act(Action::In(Koeln));
    assert_eq!(play.land(Trier).castles[0], None);
    assert!(play.saw(Event::Posted {
        colour: Green,
        from: Some(Spot::Castle(Trier, 0)),
        to: Spot::Noble(Koeln, 0),
        occasion: Occasion::Knight
    }));
}

#[test]
fn phase_iv_a_knight_pushes_nobody() {
    let scene = Scene::acting(Green)
        .knight(Trier, Blue)
        .knight(Trier, Blue)
        .knight(Trier, Blue)
        .castle(Trier, Yellow);
    let mut play = scene.load();
    play.act(Action::Take(Card::Knight));
    assert_eq!(
        play.refused(Action::In(Trier)),
        (
            "Knight",
            Reason::Full {
                electorate: Trier,
                knights: false
            }
        )
    );
    assert_eq!(
        play.refused(Action::Castle(Trier)),
        ("Knight", Reason::NoCastle { electorate: Trier })
    );
    assert_eq!(play.refused(at(Trier, 0)), ("Knight", Reason::NotOwnKnight));
}

#[test]
fn phase_iv_who_has_three_knights_on_the_board_moves_one_of_them() {
    let scene = Scene::acting(Green)
        .knight(Trier, Green)
        .knight(Koeln, Green)
        .castle(Mainz, Green);
    let mut play = scene.load();
    play.act(Action::Take(Card::Knight));
    assert_eq!(
        play.refused(Action::In(Boehmen)),
        ("Knight", Reason::NoKnightsLeft)
    );
    play.act(at(Trier, 0)).act(Action::In(Boehmen));
    assert_eq!(play.land(Trier).nobles[0], None);
}

#[test]
fn phase_iv_who_can_do_nothing_any_more_is_not_asked() {
    let scene = Scene::acting(Yellow).thalers(Red, 0).thalers(Green, 0);
    let mut play = scene.load();
    play.act(Action::Take(Card::Rival));
    assert!(play.saw(Event::Passed { colour: Red }));
    assert!(play.saw(Event::Passed { colour: Green }));
    assert_eq!(play.actor(), Blue);
}

#[test]
fn phase_iv_a_penniless_elector_is_still_asked_for_the_privilege() {
    let scene = Scene::acting(Yellow)
        .thalers(Red, 0)
        .elector(Koeln, baron(Red, 15));
    let mut play = scene.load();
    play.act(Action::Take(Card::Rival));
    assert_eq!(play.actor(), Red);
}
