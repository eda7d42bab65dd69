//! The support boxes at the edges of the board and their spaces.

use crate::names::named;

named! {
    /// A support box.
    Support {
        French => "french",
        Emperor => "emperor",
        London => "london",
        Huguenots => "huguenots",
        Calvinists => "calvinists",
        Jesuits => "jesuits",
        SpanishTreasury => "spanish-treasury",
    }
}

named! {
    /// The kind of a space: where its piece may go (5.1, 6.2.1).
    Space {
        Board => "board",
        Treasury => "treasury",
        Split => "split",
    }
}

impl Space {
    /// Whether a piece may go from here to the map.
    pub fn feeds_board(self) -> bool {
        self != Space::Treasury
    }

    /// Whether a piece may go from here to the treasury.
    pub fn feeds_treasury(self) -> bool {
        self != Space::Board
    }
}
