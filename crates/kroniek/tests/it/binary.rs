//! The real binary with the real games.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};
use words::Lang;

use crate::shell::{argument, write};

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
    let games: Value = serde_json::from_slice(&games.stdout).expect("JSON");
    let games = games.as_array().expect("a list");
    assert!(!games.is_empty());
    for game in games {
        let id = game["id"].as_str().expect("a name");
        let output = kroniek(&["sim", id, "--games", "3", "--json"]);
        assert!(output.status.success(), "{output:?}");
        let result: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(result["games"], 3);
        assert_eq!(result["dead_ends"], 0);
    }
}

/// What `kroniek engine` answers to these requests.
fn engine(requests: &[Value]) -> Vec<Value> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kroniek"))
        .args(["engine", "--lang", "en"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut input = child.stdin.take().expect("it listens");
    for request in requests {
        writeln!(input, "{request}").expect("it listens");
    }
    drop(input);
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    String::from_utf8(output.stdout)
        .expect("text")
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect()
}

fn new_game() -> Value {
    json!({"cmd": "new", "game": "dutch-revolt", "seed": 1})
}

/// Runs the binary, which must fail with this sentence and print nothing else.
fn fails_with(arguments: &[&str], part: &str) {
    let output = kroniek(&[&["--lang", "en"], arguments].concat());
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert!(error.contains(part), "{error}");
    assert!(output.stdout.is_empty());
}

#[test]
fn chronicles_of_a_real_game_are_checked() {
    let play = json!({"cmd": "apply", "action": "play french-intervention"});
    let pass = json!({"cmd": "apply", "action": "pass"});
    let answers = engine(&[new_game(), play, pass, json!({"cmd": "chronicle"})]);
    let text = answers[3]["ok"]["chronicle"].as_str().expect("a text");
    let directory = tempfile::tempdir().expect("a directory");
    let verify = |text: &str| {
        let file = write(directory.path(), "game.kroniek", text);
        kroniek(&["verify", argument(&file)])
    };
    assert!(verify(text).status.success());
    let file = directory.path().join("game.kroniek");
    let lines: Vec<&str> = text.lines().collect();
    for (changed, part) in [
        (
            text.replace("french-intervention", "flood"),
            "Decision 1 (line 2) is not legal",
        ),
        (
            text.replace("french-intervention", "war-with-turkey"),
            "lead to another position",
        ),
        (
            text.replace("french-intervention", "french-toast"),
            "Line 2 of the chronicle is malformed",
        ),
        (lines[..2].join("\n"), "its end is missing"),
        (
            text.replace("\"rules\":1", "\"rules\":99"),
            "Version 99 of the rules is unknown",
        ),
    ] {
        assert!(!verify(&changed).status.success());
        for command in ["verify", "replay"] {
            fails_with(&[command, argument(&file)], part);
        }
        assert_eq!(
            std::fs::read_to_string(&file).expect("still there"),
            changed
        );
    }
}

#[test]
fn states_and_actions_of_a_real_game_are_checked() {
    let answers = engine(&[
        new_game(),
        json!({"cmd": "state"}),
        json!({"cmd": "apply", "action": "play flood"}),
        json!({"cmd": "apply", "action": "play pancakes"}),
        json!({"cmd": "apply", "seat": 1, "action": "pass"}),
        json!({"cmd": "state"}),
    ]);
    assert_eq!(answers[2]["error"]["code"], "not-allowed");
    assert_eq!(answers[2]["error"]["rule"], "5.0");
    assert_eq!(answers[3]["error"]["code"], "bad-action");
    assert_eq!(answers[4]["error"]["code"], "not-your-turn");
    assert_eq!(answers[5], answers[1], "an error changes nothing");

    let mut state = answers[1]["ok"]["state"].clone();
    state["board"]["turn"] = json!(41);
    state["board"]["initiative"]["rebel_die"] = json!(12);
    let load = json!({"cmd": "load", "game": "dutch-revolt", "state": state});
    let answers = engine(&[load]);
    assert_eq!(answers[0]["error"]["code"], "impossible-state");
    let reasons = answers[0]["error"]["reasons"].as_array().expect("reasons");
    assert!(reasons.len() >= 2, "{reasons:?}");
}

#[test]
fn options_and_data_of_a_real_game_are_checked() {
    fails_with(
        &["sim", "dutch-revolt", "--options", "lenght=twenty-turns"],
        "There is no option 'lenght'; this game has: length, ",
    );
    let kind = games::all()
        .find("dutch-revolt", Lang::En)
        .expect("on the list");
    let turns = "turns = { value = 40";
    let line = 1 + kind
        .data()
        .lines()
        .position(|line| line.starts_with(turns))
        .expect("a line");
    let directory = tempfile::tempdir().expect("a directory");
    write(
        directory.path(),
        "dutch-revolt.toml",
        &kind.data().replacen(turns, "turns = { value = 77", 1),
    );
    fails_with(
        &["play", "dutch-revolt", "--data", argument(directory.path())],
        &format!("Line {line}: a game has 1 to 40 turns"),
    );
}
