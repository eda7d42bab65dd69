//! The laws that every game obeys, on random games; states and data files from outside.

use __module___rules::__Type__;
use engine::conformance::{Suite, Tampering};

const TAMPERING: Tampering = Tampering {
    number: 1,
    trials: 2_000,
    decisions: 100,
    look_every: 1,
    least: 50,
};

#[test]
fn random_games_obey_all_laws() {
    let report = Suite {
        games: 1_000,
        probe_every: 20,
        ..Suite::default()
    }
    .run::<__Type__>();
    assert_eq!(report.games, 1_000);
}

#[test]
fn a_state_without_faults_can_be_played_on() {
    TAMPERING.states::<__Type__>();
}

#[test]
fn a_data_file_is_refused_or_can_be_played_with() {
    TAMPERING.data::<__Type__>();
}
