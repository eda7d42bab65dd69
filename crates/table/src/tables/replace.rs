//! Seats whose players go, or do not come back.

use bots::Level;
use engine::Seat;

use super::{Held, Tables};
use crate::news::Kind;
use crate::seating::{Caller, SeatKind, SeatRecord};
use crate::store::{Append, Appended};
use crate::to_the_end::to_the_end;
use crate::trouble::Trouble;
use crate::{Entry, TableId, Token};

/// So many hours a player may be to act, and keep the others waiting, before his seat can be given away.
pub(crate) const HOURS_KEPT: u32 = 24;

impl Tables {
    /// Leaves a seat to a bot: one's own at any time; for the host one that nobody has taken; and for all who play
    /// here one whose player has kept them waiting for a day.
    pub async fn replace_by_bot(
        &self,
        table: TableId,
        caller: &Caller,
        seat: Seat,
        level: Level,
    ) -> Result<(), Trouble> {
        let (tables, caller) = (self.clone(), caller.clone());
        to_the_end(async move { tables.leave_to_bot(table, &caller, seat, level).await }).await
    }

    /// Opens a seat again whose player has kept the others waiting for a day, and gives the host a new
    /// invitation to it. The player's own secret opens nothing any more.
    pub async fn invite_another(
        &self,
        table: TableId,
        caller: &Caller,
        seat: Seat,
    ) -> Result<Token, Trouble> {
        let (tables, caller) = (self.clone(), caller.clone());
        to_the_end(async move { tables.open_again(table, &caller, seat).await }).await
    }

    async fn leave_to_bot(
        &self,
        table: TableId,
        caller: &Caller,
        seat: Seat,
        level: Level,
    ) -> Result<(), Trouble> {
        let held = self.hold(table).await?;
        let running = held.as_ref().ok_or(Trouble::UnknownTable)?;
        let record = running.seat(seat)?;
        let own = record.is_held_by(caller);
        let open = !record.taken && running.is_host(caller);
        if !own && !open {
            if !running.is_host(caller) && running.held(caller).is_empty() {
                return Err(Trouble::NotYourSeat);
            }
            self.must_be_away(&held, seat)?;
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
        self.pass_on(held, changed).await?;
        self.begin_if_full(table).await
    }

    async fn open_again(
        &self,
        table: TableId,
        caller: &Caller,
        seat: Seat,
    ) -> Result<Token, Trouble> {
        let held = self.hold(table).await?;
        let running = held.as_ref().ok_or(Trouble::UnknownTable)?;
        let record = running.seat(seat)?;
        if !running.is_host(caller) || record.is_held_by(caller) {
            return Err(Trouble::NotYourSeat);
        }
        self.must_be_away(&held, seat)?;
        let issue = record.issue + 1;
        let token = Token::of_seat(&self.0.key, table, seat, issue);
        let changed = SeatRecord {
            kind: SeatKind::Friend,
            visitor: None,
            taken: false,
            token: Some(token.hash()),
            issue,
            name: String::new(),
            ..record.clone()
        };
        self.pass_on(held, changed).await?;
        Ok(token)
    }

    /// Makes sure that the seat's player has kept the others waiting for long enough.
    fn must_be_away(&self, held: &Held, seat: Seat) -> Result<(), Trouble> {
        let running = held.as_ref().ok_or(Trouble::UnknownTable)?;
        let hours = running.hours_away(seat, self.now());
        if hours.is_some_and(|hours| hours >= HOURS_KEPT) {
            Ok(())
        } else {
            Err(Trouble::StillHere(HOURS_KEPT))
        }
    }

    /// The seat changes hands: whoever sat there has no say any more in what is to be taken back.
    async fn pass_on(&self, mut held: Held, changed: SeatRecord) -> Result<(), Trouble> {
        let running = held.as_mut().ok_or(Trouble::UnknownTable)?;
        let (table, seat) = (running.table.id, changed.seat);
        let issue = changed.issue - 1;
        if !self.0.store.seat(table, issue, changed.clone()).await? {
            *held = None;
            return Err(Trouble::SeatTaken);
        }
        running.change_seat(changed);
        running.nobody_to_ask(seat);
        let number = running.position().number + 1;
        if let Some(what) = running.settle() {
            let at = self.now();
            let append = Append {
                table,
                number,
                entries: vec![Entry { at, what }],
                over: false,
            };
            if self.0.store.append(append).await? == Appended::Conflict {
                *held = None;
                return Ok(());
            }
            running.written_at(at);
        }
        self.tell(running, Kind::Seats);
        self.call_bot(running);
        Ok(())
    }
}
