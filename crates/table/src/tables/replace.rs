//! Seats whose players go, or do not come back.

use bots::Level;
use engine::Seat;

use super::execute::Execution;
use super::{Held, Tables};
use crate::command::Done;
use crate::live_table::LiveTable;
use crate::news::NewsKind;
use crate::plan::SeatToken;
use crate::seating::{SeatKind, SeatRecord, ViewAs};
use crate::store::{Append, Appended};
use crate::table_error::TableError;
use crate::{Entry, Token};

/// So many hours a player may be to act, and keep the others waiting, before their seat can be given away.
pub(crate) const HOURS_KEPT: u32 = 24;

impl Execution {
    /// Leaves a seat to a bot.
    pub(super) async fn replace_by_bot(self, seat: Seat, level: Level) -> Result<Done, TableError> {
        let mut held = self.tables.hold(self.table).await?;
        // A private table is not even admitted to.
        held.viewer(&self.caller, ViewAs::Own)?;
        let record = held.seat(seat)?;
        let host = held.is_host(&self.caller);
        let open = !record.taken && host;
        if !record.is_held_by(&self.caller) && !open {
            if !host && held.held(&self.caller).is_empty() {
                return Err(TableError::NotYourSeat);
            }
            self.tables.must_be_away(&held, seat)?;
        }
        // Whoever leaves may always leave their seat to a bot.
        if let Some(payer) = held.table.host.filter(|_| open) {
            self.tables.may_have_bots(payer, 1).await?;
        }
        let changed = SeatRecord {
            kind: SeatKind::Bot,
            level: Some(level),
            visitor: None,
            taken: true,
            token: None,
            issue: record.issue + 1,
            ..record.clone()
        };
        self.tables.pass_on(&mut held, changed).await?;
        Ok(Done::Done)
    }

    /// Opens a seat again, with a new invitation to it.
    pub(super) async fn invite(self, seat: Seat) -> Result<Done, TableError> {
        let mut held = self.tables.hold(self.table).await?;
        held.viewer(&self.caller, ViewAs::Own)?;
        let record = held.seat(seat)?;
        if !held.is_host(&self.caller) || record.is_held_by(&self.caller) {
            return Err(TableError::NotYourSeat);
        }
        self.tables.must_be_away(&held, seat)?;
        let issue = record.issue + 1;
        let token = Token::of_seat(&self.tables.0.key, self.table, seat, issue);
        let changed = SeatRecord {
            kind: SeatKind::Friend,
            visitor: None,
            taken: false,
            token: Some(token.hash()),
            issue,
            name: String::new(),
            ..record.clone()
        };
        self.tables.pass_on(&mut held, changed).await?;
        Ok(Done::Seat(SeatToken { seat, token }))
    }
}

impl Tables {
    /// Makes sure that the seat's player has kept the others waiting for long enough.
    fn must_be_away(&self, running: &LiveTable, seat: Seat) -> Result<(), TableError> {
        let hours = running.hours_away(seat, self.now());
        if hours.is_some_and(|hours| hours >= HOURS_KEPT) {
            Ok(())
        } else {
            Err(TableError::StillHere(HOURS_KEPT))
        }
    }

    /// The seat changes hands: whoever sat there has no say any more in what is to be taken back.
    async fn pass_on(&self, held: &mut Held, changed: SeatRecord) -> Result<(), TableError> {
        let (table, seat) = (held.table.id, changed.seat);
        self.change_seat(held, changed).await?;
        held.nobody_to_ask(seat);
        let first = held.position().entry.next();
        // What is settled is not stored yet.
        held.in_doubt = true;
        if let Some(what) = held.settle() {
            let at = self.now();
            let append = Append {
                table,
                first,
                entries: vec![Entry { at, what }],
                standing: held.standing(at),
            };
            if self.0.store.append(append).await? == Appended::Conflict {
                return Ok(());
            }
            held.written_at(at);
        }
        held.in_doubt = false;
        self.tell(held, NewsKind::Seats);
        self.call_bot(held);
        Ok(())
    }
}
