//! The numbers of entries and of messages.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The number of an entry of a table's log, counted from 1; 0 is before the first. It only ever grows, also when
/// decisions are taken back, so that it names a position.
///
/// ```
/// use engine::DecisionNumber;
///
/// fn lines_since(decision: DecisionNumber) {}
/// lines_since(DecisionNumber(3));
/// ```
///
/// It is not the number of a decision of the game:
///
/// ```compile_fail,E0308
/// use engine::DecisionNumber;
///
/// fn lines_since(decision: DecisionNumber) {}
/// lines_since(table::EntryNumber(3));
/// ```
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct EntryNumber(pub u32);

impl EntryNumber {
    /// Before the first entry.
    pub const NONE: EntryNumber = EntryNumber(0);

    /// The entry after this one.
    #[must_use]
    pub fn next(self) -> EntryNumber {
        EntryNumber(self.0 + 1)
    }
}

impl fmt::Display for EntryNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The number of something said at a table, counted from 1; 0 is before the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct MessageNumber(pub u32);

impl MessageNumber {
    /// Before anything was said.
    pub const NONE: MessageNumber = MessageNumber(0);
}

impl fmt::Display for MessageNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
