//! The Water Beggars (6.7).

use revolution_rules::{
    Action, Besieger, City, Colour, Faction, Phase, Province, Reason, Region, Step, Town,
};

use crate::scene::{Play, Scene};

fn beggars(scene: Scene, count: u8) -> Play {
    let mut play = scene
        .money(Faction::Burgher, 9)
        .money(Faction::Reformer, 9)
        .at(Phase::WaterBeggars, Faction::Burgher, Step::Hire)
        .load();
    play.act(Action::Hire(count));
    play
}

#[test]
fn s6_7_two_coins_each_three_at_most_one_faction_a_turn() {
    let mut play = beggars(Scene::new(), 3);
    assert_eq!(play.board().treasury[Faction::Burgher], 3);
    play.act(Action::Done);
    assert_ne!(
        play.board().phase,
        Phase::WaterBeggars,
        "the Reformers are too late"
    );
    let play = beggars(Scene::new(), 0);
    assert_eq!(play.chooser(), Some(Faction::Reformer));
    assert!(matches!(play.board().step, Step::Hire));
}

#[test]
fn s6_7_who_cannot_pay_cannot_hire() {
    let play = Scene::new()
        .money(Faction::Burgher, 5)
        .at(Phase::WaterBeggars, Faction::Burgher, Step::Hire)
        .load();
    assert_eq!(
        play.refused(Action::Hire(3)),
        (
            "6.7",
            Reason::TooPoor {
                price: 6,
                treasury: 5
            }
        )
    );
}

#[test]
fn s6_7_1_they_defeat_the_most_catholic_army_if_they_outnumber_all() {
    let scene = || {
        Scene::new()
            .army(Faction::Catholic, Region::Holland, 1)
            .army(Faction::Nobility, Region::Holland, 1)
    };
    let mut play = beggars(scene(), 3);
    play.act(Action::Defeat(Region::Holland));
    assert_eq!(
        play.board().camps[Region::Holland].armies[Faction::Catholic],
        0
    );
    assert_eq!(
        play.board().camps[Region::Holland].armies[Faction::Nobility],
        1
    );
    assert!(matches!(play.board().step, Step::Beggars { left: 0 }));
    let play = beggars(scene(), 2);
    assert_eq!(
        play.refused(Action::Defeat(Region::Holland)),
        ("6.7.1", Reason::TooFewBeggars { needed: 3, left: 2 })
    );
}

#[test]
fn s6_7_1_they_spare_burghers_and_reformers() {
    let play = beggars(Scene::new().army(Faction::Reformer, Region::Holland, 1), 3);
    assert_eq!(
        play.refused(Action::Defeat(Region::Holland)),
        (
            "6.7.1",
            Reason::NoFoe {
                region: Region::Holland
            }
        )
    );
}

fn siege() -> Scene {
    Scene::new()
        .army(Faction::Habsburg, Region::Holland, 1)
        .city(Faction::Reformer, City::Leiden, 2)
        .board(|board| board.sieges[City::Leiden] = Some(Besieger::Army(Faction::Habsburg)))
}

#[test]
fn s6_7_1_a_besieger_can_be_defeated_too() {
    let mut play = beggars(siege(), 3);
    play.act(Action::DefeatBesieger(City::Leiden));
    assert_eq!(play.board().sieges[City::Leiden], None);
    assert_eq!(play.board().army_supply[Faction::Habsburg], 5);
}

#[test]
fn s6_7_2_as_many_as_armies_relieve_a_city() {
    let mut play = beggars(siege(), 2);
    play.act(Action::Relieve(City::Leiden));
    let camp = &play.board().camps[Region::Holland];
    assert_eq!(camp.armies[Faction::Habsburg], 2);
    assert_eq!(camp.driven_back[Faction::Habsburg], 1);
    assert_eq!(play.city(Faction::Reformer, City::Leiden), 2);
    let play = beggars(siege(), 1);
    assert_eq!(
        play.refused(Action::Relieve(City::Leiden)),
        ("6.7.2", Reason::TooFewBeggars { needed: 2, left: 1 })
    );
}

#[test]
fn s6_7_3_without_armies_they_plunder_or_besiege() {
    let mut play = beggars(Scene::new().city(Faction::Burgher, City::Utrecht, 3), 3);
    play.act(Action::Plunder(Province::Gelderland));
    assert_eq!(play.country(Colour::Neutral, Province::Gelderland), 1);
    play.act(Action::BlockCity(City::Utrecht));
    play.act(Action::Done);
    assert_eq!(
        play.board().sieges[City::Utrecht],
        Some(Besieger::WaterBeggars)
    );
    let play = beggars(Scene::new().army(Faction::Burgher, Region::Holland, 1), 3);
    let armies = Reason::ArmiesThere {
        region: Region::Holland,
        armies: 1,
    };
    assert_eq!(
        play.refused(Action::BlockCity(City::Leiden)),
        ("6.7.3", armies)
    );
    assert_eq!(
        play.refused(Action::Plunder(Province::Holland)),
        ("6.7.3", armies)
    );
}

#[test]
fn s6_7_3_a_town_is_needed_to_plunder() {
    let play = beggars(Scene::new(), 3);
    assert_eq!(
        play.refused(Action::Plunder(Province::Utrecht)),
        (
            "6.7.3",
            Reason::NoTown {
                province: Province::Utrecht
            }
        )
    );
}

#[test]
fn s6_7_the_generality_is_in_their_reach_unless_agreed_otherwise() {
    assert!(
        beggars(Scene::new(), 1)
            .legal()
            .contains(&Action::Plunder(Province::Generality))
    );
    let play = beggars(Scene::with(5, &[("beggars-in-generality", "no")]), 1);
    assert!(
        !play
            .legal()
            .contains(&Action::Plunder(Province::Generality))
    );
    assert!(play.legal().contains(&Action::Plunder(Province::Zeeland)));
}

#[test]
fn s6_7_4_they_hold_one_army_each() {
    let march = |options: &[(&str, &str)], patrols: u8| {
        let scene = Scene::with(5, options)
            .army(Faction::Catholic, Region::Holland, 2)
            .army(Faction::Reformer, Region::Holland, 1);
        let mut play = beggars(scene, patrols);
        for _ in 0..patrols {
            play.act(Action::Patrol(Region::Holland));
        }
        play.act(Action::Done);
        play
    };
    let mut play = march(&[], 1);
    assert_eq!(play.chooser(), Some(Faction::Catholic));
    play.all(&[
        Action::Region(Region::Holland),
        Action::Region(Region::East),
    ]);
    assert_eq!(
        play.refused(Action::Region(Region::Holland)),
        (
            "6.7.4",
            Reason::Held {
                region: Region::Holland
            }
        )
    );
    // With two Beggars no Catholic army can leave; the Reformers' can.
    assert_eq!(march(&[], 2).chooser(), Some(Faction::Reformer));
    let all = march(&[("beggars-hold", "all-armies")], 1);
    assert_eq!(all.chooser(), Some(Faction::Reformer));
}

#[test]
fn s6_7_4_they_go_home_with_the_end_of_sieges() {
    let mut play = beggars(Scene::new().town(Faction::Burgher, Town::Delft), 1);
    play.act(Action::Patrol(Region::Holland)).act(Action::Done);
    assert_eq!(play.board().patrols[Region::Holland], 1);
    play.pass_until(|board| board.phase > Phase::SiegesEnd);
    assert_eq!(play.board().patrols[Region::Holland], 0);
    assert_eq!(play.board().hirer, None);
}
