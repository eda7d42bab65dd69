//! The political phase (10.0), the end of the year, and the end of the game (11.0).

use engine::{Rejection, Sink, ensure};
use enum_map::EnumMap;

use crate::action::Action;
use crate::event::Event;
use crate::game::DutchRevolt;
use crate::options::ChitHand;
use crate::reason::Reason;
use crate::score::Verdict;
use crate::side::Side;
use crate::state::{Board, State, Step};
use crate::territory::Territory;

/// How many chits are kept where a limit was agreed.
const CHITS_KEPT: u8 = 6;

impl DutchRevolt {
    /// The political value of the Rebels' territories.
    pub fn worth(&self, owner: &EnumMap<Territory, Side>) -> i16 {
        owner
            .iter()
            .filter(|&(_, &owner)| owner == Side::Rebel)
            .map(|(territory, _)| self.data.territories[territory].terrain.political())
            .sum()
    }

    /// Counts the year's points and ends the game or the year.
    pub(crate) fn count_points(&self, state: &mut State, log: &mut impl Sink<Event>) {
        let board = &mut state.board;
        let points = self.worth(&board.owner);
        board.points += points;
        log.emit(Event::Counted {
            points,
            total: board.points,
        });
        if let Some(verdict) = self.verdict(board) {
            let whole_map = [Verdict::SpanishWholeMap, Verdict::RebelWholeMap];
            if board.points >= self.union() && !whole_map.contains(&verdict) {
                log.emit(Event::UnionProclaimed);
            }
            log.emit(Event::Ended { verdict });
            board.step = Step::Over(verdict);
        } else {
            self.clear_hands(state, log);
        }
    }

    /// The result, if the game ends with this turn.
    pub(crate) fn verdict(&self, board: &Board) -> Option<Verdict> {
        for side in Side::ALL {
            if board.owner.values().all(|&owner| owner == side) {
                return Some(match side {
                    Side::Spanish => Verdict::SpanishWholeMap,
                    Side::Rebel => Verdict::RebelWholeMap,
                });
            }
        }
        if board.points >= self.union() {
            let points = self.worth(&board.owner);
            return Some(Verdict::of_union(points, self.data.victory));
        }
        (board.turn >= self.turns()).then_some(Verdict::NoUnion)
    }

    /// Unused chits go back where that was agreed; then the next year begins.
    fn clear_hands(&self, state: &mut State, log: &mut impl Sink<Event>) {
        if self.agreed.hand == ChitHand::Returned {
            for side in Side::ALL {
                let hand = std::mem::take(&mut state.hands[side]);
                for (chit, count) in hand.0 {
                    state.container.0[chit] += count;
                }
            }
        }
        self.discard_or_go_on(state, log);
    }

    fn discard_or_go_on(&self, state: &mut State, log: &mut impl Sink<Event>) {
        let over = |side: Side| state.hands[side].len() > CHITS_KEPT;
        let too_many = Side::ALL.into_iter().find(|&side| over(side));
        match too_many {
            Some(side) if self.agreed.hand == ChitHand::Six => {
                state.board.step = Step::Discard { side };
            }
            _ => self.begin_year(state, log),
        }
    }

    /// Whether the chit may be put back at the end of the year.
    pub(crate) fn judge_discard(
        state: &State,
        side: Side,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        match action {
            Action::Return(chit) => ensure(state.hands[side].has(chit), "5.0", || {
                Reason::NotInHand { chit }
            }),
            _ => Err(Rejection::out_of_place()),
        }
    }

    /// Puts a chit back.
    pub(crate) fn apply_discard(
        &self,
        state: &mut State,
        side: Side,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        if let Action::Return(chit) = action {
            state.hands[side].take(chit);
            state.container.add(chit);
            log.emit(Event::Discarded {
                side,
                chit: Some(chit),
            });
        }
        self.discard_or_go_on(state, log);
    }
}
