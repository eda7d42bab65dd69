//! Phase VII: the emperor's action, and phase VIII.

use kaiser_rules::{Action, City, Colour::*, Electorate::*, Event, Reason, Step};

use crate::scene::{Play, Scene};

/// The end of phase IV of a round in which nothing is decided in V and VI.
fn emperors_turn(round: u8, options: &[(&str, &str)]) -> Play {
    let scene = Scene::with(4, options, Step::Act).round(round);
    let mut play = scene.thalers(Red, 0).last_to_pass(Green).load();
    play.act(Action::Pass);
    play
}

#[test]
fn phase_vii_example_round_2_brings_two_points_and_an_imperial_city() {
    let mut play = emperors_turn(2, &[]);
    assert_eq!(play.points(Red), 2);
    assert_eq!((play.step(), play.actor()), (Step::ImperialCity, Red));
    assert_eq!(play.refused(Action::Decline), ("VII", Reason::Compulsory));
    play.act(Action::In(Boehmen));
    assert!(play.land(Boehmen).cities.contains(&Some(City::Imperial)));
    assert_eq!((play.board().imperial_cities, play.board().round), (1, 3));
}

#[test]
fn phase_vii_rounds_1_to_5_bring_2_2_2_1_1_points_and_thalers_in_3_and_4() {
    for (round, points, thalers) in [(1, 2, 0), (2, 2, 0), (3, 2, 1), (4, 1, 2), (5, 1, 0)] {
        let play = emperors_turn(round, &[]);
        assert_eq!(play.points(Red), points, "round {round}");
        let paid = play.events().into_iter().find_map(|event| match event {
            Event::Paid { thalers, .. } => Some(thalers),
            _ => None,
        });
        assert_eq!(paid.unwrap_or(0), thalers, "round {round}");
    }
}

#[test]
fn phase_vii_round_3_an_imperial_city_may_be_moved() {
    let mut play = emperors_turn(3, &[]);
    assert_eq!(play.step(), Step::ImperialFrom);
    assert_eq!(
        play.refused(Action::In(Boehmen)),
        (
            "VII",
            Reason::NoImperialCity {
                electorate: Boehmen
            }
        )
    );
    play.act(Action::In(Mainz)).act(Action::In(Brandenburg));
    assert_eq!(play.land(Mainz).cities[0], None);
    assert_eq!(play.land(Brandenburg).cities[0], Some(City::Imperial));
    assert_eq!(play.board().round, 4);
    let mut play = emperors_turn(3, &[]);
    play.act(Action::Decline);
    assert_eq!(play.land(Mainz).cities[0], Some(City::Imperial));
}

#[test]
fn phase_vii_option_imperial_cities_both_compulsory_or_both_free() {
    let play = emperors_turn(3, &[("imperial-cities", "both-must")]);
    assert_eq!(play.refused(Action::Decline), ("VII", Reason::Compulsory));
    let mut play = emperors_turn(2, &[("imperial-cities", "both-may")]);
    play.act(Action::Decline);
    assert_eq!(play.board().imperial_cities, 2);
    assert!(play.saw(Event::ImperialStays));
}

#[test]
fn phase_viii_the_next_round_begins() {
    let mut play = emperors_turn(2, &[]);
    play.act(Action::In(Trier));
    assert!(play.saw(Event::RoundBegan { round: 3 }));
}
