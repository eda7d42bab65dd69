//! `calibrate`: what was expected, and what happened.

use crate::shell::{argument, toy};

const COMPARE: [&str; 7] = [
    "calibrate",
    "toy",
    "--bots",
    "medium",
    "--games",
    "200",
    "--seed=3",
];

#[test]
fn what_was_expected_is_compared_with_what_happened() {
    let directory = tempfile::tempdir().expect("a directory");
    let plot = directory.path().join("said.svg");
    let output = toy(&[&COMPARE[..], &["--plot", argument(&plot)]].concat());
    assert_eq!(output.code, 0, "{output:?}");
    assert!(output.out.contains("only seat and turn"), "{output:?}");
    assert!(output.out.contains("own numbers"), "{output:?}");
    let svg = std::fs::read_to_string(&plot).expect("a drawing");
    assert!(svg.starts_with("<svg") && svg.contains("<circle"), "{svg}");
    assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");

    let json = toy(&[&COMPARE[..], &["--json"]].concat()).json();
    assert_eq!(json["games"], 200);
    let loss = |oracle: usize, name: &str| json["losses"][oracle][name].as_f64().expect("a loss");
    assert_eq!(json["losses"][1]["oracle"], "own_numbers");
    // Towards the end there is more to be known.
    assert!(loss(1, "late") < loss(1, "all"), "{json}");
    // Red is ahead between equal bots: who knows only that is far from guessing.
    assert!(loss(0, "all") < 2.0_f64.ln(), "{json}");
    let bins = json["said_and_happened"][0]["bins"]
        .as_array()
        .expect("bins");
    assert!(bins.len() > 2, "{json}");
    // It follows from the seed, whatever the number of threads.
    let again = toy(&[&COMPARE[..], &["--json", "--threads", "3"]].concat());
    assert_eq!(again.json(), json);
    toy(&["calibrate", "toy", "--bots", "genius"]).fails_with("'genius'");
}
