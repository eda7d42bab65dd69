//! The characters, each of whom gives points to everybody at the end.

use engine::{Set, named};
use enum_map::Enum;

named! {
    /// A character card.
    #[derive(Enum)]
    pub enum Character {
        /// Counts citizens in the three buildings.
        ChretienDeTroyes => "chretien-de-troyes",
        /// Counts cubes in the Cathedral.
        UrbanIv => "urban-iv",
        /// Counts deniers.
        ThibautIi => "thibaut-ii",
        /// Counts influence.
        HuguesDePayns => "hugues-de-payns",
        /// Counts tradesmen on activity cards.
        LeFlorentin => "le-florentin",
        /// Counts event cards won.
        HenryI => "henry-i",
    }
}

/// A set of characters.
pub type Characters = Set<Character>;
