//! Phase 3: event cards and what they do.

use troyes_rules::{Building, Colour, Event, EventCard, Family};

use crate::scene::{Play, Scene, space};

use Building::*;
use EventCard::*;
use Family::*;

/// The events that were drawn in this round.
fn drawn(play: &Play) -> Vec<EventCard> {
    play.events()
        .into_iter()
        .filter_map(|event| match event {
            Event::EventDrawn { card } => Some(card),
            _ => None,
        })
        .collect()
}

/// Only black dice came with the new red card, and nothing that touches money, influence or cubes.
fn quiet(play: &Play) -> bool {
    let harmless = [
        Brigandage1,
        Brigandage2,
        Brigandage3,
        Skirmishes1,
        Skirmishes2,
        War,
        NormanAttack,
        Travelers,
        TheologicalConflict,
    ];
    drawn(play).iter().all(|card| harmless.contains(card))
}

fn black(play: &Play) -> usize {
    let mut events = play.events().into_iter();
    let rolled = events.find_map(|event| match event {
        Event::BlackRolled { dice } => Some(dice.iter().flatten().count()),
        _ => None,
    });
    rolled.unwrap_or(0)
}

#[test]
fn a_red_card_comes_first_and_names_the_second() {
    let play = Scene::new().next_round(|_| true);
    let cards = drawn(&play);
    assert_eq!(cards.len(), 2);
    assert_eq!(cards[0].stack(), Some(Colour::Red));
    assert_eq!(cards[1].stack(), play.0.game().data().events[cards[0]].icon);
    let row: Vec<EventCard> = play.board().row.iter().map(|threat| threat.card).collect();
    assert_eq!(row, cards);
}

/// The example: Marauding and War bring three black dice, and the Theological Conflict acts as well.
#[test]
fn example_war_and_theological_conflict() {
    let play = Scene::new().next_round(|play| drawn(play) == [War, TheologicalConflict]);
    assert_eq!(black(&play), 3);
    assert!(play.events().iter().any(|event| matches!(
        event,
        Event::NeutralCame {
            card: TheologicalConflict,
            ..
        }
    )));
}

#[test]
fn all_events_act_again_every_round() {
    let scene = Scene::new()
        .threat(War, &[])
        .threat(NormanAttack, &[])
        .threat(Skirmishes1, &[]);
    let play = scene.next_round(|play| drawn(play)[0] == Brigandage1);
    assert_eq!(black(&play), 1 + 2 + 2 + 1 + 1);
    assert!(play.board().black.is_sorted_by(|one, other| one >= other));
}

#[test]
fn drought_takes_a_denier_for_each_citizen_in_the_city_hall() {
    let scene = Scene::new()
        .threat(Drought, &[])
        .citizen(Blue, CityHall, 1)
        .citizen(Blue, CityHall, 2)
        .expelled(Green, CityHall);
    let play = scene.next_round(quiet);
    for (family, amount) in [(Blue, 2), (Green, 0), (Orange, 0)] {
        assert!(play.saw(Event::TookDeniers {
            card: Drought,
            family,
            amount,
            lost: 0
        }));
    }
}

#[test]
fn civil_war_takes_three_deniers_and_two_points_where_they_are_missing() {
    let mut scene = Scene::with(2, &[])
        .threat(CivilWar, &[])
        .deniers(Blue, 0)
        .deniers(Green, 7)
        .points(Blue, 9);
    for number in 1..=6 {
        scene = scene.citizen(Blue, Palace, number);
    }
    let play = scene.next_round(quiet);
    assert!(play.saw(Event::TookDeniers {
        card: CivilWar,
        family: Blue,
        amount: 0,
        lost: 2
    }));
    assert!(play.saw(Event::TookDeniers {
        card: CivilWar,
        family: Green,
        amount: 3,
        lost: 0
    }));
    assert_eq!(play.player(Blue).points, 7);
}

#[test]
fn heresy_takes_two_influence() {
    let scene = Scene::new()
        .threat(Heresy, &[])
        .influence(Blue, 5)
        .influence(Green, 1)
        .points(Green, 4);
    let play = scene.next_round(quiet);
    assert!(play.saw(Event::TookInfluence {
        card: Heresy,
        family: Blue,
        amount: 2,
        lost: 0
    }));
    assert!(play.saw(Event::TookInfluence {
        card: Heresy,
        family: Green,
        amount: 1,
        lost: 2
    }));
}

#[test]
fn support_helps_the_two_nearest_cards_to_its_left_but_not_marauding() {
    let scene = Scene::new()
        .threat(Skirmishes1, &[])
        .threat(Skirmishes2, &[])
        .threat(War, &[Blue])
        .threat(Support, &[]);
    let play = scene.next_round(quiet);
    assert_eq!(play.board().cubes_on(Skirmishes1), []);
    assert_eq!(play.board().cubes_on(Skirmishes2), [Neutral]);
    assert_eq!(play.board().cubes_on(War), [Blue, Neutral]);
    assert_eq!(play.board().cubes_on(Marauding), []);

    let play = Scene::new()
        .threat(War, &[])
        .threat(Support, &[])
        .next_round(quiet);
    assert_eq!(play.board().cubes_on(War), [Neutral]);
    assert_eq!(play.board().cubes_on(Marauding), []);
}

