//! 9.0: sieges, with the two worked examples.

use dutch_revolt_rules::{
    Action, Alignment, Chit, DutchRevolt, Event, Phase, Reason, Side, Siege, Stack, Step, Territory,
};

use crate::scene::{Play, Scene, force};

use Alignment::*;
use Territory::*;

/// The attacker's siege of a territory, fought with this die.
fn siege(scene: Scene, attacker: Side, die: u8) -> (Play, Siege) {
    let defender = attacker.other();
    let mut scene = scene
        .first(attacker)
        .hand(defender, &[Chit::NoEvent])
        .dice(&[die]);
    scene.state.board.step = Step::Chits {
        phase: Phase::Siege,
        side: defender,
    };
    let mut play = scene.load();
    play.act(Action::Pass);
    let siege = play
        .events()
        .into_iter()
        .find_map(|event| match event {
            Event::Besieged(siege) => Some(siege),
            _ => None,
        })
        .expect("a siege was fought");
    (play, siege)
}

fn scene() -> Scene {
    Scene::chits(Phase::Siege, Side::Rebel)
}

#[test]
fn s9_5_example_1_antwerp_holds() {
    // Cut off from the Spanish Road, as the example has no modifier for it.
    let scene = scene()
        .owner(Luxembourg, Side::Rebel)
        .pikemen(Side::Rebel, Antwerp, 6)
        .pikemen(Side::Spanish, Antwerp, 2)
        .faith(Antwerp, Divided);
    let (play, siege) = siege(scene, Side::Rebel, 5);
    assert_eq!((siege.strength, siege.defence), (6, 2));
    assert_eq!(
        (siege.shift, siege.terrain, siege.coast, siege.road),
        (0, 2, 0, 0)
    );
    assert_eq!(siege.losses, 2);
    assert!(!siege.captured);
    assert_eq!(play.owner(Antwerp), Side::Spanish);
}

#[test]
fn s9_5_example_2_overijssel_falls() {
    let scene = scene()
        .owner(Overijssel, Side::Rebel)
        .pikemen(Side::Spanish, Overijssel, 3)
        .pikemen(Side::Rebel, Overijssel, 2)
        .faith(Overijssel, ModeratelyCatholic);
    let (play, siege) = siege(scene, Side::Spanish, 8);
    assert_eq!((siege.strength, siege.defence), (3, 2));
    assert_eq!(
        (siege.shift, siege.terrain, siege.coast, siege.road),
        (1, 0, 1, 0)
    );
    assert_eq!(siege.losses, 3);
    assert!(siege.captured);
    assert_eq!(play.owner(Overijssel), Side::Spanish);
}

#[test]
fn s9_1_terrain_shelters_the_defender() {
    for (territory, shelter) in [(Drenthe, 0), (Hainaut, 1), (Brabant, 2)] {
        let scene = scene().pikemen(Side::Rebel, territory, 4);
        let (_, siege) = siege(scene, Side::Rebel, 5);
        assert_eq!(siege.terrain, shelter, "{territory:?}");
    }
}

#[test]
fn s9_2_faith_shifts_columns_for_the_attacker() {
    for (alignment, shift) in [
        (StronglyCatholic, -2),
        (ModeratelyCatholic, -1),
        (Divided, 0),
        (ModeratelyProtestant, 1),
        (StronglyProtestant, 2),
    ] {
        let rebel = scene()
            .pikemen(Side::Rebel, Drenthe, 4)
            .faith(Drenthe, alignment);
        assert_eq!(siege(rebel, Side::Rebel, 5).1.shift, shift);
        let spanish = scene()
            .pikemen(Side::Spanish, Zeeland, 4)
            .faith(Zeeland, alignment);
        assert_eq!(siege(spanish, Side::Spanish, 5).1.shift, -shift);
    }
}

#[test]
fn s9_2_a_shift_beyond_the_first_column_has_no_effect() {
    let scene = scene()
        .pikemen(Side::Rebel, Drenthe, 2)
        .faith(Drenthe, StronglyCatholic)
        .owner(Luxembourg, Side::Rebel);
    assert_eq!(siege(scene, Side::Rebel, 9).1.losses, 0);
}

#[test]
fn s9_2_or_uses_the_first_column_by_agreement() {
    let step = Step::Chits {
        phase: Phase::Siege,
        side: Side::Rebel,
    };
    let scene = Scene::with(&[("off-the-table", "first-column")], step)
        .pikemen(Side::Rebel, Drenthe, 2)
        .faith(Drenthe, StronglyCatholic)
        .owner(Luxembourg, Side::Rebel);
    assert_eq!(siege(scene, Side::Rebel, 9).1.losses, 1);
}

