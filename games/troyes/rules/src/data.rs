//! What is printed on board and cards, read from the data file and checked.

mod check;
mod file;

use engine::data::{BuiltinData, DataFault, parse};
use enum_map::EnumMap;

use crate::activity::Activity;
use crate::building::{Building, Colour, Space, Spaces};
use crate::character::Character;
use crate::event_card::EventCard;
use file::File;

/// The data that come with the game.
pub(crate) static PRINTED: BuiltinData<Data> =
    BuiltinData::new(include_str!("../data/troyes.toml"), Data::read);

/// The most banners that an event can have.
pub const BANNERS: usize = 8;

/// Spaces in each level of the Cathedral, one for each face of a die.
pub const COLUMNS: usize = 6;

/// What is printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Data {
    /// Rounds with two, three and four players.
    pub rounds: [u8; 3],
    /// Citizens that each player has at the start, with two, three and four players.
    pub citizens: [u8; 3],
    /// Money at the start.
    pub deniers: u16,
    /// Influence at the start.
    pub influence: u8,
    /// Money that everybody gets each round.
    pub income: u16,
    /// Where neutral citizens stand at the start of a game for two.
    pub neutral: Spaces,
    /// The principal buildings.
    pub buildings: EnumMap<Building, Hall>,
    /// Influence for a cube in each column of the Cathedral.
    pub cathedral: [u8; COLUMNS],
    /// The activity cards.
    pub activities: EnumMap<Activity, ActivityFace>,
    /// The event cards and Marauding.
    pub events: EnumMap<EventCard, EventFace>,
    /// What each character wants for 1, 3 and 6 points.
    pub characters: EnumMap<Character, Wish>,
}

/// A principal building as printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hall {
    /// How many rows its six spaces and the six faces of a die are divided into.
    pub rows: u8,
    /// What a citizen in it is paid each round.
    pub salary: u16,
}

impl Hall {
    /// Spaces in a row, and faces that lead to it.
    pub fn row_length(self) -> u8 {
        Space::IN_BUILDING / self.rows.max(1)
    }
}

/// An activity card as printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ActivityFace {
    /// The round in which it comes.
    pub round: u8,
    /// What a tradesman costs.
    pub cost: u16,
    /// Points for the tradesmen on its two spaces.
    pub points: [u8; 2],
    /// What the dice are divided by.
    pub divisor: u8,
}

/// An event as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventFace {
    /// The dice that counter it.
    pub colour: Colour,
    /// What they are divided by.
    pub divisor: u8,
    /// How many cubes overcome it.
    pub banners: u8,
    /// Points for the most and the second most cubes.
    pub points: [u8; 2],
    /// The colour of the card that comes with a red one.
    pub icon: Option<Colour>,
}

/// What a character wants for 1, 3 and 6 points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wish {
    /// With three or four players.
    pub needed: [u8; 3],
    /// With two.
    pub needed_by_two: [u8; 3],
}

impl Data {
    /// Reads and checks a data file. All faults are reported.
    pub fn read(text: &str) -> Result<Data, Vec<DataFault>> {
        let file: File = parse(text).map_err(|fault| vec![fault])?;
        let mut faults = Vec::new();
        file.check(text, &mut faults);
        match file.convert(text, &mut faults) {
            Some(data) if faults.is_empty() => Ok(data),
            _ => Err(faults),
        }
    }

    /// The spaces of the row that a die leads to, from left to right.
    pub fn row(&self, building: Building, value: u8) -> impl Iterator<Item = Space> + Clone {
        let length = self.buildings[building].row_length();
        let row = value.saturating_sub(1) / length;
        building
            .spaces()
            .skip(usize::from(row * length))
            .take(length.into())
    }
}
