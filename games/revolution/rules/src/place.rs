//! Provinces, cities, towns and regions.

use std::fmt;

use engine::{Set, named};
use enum_map::Enum;
use serde::{Deserialize, Serialize};

named! {
    /// A province of the map, in the order of the rulebook's table.
    #[derive(Enum)]
    pub enum Province {
        Liege => "liege",
        Brabant => "brabant",
        Gelderland => "gelderland",
        Holland => "holland",
        Flanders => "flanders",
        Koeln => "koeln",
        Hainault => "hainault",
        Luxembourg => "luxembourg",
        Utrecht => "utrecht",
        Artois => "artois",
        Trier => "trier",
        Generality => "generality",
        Juelich => "juelich",
        Cleve => "cleve",
        Friesland => "friesland",
        Groningen => "groningen",
        Overijssel => "overijssel",
        Zeeland => "zeeland",
        Drenthe => "drenthe",
        Namur => "namur",
        Maastricht => "maastricht",
        Venlo => "venlo",
        Limburg => "limburg",
        Geldern => "geldern",
    }
}

named! {
    /// A city: taken by siege only, of any number of pieces, with a card of its own.
    #[derive(Enum)]
    pub enum City {
        Aachen => "aachen",
        Amsterdam => "amsterdam",
        Antwerpen => "antwerpen",
        Brugge => "brugge",
        Bruxelles => "bruxelles",
        Gent => "gent",
        Haarlem => "haarlem",
        Koeln => "koeln",
        Leiden => "leiden",
        Liege => "liege",
        Luxembourg => "luxembourg",
        Utrecht => "utrecht",
    }
}

named! {
    /// A town: room for one piece.
    #[derive(Enum)]
    pub enum Town {
        Alkmaar => "alkmaar",
        Arnhem => "arnhem",
        Arras => "arras",
        Breda => "breda",
        Cleve => "cleve",
        Delft => "delft",
        Deventer => "deventer",
        Dordrecht => "dordrecht",
        Duinkerken => "duinkerken",
        Franeker => "franeker",
        Groningen => "groningen",
        Harderwijk => "harderwijk",
        Leeuwarden => "leeuwarden",
        Leuven => "leuven",
        Middelburg => "middelburg",
        Mons => "mons",
        Nijmegen => "nijmegen",
        Rotterdam => "rotterdam",
        Tournai => "tournai",
        Trier => "trier",
        Valenciennes => "valenciennes",
    }
}

named! {
    /// A region: one or more provinces with one command box.
    #[derive(Enum)]
    pub enum Region {
        North => "north",
        East => "east",
        Holland => "holland",
        Utrecht => "utrecht",
        Delta => "delta",
        Flanders => "flanders",
        Brabant => "brabant",
        Liege => "liege",
        Luxembourg => "luxembourg",
        Koeln => "koeln",
        LowerRhine => "lower-rhine",
    }
}

named! {
    /// A bishopric, named after its province (6.18).
    #[derive(Enum)]
    pub enum See {
        Artois => "artois",
        Flanders => "flanders",
        Koeln => "koeln",
        Liege => "liege",
        Trier => "trier",
        Utrecht => "utrecht",
    }
}

impl See {
    /// The province whose ruler sways the bishopric.
    pub fn province(self) -> Province {
        match self {
            See::Artois => Province::Artois,
            See::Flanders => Province::Flanders,
            See::Koeln => Province::Koeln,
            See::Liege => Province::Liege,
            See::Trier => Province::Trier,
            See::Utrecht => Province::Utrecht,
        }
    }
}

/// A city or a town.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Site {
    /// A city.
    City(City),
    /// A town.
    Town(Town),
}

impl Site {
    /// The name in files and URLs; no city and town share one.
    pub fn id(self) -> &'static str {
        match self {
            Site::City(city) => city.id(),
            Site::Town(town) => town.id(),
        }
    }
}

/// Where a piece can stand inside a province.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// In the countryside.
    Country(Province),
    /// In a city.
    City(City),
    /// In a town.
    Town(Town),
}

impl Spot {
    /// The name in files and URLs, with the kind of the place.
    pub fn id(self) -> (&'static str, &'static str) {
        match self {
            Spot::Country(province) => ("province", province.id()),
            Spot::City(city) => ("city", city.id()),
            Spot::Town(town) => ("town", town.id()),
        }
    }
}

impl From<Site> for Spot {
    fn from(site: Site) -> Spot {
        match site {
            Site::City(city) => Spot::City(city),
            Site::Town(town) => Spot::Town(town),
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id().1)
    }
}

/// A set of provinces.
pub type Provinces = Set<Province>;
