//! How much one visitor may have.

use std::hash::{BuildHasher, RandomState};

use tokio::sync::{Mutex, MutexGuard};

use crate::VisitorId;

/// How much one visitor may have; somebody without a cookie shares it with their network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quota {
    /// How many of their tables may wait for players or be played.
    pub tables: usize,
    /// How many bots may sit there.
    pub bots: usize,
    /// How many bytes their data files and what they say may take.
    pub bytes: usize,
    /// As much as so many visitors may have, all visitors of a network without an account may have together.
    pub visitors: usize,
}

impl Quota {
    /// How much all visitors of a network may have together.
    pub(crate) fn of_network(self) -> Quota {
        Quota {
            tables: self.tables.saturating_mul(self.visitors),
            bots: self.bots.saturating_mul(self.visitors),
            bytes: self.bytes.saturating_mul(self.visitors),
            visitors: 1,
        }
    }
}

impl Default for Quota {
    fn default() -> Quota {
        Quota {
            tables: 50,
            bots: 100,
            bytes: 4 * 1024 * 1024,
            visitors: 8,
        }
    }
}

/// Lets in one after the other whoever uses the same quota, so that nobody gets more by asking for everything at once.
pub(crate) struct Turnstile {
    gates: [Mutex<()>; 64],
    hasher: RandomState,
}

impl Turnstile {
    pub(crate) fn new() -> Turnstile {
        Turnstile {
            gates: std::array::from_fn(|_| Mutex::default()),
            hasher: RandomState::new(),
        }
    }

    /// Waits for whoever uses this visitor's quota. Now and then two visitors share a gate. Whoever holds a table
    /// must not wait here: tables are removed behind the gate.
    pub(crate) async fn pass(&self, visitor: Option<VisitorId>) -> Option<MutexGuard<'_, ()>> {
        let gate = self.hasher.hash_one(visitor?) as usize % self.gates.len();
        Some(self.gates[gate].lock().await)
    }
}
