//! States from outside: whatever is let in can be played on.

use engine::conformance::Tampering;
use troyes_rules::Troyes;

#[test]
fn a_state_without_faults_can_be_played_on() {
    let tampering = Tampering {
        number: 1200,
        trials: 12_000,
        decisions: 400,
        look_every: 1,
        least: 500,
    };
    tampering.states::<Troyes>();
}
