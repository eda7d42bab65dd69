//! Bots that think in this process, or in another one on the same store.

use std::time::Duration;

use tokio::sync::mpsc;

use super::{Inner, Tables};
use crate::live_table::LiveTable;
use crate::store::{Change, Claim};
use crate::table_error::TableError;
use crate::{Role, TableId};

/// How long it is kept in mind that somebody looks at a table, for the processes that think.
const WATCHED: Duration = Duration::from_secs(90);
/// After so many seconds it is said again.
const WATCHED_AGAIN: i64 = 20;

impl Inner {
    pub(super) fn role(&self) -> Role {
        self.role.get().copied().unwrap_or_default()
    }

    /// Whether other processes let the bots think.
    pub(super) fn left_to_others(&self) -> bool {
        self.role() == Role::Asks
    }
}

impl Tables {
    /// Says once who lets the bots think.
    pub fn set_role(&self, role: Role) {
        // Whoever says it again changes nothing.
        let _ = self.0.role.set(role);
    }

    /// Who lets the bots think.
    pub fn role(&self) -> Role {
        self.0.role()
    }

    /// What other processes write, from now on. Only the first one who asks hears it.
    pub fn hear(&self) -> mpsc::UnboundedReceiver<Change> {
        let (sender, changes) = mpsc::unbounded_channel();
        let _ = self.0.heard.set(sender);
        changes
    }

    pub(super) fn retell(&self, change: Change) {
        if let Some(heard) = self.0.heard.get() {
            // Nobody listens when the process stops.
            let _ = heard.send(change);
        }
    }

    /// What is in memory of a table may be old: what is new is read before it is used.
    pub async fn doubt(&self, table: TableId) {
        if let Some(place) = self.0.cache.kept(table)
            && let Some(running) = place.lock().await.as_mut()
        {
            running.behind = true;
        }
    }

    /// Takes the leases of tables where a bot is to act.
    pub async fn claim_bots(&self, claim: Claim) -> Result<Vec<TableId>, TableError> {
        Ok(self.0.store.claim_bots(claim).await?)
    }

    /// Whether bots among themselves rest because nobody looks, at any server.
    pub(super) async fn rests(&self, running: &LiveTable) -> Result<bool, TableError> {
        if self.role() == Role::Works {
            let table = running.table.id;
            return Ok(!running.has_people() && !self.0.store.is_watched(table).await?);
        }
        Ok(self.is_left_alone(running))
    }

    /// Somebody looks at a table here: if only bots play there, the processes that think are told from time to time.
    pub(super) fn is_watched_here(&self, running: &mut LiveTable) {
        if !self.0.left_to_others() || running.has_people() || running.bot_to_act().is_none() {
            return;
        }
        let now = self.now();
        if now.saturating_sub(running.watched) < WATCHED_AGAIN {
            return;
        }
        running.watched = now;
        let (store, table) = (self.0.store.clone(), running.table.id);
        tokio::spawn(async move {
            if let Err(error) = store.watch(table, WATCHED).await {
                tracing::warn!(%table, %error, "nobody could be told that a table is looked at");
            }
        });
    }
}
