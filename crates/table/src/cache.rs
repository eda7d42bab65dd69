//! The tables that are in memory, the least used of which makes way.

use std::collections::HashMap;
use std::num::NonZero;
use std::sync::{Arc, MutexGuard, PoisonError, Weak};

use lru::LruCache;
use tokio::sync::Mutex;

use crate::{LiveTable, TableId};

/// A table's place in memory: empty until it is read.
pub(crate) type Slot = Arc<Mutex<Option<LiveTable>>>;

/// A bounded number of places.
pub(crate) struct Cache(std::sync::Mutex<Places>);

struct Places {
    kept: LruCache<TableId, Slot>,
    /// Those that are being read, by whoever asked first: the others wait for it. None of them takes another table's
    /// room before it is known to be there.
    coming: HashMap<TableId, Weak<Mutex<Option<LiveTable>>>>,
}

impl Cache {
    pub(crate) fn new(most: NonZero<usize>) -> Cache {
        Cache(std::sync::Mutex::new(Places {
            kept: LruCache::new(most),
            coming: HashMap::new(),
        }))
    }

    /// The table's place. Whoever has it keeps it, even if another table takes its room: two places for one
    /// table would do no harm, since the store lets only one of them write.
    pub(crate) fn place(&self, table: TableId) -> Slot {
        let mut places = self.places();
        if let Some(place) = places.kept.get(&table) {
            return place.clone();
        }
        if let Some(place) = places.coming.get(&table).and_then(Weak::upgrade) {
            return place;
        }
        // Nobody waits any more for some of them.
        places.coming.retain(|_, place| place.strong_count() > 0);
        let place = Slot::default();
        places.coming.insert(table, Arc::downgrade(&place));
        place
    }

    /// The place of a table that is in memory.
    pub(crate) fn kept(&self, table: TableId) -> Option<Slot> {
        self.places().kept.peek(&table).cloned()
    }

    /// The tables that are in memory.
    pub(crate) fn all(&self) -> Vec<TableId> {
        let places = self.places();
        places.kept.iter().map(|(&table, _)| table).collect()
    }

    /// How many tables are in memory.
    pub(crate) fn len(&self) -> usize {
        self.places().kept.len()
    }

    /// Keeps a table that was read.
    pub(crate) fn keep(&self, table: TableId, place: Slot) {
        let mut places = self.places();
        places.coming.remove(&table);
        places.kept.put(table, place);
    }

    fn places(&self) -> MutexGuard<'_, Places> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
