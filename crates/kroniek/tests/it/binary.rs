//! The real binary with the real games.

use std::process::{Command, Output, Stdio};

fn kroniek(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kroniek"))
        .args(arguments)
        .env("LC_ALL", "nl_NL.UTF-8")
        .stdin(Stdio::null())
        .output()
        .expect("the binary runs")
}

#[test]
fn the_environment_says_the_language() {
    let output = kroniek(&["data", "chess"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(
        error.starts_with("kroniek: Er is geen spel 'chess'"),
        "{error}"
    );
}

#[test]
fn help_and_version_are_data() {
    for argument in ["--help", "--version"] {
        let output = kroniek(&[argument]);
        assert!(output.status.success() && output.stderr.is_empty());
        assert!(String::from_utf8_lossy(&output.stdout).contains("kroniek"));
    }
    assert_eq!(kroniek(&["--frobnicate"]).status.code(), Some(2));
}

#[test]
fn every_game_is_simulated_without_a_dead_end() {
    let games = kroniek(&["games", "--json"]);
    let games: serde_json::Value = serde_json::from_slice(&games.stdout).expect("JSON");
    let games = games.as_array().expect("a list");
    assert!(!games.is_empty());
    for game in games {
        let id = game["id"].as_str().expect("a name");
        let output = kroniek(&["sim", id, "--games", "3", "--json"]);
        assert!(output.status.success(), "{output:?}");
        let result: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(result["games"], 3);
        assert_eq!(result["dead_ends"], 0);
    }
}
