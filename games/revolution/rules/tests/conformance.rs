//! The laws that every game obeys, on random games with random options.

use engine::conformance::{Report, Suite};
use revolution_rules::Revolution;

/// Ten thousand games in two halves, which run at the same time.
fn half(first: u64) -> Report {
    let report = Suite {
        games: 5_000,
        first,
        probe_every: 2_000,
        ..Suite::default()
    }
    .run::<Revolution>();
    println!("{report:?}");
    report
}

#[test]
fn five_thousand_random_games_obey_all_laws() {
    assert_eq!(half(0).games, 5_000);
}

#[test]
fn five_thousand_more_random_games_obey_all_laws() {
    assert_eq!(half(5_000).games, 5_000);
}

#[test]
fn every_law_is_tried_often() {
    let report = Suite {
        games: 100,
        first: 1_000_000,
        probe_every: 15,
        ..Suite::default()
    }
    .run::<Revolution>();
    assert!(report.probes > 4_000, "{report:?}");
}
