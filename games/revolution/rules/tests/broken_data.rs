//! Data files from outside: whatever is let in can be played to the end, through states without faults.

use engine::conformance::Tampering;
use revolution_rules::Revolution;

#[test]
fn a_data_file_without_faults_can_be_played() {
    let tampering = Tampering {
        number: 1648,
        trials: 1_000,
        decisions: 20_000,
        look_every: 20,
        least: 100,
    };
    tampering.data::<Revolution>();
}
