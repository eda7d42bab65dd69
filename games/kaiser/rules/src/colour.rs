//! The players' colours.

use engine::{Seat, named};
use enum_map::Enum;

named! {
    /// A player, by the colour of their pieces.
    #[derive(Enum)]
    pub enum Colour {
        Red => "red",
        Green => "green",
        Blue => "blue",
        Yellow => "yellow",
    }
}

impl Colour {
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
}
