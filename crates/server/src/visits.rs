//! When visitors were here last, to the day: what is known of those who do not come any more is removed one day.

use std::num::NonZero;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;
use store::Admin;
use table::{Clock, VisitorId};

use crate::calendar::DAY;

/// So many visitors are known to have been here today.
const KNOWN: NonZero<usize> = NonZero::new(16_384).unwrap();

/// Who was here today.
pub(crate) struct Visits {
    admin: Arc<dyn Admin>,
    clock: Clock,
    today: Mutex<LruCache<VisitorId, i64>>,
}

impl Visits {
    pub(crate) fn new(admin: Arc<dyn Admin>, clock: Clock) -> Visits {
        Visits {
            admin,
            clock,
            today: Mutex::new(LruCache::new(KNOWN)),
        }
    }

    /// A visitor is here. It is written down once a day, if anything is known of them.
    pub(crate) fn note(&self, visitor: VisitorId) {
        let day = (self.clock)().div_euclid(DAY);
        let mut today = self.today.lock().unwrap_or_else(PoisonError::into_inner);
        if today.put(visitor, day) == Some(day) {
            return;
        }
        drop(today);
        let admin = self.admin.clone();
        tokio::spawn(async move {
            if let Err(error) = admin.seen(visitor, day * DAY).await {
                tracing::warn!(%error, "a visit could not be noted");
            }
        });
    }
}
