//! Seats that change hands at many tables at once.

use engine::Seat;
use tokio::sync::OwnedMutexGuard;

use super::Tables;
use crate::accounts::{Passwords, Sessions};
use crate::live_table::LiveTable;
use crate::news::NewsKind;
use crate::seating::{Caller, SeatKind, SeatRecord};
use crate::table_error::TableError;
use crate::{Key, TableId, Token, VisitorId};

/// Tables that nobody uses for the moment, because their seats change in the store. When they are given back, they are read again.
pub(crate) struct SetAside {
    tables: Tables,
    held: Vec<OwnedMutexGuard<Option<LiveTable>>>,
}

impl Drop for SetAside {
    fn drop(&mut self) {
        for held in &mut self.held {
            if let Some(running) = held.as_mut() {
                running.in_doubt = true;
                self.tables.tell(running, NewsKind::Seats);
            }
        }
    }
}

impl Tables {
    /// Sets aside all tables where this visitor is host or sits.
    pub(crate) async fn set_aside(
        &self,
        visitor: Option<VisitorId>,
    ) -> Result<SetAside, TableError> {
        let mut aside = SetAside {
            tables: self.clone(),
            held: Vec::new(),
        };
        let Some(visitor) = visitor else {
            return Ok(aside);
        };
        let mut tables = self.0.store.tables_with(visitor).await?;
        // Whoever else sets tables aside takes them in the same order.
        tables.sort_unstable();
        for table in tables {
            // Whoever reads one of them meanwhile waits.
            let place = self.0.cache.place(table);
            aside.held.push(place.lock_owned().await);
        }
        Ok(aside)
    }

    /// Opens the caller's own seat at a table whose game has not begun.
    pub(crate) async fn free_seat(
        &self,
        table: TableId,
        caller: &Caller,
        seat: Seat,
    ) -> Result<(), TableError> {
        let mut held = self.hold(table).await?;
        let record = held.seat(seat)?;
        if held.has_begun() || !record.is_held_by(caller) {
            return Err(TableError::NotYourSeat);
        }
        let issue = record.issue + 1;
        let changed = SeatRecord {
            kind: SeatKind::Friend,
            visitor: None,
            taken: false,
            token: Some(Token::of_seat(&self.0.key, table, seat, issue).hash()),
            issue,
            name: String::new(),
            contribution: String::new(),
            ..record.clone()
        };
        self.change_seat(&mut held, changed).await?;
        self.tell(&held, NewsKind::Seats);
        Ok(())
    }

    pub(crate) fn passwords(&self) -> &Passwords {
        &self.0.passwords
    }

    pub(crate) fn sessions(&self) -> &Sessions {
        &self.0.sessions
    }

    pub(crate) fn key(&self) -> &Key {
        &self.0.key
    }
}
