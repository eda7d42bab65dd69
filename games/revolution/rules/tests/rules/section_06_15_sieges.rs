//! The end of sieges (6.15).

use revolution_rules::{Action, Besieger, City, Colour, Faction, Phase, Region, Step};

use crate::scene::{Play, Scene};

/// The Habsburgs besiege GENT, and the siege ends.
fn taken(scene: Scene) -> Play {
    let mut play = scene
        .board(|board| board.sieges[City::Gent] = Some(Besieger::Army(Faction::Habsburg)))
        .last_of(Phase::Overflow, Step::Overflow)
        .load();
    play.act(Action::Done)
        .pass_until(|board| board.phase > Phase::SiegesEnd);
    play
}

fn gent(play: &Play) -> Vec<(Colour, u8)> {
    let pieces = play.board().cities[City::Gent];
    let all = Colour::ALL
        .iter()
        .map(|&colour| (colour, pieces.of(colour)));
    all.filter(|&(_, count)| count > 0).collect()
}

#[test]
fn s6_15_two_change_sides_and_the_others_become_neutral() {
    let play = taken(Scene::new().city(Faction::Reformer, City::Gent, 3).city(
        Faction::Burgher,
        City::Gent,
        1,
    ));
    assert_eq!(gent(&play), [(Colour::Habsburg, 2), (Colour::Neutral, 2)]);
    let camp = &play.board().camps[Region::Flanders];
    assert_eq!(
        camp.armies[Faction::Habsburg],
        1,
        "the army is back in its box"
    );
    assert_eq!(play.board().supply[Faction::Reformer], 32);
}

#[test]
fn s6_15_neutrals_change_sides_where_rivals_are_few() {
    let scene = |rules, options: &[(&str, &str)]| {
        gent(&taken(
            Scene::by(rules, 5, options)
                .city(Faction::Reformer, City::Gent, 1)
                .city(Colour::Neutral, City::Gent, 2),
        ))
    };
    let two = [(Colour::Habsburg, 2), (Colour::Neutral, 1)];
    for edition in ["recommended", "first", "revised"] {
        assert_eq!(scene(2, &[("edition", edition)]), two, "{edition}");
    }
    let spared = [(Colour::Habsburg, 1), (Colour::Neutral, 2)];
    assert_eq!(scene(1, &[("edition", "first")]), two);
    assert_eq!(scene(1, &[("edition", "revised")]), spared);
    assert_eq!(scene(2, &[("siege", "rivals-only")]), spared);
}

#[test]
fn s6_15_a_city_of_neutrals_is_taken() {
    let scene = |rules, edition| {
        gent(&taken(Scene::by(rules, 5, &[("edition", edition)]).city(
            Colour::Neutral,
            City::Gent,
            3,
        )))
    };
    let taken = [(Colour::Habsburg, 2), (Colour::Neutral, 1)];
    for edition in ["recommended", "first", "revised"] {
        assert_eq!(scene(2, edition), taken, "{edition}");
    }
    assert_eq!(scene(1, "revised"), [(Colour::Neutral, 3)]);
}

#[test]
fn s6_15_own_pieces_stay() {
    let play = taken(Scene::new().city(Faction::Habsburg, City::Gent, 1).city(
        Faction::Reformer,
        City::Gent,
        2,
    ));
    assert_eq!(gent(&play), [(Colour::Habsburg, 3)]);
}

#[test]
fn s6_15_allies_are_spared_but_not_in_the_first_edition() {
    let scene = |edition| {
        taken(
            Scene::with(2, &[("edition", edition)])
                .city(Faction::Catholic, City::Gent, 1)
                .city(Faction::Reformer, City::Gent, 3),
        )
    };
    let spared = [
        (Colour::Catholic, 1),
        (Colour::Habsburg, 2),
        (Colour::Neutral, 1),
    ];
    assert_eq!(gent(&scene("revised")), spared);
    assert_eq!(
        gent(&scene("first")),
        [(Colour::Habsburg, 2), (Colour::Neutral, 2)]
    );
}

#[test]
fn s6_15_without_own_pieces_the_besieged_are_just_removed() {
    let play = taken(
        Scene::new()
            .city(Faction::Reformer, City::Gent, 2)
            .left(Faction::Habsburg, 0),
    );
    assert_eq!(gent(&play), []);
}

#[test]
fn s6_15_without_neutrals_the_others_are_removed() {
    let play = taken(
        Scene::new()
            .city(Faction::Reformer, City::Gent, 4)
            .neutrals_left(0),
    );
    assert_eq!(gent(&play), [(Colour::Habsburg, 2)]);
}

#[test]
fn s6_15_after_the_water_beggars_only_neutrals_are_left() {
    let scene = |left: Option<u8>| {
        let mut scene = Scene::new()
            .city(Faction::Burgher, City::Utrecht, 3)
            .city(Faction::Catholic, City::Utrecht, 1)
            .board(|board| {
                board.hirer = Some(Faction::Burgher);
                board.sieges[City::Utrecht] = Some(Besieger::WaterBeggars);
            });
        if let Some(left) = left {
            scene = scene.neutrals_left(left);
        }
        let mut play = scene.last_of(Phase::Overflow, Step::Overflow).load();
        play.act(Action::Done)
            .pass_until(|board| board.phase > Phase::SiegesEnd);
        let there = play.board().cities[City::Utrecht];
        (there.factions(), there.of(Colour::Neutral))
    };
    assert_eq!(scene(None), (0, 4));
    assert_eq!(scene(Some(1)), (0, 1), "the others are just removed");
}
