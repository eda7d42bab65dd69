//! Taking decisions back: freely one by one, or by a rewind that everybody has to agree to.

use catalog::GameError;
use engine::{DecisionNumber, MAX_SEATS, Seat, Seats};

use super::LiveTable;
use crate::EntryNumber;
use crate::entry::{EntryKind, TableAct};
use crate::helps::Told;
use crate::position::UndoRequest;
use crate::ratings::RatedFault;
use crate::table_error::TableError;

impl LiveTable {
    /// Takes back the seat's last decision, which is free until a die, a reveal or a decision of somebody else.
    pub(crate) fn undo(
        &mut self,
        seat: Seat,
        entry: EntryNumber,
    ) -> Result<Vec<EntryKind>, TableError> {
        self.may_go_back(seat, entry)?;
        let before = self.playing.to_act();
        self.playing.undo(seat).map_err(GameError::from)?;
        let what = EntryKind::TableAct(TableAct::Undo(seat, self.playing.decisions()));
        // Nobody saw anything of the decision: what others have in mind still holds.
        self.went_back(&what, before);
        Ok(vec![what])
    }

    /// Rewinds the game if there is nobody to ask, or asks the others.
    pub(crate) fn rewind(
        &mut self,
        seat: Seat,
        entry: EntryNumber,
        to: DecisionNumber,
    ) -> Result<Vec<EntryKind>, TableError> {
        self.may_go_back(seat, entry)?;
        if self.table.rated {
            return Err(RatedFault::AsksRewind.into());
        }
        self.playing.can_rewind(to).map_err(GameError::from)?;
        let ask = EntryKind::TableAct(TableAct::Ask(seat, to));
        self.entry = self.entry.next();
        self.note(&ask);
        Ok([ask].into_iter().chain(self.settle()).collect())
    }

    /// Makes sure that the seat plays here, that the game is going on, and that nothing happened since the entry.
    fn may_go_back(&self, seat: Seat, entry: EntryNumber) -> Result<(), TableError> {
        self.seat(seat)?;
        if self.playing()?.to_act().is_empty() {
            // The secret of the dice may have been shown already.
            Err(GameError::GAME_OVER.into())
        } else if entry == self.entry {
            self.must_go_on()
        } else {
            Err(TableError::Stale)
        }
    }

    /// Where a rewind would bring the seat that cannot take its last decision back freely: before that decision. None
    /// if there is nothing to go back to.
    pub(crate) fn rewind_to(&self, seat: Seat) -> Option<DecisionNumber> {
        let playing = self.playing().ok()?;
        let to = playing.last_decision_of(seat)?.before();
        let asks = playing.can_undo(seat).is_err() && playing.can_rewind(to).is_ok();
        asks.then_some(to)
    }

    /// Answers a request to rewind, or takes one's own request back.
    pub(crate) fn answer_request(
        &mut self,
        seat: Seat,
        request: EntryNumber,
        grant: bool,
    ) -> Result<Vec<EntryKind>, TableError> {
        let Some(open) = self.request.filter(|open| open.entry == request) else {
            return Err(TableError::NoRequest);
        };
        if !open.waiting.contains(seat) && (grant || open.seat != seat) {
            return Err(TableError::NotYourSeat);
        }
        if grant {
            // The game may have ended since.
            self.playing
                .can_rewind(open.decisions)
                .map_err(GameError::from)?;
        }
        let answer = EntryKind::TableAct(if grant {
            TableAct::Grant(seat)
        } else {
            TableAct::Refuse(seat)
        });
        self.entry = self.entry.next();
        self.note(&answer);
        Ok([answer].into_iter().chain(self.settle()).collect())
    }

    /// Does what was asked for, once nobody has to be waited for.
    pub(crate) fn settle(&mut self) -> Option<EntryKind> {
        let request = self.request.filter(|open| open.waiting.is_empty())?;
        let (seat, to) = (request.seat, request.decisions);
        self.playing.rewind(seat, to).ok()?;
        let what = EntryKind::TableAct(TableAct::Rewind(seat, to));
        self.went_back(&what, Seats::NONE);
        Some(what)
    }

    /// Keeps in mind that the game went back; `before` were to act and may still have the same in mind.
    fn went_back(&mut self, what: &EntryKind, before: Seats) {
        self.entry = self.entry.next();
        self.note(what);
        self.gone_back(what.seat(), before);
    }

    /// The game went back: what is open, and whose clocks run.
    pub(super) fn gone_back(&mut self, seat: Seat, before: Seats) {
        self.reopen(before, Some(seat));
        self.last = [const { None }; MAX_SEATS];
        self.run_clocks();
    }

    /// Keeps track of the request to take something back.
    pub(super) fn note(&mut self, what: &EntryKind) {
        match what {
            EntryKind::Decision(seat, _) => {
                // Whoever goes on has changed their mind.
                self.request = self.request.filter(|request| request.seat != *seat);
            }
            EntryKind::Automatic { .. } => {}
            EntryKind::TableAct(TableAct::Ask(seat, decisions)) => {
                self.request = Some(UndoRequest {
                    entry: self.entry,
                    seat: *seat,
                    decisions: *decisions,
                    waiting: self.others(*seat),
                });
            }
            EntryKind::TableAct(TableAct::Grant(seat)) => {
                if let Some(request) = &mut self.request {
                    request.waiting.remove(*seat);
                }
            }
            EntryKind::TableAct(TableAct::Rewind(_, to)) => {
                self.request = None;
                if let Some(clocks) = &mut self.clocks {
                    clocks.rewound(*to);
                }
            }
            EntryKind::TableAct(TableAct::Refuse(_) | TableAct::Undo(..)) => {
                self.request = None;
            }
            EntryKind::TableAct(TableAct::Hint(seat, decisions)) => {
                self.helps.note(*seat, *decisions, Told::Helped);
            }
            // What they say is done where they are entered.
            EntryKind::TableAct(_) => {}
        }
    }

    /// The people at the other seats; several seats of one person are that person.
    fn others(&self, seat: Seat) -> Seats {
        let visitor = self.seats[seat.index()].visitor;
        self.seats
            .iter()
            .filter(|other| other.seat != seat && self.is_played_by_person(other))
            .filter(|other| other.visitor.is_none() || other.visitor != visitor)
            .map(|other| other.seat)
            .collect()
    }

    /// A seat was given to a bot, who has no opinion on requests.
    pub(crate) fn nobody_to_ask(&mut self, seat: Seat) {
        if let Some(request) = &mut self.request {
            request.waiting.remove(seat);
        }
    }
}
