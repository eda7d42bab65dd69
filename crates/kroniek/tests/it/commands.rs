//! `games`, `data`, `sim`, `replay`, `verify`: what they print, and what they say to bad input.

use engine::fair::{Fairness, Secret};
use engine::{Seat, Seed};
use words::Lang;

use crate::shell::{DEAD_END, TOY, argument, call, toy, write};

/// The chronicle of a whole auction.
fn chronicle() -> String {
    let kind = TOY.find("toy", Lang::En).expect("the toy is there");
    let mut header = kind.header(2);
    let secret = Secret(Seed::from_number(3));
    let contributions = vec!["tulip".to_owned(), "herring".to_owned()];
    header.seed = Some(secret.seed(&contributions));
    header.fairness = Some(Fairness {
        commitment: secret.commitment(),
        contributions,
        secret: Some(secret),
    });
    let mut playing = kind.open(header, Lang::En).expect("two can play");
    while let Some(seat) = playing.to_act().first() {
        playing.play_choice(seat, 0, Lang::En).expect("legal");
    }
    assert_eq!(playing.decided_by(1), Some(Seat(0)));
    playing.chronicle()
}

#[test]
fn games_are_listed() {
    let output = toy(&["games"]);
    assert!(
        output.out.starts_with("toy: The Auction, 2 to 4 players"),
        "{output:?}"
    );
    assert!(toy(&["games", "--lang", "hu"]).out.contains("Az árverés"));
    let games = toy(&["--json", "games"]).json();
    assert_eq!(games[0]["seats"]["most"], 4);
    assert_eq!(games[0]["options"][1]["values"][1], "ten");
}

#[test]
fn data_are_listed_with_their_sources() {
    let output = toy(&["data", "toy"]);
    assert!(
        output.out.contains("purse = 6 (reconstructed)  # 1.2"),
        "{output:?}"
    );
    assert_eq!(toy(&["data", "toy", "--json"]).json()[1]["path"], "rounds");
}

#[test]
fn data_can_be_replaced() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = argument(directory.path());
    let missing = toy(&["data", "toy", "--data", path]);
    assert_eq!(missing.code, 0);
    assert!(
        missing.err.contains("the game's own data are used"),
        "{missing:?}"
    );
    let file = |rounds: u8| {
        format!(
            "# mine\nrounds = {{ value = {rounds}, source = \"public\" }}\npurse = {{ value = 3, source = \"public\" }}\n"
        )
    };
    write(directory.path(), "toy.toml", &file(5));
    let output = toy(&["data", "toy", "--data", path]);
    assert!(output.out.contains("rounds = 5 (public)"), "{output:?}");

    write(directory.path(), "toy.toml", &file(50));
    for command in [
        &["data", "toy", "--data", path][..],
        &["play", "toy", "--data", path],
        &["sim", "toy", "--data", path],
    ] {
        toy(command).fails_with("Line 2: rounds: 1 to 25 are possible");
    }
    write(directory.path(), "toy.toml", "rounds = [");
    toy(&["data", "toy", "--data", path]).fails_with("Line 1: ");
    toy(&["data", "toy", "--data", "nowhere"]).fails_with("There is no directory 'nowhere'.");
}

#[test]
fn unknown_names_are_told_with_those_that_there_are() {
    for command in ["data", "play", "sim"] {
        toy(&[command, "chess"]).fails_with("There is no game 'chess'; there are: toy.");
    }
    toy(&["sim", "toy", "--options", "shrt=yes"]).fails_with("this game has: short, die");
    toy(&["sim", "toy", "--options", "die=two"]).fails_with("it can be: six, ten");
    toy(&["sim", "toy", "--options", "short"]).fails_with("write name=value");
    toy(&["sim", "toy", "--bots", "genius"]).fails_with("There is no bot 'genius'");
    toy(&["sim", "toy", "--bots", "random,random,random"])
        .fails_with("3 bots are named for 2 seats");
    toy(&["sim", "toy", "--players", "9"]).fails_with("it takes 2 to 4 players");
    toy(&["sim", "chess", "--lang", "nl"]).fails_with("Er is geen spel");
    assert_eq!(toy(&["sim", "toy", "--threads", "0"]).code, 2);
    assert_eq!(toy(&["frobnicate"]).code, 2);
    assert_eq!(toy(&["games", "--lang", "de"]).code, 2);
}

