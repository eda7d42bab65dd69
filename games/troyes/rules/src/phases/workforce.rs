//! Phase 2: every citizen in a building gives a die.

use engine::Sink;

use crate::building::Space;
use crate::event::Event;
use crate::family::Family;
use crate::game::Troyes;
use crate::state::{Die, State};

impl Troyes {
    /// Everybody rolls, the start player first; the neutral dice come last.
    pub(crate) fn roll_workforce(&self, state: &mut State, log: &mut impl Sink<Event>) {
        let mut owner = state.board.start;
        for _ in 0..self.seats {
            Troyes::roll_for(state, owner, log);
            owner = owner.next(self.seats);
        }
        Troyes::roll_for(state, Family::Neutral, log);
    }

    fn roll_for(state: &mut State, owner: Family, log: &mut impl Sink<Event>) {
        for space in Space::all() {
            if state.board.citizens[space.index()] == Some(owner) {
                let value = state.dice.d6();
                state.board.dice[space.index()] = Some(Die { owner, value });
                log.emit(Event::Rolled {
                    family: owner,
                    space,
                    value,
                });
            }
        }
    }
}
