//! Playing chits at the beginning of a phase (5.0).

use engine::{Rejection, Sink, ensure};

use super::event_draw::CHITS_A_TURN;
use crate::action::Action;
use crate::chit::Chit;
use crate::event::Event;
use crate::game::DutchRevolt;
use crate::phase::Phase;
use crate::reason::Reason;
use crate::side::Side;
use crate::state::{Effect, State, Step};
use crate::territory::Territories;

impl DutchRevolt {
    /// Who plays chits first in a phase.
    fn first_in(&self, state: &State, phase: Phase) -> Side {
        if phase == Phase::Treasury && !self.agreed.spend_by_initiative {
            Side::Spanish
        } else {
            state.board.initiative.first()
        }
    }

    /// Opens a phase: chits of the first player, chits of the second, then what the phase is for.
    pub(crate) fn open_phase(&self, state: &mut State, phase: Phase, log: &mut impl Sink<Event>) {
        let side = self.first_in(state, phase);
        state.board.step = Step::Chits { phase, side };
        self.skip_idle(state, log);
    }

    /// Passes for a side that cannot do anything, if everybody can see that. Nothing else may be looked
    /// at, or the passing would betray the hand.
    pub(crate) fn skip_idle(&self, state: &mut State, log: &mut impl Sink<Event>) {
        if let Step::Chits { phase, side } = state.board.step {
            // Who has used three may still give back No Event in the first of the phases.
            let used_up = state.board.used[side] >= CHITS_A_TURN && phase != Phase::Treasury;
            if state.hands[side].is_empty() || used_up || state.board.quiet[side] {
                self.pass(state, log);
            }
        }
    }

    fn pass(&self, state: &mut State, log: &mut impl Sink<Event>) {
        let Step::Chits { phase, side } = state.board.step else {
            return;
        };
        if side == self.first_in(state, phase) {
            let side = side.other();
            state.board.step = Step::Chits { phase, side };
            self.skip_idle(state, log);
        } else {
            match phase {
                Phase::Treasury => self.collect(state, log),
                Phase::Religion => self.preach(state, log),
                Phase::Movement => self.open_marches(state, log),
                Phase::Siege => self.open_sieges(state, log),
                Phase::Political => self.count_points(state, log),
                Phase::Initiative | Phase::EventDraw => {}
            }
        }
    }

    /// Whether a chit may be played now.
    pub(crate) fn judge_chit(
        &self,
        state: &State,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        let Step::Chits { phase, side } = state.board.step else {
            return Err(Rejection::out_of_place());
        };
        match action {
            Action::Play(chit) => {
                ensure(state.hands[side].has(chit), "5.0", || Reason::NotInHand {
                    chit,
                })?;
                let printed = self.data.chits[chit].phase;
                ensure(printed == Some(phase), "5.0", || Reason::WrongPhase {
                    chit,
                    phase: printed,
                })?;
                ensure(!state.board.is_dead(chit), "5.0", || Reason::Dead { chit })?;
                ensure(state.board.used[side] < CHITS_A_TURN, "5.0", || {
                    Reason::ThreeUsed
                })?;
                ensure(self.has_use(&state.board, chit, side), "5.0", || {
                    Reason::NoTarget { chit }
                })
            }
            // Given back here and not before: asking only those who hold one would betray them.
            Action::Return(chit) if phase == Phase::Treasury => {
                ensure(state.hands[side].has(chit), "5.0", || Reason::NotInHand {
                    chit,
                })?;
                let idle = chit == Chit::NoEvent || state.board.is_dead(chit);
                ensure(idle, "5.0", || Reason::NotReturnable { chit })
            }
            Action::Pass => Ok(()),
            Action::PassYear if phase != Phase::Political => Ok(()),
            _ => Err(Rejection::out_of_place()),
        }
    }

    /// Plays, returns or passes.
    pub(crate) fn apply_chit(&self, state: &mut State, action: Action, log: &mut impl Sink<Event>) {
        let Step::Chits { phase, side } = state.board.step else {
            return;
        };
        match action {
            Action::Play(chit) => {
                state.hands[side].take(chit);
                state.board.used[side] += 1;
                if self.data.chits[chit].star {
                    state.board.gone.add(chit);
                } else {
                    put_back(state, chit);
                }
                log.emit(Event::Played { side, chit });
                let effect = Effect {
                    chit,
                    phase,
                    player: side,
                    clicks: 0,
                    chosen: Territories::NONE,
                    last: None,
                };
                self.begin_effect(state, effect, log);
            }
            Action::Return(chit) => {
                state.hands[side].take(chit);
                put_back(state, chit);
                log.emit(Event::GaveBack { side, chit });
                self.skip_idle(state, log);
            }
            Action::PassYear => {
                state.board.quiet[side] = true;
                log.emit(Event::Quiet { side });
                self.pass(state, log);
            }
            _ => self.pass(state, log),
        }
    }
}

/// Puts a chit into the container before everybody's eyes.
fn put_back(state: &mut State, chit: Chit) {
    state.container.add(chit);
    state.board.put_back.add(chit);
}
