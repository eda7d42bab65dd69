//! 11.0: every level of victory.

use dutch_revolt_rules::{Action, Chit, Phase, Side, Step, Territory, Verdict};
use engine::Game;

use crate::scene::{Play, Scene, game};

/// The Rebels hold territories worth just so much when the year is counted.
fn counted(worth: i16, points: i16, turn: u8) -> Play {
    let mut scene = Scene::chits(Phase::Political, Side::Rebel).hand(Side::Rebel, &[Chit::NoEvent]);
    scene.state.board.points = points;
    scene.state.board.turn = turn;
    let lands = game(&[]).data().territories;
    let mut left = worth;
    let mut order: Vec<Territory> = Territory::ALL.into_iter().collect();
    order.sort_by_key(|&territory| -lands[territory].terrain.political());
    for territory in order {
        let value = lands[territory].terrain.political();
        let side = if value <= left {
            left -= value;
            Side::Rebel
        } else {
            Side::Spanish
        };
        scene = scene.owner(territory, side);
    }
    assert_eq!(left, 0);
    let mut play = scene.load();
    play.act(Action::Pass);
    play
}

fn verdict(play: &Play) -> Option<Verdict> {
    match play.board().step {
        Step::Over(verdict) => Some(verdict),
        _ => None,
    }
}

#[test]
fn s11_0_degrees_of_victory_by_the_points_of_the_last_turn() {
    for (least, most, expected) in [
        (1, 7, Verdict::SpanishMajor),
        (8, 15, Verdict::SpanishMinor),
        (16, 23, Verdict::Draw),
        (24, 31, Verdict::RebelMinor),
        (32, 39, Verdict::RebelMajor),
    ] {
        for worth in [least, most] {
            let play = counted(worth, 400, 20);
            assert_eq!(verdict(&play), Some(expected), "{worth}");
        }
    }
}

#[test]
fn s11_0_the_rebels_win_overwhelmingly_with_the_whole_map() {
    let play = counted(40, 0, 3);
    assert_eq!(verdict(&play), Some(Verdict::RebelWholeMap));
}

#[test]
fn s11_0_the_spanish_win_overwhelmingly_with_the_whole_map() {
    let play = counted(0, 100, 3);
    assert_eq!(verdict(&play), Some(Verdict::SpanishWholeMap));
}

#[test]
fn s11_0_the_whole_map_comes_before_the_union() {
    assert_eq!(verdict(&counted(0, 400, 3)), Some(Verdict::SpanishWholeMap));
    assert_eq!(verdict(&counted(40, 400, 3)), Some(Verdict::RebelWholeMap));
}

#[test]
fn s11_0_without_a_union_by_the_fortieth_turn_the_spanish_win_overwhelmingly() {
    assert_eq!(verdict(&counted(20, 379, 40)), Some(Verdict::NoUnion));
    assert_eq!(verdict(&counted(20, 379, 39)), None);
}

#[test]
fn s11_0_a_union_in_the_fortieth_turn_counts() {
    assert_eq!(verdict(&counted(20, 380, 40)), Some(Verdict::Draw));
}

#[test]
fn s11_0_event_points_do_not_count_for_the_degree() {
    let mut scene =
        Scene::chits(Phase::Political, Side::Rebel).hand(Side::Rebel, &[Chit::Atrocities]);
    scene.state.board.points = 390;
    let mut play = scene.load();
    play.act(Action::Play(Chit::Atrocities));
    play.click(&[Territory::Antwerp]);
    // 390 + 5 + 10: the Union, but the territories are worth 10.
    assert_eq!(verdict(&play), Some(Verdict::SpanishMinor));
}

#[test]
fn s11_0_winners_and_scores() {
    for (worth, winner, score) in [
        (10, Some(Side::Spanish), 1),
        (20, None, 0),
        (35, Some(Side::Rebel), 2),
    ] {
        let play = counted(worth, 400, 20);
        let outcome = play.0.game().outcome(play.state()).expect("it is over");
        assert_eq!(outcome.winners.first(), winner.map(Side::seat));
        assert_eq!(outcome.scores.iter().max(), Some(&score));
        assert_eq!(outcome.scores[0], -outcome.scores[1]);
    }
}
