//! The appendix: red activity cards.

use troyes_rules::{Action, Activity, Building, Colour, Event, EventCard, Family, Reason, Step};

use crate::scene::Scene;

use Activity::*;
use Colour::*;
use EventCard::{Marauding, NormanAttack, War};
use Family::*;

/// Blue has red dice of 6, 6 and 3 and a tradesman on the card; War and a Norman Attack threaten.
fn scene(card: Activity) -> Scene {
    Scene::new()
        .card(card)
        .tradesman(Blue, card)
        .die(Blue, Red, 1, 6)
        .die(Blue, Red, 2, 6)
        .die(Blue, Red, 3, 3)
        .threat(War, &[])
        .threat(NormanAttack, &[])
}

#[test]
fn archer_hits_on_three_or_more_and_chooses_any_events() {
    let mut play = scene(Archer).dice(&[1, 3, 6]).influence(Blue, 0).load();
    play.take(Red, &[1])
        .acts(&[Action::Activate(Archer), Action::Times(3)]);
    for die in [1, 3, 6] {
        assert!(play.saw(Event::Shot { die }));
    }
    assert_eq!(
        play.board().step,
        Step::Cubes {
            family: Blue,
            left: 2
        }
    );
    play.acts(&[Action::Cubes(War, 1), Action::Cubes(Marauding, 1)]);
    assert_eq!(play.board().cubes_on(War), [Blue]);
    assert_eq!(play.board().cubes_on(Marauding), [Blue]);
    assert_eq!(play.player(Blue).influence, 2);
    assert_eq!(play.family(), Some(Green));
}

#[test]
fn archer_who_misses_places_nothing() {
    let mut play = scene(Archer).dice(&[2]).load();
    play.take(Red, &[1])
        .acts(&[Action::Activate(Archer), Action::Times(1)]);
    assert_eq!(play.family(), Some(Green));
}

#[test]
fn chivalry_gives_a_cube_for_each_red_die_left() {
    let mut play = scene(Chivalry).influence(Blue, 0).load();
    play.take(Red, &[1])
        .acts(&[Action::Activate(Chivalry), Action::Times(1)]);
    assert_eq!(
        play.board().step,
        Step::Cubes {
            family: Blue,
            left: 2
        }
    );
    play.acts(&[
        Action::Cubes(NormanAttack, 1),
        Action::Done,
        Action::Confirm,
    ]);
    assert_eq!(play.board().cubes_on(NormanAttack), [Blue]);
    assert_eq!(play.player(Blue).influence, 1);
}

#[test]
fn diplomat_pays_all_influence_before_the_cubes_come() {
    let mut play = scene(Diplomat).influence(Blue, 2).load();
    play.take(Red, &[1, 2]).act(Action::Activate(Diplomat));
    // 12 / 2 would be six times; the cubes' influence comes too late.
    assert_eq!(
        play.refused(Action::Times(3)),
        ("4.1", Reason::TooOften { most: 2 })
    );
    play.act(Action::Times(2));
    assert_eq!(play.player(Blue).influence, 0);
    play.acts(&[Action::Cubes(War, 1), Action::Cubes(NormanAttack, 1)]);
    assert_eq!(play.player(Blue).influence, 2);
}

#[test]
fn single_cubes_can_overcome_an_event_and_go_on() {
    let mut play = scene(Diplomat)
        .board(|board| board.row[0].cubes.extend([Green, Green, Blue]))
        .influence(Blue, 3)
        .load();
    play.take(Red, &[1])
        .acts(&[Action::Activate(Diplomat), Action::Times(2)])
        .act(Action::Cubes(War, 1));
    assert!(!play.board().threatens(War));
    assert!(!play.may(Action::Cubes(War, 1)));
    play.act(Action::Cubes(NormanAttack, 1));
    // Two and two: half of 5 + 1 each; Green placed first and has the card.
    assert_eq!(play.player(Blue).points, 3);
    assert_eq!(play.player(Green).points, 3);
    assert_eq!(play.player(Green).events_won, 1);
}

#[test]
fn hunting_gives_three_influence() {
    let mut play = scene(Hunting).influence(Blue, 0).load();
    play.take(Red, &[1, 2])
        .acts(&[Action::Activate(Hunting), Action::Times(3)]);
    assert_eq!(play.player(Blue).influence, 9);
}

