//! The laws that every game obeys, on random games with random options.

use engine::conformance::Suite;
use revolution::Revolution;

#[test]
fn ten_thousand_random_games_obey_all_laws() {
    let report = Suite {
        games: 500,
        probe_every: 2_000,
        ..Suite::default()
    }
    .run::<Revolution>();
    println!("{report:?}");
    assert_eq!(report.games, 500);
}

#[test]
fn every_law_is_tried_often() {
    let report = Suite {
        games: 40,
        first: 1_000_000,
        probe_every: 20,
        ..Suite::default()
    }
    .run::<Revolution>();
    assert!(report.probes > 1_000, "{report:?}");
}
