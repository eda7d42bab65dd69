//! Overflow (6.13).

use revolution_rules::{
    Action, City, Colour, Event, Faction, Phase, Province, Reason, Single, Spot, Step, Town,
};

use crate::scene::{Play, Scene};

use Province::*;

/// Pieces of the Nobility above the limit of a province, about to overflow.
fn flood(scene: Scene, from: Province) -> Play {
    let limit = scene.game.data().provinces[from].limit;
    let mut play = scene
        .country(Faction::Nobility, from, limit + 1)
        .at(Phase::Overflow, Faction::Nobility, Step::Overflow)
        .load();
    play.act(Action::Province(from));
    play
}

fn sorted(mut provinces: Vec<Province>) -> Vec<Province> {
    provinces.sort();
    provinces
}

#[test]
fn s6_13_example_everything_that_gelderland_reaches() {
    let all = [
        Cleve, Generality, Holland, Overijssel, Utrecht, Geldern, Limburg, Koeln, Liege,
        Maastricht, Venlo, Namur, Trier,
    ];
    for edition in ["first", "revised"] {
        let play = flood(Scene::with(5, &[("edition", edition)]), Gelderland);
        assert_eq!(sorted(play.provinces()), sorted(all.to_vec()), "{edition}");
    }
}

#[test]
fn s6_13_geldern_is_reached_by_river_in_the_first_and_by_land_in_the_revised_edition() {
    let first = Scene::with(5, &[("edition", "first")]).game;
    let revised = Scene::with(5, &[("edition", "revised")]).game;
    assert!(!first.neighbours(Gelderland).contains(Geldern));
    assert!(revised.neighbours(Gelderland).contains(Geldern));
}

#[test]
fn s6_13_example_namur_is_closed_if_a_rival_holds_liege() {
    let held = |holder| flood(Scene::new().city_card(holder, City::Liege), Gelderland);
    let rival = held(Faction::Catholic);
    assert!(
        rival.provinces().contains(&Liege),
        "the city itself is not passed"
    );
    assert_eq!(
        rival.refused(Action::Province(Namur)),
        (
            "6.13",
            Reason::RiverBlocked {
                to: Namur,
                at: Spot::City(City::Liege),
                by: Faction::Catholic
            }
        )
    );
    assert!(held(Faction::Nobility).provinces().contains(&Namur));
}

#[test]
fn s6_13_example_trier_is_closed_if_a_rival_holds_koeln() {
    let play = flood(
        Scene::new().city_card(Faction::Burgher, City::Koeln),
        Gelderland,
    );
    assert!(play.provinces().contains(&Koeln));
    assert_eq!(
        play.refused(Action::Province(Trier)).1,
        Reason::RiverBlocked {
            to: Trier,
            at: Spot::City(City::Koeln),
            by: Faction::Burgher
        }
    );
}

#[test]
fn s6_13_example_holland_reaches_koeln_past_arnhem_or_nijmegen() {
    let held = |towns: &[Town]| {
        let mut scene = Scene::new();
        for &town in towns {
            scene = scene.town(Faction::Habsburg, town);
        }
        flood(scene, Holland).provinces().contains(&Koeln)
    };
    assert!(held(&[]));
    assert!(held(&[Town::Arnhem]));
    assert!(held(&[Town::Nijmegen]));
    assert!(!held(&[Town::Arnhem, Town::Nijmegen]));
    // Neutrals let everybody pass.
    let neutral = Scene::new()
        .town(Colour::Neutral, Town::Arnhem)
        .town(Colour::Neutral, Town::Nijmegen);
    assert!(flood(neutral, Holland).provinces().contains(&Koeln));
}

#[test]
fn s6_13_allies_let_each_other_pass() {
    let scene = Scene::with(2, &[])
        .town(Faction::Habsburg, Town::Arnhem)
        .town(Faction::Habsburg, Town::Nijmegen)
        .country(Faction::Catholic, Holland, 12)
        .country(Faction::Burgher, Liege, 9)
        .at(Phase::Overflow, Faction::Catholic, Step::Overflow);
    let mut play = scene.load();
    play.act(Action::Province(Holland));
    assert!(play.provinces().contains(&Koeln));
}

#[test]
fn s6_13_zeeland_touches_holland_and_the_generality() {
    let play = flood(Scene::new(), Zeeland);
    assert_eq!(sorted(play.provinces()), sorted(vec![Holland, Generality]));
}

