//! How a game's rules are read where its rulebook leaves a question open, and why.

use std::fmt;

use catalog::AnyGame;
use serde::Deserialize;
use words::Lang;

use crate::fault::Fault;
use crate::file::Said;

/// The file, seen from a game's folder.
const FILE: &str = "rulings.toml";

/// The rulings of a game, in the order of its file.
pub struct Rulings(Vec<Ruling>);

/// How one question is settled.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// The section of the rules that it is about.
    pub rule: String,
    /// What it rests on.
    pub from: Ground,
    /// The options by which a table can agree otherwise.
    #[serde(default)]
    pub options: Vec<String>,
    /// What holds.
    pub text: Said,
    /// Why.
    pub why: Said,
}

/// What a ruling rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ground {
    /// The rulebook says it somewhere, or an example shows it.
    Rulebook,
    /// Players have collected it, or a later edition says it.
    Players,
    /// Nobody says it: it is ours.
    Ours,
}

/// The file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    ruling: Vec<Ruling>,
}

impl Rulings {
    /// Reads a game's file. What it names has to be a section of the rules and an option of the game.
    pub fn read(kind: &'static dyn AnyGame) -> Result<Rulings, Fault> {
        let fault = |what: &dyn fmt::Display| Fault::in_file(kind, FILE, what);
        let File { ruling: rulings } = Fault::read_file(kind, FILE, kind.rulings())?;
        let sections = kind.rules(Lang::En);
        for Ruling { rule, options, .. } in &rulings {
            if !sections.iter().any(|section| section.number == *rule) {
                return Err(fault(&format!("The rules have no section '{rule}'.")));
            }
            let missing = |name: &&String| !kind.options().iter().any(|one| one.id == **name);
            if let Some(name) = options.iter().find(missing) {
                return Err(fault(&format!("The game has no option '{name}'.")));
            }
        }
        Ok(Rulings(rulings))
    }

    /// All rulings, in the order of the file.
    pub fn all(&self) -> &[Ruling] {
        &self.0
    }

    /// Those about a section.
    pub fn about(&self, section: &str) -> impl Iterator<Item = &Ruling> {
        self.0.iter().filter(move |ruling| ruling.rule == section)
    }
}
