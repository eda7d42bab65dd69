//! The places of the board that choices name, written once for rules and drawing.

use engine::Anchor;

use crate::place::{City, Province, Region, Spot};
use crate::support::{Space, Support};

/// A place of the board where something can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardPlace {
    /// A province.
    Province(Province),
    /// A region with its armies.
    Region(Region),
    /// A city.
    City(City),
    /// A space of a box of foreign support.
    Support(Support, Space),
    /// Where pieces stand: a city, a town or a countryside.
    Spot(Spot),
    /// A place in the order of the factions.
    Order(u8),
    /// One's own treasury.
    Treasury,
}

impl From<BoardPlace> for Anchor {
    fn from(place: BoardPlace) -> Anchor {
        match place {
            BoardPlace::Province(province) => Anchor::at("province", province.id()),
            BoardPlace::Region(region) => Anchor::at("region", region.id()),
            BoardPlace::City(city) => Anchor::at("city", city.id()),
            BoardPlace::Support(support, space) => {
                Anchor::at("support", format_args!("{}-{}", support.id(), space.id()))
            }
            BoardPlace::Spot(spot) => {
                let (kind, name) = spot.id();
                Anchor::at(kind, name)
            }
            BoardPlace::Order(place) => Anchor::at("order", place),
            BoardPlace::Treasury => Anchor::at("treasury", "own"),
        }
    }
}
