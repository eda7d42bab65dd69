//! The real binary with the real games.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use engine::data::FigureForm;
use serde_json::{Value, json};

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

/// The names of the games that the binary knows.
fn games() -> Vec<String> {
    let games = kroniek(&["games", "--json"]);
    let games: Vec<Value> = serde_json::from_slice(&games.stdout).expect("JSON");
    assert!(!games.is_empty());
    let ids = games.iter().map(|game| game["id"].as_str());
    ids.map(|id| id.expect("a name").to_owned()).collect()
}

#[test]
fn every_game_is_simulated_without_a_dead_end() {
    for id in games() {
        let output = kroniek(&["sim", &id, "--games", "3", "--json"]);
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
    // Beside reading: it answers while it is asked, and a pipe holds only so much.
    let lines: String = requests
        .iter()
        .flat_map(|line| [line.to_string(), "\n".to_owned()])
        .collect();
    let asking = std::thread::spawn(move || input.write_all(lines.as_bytes()));
    let output = child.wait_with_output().expect("it ends");
    asking.join().expect("no panic").expect("it listens");
    assert!(output.status.success());
    String::from_utf8(output.stdout)
        .expect("text")
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect()
}

fn new_game(id: &str) -> Value {
    json!({"cmd": "new", "game": id, "seed": 1})
}

/// The actions of the first decision, and whose it is.
fn first_choices(id: &str) -> (Value, Vec<Value>) {
    let answers = engine(&[new_game(id), json!({"cmd": "decision"})]);
    let decision = &answers[1]["ok"];
    let choices = decision["choices"].as_array().expect("choices");
    let actions = choices.iter().map(|choice| choice["action"].clone());
    (decision["seat"].clone(), actions.collect())
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
fn chronicles_of_real_games_are_checked() {
    for id in games() {
        let (seat, actions) = first_choices(&id);
        let apply = json!({"cmd": "apply", "seat": seat, "action": actions[0]});
        let answers = engine(&[new_game(&id), apply, json!({"cmd": "chronicle"})]);
        let text = answers[2]["ok"]["chronicle"].as_str().expect("a text");
        let directory = tempfile::tempdir().expect("a directory");
        let file = write(directory.path(), "game.kroniek", text);
        assert!(kroniek(&["verify", argument(&file)]).status.success());
        let lines: Vec<&str> = text.lines().collect();
        let decided = |decision: Value| text.replacen(lines[1], &decision.to_string(), 1);
        let rules = format!("\"rules\":{}", version(lines[0]));
        for (changed, part) in [
            (
                decided(json!([7, actions[0]])),
                "Decision 1 (line 2) is not allowed",
            ),
            (
                decided(json!([seat, actions[1]])),
                "lead to a different position",
            ),
            (
                decided(json!([seat, "french-toast"])),
                "Line 2 of the chronicle cannot be read",
            ),
            (lines[..2].join("\n"), "its end is missing"),
            (
                text.replacen(&rules, "\"rules\":99", 1),
                "Version 99 of the rules is unknown",
            ),
        ] {
            let file = write(directory.path(), "game.kroniek", &changed);
            for command in ["verify", "replay"] {
                fails_with(&[command, argument(&file)], part);
            }
            let kept = std::fs::read_to_string(&file).expect("still there");
            assert_eq!(kept, changed);
        }
    }
}

/// The version of the rules in the first line of a chronicle.
fn version(line: &str) -> Value {
    let header: Value = serde_json::from_str(line).expect("JSON");
    header["rules"].clone()
}

#[test]
fn states_and_actions_of_real_games_are_checked() {
    for id in games() {
        let (seat, actions) = first_choices(&id);
        let answers = engine(&[
            new_game(&id),
            json!({"cmd": "state"}),
            json!({"cmd": "why"}),
            json!({"cmd": "apply", "seat": seat, "action": "play pancakes"}),
            json!({"cmd": "apply", "seat": 7, "action": actions[0]}),
            json!({"cmd": "state"}),
        ]);
        assert_eq!(answers[3]["error"]["code"], "bad-action", "{id}");
        assert!(answers[4]["error"]["code"].is_string(), "{id}");
        assert_eq!(answers[5], answers[1], "{id}: an error changes nothing");
        let refused = answers[2]["ok"]["refused"].as_array().expect("a list");
        let apply =
            |refused: &Value| json!({"cmd": "apply", "seat": seat, "action": refused["action"]});
        let tried = engine(&[vec![new_game(&id)], refused.iter().map(apply).collect()].concat());
        for (refused, answer) in refused.iter().zip(&tried[1..]) {
            for field in ["code", "rule", "message"] {
                assert_eq!(answer["error"][field], refused[field], "{id}: {refused}");
            }
        }

        let state = &answers[1]["ok"]["state"];
        let load = |state: Value| json!({"cmd": "load", "game": id, "state": state});
        let changed: Vec<Value> = (0..count(state))
            .map(|at| load(raised(state, at)))
            .collect();
        let mut impossible = 0;
        for answer in engine(&changed) {
            if answer["error"]["code"] == "impossible-state" {
                impossible += 1;
                let reasons = answer["error"]["reasons"].as_array();
                assert!(
                    reasons.is_some_and(|reasons| !reasons.is_empty()),
                    "{id}: {answer}"
                );
            }
        }
        assert!(impossible > 0, "{id}: any number may stand anywhere");
    }
}

/// How many small numbers there are in a state.
fn count(state: &Value) -> usize {
    let mut numbers = 0;
    each_number(&mut state.clone(), &mut |_| numbers += 1);
    numbers
}

/// The state with one of its small numbers much larger.
fn raised(state: &Value, at: usize) -> Value {
    let (mut state, mut number) = (state.clone(), 0);
    each_number(&mut state, &mut |value| {
        if number == at {
            *value = 100.into();
        }
        number += 1;
    });
    state
}

fn each_number(value: &mut Value, look: &mut impl FnMut(&mut Value)) {
    match value {
        Value::Number(number) if number.as_u64().is_some_and(|number| number < 100) => look(value),
        Value::Array(values) => {
            for value in values {
                each_number(value, look);
            }
        }
        Value::Object(fields) => {
            for value in fields.values_mut() {
                each_number(value, look);
            }
        }
        _ => {}
    }
}

#[test]
fn options_and_data_of_real_games_are_checked() {
    for kind in games::all().kinds() {
        let id = kind.id();
        fails_with(
            &["sim", id, "--options", "lenght=twenty-turns"],
            "There is no option 'lenght'",
        );
        let directory = tempfile::tempdir().expect("a directory");
        let text = format!("pancakes = 1\n{}", kind.data());
        write(directory.path(), &format!("{id}.toml"), &text);
        fails_with(
            &["play", id, "--data", argument(directory.path())],
            "Line 1 (pancakes): ",
        );
    }
}

#[test]
fn a_file_with_differences_only_is_data_too() {
    for kind in games::all().kinds() {
        let id = kind.id();
        let figures = kind.figures().expect("its own file");
        let numbers = figures.all().iter();
        let numbers = numbers.filter(|one| one.form == FigureForm::Whole);
        let list = |arguments: &[&str]| -> Vec<Value> {
            serde_json::from_slice(&kroniek(arguments).stdout).unwrap_or_default()
        };
        let find = |all: &[Value], path: &str| -> Option<(String, String)> {
            let datum = all.iter().find(|datum| datum["path"] == path)?;
            let part = |name: &str| datum[name].as_str().map(str::to_owned);
            Some((part("value")?, part("source")?))
        };
        let own = list(&["data", id, "--json"]);
        let directory = tempfile::tempdir().expect("a directory");
        let file = |path: &str, value: i64| {
            let text = format!("edition_of = \"{id}\"\n\n{path} = {{ value = {value} }}\n");
            write(directory.path(), &format!("{id}.toml"), &text);
        };
        let data = ["data", id, "--json", "--data", argument(directory.path())];
        // Not every figure may be one more, but some may.
        let changed = numbers.clone().find(|figure| {
            let (value, _) = find(&own, &figure.path).expect("it is listed");
            let more = value.parse::<i64>().expect("a number") + 1;
            file(&figure.path, more);
            let theirs = (more.to_string(), "owner".to_owned());
            find(&list(&data), &figure.path) == Some(theirs)
        });
        let path = &changed.expect("a figure that can be changed").path;
        file(path, -3);
        fails_with(&data, &format!("Line 3 ({path}): "));
    }
}