#[test]
fn s9_2_a_shift_beyond_the_last_column_uses_the_last() {
    let scene = scene()
        .pikemen(Side::Rebel, Drenthe, 20)
        .faith(Drenthe, StronglyProtestant)
        .owner(Luxembourg, Side::Rebel);
    assert_eq!(siege(scene, Side::Rebel, 9).1.losses, 8);
}

#[test]
fn s9_3_the_coast_helps_rebel_defenders_only() {
    let rebel = scene().pikemen(Side::Spanish, Zeeland, 4);
    assert_eq!(siege(rebel, Side::Spanish, 5).1.coast, 1);
    let spanish = scene().pikemen(Side::Rebel, Antwerp, 4);
    assert_eq!(siege(spanish, Side::Rebel, 5).1.coast, 0);
    let antwerp = scene()
        .owner(Antwerp, Side::Rebel)
        .pikemen(Side::Spanish, Antwerp, 4);
    assert_eq!(siege(antwerp, Side::Spanish, 5).1.coast, 1);
    let inland = scene()
        .owner(Drenthe, Side::Rebel)
        .pikemen(Side::Spanish, Drenthe, 4);
    assert_eq!(siege(inland, Side::Spanish, 5).1.coast, 0);
}

#[test]
fn s9_4_the_spanish_road_helps_supplied_defenders() {
    let joined = scene().pikemen(Side::Rebel, Antwerp, 4);
    assert_eq!(siege(joined, Side::Rebel, 5).1.road, 1);
    let cut = scene()
        .owner(Limburg, Side::Rebel)
        .owner(Namur, Side::Rebel)
        .pikemen(Side::Rebel, Antwerp, 4);
    assert_eq!(siege(cut, Side::Rebel, 5).1.road, 0);
    let lost = scene()
        .owner(Luxembourg, Side::Rebel)
        .pikemen(Side::Rebel, Antwerp, 4);
    assert_eq!(siege(lost, Side::Rebel, 5).1.road, 0);
}

#[test]
fn s9_4_supply_is_fixed_when_the_turn_begins() {
    let mut scene = scene()
        .first(Side::Rebel)
        .hand(Side::Rebel, &[Chit::LocalRevolt, Chit::NoEvent])
        .pikemen(Side::Rebel, Antwerp, 4)
        .faith(Luxembourg, StronglyProtestant);
    scene.state.board.step = Step::Chits {
        phase: Phase::Siege,
        side: Side::Rebel,
    };
    let mut play = scene.load();
    play.act(Action::Play(Chit::LocalRevolt))
        .click(&[Luxembourg]);
    play.act(Action::Pass);
    let fought = play.board().siege.or_else(|| {
        play.events().into_iter().find_map(|event| match event {
            Event::Besieged(siege) => Some(siege),
            _ => None,
        })
    });
    assert_eq!(fought.map(|siege| siege.road), Some(1));
}

#[test]
fn s9_5_the_garrison_is_the_last_point() {
    // Strength 4 with die 7 in Drenthe, out of supply: three losses.
    for (defenders, falls) in [(2, true), (3, false)] {
        let scene = scene()
            .owner(Luxembourg, Side::Rebel)
            .pikemen(Side::Rebel, Drenthe, 4)
            .pikemen(Side::Spanish, Drenthe, defenders);
        let (play, siege) = siege(scene, Side::Rebel, 7);
        assert_eq!((siege.losses, siege.captured), (3, falls));
        assert_eq!(play.owner(Drenthe) == Side::Rebel, falls);
    }
}

#[test]
fn s9_5_an_empty_territory_still_needs_a_roll() {
    let fight = |die| {
        let scene = scene()
            .owner(Luxembourg, Side::Rebel)
            .pikemen(Side::Rebel, Drenthe, 4);
        siege(scene, Side::Rebel, die).1.captured
    };
    assert!(!fight(2));
    assert!(fight(3));
}

#[test]
fn s9_0_every_mobile_point_counts() {
    let scene = scene().units(Side::Rebel, Antwerp, force(2, 3, 1)).units(
        Side::Spanish,
        Antwerp,
        force(1, 1, 1),
    );
    let (_, siege) = siege(scene, Side::Rebel, 5);
    assert_eq!((siege.strength, siege.defence), (6, 3));
}

