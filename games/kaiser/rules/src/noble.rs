//! Nobles: barons and couples of four ages.

use engine::named;
use serde::{Deserialize, Serialize};

use crate::colour::Colour;

named! {
    /// How old a noble is.
    pub enum Age {
        /// 15 years.
        Fifteen => "15",
        /// 25 years.
        TwentyFive => "25",
        /// 35 years.
        ThirtyFive => "35",
        /// 45 years: dies at the next ageing.
        FortyFive => "45",
    }
}

impl Age {
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
