//! 2.0: the map, the counters, the tracks.

use dutch_revolt_rules::Event;
use dutch_revolt_rules::{Action, Chit, Phase, Reason, Side, Step, Terrain, Territory, Unit};

use crate::scene::{Scene, game};

#[test]
fn s2_2_twenty_territories_worth_forty_points() {
    let game = game(&[]);
    let points: i16 = Territory::ALL
        .into_iter()
        .map(|territory| game.data().territories[territory].terrain.political())
        .sum();
    assert_eq!(points, 40);
    assert_eq!(Territory::ALL.into_iter().count(), 20);
}

#[test]
fn s2_2_1_all_around_the_zuider_zee_is_coast() {
    let game = game(&[]);
    for territory in [
        Territory::Friesland,
        Territory::Overijssel,
        Territory::Gelderland,
        Territory::Utrecht,
        Territory::NorthHolland,
    ] {
        assert!(game.data().coast.contains(territory), "{territory:?}");
    }
    assert!(!game.data().coast.contains(Territory::Drenthe));
}

#[test]
fn s2_2_3_nothing_passes_through_liege() {
    // Its six neighbours form a ring around it; those that do not touch each other stay apart.
    let game = game(&[]);
    let brabant = game.data().territories[Territory::Brabant].neighbours;
    assert!(!brabant.contains(Territory::Limburg));
    assert!(!brabant.contains(Territory::Luxembourg));
    assert!(!brabant.contains(Territory::NorthBrabant));
}

#[test]
fn s2_2_4_antwerp_is_coast_and_rich() {
    let game = game(&[]);
    let lands = &game.data().territories;
    assert!(game.data().coast.contains(Territory::Antwerp));
    assert_eq!(lands[Territory::Antwerp].terrain, Terrain::Urban);
    let richest = Territory::ALL
        .into_iter()
        .map(|land| lands[land].treasury)
        .max();
    assert_eq!(richest, Some(lands[Territory::Antwerp].treasury));
}

#[test]
fn s2_2_5_points_never_fall_below_zero() {
    let mut play = Scene::chits(Phase::Treasury, Side::Rebel)
        .hand(Side::Rebel, &[Chit::FrenchIntervention])
        .board(|board| board.points = 3)
        .load();
    play.act(Action::Play(Chit::FrenchIntervention));
    assert_eq!(play.board().points, 0);
    assert!(play.saw(Event::PointsMoved { by: -3, total: 0 }));
}

#[test]
fn s2_3_counters_are_a_limit() {
    let mut scene = Scene::new(Step::Deploy {
        side: Side::Spanish,
    });
    // A rich year: enough for more than twenty cavalry.
    scene.state.board.year.tenth_penny = 1;
    let purse = &mut scene.state.board.purse;
    purse[Side::Spanish].treasury = 26 + 4 + 5;
    purse[Side::Rebel].treasury = 12 + 6;
    let mut play = scene.load();
    play.click(&[Territory::Brabant]);
    play.act(Action::Recruit(Unit::Cavalry, 17));
    assert_eq!(
        play.board().units[Side::Spanish][Territory::Brabant].cavalry,
        17
    );
    play.act(Action::Done);
    // Three are left for the Rebels, though their money would do for nine.
    play.click(&[Territory::Zeeland]);
    assert_eq!(
        play.refused(Action::Recruit(Unit::Cavalry, 4)),
        (
            "6.2",
            Reason::Unaffordable {
                unit: Unit::Cavalry,
                most: 3
            }
        )
    );
    play.act(Action::Recruit(Unit::Cavalry, 3));
    play.click(&[Territory::Friesland]);
    assert_eq!(
        play.refused(Action::Recruit(Unit::Cavalry, 1)),
        (
            "2.3",
            Reason::CountersOut {
                unit: Unit::Cavalry
            }
        )
    );
}
