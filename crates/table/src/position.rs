//! Where a game stands, as everybody may know.

use catalog::{Choice, Decision, TiledChoice};
use engine::{DecisionNumber, Seat, Seats};

use crate::EntryNumber;

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The last entry of the log: it names the position, also when something is taken back.
    pub entry: EntryNumber,
    /// How many decisions led here.
    pub decisions: DecisionNumber,
    /// Who is to act.
    pub to_act: Seats,
    /// Whether the game is over.
    pub over: bool,
}

/// What a seat is asked, and on which position.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenDecision<C = Choice> {
    /// The last entry of the log: to be sent back with the answer.
    pub entry: EntryNumber,
    /// What is asked.
    pub decision: Decision<C>,
}

/// The same for the decision panel of a page.
pub type TiledDecision = OpenDecision<TiledChoice>;

/// A wish to rewind that waits for the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UndoRequest {
    /// The entry that it was made with.
    pub entry: EntryNumber,
    /// Who asks.
    pub seat: Seat,
    /// The game would go back to the position after this decision.
    pub decisions: DecisionNumber,
    /// Who has not answered yet.
    pub waiting: Seats,
}
