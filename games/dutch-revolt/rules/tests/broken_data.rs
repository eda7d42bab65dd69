//! Data files from outside: whatever is let in can be played to the end, through states without faults.

use dutch_revolt_rules::DutchRevolt;
use engine::Game;
use engine::conformance::Tampering;

#[test]
fn a_chit_in_another_phase_is_a_fault_or_plays() {
    let own: Vec<&str> = DutchRevolt::data_file(DutchRevolt::RULES).lines().collect();
    let mut files = Vec::new();
    for (at, line) in own.iter().enumerate() {
        let Some((start, rest)) = line.split_once("phase = { value = \"") else {
            continue;
        };
        let rest = &rest[rest.find('"').unwrap_or(0)..];
        for phase in ["treasury", "religion", "movement", "siege", "political"] {
            let changed = format!("{start}phase = {{ value = \"{phase}{rest}");
            let mut lines = own.clone();
            lines[at] = &changed;
            let text = lines.join("\n");
            // Not every game comes to use the chit.
            files.extend(std::iter::repeat_n((text, changed.clone()), 8));
        }
    }
    assert!(!files.is_empty(), "no chit has a phase");
    let tampering = Tampering {
        number: 1572,
        trials: files.len() as u64,
        decisions: 20_000,
        look_every: 3,
        least: 8,
    };
    tampering.files::<DutchRevolt>(files);
}
