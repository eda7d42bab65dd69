//! Programs of other people's that play: good ones, and all the bad ones.

use std::path::{Path, PathBuf};
use std::time::Instant;

use serde_json::Value;

use crate::protocol_document::fits;
use crate::shell::{Output, TOY, argument, call, toy, write};

/// One of the examples.
fn example(name: &str) -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = here.ancestors().nth(2).expect("the workspace");
    root.join("examples/python").join(name)
}

fn python(file: &Path) -> String {
    format!("python3 '{}'", argument(file))
}

/// Lets a program that consists of these lines of Python play a game.
fn sim(script: &str, more: &[&str]) -> Output {
    let folder = tempfile::tempdir().expect("a folder");
    let command = python(&write(folder.path(), "bot.py", script));
    let arguments = ["sim", "toy", "--games", "2", "--bots", "program,random"];
    toy(&[&arguments[..], &["--bot-cmd", &command], more].concat())
}

#[test]
fn the_example_plays_against_our_bots() {
    let command = python(&example("line_bot.py"));
    let arguments = [
        "sim",
        "toy",
        "--games",
        "5",
        "--json",
        "--bot-cmd",
        &command,
    ];
    for bots in ["program,easy", "medium,program", "program"] {
        let output = toy(&[&arguments[..], &["--bots", bots]].concat());
        assert_eq!(output.code, 0, "{output:?}");
        let told = output.json();
        assert_eq!((&told["games"], &told["dead_ends"]), (&5.into(), &0.into()));
        let outcomes = told["outcomes"].as_object().expect("results");
        let counted: u64 = outcomes.values().filter_map(Value::as_u64).sum();
        assert_eq!(counted, 5);
        let per_seat = told["decisions_per_seat"].as_array().expect("means");
        assert_eq!(per_seat.len(), 2);
        assert!(per_seat.iter().all(|mean| mean.as_f64() > Some(0.0)));
    }
    let alone = toy(&arguments);
    assert_eq!(alone.code, 0, "{alone:?}");
}

#[test]
fn the_example_competes_with_our_bots() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = folder.path().join("match.jsonl");
    // It chooses at random, and the same each time that the test runs.
    let seeded = format!(
        "import random, runpy\nrandom.seed(1)\nrunpy.run_path({:?}, run_name='__main__')\n",
        example("line_bot.py")
    );
    let program = write(folder.path(), "seeded.py", &seeded);
    let bots = format!("cmd:{},easy,random", python(&program));
    let arguments = [
        "arena", "toy", "--games", "200", "--seed=2", "--json", "--bots", &bots,
    ];
    let whole = toy(&[&arguments[..], &["--resume", argument(&games)]].concat());
    let told = whole.json();
    for bot in 0..3 {
        assert_eq!(told["bots"][bot]["games"], 400, "{told}");
    }
    assert!(
        told["bots"][1]["rating"].as_f64() > told["bots"][0]["rating"].as_f64(),
        "{told}"
    );
    // Its games go on where they were interrupted, too.
    let text = std::fs::read_to_string(&games).expect("the games");
    assert_eq!(text.lines().count(), 601, "{text}");
    let half: Vec<&str> = text.lines().take(300).collect();
    std::fs::write(&games, half.join("\n") + "\n").expect("written");
    let rest = toy(&[&arguments[..], &["--resume", argument(&games)]].concat());
    assert_eq!(rest.code, 0, "{rest:?}");
    let text = std::fs::read_to_string(&games).expect("the games");
    assert_eq!(text.lines().count(), 601, "{text}");
    // It sits in every seat that is left.
    let alone = format!("cmd:{}", python(&example("line_bot.py")));
    let output = toy(&[
        "arena",
        "toy",
        "--games",
        "2",
        "--players",
        "3",
        "--bots",
        &alone,
    ]);
    assert_eq!(output.code, 0, "{output:?}");
}

#[test]
fn a_program_that_cannot_compete_is_told_of() {
    toy(&["arena", "toy", "--bots", "cmd:/nowhere/at/all,easy"]).fails_with("/nowhere/at/all");
    toy(&["arena", "toy", "--bots", "cmd:true,easy"])
        .fails_with("stopped in the middle of the game");
    for command in ["mistakes", "calibrate"] {
        toy(&[command, "toy", "--bots", "cmd:true"]).fails_with("is an outside program");
    }
}

#[test]
fn one_plays_against_the_example_in_the_terminal() {
    let command = python(&example("line_bot.py"));
    let moves = "1\n".repeat(60);
    let output = call(
        TOY,
        &["play", "toy", "--seed", "1", "--bot-cmd", &command],
        &moves,
    );
    assert_eq!(output.code, 0, "{output:?}");
    assert!(output.out.contains("Red: bid in secret"), "{output:?}");
    assert!(!output.out.contains("Blue: bid"), "{output:?}");
}

#[test]
fn every_real_game_can_be_played_by_a_program() {
    let command = python(&example("line_bot.py"));
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_kroniek"))
        .args(["games", "--json"])
        .output()
        .expect("the binary runs");
    let games: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    for game in games.as_array().expect("a list") {
        let id = game["id"].as_str().expect("a name");
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_kroniek"))
            .args(["sim", id, "--games", "1", "--bot-cmd", &command])
            .output()
            .expect("the binary runs");
        assert!(output.status.success(), "{id}: {output:?}");
    }
}

