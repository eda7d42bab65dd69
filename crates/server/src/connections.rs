//! The connections that are open: how many in all, how many from one address, and which of them wait.
//!
//! A connection that waits for a request can be closed without harm: its client opens another. So deadlines are
//! kept by one task that looks at all connections now and then, and when there is no room left, one that waits makes
//! room for whoever comes.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use crate::Config;
use crate::config::Deadlines;

/// How often at least connections are looked at.
const SWEEP: Duration = Duration::from_secs(1);
/// How often at most the log tells that there are too many connections.
const TELL: Duration = Duration::from_secs(10);

/// All open connections. Clones are the same.
#[derive(Clone)]
pub(crate) struct Connections(Arc<Inner>);

struct Inner {
    most: usize,
    most_per_address: usize,
    deadlines: Deadlines,
    begin: Instant,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    connections: BTreeMap<u64, Arc<Activity>>,
    addresses: HashMap<IpAddr, usize>,
    /// The number of the next connection.
    next: u64,
    /// Those with lower numbers were looked at when room was made last; it goes round, so that each has its time.
    hand: u64,
    /// When the log told last that there are too many, and how many were turned away since.
    told: Option<Instant>,
    turned_away: u64,
}

/// Why a connection is turned away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Full {
    /// There are too many in all.
    Server,
    /// There are too many from this address.
    Address,
}

impl Connections {
    /// None yet. `files` is how many files the process may open.
    pub(crate) fn new(config: &Config, files: usize) -> Connections {
        let most = config.connections.get();
        let room = files.saturating_sub(OTHER_FILES).max(1);
        if room < most {
            tracing::info!(
                most,
                room,
                "the file limit leaves room for fewer connections"
            );
        }
        Connections(Arc::new(Inner {
            most: most.min(room),
            most_per_address: config.connections_per_address.get(),
            deadlines: config.deadlines,
            begin: Instant::now(),
            open: Mutex::default(),
        }))
    }

    /// Lets a connection in. Those of an address are counted if one is given. If there are too many in all, one that
    /// waits is closed for it.
    pub(crate) fn admit(&self, address: Option<IpAddr>) -> Result<Connection, Full> {
        let held = match address {
            Some(address) => Some(self.hold(address).ok_or(Full::Address)?),
            None => None,
        };
        let mut open = self.open();
        if open.connections.len() >= self.0.most && !open.make_room() {
            open.tell_full(Full::Server);
            return Err(Full::Server);
        }
        let number = open.next;
        open.next += 1;
        let activity = Arc::new(Activity {
            phase: AtomicU64::new(Phase::Head.since(self.0.begin)),
            begin: self.0.begin,
            close: Notify::new(),
        });
        open.connections.insert(number, activity.clone());
        drop(open);
        Ok(Connection {
            all: self.clone(),
            number,
            activity,
            _held: held,
        })
    }

    /// Counts one more for an address, as long as it is kept; none if there are too many.
    pub(crate) fn hold(&self, address: IpAddr) -> Option<Held> {
        let mut open = self.open();
        let count = open.addresses.entry(address).or_default();
        if *count >= self.0.most_per_address {
            open.tell_full(Full::Address);
            return None;
        }
        *count += 1;
        Some(Held {
            all: self.clone(),
            address,
        })
    }

    /// Closes one that waits, if there is one.
    pub(crate) fn make_room(&self) -> bool {
        self.open().make_room()
    }

    /// Closes connections that have waited for too long, until the server stops; then all that wait.
    pub(crate) async fn sweep(self, stop: CancellationToken) {
        let Deadlines { head, idle, .. } = self.0.deadlines;
        let pause = SWEEP.min(head.min(idle) / 4);
        while stop
            .run_until_cancelled(tokio::time::sleep(pause))
            .await
            .is_some()
        {
            let connections = &self.open().connections;
            let overdue = connections
                .values()
                .filter(|one| one.is_overdue(head, idle));
            overdue.for_each(|one| one.close());
        }
        let connections = &self.open().connections;
        let waiting = connections.values().filter(|one| one.is_waiting());
        waiting.for_each(|one| one.close());
    }

