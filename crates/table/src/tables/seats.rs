//! Seats at a table that gathers: the host frees them and closes them, and players leave.

use engine::Seat;

use super::Held;
use super::execute::Execution;
use crate::command::Done;
use crate::news::NewsKind;
use crate::seating::{SeatKind, SeatRecord, ViewAs};
use crate::table_error::TableError;
use crate::{Token, VisitorId};

impl Execution {
    /// Frees a seat: the caller's own, or for the host any. Whom the host removes comes back by invitation only.
    pub(super) async fn free(self, seat: Seat) -> Result<Done, TableError> {
        let mut held = self.gathering(seat).await?;
        let record = held.seat(seat)?;
        if !held.is_host(&self.caller) && !record.is_held_by(&self.caller) {
            return Err(TableError::NotYourSeat);
        }
        let removed = record
            .visitor
            .filter(|_| record.taken && !record.is_held_by(&self.caller));
        let changed = self.emptied(record, None);
        if let Some(removed) = removed {
            self.tables.0.store.keep_away(self.table, removed).await?;
        }
        self.tables.change_seat(&mut held, changed).await?;
        self.tables.tell(&held, NewsKind::Seats);
        Ok(Done::Done)
    }

    /// Makes sure that the host has not removed the caller before the game began. An invitation lets them come back.
    pub(super) async fn may_come(&self) -> Result<(), TableError> {
        let Some(visitor) = self.caller.visitor.filter(|_| self.caller.token.is_none()) else {
            return Ok(());
        };
        let store = &self.tables.0.store;
        if store.is_kept_away(self.table, visitor).await? {
            return Err(TableError::NotYourSeat);
        }
        Ok(())
    }

    /// Closes a free seat: from then on only the host's new invitation opens it.
    pub(super) async fn close(self, seat: Seat) -> Result<Done, TableError> {
        let mut held = self.gathering(seat).await?;
        let record = held.seat(seat)?;
        if !held.is_host(&self.caller) || record.taken || record.is_hosts() {
            return Err(TableError::NotYourSeat);
        }
        // No visitor has this number.
        let changed = self.emptied(record, Some(VisitorId::random()));
        self.tables.change_seat(&mut held, changed).await?;
        self.tables.tell(&held, NewsKind::Seats);
        Ok(Done::Done)
    }

    /// The table, if it still gathers. Once the game has begun, it is too late.
    pub(super) async fn gathering(&self, seat: Seat) -> Result<Held, TableError> {
        let held = self.tables.hold(self.table).await?;
        held.viewer(&self.caller, ViewAs::Own)?;
        held.seat(seat)?;
        if held.has_begun() {
            return Err(TableError::Stale);
        }
        Ok(held)
    }

    /// The seat without whoever sat there, kept for somebody or for nobody. No invitation from before opens it.
    pub(super) fn emptied(&self, record: &SeatRecord, visitor: Option<VisitorId>) -> SeatRecord {
        let issue = record.issue + 1;
        let token = Token::of_seat(&self.tables.0.key, self.table, record.seat, issue);
        SeatRecord {
            kind: SeatKind::Friend,
            level: None,
            visitor,
            taken: false,
            token: Some(token.hash()),
            issue,
            name: String::new(),
            contribution: String::new(),
            ..record.clone()
        }
    }
}
