//! The prologue and the phases of a round.

use crate::state::{Before, Step};
use engine::named;

named! {
    /// A phase of the round; the prologue comes before the first.
    pub enum Phase {
        /// Citizens take their first places.
        Prologue => "prologue",
        /// Phase 0: new activity cards.
        ActivityCards => "activity-cards",
        /// Phase 1: income and salaries.
        Income => "income",
        /// Phase 2: the dice of all districts.
        Workforce => "workforce",
        /// Phase 3: events and black dice.
        Events => "events",
        /// Phase 4: actions.
        Actions => "actions",
        /// Phase 5: the end of the round.
        EndOfRound => "end-of-round",
    }
}

impl Phase {
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
            | Step::CounterMore { .. }
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
