//! The signs beside the lines of the log.

use serde::{Serialize, Serializer};

/// Makes the signs and their names in the API from one list.
macro_rules! signs {
    ($($(#[$meta:meta])* $sign:ident = $id:literal,)+) => {
        /// A small picture that tells at a glance what a line of the log is about. A game picks from all of them;
        /// a new one compiles only when the pages can draw it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Sign {
            $($(#[$meta])* $sign,)+
        }

        impl Sign {
            /// All signs.
            pub const ALL: &[Sign] = &[$(Sign::$sign),+];

            /// The sign's name in the API, and the class of its line on a page.
            pub fn id(self) -> &'static str {
                match self {
                    $(Sign::$sign => $id,)+
                }
            }
        }
    };
}

signs! {
    /// Armies.
    Army = "army",
    /// A vote.
    Ballot = "ballot",
    /// A battle.
    Battle = "battle",
    /// A black die: an attack.
    Black = "black",
    /// A book: faith that is preached.
    Book = "book",
    /// A card.
    Card = "card",
    /// A cathedral that is built.
    Cathedral = "cathedral",
    /// A person whose identity or power counts.
    Character = "character",
    /// A chit.
    Chit = "chit",
    /// A citizen.
    Citizen = "citizen",
    /// A city.
    City = "city",
    /// Money.
    Coin = "coin",
    /// A birth.
    Cradle = "cradle",
    /// A crown.
    Crown = "crown",
    /// A wooden cube.
    Cube = "cube",
    /// A die.
    Die = "die",
    /// A misfortune for everybody.
    Event = "event",
    /// Religion.
    Faith = "faith",
    /// A flood.
    Flood = "flood",
    /// A death.
    Grave = "grave",
    /// Help from a bot.
    Hint = "hint",
    /// Cavalry.
    Horse = "horse",
    /// Influence.
    Influence = "influence",
    /// A knight.
    Knight = "knight",
    /// A noble.
    Noble = "noble",
    /// A phase begins.
    Phase = "phase",
    /// None in particular: a dot.
    Plain = "",
    /// A piece.
    Piece = "piece",
    /// Infantry.
    Pike = "pike",
    /// Victory points.
    Points = "points",
    /// The game went back.
    Rewind = "rewind",
    /// A marriage.
    Ring = "ring",
    /// A round begins.
    Round = "round",
    /// A ship.
    Ship = "ship",
    /// A siege.
    Siege = "siege",
    /// A turn begins.
    Turn = "turn",
    /// A year begins.
    Year = "year",
}

impl Serialize for Sign {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}
