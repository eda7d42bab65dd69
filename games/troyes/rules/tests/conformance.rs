//! The laws that every game obeys, on random games with random options and numbers of players.

use engine::conformance::Suite;
use troyes_rules::Troyes;

#[test]
fn ten_thousand_random_games_obey_all_laws() {
    let report = Suite {
        games: 10_000,
        probe_every: 2_000,
        ..Suite::default()
    }
    .run::<Troyes>();
    println!("{report:?}");
    assert_eq!(report.games, 10_000);
}

#[test]
fn every_law_is_tried_often() {
    let report = Suite {
        games: 100,
        first: 1_000_000,
        probe_every: 10,
        ..Suite::default()
    }
    .run::<Troyes>();
    println!("{report:?}");
    assert!(report.probes > 2_000, "{report:?}");
}
