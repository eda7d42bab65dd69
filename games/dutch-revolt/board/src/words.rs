//! The words on the board, passed in so that every language can have its own.

use super::picture::BySide;

/// Names of lands and waters that belong to nobody in the game.
#[derive(Clone, Debug)]
pub struct LandWords {
    /// The sea in the west.
    pub north_sea: String,
    /// The kingdom in the south.
    pub france: String,
    /// The empire in the east.
    pub empire: String,
    /// The prince-bishop's land.
    pub liege: String,
    /// What it is to the game.
    pub neutral: String,
    /// The road of the Spanish armies.
    pub spanish_road: String,
}

/// Headings of the tracks.
#[derive(Clone, Debug)]
pub struct TrackWords {
    /// The years of the game.
    pub years: String,
    /// From which year to which ("1566 to 1605").
    pub span: String,
    /// The way to the Union.
    pub union: String,
    /// What patriots give this year ("patriots +4").
    pub patriots: String,
    /// The chits in hand.
    pub hand: String,
    /// How many there are.
    pub hand_count: String,
}

/// All words of the board.
#[derive(Clone, Debug)]
pub struct Words {
    /// The name of the game.
    pub title: String,
    /// The names of the sides.
    pub sides: BySide<String>,
    /// The letters of the sides.
    pub letters: BySide<String>,
    /// Lands and waters.
    pub lands: LandWords,
    /// Tracks.
    pub tracks: TrackWords,
    /// The heading of the key to the signs.
    pub key: String,
    /// The kinds of land: rural, developed, urban.
    pub terrain: [String; 3],
    /// The kinds of unit: pikemen, cavalry, flotilla, missionary.
    pub units: [String; 4],
    /// With a shore.
    pub coastal: String,
    /// Supplied by the Spanish Road.
    pub supplied: String,
    /// The faces of the die that take a territory.
    pub faces: String,
    /// What the die of a siege shows.
    pub die: String,
    /// What the defenders lost.
    pub losses: String,
}
