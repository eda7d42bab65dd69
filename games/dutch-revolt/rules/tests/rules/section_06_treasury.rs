//! 6.0: income, hiring, deployment.

use dutch_revolt_rules::{
    Action, Alignment, Chit, Event, Phase, Purse, Reason, Side, Stack, Step, Territory, Unit,
};

use crate::scene::{Play, Scene, game};

use Territory::*;

/// The Spanish are about to deploy; the numbers are those of the start and a die of 4.
pub(crate) fn deploying() -> Scene {
    with_money(Scene::new(Step::Deploy {
        side: Side::Spanish,
    }))
}

pub(crate) fn with_money(mut scene: Scene) -> Scene {
    scene.state.board.purse[Side::Spanish].treasury = 30;
    scene.state.board.purse[Side::Rebel].treasury = 18;
    scene
}

pub(crate) fn hire(play: &mut Play, at: Territory, unit: Unit, count: u8) {
    if !matches!(play.board().step, Step::Hire { at: open, .. } if open == at) {
        play.click(&[at]);
    }
    play.act(Action::Recruit(unit, count));
}

#[test]
fn s6_1_1_the_spanish_get_their_territories_and_the_die() {
    let mut play = Scene::chits(Phase::Treasury, Side::Rebel)
        .hand(Side::Rebel, &[Chit::NoEvent])
        .load();
    play.act(Action::Pass);
    assert!(play.saw(Event::Income {
        side: Side::Spanish,
        territories: 26,
        extra: 4,
        tenth_penny: 0,
        total: 30
    }));
}

#[test]
fn s6_1_2_the_rebels_get_territories_patriots_and_a_bonus_of_five() {
    let mut play = Scene::chits(Phase::Treasury, Side::Rebel)
        .hand(Side::Rebel, &[Chit::NoEvent])
        .load();
    play.act(Action::Pass);
    assert!(play.saw(Event::Income {
        side: Side::Rebel,
        territories: 12,
        extra: 6,
        tenth_penny: 0,
        total: 18
    }));
}

#[test]
fn s6_1_2_patriots_grow_every_five_years() {
    let game = game(&[]);
    let by_year = |year: u16| game.patriots((year - 1565) as u8);
    for (from, to, patriots) in [
        (1566, 1570, 1),
        (1571, 1575, 2),
        (1576, 1580, 3),
        (1581, 1585, 4),
        (1586, 1590, 5),
        (1591, 1595, 6),
        (1596, 1600, 7),
        (1601, 1605, 8),
    ] {
        assert_eq!(by_year(from), patriots, "{from}");
        assert_eq!(by_year(to), patriots, "{to}");
    }
}

#[test]
fn s6_2_prices() {
    let mut play = deploying().load();
    hire(&mut play, Antwerp, Unit::Pikemen, 5);
    assert_eq!(play.board().purse[Side::Spanish].treasury, 25);
    hire(&mut play, Antwerp, Unit::Cavalry, 2);
    assert_eq!(play.board().purse[Side::Spanish].treasury, 21);
    hire(&mut play, Antwerp, Unit::Flotilla, 2);
    assert_eq!(play.board().purse[Side::Spanish].treasury, 15);
    hire(&mut play, Antwerp, Unit::Missionary, 2);
    assert_eq!(play.board().purse[Side::Spanish].treasury, 11);
    let all = Stack {
        pikemen: 5,
        cavalry: 2,
        flotilla: 2,
        missionary: 2,
    };
    assert_eq!(play.stack(Side::Spanish, Antwerp), all);
}

#[test]
fn s6_2_only_in_own_territories() {
    let play = deploying().load();
    assert_eq!(
        play.refused(Action::At(Zeeland)),
        ("6.2", Reason::NotOwn { territory: Zeeland })
    );
}

#[test]
fn s6_2_at_most_five_missionaries_a_side() {
    let mut play = deploying().load();
    hire(&mut play, Antwerp, Unit::Missionary, 5);
    play.click(&[Brabant]);
    assert_eq!(
        play.refused(Action::Recruit(Unit::Missionary, 1)),
        ("6.2", Reason::MissionaryLimit)
    );
}

#[test]
fn s6_2_flotillas_at_the_coast_only() {
    let mut play = deploying().load();
    play.click(&[Brabant]);
    assert_eq!(
        play.refused(Action::Recruit(Unit::Flotilla, 1)),
        ("6.2", Reason::Inland { territory: Brabant })
    );
    let mut play = deploying().load();
    hire(&mut play, Antwerp, Unit::Flotilla, 1);
    assert_eq!(play.stack(Side::Spanish, Antwerp).flotilla, 1);
}

