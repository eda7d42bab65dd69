//! Nobles: barons and couples of four ages.

use serde::{Deserialize, Serialize};

use crate::colour::Colour;

/// How old a noble is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Age {
    /// 15 years.
    #[serde(rename = "15")]
    Fifteen,
    /// 25 years.
    #[serde(rename = "25")]
    TwentyFive,
    /// 35 years.
    #[serde(rename = "35")]
    ThirtyFive,
    /// 45 years: dies at the next ageing.
    #[serde(rename = "45")]
    FortyFive,
}

impl Age {
    /// All of them, from young to old.
    pub const ALL: [Age; 4] = [
        Age::Fifteen,
        Age::TwentyFive,
        Age::ThirtyFive,
        Age::FortyFive,
    ];

    /// Ten years more; `None` beyond 45.
    pub fn older(self) -> Option<Age> {
        Age::ALL.get(self as usize + 1).copied()
    }

    /// Ten years less; `None` below 15.
    pub fn younger(self) -> Option<Age> {
        (self as usize)
            .checked_sub(1)
            .and_then(|age| Age::ALL.get(age).copied())
    }

    /// The age in years.
    pub fn years(self) -> u8 {
        15 + 10 * self as u8
    }
}

/// The side of the tile that shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rank {
    /// A bachelor: 1 power.
    Baron,
    /// Husband and wife: 2 power.
    Couple,
}

impl Rank {
    /// The towers on the tile.
    pub fn power(self) -> u8 {
        match self {
            Rank::Baron => 1,
            Rank::Couple => 2,
        }
    }
}

/// A noble tile on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Noble {
    /// Whose.
    pub colour: Colour,
    /// Baron or couple.
    pub rank: Rank,
    /// How old.
    pub age: Age,
}

impl Noble {
    /// A baron.
    pub fn baron(colour: Colour, age: Age) -> Noble {
        Noble {
            colour,
            rank: Rank::Baron,
            age,
        }
    }

    /// A couple.
    pub fn couple(colour: Colour, age: Age) -> Noble {
        Noble {
            colour,
            rank: Rank::Couple,
            age,
        }
    }
}
