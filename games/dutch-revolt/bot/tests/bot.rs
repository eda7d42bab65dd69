//! The Dutch Revolt.

use std::num::NonZero;
use std::sync::Mutex;

use bots::{Arena, Budget, Entrant, Level};
use dutch_revolt_bot::DutchRevoltBot;
use dutch_revolt_rules::DutchRevolt;
use engine::{Game, Setup};

use testkit::bots::{play, wins};

#[test]
fn easy_beats_random_on_either_side() {
    let won = wins::<DutchRevoltBot>(50, 1609, [Level::Easy, Level::Random]);
    assert!(won >= 95, "{won} of 100");
}

#[test]
fn both_sides_win_and_chits_do_not_run_out() {
    let tally = play::<DutchRevoltBot>(200, 1609, &[Level::Easy, Level::Easy]);
    for (side, wins) in tally.wins.iter().enumerate() {
        assert!(*wins >= 40, "{side}: {wins} of 200");
    }
    let years = |column| tally.figures.get("years", column);
    assert!(years("all") > 0);
    assert!(years("empty") * 10 < years("all"), "{}", years("empty"));
    let united = tally.figures.get("union", "games");
    assert!(united * 2 > 200, "{united} of 200");
    let sieges = |side| tally.figures.get("sieges", side);
    assert!(sieges("spanish") > 0 && sieges("rebel") > 0);
    assert!(tally.figures.get("took", "rebel") <= sieges("rebel"));
}

#[test]
fn search_does_not_hire_and_dismiss_for_ever() {
    let searching = Entrant {
        budget: Budget::Trials(40),
        ..Entrant::from(Level::Hard)
    };
    // A game that stood still in a year's deployment.
    let arena = Arena {
        entrants: vec![searching],
        reach: None,
        games: 1,
        seed: 27,
        threads: NonZero::<usize>::MIN,
    };
    let game = DutchRevolt::open(&Setup::new::<DutchRevolt>(2)).expect("a table");
    let decisions = Mutex::new(Vec::new());
    let done = |played: bots::Played| decisions.lock().expect("one thread").push(played.decisions);
    arena
        .run::<DutchRevoltBot>(&game, &[], &done)
        .expect("no file of its own");
    let decisions = decisions.into_inner().expect("one thread");
    assert_eq!(decisions.len(), 1);
    assert!(decisions[0] < 3_000, "{decisions:?}");
}
