//! What the table decides in a player's name.

use std::time::Duration;

use engine::{Automatic, Seat, Seats};

use super::LiveTable;
use crate::entry::EntryKind;
use crate::table_error::TableError;
use crate::{EntryNumber, Key};

/// A decision that the table makes in a player's name, but not at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PassTurn {
    /// In whose name.
    pub seat: Seat,
    /// The entry that the decision is open since.
    pub entry: EntryNumber,
    /// When it may be made, in seconds since 1970.
    pub due: i64,
    /// So much later it is made, so that it does not come with the beginning of a second.
    pub after: Duration,
}

impl LiveTable {
    /// The seats of people whose decision is made in their name at such a time.
    fn decided_by_table(&self, when: Automatic, asking: Seats) -> impl Iterator<Item = Seat> {
        let to_act = self.position().to_act.iter();
        to_act.filter(move |&seat| {
            let record = self.seats.get(seat.index());
            !asking.contains(seat)
                && !self.is_paused()
                && record.is_some_and(|record| self.is_played_by_person(record))
                && self.sides().automatic(seat) == Some(when)
        })
    }

    /// A seat whose decision the table makes at once; those that want to be asked are left out.
    pub(crate) fn decided_at_once(&self, asking: Seats) -> Option<Seat> {
        self.decided_by_table(Automatic::AtOnce, asking).next()
    }

    /// The decision that the table makes next, but not at once.
    pub(crate) fn pass_turn(&self, asking: Seats) -> Option<PassTurn> {
        self.pass_turns(asking).min_by_key(|turn| turn.due)
    }

    /// The decisions that the table makes, but not at once. When they are made follows from what is stored, so that it
    /// is the same after a restart.
    fn pass_turns(&self, asking: Seats) -> impl Iterator<Item = PassTurn> {
        self.decided_by_table(Automatic::Later, asking).map(|seat| {
            let entry = self.open_since[seat.index()];
            let mut message = [0; 5];
            message[..4].copy_from_slice(&entry.0.to_be_bytes());
            message[4] = seat.0;
            let hash = Key(self.table.secret.0).sign("pass", &message);
            let number = hash.as_bytes().first_chunk().copied();
            let number = number.map_or(0, u64::from_le_bytes);
            PassTurn {
                seat,
                entry,
                due: self.answers.asked_at[seat.index()] + self.answers.usual(seat, number >> 16),
                after: Duration::from_millis(number % 1_000),
            }
        })
    }

    /// Makes the decision of this turn, if it is still open and its time has come.
    pub(crate) fn pass(&mut self, turn: PassTurn) -> Result<EntryKind, TableError> {
        let open = self.pass_turns(Seats::NONE).any(|open| open == turn);
        if !open || turn.due > self.now {
            return Err(TableError::Stale);
        }
        self.decide_for(turn.seat)
    }

    /// Makes the seat's only choice in its name.
    pub(crate) fn decide_for(&mut self, seat: Seat) -> Result<EntryKind, TableError> {
        let before = self.playing.to_act();
        let played = self.playing.play_only_choice(seat);
        let action = played.ok_or(TableError::Stale)?;
        self.entry = self.entry.next();
        self.reopen(before, Some(seat));
        self.clock_decision(seat, false);
        Ok(EntryKind::Automatic {
            automatic: (seat, action),
        })
    }
}
