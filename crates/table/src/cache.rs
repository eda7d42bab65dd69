//! The tables that are in memory, the least used of which makes way.

use std::num::NonZero;
use std::sync::{Arc, PoisonError};

use lru::LruCache;
use tokio::sync::Mutex;

use crate::{Running, TableId};

/// A table's place in memory: empty until it is read.
pub(crate) type Place = Arc<Mutex<Option<Running>>>;

/// A bounded number of places.
pub(crate) struct Cache(std::sync::Mutex<LruCache<TableId, Place>>);

impl Cache {
    pub(crate) fn new(most: NonZero<usize>) -> Cache {
        Cache(std::sync::Mutex::new(LruCache::new(most)))
    }

    /// The table's place. Whoever has it keeps it, even if another table takes its room: two places for one
    /// table would do no harm, since the store lets only one of them write.
    pub(crate) fn place(&self, table: TableId) -> Place {
        let mut places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        places.get_or_insert(table, Place::default).clone()
    }

    /// Forgets a table that does not exist.
    pub(crate) fn forget(&self, table: TableId) {
        let mut places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        places.pop(&table);
    }
}
