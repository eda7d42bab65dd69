//! Seats whose players go, do not come back, or come back.

use bots::Level;
use engine::{Seat, Seats};

use super::execute::Execution;
use super::{Held, Tables};
use crate::command::Done;
use crate::live_table::LiveTable;
use crate::news::NewsKind;
use crate::plan::SeatToken;
use crate::purses::Payers;
use crate::ratings::RatedFault;
use crate::seating::{Caller, SeatKind, SeatRecord, ViewAs};
use crate::store::{Append, Appended};
use crate::table_error::TableError;
use crate::{Entry, Key, Token};

/// So many hours a player may be to act, and keep the others waiting, before their seat can be given away where there is no clock.
const HOURS_KEPT: u32 = 24;

impl Execution {
    /// Leaves a seat to a bot.
    pub(super) async fn replace_by_bot(self, seat: Seat, level: Level) -> Result<Done, TableError> {
        let mut held = self.tables.hold(self.table).await?;
        // A private table is not even admitted to.
        held.viewer(&self.caller, ViewAs::Own)?;
        let level = held.rated_level(level)?;
        let record = held.seat(seat)?.clone();
        let host = held.is_host(&self.caller);
        let open = !record.taken && host;
        if !held.held(&self.caller).contains(seat) && !open {
            if !host && held.held(&self.caller).is_empty() {
                return Err(TableError::NotYourSeat);
            }
            held.must_be_away(seat, self.tables.now())?;
        }
        if held.stand_in(seat).is_some() {
            return Ok(Done::Done);
        }
        // Whoever leaves may always leave their seat to a bot.
        if let Some(host) = held.table.host.filter(|_| open) {
            let payers = Payers::new(host, held.purse);
            self.tables.may_have_bots(payers, 1).await?;
        }
        if !record.is_human() || !held.has_begun() || open && record.visitor.is_none() {
            let changed = SeatRecord {
                kind: SeatKind::Bot,
                level: Some(level),
                visitor: None,
                taken: true,
                token: None,
                issue: record.issue + 1,
                ..record
            };
            self.tables.pass_on(&mut held, changed).await?;
            return Ok(Done::Done);
        }
        if open {
            // Nobody came to whom it was opened: it is its owner's again, and a bot plays.
            let changed = self.reclaimed(&record);
            self.tables.change_seat(&mut held, changed).await?;
        }
        drop(held);
        let work = move |running: &mut LiveTable| {
            if running.playing()?.to_act().is_empty() {
                return Err(catalog::GameError::GAME_OVER.into());
            }
            if running.bot_at(seat).is_some() {
                return Ok(Vec::new());
            }
            Ok(running.let_bot_play(seat, level))
        };
        let changed = self.tables.try_change(self.table, None, work).await?;
        self.tables.tell(&changed.held, NewsKind::Seats);
        Ok(Done::Done)
    }

    /// Takes the caller's own seat back.
    pub(super) async fn take_back(self, seat: Option<Seat>) -> Result<Done, TableError> {
        let mut held = self.tables.hold(self.table).await?;
        let key = &self.tables.0.key;
        let own = held.can_take_back(key, &self.caller);
        let seat = match seat {
            Some(seat) => own.contains(seat).then_some(seat),
            None => own.first(),
        };
        let seat = seat.ok_or(TableError::NotYourSeat)?;
        let record = held.seat(seat)?.clone();
        if !record.taken {
            let changed = self.reclaimed(&record);
            let token = held.token(key, &changed);
            self.tables.pass_on(&mut held, changed).await?;
            return Ok(Done::Seat(SeatToken { seat, token }));
        }
        let token = held.token(key, &record);
        drop(held);
        let work = move |running: &mut LiveTable| {
            let away = running.stand_in(seat).is_some_and(|bot| !bot.for_good);
            Ok(away.then(|| running.take_back(seat)).into_iter().collect())
        };
        let changed = self.tables.try_change(self.table, None, work).await?;
        self.tables.tell(&changed.held, NewsKind::Seats);
        Ok(Done::Seat(SeatToken { seat, token }))
    }