    /// Closes all of them.
    pub(crate) fn close(&self) {
        self.open().connections.values().for_each(|one| one.close());
    }

    /// How many are open.
    pub(crate) fn number(&self) -> usize {
        self.open().connections.len()
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.0.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Files that are no connections: the database, its readers, the log, programs.
const OTHER_FILES: usize = 128;

impl Open {
    fn make_room(&mut self) -> bool {
        let round = self.connections.range(self.hand..);
        let round = round.chain(self.connections.range(..self.hand));
        let waiting = round.into_iter().find(|(_, one)| one.is_waiting());
        let Some(number) = waiting.map(|(&number, _)| number) else {
            return false;
        };
        self.hand = number + 1;
        // Its task is told to end, but its place is free at once.
        if let Some(closed) = self.connections.remove(&number) {
            closed.close();
        }
        true
    }

    /// Tells the log that somebody was turned away, but not every time.
    fn tell_full(&mut self, full: Full) {
        self.turned_away += 1;
        if self.told.is_none_or(|told| told.elapsed() >= TELL) {
            let (open, turned_away) = (self.connections.len(), self.turned_away);
            tracing::warn!(
                open,
                turned_away,
                ?full,
                "too many connections: some were turned away"
            );
            self.told = Some(Instant::now());
            self.turned_away = 0;
        }
    }
}

/// A connection that was let in; it is counted until it is dropped.
pub(crate) struct Connection {
    all: Connections,
    number: u64,
    activity: Arc<Activity>,
    _held: Option<Held>,
}

impl Connection {
    /// What it does.
    pub(crate) fn activity(&self) -> &Arc<Activity> {
        &self.activity
    }

    /// How long it may take for what.
    pub(crate) fn deadlines(&self) -> Deadlines {
        self.all.0.deadlines
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.all.open().connections.remove(&self.number);
    }
}

/// One of those that are counted for an address, until it is dropped.
pub(crate) struct Held {
    all: Connections,
    address: IpAddr,
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut open = self.all.open();
        if let Some(count) = open.addresses.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.addresses.remove(&self.address);
            }
        }
    }
}

/// What a connection does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// It waits for the first byte of the next request.
    Idle,
    /// It waits for the rest of a request's head.
    Head,
    /// A request is being answered.
    Busy,
}

impl Phase {
    /// The phase, and when it began in milliseconds after `begin`, as one number.
    fn since(self, begin: Instant) -> u64 {
        (begin.elapsed().as_millis() as u64) << 2 | self as u64
    }

    fn read(phase: u64) -> (Phase, Duration) {
        let since = Duration::from_millis(phase >> 2);
        match phase & 3 {
            0 => (Phase::Idle, since),
            1 => (Phase::Head, since),
            _ => (Phase::Busy, since),
        }
    }
}

/// What a connection does, and since when.
pub(crate) struct Activity {
    phase: AtomicU64,
    begin: Instant,
    close: Notify,
}

impl Activity {
    /// Something was received.
    pub(crate) fn received(&self) {
        if self.phase().0 == Phase::Idle {
            self.is(Phase::Head);
        }
    }

    /// A request has come.
    pub(crate) fn busy(&self) {
        self.is(Phase::Busy);
    }

    /// A request is answered.
    pub(crate) fn answered(&self) {
        self.is(Phase::Idle);
    }

    /// Waits until the connection is to be closed.
    pub(crate) async fn closed(&self) {
        self.close.notified().await;
    }

    fn is(&self, phase: Phase) {
        self.phase.store(phase.since(self.begin), Ordering::Relaxed);
    }

    fn phase(&self) -> (Phase, Duration) {
        Phase::read(self.phase.load(Ordering::Relaxed))
    }

    fn is_waiting(&self) -> bool {
        self.phase().0 != Phase::Busy
    }

    fn is_overdue(&self, head: Duration, idle: Duration) -> bool {
        let (phase, since) = self.phase();
        let waited = self.begin.elapsed().saturating_sub(since);
        match phase {
            Phase::Idle => waited >= idle,
            Phase::Head => waited >= head,
            Phase::Busy => false,
        }
    }

    fn close(&self) {
        self.close.notify_one();
    }
}
