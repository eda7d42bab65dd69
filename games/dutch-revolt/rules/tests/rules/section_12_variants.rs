//! 12.0: the short game, other set-ups.

use dutch_revolt_rules::{Action, Chit, Event, Phase, Side, Step, Territory, Verdict};
use engine::{Game, Playing, Seed, Silent};

use crate::scene::{Play, Scene, game};

#[test]
fn s12_0_the_short_game_has_twenty_turns_of_two_years_and_a_union_at_200() {
    let short = game(&[("length", "twenty-turns")]);
    assert_eq!((short.turns(), short.union()), (20, 200));
    assert_eq!(short.year(1), 1566);
    assert_eq!(short.year(2), 1568);
    assert_eq!(short.year(20), 1604);
}

#[test]
fn s12_0_patriots_of_the_short_game_are_those_of_the_even_year() {
    let short = game(&[("length", "twenty-turns")]);
    // 1570 belongs to the first five years, 1572 to the second, 1604 to the last.
    assert_eq!(short.patriots(3), 1);
    assert_eq!(short.patriots(4), 2);
    assert_eq!(short.patriots(20), 8);
}

#[test]
fn s12_0_the_short_game_ends_after_twenty_turns() {
    let step = Step::Chits {
        phase: Phase::Political,
        side: Side::Rebel,
    };
    let mut play = Scene::with(&[("length", "twenty-turns")], step)
        .hand(Side::Rebel, &[Chit::NoEvent])
        .board(|board| board.turn = 20)
        .load();
    play.act(Action::Pass);
    assert_eq!(play.board().step, Step::Over(Verdict::NoUnion));
    let mut play = Scene::with(&[("length", "twenty-turns")], step)
        .hand(Side::Rebel, &[Chit::NoEvent])
        .board(|board| board.points = 190)
        .load();
    play.act(Action::Pass);
    assert!(play.saw(Event::UnionProclaimed));
}

#[test]
fn s12_0_dealt_owners_are_ten_each_and_differ() {
    let dealt = game(&[("owners", "dealt")]);
    let deals: Vec<_> = (0..5)
        .map(|seed| {
            dealt
                .start(Seed::from_number(seed), &mut Silent)
                .board
                .owner
        })
        .collect();
    for owners in &deals {
        let rebels = owners.values().filter(|&&side| side == Side::Rebel).count();
        assert_eq!(rebels, 10);
    }
    assert!(deals.windows(2).any(|pair| pair[0] != pair[1]));
}

#[test]
fn s12_0_a_fair_deal_gives_the_rebels_ten_points() {
    let fair = game(&[("owners", "fair-deal")]);
    for seed in 0..50 {
        let state = fair.start(Seed::from_number(seed), &mut Silent);
        assert_eq!(fair.worth(&state.board.owner), 10);
    }
}

#[test]
fn s12_0_rolled_alignments_take_all_five_values() {
    let rolled = game(&[("alignments", "rolled")]);
    let state = rolled.start(Seed::from_number(4), &mut Silent);
    for alignment in dutch_revolt_rules::Alignment::ALL {
        assert!(
            state
                .board
                .alignment
                .values()
                .any(|&found| found == alignment)
        );
    }
}

#[test]
fn s12_0_territories_can_be_picked_in_turn() {
    let picking = game(&[("owners", "picked")]);
    let mut play = Play(Playing::new(picking, Seed::from_number(1)));
    let mut picked = 0;
    while let Step::Pick { side, free } = play.board().step {
        let expected = if picked % 2 == 0 {
            Side::Spanish
        } else {
            Side::Rebel
        };
        assert_eq!(side, expected);
        let territory = free.iter().last().expect("something is free");
        play.click(&[territory]);
        assert_eq!(play.owner(territory), side);
        picked += 1;
    }
    assert_eq!(picked, Territory::COUNT);
    assert_eq!(play.board().held(Side::Rebel).len(), 10);
    assert_eq!(play.board().turn, 1);
}
