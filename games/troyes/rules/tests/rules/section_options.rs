//! What can be agreed: the rulings that can be read in two ways.

use troyes_rules::{Action, Activity, Building, Colour, Event, EventCard, Family, Step};

use crate::scene::{Scene, game};

use Activity::*;
use Colour::*;
use Family::*;

#[test]
fn a_fifth_round_for_two() {
    let options = [("two-player-rounds", "five")];
    assert_eq!(game(2, &options).rounds(), 5);
    assert_eq!(game(3, &options).rounds(), 5);
    assert_eq!(game(4, &options).rounds(), 6);
    let play = Scene::with(2, &options).round(4).next_round(|_| true);
    assert_eq!(play.board().round, 5);
}

#[test]
fn contests_can_reward_everybody_who_leads() {
    let mut play = Scene::with(4, &[("contests", "all-leaders")])
        .no_dice()
        .card(Procession)
        .tradesman(Blue, Procession)
        .die(Blue, White, 1, 6)
        .die(Green, Red, 1, 6)
        .die(Orange, Red, 2, 1)
        .load();
    play.take(White, &[1])
        .acts(&[Action::Activate(Procession), Action::Times(1)]);
    let points = [Blue, Green, Orange].map(|family| play.player(family).points);
    assert_eq!(points, [0, 2, 2]);
    let mut play = Scene::with(4, &[("contests", "all-leaders")])
        .card(Jousting)
        .tradesman(Blue, Jousting)
        .die(Blue, Red, 1, 6)
        .die(Green, Red, 2, 6)
        .load();
    play.take(Red, &[1])
        .acts(&[Action::Activate(Jousting), Action::Times(1)]);
    assert_eq!(play.player(Green).points, 2);
}

#[test]
fn newcomers_can_replace_the_first_of_their_row() {
    let mut scene = Scene::with(4, &[("newcomers", "replace")]).threat(EventCard::Travelers, &[]);
    for number in 1..=6 {
        let family = [Blue, Green, Orange][usize::from(number - 1) % 3];
        scene = scene.citizen(family, Building::CityHall, number);
    }
    let play = scene.next_round(|play| {
        let events = play.events();
        let came = events
            .iter()
            .filter(|event| matches!(event, Event::NeutralCame { .. }));
        came.count() == 1
    });
    assert!(play.expelled(Building::CityHall).contains(Blue));
    let rows = [1, 4].map(|first| play.citizen(Building::CityHall, first));
    assert!(rows.contains(&Some(Neutral)) && rows.contains(&Some(Blue)));
    assert_eq!(play.citizen(Building::CityHall, 2), Some(Green));
    assert_eq!(play.citizen(Building::CityHall, 3), Some(Orange));
}

#[test]
fn black_dice_can_be_limited_to_six() {
    for (value, expected) in [("as-shown", 7), ("six-at-most", 6)] {
        let scene = Scene::with(4, &[("black-dice", value)])
            .threat(EventCard::War, &[])
            .threat(EventCard::NormanAttack, &[])
            .threat(EventCard::Skirmishes1, &[]);
        let play = scene.next_round(|play| {
            let drawn = play.board().row[3].card;
            drawn.black_dice() == 1
        });
        let rolled = play.events().into_iter().find_map(|event| match event {
            Event::BlackRolled { dice } => Some(dice.iter().flatten().count()),
            _ => None,
        });
        assert_eq!(rolled, Some(expected));
        assert!(!matches!(play.board().step, Step::Over));
    }
}
