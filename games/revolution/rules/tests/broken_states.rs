//! States from outside: whatever is let in can be played on.

use engine::conformance::Tampering;
use revolution_rules::Revolution;

#[test]
fn a_state_without_faults_can_be_played_on() {
    let tampering = Tampering {
        number: 1568,
        trials: 8_000,
        decisions: 150,
        look_every: 1,
        least: 300,
    };
    tampering.states::<Revolution>();
}
