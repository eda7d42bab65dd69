//! Who looks at which table: whoever has a live stream there. A page that cannot be seen has none.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use table::{TableId, VisitorId};

use crate::App;

/// So many seconds another process believes that somebody is here.
const BELIEVED: i64 = 20;
/// They are told again after so many seconds.
const TOLD_EVERY: i64 = 8;

/// Who looks at which table here. Clones are the same.
#[derive(Clone, Default)]
pub(crate) struct Presence(Arc<Mutex<Known>>);

#[derive(Default)]
struct Known {
    /// How many streams each has.
    streams: HashMap<(VisitorId, TableId), usize>,
    /// When other processes were told last.
    told: i64,
}

/// Somebody looks at a table as long as this is there.
pub(crate) struct Looking {
    presence: Presence,
    who: (VisitorId, TableId),
}

impl Presence {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody begins to look at a table.
    pub(crate) fn look(&self, visitor: VisitorId, table: TableId) -> Looking {
        let who = (visitor, table);
        *self.known().streams.entry(who).or_default() += 1;
        Looking {
            presence: self.clone(),
            who,
        }
    }

    /// Whether somebody looks at a table here.
    pub(crate) fn is_here(&self, visitor: VisitorId, table: TableId) -> bool {
        self.known().streams.contains_key(&(visitor, table))
    }

    /// Tells other processes who is here, if there are others and it is time.
    pub(crate) async fn tell_others(&self, app: &App) {
        let now = app.now();
        let people: Vec<_> = {
            let mut known = self.known();
            if !app.tables().is_shared() || now - known.told < TOLD_EVERY {
                return;
            }
            known.told = now;
            known.streams.keys().copied().collect()
        };
        if people.is_empty() {
            return;
        }
        let told = app.tables().store().keep_present(people, now + BELIEVED);
        if let Err(error) = told.await {
            tracing::warn!(%error, "other servers could not be told who is here");
        }
    }
}

impl Drop for Looking {
    fn drop(&mut self) {
        let mut known = self.presence.known();
        if let Some(streams) = known.streams.get_mut(&self.who) {
            *streams -= 1;
            if *streams == 0 {
                known.streams.remove(&self.who);
            }
        }
    }
}
