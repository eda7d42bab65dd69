//! Phase I: income.

use kaiser_rules::{City, Colour::*, Electorate::*, Event, Step};

use crate::scene::{Play, Scene, baron};

fn income(play: &Play, wanted: kaiser_rules::Colour) -> Event {
    play.events()
        .into_iter()
        .find(|event| matches!(event, Event::Income { colour, .. } if *colour == wanted))
        .expect("everybody is paid")
}

#[test]
fn phase_i_everybody_gets_six_on_top_of_what_is_left() {
    let play = Scene::new(Step::Act).thalers(Green, 3).next_round();
    assert_eq!(
        income(&play, Green),
        Event::Income {
            colour: Green,
            base: 6,
            cities: 0,
            sachsen: 0,
            lost: 0,
            thalers: 9
        }
    );
}

#[test]
fn phase_i_one_thaler_for_each_own_city_and_each_foreign_city_ruled() {
    let scene = Scene::new(Step::Act)
        .thalers(Green, 0)
        .thalers(Blue, 0)
        .elector(Sachsen, baron(Green, 25))
        .city(Sachsen, City::Own(Green))
        .city(Sachsen, City::Own(Blue))
        .city(Sachsen, City::Own(Blue));
    let play = scene.next_round();
    // Green: its own city once, the two Blue ones it rules, and Sachsen itself.
    assert!(matches!(
        income(&play, Green),
        Event::Income {
            cities: 3,
            sachsen: 2,
            thalers: 11,
            ..
        }
    ));
    assert!(matches!(
        income(&play, Blue),
        Event::Income {
            cities: 2,
            sachsen: 0,
            thalers: 8,
            ..
        }
    ));
}

#[test]
fn phase_i_imperial_cities_pay_nothing() {
    let scene = Scene::new(Step::Act)
        .thalers(Green, 0)
        .elector(Mainz, baron(Green, 25));
    let scene = scene.castle(Mainz, Green);
    let play = scene.next_round();
    assert!(matches!(
        income(&play, Green),
        Event::Income { cities: 0, .. }
    ));
}

#[test]
fn phase_i_nobody_has_more_than_twelve() {
    let play = Scene::new(Step::Act).thalers(Yellow, 10).next_round();
    assert!(matches!(
        income(&play, Yellow),
        Event::Income {
            lost: 4,
            thalers: 12,
            ..
        }
    ));
    assert_eq!(play.thalers(Yellow), 12);
}

#[test]
fn phase_i_electors_return_from_the_privilege_spaces() {
    let scene = Scene::new(Step::Act)
        .elector(Koeln, baron(Green, 25))
        .board(|board| board.lands[Koeln].used = true);
    let play = scene.next_round();
    assert!(!play.land(Koeln).used);
}
