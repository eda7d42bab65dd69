//! The places of the board that choices name, written once for rules and drawing.

use engine::Anchor;

use crate::{Chit, Territory};

/// A place of the board or the hand where something can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardPlace {
    /// A territory of the map.
    Territory(Territory),
    /// A kind of chit in one's hand.
    Chit(Chit),
}

impl From<BoardPlace> for Anchor {
    fn from(place: BoardPlace) -> Anchor {
        match place {
            BoardPlace::Territory(territory) => Anchor::at("territory", territory.id()),
            BoardPlace::Chit(chit) => Anchor::at("chit", chit.id()),
        }
    }
}
