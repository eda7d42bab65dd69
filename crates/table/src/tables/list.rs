//! Lists of tables, and the tables where a bot is to act: nothing is played again for them.

use tokio::sync::mpsc;

use super::{BrokenTable, Tables};
use crate::live_table::LiveTable;
use crate::seating::Caller;
use crate::store::Summarised;
use crate::summary::{Listed, Summary};
use crate::table_error::TableError;
use crate::{TableId, VisitorId};

/// How many tables a list has at most.
const MOST_LISTED: u32 = 100;
/// So many old tables are read before it is stored where they stand, and before the operator is told how far it is.
const AT_ONCE: usize = 1_000;

impl Tables {
    /// The tables of a visitor, newest first, and those that cannot be read.
    pub async fn tables_of(
        &self,
        visitor: VisitorId,
    ) -> Result<(Vec<Listed>, Vec<BrokenTable>), TableError> {
        let summaries = self.0.store.tables_of(visitor, MOST_LISTED).await?;
        self.list(summaries, &Caller::visitor(visitor)).await
    }

    pub(super) async fn list(
        &self,
        mut summaries: Vec<Summary>,
        caller: &Caller,
    ) -> Result<(Vec<Listed>, Vec<BrokenTable>), TableError> {
        let mut old = Vec::new();
        for summary in &mut summaries {
            if summary.table.started.is_some() && summary.standing.is_none() {
                let table = summary.table.id;
                let found = self.read_old(table, LiveTable::summarised).await;
                summary.standing = found.as_ref().map(|found| found.standing.clone());
                old.extend(found);
            }
        }
        self.keep(old).await?;
        let (mut listed, mut broken) = (Vec::new(), Vec::new());
        for summary in summaries {
            let (id, game) = (summary.table.id, summary.table.header.game.clone());
            let reason = match (self.0.broken.of(id), summary.listed(caller, self.0.catalog)) {
                (None, Ok(table)) => {
                    listed.push(table);
                    continue;
                }
                (Some(reason), _) => reason,
                (None, Err(error)) => error.into(),
            };
            broken.push(BrokenTable { id, game, reason });
        }
        Ok((listed, broken))
    }

    /// Finds all tables where a bot is to act, after a restart. Only those that an older Kroniek has stored are read
    /// for it, once.
    pub async fn wake_bots(&self, found: mpsc::UnboundedSender<TableId>) -> Result<(), TableError> {
        // Nobody listens when the server stops; the tables are found again after the restart.
        let wake = |table| {
            let _ = found.send(table);
        };
        let turns = self.0.store.bot_turns().await?;
        tracing::info!(tables = turns.waiting.len(), "bots are to act");
        turns.waiting.into_iter().for_each(wake);
        let (mut read, all) = (0, turns.unknown.len());
        for tables in turns.unknown.chunks(AT_ONCE) {
            tracing::info!("{read} of {all} tables that an older Kroniek has stored are read");
            let mut old = Vec::new();
            for &table in tables {
                let look = |running: &LiveTable| (running.summarised(), running.bot_to_act());
                if let Some((summarised, bot)) = self.read_old(table, look).await {
                    old.push(summarised);
                    if bot.is_some() {
                        wake(table);
                    }
                }
            }
            self.keep(old).await?;
            read += tables.len();
        }
        Ok(())
    }

    /// Reads a table that an older Kroniek has stored. One that cannot be read does not keep the others waiting.
    async fn read_old<T>(&self, table: TableId, look: impl Fn(&LiveTable) -> T) -> Option<T> {
        let read = self.hold(table).await.map(|held| look(&held));
        read.inspect_err(|error| tracing::error!(%table, %error, "a table cannot be read"))
            .ok()
    }

    /// Stores where tables stand that had no summary.
    pub(super) async fn keep(&self, old: Vec<Summarised>) -> Result<(), TableError> {
        if old.is_empty() {
            return Ok(());
        }
        Ok(self.0.store.summarise(old).await?)
    }
}
