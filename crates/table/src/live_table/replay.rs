//! Playing again what is stored.

use catalog::GameError;
use engine::{DecisionNumber, MAX_SEATS, Seats};

use super::LiveTable;
use crate::EntryNumber;
use crate::entry::{Entry, EntryKind, TableAct};
use crate::store::Later;
use crate::table_error::TableError;

impl LiveTable {
    pub(super) fn replay(&mut self, entries: Vec<Entry>) -> Result<(), TableError> {
        if self.clocks.is_some() {
            return self.replay_by_time(entries);
        }
        // What was taken back freely need not be played at all. What a rewind took back stays part of the game.
        let mut steps: Vec<(EntryNumber, Entry)> = Vec::new();
        let mut decisions = DecisionNumber::SET_UP;
        let mut taken_back = (EntryNumber::NONE, self.last_move());
        for (number, entry) in (1..).map(EntryNumber).zip(entries) {
            self.entry = number;
            self.last_entry = entry.at;
            self.note(&entry.what);
            match entry.what {
                EntryKind::Decision(..) | EntryKind::Automatic { .. } => {
                    decisions = decisions.next();
                    steps.push((number, entry));
                }
                EntryKind::TableAct(TableAct::Undo(_, to)) => {
                    while decisions > to && take_back_last(&mut steps) {
                        decisions = decisions.before();
                    }
                    taken_back = (number, entry.at);
                }
                EntryKind::TableAct(TableAct::Rewind(_, to)) => {
                    decisions = to;
                    taken_back = (number, entry.at);
                    steps.push((number, entry));
                }
                EntryKind::TableAct(ref act) if act.is_about_seats() => {
                    steps.push((number, entry));
                }
                EntryKind::TableAct(_) => {}
            }
        }
        let last = self.entry;
        let later = steps.split_off(steps.partition_point(|(number, _)| *number <= taken_back.0));
        for (number, entry) in steps {
            self.repeat(number, entry)?;
        }
        self.open_since = [taken_back.0; MAX_SEATS];
        self.answers.asked_at = [taken_back.1; MAX_SEATS];
        self.last = [const { None }; MAX_SEATS];
        for (number, entry) in later {
            self.repeat(number, entry)?;
        }
        self.entry = last;
        // Who asks to go back waits for nobody who is away.
        for seat in self.stood_in().iter() {
            self.nobody_to_ask(seat);
        }
        Ok(())
    }

    /// Plays everything again in the order in which it was written, also what was taken back: meanwhile clocks ran.
    fn replay_by_time(&mut self, entries: Vec<Entry>) -> Result<(), TableError> {
        for (number, entry) in (1..).map(EntryNumber).zip(entries) {
            self.entry = number;
            self.last_entry = entry.at;
            self.now = entry.at;
            self.note(&entry.what);
            match entry.what {
                EntryKind::TableAct(TableAct::Undo(seat, _)) => {
                    let before = self.playing.to_act();
                    self.playing.undo(seat).map_err(GameError::from)?;
                    self.gone_back(seat, before);
                }
                EntryKind::TableAct(TableAct::Rewind(seat, to)) => {
                    self.playing.rewind(seat, to).map_err(GameError::from)?;
                    self.gone_back(seat, Seats::NONE);
                }
                _ => self.repeat(number, entry)?,
            }
        }
        Ok(())
    }

    /// Plays what others have written since. False if everything has to be read again, and nothing was changed then: somebody
    /// else sits there now, or the game went back, or it is about who plays.
    pub(crate) fn catch_up(&mut self, later: Later) -> Result<bool, TableError> {
        let known = &self.table;
        let is_same = known.started.is_some()
            && known.started == later.started
            && known.host == later.host
            && self.seats == later.seats;
        let numbers = (self.entry.0 + 1..).map(EntryNumber);
        let is_next = numbers
            .zip(&later.entries)
            .all(|(number, (found, _))| number == *found);
        let goes_on = |(_, entry): &(EntryNumber, Entry)| {
            let act = &entry.what;
            !matches!(act, EntryKind::TableAct(act) if !matches!(act, TableAct::Hint(..)))
        };
        if !is_same || !is_next || !later.entries.iter().all(goes_on) {
            return Ok(false);
        }
        self.table.ended = later.ended;
        for (number, entry) in later.entries {
            self.entry = number;
            self.last_entry = entry.at;
            self.note(&entry.what);
            self.repeat(number, entry)?;
        }
        Ok(true)
    }

    /// Plays an entry again.
    fn repeat(&mut self, number: EntryNumber, entry: Entry) -> Result<(), TableError> {
        let before = self.playing.to_act();
        self.entry = number;
        self.now = entry.at;
        match entry.what {
            EntryKind::Decision(seat, action) => {
                let shielded = self.playing.shields(seat);
                self.playing.play(seat, &action)?;
                self.decided(seat, None, before, shielded);
            }
            EntryKind::Automatic {
                automatic: (seat, action),
            } => {
                self.playing.play_automatic(seat, &action)?;
                self.reopen(before, Some(seat));
                self.clock_decision(seat, false);
            }
            EntryKind::TableAct(TableAct::Rewind(seat, to)) => {
                self.playing.rewind(seat, to).map_err(GameError::from)?;
            }
            EntryKind::TableAct(act) => self.do_act(&act),
        }
        Ok(())
    }
}

/// Drops the last decision, and keeps what was written about seats since; false if there is none to be dropped.
fn take_back_last(steps: &mut Vec<(EntryNumber, Entry)>) -> bool {
    let is_about_seats =
        |what: &EntryKind| matches!(what, EntryKind::TableAct(act) if act.is_about_seats());
    let last = steps
        .iter()
        .rposition(|(_, entry)| !is_about_seats(&entry.what));
    let last = last.filter(|&last| !matches!(steps[last].1.what, EntryKind::TableAct(_)));
    last.map(|last| steps.remove(last)).is_some()
}
