//! One electorate of the board with the pieces in it.

use serde::{Deserialize, Serialize};

use crate::colour::Colour;
use crate::noble::Noble;

/// No electorate has more noble spaces than this.
pub const NOBLE_SPACES: usize = 6;
/// No electorate has more castle spaces than this.
pub const CASTLE_SPACES: usize = 3;
/// No electorate has more city spaces than this.
pub const CITY_SPACES: usize = 4;

/// Who lives on a noble space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tenant {
    /// A baron or a couple.
    Noble(Noble),
    /// A knight, who can be pushed out.
    Knight(Colour),
}

impl Tenant {
    /// Whose piece it is.
    pub fn colour(self) -> Colour {
        match self {
            Tenant::Noble(noble) => noble.colour,
            Tenant::Knight(colour) => colour,
        }
    }

    /// The towers on the piece.
    pub fn power(self) -> u8 {
        match self {
            Tenant::Noble(noble) => noble.rank.power(),
            Tenant::Knight(_) => 1,
        }
    }

    /// The noble, if it is one.
    pub fn noble(self) -> Option<Noble> {
        match self {
            Tenant::Noble(noble) => Some(noble),
            Tenant::Knight(_) => None,
        }
    }
}

/// What stands on a city space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum City {
    /// A player's city.
    Own(Colour),
    /// An imperial city, which is the emperor's.
    Imperial,
}

/// An electorate with the pieces in it. Spaces that are not printed stay empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Land {
    /// Whether it takes part in the game; two do not with two players.
    pub played: bool,
    /// The noble spaces.
    pub nobles: [Option<Tenant>; NOBLE_SPACES],
    /// The castle spaces.
    pub castles: [Option<Colour>; CASTLE_SPACES],
    /// The city spaces.
    pub cities: [Option<City>; CITY_SPACES],
    /// The elector.
    pub elector: Option<Noble>,
    /// Whether the elector stands on the privilege space, the privilege being used.
    pub used: bool,
    /// Whose Grey Eminence is at work here: always a baron of 45.
    pub eminence: Option<Colour>,
}

impl Land {
    /// Nothing in it.
    pub const EMPTY: Land = Land {
        played: true,
        nobles: [None; NOBLE_SPACES],
        castles: [None; CASTLE_SPACES],
        cities: [None; CITY_SPACES],
        elector: None,
        used: false,
        eminence: None,
    };

    /// The knights on noble spaces, with their slots.
    pub fn pushable(&self) -> impl Iterator<Item = (u8, Colour)> {
        self.nobles
            .iter()
            .enumerate()
            .filter_map(|(slot, &tenant)| match tenant {
                Some(Tenant::Knight(colour)) => Some((slot as u8, colour)),
                _ => None,
            })
    }

    /// The nobles on noble spaces, with their slots.
    pub fn resident(&self) -> impl Iterator<Item = (u8, Noble)> {
        self.nobles
            .iter()
            .enumerate()
            .filter_map(|(slot, &tenant)| match tenant {
                Some(Tenant::Noble(noble)) => Some((slot as u8, noble)),
                _ => None,
            })
    }

    /// Who lives on a noble space.
    pub fn tenant(&self, slot: u8) -> Option<Tenant> {
        self.nobles.get(slot as usize).copied().flatten()
    }
}
