//! What a player can do, and why not.

use engine::{Anchor, Seat};
use serde::{Deserialize, Serialize};

use crate::board_place::BoardPlace;

/// One click.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Bids so many coins.
    Bid(u8),
    /// Rolls the die for points.
    Roll,
    /// Takes three points for sure.
    Keep,
}

impl Action {
    /// The place on the board that is clicked.
    pub fn anchor(self) -> Anchor {
        match self {
            Action::Bid(coins) => BoardPlace::Coins(coins).into(),
            Action::Roll => BoardPlace::Die.into(),
            Action::Keep => Anchor::BUTTON,
        }
    }
}

/// Why something cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// There are not so many coins left.
    TooFewCoins {
        /// How many there are.
        coins: u8,
    },
    /// A state from outside that play cannot reach.
    WrongRound,
    /// A player cannot have this many coins, bids or points.
    WrongPlayer {
        /// Who.
        seat: Seat,
    },
}
