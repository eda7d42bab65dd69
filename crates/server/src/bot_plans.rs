//! What bots have in mind for their next decisions: one thought for a chain of clicks.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use bots::Plan;
use engine::Seat;
use table::TableId;

/// How many plans are kept; each takes two kilobytes at the most.
const MOST: usize = 4096;

/// The plans of bots whose chain of clicks is not over. They are in memory only: where a plan is missing, because the process was
/// started again or another one let the bot think, the bot thinks about the position as if it were the first.
#[derive(Debug, Default)]
pub(crate) struct BotPlans(Mutex<HashMap<(TableId, Seat), Plan>>);

impl BotPlans {
    /// Takes a bot's plan out; an empty one if there is none.
    pub(crate) fn take(&self, table: TableId, seat: Seat) -> Plan {
        let mut plans = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        plans.remove(&(table, seat)).unwrap_or_default()
    }

    /// Keeps a bot's plan for its next decision.
    pub(crate) fn keep(&self, table: TableId, seat: Seat, plan: Plan) {
        if plan.is_empty() {
            return;
        }
        let mut plans = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if plans.len() >= MOST {
            // Plans of tables that nobody plays at any more; the others think once more.
            plans.clear();
        }
        plans.insert((table, seat), plan);
    }
}
