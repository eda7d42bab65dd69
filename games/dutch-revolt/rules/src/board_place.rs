//! The places of the board, written once for rules, words and drawing.

use engine::{Anchor, named};

use crate::{Chit, Territory};

named! {
    /// A track beside the map.
    pub enum Track {
        Years => "years",
        /// The political points on the way to the Union.
        Union => "union",
    }
}

/// A place of the board or the hand that is chosen or told about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardPlace {
    /// A territory of the map.
    Territory(Territory),
    /// A kind of chit in one's hand.
    Chit(Chit),
    /// A track beside the map.
    Track(Track),
}

impl From<BoardPlace> for Anchor {
    fn from(place: BoardPlace) -> Anchor {
        match place {
            BoardPlace::Territory(territory) => Anchor::at("territory", territory.id()),
            BoardPlace::Chit(chit) => Anchor::at("chit", chit.id()),
            BoardPlace::Track(track) => Anchor::at("track", track.id()),
        }
    }
}