#[test]
fn s6_13_neither_by_land_nor_by_river() {
    let play = flood(Scene::new(), Zeeland);
    assert_eq!(
        play.refused(Action::Province(Friesland)),
        (
            "6.13",
            Reason::NotReached {
                from: Zeeland,
                to: Friesland
            }
        )
    );
}

#[test]
fn s6_13_a_full_province_takes_nobody_but_neutrals_make_room() {
    let scene = |rules| {
        flood(
            Scene::by(rules, 5, &[])
                .country(Faction::Catholic, Generality, 3)
                .country(Faction::Burgher, Holland, 10)
                .country(Colour::Neutral, Holland, 1),
            Zeeland,
        )
    };
    let mut first = scene(1);
    assert_eq!(
        first.refused(Action::Province(Generality)),
        (
            "6.13",
            Reason::ProvinceFull {
                province: Generality
            }
        )
    );
    first.act(Action::Province(Holland));
    // From the second version on a piece with only one goal goes there.
    for play in [first, scene(2)] {
        assert_eq!(play.country(Faction::Nobility, Holland), 1);
        assert_eq!(play.country(Colour::Neutral, Holland), 0);
        assert!(play.saw(Event::NeutralLeft {
            province: Holland,
            pieces: 1
        }));
    }
}

#[test]
fn s6_13_neutrals_can_be_left_where_they_are() {
    let mut play = flood(
        Scene::with(5, &[("overflow-neutrals", "stay")]).country(Colour::Neutral, Holland, 11),
        Zeeland,
    );
    play.act(Action::Province(Holland));
    assert_eq!(play.country(Colour::Neutral, Holland), 11);
}

#[test]
fn s6_13_what_does_not_overflow_goes_back() {
    let mut play = Scene::new()
        .country(Faction::Nobility, Zeeland, 5)
        .at(Phase::Overflow, Faction::Nobility, Step::Overflow)
        .load();
    let supply = play.board().supply[Faction::Nobility];
    play.act(Action::Done);
    assert_eq!(play.country(Faction::Nobility, Zeeland), 3);
    assert_eq!(play.board().supply[Faction::Nobility], supply + 2);
}

#[test]
fn s6_13_only_the_surplus_overflows() {
    let mut play = flood(Scene::new(), Zeeland);
    play.act(Action::Province(Holland));
    assert_eq!(
        play.refused(Action::Province(Zeeland)),
        ("6.13", Reason::NoSurplus { province: Zeeland })
    );
}

#[test]
fn s6_13_historical_rivers_if_agreed() {
    let reach = |options: &[(&str, &str)]| flood(Scene::with(5, options), Hainault).provinces();
    assert!(!reach(&[]).contains(&Zeeland));
    assert!(reach(&[("historical-rivers", "yes")]).contains(&Zeeland));
}

#[test]
fn s6_13_several_pieces_at_once_where_there_is_room() {
    let scene = |rules| {
        Scene::by(rules, 5, &[])
            .country(Faction::Nobility, Friesland, 9)
            .country(Faction::Catholic, Groningen, 1)
            .at(Phase::Overflow, Faction::Nobility, Step::Overflow)
            .load()
    };
    let one_by_one = scene(1).legal();
    assert!(one_by_one.contains(&Action::Province(Friesland)));
    assert!(
        !one_by_one
            .iter()
            .any(|action| matches!(action, Action::Several(..)))
    );
    let mut play = scene(2);
    let limit = play.0.game().data().provinces[Friesland].limit;
    let surplus = 9 - limit;
    let several: Vec<u8> = play
        .legal()
        .into_iter()
        .filter_map(|action| match action {
            Action::Several(Single::Province(Friesland), pieces) => Some(pieces),
            _ => None,
        })
        .collect();
    assert_eq!(several.first(), Some(&2));
    play.act(Action::Several(Single::Province(Friesland), 2));
    let goals = play.provinces();
    let room = |to: Province| {
        let there = play.0.game().free_pieces(play.board(), to).factions();
        play.0.game().data().provinces[to].limit - there
    };
    assert!(goals.iter().all(|&to| room(to) >= 2), "{goals:?}");
    let goal = goals[0];
    play.act(Action::Province(goal));
    assert_eq!(play.country(Faction::Nobility, goal), 2);
    assert_eq!(
        play.0
            .game()
            .surplus(play.board(), Faction::Nobility, Friesland),
        surplus - 2
    );
}
