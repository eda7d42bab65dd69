//! What other servers write into the same store.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Arc, Weak};

use engine::Seats;
use tokio::task::JoinSet;

use super::{Inner, Tables};
use crate::TableId;
use crate::live_table::LiveTable;
use crate::news::NewsKind;
use crate::store::{Change, Shared};
use crate::table_error::TableError;

/// So many tables are looked at side by side. Requests need connections to the store too.
const AT_ONCE: usize = 8;

/// How much had been said at each table when it was last looked.
type Said = HashMap<TableId, u32>;

/// The tables that others have written at: looked at side by side, but each of them once at a time.
#[derive(Default)]
struct Changed {
    looking: JoinSet<TableId>,
    /// Those that are looked at, and whether there was more meanwhile.
    busy: HashMap<TableId, bool>,
    waiting: VecDeque<TableId>,
    /// The same, to be found at once.
    known: HashSet<TableId>,
}

impl Changed {
    fn note(&mut self, table: TableId) {
        if let Some(again) = self.busy.get_mut(&table) {
            *again = true;
        } else if self.known.insert(table) {
            self.waiting.push_back(table);
        }
    }

    /// A table was looked at.
    fn done(&mut self, table: TableId) {
        if self.busy.remove(&table) == Some(true) {
            self.note(table);
        }
    }

    /// Looks at as many as can be looked at now.
    fn go_on(&mut self, tables: &Tables) {
        while self.looking.len() < AT_ONCE
            && let Some(table) = self.waiting.pop_front()
        {
            self.known.remove(&table);
            self.busy.insert(table, false);
            let tables = tables.clone();
            self.looking.spawn(async move {
                tables.changed(table).await;
                tables.retell(Change::Table(table));
                table
            });
        }
    }
}

/// Follows what others write, until the tables are gone. What nobody tells is looked for now and then.
pub(super) async fn follow(tables: Weak<Inner>, shared: Shared) {
    let Shared {
        mut changes,
        look_every,
    } = shared;
    let mut said = Said::new();
    let mut changed = Changed::default();
    let mut look = tokio::time::interval(look_every);
    let mut told = true;
    loop {
        let change = tokio::select! {
            change = changes.recv(), if told => {
                told = change.is_some();
                change
            }
            Some(looked) = changed.looking.join_next() => {
                match looked {
                    Ok(table) => changed.done(table),
                    // It is not known which one broke off; to look at one twice at a time does no harm.
                    Err(_) => changed.busy.clear(),
                }
                None
            }
            _ = look.tick() => Some(Change::Unknown),
        };
        let Some(inner) = tables.upgrade() else {
            return;
        };
        let tables = Tables(inner);
        match change {
            Some(Change::Table(table)) => changed.note(table),
            Some(Change::Thought) => tables.retell(Change::Thought),
            Some(Change::Accounts) => {
                tables.look_for_ended().await;
                tables.retell(Change::Accounts);
            }
            Some(Change::Unknown) => {
                tables.look_for_ended().await;
                match tables.look_for_changes(&mut said).await {
                    Ok(found) => found.into_iter().for_each(|table| changed.note(table)),
                    Err(error) => {
                        tracing::warn!(%error, "what other servers wrote could not be read");
                    }
                }
                tables.retell(Change::Unknown);
            }
            None => {}
        }
        changed.go_on(&tables);
    }
}

impl Tables {
    /// Begins to follow what others write.
    pub(super) fn follow(&self, shared: Shared) {
        tokio::spawn(follow(Arc::downgrade(&self.0), shared));
    }

    /// Ends the sessions here that others have ended.
    async fn look_for_ended(&self) {
        if let Err(error) = self.accounts().look_for_ended().await {
            tracing::warn!(%error, "it could not be read which sessions have ended");
        }
    }

    /// Reads what others have written at a table that is in memory, if that is enough; otherwise it stays in doubt.
    pub(super) async fn catch_up(&self, running: &mut LiveTable) -> Result<(), TableError> {
        running.behind = false;
        if std::mem::replace(&mut running.in_doubt, true) {
            return Ok(());
        }
        let (table, entry) = (running.table.id, running.position().entry);
        let later = self.0.store.later(table, entry).await?;
        // What cannot be played here is read whole, which tells why.
        if later.is_some_and(|later| running.catch_up(later).unwrap_or(false)) {
            running.in_doubt = false;
            self.set_alarm(running);
            if running.pass_turn(Seats::NONE).is_some() {
                self.call_bot(running);
            }
        }
        Ok(())
    }

    /// Somebody else has written something at a table: what is in memory is old, and whoever listens here is told.
    async fn changed(&self, table: TableId) {
        let mut known = None;
        if let Some(place) = self.0.cache.kept(table)
            && let Some(running) = place.lock().await.as_mut()
        {
            running.behind = true;
            known = Some((running.position().entry, running.seats.clone()));
        }
        if !self.0.hub.listens(table) {
            return;
        }
        match self.hold(table).await {
            Ok(held) => {
                let kind = match known {
                    Some((entry, _)) if entry != held.position().entry => NewsKind::Position,
                    Some((_, seats)) if seats == held.seats => NewsKind::Talk,
                    _ => NewsKind::Seats,
                };
                self.tell(&held, kind);
            }
            // It was removed.
            Err(TableError::UnknownTable) => self.0.hub.close(table),
            Err(error) => tracing::warn!(%table, %error, "a table cannot be read"),
        }
    }

    /// Something was removed from the store: whatever is in memory is read again before it is used, and whoever listens
    /// to a table that is gone is told so.
    pub async fn something_was_removed(&self) {
        for table in self.0.cache.all() {
            self.doubt(table).await;
        }
        for table in self.0.hub.all() {
            self.changed(table).await;
        }
    }

    /// Looks for what others have written at the tables that are in memory here or listened to: at which of them there is
    /// something new.
    async fn look_for_changes(&self, said: &mut Said) -> Result<Vec<TableId>, TableError> {
        let mut tables = self.0.cache.all();
        tables.extend(self.0.hub.all());
        tables.sort_unstable();
        tables.dedup();
        if tables.is_empty() {
            return Ok(Vec::new());
        }
        let marks = self.0.store.marks(tables).await?;
        let (mut now, mut found) = (Said::new(), Vec::new());
        for (table, mark) in marks {
            now.insert(table, mark.talk);
            let mut is_new = said.get(&table).is_some_and(|&known| known < mark.talk);
            if let Some(place) = self.0.cache.kept(table)
                && let Some(running) = place.lock().await.as_mut()
            {
                is_new |= running.position().entry < mark.entry || running.seats != mark.seats;
                if self.0.hub.listens(table) {
                    self.is_watched_here(running);
                }
            }
            if is_new {
                found.push(table);
            }
        }
        *said = now;
        Ok(found)
    }
}
