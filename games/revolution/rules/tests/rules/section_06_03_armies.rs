//! Maintaining and recruiting armies (6.3, 6.4).

use revolution_rules::{
    Action, City, Colour, Event, Faction, Phase, Province, Reason, Region, Spot, Step, Town,
};

use crate::scene::{Play, Scene};

fn upkeep(faction: Faction, coins: u8) -> Scene {
    Scene::new()
        .army(faction, Region::Holland, 2)
        .money(faction, coins)
        .at(
            Phase::Maintenance,
            faction,
            Step::Upkeep {
                region: Region::Holland,
                left: 2,
            },
        )
}

#[test]
fn s6_3_keeping_costs_1_and_2_for_catholics() {
    let mut play = upkeep(Faction::Burgher, 2).load();
    play.all(&[Action::Keep, Action::Keep]);
    assert_eq!(play.board().treasury[Faction::Burgher], 0);
    assert_eq!(
        play.board().camps[Region::Holland].armies[Faction::Burgher],
        2
    );
    let mut play = upkeep(Faction::Catholic, 3).load();
    play.act(Action::Keep);
    assert_eq!(
        play.refused(Action::Keep),
        (
            "6.3",
            Reason::TooPoor {
                price: 2,
                treasury: 1
            }
        )
    );
    play.act(Action::Disband);
    assert_eq!(play.board().army_supply[Faction::Catholic], 5);
    assert_eq!(play.board().treasury[Faction::Catholic], 0);
}

#[test]
fn s6_3_an_abandoned_army_plunders_a_town() {
    let mut play = upkeep(Faction::Burgher, 2).load();
    play.act(Action::Abandon);
    assert_eq!(play.legal(), [Action::Plunder(Province::Holland)]);
    play.act(Action::Plunder(Province::Holland));
    assert_eq!(play.country(Colour::Neutral, Province::Holland), 1);
    assert_eq!(
        play.board().camps[Region::Holland].abandoned[Faction::Burgher],
        1
    );
    // The counter cannot be recruited again before the end of the turn.
    assert_eq!(play.board().army_supply[Faction::Burgher], 4);
}

#[test]
fn s6_3_an_abandoned_army_loots_a_piece_outside_cities() {
    let mut play = upkeep(Faction::Burgher, 2)
        .town(Faction::Catholic, Town::Delft)
        .city(Faction::Catholic, City::Leiden, 1)
        .country(Colour::Neutral, Province::Holland, 1)
        .load();
    play.act(Action::Abandon);
    let delft = Spot::Town(Town::Delft);
    assert_eq!(
        play.legal(),
        [
            Action::Plunder(Province::Holland),
            Action::Take(delft, Colour::Catholic)
        ]
    );
    play.act(Action::Take(delft, Colour::Catholic));
    assert_eq!(play.board().towns[Town::Delft], Some(Colour::Neutral));
}

#[test]
fn s6_3_revised_without_neutrals_a_piece_is_removed() {
    let mut play = upkeep(Faction::Burgher, 1)
        .town(Faction::Catholic, Town::Delft)
        .neutrals_left(0)
        .load();
    play.act(Action::Abandon);
    let take = Action::Take(Spot::Town(Town::Delft), Colour::Catholic);
    assert_eq!(play.legal(), [take]);
    play.act(take);
    assert_eq!(play.board().towns[Town::Delft], None);
    // The second army finds nothing.
    play.act(Action::Abandon);
    assert!(play.saw(Event::NothingToLoot {
        faction: Faction::Burgher,
        region: Region::Holland
    }));
}

#[test]
fn s6_3_who_cannot_pay_abandons() {
    let mut play = upkeep(Faction::Burgher, 1).load();
    play.act(Action::Keep);
    assert!(matches!(play.board().step, Step::Loot { left: 0, .. }));
}

#[test]
fn s6_3_where_to_plunder_is_a_question() {
    let provinces = |options: &[(&str, &str)]| {
        let mut play = Scene::with(5, options)
            .army(Faction::Burgher, Region::Liege, 1)
            .country(Faction::Burgher, Province::Liege, 1)
            .money(Faction::Burgher, 1)
            .at(
                Phase::Maintenance,
                Faction::Burgher,
                Step::Upkeep {
                    region: Region::Liege,
                    left: 1,
                },
            )
            .load();
        play.act(Action::Abandon);
        let legal = play.legal();
        legal
            .iter()
            .filter(|action| matches!(action, Action::Plunder(_)))
            .count()
    };
    assert_eq!(provinces(&[]), 0, "no town around Liège");
    assert_eq!(provinces(&[("plunder", "region")]), 3);
    assert_eq!(provinces(&[("plunder", "towns-anywhere")]), 13);
    assert_eq!(provinces(&[("plunder", "anywhere")]), 24);
}

