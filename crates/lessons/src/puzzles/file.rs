//! Puzzles as they stand in their file.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::Deserialize;

use crate::record::{options_line, quoted};

/// The file: what was done so far to find puzzles, so that the search can go on, and the puzzles.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    /// What everything random about the search follows from.
    #[serde(default)]
    pub(super) seed: u64,
    /// How many games were played.
    #[serde(default)]
    pub(super) games: u32,
    #[serde(default)]
    pub(super) puzzle: Vec<Entry>,
}

/// One puzzle.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Entry {
    /// Its name in addresses: the beginning of the position's hash.
    pub(super) name: String,
    /// The version of the rules.
    pub(super) rules: u16,
    pub(super) players: u8,
    #[serde(default)]
    pub(super) options: BTreeMap<String, String>,
    /// What the dice come from, as a hexadecimal number.
    pub(super) dice: String,
    /// What everybody decided before, see `moves.rs`.
    pub(super) moves: String,
    /// Who is to find the solution.
    pub(super) seat: u8,
    /// The section of the rules that the decision is about.
    pub(super) kind: String,
    /// How often each of the weaker bots missed it.
    pub(super) missed: Vec<u32>,
    /// How hard it is.
    pub(super) rating: u16,
    /// How many trials the longer of the two searches made.
    pub(super) trials: u32,
    pub(super) step: Vec<Step>,
}

/// One decision of the solution, and what the search found out about it. Shares and errors are in thousandths of the victory.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// All choices, as they are written in chronicles.
    pub choices: Vec<String>,
    /// The solution, by its place among them.
    pub best: usize,
    /// What share each choice promises.
    pub(super) shares: Vec<i32>,
    /// The standard error of each share.
    pub(super) errors: Vec<i32>,
    /// What share the seat can expect if it chooses by first thoughts.
    pub(super) before: i32,
    /// What each seat can expect after the solution.
    pub(super) after: Vec<i32>,
    /// What the seat would choose next, by places.
    pub(super) then: Vec<usize>,
}

impl File {
    /// The text of the file.
    pub(super) fn text(&self, game: &str) -> String {
        let mut text = format!(
            "# Made by `kroniek puzzles make {game}`, which goes on from here; docs/LEARNING.md says how.\n\nseed = {}\ngames = {}\n",
            self.seed, self.games
        );
        for entry in &self.puzzle {
            // Writing to a text never fails.
            let _ = entry.write(&mut text);
        }
        text
    }
}

impl Entry {
    fn write(&self, text: &mut String) -> std::fmt::Result {
        writeln!(text, "\n[[puzzle]]\nname = {}", quoted(&self.name))?;
        writeln!(text, "rules = {}\nplayers = {}", self.rules, self.players)?;
        text.push_str(&options_line(&self.options));
        writeln!(text, "dice = {}", quoted(&self.dice))?;
        writeln!(text, "moves = {}", quoted(&self.moves))?;
        writeln!(text, "seat = {}\nkind = {}", self.seat, quoted(&self.kind))?;
        writeln!(text, "missed = {:?}\nrating = {}", self.missed, self.rating)?;
        writeln!(text, "trials = {}", self.trials)?;
        for step in &self.step {
            let choices = step.choices.iter();
            let choices: Vec<String> = choices.map(|choice| quoted(choice)).collect();
            writeln!(text, "[[puzzle.step]]\nchoices = [{}]", choices.join(", "))?;
            writeln!(text, "best = {}\nshares = {:?}", step.best, step.shares)?;
            writeln!(text, "errors = {:?}\nbefore = {}", step.errors, step.before)?;
            writeln!(text, "after = {:?}\nthen = {:?}", step.after, step.then)?;
        }
        Ok(())
    }
}