#[test]
fn s9_5_all_mobile_units_leave_the_territory() {
    let scene = scene()
        .pikemen(Side::Rebel, Antwerp, 6)
        .pikemen(Side::Spanish, Antwerp, 6)
        .pikemen(Side::Spanish, Brabant, 2)
        .hand(Side::Rebel, &[Chit::Atrocities]);
    let (play, _) = siege(scene, Side::Rebel, 5);
    assert_eq!(play.stack(Side::Rebel, Antwerp), Stack::EMPTY);
    assert_eq!(play.stack(Side::Spanish, Antwerp), Stack::EMPTY);
    // Elsewhere they stay until the year ends.
    assert_eq!(play.stack(Side::Spanish, Brabant).pikemen, 2);
}

#[test]
fn s9_0_several_sieges_are_fought_in_the_attackers_order() {
    let mut play = {
        let mut scene = scene()
            .first(Side::Rebel)
            .hand(Side::Spanish, &[Chit::NoEvent])
            .pikemen(Side::Rebel, Antwerp, 6)
            .pikemen(Side::Rebel, Utrecht, 6);
        scene.state.board.step = Step::Chits {
            phase: Phase::Siege,
            side: Side::Spanish,
        };
        scene.load()
    };
    play.act(Action::Pass);
    assert_eq!(play.board().step, Step::Besiege { side: Side::Rebel });
    assert_eq!(play.targets(), [Utrecht, Antwerp]);
    assert_eq!(
        play.refused(Action::At(Brabant)),
        ("9.0", Reason::NotInvaded { territory: Brabant })
    );
    play.click(&[Antwerp]);
    // Nobody may leave it at that: the other siege follows.
    let fought: Vec<Territory> = play
        .events()
        .into_iter()
        .filter_map(|event| match event {
            Event::Besieged(siege) => Some(siege.territory),
            _ => None,
        })
        .collect();
    assert_eq!(fought, [Antwerp, Utrecht]);
}

/// From the second version on nobody is asked in which order hopeless sieges are fought.
#[test]
fn s9_0_the_order_of_sieges_is_asked_only_if_a_die_can_change_one() {
    let passed = |mut scene: Scene| {
        scene = scene
            .first(Side::Rebel)
            .hand(Side::Spanish, &[Chit::NoEvent])
            .pikemen(Side::Spanish, Antwerp, 9)
            .pikemen(Side::Spanish, Utrecht, 9)
            .pikemen(Side::Rebel, Antwerp, 1)
            .pikemen(Side::Rebel, Utrecht, 1);
        let mut play = scene.load();
        play.act(Action::Pass);
        play
    };
    let sieges = Step::Chits {
        phase: Phase::Siege,
        side: Side::Spanish,
    };
    let first = passed(Scene::first_version(sieges));
    assert_eq!(first.board().step, Step::Besiege { side: Side::Rebel });
    let second = passed(Scene::new(sieges));
    assert_eq!(second.stack(Side::Rebel, Antwerp), Stack::EMPTY);
    assert_eq!(second.stack(Side::Rebel, Utrecht), Stack::EMPTY);
}

/// A siege of a place without walls, coast or road.
fn plain_siege(game: &DutchRevolt, strength: u8, defence: u8) -> Siege {
    Siege {
        territory: Drenthe,
        attacker: Side::Rebel,
        strength,
        defence,
        column: game.data().column(strength) as u8,
        shift: 0,
        terrain: 0,
        coast: 0,
        road: 0,
        die: 0,
        losses: 0,
        captured: false,
    }
}

#[test]
fn s9_5_the_whole_table_can_be_read() {
    let game = crate::scene::game(&[]);
    let mut seen = [[false; 10]; 10];
    for strength in 1..=20 {
        let siege = plain_siege(&game, strength, 0);
        let column = usize::from(siege.column);
        for die in 0..=9 {
            seen[die as usize][column] = true;
            assert_eq!(
                game.losses(&siege, die),
                game.data().losses[die as usize][column]
            );
        }
    }
    assert!(seen.iter().flatten().all(|&seen| seen));
}

#[test]
fn s9_5_dice_that_take_a_place_are_counted() {
    let game = crate::scene::game(&[]);
    let taken = |siege: &Siege| {
        let losses = (0..=9).map(|die| game.losses(siege, die));
        losses.filter(|&losses| losses > siege.defence).count()
    };
    let mut chances = Vec::new();
    for defence in 0..=8 {
        for (shift, terrain) in [(0, 0), (2, 0), (0, 2), (-9, 0)] {
            let siege = Siege {
                shift,
                terrain,
                ..plain_siege(&game, 8, defence)
            };
            assert_eq!(usize::from(game.winning_dice(&siege)), taken(&siege));
            chances.push(game.winning_dice(&siege));
        }
    }
    // A strong attack on an empty place; the same shifted to the right, against walls, and off the table.
    assert_eq!(chances[..4], [9, 9, 7, 0]);
    assert_eq!(chances[32..], [0, 0, 0, 0]);
}
