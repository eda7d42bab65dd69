//! Where the game stands, and what a viewer may know of it.

use engine::{Dice, Seat, Seats};
use serde::{Deserialize, Serialize};

/// The most that can play.
pub const MOST: usize = 4;

/// The phases of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Everybody bids in secret.
    Bid,
    /// The leader rolls, or keeps.
    Roll,
    /// The game is over.
    Over,
}

/// Where the game stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The round, from 1.
    pub round: u16,
    /// The phase.
    pub phase: Phase,
    /// The coins that each player has left.
    pub coins: [u8; MOST],
    /// Who has bid in this round.
    pub bidders: Seats,
    /// The bids of this round: secret until all have bid.
    pub bids: [u8; MOST],
    /// Who leads the round.
    pub leader: Seat,
    /// Everybody's points.
    pub points: [u8; MOST],
    /// The dice.
    pub dice: Dice,
}

/// What a viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The round, from 1.
    pub round: u16,
    /// The phase.
    pub phase: Phase,
    /// The coins that each player has left.
    pub coins: [u8; MOST],
    /// Who has bid in this round.
    pub bidders: Seats,
    /// The bids that the viewer knows.
    pub bids: [Option<u8>; MOST],
    /// Who leads the round.
    pub leader: Seat,
    /// Everybody's points.
    pub points: [u8; MOST],
}
