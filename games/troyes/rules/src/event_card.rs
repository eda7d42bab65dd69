//! The event cards, and Marauding, which is printed on the board.

use enum_map::Enum;
use serde::{Deserialize, Serialize};

use crate::building::{Building, Colour};

/// An event that threatens the city (phase 3).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, Serialize, Deserialize,
)]
#[expect(missing_docs, reason = "the names are the rulebook's")]
pub enum EventCard {
    #[serde(rename = "marauding")]
    Marauding,
    #[serde(rename = "brigandage-1")]
    Brigandage1,
    #[serde(rename = "brigandage-2")]
    Brigandage2,
    #[serde(rename = "brigandage-3")]
    Brigandage3,
    #[serde(rename = "skirmishes-1")]
    Skirmishes1,
    #[serde(rename = "skirmishes-2")]
    Skirmishes2,
    #[serde(rename = "conflict-of-succession")]
    ConflictOfSuccession,
    #[serde(rename = "war")]
    War,
    #[serde(rename = "norman-attack")]
    NormanAttack,
    #[serde(rename = "drought")]
    Drought,
    #[serde(rename = "support")]
    Support,
    #[serde(rename = "civil-war")]
    CivilWar,
    #[serde(rename = "travelers")]
    Travelers,
    #[serde(rename = "theological-conflict")]
    TheologicalConflict,
    #[serde(rename = "heresy")]
    Heresy,
    #[serde(rename = "itinerant-master-builders")]
    ItinerantMasterBuilders,
    #[serde(rename = "disruption-of-the-works")]
    DisruptionOfTheWorks,
}

impl EventCard {
    /// How many there are, Marauding included.
    pub const COUNT: usize = 17;

    /// All events, Marauding first.
    pub fn all() -> impl DoubleEndedIterator<Item = EventCard> + Clone {
        (0..EventCard::COUNT).map(EventCard::from_usize)
    }

    /// The stack that the card is drawn from; none for Marauding.
    pub fn stack(self) -> Option<Colour> {
        use EventCard::*;
        match self {
            Marauding => None,
            Brigandage1 | Brigandage2 | Brigandage3 | Skirmishes1 | Skirmishes2
            | ConflictOfSuccession | War | NormanAttack => Some(Colour::Red),
            Drought | Support | CivilWar | Travelers => Some(Colour::Yellow),
            TheologicalConflict | Heresy | ItinerantMasterBuilders | DisruptionOfTheWorks => {
                Some(Colour::White)
            }
        }
    }

    /// How many black dice it brings.
    pub fn black_dice(self) -> u8 {
        use EventCard::*;
        match self {
            Marauding | Brigandage1 | Brigandage2 | Brigandage3 | Skirmishes1 | Skirmishes2 => 1,
            War | NormanAttack => 2,
            _ => 0,
        }
    }

    /// The building into which it brings a neutral citizen.
    pub fn settles(self) -> Option<Building> {
        match self {
            EventCard::ConflictOfSuccession => Some(Building::Palace),
            EventCard::TheologicalConflict => Some(Building::Bishopric),
            EventCard::Travelers => Some(Building::CityHall),
            _ => None,
        }
    }

    /// The name in files and URLs.
    pub fn id(self) -> &'static str {
        use EventCard::*;
        match self {
            Marauding => "marauding",
            Brigandage1 => "brigandage-1",
            Brigandage2 => "brigandage-2",
            Brigandage3 => "brigandage-3",
            Skirmishes1 => "skirmishes-1",
            Skirmishes2 => "skirmishes-2",
            ConflictOfSuccession => "conflict-of-succession",
            War => "war",
            NormanAttack => "norman-attack",
            Drought => "drought",
            Support => "support",
            CivilWar => "civil-war",
            Travelers => "travelers",
            TheologicalConflict => "theological-conflict",
            Heresy => "heresy",
            ItinerantMasterBuilders => "itinerant-master-builders",
            DisruptionOfTheWorks => "disruption-of-the-works",
        }
    }
}

/// A set of event cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EventCards(u32);

impl EventCards {
    /// Whether the card is in the set.
    pub fn contains(self, card: EventCard) -> bool {
        self.0 & (1 << card as u32) != 0
    }

    /// Adds a card.
    pub fn insert(&mut self, card: EventCard) {
        self.0 |= 1 << card as u32;
    }

    /// How many cards of a stack are in the set.
    pub fn of_stack(self, stack: Colour) -> usize {
        EventCard::all()
            .filter(|&card| card.stack() == Some(stack) && self.contains(card))
            .count()
    }

    /// Whether nothing but event cards is in the set; a set from outside can hold anything.
    pub(crate) fn is_sound(self) -> bool {
        self.0 >> EventCard::COUNT == 0 && !self.contains(EventCard::Marauding)
    }
}
