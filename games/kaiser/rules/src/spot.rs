//! Places of the board where a piece lies.

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
}
