//! 7.0: missionaries.

use dutch_revolt_rules::{Action, Alignment, Chit, Event, Phase, Side, Stack, Territory, Unit};

use crate::scene::{Play, Scene};

use Territory::*;

/// So many Rebel missionaries in Zeeland, and the next dice.
fn preaching(missionaries: u8, dice: &[u8]) -> Play {
    let mut play = Scene::chits(Phase::Religion, Side::Rebel)
        .hand(Side::Rebel, &[Chit::NoEvent])
        .units(
            Side::Rebel,
            Zeeland,
            Stack::of(Unit::Missionary, missionaries),
        )
        .dice(dice)
        .load();
    play.act(Action::Pass);
    play
}

#[test]
fn s7_0_the_conversion_table() {
    for (missionaries, most) in [(1, 2), (2, 4), (3, 6), (4, 8)] {
        let play = preaching(missionaries, &[most]);
        assert_eq!(play.faith(Zeeland), Alignment::StronglyProtestant);
        let play = preaching(missionaries, &[most + 1]);
        assert_eq!(play.faith(Zeeland), Alignment::ModeratelyProtestant);
        assert!(play.saw(Event::Mission {
            side: Side::Rebel,
            territory: Zeeland,
            missionaries,
            die: Some(most + 1),
            alignment: None
        }));
    }
}

#[test]
fn s7_0_five_missionaries_need_no_die() {
    let play = preaching(5, &[9]);
    assert!(play.saw(Event::Mission {
        side: Side::Rebel,
        territory: Zeeland,
        missionaries: 5,
        die: None,
        alignment: Some(Alignment::StronglyProtestant)
    }));
    assert_eq!(play.faith(Zeeland), Alignment::StronglyProtestant);
}

#[test]
fn s7_0_missionaries_go_home_afterwards() {
    let play = preaching(5, &[0]);
    assert_eq!(play.stack(Side::Rebel, Zeeland), Stack::EMPTY);
    assert_eq!(play.board().stock.missionaries[Side::Rebel], 5);
}

#[test]
fn s7_0_there_is_nothing_to_win_among_the_faithful() {
    let mut play = Scene::chits(Phase::Religion, Side::Spanish)
        .hand(Side::Spanish, &[Chit::NoEvent])
        .units(Side::Spanish, Namur, Stack::of(Unit::Missionary, 3))
        .load();
    let dice = play.state().dice;
    play.act(Action::Pass);
    assert!(
        !play
            .events()
            .iter()
            .any(|event| matches!(event, Event::Mission { .. }))
    );
    assert_eq!(play.state().dice, dice);
}

#[test]
fn s7_0_each_side_moves_faith_its_own_way_and_the_first_player_preaches_first() {
    let mut play = Scene::chits(Phase::Religion, Side::Spanish)
        .first(Side::Rebel)
        .hand(Side::Spanish, &[Chit::NoEvent])
        .units(Side::Rebel, Zeeland, Stack::of(Unit::Missionary, 5))
        .units(Side::Spanish, Antwerp, Stack::of(Unit::Missionary, 5))
        .load();
    play.act(Action::Pass);
    assert_eq!(play.faith(Antwerp), Alignment::ModeratelyCatholic);
    let order: Vec<Side> = play
        .events()
        .into_iter()
        .filter_map(|event| match event {
            Event::Mission { side, .. } => Some(side),
            _ => None,
        })
        .collect();
    assert_eq!(order, [Side::Rebel, Side::Spanish]);
}
