//! What another program can ask for.

use std::collections::BTreeMap;

use engine::{DecisionNumber, Seat, Seed};
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use serde_json::Value;

/// One line of input, without its `id` and `lang`.
#[derive(Debug, Deserialize)]
#[serde(tag = "cmd", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Request {
    /// Lists the games.
    Games {},
    /// Begins a game.
    New {
        game: String,
        #[serde(default)]
        seats: Option<u8>,
        #[serde(default)]
        options: BTreeMap<String, String>,
        #[serde(default)]
        seed: Option<SeedText>,
    },
    /// Goes on from a state.
    Load {
        game: String,
        #[serde(default)]
        seats: Option<u8>,
        #[serde(default)]
        options: BTreeMap<String, String>,
        state: Value,
    },
    /// The true state.
    State {},
    /// What a seat or a spectator may know.
    View {
        #[serde(default)]
        seat: Option<Watcher>,
    },
    /// What a seat is asked.
    Decision {
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// Makes a decision.
    Apply {
        #[serde(default)]
        seat: Option<Seat>,
        action: Value,
    },
    /// Why something is not allowed.
    Why {
        #[serde(default)]
        seat: Option<Seat>,
        #[serde(default)]
        action: Option<Value>,
        #[serde(default)]
        anchor: Option<String>,
    },
    /// Takes back the last decision.
    Undo {
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// Goes back further, with other dice to come.
    Rewind {
        #[serde(default)]
        seat: Option<Seat>,
        decisions: DecisionNumber,
    },
    /// What happened.
    Log {
        #[serde(default)]
        since: DecisionNumber,
        #[serde(default)]
        seat: Option<Watcher>,
    },
    /// The game as a file.
    Chronicle {},
}

/// Who looks: a seat's number or `"spectator"`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(untagged, expecting = "a seat is a number or \"spectator\"")]
pub(super) enum Watcher {
    Seat(Seat),
    Spectator(Spectator),
}

/// The word for who sits in no seat.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Spectator {
    Spectator,
}

/// A seed as a whole number or as 64 hexadecimal digits.
#[derive(Debug)]
pub(super) struct SeedText(pub(super) Seed);

impl<'de> Deserialize<'de> for SeedText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeedText, D::Error> {
        #[derive(Deserialize)]
        #[serde(
            untagged,
            expecting = "a seed is a whole number or 64 hexadecimal digits"
        )]
        enum Form {
            Number(u64),
            Digits(String),
        }
        match Form::deserialize(deserializer)? {
            Form::Number(number) => Ok(SeedText(Seed::from_number(number))),
            Form::Digits(digits) => Seed::from_hex(&digits).map(SeedText).ok_or_else(|| {
                D::Error::custom("a seed is a whole number or 64 hexadecimal digits")
            }),
        }
    }
}
