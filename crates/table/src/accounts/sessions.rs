//! Who is signed in where, as far as this process has asked lately.

use std::num::NonZero;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lru::LruCache;
use tokio::sync::watch;

use super::account_store::SessionRecord;
use crate::{TokenHash, VisitorId};

/// How many sessions are kept in memory: more than a server has connections.
const MOST: NonZero<usize> = NonZero::new(65_536).expect("more than none");

/// A browser in which somebody is signed in.
#[derive(Clone, Debug)]
pub struct Session {
    /// What is stored of it.
    pub record: SessionRecord,
    /// What the account is called.
    pub name: Arc<str>,
    /// When the account was made, in seconds since 1970.
    pub since: i64,
    alive: watch::Receiver<()>,
}

impl Session {
    /// Whose it is.
    pub fn account(&self) -> VisitorId {
        self.record.account
    }

    /// Waits until the session has ended. Live streams end with it.
    pub async fn ended(mut self) {
        // Nobody ever sends anything: it ends when whoever could is gone.
        while self.alive.changed().await.is_ok() {}
    }
}

/// A session that was asked for, and what ends it when it is dropped.
struct Known {
    record: SessionRecord,
    name: Arc<str>,
    since: i64,
    alive: watch::Sender<()>,
}

/// The sessions that were asked for lately. The store is right; this is told when it changes.
pub(crate) struct Sessions {
    known: Mutex<Memory>,
}

struct Memory {
    sessions: LruCache<[u8; 32], Known>,
    /// Counts up when a session ends or a name changes, so that nothing is kept that was read before.
    changes: u64,
    /// What the store's own count was when it was last looked.
    seen: i64,
}

impl Sessions {
    pub(crate) fn new() -> Sessions {
        Sessions {
            known: Mutex::new(Memory {
                sessions: LruCache::new(MOST),
                changes: 0,
                seen: 0,
            }),
        }
    }

    fn memory(&self) -> MutexGuard<'_, Memory> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The session with this hash if it was asked for lately; otherwise what has to be given back with what was read.
    pub(crate) fn find(&self, hash: TokenHash) -> Result<Session, u64> {
        let mut memory = self.memory();
        let changes = memory.changes;
        let found = memory.sessions.get(hash.as_bytes());
        found.map(Known::session).ok_or(changes)
    }

    /// Keeps what was read; nothing if something has changed since, and it has to be read again.
    pub(crate) fn keep(
        &self,
        changes: u64,
        record: SessionRecord,
        name: &str,
        since: i64,
    ) -> Option<Session> {
        let mut memory = self.memory();
        if memory.changes != changes {
            return None;
        }
        let key = *record.hash.as_bytes();
        if let Some(known) = memory.sessions.get(&key) {
            return Some(known.session());
        }
        let known = Known {
            record,
            name: name.into(),
            since,
            alive: watch::Sender::new(()),
        };
        let session = known.session();
        memory.sessions.put(key, known);
        Some(session)
    }

    /// Notes that somebody was here.
    pub(crate) fn touch(&self, hash: TokenHash, at: i64) {
        if let Some(known) = self.memory().sessions.peek_mut(hash.as_bytes()) {
            known.record.seen = at;
        }
    }

    /// Forgets those that have ended: their streams end.
    pub(crate) fn end(&self, ended: impl Fn(&SessionRecord) -> bool) {
        let mut memory = self.memory();
        memory.changes += 1;
        let ended = memory
            .sessions
            .iter()
            .filter(|(_, known)| ended(&known.record));
        let ended: Vec<[u8; 32]> = ended.map(|(key, _)| *key).collect();
        for key in ended {
            memory.sessions.pop(&key);
        }
    }

    /// The account has another name.
    pub(crate) fn rename(&self, account: VisitorId, name: &str) {
        let mut memory = self.memory();
        memory.changes += 1;
        for (_, known) in &mut memory.sessions {
            if known.record.account == account {
                known.name = name.into();
            }
        }
    }

    /// Those in memory, if the store's count is another than when this was last asked.
    pub(crate) fn to_look_for(&self, count: i64) -> Vec<TokenHash> {
        let mut memory = self.memory();
        if memory.seen == count {
            return Vec::new();
        }
        memory.seen = count;
        let hashes = memory.sessions.iter().map(|(_, known)| known.record.hash);
        hashes.collect()
    }
}

impl Known {
    fn session(&self) -> Session {
        Session {
            record: self.record.clone(),
            name: self.name.clone(),
            since: self.since,
            alive: self.alive.subscribe(),
        }
    }
}
