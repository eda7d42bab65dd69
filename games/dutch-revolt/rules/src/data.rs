//! What is printed on map, tables and counters, read from the data file and checked.

mod file;
mod odds;

use engine::data::{BuiltinData, DataFault, parse};
use enum_map::EnumMap;

use crate::chit::{Chit, ChitFace};
use crate::side::Side;
use crate::state::Stock;
use crate::territory::{Alignment, Terrain, Territories, Territory};
use crate::unit::{Stack, Unit};
use file::File;
use odds::Odds;

/// The data that come with the game.
static PRINTED: BuiltinData<Data> =
    BuiltinData::new(include_str!("../data/dutch-revolt.toml"), Data::read);

/// The data that came with the first two versions of the rules.
static FIRST_PRINTED: BuiltinData<Data> =
    BuiltinData::new(include_str!("../data/dutch-revolt-2.toml"), Data::read);

/// The data that come with a version of the rules.
pub(crate) fn printed(rules: u16) -> &'static BuiltinData<Data> {
    if rules >= 3 { &PRINTED } else { &FIRST_PRINTED }
}

/// How many columns the combat results table has.
pub const COLUMNS: usize = 10;

/// What is printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Data {
    /// The territories.
    pub territories: EnumMap<Territory, Land>,
    /// Those at the water.
    pub coast: Territories,
    /// The chits.
    pub chits: EnumMap<Chit, ChitFace>,
    /// The least strength of each column of the combat results table.
    pub columns: [u8; COLUMNS],
    /// Losses by die and column.
    pub losses: [[u8; COLUMNS]; 10],
    /// The same, ready for the odds of sieges.
    pub(crate) odds: Odds,
    /// One to five missionaries convert on a die of at most this.
    pub conversion: [u8; 5],
    /// Patriots by five-year band.
    pub patriots: [u8; 8],
    /// The Rebels' flat bonus.
    pub rebel_bonus: u8,
    /// What pieces cost.
    pub costs: EnumMap<Unit, u8>,
    /// How many points or pieces there are: missionaries a side, the others for both together.
    pub counters: EnumMap<Unit, u8>,
    /// The first year.
    pub first_year: u16,
    /// Turns of the long and the short game.
    pub turns: [u8; 2],
    /// Points for the Union in the long and the short game.
    pub union: [i16; 2],
    /// The least territory points of the five results of a Union.
    pub victory: [i16; 5],
}

/// A territory as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Land {
    /// How built up it is.
    pub terrain: Terrain,
    /// What it pays.
    pub treasury: u8,
    /// What it pays where chits cannot be hoarded.
    pub treasury_short_hand: u8,
    /// Whether it can be flooded.
    pub floodable: bool,
    /// Who holds it at the start.
    pub owner: Side,
    /// What its people believe at the start.
    pub alignment: Alignment,
    /// Its neighbours by land.
    pub neighbours: Territories,
    /// Everything one or two steps away by land.
    pub ride: Territories,
}

impl Data {
    /// Reads and checks a data file. All faults are reported.
    pub fn read(text: &str) -> Result<Data, Vec<DataFault>> {
        let file: File = parse(text).map_err(|fault| vec![fault])?;
        let mut faults = Vec::new();
        let data = file.convert(text, &mut faults);
        match data {
            Some(data) if faults.is_empty() => Ok(data),
            _ => Err(faults),
        }
    }

    /// All counters, before any is on the map.
    pub fn stock(&self) -> Stock {
        let mut shared = Stack::EMPTY;
        for unit in [Unit::Pikemen, Unit::Cavalry, Unit::Flotilla] {
            shared[unit] = self.counters[unit];
        }
        Stock {
            shared,
            missionaries: EnumMap::from_fn(|_| self.counters[Unit::Missionary]),
        }
    }

    /// The column of the combat results table for a strength, from 0.
    pub fn column(&self, strength: u8) -> usize {
        self.odds.column(strength)
    }
}
