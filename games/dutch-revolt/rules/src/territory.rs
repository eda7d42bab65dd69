//! The twenty territories, their terrain and their faith.

use enum_map::Enum;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::side::Side;

/// A territory of the map.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it all")]
pub enum Territory {
    Groningen,
    Friesland,
    Drenthe,
    Overijssel,
    Zutphen,
    Gelderland,
    Utrecht,
    NorthHolland,
    SouthHolland,
    Zeeland,
    NorthBrabant,
    Antwerp,
    Brabant,
    EastFlanders,
    WestFlanders,
    Artois,
    Hainaut,
    Namur,
    Luxembourg,
    Limburg,
}

impl Territory {
    /// How many there are.
    pub const COUNT: usize = 20;

    /// All of them, in the order of the data file.
    pub fn all() -> impl DoubleEndedIterator<Item = Territory> + Clone {
        (0..Territory::COUNT).map(Territory::from_usize)
    }

    /// The territory's name in files and URLs.
    pub fn id(self) -> &'static str {
        use Territory::*;
        match self {
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
}

/// A set of territories.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Territories(u32);

impl Territories {
    /// None of them.
    pub const NONE: Territories = Territories(0);

    /// Those of which this is true.
    pub fn that(are: impl Fn(Territory) -> bool) -> Territories {
        Territory::all().fold(Territories::NONE, |set, territory| {
            Territories(set.0 | u32::from(are(territory)) << territory as u32)
        })
    }

    /// Whether the territory is in the set.
    pub fn contains(self, territory: Territory) -> bool {
        self.0 & (1 << territory as u32) != 0
    }

    /// Adds a territory.
    pub fn insert(&mut self, territory: Territory) {
        self.0 |= 1 << territory as u32;
    }

    /// Takes a territory out.
    pub fn remove(&mut self, territory: Territory) {
        self.0 &= !(1 << territory as u32);
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Those that are in both sets.
    pub fn and(self, other: Territories) -> Territories {
        Territories(self.0 & other.0)
    }

    /// Those that are in either set.
    pub fn or(self, other: Territories) -> Territories {
        Territories(self.0 | other.0)
    }

    /// The territories in order.
    pub fn iter(self) -> impl Iterator<Item = Territory> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let lowest = rest.trailing_zeros();
                rest &= rest - 1;
                Territory::from_usize(lowest as usize)
            })
        })
    }
}

impl FromIterator<Territory> for Territories {
    fn from_iter<I: IntoIterator<Item = Territory>>(territories: I) -> Territories {
        let mut set = Territories::NONE;
        for territory in territories {
            set.insert(territory);
        }
        set
    }
}

impl Serialize for Territories {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let list: Vec<Territory> = self.iter().collect();
        list.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Territories {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Territories, D::Error> {
        Vec::<Territory>::deserialize(deserializer).map(|list| list.into_iter().collect())
    }
}

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

/// A territory's religious alignment (2.4).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Alignment {
    /// Two columns for the Spanish.
    StronglyCatholic,
    /// One column for the Spanish.
    ModeratelyCatholic,
    /// No effect.
    Divided,
    /// One column for the Rebels.
    ModeratelyProtestant,
    /// Two columns for the Rebels.
    StronglyProtestant,
}

impl Alignment {
    /// From Catholic to Protestant.
    pub const ALL: [Alignment; 5] = [
        Alignment::StronglyCatholic,
        Alignment::ModeratelyCatholic,
        Alignment::Divided,
        Alignment::ModeratelyProtestant,
        Alignment::StronglyProtestant,
    ];

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
