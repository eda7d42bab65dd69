//! Taking seats.

use engine::Seat;

use super::execute::Execution;
use super::{Held, Tables};
use crate::calls::{CallKind, Called, call};
use crate::command::Done;
use crate::live_table::LiveTable;
use crate::news::NewsKind;
use crate::plan::SeatToken;
use crate::ratings::RatedFault;
use crate::seating::{Caller, SeatKind, SeatRecord, kept_for};
use crate::store::{Begin, Stored, TableRecord};
use crate::table_error::TableError;
use crate::{Key, Token};

/// The most characters of a name.
pub const LONGEST_NAME: usize = 40;
/// The most characters that a player can add to the dice.
pub const LONGEST_CONTRIBUTION: usize = 200;

impl LiveTable {
    /// The seat's secret.
    pub(crate) fn token(&self, key: &Key, record: &SeatRecord) -> Token {
        Token::of_seat(key, self.table.id, record.seat, record.issue)
    }
}

impl Execution {
    /// Takes an open seat; without a link and a number, all those that are kept for whoever made the table.
    pub(super) async fn join(
        self,
        seat: Option<Seat>,
        name: String,
        contribution: String,
    ) -> Result<Done, TableError> {
        let name = self.own_name(&name).await?;
        let contribution = clean(&contribution, LONGEST_CONTRIBUTION)?;
        let mut held = self.tables.hold(self.table).await?;
        if kept_for(&held.seats, &self.caller).is_empty() {
            self.may_come().await?;
        }
        let key = &self.tables.0.key;
        if let Some(record) = held.taken_with(key, &self.caller) {
            return Ok(Done::Seat(SeatToken {
                seat: record.seat,
                token: held.token(key, record),
            }));
        }
        let own = self.caller.token.is_none() && seat.is_none();
        if own && let Some(record) = held.hosts_seat(&self.caller) {
            return Ok(Done::Seat(SeatToken {
                seat: record.seat,
                token: held.token(key, record),
            }));
        }
        self.must_be_welcome(held.table.host).await?;
        let mut joined = self.take(&mut held, seat, &name, &contribution).await?;
        while own && held.seats.iter().any(SeatRecord::is_hosts) {
            joined = self.take(&mut held, seat, &name, &contribution).await?;
        }
        self.tables.tell(&held, NewsKind::Seats);
        self.tables.call_bot(&held);
        drop(held);
        self.tables.begin_play(self.table).await?;
        Ok(Done::Seat(joined))
    }

    /// Takes one open seat.
    async fn take(
        &self,
        held: &mut Held,
        seat: Option<Seat>,
        name: &str,
        contribution: &str,
    ) -> Result<SeatToken, TableError> {
        let key = &self.tables.0.key;
        let record = held.open_seat(&self.caller, seat)?;
        held.may_be_rated(record, &self.caller)?;
        // Nobody sees two hands who did not from the beginning.
        let other = |one: &SeatRecord| one.seat != record.seat && one.is_owned_by(&self.caller);
        // Nor does a stranger take two seats: for the second one they need an invitation.
        let stranger = self.caller.token.is_none() && !record.is_hosts();
        let sits = stranger && !held.held(&self.caller).is_empty();
        if sits || held.has_begun() && held.seats.iter().any(other) {
            return Err(TableError::AlreadySeated);
        }
        let (seat, issue) = (record.seat, record.issue + 1);
        let token = Token::of_seat(key, self.table, seat, issue);
        let changed = SeatRecord {
            taken: true,
            visitor: self.caller.visitor,
            issue,
            token: Some(token.hash()),
            // At one screen everybody sits under a name of their own.
            // Nor does anybody go by the name of whoever sat there before.
            name: if name.is_empty() && !held.has_begun() || record.kind == SeatKind::HotSeat {
                record.name.clone()
            } else {
                name.to_owned()
            },
            contribution: contribution.to_owned(),
            ..record.clone()
        };
        self.tables.change_seat(held, changed).await?;
        Ok(SeatToken { seat, token })
    }

    /// The name that the caller sits under: their account's, or else what they want to be called.
    async fn own_name(&self, wanted: &str) -> Result<String, TableError> {
        match &self.caller.name {
            Some(name) => Ok(name.to_string()),
            None => self.tables.guest_name(wanted).await,
        }
    }

    /// Changes the name of the caller's seat.
    pub(super) async fn rename(self, seat: Option<Seat>, name: String) -> Result<Done, TableError> {
        let mut held = self.tables.hold(self.table).await?;
        let seat = held.own_seat(&self.caller, seat)?;
        let record = held.seat(seat)?;
        let changed = SeatRecord {
            name: match record.kind {
                // At one screen everybody sits under a name of their own.
                SeatKind::HotSeat => clean(&name, LONGEST_NAME)?,
                _ => self.own_name(&name).await?,
            },
            ..record.clone()
        };
        self.tables.change_seat(&mut held, changed).await?;
        self.tables.tell(&held, NewsKind::Seats);
        Ok(Done::Done)
    }
}

impl Tables {
    /// Stores a seat that has changed, unless somebody else was faster. If all seats are taken with it, the game begins
    /// in the same moment.
    pub(super) async fn change_seat(
        &self,
        held: &mut Held,
        changed: SeatRecord,
    ) -> Result<(), TableError> {
        self.change_seat_and_call(held, changed, Called::default())
            .await
    }

