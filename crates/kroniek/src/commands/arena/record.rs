//! The file with the games of a match, which goes on where it was interrupted.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

use anyhow::{anyhow, bail};
use bots::Played;
use serde::{Deserialize, Serialize};
use words::{Lang, cli};

use crate::commands::files;

/// The most bytes of a file of games.
const LARGEST_RESULTS: u64 = 1 << 30;

/// The first line of a file of games: which match they belong to.
#[derive(PartialEq, Serialize, Deserialize)]
pub(super) struct Match {
    pub(super) game: String,
    pub(super) players: u8,
    pub(super) options: BTreeMap<String, String>,
    pub(super) bots: Vec<String>,
    pub(super) seed: u64,
}

/// The games of a file that was begun before, and the file to write further ones to.
pub(super) fn open(path: &Path, this: &Match, lang: Lang) -> anyhow::Result<(Vec<Played>, File)> {
    let mut played = Vec::new();
    let mut whole = String::new();
    if path.exists() {
        let text = files::read_up_to(path, LARGEST_RESULTS, lang)?;
        // A line without an end was being written when the power went.
        text[..text.rfind('\n').map_or(0, |end| end + 1)].clone_into(&mut whole);
        let mut lines = whole.lines();
        if let Some(first) = lines.next() {
            let first = serde_json::from_str::<Match>(first).ok();
            if first.is_none_or(|first| first != *this) {
                bail!(cli::another_match(lang, path.display()));
            }
        }
        for (number, line) in lines.enumerate() {
            let game: Option<Played> = serde_json::from_str(line).ok();
            let game = game.filter(|game| fits(game, this));
            match game {
                Some(game) => played.push(game),
                None => bail!(cli::not_a_played_game(lang, path.display(), number + 2)),
            }
        }
    }
    if whole.is_empty() {
        whole = serde_json::to_string(this)? + "\n";
    }
    files::write(path, &whole, lang)?;
    let file = OpenOptions::new().append(true).open(path);
    let file = file.map_err(|error| anyhow!(cli::cannot_write(lang, path.display(), error)))?;
    Ok((played, file))
}

/// Whether a game can have been one of this match.
fn fits(game: &Played, this: &Match) -> bool {
    let seats = usize::from(this.players);
    game.seats.len() == seats
        && (game.shares.is_empty() || game.shares.len() == seats)
        && game.seats.iter().all(|&bot| bot < this.bots.len())
        && game.shares.iter().all(|share| (0.0..=1.0).contains(share))
}

pub(super) fn write(mut file: &File, game: &Played) -> std::io::Result<()> {
    let line = serde_json::to_string(game)? + "\n";
    file.write_all(line.as_bytes())
}
