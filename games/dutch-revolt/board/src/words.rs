//! The words on the board, passed in so that every language can have its own.

use super::picture::BySide;

/// Names of lands and waters that belong to nobody in the game.
#[derive(Clone, Debug)]
pub struct LandWords {
    /// The sea in the west.
    pub north_sea: String,
    /// The inner sea.
    pub zuiderzee: String,
    /// The kingdom in the south.
    pub france: String,
    /// The empire in the east.
    pub empire: String,
    /// The prince-bishop's land.
    pub liege: String,
    /// The road of the Spanish armies.
    pub spanish_road: String,
}

/// Headings of the tracks.
#[derive(Clone, Debug)]
pub struct TrackWords {
    /// The current year in words ("1572, turn 7 of 40").
    pub year: String,
    /// What patriots give.
    pub patriots: String,
    /// The political points.
    pub political_points: String,
    /// What the territories are worth.
    pub territory_points: String,
    /// The money.
    pub treasury: String,
    /// The right to act second.
    pub initiative: String,
    /// The chits in hand.
    pub hand: String,
}

/// Words of the siege.
#[derive(Clone, Debug)]
pub struct SiegeWords {
    /// The siege at hand ("Siege of Antwerp").
    pub heading: String,
    /// The place ("Antwerp"), which is the heading where there is little room.
    pub place: String,
    /// The attacker's strength.
    pub strength: String,
    /// The defenders.
    pub defenders: String,
    /// The die.
    pub die: String,
    /// The losses.
    pub losses: String,
    /// Moving by columns.
    pub columns: String,
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
    /// The siege.
    pub siege: SiegeWords,
    /// The heading of the key to the signs.
    pub key: String,
    /// The kinds of land: rural, developed, urban.
    pub terrain: [String; 3],
    /// The kinds of unit: pikemen, cavalry, flotilla, missionary.
    pub units: [String; 4],
    /// Catholic, the left end of the scale of faith.
    pub catholic: String,
    /// Protestant, the right end of the scale of faith.
    pub protestant: String,
    /// What a territory pays.
    pub value: String,
    /// With a shore.
    pub coastal: String,
    /// Supplied by the Spanish Road.
    pub supplied: String,
    /// Under attack.
    pub invaded: String,
}
