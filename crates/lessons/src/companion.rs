//! What a companion says before a kind of decision comes for the first time.

use catalog::AnyGame;
use serde::Deserialize;
use words::Lang;

use crate::fault::Fault;
use crate::file::Said;

/// The file, seen from a game's folder.
const FILE: &str = "companion.toml";

/// What a companion says at the tables of a game. Decisions are told apart by the section of the rules that their question names.
pub struct Companion {
    kind: &'static dyn AnyGame,
    cards: Vec<Card>,
}

/// The file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    card: Vec<Card>,
}

/// What is said before some kinds of decision.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Card {
    kinds: Vec<String>,
    text: Said,
}

impl Companion {
    /// Reads a game's file.
    pub fn read(kind: &'static dyn AnyGame) -> Result<Companion, Fault> {
        let File { card: cards } = Fault::read_file(kind, FILE, kind.companion())?;
        let mut kinds: Vec<&String> = cards.iter().flat_map(|card| &card.kinds).collect();
        kinds.sort();
        let mut pairs = kinds.iter().zip(kinds.iter().skip(1));
        if let Some((twice, _)) = pairs.find(|(one, other)| one == other) {
            let what = format!("'{twice}' has two cards.");
            return Err(Fault::in_file(kind, FILE, what));
        }
        Ok(Companion { kind, cards })
    }

    /// The game.
    pub fn kind(&self) -> &'static dyn AnyGame {
        self.kind
    }

    /// The kinds of decision before which something is said.
    pub fn kinds(&self) -> impl Iterator<Item = &str> {
        let kinds = self.cards.iter().flat_map(|card| &card.kinds);
        kinds.map(String::as_str)
    }

    /// One kind of each card, in the order of the file: what differs only in its section is said once.
    pub fn cards(&self) -> impl Iterator<Item = &str> {
        let last = self.cards.iter().filter_map(|card| card.kinds.last());
        last.map(String::as_str)
    }

    /// What is said before a decision of this kind.
    pub fn text(&self, kind: &str, lang: Lang) -> Option<&str> {
        let named = |card: &&Card| card.kinds.iter().any(|one| one == kind);
        self.cards
            .iter()
            .find(named)
            .map(|card| card.text.say(lang))
    }

    /// What decisions of this kind are called: the title of their section, or its short name.
    pub fn title(&self, kind: &str, lang: Lang) -> String {
        let sections = self.kind.rules(lang);
        let section = sections.into_iter().find(|one| one.number == kind);
        section.map_or_else(|| self.kind.rule_name(kind, lang), |section| section.title)
    }
}
