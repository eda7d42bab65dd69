//! What is asked for when a table is made, and what comes back.

use std::collections::BTreeMap;

use bots::Level;
use engine::Seat;
use engine::fair::Commitment;

use crate::{Audience, Pace, SeatKind, TableId, Token};

/// A table to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The game's id.
    pub game: String,
    /// The seats in order.
    pub seats: Vec<SeatPlan>,
    /// The options that are not at their default.
    pub options: BTreeMap<String, String>,
    /// A data file other than the game's own.
    pub data: Option<String>,
    /// Whether only its players may look.
    pub private: bool,
    /// Whether players may ask bots for hints.
    pub hints: bool,
    /// Whether whoever makes the table adds to the dice: then their seats wait until they have seen the seal and join as
    /// everybody does. Otherwise they sit there from the beginning.
    pub contributes: bool,
    /// Whether the game can be rewound if everybody agrees.
    pub rewinds: bool,
    /// How much time everybody has; none if they have as much as they want.
    pub pace: Option<Pace>,
    /// For whom it is, if it is public.
    pub audience: Option<Audience>,
    /// Whether its result counts for ratings.
    pub rated: bool,
}

/// A seat to be filled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatPlan {
    /// What it is meant for.
    pub kind: SeatKind,
    /// How strong the bot is, if it is one.
    pub level: Option<Level>,
    /// The player's name; may be empty.
    pub name: String,
}

impl SeatPlan {
    /// A seat for a person.
    pub fn human(kind: SeatKind, name: &str) -> SeatPlan {
        SeatPlan {
            kind,
            level: None,
            name: name.to_owned(),
        }
    }

    /// A seat for the program.
    pub fn bot(level: Level) -> SeatPlan {
        SeatPlan {
            kind: SeatKind::Bot,
            level: Some(level),
            name: String::new(),
        }
    }
}

/// A table that was made.
#[derive(Clone, Debug)]
pub struct Created {
    /// Its name.
    pub table: TableId,
    /// The seal of the dice.
    pub seal: Commitment,
    /// The secrets of all seats that are not bots'. Where nobody sits yet it is an invitation: it is good once.
    pub tokens: Vec<(Seat, Token)>,
}

/// A seat with its secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatToken {
    /// Which.
    pub seat: Seat,
    /// Its secret from now on; earlier ones open nothing any more.
    pub token: Token,
}
