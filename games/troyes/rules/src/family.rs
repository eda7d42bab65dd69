//! Whose citizens, dice and cubes: the players' families and the neutral grey.

use engine::Seat;
use enum_map::Enum;
use serde::{Deserialize, Serialize};

/// A colour of citizens: up to four families that play, and the neutral one.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names are the rulebook's")]
pub enum Family {
    Blue,
    Green,
    Orange,
    Natural,
    Neutral,
}

impl Family {
    /// The families that can play, in the order of their seats.
    pub const PLAYERS: [Family; 4] = [Family::Blue, Family::Green, Family::Orange, Family::Natural];

    /// All, the neutral one last.
    pub const ALL: [Family; 5] = [
        Family::Blue,
        Family::Green,
        Family::Orange,
        Family::Natural,
        Family::Neutral,
    ];

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

    /// The name in files and URLs.
    pub fn id(self) -> &'static str {
        match self {
            Family::Blue => "blue",
            Family::Green => "green",
            Family::Orange => "orange",
            Family::Natural => "natural",
            Family::Neutral => "neutral",
        }
    }
}

/// A set of families.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Families(u8);

impl Families {
    /// None.
    pub const NONE: Families = Families(0);

    /// Whether the family is in the set.
    pub fn contains(self, family: Family) -> bool {
        self.0 & (1 << family as u8) != 0
    }

    /// Adds a family.
    pub fn insert(&mut self, family: Family) {
        self.0 |= 1 << family as u8;
    }

    /// Takes a family out.
    pub fn remove(&mut self, family: Family) {
        self.0 &= !(1 << family as u8);
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The families of the set in order.
    pub fn iter(self) -> impl Iterator<Item = Family> {
        Family::ALL
            .into_iter()
            .filter(move |&family| self.contains(family))
    }

    /// Whether nothing but families is in the set; a set from outside can hold anything.
    pub(crate) fn is_sound(self) -> bool {
        self.0 < 1 << Family::ALL.len()
    }
}

impl FromIterator<Family> for Families {
    fn from_iter<I: IntoIterator<Item = Family>>(families: I) -> Families {
        let mut set = Families::NONE;
        for family in families {
            set.insert(family);
        }
        set
    }
}
