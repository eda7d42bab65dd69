//! Places of the board where a piece lies.

use engine::Anchor;
use serde::{Deserialize, Serialize};

use crate::electorate::Electorate;

/// The place of one piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// The emperor's throne.
    Throne,
    /// An elector's place, be it the elector space or the privilege space.
    Elector(Electorate),
    /// A noble space, counted from 0.
    Noble(Electorate, u8),
    /// A castle space, counted from 0.
    Castle(Electorate, u8),
}

impl Spot {
    /// In which electorate the place is; the throne is in none.
    pub fn electorate(self) -> Option<Electorate> {
        match self {
            Spot::Throne => None,
            Spot::Elector(electorate)
            | Spot::Noble(electorate, _)
            | Spot::Castle(electorate, _) => Some(electorate),
        }
    }

    /// The place on the drawn board.
    pub fn anchor(self) -> Anchor {
        let numbered = |electorate: Electorate, slot: u8| format!("{}-{slot}", electorate.id());
        match self {
            Spot::Throne => Anchor::at("throne", "emperor"),
            Spot::Elector(electorate) => Anchor::at("elector", electorate.id()),
            Spot::Noble(electorate, slot) => Anchor::at("noble", numbered(electorate, slot)),
            Spot::Castle(electorate, slot) => Anchor::at("castle", numbered(electorate, slot)),
        }
    }
}
