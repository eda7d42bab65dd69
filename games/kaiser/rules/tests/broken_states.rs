//! States from outside: whatever is let in can be played on.

use engine::conformance::Tampering;
use kaiser_rules::Kaiser;

#[test]
fn a_state_without_faults_can_be_played_on() {
    let tampering = Tampering {
        number: 1356,
        trials: 12_000,
        decisions: 400,
        look_every: 1,
        least: 500,
    };
    tampering.states::<Kaiser>();
}
