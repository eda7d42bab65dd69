//! A game in the terminal.

use crate::shell::{TOY, argument, call, toy, write};

fn play(arguments: &[&str], lines: &[&str]) -> crate::shell::Output {
    let input: String = lines.iter().flat_map(|line| [*line, "\n"]).collect();
    call(
        TOY,
        &[&["play", "toy", "--seed", "1"], arguments].concat(),
        &input,
    )
}

#[test]
fn two_people_play_to_the_end() {
    let output = play(&["--options", "short=yes"], &["2", "1", "1", "2"]);
    assert_eq!(output.code, 0, "{output:?}");
    for part in [
        "Red: bid in secret (2.1)",
        "   2  Bid 1 coin",
        "Blue: bid in secret (2.1)",
        "The bids are 1 and 0: Red leads.",
        "Red: aim at a field (3.1)",
        "Red holds for 2.",
        "Red wins.",
    ] {
        assert!(output.out.contains(part), "no '{part}' in {}", output.out);
    }
}

#[test]
fn a_person_does_not_read_the_secrets_of_another() {
    let output = play(&[], &["2", "log", "quit"]);
    let (_, blue) = output
        .out
        .split_once("Blue: bid")
        .expect("it is Blue's turn");
    assert!(
        blue.contains("Red has bid.") && !blue.contains("Red bids 1."),
        "{blue}"
    );
}

#[test]
fn one_can_ask_why_not() {
    let output = play(&[], &["why a", "why coin:6", "why 1", "why nowhere", "why"]);
    assert!(
        output.out.contains("Not now (ask why): a Bid "),
        "{output:?}"
    );
    assert!(
        output.out.contains("Bid 6 coins: There are only "),
        "{output:?}"
    );
    assert!(output.out.contains("in the purse. (2.1)"), "{output:?}");
    assert!(output.out.contains("This is allowed."), "{output:?}");
    assert!(
        output
            .err
            .contains("Nothing at 'nowhere' is forbidden now."),
        "{output:?}"
    );
    assert!(output.err.contains("Why what?"), "{output:?}");
}

#[test]
fn decisions_are_taken_back_until_something_was_shown() {
    let output = play(&[], &["undo", "2", "undo", "1", "1", "undo"]);
    assert!(
        output.err.starts_with("There is nothing to take back."),
        "{output:?}"
    );
    assert!(
        output.err.contains("Something hidden was shown"),
        "{output:?}"
    );
    assert!(output.out.contains("The bids are 0 and 0"), "{output:?}");
}

#[test]
fn a_game_is_rewound_when_it_was_said_twice() {
    let lines = [
        "1",
        "1",
        "rewind",
        "rewind 9",
        "rewind 0",
        "rewind 0 yes",
        "2",
        "log",
    ];
    let output = play(&[], &lines);
    for part in [
        "Rewind to which decision?",
        "There are not that many decisions",
        "Type: rewind 0 yes",
    ] {
        assert!(output.err.contains(part), "no '{part}' in {output:?}");
    }
    let told = "the game is rewound to decision 0; decisions taken back: 2.";
    assert!(output.out.contains(told), "{output:?}");
}

#[test]
fn a_rewound_game_is_verified() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("game.kroniek");
    let save = format!("save {}", argument(&file));
    play(&[], &["1", "1", "rewind 0 yes", "2", "1", &save, "quit"]);
    let verified = toy(&["verify", argument(&file), "--json"]);
    assert_eq!(verified.code, 0, "{verified:?}");
    assert_eq!(verified.json()["rewinds"], 1, "{verified:?}");
    assert_eq!(verified.json()["decisions"], 2, "{verified:?}");
    let verified = toy(&["verify", argument(&file)]);
    assert!(verified.out.contains("Rewinds: 1"), "{verified:?}");

    // Neither the rewind nor its number can be left out.
    let text = std::fs::read_to_string(&file).expect("saved");
    let without = |part: &dyn Fn(&str) -> bool| {
        let lines: Vec<&str> = text.lines().filter(|line| !part(line)).collect();
        lines.join("\n") + "\n"
    };
    let unrewound = without(&|line| line.starts_with("[\"rewind\""));
    let uncounted = text.replace(",\"rewinds\":1", "");
    for changed in [unrewound, uncounted] {
        assert_ne!(changed, text, "there was something to leave out");
        let file = write(directory.path(), "changed", &changed);
        let refused = toy(&["verify", argument(&file)]);
        assert_eq!(refused.code, 1, "{refused:?}");
    }
}

#[test]
fn what_is_not_understood_changes_nothing() {
    let output = play(&[], &["99", "0", "attack", "-1", "", "help", "save"]);
    assert_eq!(output.out.matches("bid in secret").count(), 1, "{output:?}");
    assert!(
        output.err.contains("'attack' is not a command"),
        "{output:?}"
    );
    assert!(output.err.contains("Save to which file?"), "{output:?}");
    assert!(
        output.out.contains("undo, rewind DECISION, why LETTER"),
        "{output:?}"
    );
}

#[test]
fn bots_take_the_seats_that_are_given_to_them() {
    let output = play(&["--bots", "human,random"], &["1"]);
    assert!(!output.out.contains("Blue: bid"), "{output:?}");
    let whole = play(&["--bots", "random,random"], &[]);
    assert!(whole.out.contains(" win"), "{whole:?}");
    play(&["--bots", "random,random,random"], &[])
        .fails_with("There are 2 seats, but 3 bots were given.");
}

#[test]
fn a_game_is_saved_and_goes_on() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("game.kroniek");
    let save = format!("save {}", argument(&file));
    let output = play(&[], &["2", "1", &save, "quit"]);
    assert!(output.err.contains("Saved to '"), "{output:?}");
    assert_eq!(toy(&["verify", argument(&file)]).code, 0);
    let output = call(TOY, &["play", "--resume", argument(&file)], "1\n");
    assert!(output.out.contains("Red: aim at a field"), "{output:?}");
    assert!(output.out.contains("Red: throw or hold"), "{output:?}");
    assert_eq!(
        std::fs::read_dir(directory.path()).expect("listed").count(),
        1,
        "nothing else is left behind"
    );
}

#[test]
fn what_cannot_be_saved_leaves_the_old_file_alone() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = write(directory.path(), "old", "the old file");
    let save = format!("save {}/game.kroniek", argument(&file));
    let output = play(&[], &[&save]);
    assert!(output.err.contains("Cannot write"), "{output:?}");
    assert_eq!(
        std::fs::read_to_string(&file).expect("still there"),
        "the old file"
    );
}

#[test]
fn without_a_name_a_game_is_offered() {
    let output = call(TOY, &["--lang", "nl", "play"], "7\n1\n1\n");
    assert!(
        output.out.contains("  1  De veiling, 2 tot 4 spelers"),
        "{output:?}"
    );
    assert!(
        output.out.contains("Rood: bied in het geheim"),
        "{output:?}"
    );
    assert!(output.err.contains("Welk spel?"), "{output:?}");
}

#[test]
fn the_board_is_shown_once_a_phase_and_when_asked_for() {
    let board = |lines: &[&str]| play(&[], lines).out.matches("Points: ").count();
    assert_eq!(board(&[]), 1);
    assert_eq!(board(&["2", "undo"]), 3, "Red, Blue, and Red again");
    assert_eq!(board(&["board", "board"]), 3);
}