    /// An open seat that is its owner's again. The invitation to it opens nothing any more.
    fn reclaimed(&self, record: &SeatRecord) -> SeatRecord {
        let issue = record.issue + 1;
        let token = Token::of_seat(&self.tables.0.key, self.table, record.seat, issue);
        SeatRecord {
            visitor: record.visitor.or(self.caller.visitor),
            taken: true,
            token: Some(token.hash()),
            issue,
            ..record.clone()
        }
    }

    /// Opens a seat again, with a new invitation to it.
    pub(super) async fn invite(self, seat: Seat) -> Result<Done, TableError> {
        let mut held = self.tables.hold(self.table).await?;
        held.viewer(&self.caller, ViewAs::Own)?;
        let record = held.seat(seat)?;
        if !held.is_host(&self.caller) || record.is_held_by(&self.caller) {
            return Err(TableError::NotYourSeat);
        }
        held.must_be_away(seat, self.tables.now())?;
        if held.table.rated {
            return Err(RatedFault::PassedOn.into());
        }
        let issue = record.issue + 1;
        let token = Token::of_seat(&self.tables.0.key, self.table, seat, issue);
        let changed = SeatRecord {
            kind: SeatKind::Friend,
            taken: false,
            token: Some(token.hash()),
            issue,
            ..record.clone()
        };
        self.tables.pass_on(&mut held, changed).await?;
        Ok(Done::Seat(SeatToken { seat, token }))
    }
}

impl LiveTable {
    /// How strong the bot is that is given a seat. While a rated game gathers, only some can be chosen; later, nobody can do the seat's owner good or harm by it.
    fn rated_level(&self, level: Level) -> Result<Level, TableError> {
        match (self.table.rated, self.has_begun()) {
            (false, _) => Ok(level),
            (true, true) => Ok(Level::USUAL),
            (true, false) if level.is_fixed() => Ok(level),
            (true, false) => Err(RatedFault::Bot.into()),
        }
    }

    /// For how many hours the seat's player has kept the others waiting, if it can be given to somebody else.
    pub(crate) fn may_be_replaced(&self, seat: Seat, now: i64) -> Option<u32> {
        let hours = self.hours_away(seat, now)?;
        let away = self.is_out(seat).unwrap_or(hours >= HOURS_KEPT);
        away.then_some(hours)
    }

    /// Makes sure that the seat's player has kept the others waiting for long enough.
    fn must_be_away(&self, seat: Seat, now: i64) -> Result<(), TableError> {
        match self.may_be_replaced(seat, now) {
            Some(_) => Ok(()),
            None => Err(TableError::StillHere(HOURS_KEPT)),
        }
    }

    /// The seats that the caller can take back: a bot plays there, or they were opened to somebody else who has not come yet.
    pub(crate) fn can_take_back(&self, key: &Key, caller: &Caller) -> Seats {
        if !self.has_begun() || self.position().over {
            return Seats::NONE;
        }
        let held = self.held(caller).and(self.stood_in());
        let opened = |record: &&SeatRecord| {
            let used = record.issue.checked_sub(1);
            let used = used.map(|issue| Token::of_seat(key, self.table.id, record.seat, issue));
            let by_token = used.is_some() && used == caller.token;
            record.is_human() && !record.taken && (record.is_owned_by(caller) || by_token)
        };
        let opened = self.seats.iter().filter(opened).map(|record| record.seat);
        held.or(opened.collect())
    }
}

impl Tables {
    /// The seat changes hands: whoever sat there has no say any more in what is to be taken back.
    async fn pass_on(&self, held: &mut Held, changed: SeatRecord) -> Result<(), TableError> {
        let (table, seat) = (held.table.id, changed.seat);
        self.change_seat(held, changed).await?;
        held.nobody_to_ask(seat);
        let (first, acting) = (held.position().entry.next(), held.position().to_act);
        // What is settled is not stored yet.
        held.in_doubt = true;
        held.now = self.now();
        if let Some(what) = held.settle() {
            let (at, calls) = (held.now, held.calls(acting, std::slice::from_ref(&what)));
            let append = Append {
                table,
                first,
                entries: vec![Entry { at, what }],
                standing: held.standing(at),
            };
            if self.0.store.append_and_call(append, calls).await? == Appended::Conflict {
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
