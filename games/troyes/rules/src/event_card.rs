//! The event cards, and Marauding, which is printed on the board.

use engine::{Set, named};
use enum_map::Enum;

use crate::building::{Building, Colour};

named! {
    /// An event that threatens the city (phase 3).
    #[derive(Enum)]
    pub enum EventCard {
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

impl EventCard {
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
}

/// A set of event cards.
pub type EventCards = Set<EventCard>;
