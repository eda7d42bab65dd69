//! The prologue and the phases of a round.

use serde::{Deserialize, Serialize};

use crate::state::{Before, Step};

/// A phase of the round; the prologue comes before the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Citizens take their first places.
    Prologue,
    /// Phase 0: new activity cards.
    ActivityCards,
    /// Phase 1: income and salaries.
    Income,
    /// Phase 2: the dice of all districts.
    Workforce,
    /// Phase 3: events and black dice.
    Events,
    /// Phase 4: actions.
    Actions,
    /// Phase 5: the end of the round.
    EndOfRound,
}

impl Phase {
    /// The names in files and URLs, in order.
    pub const IDS: &'static [&'static str] = &[
        "prologue",
        "activity-cards",
        "income",
        "workforce",
        "events",
        "actions",
        "end-of-round",
    ];

    /// The rulebook's number or heading.
    pub fn section(self) -> &'static str {
        match self {
            Phase::Prologue => "Prologue",
            Phase::ActivityCards => "0",
            Phase::Income => "1",
            Phase::Workforce => "2",
            Phase::Events => "3",
            Phase::Actions => "4",
            Phase::EndOfRound => "5",
        }
    }
}

impl Step {
    /// The phase of the round.
    pub fn phase(self) -> Phase {
        match self {
            Step::Settle { .. } => Phase::Prologue,
            Step::Counter { .. }
            | Step::Reroll {
                before: Before::Counter,
                ..
            }
            | Step::TurnOver {
                before: Before::Counter,
                ..
            } => Phase::Events,
            Step::Over => Phase::EndOfRound,
            _ => Phase::Actions,
        }
    }
}
