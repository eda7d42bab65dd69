//! A lesson as it stands in its file.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;
use words::Lang;

use crate::pattern::Pattern;

/// A text in the three languages.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Said {
    en: String,
    nl: String,
    hu: String,
}

impl Said {
    /// The text in a language.
    pub fn say(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Nl => &self.nl,
            Lang::Hu => &self.hu,
        }
    }
}

/// The file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    /// How long it takes.
    pub(crate) minutes: u8,
    /// Its name.
    pub(crate) title: Said,
    /// What it is about, in a few words.
    pub(crate) about: Said,
    /// What is said at the end.
    pub(crate) closing: Said,
    #[serde(default)]
    pub(crate) picture: Picture,
    pub(crate) start: Start,
    pub(crate) step: Vec<Step>,
}

/// What a picture of the lesson shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Picture {
    /// After how many steps.
    pub(crate) after: usize,
    /// Which part of the drawn board; all of it if it is not said.
    pub(crate) part: Option<Part>,
}

/// A part of a drawn board: left, top, width and height, as the drawing counts them.
pub type Part = [u16; 4];

/// How the position comes about.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Start {
    pub(crate) players: u8,
    /// Where the learner sits.
    #[serde(default)]
    pub(crate) seat: u8,
    /// What the dice come from.
    pub(crate) seed: u64,
    #[serde(default)]
    pub(crate) options: BTreeMap<String, String>,
    /// The version of the rules, if it is not the newest.
    #[serde(default)]
    pub(crate) rules: Option<u16>,
    /// What everybody decides before the lesson begins, each with the seat before it: `1 pass`.
    #[serde(default)]
    pub(crate) moves: Vec<String>,
    /// What is changed in the state after that, by its place in the state: `"/board/round" = 2`.
    #[serde(default)]
    pub(crate) set: BTreeMap<String, Value>,
}

/// One decision of the learner.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// What it is about, in a few words.
    pub name: Said,
    /// What is to be done.
    pub prompt: Said,
    /// The sentence or two that one needs for it.
    pub text: Said,
    /// What is shown on the board, in the order of its numbers: an anchor, or `#` and the id of an element.
    #[serde(default)]
    pub point: Vec<String>,
    /// The choices that are right.
    pub(crate) accept: Vec<Pattern>,
    /// What is said to a right choice.
    pub right: Said,
    /// What is said to others, and why.
    #[serde(default)]
    pub(crate) wrong: Vec<Wrong>,
    /// What is said to all the rest.
    #[serde(rename = "else")]
    pub(crate) rest: Option<Said>,
    /// What happens before the next step, each decision with the seat before it. The first choice that a pattern fits is made.
    #[serde(default)]
    pub(crate) then: Vec<String>,
}

/// What is said to some of the other choices.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wrong {
    pub(crate) choice: Vec<Pattern>,
    pub(crate) say: Said,
}
