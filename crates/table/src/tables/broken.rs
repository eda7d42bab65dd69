//! Tables that cannot be read: they are shown with the reason, and what is stored of them can be had.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use super::Tables;
use crate::TableId;
use crate::live_table::LiveTable;
use crate::seating::{Caller, held};
use crate::table_error::TableError;

/// How many reasons are remembered.
const MOST: usize = 1_000;

/// A table that cannot be read.
#[derive(Clone, Debug)]
pub struct BrokenTable {
    /// Its name.
    pub id: TableId,
    /// The id of its game.
    pub game: String,
    /// Why it cannot be read.
    pub reason: TableError,
}

/// Why tables could not be read, as far as somebody tried.
#[derive(Debug, Default)]
pub(super) struct Reasons(Mutex<HashMap<TableId, TableError>>);

impl Reasons {
    /// Keeps in mind what became of an attempt to read a table. That the store failed says nothing about the table.
    pub(super) fn note<T>(&self, table: TableId, read: &Result<T, TableError>) {
        let mut reasons = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match read {
            Err(reason @ TableError::Game(_)) => {
                if reasons.len() < MOST || reasons.contains_key(&table) {
                    reasons.insert(table, reason.clone());
                }
            }
            _ => drop(reasons.remove(&table)),
        }
    }

    /// Why the table could not be read.
    pub(super) fn of(&self, table: TableId) -> Option<TableError> {
        let reasons = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        reasons.get(&table).cloned()
    }
}

impl Tables {
    /// What is stored of a table that cannot be read, for its host and its players: the header, and every entry on a line of
    /// its own. The seed is left out, since the game may go on once the table can be read again.
    pub async fn export_broken(
        &self,
        table: TableId,
        caller: &Caller,
    ) -> Result<(String, String), TableError> {
        let stored = self.0.store.load(table).await?;
        let stored = stored.ok_or(TableError::UnknownTable)?;
        let made = stored.table.host.is_some() && stored.table.host == caller.visitor;
        if !made && held(&stored.seats, caller).is_empty() {
            return Err(TableError::UnknownTable);
        }
        let json = |value: serde_json::Result<String>| value.map_err(|_| TableError::UnknownTable);
        let mut file = json(serde_json::to_string(&stored.table.header))? + "\n";
        for entry in &stored.entries {
            file += &json(serde_json::to_string(&entry.what))?;
            file.push('\n');
        }
        let game = stored.table.header.game.clone();
        match LiveTable::new(stored, self.0.catalog) {
            Err(TableError::Game(_)) => Ok((game, file)),
            _ => Err(TableError::NotOver),
        }
    }
}
