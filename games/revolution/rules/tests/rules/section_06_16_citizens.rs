//! Influence on the citizens (6.16).

use revolution_rules::{Action, City, Colour, Event, Faction, Phase, Reason, Single, Step};

use crate::scene::{Play, Scene};

/// Everybody puts coins on KÖLN in the order of play.
fn koeln(scene: Scene, column: u8, coins: &[(Faction, u8)]) -> Play {
    let mut scene = scene.board(|board| board.allegiance[City::Koeln] = column);
    for &(faction, count) in coins {
        scene = scene.money(faction, count);
    }
    let first = coins[0].0;
    let mut play = scene.at(Phase::Citizens, first, Step::Citizens).load();
    for &(faction, count) in coins {
        assert_eq!(play.chooser(), Some(faction));
        for _ in 0..count {
            play.act(Action::City(City::Koeln));
        }
        play.act(Action::Done);
    }
    play
}

use Faction::*;

#[test]
fn s6_16_first_example_koeln_becomes_neutral() {
    let coins = [(Catholic, 1), (Habsburg, 1), (Nobility, 2), (Burgher, 1)];
    let play = koeln(Scene::new(), 2, &coins);
    assert_eq!(play.board().allegiance[City::Koeln], 4);
}

#[test]
fn s6_16_revised_example_koeln_becomes_weakly_reformed() {
    let coins = [
        (Catholic, 1),
        (Habsburg, 1),
        (Nobility, 1),
        (Burgher, 2),
        (Reformer, 3),
    ];
    let play = koeln(Scene::new(), 2, &coins);
    assert_eq!(play.board().allegiance[City::Koeln], 5);
    // The Nobles' coin was wasted: three columns are the limit anyway.
    let without = [(Catholic, 1), (Habsburg, 1), (Burgher, 2), (Reformer, 3)];
    let play = koeln(Scene::new(), 2, &without);
    assert_eq!(play.board().allegiance[City::Koeln], 5);
}

#[test]
fn s6_16_all_coins_go_back() {
    let play = koeln(Scene::new(), 2, &[(Reformer, 7)]);
    assert_eq!(play.board().supply[Reformer], 32);
    assert_eq!(
        play.board().allegiance[City::Koeln],
        5,
        "three columns at the most"
    );
}

#[test]
fn s6_16_nobles_stop_at_the_centre() {
    for (from, to) in [(1, 4), (3, 4), (4, 4), (5, 4), (7, 4)] {
        let play = koeln(Scene::new(), from, &[(Nobility, 5)]);
        assert_eq!(play.board().allegiance[City::Koeln], to, "from {from}");
    }
}

#[test]
fn s6_16_without_money_no_influence() {
    let mut play = Scene::new()
        .money(Catholic, 1)
        .at(Phase::Citizens, Catholic, Step::Citizens)
        .load();
    play.act(Action::City(City::Gent));
    assert_eq!(
        play.refused(Action::City(City::Gent)),
        (
            "6.16",
            Reason::TooPoor {
                price: 1,
                treasury: 0
            }
        )
    );
    play.act(Action::Done);
    assert_eq!(play.board().phase, Phase::End, "nobody else is asked");
}

/// What is in KÖLN after the citizens of a column acted.
fn after(
    options: &[(&str, &str)],
    seats: u8,
    column: u8,
    pieces: &[(Colour, u8)],
) -> Vec<(Colour, u8)> {
    let mut scene = Scene::with(seats, options);
    for &(colour, count) in pieces {
        scene = scene.city(colour, City::Koeln, count);
    }
    // A coin elsewhere, so that there is somebody to ask.
    let mut play = scene
        .board(|board| board.allegiance = enum_map::EnumMap::from_fn(|_| 4))
        .board(|board| board.allegiance[City::Koeln] = column)
        .money(Catholic, 1)
        .at(Phase::Citizens, Catholic, Step::Citizens)
        .load();
    play.act(Action::Done);
    let there = play.board().cities[City::Koeln];
    let all = Colour::ALL.iter().map(|&colour| (colour, there.of(colour)));
    all.filter(|&(_, count)| count > 0).collect()
}

#[test]
fn s6_16_catholic_columns_drive_out_reformers_before_burghers() {
    let pieces = [(Colour::Burgher, 1), (Colour::Reformer, 1)];
    assert_eq!(after(&[], 5, 2, &pieces), [(Colour::Burgher, 1)]);
    assert_eq!(
        after(&[], 5, 1, &pieces),
        [(Colour::Catholic, 1), (Colour::Burgher, 1)]
    );
    assert_eq!(after(&[], 5, 2, &[(Colour::Burgher, 1)]), []);
    for column in 3..=5 {
        assert_eq!(after(&[], 5, column, &pieces), pieces);
    }
}

#[test]
fn s6_16_reformed_columns_bring_reformers() {
    let pieces = [(Colour::Catholic, 2), (Colour::Neutral, 1)];
    assert_eq!(
        after(&[], 5, 6, &pieces),
        [
            (Colour::Catholic, 2),
            (Colour::Reformer, 1),
            (Colour::Neutral, 1)
        ]
    );
    assert_eq!(after(&[], 5, 7, &pieces), [(Colour::Reformer, 4)]);
}

#[test]
fn s6_16_symmetric_columns_if_agreed() {
    let options = [("citizens", "symmetric")];
    let pieces = [(Colour::Catholic, 1), (Colour::Habsburg, 1)];
    assert_eq!(after(&options, 5, 6, &pieces), [(Colour::Habsburg, 1)]);
    assert_eq!(
        after(&options, 5, 7, &pieces),
        [(Colour::Habsburg, 1), (Colour::Reformer, 1)]
    );
}

#[test]
fn s6_16_others_stand_in_for_those_who_are_not_there() {
    let habsburgs = [("three-factions", "habsburg-nobility")];
    assert_eq!(after(&habsburgs, 3, 6, &[]), [(Colour::Nobility, 1)]);
    let burghers = [("three-factions", "habsburg-burgher")];
    assert_eq!(
        after(&burghers, 3, 7, &[(Colour::Catholic, 1)]),
        [(Colour::Burgher, 2)]
    );
    let mut play = Scene::new()
        .left(Catholic, 0)
        .board(|board| board.allegiance[City::Koeln] = 1)
        .at(Phase::Citizens, Catholic, Step::Citizens)
        .load();
    play.pass_phase();
    assert!(play.saw(Event::CitizensAdded {
        city: City::Koeln,
        colour: Colour::Habsburg
    }));
}

#[test]
fn s6_16_several_coins_at_once() {
    let scene = |rules, coins| {
        Scene::by(rules, 5, &[])
            .money(Reformer, coins)
            .at(Phase::Citizens, Reformer, Step::Citizens)
            .load()
    };
    let koeln = |coins| Action::Several(Single::City(City::Koeln), coins);
    let mut play = scene(2, 4);
    play.act(koeln(3));
    assert_eq!(play.board().coins[City::Koeln][Reformer], 3);
    assert!(play.saw(Event::CoinPut {
        faction: Reformer,
        city: City::Koeln,
        coins: 3
    }));
    assert_eq!(
        play.refused(koeln(2)),
        (
            "6.16",
            Reason::TooPoor {
                price: 2,
                treasury: 1
            }
        )
    );
    assert!(!scene(1, 4).legal().contains(&koeln(2)));
}
