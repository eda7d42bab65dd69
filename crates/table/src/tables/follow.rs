//! What other servers write into the same store.

use std::collections::HashMap;
use std::sync::{Arc, Weak};

use super::{Inner, Tables};
use crate::TableId;
use crate::news::NewsKind;
use crate::store::{Change, Shared};
use crate::table_error::TableError;

/// How much had been said at each table when it was last looked.
type Said = HashMap<TableId, u32>;

/// Follows what others write, until the tables are gone. What nobody tells is looked for now and then.
pub(super) async fn follow(tables: Weak<Inner>, shared: Shared) {
    let Shared {
        mut changes,
        look_every,
    } = shared;
    let mut said = Said::new();
    let mut look = tokio::time::interval(look_every);
    let mut told = true;
    loop {
        let change = tokio::select! {
            change = changes.recv(), if told => change,
            _ = look.tick() => Some(Change::Unknown),
        };
        let Some(inner) = tables.upgrade() else {
            return;
        };
        let tables = Tables(inner);
        match change {
            Some(Change::Table(table)) => tables.changed(table).await,
            Some(Change::Thought) => {}
            Some(Change::Accounts) => tables.look_for_ended().await,
            Some(Change::Unknown) => {
                tables.look_for_ended().await;
                if let Err(error) = tables.look_for_changes(&mut said).await {
                    tracing::warn!(%error, "what other servers wrote could not be read");
                }
            }
            None => told = false,
        }
        if let Some(change) = change {
            tables.retell(change);
        }
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

    /// Somebody else has written something at a table: what is in memory is old, and whoever listens here is told.
    async fn changed(&self, table: TableId) {
        let mut known = None;
        if let Some(place) = self.0.cache.kept(table)
            && let Some(running) = place.lock().await.as_mut()
        {
            running.in_doubt = true;
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

    /// Looks for what others have written at the tables that are in memory here or listened to.
    async fn look_for_changes(&self, said: &mut Said) -> Result<(), TableError> {
        let mut tables = self.0.cache.all();
        tables.extend(self.0.hub.all());
        tables.sort_unstable();
        tables.dedup();
        if tables.is_empty() {
            return Ok(());
        }
        let marks = self.0.store.marks(tables).await?;
        let mut now = Said::new();
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
                self.changed(table).await;
            }
        }
        *said = now;
        Ok(())
    }
}