#[test]
fn support_can_finish_an_event_off() {
    let scene = Scene::new()
        .threat(Skirmishes1, &[])
        .threat(War, &[Blue, Blue, Neutral])
        .threat(Support, &[])
        .threat(Heresy, &[]);
    let play = scene.next_round(quiet);
    assert!(!play.board().threatens(War));
    assert_eq!(play.board().cubes_on(Skirmishes1), [Neutral]);
    assert!(play.saw(Event::Overcome {
        card: War,
        winner: Some(Blue)
    }));
    // Both have two: they share 5 + 1, and the neutral half is lost.
    assert_eq!(play.player(Blue).points, 3);
    // War acted before; the card to the right of Support acts too.
    assert!(play.events().iter().any(|event| matches!(
        event,
        Event::TookInfluence {
            card: Heresy,
            family: Blue,
            ..
        }
    )));
}

#[test]
fn conflict_of_succession_expels_who_stands_there() {
    let mut scene = Scene::new().threat(ConflictOfSuccession, &[]);
    for number in 1..=6 {
        let family = if number % 2 == 0 { Blue } else { Green };
        scene = scene.citizen(family, Palace, number);
    }
    let play = scene.next_round(quiet);
    let (die, space_taken) = play
        .events()
        .into_iter()
        .find_map(|event| match event {
            Event::NeutralCame {
                card: ConflictOfSuccession,
                die,
                space,
            } => Some((die, space)),
            _ => None,
        })
        .unwrap();
    assert_eq!(space_taken, space(Palace, die));
    assert_eq!(play.citizen(Palace, die), Some(Neutral));
    let victim = if die % 2 == 0 { Blue } else { Green };
    assert!(play.expelled(Palace).contains(victim));
}

#[test]
fn travelers_push_the_row_of_their_die() {
    let mut scene = Scene::new().threat(Travelers, &[]);
    for number in 1..=3 {
        scene = scene.citizen([Blue, Green, Orange][number - 1], CityHall, number as u8);
    }
    let play = scene.next_round(|play| {
        quiet(play)
            && play.events().iter().any(|event| {
                matches!(event, Event::NeutralCame { card: Travelers, die, .. } if *die <= 3)
            })
    });
    let row = [1, 2, 3].map(|number| play.citizen(CityHall, number));
    assert_eq!(row, [Some(Neutral), Some(Blue), Some(Green)]);
    assert!(play.expelled(CityHall).contains(Orange));
    // The die of this round was rolled before the event.
    assert!(play.board().has_dice(Orange));
}

#[test]
fn theological_conflict_brings_a_neutral_citizen_into_the_bishopric() {
    let scene = Scene::new()
        .threat(TheologicalConflict, &[])
        .citizen(Blue, Bishopric, 5);
    let play = scene.next_round(|play| {
        play.events().iter().any(|event| {
            matches!(event, Event::NeutralCame { card: TheologicalConflict, die, .. } if *die >= 5)
        })
    });
    assert_eq!(play.citizen(Bishopric, 5), Some(Neutral));
    assert_eq!(play.citizen(Bishopric, 6), Some(Blue));
}

#[test]
fn with_all_neutral_citizens_in_play_none_comes() {
    let mut scene = Scene::new().threat(Travelers, &[]);
    for number in 1..=4 {
        scene = scene
            .citizen(Neutral, Palace, number)
            .citizen(Neutral, Bishopric, number);
    }
    let play = scene.next_round(quiet);
    assert!(play.saw(Event::NoNeutralLeft { card: Travelers }));
    assert_eq!(play.player(Neutral).reserve, 0);
}

#[test]
fn itinerant_master_builders_take_the_lowest_free_place() {
    let scene = Scene::new()
        .threat(ItinerantMasterBuilders, &[])
        .cathedral(Blue, 1, 1)
        .cathedral(Blue, 2, 1)
        .cathedral(Green, 1, 2);
    let play = scene.next_round(quiet);
    assert_eq!(play.board().cathedral[0][2], Some(Neutral));
    let mut scene = Scene::new().threat(ItinerantMasterBuilders, &[]);
    for level in 1..=3 {
        for column in 1..=6 {
            scene = scene.cathedral(Blue, level, column);
        }
    }
    let play = scene.next_round(quiet);
    assert_eq!(play.board().cathedral_cubes(Neutral), 0);
}

#[test]
fn disruption_of_the_works_takes_the_highest_cube() {
    let scene = Scene::new()
        .threat(DisruptionOfTheWorks, &[])
        .cathedral(Blue, 1, 6)
        .cathedral(Blue, 1, 2)
        .cathedral(Neutral, 2, 2)
        .cathedral(Blue, 1, 1)
        .cathedral(Green, 2, 1);
    let play = scene.next_round(quiet);
    assert_eq!(play.board().cathedral[1][1], None);
    assert_eq!(play.board().cathedral[1][0], Some(Green));
    let play = Scene::new()
        .threat(DisruptionOfTheWorks, &[])
        .next_round(quiet);
    assert!(
        !play
            .events()
            .iter()
            .any(|event| matches!(event, Event::Demolished { .. }))
    );
}

#[test]
fn the_start_player_counters_first() {
    let play = Scene::new()
        .next_round(|play| matches!(play.board().step, troyes_rules::Step::Counter { .. }));
    assert_eq!(play.family(), Some(Natural));
    assert!(!play.board().black.is_empty());
}
