//! Prologue: citizens take their first places, in snake order.

use engine::{Rejection, Sink, ensure};

use crate::building::{Space, Spaces};
use crate::event::Event;
use crate::family::Family;
use crate::game::Troyes;
use crate::reason::Reason;
use crate::state::{Board, State, Step};

impl Troyes {
    /// Puts neutral citizens on these spaces.
    pub(crate) fn settle_neutral(board: &mut Board, spaces: Spaces, log: &mut impl Sink<Event>) {
        for space in spaces.iter() {
            board.citizens[space.index()] = Some(Family::Neutral);
            board.players[Family::Neutral].reserve -= 1;
            let family = Family::Neutral;
            log.emit(Event::Settled { family, space });
        }
    }

    /// Whose turn it is to settle: clockwise, then back, and so on; nobody's when all have settled.
    pub(crate) fn next_settler(&self, board: &Board) -> Option<Family> {
        let left: u8 = Family::playing(self.seats)
            .map(|family| board.players[family].supply)
            .sum();
        if left == 0 {
            return None;
        }
        let placed = (self.first_citizens() * self.seats).saturating_sub(left);
        let (lap, place) = (placed / self.seats, placed % self.seats);
        let place = if lap % 2 == 0 {
            place
        } else {
            self.seats - 1 - place
        };
        Some((0..place).fold(board.start, |family, _| family.next(self.seats)))
    }

    /// Whether a citizen may take this space.
    pub(crate) fn judge_settle(board: &Board, space: Space) -> Result<(), Rejection<Reason>> {
        match board.citizens[space.index()] {
            None => Ok(()),
            Some(family) => ensure(false, "Prologue", || Reason::Occupied { space, family }),
        }
    }

    /// A citizen takes its place; after the last one the neutral ones fill the gaps.
    pub(crate) fn settle(
        &self,
        state: &mut State,
        family: Family,
        space: Space,
        log: &mut impl Sink<Event>,
    ) {
        let board = &mut state.board;
        board.citizens[space.index()] = Some(family);
        board.players[family].supply -= 1;
        log.emit(Event::Settled { family, space });
        let free = Space::all().filter(|space| board.citizens[space.index()].is_none());
        let free: Spaces = free.collect();
        if let Some(next) = self.next_settler(board) {
            match free.first() {
                // The last space is nobody's choice.
                Some(last) if self.brief && free.len() == 1 => {
                    self.settle(state, next, last, log);
                }
                _ => board.step = Step::Settle { family: next },
            }
            return;
        }
        Troyes::settle_neutral(board, free, log);
        self.begin_round(state, log);
    }
}
