//! What is printed on board, cards and tiles, read from the data file and checked.

mod file;

use engine::data::{BuiltinData, DataFault, parse};
use enum_map::EnumMap;
use serde::{Deserialize, Serialize};

use crate::card::{Card, Tint};
use crate::electorate::Electorate;
use crate::noble::Rank;

/// The data that come with the game.
pub(crate) static PRINTED: BuiltinData<Data> =
    BuiltinData::new(include_str!("../data/kaiser.toml"), Data::read);

/// How many rounds there are.
pub const ROUNDS: usize = 5;

/// What is printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Data {
    /// Each player's noble tiles.
    pub nobles: u8,
    /// Each player's knights.
    pub knights: u8,
    /// Each player's cities.
    pub cities: u8,
    /// Imperial cities.
    pub imperial_cities: u8,
    /// Thalers at the start.
    pub thalers_at_start: u8,
    /// Nobody can have more thalers.
    pub thalers_at_most: u8,
    /// What phase I pays.
    pub income: Income,
    /// What is worth how many points.
    pub points: Points,
    /// Votes of the elector of Böhmen.
    pub boehmen_votes: u8,
    /// Votes of the Pope.
    pub pope_votes: u8,
    /// The emperor's action of each round.
    pub rewards: [Reward; ROUNDS],
    /// The spaces of each electorate.
    pub spaces: EnumMap<Electorate, Spaces>,
    /// The cards.
    pub cards: EnumMap<Card, CardFace>,
}

/// What phase I pays, and the convent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Income {
    /// To everybody.
    pub base: u8,
    /// For a city of one's own.
    pub own_city: u8,
    /// For another's city under one's elector.
    pub ruled_city: u8,
    /// To the elector of Sachsen.
    pub sachsen: u8,
    /// For a daughter in the convent.
    pub convent: u8,
}

/// What is worth how many points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points {
    /// The first, second and third city.
    pub cities: [u8; 3],
    /// A daughter's marriage.
    pub marriage: u8,
    /// The Indulgence.
    pub indulgence: u8,
    /// A new elector.
    pub new_elector: u8,
    /// The privilege of Mainz.
    pub mainz: u8,
    /// A vote for the winner.
    pub vote: u8,
}

/// The emperor's action of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reward {
    /// Victory points.
    pub points: u8,
    /// Thalers.
    pub thalers: u8,
    /// What the emperor does with an imperial city.
    pub imperial_city: ImperialCity,
}

/// What the emperor does with an imperial city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ImperialCity {
    /// Places one.
    Place,
    /// Moves one.
    Move,
    /// Nothing.
    None,
}

/// How many spaces an electorate has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spaces {
    /// For nobles and knights.
    pub noble: u8,
    /// For knights.
    pub castle: u8,
    /// For cities.
    pub city: u8,
}

/// What is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardFace {
    /// What it costs.
    pub price: u8,
    /// What it costs to use it for a couple.
    pub couple_price: u8,
    /// How many there are with two, three and four players.
    pub copies: [u8; 3],
    /// Its colour.
    pub tint: Tint,
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

    /// What a card costs; the rank matters for the Permit only.
    pub fn price(&self, card: Card, rank: Rank) -> u8 {
        match rank {
            Rank::Baron => self.cards[card].price,
            Rank::Couple => self.cards[card].couple_price,
        }
    }

    /// How many copies of a card are used by so many players.
    pub fn copies(&self, card: Card, seats: u8) -> u8 {
        self.cards[card].copies[usize::from(seats).clamp(2, 4) - 2]
    }
}
