//! Thinking that one process leaves to another one on the same store.

use engine::Seat;

use crate::{EntryNumber, TableId, VisitorId};

/// Who lets bots think, and answers what they are asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    /// This process does, for the tables that it changes.
    #[default]
    Thinks,
    /// Other processes do.
    Asks,
    /// This process does, for all others.
    Works,
}

/// Something that a process is asked to think about for another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Thought {
    /// The table that it is about.
    pub table: TableId,
    /// What is wanted.
    pub wanted: Wanted,
}

/// What is wanted of a process that thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wanted {
    /// What the strongest bot would do in this seat on the position after this entry.
    Hint(Seat, EntryNumber),
    /// The study of a finished game.
    Study,
}

/// A thought that a process has taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claimed {
    /// The thought.
    pub thought: Thought,
    /// At whose expense it is.
    pub purse: Option<VisitorId>,
}

/// Which sort of thought it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThoughtKind {
    /// Somebody waits for it.
    Hint,
    /// It takes long, and somebody looks at how far it is.
    Study,
}

/// Who waits for a thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// Somebody at the table waits for it.
    Awaited,
    /// Nobody has to wait: bots play among themselves, or a game is analysed.
    Watched,
}

/// What became of a thought that was asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    /// How much of it is done.
    pub done: u32,
    /// How much there is to be done; 0 if nobody has begun.
    pub all: u32,
    /// The answer, once it is there.
    pub answer: Option<String>,
}
