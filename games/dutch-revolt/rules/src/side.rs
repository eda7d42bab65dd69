//! The two sides.

use engine::{Seat, named};
use enum_map::Enum;

named! {
    /// A side of the war.
    #[derive(Enum)]
    pub enum Side {
        /// King Philip's side, Catholic: seat 0.
        Spanish => "spanish",
        /// William of Orange's side, Protestant: seat 1.
        Rebel => "rebel",
    }
}

impl Side {
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
        Side::ALL.get(seat.index()).copied()
    }
}
