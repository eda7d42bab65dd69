//! The number of a decision.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The number of a decision in its game, counted from 1; 0 is the set-up, before the first. It also says how many
/// decisions have been made when this one is.
///
/// ```
/// use engine::DecisionNumber;
///
/// let first = DecisionNumber::SET_UP.next();
/// assert_eq!((first.count(), first.index()), (1, Some(0)));
/// assert_eq!(first.before().index(), None);
/// ```
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct DecisionNumber(pub u32);

impl DecisionNumber {
    /// Before the first decision.
    pub const SET_UP: DecisionNumber = DecisionNumber(0);

    /// The last of so many decisions.
    pub fn of_count(decisions: usize) -> DecisionNumber {
        DecisionNumber(decisions as u32)
    }

    /// How many decisions have been made when this one is.
    pub fn count(self) -> usize {
        self.0 as usize
    }

    /// The decision's place in the list of all decisions; the set-up has none.
    pub fn index(self) -> Option<usize> {
        self.count().checked_sub(1)
    }

    /// The decision after this one.
    #[must_use]
    pub fn next(self) -> DecisionNumber {
        DecisionNumber(self.0.saturating_add(1))
    }

    /// The decision before this one; before the set-up there is nothing.
    #[must_use]
    pub fn before(self) -> DecisionNumber {
        DecisionNumber(self.0.saturating_sub(1))
    }
}

impl fmt::Display for DecisionNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
