//! Phase 2: the dice of all districts.

use troyes_rules::{Building, Event, Family, Space};

use crate::scene::{Scene, space};

use Building::*;
use Family::*;

#[test]
fn every_citizen_in_a_building_gives_a_die_and_the_neutral_ones_too() {
    let scene = Scene::new()
        .citizen(Blue, Palace, 1)
        .citizen(Green, CityHall, 2)
        .citizen(Neutral, Bishopric, 3)
        .expelled(Orange, Palace);
    let play = scene.next_round(|_| true);
    let rolled: Vec<_> = play
        .events()
        .into_iter()
        .filter_map(|event| match event {
            Event::Rolled { family, dice } => {
                let mut rolled = Space::all().filter(|space| dice[space.index()].is_some());
                Some((family, rolled.next()?))
            }
            _ => None,
        })
        .collect();
    // Natural leads the fourth round; the neutral dice come last.
    let expected = [
        (Natural, space(Bishopric, 4)),
        (Blue, space(Palace, 1)),
        (Green, space(CityHall, 2)),
        (Neutral, space(Bishopric, 3)),
    ];
    assert_eq!(rolled, expected);
}
