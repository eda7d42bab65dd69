//! The religious conversion phase (7.0).

use engine::{Silent, Sink};

use super::effects::sway;
use crate::event::Event;
use crate::game::DutchRevolt;
use crate::phase::Phase;
use crate::state::State;
use crate::territory::Territory;
use crate::unit::Unit;

impl DutchRevolt {
    /// Missionaries of the first player preach, then those of the second; then all go home.
    pub(crate) fn preach(&self, state: &mut State, log: &mut impl Sink<Event>) {
        let first = state.board.initiative.first();
        for side in [first, first.other()] {
            for territory in Territory::ALL {
                let missionaries = state.board.units[side][territory].missionary;
                state
                    .board
                    .withdraw(side, territory, Unit::Missionary, missionaries);
                // Where all believe already there is nothing to win.
                if missionaries == 0 || state.board.alignment[territory].step(side).is_none() {
                    continue;
                }
                let most = self.data.conversion[missionaries.min(5) as usize - 1];
                let die = (most < 9).then(|| state.dice.d10());
                let converted = die.is_none_or(|die| die <= most);
                if self.condensed {
                    if converted {
                        sway(&mut state.board, territory, side, &mut Silent);
                    }
                    log.emit(Event::Mission {
                        side,
                        territory,
                        missionaries,
                        die,
                        alignment: converted.then(|| state.board.alignment[territory]),
                    });
                    continue;
                }
                log.emit(Event::Preached {
                    side,
                    territory,
                    missionaries,
                    die,
                    converted,
                });
                if converted {
                    sway(&mut state.board, territory, side, log);
                }
            }
        }
        self.open_phase(state, Phase::Movement, log);
    }
}
