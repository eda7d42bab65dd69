//! `train`: a network that goes on learning where it stopped, and plays.

use crate::shell::{argument, toy, write};

#[test]
fn training_goes_on_where_it_stopped_and_writes_a_network() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = |name: &str| directory.path().join(name);
    let train = |steps: &str, seed: &str, out: &str, state: &str| {
        let (out, state) = (path(out), path(state));
        let files = ["--out", argument(&out), "--resume", argument(&state)];
        let first = ["--lessons", "2", "--lesson-games", "20", "--steps", steps];
        let then = ["--games", "2", "--trials", "8", "--match-games", "2"];
        let number = ["--seed", seed, "--players", "2,3"];
        toy(&[&["train", "toy"], &first[..], &then, &number, &files].concat())
    };
    let whole = train("3", "1", "whole.toml", "whole.check");
    assert_eq!(whole.code, 0, "{whole:?}");
    let lines: Vec<&str> = whole.err.lines().collect();
    assert_eq!(lines.len(), 3, "{whole:?}");
    assert!(lines[0].starts_with("Lesson 1: 20 games"), "{whole:?}");
    assert!(lines[2].starts_with("Generation 3: 2 games"), "{whole:?}");
    for steps in ["1", "2", "3"] {
        let part = train(steps, "1", "parts.toml", "parts.check");
        assert_eq!(part.code, 0, "{part:?}");
    }
    let read = |name: &str| std::fs::read_to_string(path(name)).expect("written");
    assert_eq!(read("whole.toml"), read("parts.toml"));
    assert_eq!(read("whole.check"), read("parts.check"));
    train("4", "2", "parts.toml", "parts.check").fails_with("another training");

    let network = path("whole.toml");
    let bots = format!("expert:10it:{},hard-1:10it", argument(&network));
    let json = toy(&["arena", "toy", "--bots", &bots, "--games", "4", "--json"]).json();
    assert_eq!(json["bots"][0]["games"], 4, "{json}");

    let broken = write(directory.path(), "broken.toml", "game = \"chess\"");
    let bots = format!("expert:{},easy", argument(&broken));
    toy(&["arena", "toy", "--bots", &bots]).fails_with("not a network");
}
