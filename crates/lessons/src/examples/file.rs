//! Examples as they stand in their file.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::Deserialize;

use crate::record::{options_line, quoted};

/// The file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    /// What everything random about the games follows from.
    #[serde(default)]
    pub(super) seed: u64,
    /// How many games were looked through.
    #[serde(default)]
    pub(super) games: u32,
    #[serde(default)]
    pub(super) example: Vec<Entry>,
}

/// How a section matters in a position: the clearest way first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Why {
    /// What happens after a choice is about it.
    Played,
    /// The question is about it.
    Asked,
    /// It can be seen on the board.
    Seen,
    /// Something is not allowed because of it.
    Refused,
}

impl Why {
    /// As the file has it.
    fn id(self) -> &'static str {
        match self {
            Why::Played => "played",
            Why::Asked => "asked",
            Why::Seen => "seen",
            Why::Refused => "refused",
        }
    }
}

/// One example.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Entry {
    /// The section of the rules.
    pub(super) rule: String,
    /// How it matters.
    pub(super) why: Why,
    /// The choice that shows it at work, as it is written in chronicles.
    pub(super) choice: Option<String>,
    /// What is pointed at on the board.
    #[serde(default)]
    pub(super) point: Vec<String>,
    /// The version of the rules.
    pub(super) rules: u16,
    pub(super) players: u8,
    #[serde(default)]
    pub(super) options: BTreeMap<String, String>,
    /// What the dice come from, as a hexadecimal number.
    pub(super) dice: String,
    /// What everybody decided before, see `moves.rs`.
    pub(super) moves: String,
}

impl File {
    /// The text of the file.
    pub(super) fn text(&self, game: &str) -> String {
        let mut text = format!(
            "# Made by `kroniek examples make {game}`; docs/LEARNING.md says how.\n\nseed = {}\ngames = {}\n",
            self.seed, self.games
        );
        for entry in &self.example {
            // Writing to a text never fails.
            let _ = entry.write(&mut text);
        }
        text
    }
}

impl Entry {
    fn write(&self, text: &mut String) -> std::fmt::Result {
        writeln!(text, "\n[[example]]\nrule = {}", quoted(&self.rule))?;
        writeln!(text, "why = {}", quoted(self.why.id()))?;
        if let Some(choice) = &self.choice {
            writeln!(text, "choice = {}", quoted(choice))?;
        }
        if !self.point.is_empty() {
            writeln!(text, "point = {:?}", self.point)?;
        }
        writeln!(text, "rules = {}\nplayers = {}", self.rules, self.players)?;
        text.push_str(&options_line(&self.options));
        writeln!(text, "dice = {}", quoted(&self.dice))?;
        writeln!(text, "moves = {}", quoted(&self.moves))
    }
}
