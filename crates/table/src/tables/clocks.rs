//! Clocks that run out, and what players do about time.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use engine::Seat;

use super::Tables;
use super::execute::Execution;
use crate::TableId;
use crate::command::Done;
use crate::live_table::LiveTable;
use crate::table_error::TableError;

/// When the next clock runs out, at those tables that this process knows of.
#[derive(Default)]
pub(super) struct Alarms(Mutex<HashMap<TableId, i64>>);

impl Alarms {
    fn all(&self) -> MutexGuard<'_, HashMap<TableId, i64>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tables {
    /// Keeps in mind when the next clock runs out at a table.
    pub(super) fn set_alarm(&self, running: &LiveTable) {
        if running.pace().is_none() {
            return;
        }
        let (table, mut alarms) = (running.table.id, self.0.alarms.all());
        match running.due() {
            Some(due) => alarms.insert(table, due),
            None => alarms.remove(&table),
        };
    }

    /// Finds the tables where a clock runs out in the next so many seconds: a server that knew of them may be gone.
    pub async fn find_clocks(&self, seconds: i64) -> Result<(), TableError> {
        let until = self.now().saturating_add(seconds);
        let found = self.0.store.clocks(until).await?;
        let mut alarms = self.0.alarms.all();
        for (table, due) in found {
            alarms.entry(table).or_insert(due);
        }
        Ok(())
    }

    /// The tables where somebody's time has run out, as far as it is known here.
    pub fn due_clocks(&self) -> Vec<TableId> {
        let now = self.now();
        let alarms = self.0.alarms.all();
        let due = alarms.iter().filter(|(_, due)| **due < now);
        due.map(|(&table, _)| table).collect()
    }

    /// Does what was agreed for those whose time has run out; nothing if somebody was faster.
    pub async fn run_out(&self, table: TableId) -> Result<(), TableError> {
        // If it fails, it is found again; the alarm is set anew with what is written or read.
        self.0.alarms.all().remove(&table);
        self.change(table, |live| Ok(live.run_out())).await?;
        let held = self.hold(table).await?;
        self.set_alarm(&held);
        Ok(())
    }
}

impl Execution {
    /// Wants the game to pause, or to go on.
    pub(super) async fn pause(self, seat: Option<Seat>, pause: bool) -> Result<Done, TableError> {
        let work = |running: &mut LiveTable| {
            let seat = running.played_seat(&self.caller, seat)?;
            running.want_pause(&self.caller, seat, pause)
        };
        self.tables.try_change(self.table, None, work).await?;
        Ok(Done::Done)
    }

    /// Takes days off.
    pub(super) async fn holiday(self, seat: Option<Seat>, days: u8) -> Result<Done, TableError> {
        let work = |running: &mut LiveTable| {
            let seat = running.played_seat(&self.caller, seat)?;
            Ok(vec![running.take_off(seat, days)?])
        };
        self.tables.try_change(self.table, None, work).await?;
        Ok(Done::Done)
    }
}
