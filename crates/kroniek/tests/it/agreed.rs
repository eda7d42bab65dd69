//! Whole outputs, as they were agreed on. `INSTA_UPDATE=always` writes them anew.

use crate::commands::chronicle;
use crate::shell::{argument, toy, write};

#[test]
fn the_help_is_as_agreed() {
    let help = toy(&["--help"]).out;
    let listed = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    // What is indented further goes on with the line before.
    let commands: Vec<&str> = listed
        .take_while(|line| !line.is_empty())
        .filter_map(|line| line.strip_prefix("  ")?.split(' ').next())
        .filter(|&command| !["", "help"].contains(&command))
        .collect();
    assert!(commands.contains(&"sim"), "{commands:?}");
    let mut all = vec![format!("$ kroniek --help\n{help}")];
    for command in commands {
        let help = toy(&[command, "--help"]).out;
        all.push(format!("$ kroniek {command} --help\n{help}"));
    }
    // Between the paragraphs of an option's help stand lines of blanks.
    let all = all.join("\n");
    let lines: Vec<&str> = all.lines().map(str::trim_end).collect();
    insta::assert_snapshot!(lines.join("\n"));
}

#[test]
fn the_log_of_a_game_is_as_agreed() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = write(directory.path(), "game.kroniek", &chronicle());
    insta::assert_snapshot!(toy(&["replay", argument(&file)]).out);
}
