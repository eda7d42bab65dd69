//! The laws that every game obeys, on random games with random options and numbers of players.

use engine::conformance::Suite;
use kaiser_rules::Kaiser;

#[test]
fn ten_thousand_random_games_obey_all_laws() {
    let report = Suite {
        games: 10_000,
        probe_every: 400,
        ..Suite::default()
    }
    .run::<Kaiser>();
    println!("{report:?}");
    assert_eq!(report.games, 10_000);
}

#[test]
fn every_law_is_tried_often() {
    let report = Suite {
        games: 300,
        first: 1_000_000,
        probe_every: 4,
        ..Suite::default()
    }
    .run::<Kaiser>();
    assert!(report.probes > 6_000, "{report:?}");
}
