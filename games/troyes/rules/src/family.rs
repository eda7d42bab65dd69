//! Whose citizens, dice and cubes: the players' families and the neutral grey.

use engine::{Seat, Set, named};
use enum_map::Enum;

named! {
    /// A colour of citizens: up to four families that play, and the neutral one.
    #[derive(Enum)]
    pub enum Family {
        Blue => "blue",
        Green => "green",
        Orange => "orange",
        Natural => "natural",
        Neutral => "neutral",
    }
}

impl Family {
    /// The families that can play, in the order of their seats.
    pub const PLAYERS: [Family; 4] = [Family::Blue, Family::Green, Family::Orange, Family::Natural];

    /// The family that sits there; none beyond the fourth seat.
    pub fn at(seat: Seat) -> Option<Family> {
        Family::PLAYERS.get(seat.index()).copied()
    }

    /// Where the family sits; nowhere for the neutral one.
    pub fn seat(self) -> Option<Seat> {
        (self != Family::Neutral).then_some(Seat(self as u8))
    }

    /// The families at a table of so many.
    pub fn playing(seats: u8) -> impl DoubleEndedIterator<Item = Family> + Clone {
        Family::PLAYERS.into_iter().take(seats.into())
    }

    /// The family to the left at a table of so many.
    pub fn next(self, seats: u8) -> Family {
        Family::PLAYERS[usize::from((self as u8 + 1) % seats.clamp(1, 4))]
    }
}

/// A set of families.
pub type Families = Set<Family>;
