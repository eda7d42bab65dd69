//! The places of the board that choices name, written once for rules and drawing.

use engine::Anchor;

use crate::activity::Activity;
use crate::building::{Building, Space};
use crate::event_card::EventCard;

/// A place of the board where something can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardPlace {
    /// A space for a citizen in a building.
    Space(Space),
    /// A die in a district.
    Die(Space),
    /// A black die, by its value.
    Black(u8),
    /// The cubes on an activity card.
    Cubes(Activity),
    /// An activity card.
    Card(Activity),
    /// An event card.
    Event(EventCard),
    /// A building.
    Building(Building),
    /// Where a building's expelled citizen lies.
    Expelled(Building),
    /// The Cathedral.
    Cathedral,
    /// The fields.
    Agriculture,
    /// One's own citizens that are not in use.
    Supply,
    /// One's citizens in the general reserve.
    Reserve,
}

impl From<BoardPlace> for Anchor {
    fn from(place: BoardPlace) -> Anchor {
        match place {
            BoardPlace::Space(space) => Anchor::at("space", space.id()),
            BoardPlace::Die(space) => Anchor::at("die", space.id()),
            BoardPlace::Black(value) => Anchor::at("black", value),
            BoardPlace::Cubes(activity) => Anchor::at("cube", activity.id()),
            BoardPlace::Card(activity) => Anchor::at("card", activity.id()),
            BoardPlace::Event(event) => Anchor::at("event", event.id()),
            BoardPlace::Building(building) => Anchor::at("building", building.id()),
            BoardPlace::Expelled(building) => Anchor::at("expelled", building.id()),
            BoardPlace::Cathedral => Anchor::at("place", "cathedral"),
            BoardPlace::Agriculture => Anchor::at("place", "agriculture"),
            BoardPlace::Supply => Anchor::at("citizens", "supply"),
            BoardPlace::Reserve => Anchor::at("citizens", "reserve"),
        }
    }
}
