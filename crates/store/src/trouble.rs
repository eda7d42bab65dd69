//! What is known and said while nothing can be stored, as on a full disk: when it begins, now and then while it lasts, and
//! when it is over. The log may be on the same disk.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use table::StoreError;

/// How often at most the log tells that it lasts.
const TELL: Duration = Duration::from_secs(10);

/// Whether nothing can be stored at the moment. Clones are the same.
#[derive(Clone, Default)]
pub(crate) struct Failing(Arc<AtomicBool>);

impl Failing {
    /// Whether the last attempt failed.
    pub(crate) fn is_so(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// What the writer knows of its trouble.
#[derive(Default)]
pub(crate) struct Trouble {
    failing: Failing,
    /// When the log told it last, and how many transactions failed since.
    told: Option<Instant>,
    failed: u64,
    /// Whether the log believes that it lasts.
    believed: bool,
}

impl Trouble {
    pub(crate) fn new(failing: Failing) -> Trouble {
        Trouble {
            failing,
            ..Trouble::default()
        }
    }

    /// Whether it lasts.
    pub(crate) fn lasts(&self) -> bool {
        self.failing.is_so()
    }

    /// Something could not be stored.
    pub(crate) fn failed(&mut self, error: &StoreError) {
        self.failing.0.store(true, Ordering::Relaxed);
        self.failed += 1;
        if self.told.is_none_or(|told| told.elapsed() >= TELL) {
            tracing::error!(%error, failed = self.failed, "nothing can be stored");
            self.told = Some(Instant::now());
            self.failed = 0;
            self.believed = true;
        }
    }

    /// Something was stored.
    pub(crate) fn done(&mut self) {
        if self.lasts() {
            self.failing.0.store(false, Ordering::Relaxed);
            if std::mem::take(&mut self.believed) {
                tracing::warn!("everything can be stored again");
            }
        }
    }
}
