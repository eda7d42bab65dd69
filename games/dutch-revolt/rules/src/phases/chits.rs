//! Playing chits at the beginning of a phase (5.0).

use engine::{Rejection, Sink, ensure};

use super::event_draw::CHITS_A_TURN;
use crate::action::Action;
use crate::asked_in::AskedIn;
use crate::chit::Chit;
use crate::event::Event;
use crate::game::DutchRevolt;
use crate::phase::Phase;
use crate::reason::Reason;
use crate::side::Side;
use crate::state::{Effect, State, Step};
use crate::territory::{Territories, Territory};

/// Whether everybody can see that the side plays no more chits this year.
fn is_spent(state: &State, side: Side) -> bool {
    state.hands[side].is_empty() || state.board.used[side] >= CHITS_A_TURN
}

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
            let returns = phase == Phase::Treasury && !state.hands[side].is_empty();
            if state.board.quiet[side] || (is_spent(state, side) && !returns) {
                self.pass(state, log);
            }
        }
    }

    /// Whether troops make no difference any more this year, as everybody can see: there is a truce, marches are all that
    /// is left, and nobody can play another chit. Then nobody is asked which troops a chit takes: any will do.
    pub(super) fn troops_rest(&self, state: &State, effect: Effect) -> bool {
        self.condensed
            && state.board.year.truce
            && matches!(effect.phase, Phase::Movement | Phase::Siege)
            && matches!(effect.chit, Chit::Defection | Chit::Mutiny | Chit::Plague)
            && Side::ALL
                .into_iter()
                .all(|side| state.board.quiet[side] || is_spent(state, side))
    }

    /// A territory for a chit that takes troops, where it makes no difference which.
    pub(super) fn any_at_rest(&self, state: &State, effect: Effect) -> Option<Territory> {
        let mut all = Territory::ALL.into_iter();
        all.find(|&territory| self.judge_target(&state.board, effect, territory).is_ok())
            .filter(|_| self.troops_rest(state, effect))
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

    /// Everything that can be thought of: nobody thinks of playing what they do not hold.
    pub(crate) fn chit_candidates(
        &self,
        state: &State,
        phase: Phase,
        side: Side,
        out: &mut Vec<Action>,
    ) {
        out.extend(state.hands[side].kinds().map(Action::Play));
        self.push_beside_playing(state, phase, side, out);
    }

    /// What of it is allowed.
    pub(crate) fn chit_choices(
        &self,
        state: &State,
        phase: Phase,
        side: Side,
        out: &mut Vec<Action>,
    ) {
        // Looked at first because it is quickly seen.
        let is_of_phase = |&chit: &Chit| self.data.chits[chit].phase == Some(phase);
        let playable = state.hands[side].kinds().filter(is_of_phase);
        out.extend(playable.map(Action::Play));
        self.push_beside_playing(state, phase, side, out);
        out.retain(|&action| self.judge_chit(state, action).is_ok());
    }

    /// What can be thought of instead of playing a chit.
    fn push_beside_playing(&self, state: &State, phase: Phase, side: Side, out: &mut Vec<Action>) {
        if phase == Phase::Treasury {
            out.extend(state.hands[side].kinds().map(Action::Return));
        }
        if self.condensed && phase == Phase::Treasury {
            out.extend(could_be_asked(state, side).fewer().map(Action::Ask));
        }
        out.push(Action::Pass);
        if !self.condensed {
            out.push(Action::PassYear);
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
                ensure(state.asked[side].contains(phase), "5.0", || {
                    Reason::NotAsked { phase }
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
            Action::PassYear if !self.condensed && phase != Phase::Political => Ok(()),
            Action::Ask(asked) if self.condensed && phase == Phase::Treasury => {
                let all = could_be_asked(state, side);
                if asked != all && asked.is_within(all) {
                    Ok(())
                } else {
                    Err(Rejection::out_of_place())
                }
            }
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
                    waiting: 0,
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
            Action::Ask(asked) => {
                state.asked[side] = asked;
                self.pass(state, log);
            }
            _ => self.pass(state, log),
        }
    }
}

/// The later phases of the year in which the side holds chits; none if it may not use any more.
fn could_be_asked(state: &State, side: Side) -> AskedIn {
    if state.board.used[side] >= CHITS_A_TURN {
        AskedIn::NOWHERE
    } else {
        AskedIn::of_hand(&state.hands[side])
    }
}

/// Puts a chit into the container before everybody's eyes.
fn put_back(state: &mut State, chit: Chit) {
    state.container.add(chit);
    state.board.put_back.add(chit);
}
