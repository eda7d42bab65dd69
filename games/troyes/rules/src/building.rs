//! The three principal buildings, their spaces, and the dice that their citizens give.

use engine::{Element, Set, named};
use enum_map::Enum;
use serde::{Deserialize, Serialize};

named! {
    /// A colour of dice and cards.
    #[derive(Enum)]
    pub enum Colour {
        /// Military.
        Red => "red",
        /// Religious.
        White => "white",
        /// Civil.
        Yellow => "yellow",
    }
}

impl Colour {
    /// The building whose citizens give dice of this colour.
    pub fn building(self) -> Building {
        match self {
            Colour::Red => Building::Palace,
            Colour::White => Building::Bishopric,
            Colour::Yellow => Building::CityHall,
        }
    }
}

named! {
    /// A principal building.
    #[derive(Enum)]
    pub enum Building {
        Palace => "palace",
        Bishopric => "bishopric",
        CityHall => "city-hall",
    }
}

impl Building {
    /// The colour of the dice that its citizens give.
    pub fn colour(self) -> Colour {
        match self {
            Building::Palace => Colour::Red,
            Building::Bishopric => Colour::White,
            Building::CityHall => Colour::Yellow,
        }
    }

    /// The building's six spaces.
    pub fn spaces(self) -> impl DoubleEndedIterator<Item = Space> + Clone {
        let first = self as u8 * Space::IN_BUILDING;
        (first..first + Space::IN_BUILDING).map(Space)
    }
}

/// A space of a building, and the die that the citizen on it gave at the beginning of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub struct Space(u8);

impl Space {
    /// How many spaces there are.
    pub const COUNT: usize = 18;
    /// How many spaces each building has.
    pub const IN_BUILDING: u8 = 6;

    /// All spaces, building by building.
    pub fn all() -> impl DoubleEndedIterator<Item = Space> + Clone {
        (0..Space::COUNT as u8).map(Space)
    }

    /// A building's space by its number from 1 to 6, row by row and from left to right.
    pub fn new(building: Building, number: u8) -> Option<Space> {
        (1..=Space::IN_BUILDING)
            .contains(&number)
            .then(|| Space(building as u8 * Space::IN_BUILDING + number - 1))
    }

    /// The place in arrays that have one entry a space.
    pub fn index(self) -> usize {
        self.0.into()
    }

    /// The building.
    pub fn building(self) -> Building {
        match self.0 / Space::IN_BUILDING {
            0 => Building::Palace,
            1 => Building::Bishopric,
            _ => Building::CityHall,
        }
    }

    /// The colour of its die.
    pub fn colour(self) -> Colour {
        self.building().colour()
    }

    /// The number in its building, from 1.
    pub fn number(self) -> u8 {
        self.0 % Space::IN_BUILDING + 1
    }

    /// The name in files and URLs.
    pub fn id(self) -> &'static str {
        const IDS: [&str; Space::COUNT] = [
            "palace-1",
            "palace-2",
            "palace-3",
            "palace-4",
            "palace-5",
            "palace-6",
            "bishopric-1",
            "bishopric-2",
            "bishopric-3",
            "bishopric-4",
            "bishopric-5",
            "bishopric-6",
            "city-hall-1",
            "city-hall-2",
            "city-hall-3",
            "city-hall-4",
            "city-hall-5",
            "city-hall-6",
        ];
        IDS[self.index()]
    }
}

impl TryFrom<String> for Space {
    type Error = &'static str;

    fn try_from(id: String) -> Result<Space, &'static str> {
        Space::all()
            .find(|space| space.id() == id)
            .ok_or("a space is a building and a number, such as palace-3")
    }
}

impl From<Space> for &'static str {
    fn from(space: Space) -> &'static str {
        space.id()
    }
}

impl Element for Space {
    const COUNT: usize = Space::COUNT;

    fn index(self) -> usize {
        Space::index(self)
    }

    fn at(index: usize) -> Space {
        Space(index as u8)
    }
}

/// A set of spaces, or of the dice that came from them.
pub type Spaces = Set<Space>;
