//! The twenty territories, their terrain and their faith.

use engine::{Set, named};
use enum_map::Enum;
use serde::{Deserialize, Serialize};

use crate::side::Side;

named! {
    /// A territory of the map.
    #[derive(Enum)]
    pub enum Territory {
        Groningen => "groningen",
        Friesland => "friesland",
        Drenthe => "drenthe",
        Overijssel => "overijssel",
        Zutphen => "zutphen",
        Gelderland => "gelderland",
        Utrecht => "utrecht",
        NorthHolland => "north-holland",
        SouthHolland => "south-holland",
        Zeeland => "zeeland",
        NorthBrabant => "north-brabant",
        Antwerp => "antwerp",
        Brabant => "brabant",
        EastFlanders => "east-flanders",
        WestFlanders => "west-flanders",
        Artois => "artois",
        Hainaut => "hainaut",
        Namur => "namur",
        Luxembourg => "luxembourg",
        Limburg => "limburg",
    }
}

/// A set of territories.
pub type Territories = Set<Territory>;

/// How built up a territory is (2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    /// A tree on the map.
    Rural,
    /// A windmill.
    Developed,
    /// Townhouses.
    Urban,
}

impl Terrain {
    /// Political points for who holds it (10.0).
    pub fn political(self) -> i16 {
        match self {
            Terrain::Rural => 1,
            Terrain::Developed => 2,
            Terrain::Urban => 3,
        }
    }

    /// What it takes off the besieger's die (9.1).
    pub fn shelter(self) -> i8 {
        match self {
            Terrain::Rural => 0,
            Terrain::Developed => 1,
            Terrain::Urban => 2,
        }
    }
}

named! {
    /// A territory's religious alignment (2.4).
    #[derive(Enum)]
    pub enum Alignment {
        /// Two columns for the Spanish.
        StronglyCatholic => "strongly-catholic",
        /// One column for the Spanish.
        ModeratelyCatholic => "moderately-catholic",
        /// No effect.
        Divided => "divided",
        /// One column for the Rebels.
        ModeratelyProtestant => "moderately-protestant",
        /// Two columns for the Rebels.
        StronglyProtestant => "strongly-protestant",
    }
}

impl Alignment {
    /// The end of the scale that a side wishes for.
    pub fn strongly(side: Side) -> Alignment {
        match side {
            Side::Spanish => Alignment::StronglyCatholic,
            Side::Rebel => Alignment::StronglyProtestant,
        }
    }

    /// One step towards a side; `None` at the end of the scale.
    pub fn step(self, toward: Side) -> Option<Alignment> {
        let here = self as usize;
        match toward {
            Side::Spanish => here.checked_sub(1),
            Side::Rebel => Some(here + 1),
        }
        .and_then(|there| Alignment::ALL.get(there).copied())
    }

    /// Columns in favour of a side: -2 to 2 (9.2).
    pub fn favour(self, side: Side) -> i8 {
        let protestant = self as i8 - 2;
        match side {
            Side::Spanish => -protestant,
            Side::Rebel => protestant,
        }
    }
}
