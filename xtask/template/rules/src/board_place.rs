//! The places of the board that choices name, written once for rules and drawing.

use engine::Anchor;

/// A place of the board where something can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardPlace {
    /// A stack of so many coins.
    Coins(u8),
    /// The die.
    Die,
}

impl From<BoardPlace> for Anchor {
    fn from(place: BoardPlace) -> Anchor {
        match place {
            BoardPlace::Coins(coins) => Anchor::at("coins", coins),
            BoardPlace::Die => Anchor::at("die", "one"),
        }
    }
}
