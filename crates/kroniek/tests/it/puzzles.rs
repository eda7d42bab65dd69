//! `puzzles`: made, gone on with, and checked.

use crate::shell::{argument, toy};

#[test]
fn puzzles_are_made_gone_on_with_and_checked() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = |name: &str| directory.path().join(name);
    let make = |out: &str, seed: &str, games: &str| {
        let out = path(out);
        let what = ["puzzles", "make", "toy", "--count", "4", "--seed", seed];
        let how = ["--trials", "240", "--screening", "60", "--jobs", "2"];
        let end = ["--games", games, "--out", argument(&out)];
        toy(&[&what[..], &how, &end].concat())
    };
    let whole = make("whole.toml", "7", "24");
    assert_eq!(whole.code, 0, "{whole:?}");
    assert!(whole.out.contains("puzzle"), "{whole:?}");
    for games in ["8", "16", "24"] {
        let part = make("parts.toml", "7", games);
        assert_eq!(part.code, 0, "{part:?}");
    }
    let read = |name: &str| std::fs::read_to_string(path(name)).expect("written");
    assert!(
        read("whole.toml").contains("[[puzzle]]"),
        "something is found"
    );
    assert_eq!(read("whole.toml"), read("parts.toml"));
    make("parts.toml", "8", "24").fails_with("--seed 7");

    let file = path("whole.toml");
    let check = [
        "puzzles",
        "check",
        "toy",
        "--file",
        argument(&file),
        "--times",
        "3",
    ];
    let json = toy(&[&check[..], &["--json"]].concat()).json();
    assert!(json["checked"].as_u64() > Some(0), "{json}");
    assert_eq!(json["holding"], json["checked"], "{json}");
    let told = toy(&[&check[..], &["--sample", "1"]].concat());
    assert!(told.out.contains("1 of 1 puzzle (100.0%)"), "{told:?}");
    let text = read("whole.toml");
    let best = text.find("best = ").expect("a solution") + "best = ".len();
    let other = if &text[best..=best] == "0" { "1" } else { "0" };
    let wrong = format!("{}{other}{}", &text[..best], &text[best + 1..]);
    std::fs::write(&file, wrong).expect("written");
    let dropped = toy(&[&check[..], &["--drop", "--json"]].concat()).json();
    let failing = dropped["failing"].as_array().expect("a list");
    assert_eq!(failing.len(), 1, "{dropped}");
    let again = toy(&[&check[..], &["--json"]].concat()).json();
    assert_eq!(again["checked"], dropped["holding"], "{again}");
    assert_eq!(again["holding"], again["checked"], "{again}");
    let nowhere = toy(&["puzzles", "check", "toy", "--drop"]);
    assert_eq!(nowhere.code, 2, "{nowhere:?}");
    assert!(nowhere.err.contains("--file"), "{nowhere:?}");
    let shipped = toy(&["puzzles", "check", "toy", "--times", "1", "--json"]).json();
    assert!(shipped["checked"].as_u64() > Some(1), "{shipped}");
    std::fs::write(&file, "seed = 1\n").expect("written");
    toy(&check).fails_with("There are no puzzles for");
    std::fs::write(&file, "nonsense").expect("written");
    toy(&check).fails_with("puzzles.toml");
}
