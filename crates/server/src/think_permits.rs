//! How many bots may think at once.

use std::num::NonZero;
use std::thread;

use table::{Caller, TableId, Urgency, VisitorId};
use tokio::task;

use crate::fair_queue::FairQueue;

/// Thinking gives way to answering: the thread gets the time that the others leave.
#[cfg(target_os = "linux")]
fn give_way() {
    // Where it is not allowed, a bot only competes with the requests.
    let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), 15);
}

#[cfg(not(target_os = "linux"))]
fn give_way() {}

/// Whose purse a thought is paid from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Purse {
    /// An account's, a network's or a visitor's.
    Of(VisitorId),
    /// Nobody's who is known: the table's own.
    Table(TableId),
    /// Nobody's at a table: a picture of a game.
    #[cfg(feature = "pictures")]
    Nobody,
}

/// Whose time a thought takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Owner {
    /// Who pays, perhaps together with others.
    pub(crate) purse: Purse,
    /// Which of those who share the purse.
    one: Option<VisitorId>,
}

impl Owner {
    /// Whoever pays from this purse, if it is known; otherwise the table.
    pub(crate) fn of(purse: Option<VisitorId>, one: Option<VisitorId>, table: TableId) -> Owner {
        let purse = purse.map_or(Purse::Table(table), Purse::Of);
        Owner { purse, one }
    }

    /// Whoever asks.
    pub(crate) fn asks(caller: &Caller, table: TableId) -> Owner {
        Owner::of(caller.purse(), caller.visitor, table)
    }

    /// Nobody at a table.
    #[cfg(feature = "pictures")]
    pub(crate) fn nobody() -> Owner {
        let purse = Purse::Nobody;
        Owner { purse, one: None }
    }
}

/// Thoughts that wait for a thread.
type Queue = FairQueue<Purse, Option<VisitorId>>;

/// Permits to think: so many for thoughts that somebody waits for, and as many for the others: a thought that is waited for takes twice its time at most, however many others there are. Both are given fairly. For
/// purses that have none there are some more, which are only taken if others keep all busy that they wait for. Clones share them.
#[derive(Clone)]
pub(crate) struct ThinkPermits {
    awaited: Queue,
    watched: Queue,
    many: usize,
}

impl ThinkPermits {
    /// For so many at once; if nobody says how many, one a core with one core left for the requests.
    pub(crate) fn new(thinkers: Option<usize>) -> ThinkPermits {
        let cores = || thread::available_parallelism().map_or(1, NonZero::get);
        let many = thinkers.unwrap_or_else(|| cores() - 1).max(1);
        ThinkPermits {
            // Whoever waits for a bot need not wait until a thought ends that another purse pays for.
            awaited: FairQueue::new(many, many),
            watched: FairQueue::new(many, 0),
            many,
        }
    }

    /// How many can think at once.
    pub(crate) fn many(&self) -> usize {
        self.many
    }

    /// How many thoughts wait, by whether somebody waits for them.
    pub(crate) fn waiting(&self) -> [(&'static str, usize); 2] {
        self.by_urgency(FairQueue::waiting)
    }

    /// How many thoughts are being thought.
    pub(crate) fn running(&self) -> [(&'static str, usize); 2] {
        self.by_urgency(FairQueue::running)
    }

    fn by_urgency(&self, count: fn(&Queue) -> usize) -> [(&'static str, usize); 2] {
        [
            ("awaited", count(&self.awaited)),
            ("watched", count(&self.watched)),
        ]
    }

    /// Thinks beside the requests, once there is a permit; none if the thought broke off.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        owner: Owner,
        urgency: Urgency,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let queue = match urgency {
            Urgency::Awaited => &self.awaited,
            Urgency::Watched => &self.watched,
        };
        let permit = queue.acquire(owner.purse, owner.one).await;
        let result = task::spawn_blocking(move || {
            give_way();
            thought()
        })
        .await;
        drop(permit);
        match result {
            Ok(result) => Some(result),
            Err(error) => {
                tracing::error!(%error, "a bot panicked while it was thinking");
                None
            }
        }
    }
}
