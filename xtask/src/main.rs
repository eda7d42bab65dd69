//! Developers' commands: `cargo xtask test`, `long`, `check` and `new-game`.

mod check;
mod long;
mod new_game;
mod run;
mod test;

use std::path::Path;
use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask test          run every test, and install what they need first
cargo xtask long [GAMES [BOT]]
                          play a million random games of each game (or GAMES, between bots), and find no dead end
cargo xtask check         check the rules of the repository: layers, words, lengths
cargo xtask new-game NAME write the folder of a new game, such as games/liars-dice, and add it to the list";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["test"] => test::test(root()),
        ["long"] => long::long(root(), 1_000_000, "random"),
        ["long", games] => match games.parse() {
            Ok(games) => long::long(root(), games, "random"),
            Err(_) => return usage(),
        },
        ["long", games, bot] => match games.parse() {
            Ok(games) => long::long(root(), games, bot),
            Err(_) => return usage(),
        },
        ["check"] => check::check(root()),
        ["new-game", id] => new_game::new_game(root(), id),
        _ => return usage(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn usage() -> ExitCode {
    eprintln!("{USAGE}");
    ExitCode::from(2)
}

/// The directory of the workspace.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("the workspace is one directory up")
}
