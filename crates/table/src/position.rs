//! Where a game stands, as everybody may know.

use engine::{Seat, Seats};
use serde::Serialize;

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// How many entries the log has: it only ever grows, also when something is taken back.
    pub number: u32,
    /// How many decisions led here.
    pub decisions: u32,
    /// Who is to act.
    pub to_act: Seats,
    /// Whether the game is over.
    pub over: bool,
}

/// A wish to take something back that waits for the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct UndoRequest {
    /// The number of the entry that it was made with.
    pub number: u32,
    /// Who asks.
    pub seat: Seat,
    /// The game would go back to the position after so many decisions.
    pub decisions: u32,
    /// Who has not answered yet.
    #[serde(skip)]
    pub waiting: Seats,
}
