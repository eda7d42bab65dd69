//! Action 4: placing a citizen.

use troyes_rules::{Action, Activity, Building, Colour, Event, Family, Reason, Source};

use crate::scene::{Play, Scene, space};

use Building::*;
use Colour::*;
use Family::*;

fn place(play: &mut Play, building: Building, source: Source) {
    play.acts(&[
        Action::Place(building),
        Action::From(source),
        Action::Confirm,
    ]);
}

/// The example: Femke buys Sam's 1 and pushes her own citizen out of the first row of the City Hall.
#[test]
fn example_expelling_oneself() {
    let mut play = Scene::new()
        .citizen(Orange, CityHall, 1)
        .citizen(Blue, CityHall, 2)
        .citizen(Green, CityHall, 3)
        .die(Orange, Yellow, 1, 1)
        .turn(Green)
        .load();
    play.take(Yellow, &[1]);
    place(&mut play, CityHall, Source::Supply);
    let row = [1, 2, 3].map(|number| play.citizen(CityHall, number));
    assert_eq!(row, [Some(Green), Some(Orange), Some(Blue)]);
    assert!(play.expelled(CityHall).contains(Green));
    assert_eq!(play.player(Green).deniers, 3);
    assert_eq!(play.player(Orange).deniers, 7);
}

/// The example: Anna buys the neutral 3 and expels Esther from the third space of the Palace.
#[test]
fn example_expelling_from_the_palace() {
    let mut play = Scene::new()
        .citizen(Natural, Palace, 3)
        .die(Neutral, Red, 1, 3)
        .load();
    play.take(Red, &[1]);
    place(&mut play, Palace, Source::Supply);
    assert_eq!(play.citizen(Palace, 3), Some(Blue));
    assert!(play.expelled(Palace).contains(Natural));
    assert!(play.saw(Event::Expelled {
        family: Natural,
        building: Palace
    }));
    assert_eq!(play.player(Blue).deniers, 3);
}

#[test]
fn the_die_shows_the_row() {
    for (building, value, number) in [
        (Palace, 5, 5),
        (Bishopric, 2, 1),
        (Bishopric, 3, 3),
        (Bishopric, 6, 5),
        (CityHall, 3, 1),
        (CityHall, 4, 4),
    ] {
        let mut play = Scene::new().die(Blue, building.colour(), 1, value).load();
        play.take(building.colour(), &[1]);
        place(&mut play, building, Source::Supply);
        assert_eq!(play.citizen(building, number), Some(Blue), "{building:?}");
    }
}

#[test]
fn exactly_one_die_of_the_buildings_colour() {
    let mut play = Scene::new()
        .die(Blue, Red, 1, 1)
        .die(Blue, Red, 2, 1)
        .load();
    play.take(Red, &[1]);
    assert_eq!(
        play.refused(Action::Place(CityHall)),
        ("4.4", Reason::WrongColour { colour: Yellow })
    );
    play.take(Red, &[2]);
    assert_eq!(play.refused(Action::Place(Palace)), ("4.4", Reason::OneDie));
}

#[test]
fn a_second_citizen_of_the_same_colour_is_not_expelled() {
    let scene = || Scene::new().citizen(Green, Palace, 3).die(Blue, Red, 1, 3);
    let mut play = scene().expelled(Green, Palace).load();
    play.take(Red, &[1]);
    let reason = Reason::SecondExpulsion {
        family: Green,
        building: Palace,
    };
    assert_eq!(play.refused(Action::Place(Palace)), ("4.4", reason));
    // Another building's picture does not matter, nor another colour.
    let mut play = scene()
        .expelled(Green, CityHall)
        .expelled(Orange, Palace)
        .load();
    play.take(Red, &[1]);
    assert!(play.may(Action::Place(Palace)));
}

#[test]
fn who_is_picked_up_from_the_picture_does_not_lie_there_any_more() {
    let mut play = Scene::new()
        .citizen(Blue, Palace, 3)
        .expelled(Blue, Palace)
        .die(Blue, Red, 1, 3)
        .load();
    // One from the supply would be the second to lie there, so there is only one source.
    play.take(Red, &[1]).act(Action::Place(Palace));
    assert_eq!(play.citizen(Palace, 3), Some(Blue));
    assert!(play.expelled(Palace).contains(Blue));
}

#[test]
fn a_gap_in_the_row_is_filled_and_nobody_expelled() {
    let mut play = Scene::new()
        .citizen(Green, CityHall, 1)
        .citizen(Orange, CityHall, 3)
        .die(Blue, Yellow, 1, 2)
        .load();
    play.take(Yellow, &[1]);
    place(&mut play, CityHall, Source::Supply);
    let row = [1, 2, 3].map(|number| play.citizen(CityHall, number));
    assert_eq!(row, [Some(Blue), Some(Green), Some(Orange)]);
    assert!(play.expelled(CityHall).is_empty());
}

#[test]
fn a_citizen_can_move_to_the_front_of_its_row() {
    let mut play = Scene::new()
        .citizen(Green, CityHall, 1)
        .citizen(Orange, CityHall, 2)
        .citizen(Blue, CityHall, 3)
        .expelled(Blue, CityHall)
        .die(Blue, Yellow, 1, 2)
        .load();
    play.take(Yellow, &[1]);
    place(&mut play, CityHall, Source::Space(space(CityHall, 3)));
    let row = [1, 2, 3].map(|number| play.citizen(CityHall, number));
    assert_eq!(row, [Some(Blue), Some(Green), Some(Orange)]);
}

#[test]
fn a_citizen_who_stands_there_already_cannot_be_placed_there() {
    let mut play = Scene::of(2)
        .citizen(Blue, Palace, 3)
        .die(Blue, Red, 1, 3)
        .load();
    play.take(Red, &[1]).act(Action::Place(Palace));
    assert_eq!(
        play.refused(Action::From(Source::Space(space(Palace, 3)))),
        ("4.4", Reason::AlreadyThere)
    );
}

#[test]
fn a_tradesman_can_become_a_citizen_again() {
    let mut play = Scene::new()
        .tradesman(Blue, Activity::Merchant)
        .die(Blue, Yellow, 1, 4)
        .load();
    play.take(Yellow, &[1]);
    place(&mut play, CityHall, Source::Card(Activity::Merchant));
    assert_eq!(play.citizen(CityHall, 4), Some(Blue));
    assert_eq!(play.board().tradesmen(Blue), 0);
}

#[test]
fn only_citizens_that_are_there() {
    let mut play = Scene::new()
        .citizen(Green, Palace, 1)
        .die(Blue, Red, 1, 3)
        .load();
    play.take(Red, &[1]);
    for source in [
        Source::Space(space(Palace, 1)),
        Source::Card(Activity::Merchant),
        Source::Expelled(Palace),
    ] {
        assert_eq!(
            play.refused(Action::From(source)),
            ("4.4", Reason::NoCitizen { source })
        );
    }
}
