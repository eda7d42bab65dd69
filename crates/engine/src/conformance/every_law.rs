//! How much of the suite every game owes: it follows from the length of its games.

use super::{Report, Suite, Tampering, any_table};
use crate::game::{Game, Silent};
use crate::playout::random_choice;
use crate::rng::Rng;

/// The tests that every game owes: the laws on many random games, the laws at many moments of some, and what comes
/// from outside.
#[macro_export]
macro_rules! conformance {
    ($game:ty) => {
        // In two halves, which run at the same time.
        #[test]
        fn random_games_obey_all_laws() {
            $crate::conformance::wide::<$game>(0);
        }

        #[test]
        fn more_random_games_obey_all_laws() {
            $crate::conformance::wide::<$game>(1);
        }

        #[test]
        fn every_law_is_tried_often() {
            $crate::conformance::deep::<$game>();
        }

        #[test]
        fn a_state_without_faults_can_be_played_on() {
            $crate::conformance::tampered_states::<$game>();
        }

        #[test]
        fn a_data_file_without_faults_can_be_played() {
            $crate::conformance::tampered_data::<$game>();
        }
    };
}

/// As many games as have about a million decisions, and at most five thousand, each half having its own; the laws are tried now and
/// then and at the end of each.
///
/// # Panics
/// If a law is broken.
pub fn wide<G: Game>(half: u64) {
    const DECISIONS: usize = 1_000_000;
    const MOST: u64 = 5_000;
    let length = length::<G>();
    let suite = Suite {
        games: MOST.min((DECISIONS / length) as u64),
        first: half * MOST,
        probe_every: 2 * length,
        ..Suite::default()
    };
    tell::<G>(&suite.run::<G>());
}

/// The laws at about fifty moments of each of a hundred games.
///
/// # Panics
/// If a law is broken.
pub fn deep<G: Game>() {
    let suite = Suite {
        games: 100,
        first: 1_000_000,
        probe_every: (length::<G>() / 50).max(1),
        ..Suite::default()
    };
    tell::<G>(&suite.run::<G>());
}

/// What comes out if a test is run on its own.
fn tell<G: Game>(report: &Report) {
    println!("{}: {report:?}", G::ID);
}

/// States that were tampered with are refused or can be played on.
///
/// # Panics
/// If one goes astray.
pub fn tampered_states<G: Game>() {
    let tampering = Tampering {
        number: 1,
        trials: 10_000,
        decisions: length::<G>().min(300),
        look_every: 1,
        least: 250,
    };
    tampering.states::<G>();
}

/// Data files that were tampered with are refused or can be played.
///
/// # Panics
/// If one goes astray.
pub fn tampered_data<G: Game>() {
    let length = length::<G>();
    let tampering = Tampering {
        number: 1,
        trials: 1_200,
        decisions: 40 * length,
        look_every: (length / 100).max(1),
        least: 80,
    };
    tampering.data::<G>();
}

/// How many decisions a random game takes, about.
fn length<G: Game>() -> usize {
    const GAMES: usize = 20;
    let mut rng = Rng::new(0);
    let mut choices = Vec::new();
    let mut decisions = 0;
    for _ in 0..GAMES {
        let (_, game) = any_table::<G>(&mut rng, None, true).expect("our own data");
        let mut state = game.start(rng.seed(), &mut Silent);
        while let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) {
            game.apply(&mut state, seat, action, &mut Silent);
            decisions += 1;
        }
    }
    (decisions / GAMES).max(1)
}
