//! Who is called because of what was done.

use engine::{Seat, Seats};

use super::LiveTable;
use crate::calls::{Call, CallKind, call};
use crate::entry::EntryKind;
use crate::seating::SeatRecord;
use crate::{EntryNumber, VisitorId};

impl LiveTable {
    /// Those who are called after these entries, if those were to act before.
    pub(crate) fn calls(&self, before: Seats, whats: &[EntryKind]) -> Vec<Call> {
        // What the table decides in a player's name, the player does not know yet.
        let own = whats
            .iter()
            .filter(|what| !matches!(what, EntryKind::Automatic { .. }));
        let actors: Vec<VisitorId> = own
            .filter_map(|what| self.seats.get(what.seat().index())?.visitor)
            .collect();
        let position = self.position();
        if position.over {
            return call(CallKind::End, self.seats.iter(), &actors);
        }
        let new = |record: &&SeatRecord| {
            position.to_act.contains(record.seat)
                && !before.contains(record.seat)
                && self.is_played_by_person(record)
        };
        call(CallKind::Turn, self.seats.iter().filter(new), &actors)
    }

    /// Whether one of these seats is still to act and has decided nothing since this entry.
    pub(crate) fn is_awaited(&self, seats: Seats, since: EntryNumber) -> bool {
        let waits = |seat: Seat| {
            let last = self.last[seat.index()].as_ref();
            self.stand_in(seat).is_none() && last.is_none_or(|last| last.entry <= since)
        };
        seats.and(self.position().to_act).iter().any(waits)
    }
}