#[test]
fn simulations_are_told_in_words_and_as_data() {
    let arguments = [
        "sim",
        "toy",
        "--players",
        "3",
        "--games",
        "20",
        "--threads",
        "2",
    ];
    let output = toy(&arguments);
    assert_eq!(output.code, 0, "{output:?}");
    assert!(output.out.starts_with("20 games, "), "{output:?}");

    let json = toy(&[&arguments[..], &["--json"]].concat()).json();
    assert_eq!(json["game"], "toy");
    assert_eq!(
        (&json["players"], &json["games"], &json["dead_ends"]),
        (&3.into(), &20.into(), &0.into())
    );
    let decisions = json["decisions"].as_f64().expect("a number");
    assert!((json["mean_length"].as_f64().expect("a number") - decisions / 20.0).abs() < 1e-9);
    assert!(json["cpu_seconds"].is_number() && json["decisions_per_cpu_second"].is_number());
    let outcomes = json["outcomes"].as_object().expect("results");
    assert_eq!(
        outcomes
            .values()
            .filter_map(serde_json::Value::as_u64)
            .sum::<u64>(),
        20
    );
}

#[test]
fn a_dead_end_is_a_failure() {
    let output = call(DEAD_END, &["sim", "toy", "--json", "--games", "5"], "");
    assert_eq!(output.code, 1);
    assert_eq!(output.json()["dead_ends"], 5);
    assert!(output.err.contains("5 games stood still"), "{output:?}");
}

#[test]
fn a_saved_game_is_shown_at_any_point() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = write(directory.path(), "game.kroniek", &chronicle());
    let file = argument(&file);
    let output = toy(&["replay", file, "--at", "2"]);
    assert!(
        output.out.contains("The bids are 0 and 0: Red leads."),
        "{output:?}"
    );
    assert!(output.out.contains("After decision 2 of 12"), "{output:?}");
    assert!(!output.out.contains("aims"), "{output:?}");
    let json = toy(&["replay", file, "--json", "--seat", "1"]).json();
    assert_eq!((&json["at"], &json["decisions"]), (&12.into(), &12.into()));
    assert_eq!(json["log"][1]["text"], "Blue bids 0.");
    assert!(json["outcome"]["winners"].is_number());
    toy(&["replay", file, "--at", "13"]).fails_with("There is no decision 13: the game has 12.");
    toy(&["replay", file, "--seat", "7"]).fails_with("There is no seat 7");
}

#[test]
fn a_finished_game_is_analysed() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = write(directory.path(), "game.kroniek", &chronicle());
    let output = toy(&["analyse", argument(&file)]);
    assert_eq!(output.code, 0, "{output:?}");
    for part in [
        "Analysis: The Auction",
        "Decisions and luck",
        "Red: Beginning",
    ] {
        assert!(output.out.contains(part), "no '{part}' in {output:?}");
    }
    let told = toy(&["analyse", argument(&file), "--json", "--level", "easy"]).json();
    assert_eq!(told["level"], "easy");
    assert_eq!(told["shares"].as_array().map(Vec::len), Some(13));
    assert_eq!(told["balance"].as_array().map(Vec::len), Some(2));
    let dutch = toy(&["analyse", argument(&file), "--lang", "nl"]);
    assert!(dutch.out.contains("Beslissingen en geluk"), "{dutch:?}");
    toy(&["analyse", argument(&file), "--level", "genius"]).fails_with("There is no bot 'genius'");
    toy(&["analyse", "nowhere.kroniek"]).fails_with("Cannot read 'nowhere.kroniek'");

    let kind = TOY.find("toy", Lang::En).expect("the toy is there");
    let mut header = kind.header(2);
    header.seed = Some(Seed::from_number(1));
    let begun = kind.open(header, Lang::En).expect("two can play");
    let file = write(directory.path(), "begun.kroniek", &begun.chronicle());
    toy(&["analyse", argument(&file)]).fails_with("The game is still going on.");
}

