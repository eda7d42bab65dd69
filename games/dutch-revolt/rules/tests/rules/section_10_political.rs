//! 10.0: political points.

use dutch_revolt_rules::{Action, Chit, Event, Phase, Side, Step, Territory};

use crate::scene::Scene;

#[test]
fn s10_0_rural_one_developed_two_urban_three() {
    let mut play = Scene::chits(Phase::Political, Side::Rebel)
        .hand(Side::Rebel, &[Chit::NoEvent])
        .owner(Territory::Drenthe, Side::Rebel)
        .load();
    play.act(Action::Pass);
    // North and South Holland 3 each, Zeeland and Friesland 2 each, Drenthe 1.
    assert!(play.saw(Event::Counted {
        points: 11,
        total: 11
    }));
}

#[test]
fn s10_0_below_the_union_another_year_begins() {
    let mut play = Scene::chits(Phase::Political, Side::Rebel)
        .hand(Side::Rebel, &[Chit::NoEvent])
        .board(|board| board.points = 389)
        .load();
    play.act(Action::Pass);
    assert_eq!(play.board().points, 399);
    assert_eq!(play.board().turn, 2);
    assert!(play.saw(Event::YearBegan {
        turn: 2,
        year: 1567
    }));
}

#[test]
fn s10_0_at_four_hundred_the_union_is_proclaimed() {
    let mut play = Scene::chits(Phase::Political, Side::Rebel)
        .hand(Side::Rebel, &[Chit::NoEvent])
        .board(|board| board.points = 390)
        .load();
    play.act(Action::Pass);
    assert!(play.saw(Event::UnionProclaimed));
    assert!(matches!(play.board().step, Step::Over(_)));
}

#[test]
fn s10_0_four_hundred_is_tested_only_when_the_year_is_counted() {
    // An Armada carries the total over 400, atrocities bring it down again before the count.
    let mut play = Scene::chits(Phase::Political, Side::Spanish)
        .hand(Side::Spanish, &[Chit::Atrocities])
        .board(|board| board.points = 401 - 10)
        .load();
    play.act(Action::Play(Chit::Atrocities));
    play.click(&[Territory::Zeeland]);
    assert_eq!(play.board().points, 396);
    assert_eq!(play.board().turn, 2);
}
