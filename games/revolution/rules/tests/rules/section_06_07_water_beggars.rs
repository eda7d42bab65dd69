//! The Water Beggars (6.7).

use revolution_rules::{
    Action, Besieger, City, Colour, Event, Faction, Phase, Province, Reason, Region, Step, Town,
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
    let march = |rules, options: &[(&str, &str)], patrols: u8| {
        let scene = Scene::by(rules, 5, options)
            .army(Faction::Catholic, Region::Holland, 2)
            .army(Faction::Reformer, Region::Holland, 1);
        let mut play = beggars(scene, patrols);
        for _ in 0..patrols {
            play.act(Action::Patrol(Region::Holland));
        }
        play.act(Action::Done);
        play
    };
    let held = (
        "6.7.4",
        Reason::Held {
            region: Region::Holland,
        },
    );
    let holland = Action::Region(Region::Holland);
    for rules in [1, 2] {
        let mut play = march(rules, &[], 1);
        assert_eq!(play.chooser(), Some(Faction::Catholic));
        if rules == 1 {
            play.all(&[holland, Action::Region(Region::East)]);
        } else {
            play.act(Action::March(Region::Holland, Region::East));
        }
        assert_eq!(play.refused(holland), held);
    }
    // With two Beggars no Catholic army can leave; the Reformers' can.
    assert_eq!(march(1, &[], 2).chooser(), Some(Faction::Reformer));
    let mut play = march(2, &[], 2);
    play.all(&[holland, holland]);
    assert_eq!(play.refused(holland), held);
    play.act(Action::Done);
    assert_eq!(play.chooser(), Some(Faction::Reformer));
    for rules in [1, 2] {
        let all = march(rules, &[("beggars-hold", "all-armies")], 1);
        assert_eq!(all.chooser(), Some(Faction::Reformer));
    }
}

/// Catholics and Habsburgs have an army each in Holland, where one Water Beggar patrols.
fn two_armies(rules: u16) -> Play {
    Scene::by(rules, 5, &[])
        .army(Faction::Catholic, Region::Holland, 1)
        .army(Faction::Habsburg, Region::Holland, 1)
        .board(|board| {
            board.hirer = Some(Faction::Burgher);
            board.patrols[Region::Holland] = 1;
        })
        .last_of(Phase::WaterBeggars, Step::Beggars { left: 0 })
        .board(|board| board.hirer = Some(Faction::Reformer))
        .load()
}

#[test]
fn s6_8_a_water_beggar_stops_the_first_army_that_tries_to_leave() {
    let holland = Action::Region(Region::Holland);
    let held = |faction| Event::Held {
        faction,
        region: Region::Holland,
        armies: 1,
    };
    // The first version held the Catholic army, whether it wanted to leave or not.
    let mut play = two_armies(1);
    play.act(Action::Done);
    assert_eq!(play.chooser(), Some(Faction::Habsburg));
    assert!(play.saw(held(Faction::Catholic)));
    // By the second version it stays of its own will, and the other army is the first that tries.
    let mut play = two_armies(2);
    play.act(Action::Done);
    assert_eq!(play.chooser(), Some(Faction::Catholic));
    play.act(Action::Done);
    assert_eq!(play.chooser(), Some(Faction::Habsburg));
    play.act(holland);
    assert!(play.saw(held(Faction::Habsburg)) && !play.saw(held(Faction::Catholic)));
    assert_eq!(play.legal(), [Action::Done], "it is held");
    // Or the Catholic army tries, so that the other one gets away.
    let mut play = two_armies(2);
    play.all(&[Action::Done, holland, Action::Done]);
    assert!(play.saw(held(Faction::Catholic)));
    play.act(Action::March(Region::Holland, Region::East));
    assert_eq!(
        play.board().camps[Region::East].armies[Faction::Habsburg],
        1
    );
}

#[test]
fn s6_7_1_the_hirer_says_which_of_two_armies_is_defeated() {
    let scene = |rules| {
        beggars(
            Scene::by(rules, 5, &[])
                .army(Faction::Habsburg, Region::Holland, 2)
                .board(|board| board.camps[Region::Holland].driven_back[Faction::Habsburg] = 1),
            3,
        )
    };
    let driven_back = Action::DefeatDrivenBack(Region::Holland);
    let left = |play: &Play| {
        let camp = &play.board().camps[Region::Holland];
        let driven_back = camp.driven_back[Faction::Habsburg];
        (camp.armies[Faction::Habsburg], driven_back)
    };
    let mut play = scene(2);
    play.act(Action::Defeat(Region::Holland));
    assert_eq!(left(&play), (1, 1));
    let mut play = scene(2);
    play.act(driven_back);
    assert_eq!(left(&play), (1, 0));
    let play = scene(1);
    assert!(!play.legal().contains(&driven_back));
}

#[test]
fn s6_7_2_how_many_sieges_a_relief_lifts() {
    let scene = |rules, edition| {
        let mut play = beggars(
            Scene::by(rules, 5, &[("edition", edition)])
                .city(Faction::Reformer, City::Leiden, 2)
                .city(Faction::Reformer, City::Haarlem, 2)
                .board(|board| {
                    let habsburg = Some(Besieger::Army(Faction::Habsburg));
                    board.sieges[City::Leiden] = habsburg;
                    board.sieges[City::Haarlem] = habsburg;
                }),
            2,
        );
        let freed: Vec<City> = play
            .0
            .game()
            .freed_with(play.board(), City::Leiden)
            .collect();
        play.act(Action::Relieve(City::Leiden));
        let lifted = |&city: &City| play.board().sieges[city].is_none();
        assert!(freed.iter().all(lifted), "what was announced");
        [City::Haarlem, City::Leiden].map(|city| lifted(&city))
    };
    assert_eq!(scene(2, "first"), [true, true]);
    assert_eq!(scene(2, "revised"), [false, true]);
    assert_eq!(scene(2, "recommended"), [false, true]);
    for edition in ["recommended", "first", "revised"] {
        assert_eq!(scene(1, edition), [true, true], "{edition}");
    }
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
