//! The end of the game; two and three players.

use engine::{Game, Seed, Set, Silent, Viewer};
use kaiser_rules::{
    Action, Ballot, Card, Colour, Colour::*, Electorate::*, Estate, Event, Reason, Step,
};

use crate::scene::{Play, Scene, at, baron, game};

/// Ends round 5 with these points, the emperor (Red) still to get the last one.
fn ended(options: &[(&str, &str)], points: [u8; 4], thalers: [u8; 4]) -> Play {
    let mut scene = Scene::with(4, options, Step::Act)
        .round(5)
        .last_to_pass(Green);
    for colour in Colour::ALL {
        let player = &mut scene.state.board.players[colour];
        player.points = points[colour.seat().index()];
        player.thalers = thalers[colour.seat().index()];
    }
    let mut play = scene.load();
    play.act(Action::Pass);
    assert_eq!(play.step(), Step::Over);
    play
}

fn winners(play: &Play) -> (Vec<Colour>, String) {
    let outcome = play.0.game().outcome(play.0.state()).expect("it is over");
    let winners = outcome.winners.iter().filter_map(Colour::at).collect();
    (winners, outcome.result.to_string())
}

#[test]
fn end_after_the_emperors_action_of_round_5_the_most_points_win() {
    let play = ended(&[], [9, 12, 3, 11], [0, 1, 0, 0]);
    assert_eq!(winners(&play), (vec![Green], "most-points".to_owned()));
    assert_eq!(play.points(Red), 10);
    assert!(play.saw(Event::Ended {
        winners: Set::only(Green),
        points: play.board().players.map(|_, player| player.points)
    }));
}

#[test]
fn end_equal_points_share_the_victory() {
    let play = ended(&[], [11, 12, 3, 12], [9, 1, 0, 2]);
    assert_eq!(
        winners(&play),
        (vec![Red, Green, Yellow], "shared".to_owned())
    );
}

#[test]
fn end_option_thalers_and_then_the_throne_break_ties() {
    let options = [("final-tie", "thalers")];
    let play = ended(&options, [11, 12, 3, 12], [1, 1, 0, 2]);
    assert_eq!(winners(&play), (vec![Yellow], "tie-break".to_owned()));
    let play = ended(&options, [11, 12, 3, 12], [2, 2, 0, 2]);
    assert_eq!(
        winners(&play),
        (vec![Red], "tie-break".to_owned()),
        "the emperor"
    );
}

#[test]
fn points_hidden_or_open() {
    for (value, open) in [("hidden", false), ("open", true)] {
        let play = Scene::with(4, &[("points", value)], Step::Act).load();
        let view = play.0.game().view(play.0.state(), Green.seat().into());
        assert!(view.shows_points(Green));
        assert_eq!(view.shows_points(Red), open);
        let spectator = play.0.game().view(play.0.state(), Viewer::Spectator);
        assert_eq!(spectator.shows_points(Red), open);
    }
    let play = ended(&[], [1, 2, 3, 4], [0, 1, 0, 0]);
    let view = play.0.game().view(play.0.state(), Viewer::Spectator);
    assert!(view.shows_points(Red), "at the end all is told");
}

#[test]
fn two_players_one_electorate_of_each_estate_is_drawn_out() {
    let game = game(2, &[]);
    let mut seen = Vec::new();
    for number in 0..200 {
        let state = game.start(Seed::from_number(number), &mut Silent);
        let closed: Vec<_> = kaiser_rules::Electorate::ALL
            .into_iter()
            .filter(|&electorate| !state.board.lands[electorate].played)
            .collect();
        let estates: Vec<_> = closed
            .iter()
            .map(|electorate| electorate.estate())
            .collect();
        assert_eq!(estates, [Estate::Church, Estate::Secular]);
        seen.extend(closed);
    }
    assert!(
        kaiser_rules::Electorate::ALL
            .iter()
            .all(|electorate| seen.contains(electorate))
    );
}

#[test]
fn two_players_closed_electorates_take_no_part() {
    let mut play = Scene::with(2, &[], Step::Act).load();
    play.act(Action::Take(Card::Permit));
    assert_eq!(
        play.refused(Action::In(Trier)),
        ("Permit", Reason::NotPlayed { electorate: Trier })
    );
}

#[test]
fn two_players_may_buy_a_card_without_using_it() {
    let mut play = Scene::with(2, &[], Step::Act).load();
    // Red has no knight to promote.
    play.act(Action::Take(Card::Promotion));
    assert!(play.saw(Event::Unused {
        colour: Red,
        card: Card::Promotion
    }));
    assert_eq!(play.thalers(Red), 5);
    assert_eq!(
        play.player(Red).cards[Card::Promotion],
        1,
        "it counts for offspring"
    );
    // Green could settle a baron, but does not want to.
    play.act(Action::Take(Card::Permit)).act(Action::Decline);
    assert_eq!((play.thalers(Green), play.player(Green).nobles), (4, 7));
}

#[test]
fn three_and_four_players_must_use_what_they_buy() {
    for seats in [3, 4] {
        let mut play = Scene::with(seats, &[], Step::Act).load();
        assert_eq!(
            play.refused(Action::Take(Card::Promotion)),
            (
                "IV",
                Reason::NoUse {
                    card: Card::Promotion
                }
            )
        );
        play.act(Action::Take(Card::Permit));
        assert_eq!(
            play.refused(Action::Decline),
            ("2 players", Reason::MustUse)
        );
    }
}

#[test]
fn two_players_a_privilege_is_not_used_for_nothing() {
    let scene = Scene::with(2, &[], Step::Act).elector(Koeln, baron(Red, 25));
    let mut play = scene.load();
    play.act(Action::Privilege(Koeln));
    assert_eq!(
        play.refused(Action::Decline),
        ("2 players", Reason::MustUse)
    );
}

#[test]
fn two_players_elect_without_a_third_voter() {
    let scene = Scene::with(2, &[], Step::Act)
        .elector(Boehmen, baron(Green, 25))
        .noble(Sachsen, baron(Green, 25))
        .card(Green, Card::Rival)
        .last_to_pass(Red);
    let mut play = scene.load();
    play.act(Action::Pass);
    assert_eq!(play.board().emperor, Green);
    assert_eq!(
        play.points(Green),
        2,
        "for the seat of Sachsen, not for the vote"
    );
    assert_eq!(
        play.step(),
        Step::Exile {
            noble: baron(Red, 25)
        }
    );
    let knight = at(Boehmen, 0);
    assert!(!play.legal().contains(&knight));
}

#[test]
fn three_players_one_votes_freely() {
    let scene = Scene::with(3, &[], Step::Act)
        .card(Green, Card::Rival)
        .last_to_pass(Red);
    let mut play = scene.load();
    play.act(Action::Pass);
    assert_eq!(play.actor(), Blue);
    play.act(Action::Vote(Ballot::Rival));
    assert!(play.saw(Event::Elected {
        winner: Red,
        emperor: 0,
        rival: 0
    }));
}
