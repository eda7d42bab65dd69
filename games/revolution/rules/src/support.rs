//! The support boxes at the edges of the board and their spaces.

use engine::named;
use enum_map::Enum;

named! {
    /// A support box.
    #[derive(Enum)]
    pub enum Support {
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
    #[derive(Enum)]
    pub enum Space {
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
