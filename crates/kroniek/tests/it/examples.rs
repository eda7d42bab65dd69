//! `examples`: made, the same with any number of threads.

use crate::shell::{argument, toy};

#[test]
fn examples_are_made_and_told() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = |name: &str| directory.path().join(name);
    let make = |out: &str, threads: &str, json: &[&str]| {
        let out = path(out);
        let what = ["examples", "make", "toy", "--games", "6", "--seed", "3"];
        let how = ["--threads", threads, "--out", argument(&out)];
        toy(&[&what[..], &how, json].concat())
    };
    let told = make("one.toml", "1", &[]);
    assert_eq!(told.code, 0, "{told:?}");
    assert!(
        told.out.contains("sections of the rules, from 6 games"),
        "{told:?}"
    );
    let json = make("two.toml", "2", &["--json"]).json();
    let missing = json["missing"].as_array().expect("a list").len() as u64;
    assert_eq!(json["examples"].as_u64(), Some(4 - missing), "{json}");
    let read = |name: &str| std::fs::read_to_string(path(name)).expect("written");
    assert_eq!(read("one.toml"), read("two.toml"));
    assert!(read("one.toml").contains("[[example]]"));
    toy(&["examples", "make", "chess"]).fails_with("chess");
}