#[test]
fn mercenary_gives_three_deniers() {
    let mut play = scene(Mercenary).deniers(Blue, 0).load();
    play.take(Red, &[1, 2, 3])
        .acts(&[Action::Activate(Mercenary), Action::Times(5)]);
    assert_eq!(play.player(Blue).deniers, 15);
}

#[test]
fn tax_collector_takes_a_denier_for_each_citizen_in_the_city_hall() {
    let mut play = scene(TaxCollector)
        .citizen(Blue, Building::CityHall, 1)
        .citizen(Green, Building::CityHall, 2)
        .citizen(Green, Building::CityHall, 3)
        .citizen(Orange, Building::CityHall, 4)
        .citizen(Neutral, Building::CityHall, 5)
        .expelled(Natural, Building::CityHall)
        .deniers(Green, 3)
        .points(Green, 4)
        .load();
    play.take(Red, &[1, 2])
        .acts(&[Action::Activate(TaxCollector), Action::Times(2)]);
    // Green owes 4 and has 3; nobody is punished.
    assert_eq!(play.player(Green).deniers, 0);
    assert_eq!(play.player(Green).points, 4);
    assert_eq!(play.player(Orange).deniers, 3);
    assert_eq!(play.player(Natural).deniers, 5);
    assert_eq!(play.player(Blue).deniers, 5 + 3 + 2 + 2);
}

#[test]
fn captain_gives_a_point_for_each_event_with_a_cube() {
    let mut play = scene(Captain)
        .board(|board| {
            board.row[0].cubes.extend([Blue, Green]);
            board.row[1].cubes.push(Green);
            board.marauding.push(Blue);
        })
        .load();
    play.take(Red, &[1, 2])
        .acts(&[Action::Activate(Captain), Action::Times(2)]);
    assert_eq!(play.player(Blue).points, 4);
}

#[test]
fn jousting_for_the_greatest_sum_of_red_dice_left() {
    let points = |green: u8, neutral: u8, times: u8| {
        let mut scene = scene(Jousting).die(Blue, Red, 4, 5);
        if green > 0 {
            scene = scene.die(Green, Red, 5, green);
        }
        if neutral > 0 {
            scene = scene.die(Neutral, Red, 6, neutral);
        }
        let mut play = scene.load();
        play.take(Red, &[1, 2])
            .acts(&[Action::Activate(Jousting), Action::Times(times)]);
        play.player(Blue).points
    };
    // 3 and 5 are left to Blue.
    assert_eq!(points(6, 6, 2), 4);
    let mut play = scene(Jousting)
        .die(Green, Red, 4, 3)
        .die(Neutral, Red, 5, 4)
        .load();
    play.take(Red, &[1])
        .acts(&[Action::Activate(Jousting), Action::Times(1)]);
    assert_eq!(play.player(Blue).points, 2);
    let mut play = scene(Jousting)
        .die(Green, Red, 4, 5)
        .die(Green, Red, 5, 5)
        .load();
    play.take(Red, &[1])
        .acts(&[Action::Activate(Jousting), Action::Times(1)]);
    // 6 and 3 against 5 and 5.
    assert_eq!(play.player(Blue).points, 0);
    assert_eq!(play.player(Green).points, 0);
}

#[test]
fn jousting_tie_scores() {
    let mut play = scene(Jousting)
        .die(Neutral, Red, 4, 5)
        .die(Neutral, Red, 5, 4)
        .load();
    play.take(Red, &[1])
        .acts(&[Action::Activate(Jousting), Action::Times(1)]);
    assert_eq!(play.player(Blue).points, 2);
}

#[test]
fn troubadour_turns_three_influence_into_two_points() {
    let mut play = scene(Troubadour).influence(Blue, 7).load();
    play.take(Red, &[1, 2, 3]).act(Action::Activate(Troubadour));
    assert_eq!(
        play.refused(Action::Times(3)),
        ("4.1", Reason::TooOften { most: 2 })
    );
    play.act(Action::Times(2));
    assert_eq!(play.player(Blue).influence, 1);
    assert_eq!(play.player(Blue).points, 4);
}