fn recruit(faction: Faction, coins: u8) -> Play {
    recruit_by(2, faction, coins)
}

fn recruit_by(rules: u16, faction: Faction, coins: u8) -> Play {
    Scene::by(rules, 5, &[])
        .country(faction, Province::Holland, 1)
        .money(faction, coins)
        .at(Phase::Recruiting, faction, Step::Recruit { raised: 0 })
        .load()
}

#[test]
fn s6_4_the_table_of_prices() {
    let table = [
        (Faction::Catholic, [3, 7, 11]),
        (Faction::Habsburg, [3, 6, 10]),
        (Faction::Nobility, [2, 5, 8]),
        (Faction::Burgher, [2, 4, 7]),
        (Faction::Reformer, [2, 4, 6]),
    ];
    for (faction, prices) in table {
        for rules in [1, 2] {
            let mut play = recruit_by(rules, faction, 12);
            for price in prices {
                play.act(Action::Region(Region::Holland));
                assert_eq!(play.board().treasury[faction], 12 - price, "{faction:?}");
            }
            if rules == 1 {
                let fourth = play.refused(Action::Region(Region::Holland));
                assert_eq!(fourth, ("6.4", Reason::ThreeRaised));
            } else {
                assert_ne!(play.board().step, Step::Recruit { raised: 3 }, "no fourth");
            }
        }
    }
}

#[test]
fn s6_4_only_where_the_faction_is_and_has_room() {
    let play = recruit(Faction::Nobility, 12);
    assert_eq!(
        play.refused(Action::Region(Region::North)),
        (
            "6.4",
            Reason::NotPresent {
                region: Region::North
            }
        )
    );
    let play = Scene::new()
        .army(Faction::Habsburg, Region::Utrecht, 2)
        .board(|board| board.camps[Region::Utrecht].abandoned[Faction::Catholic] = 1)
        .city(Faction::Nobility, City::Utrecht, 1)
        .money(Faction::Nobility, 12)
        .at(
            Phase::Recruiting,
            Faction::Nobility,
            Step::Recruit { raised: 0 },
        )
        .load();
    assert_eq!(
        play.refused(Action::Region(Region::Utrecht)),
        (
            "6.4",
            Reason::BoxFull {
                region: Region::Utrecht
            }
        )
    );
}

#[test]
fn s6_4_an_army_is_presence_enough() {
    for rules in [1, 2] {
        let mut play = Scene::by(rules, 5, &[])
            .army(Faction::Habsburg, Region::East, 1)
            .money(Faction::Habsburg, 3)
            .at(
                Phase::Recruiting,
                Faction::Habsburg,
                Step::Recruit { raised: 0 },
            )
            .load();
        assert_eq!(play.legal(), [Action::Region(Region::East), Action::Done]);
        play.act(Action::Region(Region::East));
        assert_eq!(
            play.board().camps[Region::East].armies[Faction::Habsburg],
            2
        );
        // The money is spent: by the second version nobody is asked to stop.
        let asked = play.board().phase == Phase::Recruiting && play.legal() == [Action::Done];
        assert_eq!(asked, rules == 1);
    }
}

#[test]
fn s6_3_all_armies_can_be_kept_at_once() {
    let scene = |rules, coins| {
        Scene::by(rules, 5, &[])
            .army(Faction::Burgher, Region::Holland, 2)
            .army(Faction::Burgher, Region::Utrecht, 1)
            .money(Faction::Burgher, coins)
            .last_of(Phase::Support, Step::Support { shipped: 0 })
            .load()
    };
    let mut play = scene(2, 3);
    play.act(Action::Done);
    assert!(matches!(play.board().step, Step::Upkeep { .. }));
    play.act(Action::KeepAll);
    assert_eq!(play.board().treasury[Faction::Burgher], 0);
    assert!(play.board().phase > Phase::Maintenance);
    for (region, armies) in [(Region::Holland, 2), (Region::Utrecht, 1)] {
        assert_eq!(play.board().camps[region].armies[Faction::Burgher], armies);
        assert!(play.saw(Event::Maintained {
            faction: Faction::Burgher,
            region,
            armies,
            coins: armies
        }));
    }
    let mut poor = scene(2, 2);
    poor.act(Action::Done);
    assert_eq!(
        poor.refused(Action::KeepAll),
        (
            "6.3",
            Reason::TooPoor {
                price: 3,
                treasury: 2
            }
        )
    );
    let mut first = scene(1, 3);
    first.act(Action::Done);
    assert!(!first.legal().contains(&Action::KeepAll));
}