#[test]
fn a_genuine_chronicle_is_verified() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = write(directory.path(), "game.kroniek", &chronicle());
    let output = toy(&["verify", argument(&file)]);
    assert_eq!(output.code, 0);
    assert!(
        output.out.contains("12 decisions, every one of them legal"),
        "{output:?}"
    );
    assert!(
        output.out.contains("The dice are those that were promised"),
        "{output:?}"
    );
    let json = toy(&["verify", argument(&file), "--json"]).json();
    assert_eq!(json["dice_proved"], true);
    assert_eq!(json["hash"].as_str().map(str::len), Some(64));
}

#[test]
fn a_chronicle_that_is_not_genuine_is_refused_and_left_alone() {
    let whole = chronicle();
    let lines: Vec<&str> = whole.lines().collect();
    let cases = [
        (String::new(), "Line 1 of the chronicle is malformed"),
        ("hello\n".to_owned(), "Line 1 of the chronicle is malformed"),
        (
            whole.replacen("{\"kroniek\":1", "{\"kroniek\":2", 1),
            "has form 2",
        ),
        (
            whole.replacen("\"game\":\"toy\"", "\"game\":\"go\"", 1),
            "There is no game 'go'",
        ),
        (
            whole.replacen("\"seats\":2", "\"seats\":5", 1),
            "it takes 2 to 4 players",
        ),
        (
            whole.replacen("\"rules\":1", "\"rules\":8", 1),
            "Version 8 of the rules",
        ),
        (
            whole.replacen("[0,{\"bid\":0}]", "[0,{\"bid\":0}", 1),
            "Line 2 of the chronicle is malformed",
        ),
        (
            whole.replacen("[0,{\"bid\":0}]", "[0,{\"bid\":9}]", 1),
            "Decision 1 (line 2) is not legal",
        ),
        (
            whole.replacen("[0,{\"bid\":0}]", "[0,{\"bid\":1}]", 1),
            "lead to another position",
        ),
        (
            whole.replacen("herring", "cod", 1),
            "The dice are not those that were promised",
        ),
        (lines[..lines.len() - 1].join("\n"), "its end is missing"),
        (whole[..whole.len() - 20].to_owned(), "its end is missing"),
        (
            [lines[0], lines[lines.len() - 1]].join("\n"),
            "it has 0 decisions, and its end counts 12",
        ),
    ];
    let directory = tempfile::tempdir().expect("a directory");
    for (text, expected) in cases {
        let file = write(directory.path(), "game.kroniek", &text);
        for command in ["verify", "replay"] {
            toy(&[command, argument(&file)]).fails_with(expected);
        }
        toy(&["play", "--resume", argument(&file)]).fails_with(expected);
        assert_eq!(std::fs::read_to_string(&file).expect("still there"), text);
    }
    toy(&["verify", "nowhere.kroniek"]).fails_with("Cannot read 'nowhere.kroniek'");
    let file = directory.path().join("bytes.kroniek");
    std::fs::write(&file, [0xff, 0xfe, 0x00]).expect("written");
    toy(&["verify", argument(&file)]).fails_with("Cannot read");
}

#[test]
fn nothing_that_a_terminal_obeys_is_printed() {
    let folder = tempfile::tempdir().expect("a folder");
    let odd = "\u{1b}]0;mine\u{7}\u{9b}31m\u{202e}";
    let is_plain = |text: &str| !text.contains(|c| words::is_disturbing(c) && c != '\n');
    let named = toy(&["play", odd]);
    assert!(named.code == 1 && is_plain(&named.err), "{named:?}");
    let mut lines = chronicle();
    lines.insert_str(0, odd);
    let file = write(folder.path(), "odd.kroniek", &lines);
    let file = toy(&["verify", argument(&file)]);
    assert!(file.code == 1 && is_plain(&file.err), "{file:?}");

    // Data are not changed, only written in another way.
    let note = "rounds = { value = 3, source = \"memory\", note = \"\\u202e\u{9b}\" }\n\
                purse = { value = 3, source = \"memory\" }\n";
    write(folder.path(), "toy.toml", note);
    let data = ["--data", argument(folder.path()), "data", "toy"];
    let printed = toy(&data);
    assert!(is_plain(&printed.out), "{printed:?}");
    let json = toy(&[&data[..], &["--json"]].concat());
    assert!(is_plain(&json.out), "{json:?}");
    assert_eq!(json.json()[1]["note"], "\u{202e}\u{9b}");
}
