//! Where a game stands, as everybody may know, and what became of a decision.

use engine::{Seat, Seats};
use serde::Serialize;
use serde_json::Value;

/// What a player chose.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// The action itself.
    Action(Value),
    /// Its place in the list of choices.
    Index(usize),
}

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

/// What became of a decision that was accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decided {
    /// Where the game stands now.
    pub position: Position,
    /// Whether the same decision had arrived before, so that nothing was done this time.
    pub repeated: bool,
}

/// What became of the wish to take something back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undone {
    /// It was taken back.
    Done(Position),
    /// The others have been asked.
    Asked(Position),
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