#[test]
fn a_program_that_dies_is_told_of_with_its_last_words() {
    let script = "import sys\nprint('{\"id\":1,\"ok\":{}}', flush=True)\nsys.stdin.readline()\nsys.stdin.readline()\nsys.exit('no more ideas')\n";
    let output = sim(script, &[]);
    output.fails_with("stopped in the middle of the game");
    output.fails_with("no more ideas");
    sim("", &[]).fails_with("stopped in the middle of the game");
}

#[test]
fn a_program_that_lies_is_told_of() {
    let always = |answer: &str| {
        format!(
            "import sys, json\nfor line in sys.stdin:\n    request = json.loads(line)\n    answer = {answer} if request['cmd'] == 'choose' else {{}}\n    print(json.dumps({{'id': request['id'], 'ok': answer}}), flush=True)\n"
        )
    };
    let cases = [
        (
            always("{'index': 99}"),
            "chose something that is not allowed",
        ),
        (always("{'action': {'bid': 9}}"), "There are only"),
        (
            always("{'action': 'steal'}"),
            "chose something that is not allowed",
        ),
        (always("{'index': -1}"), "gave an invalid answer"),
        (
            always("{'index': 0, 'action': 1}"),
            "gave an invalid answer",
        ),
        (always("{}"), "gave an invalid answer"),
        ("print('hello')".to_owned(), "gave an invalid answer: hello"),
        (
            "print('{\"id\":7,\"ok\":{}}')".to_owned(),
            "gave an invalid answer",
        ),
        (
            "print('{\"id\":1,\"error\":{\"message\":\"I do not play this\"}}')".to_owned(),
            "gave up: I do not play this",
        ),
        (
            "print('x' * 10_000_000)".to_owned(),
            "gave an invalid answer",
        ),
    ];
    for (script, expected) in cases {
        sim(&script, &[]).fails_with(expected);
    }
}

#[test]
fn a_program_that_is_slow_is_told_of_in_time() {
    let begin = Instant::now();
    let output = sim(
        "import sys\nfor line in sys.stdin:\n    pass\n",
        &["--bot-time", "1"],
    );
    output.fails_with("did not answer within 1 s");
    assert!(begin.elapsed().as_secs() < 10, "{:?}", begin.elapsed());
}

#[test]
fn what_cannot_be_started_or_seated_is_told_of() {
    let arguments = ["sim", "toy", "--bots", "program,random"];
    toy(&arguments).fails_with("Which program plays?");
    let with = |command: &str| toy(&[&arguments[..], &["--bot-cmd", command]].concat());
    with("").fails_with("Which program plays?");
    with("there-is-no-such-program --at-all").fails_with("could not be started");
    toy(&["sim", "toy", "--bots", "random", "--bot-cmd", "true"])
        .fails_with("Seats that are called 'program': 0; programs given: 1.");
    toy(&["sim", "toy", "--bots", "human"]).fails_with("People cannot take part in a simulation");
    toy(&[
        "sim",
        "toy",
        "--bots",
        "human,program",
        "--bot-cmd",
        "python3",
    ])
    .fails_with("People cannot take part in a simulation");
}

/// A program that writes down what it is asked, and answers by the document.
const SCRIBE: &str = "
import sys
answers = open(sys.argv[1]).read().splitlines()
with open(sys.argv[2], 'w') as heard:
    for answer in answers:
        heard.write(sys.stdin.readline())
        heard.flush()
        print(answer, flush=True)
";

#[test]
fn the_documented_conversation_with_a_program_is_true() {
    let document = include_str!("../../../../docs/PROTOCOL.md");
    let lines: Vec<&str> = document
        .split("```bot\n")
        .skip(1)
        .filter_map(|block| block.split("```").next())
        .flat_map(str::lines)
        .collect();
    let side = |mark: &str| -> Vec<&str> {
        let own = lines.iter().filter_map(|line| line.strip_prefix(mark));
        own.collect()
    };
    let (questions, answers) = (side("> "), side("< "));
    assert!(questions.len() >= 4 && questions.len() == answers.len());
    let folder = tempfile::tempdir().expect("a folder");
    let scribe = write(folder.path(), "scribe.py", SCRIBE);
    let said = write(folder.path(), "said", &answers.join("\n"));
    let heard = folder.path().join("heard");
    let command = format!(
        "{} '{}' '{}'",
        python(&scribe),
        argument(&said),
        argument(&heard)
    );
    let game = ["play", "toy", "--seed", "1", "--options", "short=yes"];
    let players = ["--bots", "program,human", "--bot-cmd", &command];
    let output = call(TOY, &[&game[..], &players].concat(), "1\n");
    assert_eq!(output.code, 0, "{output:?}");
    let heard = std::fs::read_to_string(heard).expect("it wrote");
    let heard: Vec<Value> = heard
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(heard.len(), questions.len());
    for (question, heard) in questions.iter().zip(&heard) {
        let expected: Value = serde_json::from_str(question).expect("JSON");
        assert!(fits(&expected, heard), "{expected}\n{heard}");
    }
}
