//! The two sides.

use engine::Seat;
use enum_map::Enum;
use serde::{Deserialize, Serialize};

/// A side of the war.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Enum, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// King Philip's side, Catholic: seat 0.
    Spanish,
    /// William of Orange's side, Protestant: seat 1.
    Rebel,
}

impl Side {
    /// Both, Spanish first.
    pub const BOTH: [Side; 2] = [Side::Spanish, Side::Rebel];

    /// The enemy.
    pub fn other(self) -> Side {
        match self {
            Side::Spanish => Side::Rebel,
            Side::Rebel => Side::Spanish,
        }
    }

    /// Where the side sits.
    pub fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// Who sits there; nobody in a seat that does not exist.
    pub fn at(seat: Seat) -> Option<Side> {
        Side::BOTH.get(seat.index()).copied()
    }

    /// The side's name in files and URLs.
    pub fn id(self) -> &'static str {
        match self {
            Side::Spanish => "spanish",
            Side::Rebel => "rebel",
        }
    }
}
