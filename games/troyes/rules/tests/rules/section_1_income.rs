//! Phase 1: income and salaries.

use troyes_rules::{Building, Event, Family};

use crate::scene::Scene;

use Building::*;
use Family::*;

#[test]
fn ten_deniers_less_one_in_the_bishopric_and_two_in_the_palace() {
    let scene = Scene::new()
        .deniers(Blue, 0)
        .citizen(Blue, Palace, 1)
        .citizen(Blue, Bishopric, 1)
        .citizen(Blue, CityHall, 1);
    let play = scene.next_round(|_| true);
    assert!(play.saw(Event::Paid {
        family: Blue,
        income: 10,
        salaries: 3,
        lost: 0
    }));
}

/// Whoever cannot pay gives all they have and loses two points, whatever is missing.
#[test]
fn who_cannot_pay_loses_two_points() {
    let mut scene = Scene::with(2, &[]).deniers(Blue, 0).points(Blue, 5);
    for number in 1..=6 {
        scene = scene
            .citizen(Blue, Palace, number)
            .citizen(Blue, Bishopric, number);
    }
    let play = scene.next_round(|_| true);
    // 12 + 6 are due; 10 and the 2 for passing are there.
    assert!(play.saw(Event::Paid {
        family: Blue,
        income: 10,
        salaries: 12,
        lost: 2
    }));
}

#[test]
fn who_has_no_points_loses_none() {
    let mut scene = Scene::with(2, &[]).deniers(Blue, 0).points(Blue, 1);
    for number in 1..=6 {
        scene = scene
            .citizen(Blue, Palace, number)
            .citizen(Blue, Bishopric, number);
    }
    let play = scene.next_round(|_| true);
    assert!(play.saw(Event::Paid {
        family: Blue,
        income: 10,
        salaries: 12,
        lost: 1
    }));
    assert_eq!(play.player(Blue).points, 0);
}
