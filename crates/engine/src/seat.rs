//! Who sits where, and who is looking.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::set::{Element, Set};

/// The largest number of seats that any game has.
pub const MAX_SEATS: usize = 5;

/// One place at the table, counted from zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's place in arrays that have one entry a seat.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The seats of a table in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat)
    }

    /// The next seat clockwise at a table of `seats`.
    pub fn next(self, seats: u8) -> Seat {
        Seat((self.0 + 1) % seats)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl Element for Seat {
    const COUNT: usize = MAX_SEATS;
    const STORED_AS_NUMBER: bool = true;

    fn index(self) -> usize {
        Seat::index(self)
    }

    fn at(index: usize) -> Seat {
        Seat(index as u8)
    }
}

/// A set of seats.
pub type Seats = Set<Seat>;

impl Seats {
    /// Everybody at a table of `seats`.
    pub fn all(seats: u8) -> Seats {
        Seat::all(seats).collect()
    }
}

/// Through whose eyes a game is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// A player, who knows their own secrets.
    Seat(Seat),
    /// Anybody else, who knows what lies open on the table.
    Spectator,
}

impl Viewer {
    /// Everybody who can look at a table of `seats`.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(seats)
            .map(Viewer::Seat)
            .chain([Viewer::Spectator])
    }

    /// Whether the viewer sits in this seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The viewer's seat, if they have one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Viewer {
        Viewer::Seat(seat)
    }
}
