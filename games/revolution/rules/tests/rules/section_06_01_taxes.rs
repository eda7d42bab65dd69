//! Taxes (6.1).

use revolution_rules::{Action, City, Event, Faction, Phase, Province, Reason, Region, Step};

use crate::scene::{Play, Scene};

/// The Catholics are first in a turn that begins after the others have chosen their places.
fn taxes(scene: Scene) -> Play {
    // The Reformers, last of the order, choose to be last: then turn 1 begins.
    let mut play = scene
        .turn(0)
        .board(|board| {
            board.order = [
                Faction::Catholic,
                Faction::Habsburg,
                Faction::Nobility,
                Faction::Burgher,
                Faction::Reformer,
            ]
            .into_iter()
            .collect();
        })
        .last_of(Phase::Overflow, Step::Overflow)
        .load();
    play.act(Action::Done)
        .pass_until(|board| board.phase == Phase::End);
    while play.board().turn == 0 {
        let last = *play.legal().last().expect("a place");
        play.act(last);
    }
    play
}

#[test]
fn s6_1_province_taxes_are_added_and_rounded_down() {
    let play = taxes(
        Scene::new()
            .country(Faction::Nobility, Province::Liege, 1)
            .country(Faction::Nobility, Province::Generality, 1)
            .country(Faction::Nobility, Province::Cleve, 1)
            .country(Faction::Nobility, Province::Zeeland, 1)
            .country(Faction::Nobility, Province::Drenthe, 1),
    );
    // 2 + 0.5 + 0.5 + 0.5, and nothing from Drenthe.
    assert!(play.saw(Event::ProvincesPaid {
        faction: Faction::Nobility,
        coins: 3
    }));
}

#[test]
fn s6_1_all_cities_pay_the_same_rate() {
    let mut play = taxes(Scene::new().city(Faction::Catholic, City::Koeln, 1).city(
        Faction::Catholic,
        City::Gent,
        2,
    ));
    assert!(matches!(play.board().step, Step::Tax));
    assert_eq!(play.legal(), [1, 2, 3].map(Action::Rate));
    let before = play.board().treasury[Faction::Catholic];
    play.act(Action::Rate(3));
    assert_eq!(play.board().treasury[Faction::Catholic], before + 6);
}

#[test]
fn s6_1_short_of_pieces_only_full_rounds_are_taken() {
    // Six cities and ten pieces: one each is possible, two each is not.
    let scene = |options: &[(&str, &str)]| {
        let cities = [
            City::Aachen,
            City::Gent,
            City::Koeln,
            City::Liege,
            City::Leiden,
            City::Utrecht,
        ];
        let mut scene = Scene::with(5, options);
        for city in cities {
            scene = scene
                .city(Faction::Habsburg, city, 1)
                .city_card(Faction::Habsburg, city);
        }
        scene
            .left(Faction::Habsburg, 10)
            .city_card(Faction::Catholic, City::Brugge)
            .at(Phase::Taxes, Faction::Catholic, Step::Tax)
            .load()
    };
    let mut revised = scene(&[]);
    revised.act(Action::Rate(1));
    assert!(revised.saw(Event::CitiesPaid {
        faction: Faction::Habsburg,
        rate: 1,
        coins: 6
    }));
    let mut first = scene(&[("short-tax", "all-there-is")]);
    first.act(Action::Rate(1));
    assert_eq!(first.chooser(), Some(Faction::Habsburg));
    assert_eq!(
        first.refused(Action::Rate(3)),
        ("6.1", Reason::TooFewForRate { rate: 3, left: 10 })
    );
    first.act(Action::Rate(2));
    assert!(first.saw(Event::CitiesPaid {
        faction: Faction::Habsburg,
        rate: 2,
        coins: 10
    }));
}

#[test]
fn s6_1_a_faction_without_cities_is_not_asked() {
    let play = taxes(Scene::new().army(Faction::Habsburg, Region::East, 1));
    assert_ne!(play.board().phase, Phase::Taxes);
}
