//! Taking seats.

use engine::Seat;

use super::Tables;
use super::create::{LONGEST_CONTRIBUTION, LONGEST_NAME};
use crate::news::Kind;
use crate::plan::Joined;
use crate::running::Running;
use crate::seating::{Caller, SeatRecord};
use crate::to_the_end::to_the_end;
use crate::trouble::Trouble;
use crate::{Key, TableId, Token};

impl Running {
    /// The seat's secret.
    pub(crate) fn token(&self, key: &Key, record: &SeatRecord) -> Token {
        Token::of_seat(key, self.table.id, record.seat, record.issue)
    }
}

impl Tables {
    /// Takes an open seat: the one that the caller's link is for, or at a public table the one named. The
    /// invitation is good once; from then on the seat has a secret that only its player knows.
    pub async fn join(
        &self,
        table: TableId,
        caller: &Caller,
        seat: Option<Seat>,
        name: &str,
        contribution: &str,
    ) -> Result<Joined, Trouble> {
        let name = clean(name, LONGEST_NAME)?;
        let contribution = clean(contribution, LONGEST_CONTRIBUTION)?;
        let (tables, caller) = (self.clone(), caller.clone());
        to_the_end(async move {
            tables
                .sit_down(table, caller, seat, name, contribution)
                .await
        })
        .await
    }

    async fn sit_down(
        &self,
        table: TableId,
        caller: Caller,
        seat: Option<Seat>,
        name: String,
        contribution: String,
    ) -> Result<Joined, Trouble> {
        let mut held = self.hold(table).await?;
        let running = held.as_mut().ok_or(Trouble::UnknownTable)?;
        if let Some(record) = running.taken_with(&self.0.key, &caller) {
            return Ok(Joined {
                seat: record.seat,
                token: running.token(&self.0.key, record),
            });
        }
        let record = running.open_seat(&caller, seat)?;
        let issue = record.issue;
        let changed = SeatRecord {
            taken: true,
            visitor: caller.visitor,
            issue: issue + 1,
            token: Some(Token::of_seat(&self.0.key, table, record.seat, issue + 1).hash()),
            name: if name.is_empty() {
                record.name.clone()
            } else {
                name
            },
            contribution,
            ..record.clone()
        };
        if !self.0.store.seat(table, issue, changed.clone()).await? {
            *held = None;
            return Err(Trouble::SeatTaken);
        }
        let joined = Joined {
            seat: changed.seat,
            token: running.token(&self.0.key, &changed),
        };
        running.change_seat(changed);
        self.tell(running, Kind::Seats);
        drop(held);
        self.begin_if_full(table).await?;
        Ok(joined)
    }

    /// Changes the name of one's own seat.
    pub async fn rename(
        &self,
        table: TableId,
        caller: &Caller,
        seat: Seat,
        name: &str,
    ) -> Result<(), Trouble> {
        let name = clean(name, LONGEST_NAME)?;
        let (tables, caller) = (self.clone(), caller.clone());
        to_the_end(async move { tables.call_seat(table, &caller, seat, name).await }).await
    }

    async fn call_seat(
        &self,
        table: TableId,
        caller: &Caller,
        seat: Seat,
        name: String,
    ) -> Result<(), Trouble> {
        let mut held = self.hold(table).await?;
        let running = held.as_mut().ok_or(Trouble::UnknownTable)?;
        let record = running.seat(seat)?;
        if !record.is_held_by(caller) {
            return Err(Trouble::NotYourSeat);
        }
        let changed = SeatRecord {
            name,
            ..record.clone()
        };
        if !self
            .0
            .store
            .seat(table, record.issue, changed.clone())
            .await?
        {
            *held = None;
            return Err(Trouble::SeatTaken);
        }
        running.change_seat(changed);
        self.tell(running, Kind::Seats);
        Ok(())
    }

    /// Begins the game if all seats are taken.
    pub(super) async fn begin_if_full(&self, table: TableId) -> Result<(), Trouble> {
        let mut held = self.hold(table).await?;
        let running = held.as_mut().ok_or(Trouble::UnknownTable)?;
        if running.has_begun() || !running.is_full() {
            return Ok(());
        }
        let now = self.now();
        let mut record = running.table.clone();
        record.started = Some(now);
        record.header.players = running.seats.iter().map(|seat| seat.name.clone()).collect();
        if let Some(fairness) = &mut record.header.fairness {
            fairness.contributions = running
                .seats
                .iter()
                .map(|seat| seat.contribution.clone())
                .collect();
        }
        if self
            .0
            .store
            .start(table, record.header.clone(), now)
            .await?
        {
            running.begin(record)?;
            self.tell(running, Kind::Seats);
            self.call_bot(running);
        } else {
            *held = None;
        }
        Ok(())
    }
}

impl Running {
    /// The open seat that the caller may take.
    fn open_seat(&self, caller: &Caller, seat: Option<Seat>) -> Result<&SeatRecord, Trouble> {
        if caller.token.is_some() {
            let record = self
                .seats
                .iter()
                .find(|record| record.is_opened_by(caller))
                .ok_or(Trouble::BadLink)?;
            return if record.taken {
                Err(Trouble::SeatTaken)
            } else {
                Ok(record)
            };
        }
        let record = self.seat(seat.ok_or(Trouble::BadLink)?)?;
        if self.table.private && !self.is_host(caller) {
            Err(Trouble::UnknownTable)
        } else if record.taken {
            Err(Trouble::SeatTaken)
        } else {
            Ok(record)
        }
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

    pub(super) fn change_seat(&mut self, changed: SeatRecord) {
        let index = changed.seat.index();
        self.seats[index] = changed;
        self.name_players();
    }
}

/// A text of one line without anything that could disturb the text around it.
pub(crate) fn clean(text: &str, most: usize) -> Result<String, Trouble> {
    let is_odd = |c: char| {
        c.is_control()
            // Marks that turn the direction of everything after them, and invisible ones.
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
    };
    let spaced: String = text
        .chars()
        .map(|c| if is_odd(c) { ' ' } else { c })
        .collect();
    let clean = spaced.split_whitespace().collect::<Vec<_>>().join(" ");
    if clean.chars().count() > most {
        return Err(Trouble::TooLong(most));
    }
    Ok(clean)
}