#[test]
fn s6_2_nothing_that_cannot_be_paid() {
    let mut play = deploying().load();
    hire(&mut play, Antwerp, Unit::Pikemen, 30);
    assert_eq!(play.board().purse[Side::Spanish], Purse::default());
    assert_eq!(
        play.refused(Action::At(Brabant)),
        (
            "6.2",
            Reason::Unaffordable {
                unit: Unit::Pikemen,
                most: 0
            }
        )
    );
}

#[test]
fn s6_2_everything_is_hired_anew_each_year() {
    let mut play = Scene::chits(Phase::Political, Side::Rebel)
        .hand(Side::Rebel, &[Chit::NoEvent])
        .pikemen(Side::Rebel, Zeeland, 5)
        .load();
    play.act(Action::Pass);
    assert_eq!(play.board().turn, 2);
    assert_eq!(play.stack(Side::Rebel, Zeeland), Stack::EMPTY);
}

#[test]
fn s6_2_what_was_hired_can_be_dismissed_and_spent_otherwise() {
    let mut play = deploying().load();
    hire(&mut play, Antwerp, Unit::Cavalry, 5);
    play.act(Action::Release(Unit::Cavalry, 3));
    assert_eq!(play.board().purse[Side::Spanish].treasury, 26);
    assert_eq!(play.stack(Side::Spanish, Antwerp).cavalry, 2);
    assert_eq!(
        play.refused(Action::Release(Unit::Cavalry, 3)),
        (
            "6.2",
            Reason::FewerThere {
                territory: Antwerp,
                unit: Unit::Cavalry,
                count: 2
            }
        )
    );
}

#[test]
fn s6_2_free_troops_cost_nothing() {
    let mut scene = deploying();
    scene.state.board.year.crusaders = 4;
    scene.state.board.purse[Side::Spanish].free_pikemen = 4;
    let mut play = scene.load();
    hire(&mut play, Antwerp, Unit::Pikemen, 5);
    let purse = play.board().purse[Side::Spanish];
    assert_eq!((purse.free_pikemen, purse.treasury), (0, 29));
}

#[test]
fn s6_2_a_free_flotilla_without_a_coast_is_lost() {
    // The Rebels hold nothing but Brabant.
    let mut scene = Scene::new(Step::Deploy { side: Side::Rebel });
    for territory in Territory::ALL {
        scene = scene.owner(territory, Side::Spanish);
    }
    scene = scene.owner(Brabant, Side::Rebel);
    scene.state.board.year.sea_beggars = 1;
    scene.state.board.purse[Side::Rebel] = Purse {
        treasury: 9,
        free_pikemen: 0,
        free_flotillas: 1,
    };
    let mut play = scene.load();
    play.click(&[Brabant]);
    assert_eq!(
        play.refused(Action::Recruit(Unit::Flotilla, 1)).1,
        Reason::Inland { territory: Brabant }
    );
}

#[test]
fn s6_1_money_that_is_not_spent_is_lost() {
    let mut play = deploying().load();
    hire(&mut play, Antwerp, Unit::Pikemen, 2);
    play.act(Action::Done);
    assert!(play.saw(Event::MoneyLost {
        side: Side::Spanish,
        amount: 28
    }));
    assert_eq!(play.board().purse[Side::Spanish], Purse::default());
    assert_eq!(play.board().step, Step::Deploy { side: Side::Rebel });
}

#[test]
fn s6_2_a_deployment_can_be_taken_back_click_by_click() {
    let mut play = deploying().load();
    let before = play.state().clone();
    hire(&mut play, Antwerp, Unit::Pikemen, 5);
    play.act(Action::Done);
    for _ in 0..3 {
        play.0
            .undo(Side::Spanish.seat())
            .expect("nothing was rolled");
    }
    assert_eq!(play.state(), &before);
}

#[test]
fn s6_1_hand_options_come_with_their_own_treasury_values() {
    let full: u8 = {
        let game = game(&[]);
        Territory::ALL
            .into_iter()
            .map(|territory| game.data().territories[territory].treasury)
            .sum()
    };
    let short: u8 = {
        let game = game(&[("chit-hand", "six")]);
        Territory::ALL
            .into_iter()
            .map(|territory| game.data().territories[territory].treasury_short_hand)
            .sum()
    };
    assert_eq!((full, short), (38, 43));
    let step = Step::Chits {
        phase: Phase::Treasury,
        side: Side::Rebel,
    };
    let mut play = Scene::with(&[("chit-hand", "six")], step)
        .hand(Side::Rebel, &[Chit::NoEvent])
        .faith(Antwerp, Alignment::Divided)
        .load();
    play.act(Action::Pass);
    // Gelderland, North Brabant, Artois, Hainaut and West Flanders pay one more each.
    assert_eq!(play.board().purse[Side::Spanish].treasury, 35);
}
