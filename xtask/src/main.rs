//! Developers' commands: `cargo xtask test`, `long`, `chaos`, `look`, `check`, `texts` and `new-game`.

mod chaos;
mod check;
mod lesson_texts;
mod long;
mod look;
mod new_game;
mod postgres;
mod run;
mod test;
mod texts;

use std::path::Path;
use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask test          run every test, and install what they need first
cargo xtask long [GAMES [BOT]]
                          play a million random games of each game (or GAMES, between bots), find no dead end,
                          read 200 positions of each in every language, and play 1,000 games as 'chaos' does
cargo xtask chaos [GAMES] play 1,000 games (or GAMES) on each kind of database, while servers, workers and the
                          database are killed and cut off, and lose nothing
cargo xtask look [GAME]   measure and photograph the tables of all games (or GAME) at every size, in every language and for
                          every number of players, and write one page of pictures with the findings to target/look;
                          with a part of their names after GAME (4-middle-390x844) only some of them
cargo xtask check         check the rules of the repository: layers, words, lengths
cargo xtask texts [GAME]  write all texts of the site and of the games (or GAME) as tables to target/texts
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
        ["chaos"] => chaos::chaos(root(), chaos::USUAL),
        ["chaos", games] => match games.parse() {
            Ok(games) => chaos::chaos(root(), games),
            Err(_) => return usage(),
        },
        ["look", wishes @ ..] if wishes.len() <= 2 => look::look(root(), wishes),
        ["check"] => check::check(root()),
        ["texts"] => texts::texts(root(), None),
        ["texts", game] => texts::texts(root(), Some(game)),
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