    /// The same, and these are called with it, unless the game begins.
    pub(super) async fn change_seat_and_call(
        &self,
        held: &mut Held,
        changed: SeatRecord,
        called: Called,
    ) -> Result<(), TableError> {
        let before = held.seat(changed.seat)?.issue;
        let mut seats = held.seats.clone();
        seats[changed.seat.index()] = changed.clone();
        let begun = begun(&held.table, &seats, self.now());
        let begin = begun.as_ref().and_then(how);
        let table = held.table.id;
        // Until it is known what was stored.
        held.in_doubt = true;
        let called = match &begin {
            // Whoever comes last sees it.
            Some(begin) => {
                let calls = call(CallKind::Start, seats.iter(), changed.visitor.as_slice());
                Called::to_begin(calls, begin.at)
            }
            None => called,
        };
        let store = &self.0.store;
        let stored = store.seat_and_call(table, before, changed.clone(), begin, called);
        if !stored.await? {
            return Err(TableError::SeatTaken);
        }
        held.change_seat(changed);
        if let Some(begun) = begun {
            held.begin(begun)?;
            // A transaction of its own: a table that is left without it is read once by whoever lists it.
            self.keep(vec![held.summarised()]).await?;
        }
        held.in_doubt = false;
        Ok(())
    }

    /// Begins a game that was stored with all its seats taken and has not begun: a server was killed in between when
    /// that was not one thing yet. False if there is nothing to begin.
    pub(super) async fn begin_late(&self, stored: &Stored) -> Result<bool, TableError> {
        let begun = begun(&stored.table, &stored.seats, self.now());
        let Some(Begin { header, at }) = begun.as_ref().and_then(how) else {
            return Ok(false);
        };
        self.0.store.start(stored.table.id, header, at).await?;
        Ok(true)
    }
}

/// A table that begins at this moment, if all its seats are taken and it has not begun yet.
pub(super) fn begun(table: &TableRecord, seats: &[SeatRecord], now: i64) -> Option<TableRecord> {
    let is_full = !seats.is_empty() && seats.iter().all(|seat| seat.taken);
    if table.started.is_some() || !is_full {
        return None;
    }
    let mut record = table.clone();
    record.started = Some(now);
    record.header.players = seats.iter().map(|seat| seat.name.clone()).collect();
    if let Some(fairness) = &mut record.header.fairness {
        let added = seats.iter().map(|seat| seat.contribution.clone());
        fairness.contributions = added.collect();
    }
    Some(record)
}

/// How a table has begun.
fn how(begun: &TableRecord) -> Option<Begin> {
    Some(Begin {
        header: begun.header.clone(),
        at: begun.started?,
    })
}

impl LiveTable {
    /// The open seat that the caller may take.
    fn open_seat(&self, caller: &Caller, seat: Option<Seat>) -> Result<&SeatRecord, TableError> {
        if caller.token.is_some() {
            let record = self
                .seats
                .iter()
                .find(|record| record.is_opened_by(caller))
                .ok_or(TableError::BadLink)?;
            return if record.taken {
                Err(TableError::SeatTaken)
            } else {
                Ok(record)
            };
        }
        let hosts = || self.seats.iter().find(|record| record.is_hosts());
        let record = match seat {
            Some(seat) => self.seat(seat)?,
            None => hosts().ok_or(TableError::BadLink)?,
        };
        let kept = record.is_kept() && !self.has_begun();
        let own = kept && record.visitor == caller.visitor;
        if self.table.private && !self.is_host(caller) && !own {
            Err(TableError::UnknownTable)
        } else if record.taken || kept && !own || record.is_hosts() && !self.is_host(caller) {
            Err(TableError::SeatTaken)
        } else {
            Ok(record)
        }
    }

    /// Makes sure that the caller can take a seat of a rated game: they are known, and it is their only one.
    fn may_be_rated(&self, record: &SeatRecord, caller: &Caller) -> Result<(), TableError> {
        let other = |one: &SeatRecord| one.seat != record.seat && one.is_owned_by(caller);
        let fault = if !self.table.rated {
            return Ok(());
        } else if caller.name.is_none() || caller.visitor.is_none() {
            RatedFault::Account
        } else if self.seats.iter().any(other) {
            RatedFault::SeveralSeats
        } else {
            return Ok(());
        };
        Err(fault.into())
    }

    /// The seat of whoever made the table, if it is this caller and no other is kept for them: an answer can get lost.
    fn hosts_seat(&self, caller: &Caller) -> Option<&SeatRecord> {
        let waits = self.seats.iter().any(SeatRecord::is_hosts);
        let sits = |record: &&SeatRecord| record.kind == SeatKind::Me && record.is_held_by(caller);
        self.seats.iter().find(sits).filter(|_| !waits)
    }

    /// The seat that this very visitor has taken with this very invitation before: an answer can get lost.
    fn taken_with(&self, key: &Key, caller: &Caller) -> Option<&SeatRecord> {
        let token = caller.token.as_ref()?;
        self.seats.iter().find(|record| {
            let used = record.issue.checked_sub(1);
            let invited = |issue| Token::of_seat(key, self.table.id, record.seat, issue);
            record.is_held_by(&Caller {
                token: None,
                ..caller.clone()
            }) && used.is_some_and(|issue| invited(issue).hash() == token.hash())
        })
    }

    fn change_seat(&mut self, changed: SeatRecord) {
        let index = changed.seat.index();
        self.seats[index] = changed;
        self.name_players();
    }
}

/// A text of one line without anything that could disturb the text around it.
pub(crate) fn clean(text: &str, most: usize) -> Result<String, TableError> {
    let spaced: String = text
        .chars()
        .map(|c| if words::is_disturbing(c) { ' ' } else { c })
        .collect();
    let clean = spaced.split_whitespace().collect::<Vec<_>>().join(" ");
    if clean.chars().count() > most {
        return Err(TableError::TooLong(most));
    }
    Ok(clean)
}
