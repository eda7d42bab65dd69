//! What is printed on board, cards and counters, read from the data file and checked.

mod check;
mod file;
mod river;

use engine::data::{BuiltinData, DataFault, parse};
use enum_map::EnumMap;
use serde::Deserialize;

use crate::faction::Faction;
use crate::place::{City, Province, Provinces, Region, See, Site, Spot, Town};
use crate::support::{Space, Support};

pub(crate) use river::routes;
pub use river::{Leg, River, Route};

/// The data that come with the game.
pub(crate) static PRINTED: BuiltinData<Data> =
    BuiltinData::new(include_str!("../data/revolution.toml"), Data::read);

/// What is printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Data {
    /// How many turns follow turn 0.
    pub turns: u8,
    /// Resources of a faction with two, three, four and five players (3.5).
    pub resources: [u8; 4],
    /// Armies of a faction with two, three, four and five players (3.5).
    pub armies: [u8; 4],
    /// The neutral pieces.
    pub neutrals: u8,
    /// The least new pieces a turn (6.10).
    pub least_new: u8,
    /// The Water Beggars.
    pub beggars: Beggars,
    /// What differs from faction to faction.
    pub factions: EnumMap<Faction, Card>,
    /// The provinces.
    pub provinces: EnumMap<Province, Land>,
    /// The cities with their cards.
    pub cities: EnumMap<City, CityCard>,
    /// The towns.
    pub towns: EnumMap<Town, TownPlace>,
    /// Where universities are or can be founded.
    pub universities: EnumMap<Site, Option<Foundation>>,
    /// The regions with their command boxes.
    pub regions: EnumMap<Region, Command>,
    /// The towns and cities of the bishops.
    pub sees: EnumMap<See, Site>,
    /// The support boxes.
    pub supports: EnumMap<Support, SupportBox>,
    /// The rivers.
    pub rivers: Vec<River>,
}

/// The Water Beggars as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beggars {
    /// How many there are.
    pub markers: u8,
    /// What one costs.
    pub cost: u8,
    /// Where they can act.
    pub provinces: Provinces,
}

/// What differs from faction to faction.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Card {
    /// The price of one, two and three armies (6.4).
    pub recruit: [u8; 3],
    /// The price of keeping an army (6.3).
    pub maintain: u8,
    /// The price of disbanding an army (6.3).
    pub disband: u8,
    /// New pieces in turn 0 (5.2).
    pub first_new: u8,
    /// Money at the start (3.6).
    pub money: u8,
    /// Armies at the start (3.6).
    pub armies: u8,
    /// Where its pieces stand at the start, a place as often as it has pieces (3.6).
    pub sites: Vec<Site>,
}

/// A province as printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Land {
    /// How many pieces it has room for.
    pub limit: u8,
    /// Its tax in half coins.
    pub tax: u8,
    /// Its points in hundredths.
    pub points: i16,
    /// Its neighbours by land, and by sea for Zeeland.
    pub neighbours: Provinces,
    /// Neighbours in the revised edition only.
    pub revised_neighbours: Provinces,
    /// Its region.
    pub region: Region,
    /// Its countryside, cities and towns.
    pub spots: Vec<Spot>,
    /// Whether it has a town.
    pub has_town: bool,
}

impl Land {
    /// Whether its points count at the end of the game only (6.20).
    pub fn is_small(&self) -> bool {
        self.limit == 1
    }
}

/// A city with its card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CityCard {
    /// Where it lies.
    pub province: Province,
    /// The places named on its card (6.10).
    pub names: Vec<Site>,
    /// The column of its citizens' marker at the start, from 1 (5.7).
    pub allegiance: u8,
}

/// A town as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TownPlace {
    /// Where it lies.
    pub province: Province,
    /// Whether it is a trade town (4.3.2).
    pub trade: bool,
}

/// Since when there is a university.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Foundation {
    /// From the beginning, Catholic at first.
    Established,
    /// To be founded by the Reformers.
    New,
}

/// A region with its command box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// Its provinces.
    pub provinces: Vec<Province>,
    /// Its cities.
    pub cities: Vec<City>,
    /// Its towns.
    pub towns: Vec<Town>,
    /// How many armies its box has room for.
    pub spaces: u8,
    /// How many of the spaces are orange (3.6).
    pub orange: u8,
    /// Where lines lead to (6.8).
    pub lines: EnumMap<Region, bool>,
}

/// A support box as printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SupportBox {
    /// Who may use it; pieces of the set-up belong to the first.
    pub factions: Vec<Faction>,
    /// Whether only one of them can be in it at a time (5.2).
    pub exclusive: bool,
    /// How many spaces of each kind.
    pub spaces: EnumMap<Space, u8>,
    /// The provinces that are fed from it.
    pub provinces: Provinces,
    /// How many pieces are in it at the start.
    pub pieces: u8,
}

impl Data {
    /// Reads and checks a data file. All faults are reported.
    pub fn read(text: &str) -> Result<Data, Vec<DataFault>> {
        let file: file::File = parse(text).map_err(|fault| vec![fault])?;
        let mut faults = Vec::new();
        let data = file.convert(text, &mut faults);
        match data {
            Some(data) if faults.is_empty() => Ok(data),
            _ => Err(faults),
        }
    }

    /// The province of a spot.
    pub fn province_of(&self, spot: Spot) -> Province {
        match spot {
            Spot::Country(province) => province,
            Spot::City(city) => self.cities[city].province,
            Spot::Town(town) => self.towns[town].province,
        }
    }

    /// The region of a city.
    pub fn region_of(&self, city: City) -> Region {
        self.provinces[self.cities[city].province].region
    }

    /// Whether the Water Beggars can act somewhere in the region (6.7).
    pub fn beggars_reach(&self, region: Region) -> bool {
        self.regions[region]
            .provinces
            .iter()
            .any(|&province| self.beggars.provinces.contains(province))
    }
}
