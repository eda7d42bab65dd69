//! Taking seats.

use engine::Seat;

use super::execute::Execution;
use super::{Held, Tables};
use crate::command::Done;
use crate::news::Kind;
use crate::plan::SeatToken;
use crate::running::Running;
use crate::seating::{Caller, SeatRecord};
use crate::trouble::Trouble;
use crate::{Key, Token};

/// The most characters of a name.
pub const LONGEST_NAME: usize = 40;
/// The most characters that a player can add to the dice.
pub const LONGEST_CONTRIBUTION: usize = 200;

impl Running {
    /// The seat's secret.
    pub(crate) fn token(&self, key: &Key, record: &SeatRecord) -> Token {
        Token::of_seat(key, self.table.id, record.seat, record.issue)
    }
}

impl Execution {
    /// Takes an open seat.
    pub(super) async fn join(
        self,
        seat: Option<Seat>,
        name: String,
        contribution: String,
    ) -> Result<Done, Trouble> {
        let name = clean(&name, LONGEST_NAME)?;
        let contribution = clean(&contribution, LONGEST_CONTRIBUTION)?;
        let mut held = self.tables.hold(self.table).await?;
        let key = &self.tables.0.key;
        if let Some(record) = held.taken_with(key, &self.caller) {
            return Ok(Done::Seat(SeatToken {
                seat: record.seat,
                token: held.token(key, record),
            }));
        }
        let record = held.open_seat(&self.caller, seat)?;
        let (seat, issue) = (record.seat, record.issue + 1);
        let token = Token::of_seat(key, self.table, seat, issue);
        let changed = SeatRecord {
            taken: true,
            visitor: self.caller.visitor,
            issue,
            token: Some(token.hash()),
            name: if name.is_empty() {
                record.name.clone()
            } else {
                name
            },
            contribution,
            ..record.clone()
        };
        self.tables.change_seat(&mut held, changed).await?;
        self.tables.tell(&held, Kind::Seats);
        self.tables.begin_if_full(&mut held).await?;
        Ok(Done::Seat(SeatToken { seat, token }))
    }

    /// Changes the name of the caller's seat.
    pub(super) async fn rename(self, seat: Option<Seat>, name: String) -> Result<Done, Trouble> {
        let name = clean(&name, LONGEST_NAME)?;
        let mut held = self.tables.hold(self.table).await?;
        let seat = held.own_seat(&self.caller, seat)?;
        let changed = SeatRecord {
            name,
            ..held.seat(seat)?.clone()
        };
        self.tables.change_seat(&mut held, changed).await?;
        self.tables.tell(&held, Kind::Seats);
        Ok(Done::Done)
    }
}

impl Tables {
    /// Stores a seat that has changed, unless somebody else was faster.
    pub(super) async fn change_seat(
        &self,
        held: &mut Held,
        changed: SeatRecord,
    ) -> Result<(), Trouble> {
        let before = held.seat(changed.seat)?.issue;
        let (table, record) = (held.table.id, changed.clone());
        if self.0.store.seat(table, before, record).await? {
            held.change_seat(changed);
            Ok(())
        } else {
            held.in_doubt = true;
            Err(Trouble::SeatTaken)
        }
    }

    /// Begins the game if all seats are taken.
    pub(super) async fn begin_if_full(&self, held: &mut Held) -> Result<(), Trouble> {
        if held.has_begun() || !held.is_full() {
            return Ok(());
        }
        let now = self.now();
        let mut record = held.table.clone();
        record.started = Some(now);
        record.header.players = held.seats.iter().map(|seat| seat.name.clone()).collect();
        if let Some(fairness) = &mut record.header.fairness {
            let added = held.seats.iter().map(|seat| seat.contribution.clone());
            fairness.contributions = added.collect();
        }
        let header = record.header.clone();
        if self.0.store.start(record.id, header, now).await? {
            held.begin(record)?;
            self.tell(held, Kind::Seats);
            self.call_bot(held);
        } else {
            held.in_doubt = true;
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

    fn change_seat(&mut self, changed: SeatRecord) {
        let index = changed.seat.index();
        self.seats[index] = changed;
        self.name_players();
    }
}

/// A text of one line without anything that could disturb the text around it.
pub(crate) fn clean(text: &str, most: usize) -> Result<String, Trouble> {
    let spaced: String = text
        .chars()
        .map(|c| if words::is_disturbing(c) { ' ' } else { c })
        .collect();
    let clean = spaced.split_whitespace().collect::<Vec<_>>().join(" ");
    if clean.chars().count() > most {
        return Err(Trouble::TooLong(most));
    }
    Ok(clean)
}
