//! The players' colours.

use engine::Seat;
use enum_map::Enum;
use serde::{Deserialize, Serialize};

/// A player, by the colour of his pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Enum, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it all")]
pub enum Colour {
    Red,
    Green,
    Blue,
    Yellow,
}

impl Colour {
    /// All of them, in the order of the seats.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Green, Colour::Blue, Colour::Yellow];

    /// The colours at a table, clockwise.
    pub fn at_table(seats: u8) -> impl Iterator<Item = Colour> + Clone {
        Colour::ALL.into_iter().take(seats as usize)
    }

    /// Who sits there; nobody in a seat that does not exist.
    pub fn at(seat: Seat) -> Option<Colour> {
        Colour::ALL.get(seat.index()).copied()
    }

    /// Where the player sits.
    pub fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The next player clockwise.
    pub fn next(self, seats: u8) -> Colour {
        Colour::ALL[self.seat().next(seats).index()]
    }

    /// The colour's name in files and URLs.
    pub fn id(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Green => "green",
            Colour::Blue => "blue",
            Colour::Yellow => "yellow",
        }
    }
}
