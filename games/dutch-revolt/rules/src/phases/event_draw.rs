//! The event draw phase (5.0).

use engine::Sink;

use crate::chit::Chits;
use crate::event::Event;
use crate::game::DutchRevolt;
use crate::side::Side;
use crate::state::State;
use crate::view::draw;

/// How many chits a side draws and may use each turn.
pub(crate) const CHITS_A_TURN: u8 = 3;

impl DutchRevolt {
    /// Three chits each, the Spanish first; what is left if the container runs out.
    #[expect(clippy::unused_self, reason = "every phase is a method of the game")]
    pub(crate) fn draw_chits(&self, state: &mut State, log: &mut impl Sink<Event>) {
        state.board.put_back = Chits::default();
        for side in Side::ALL {
            for _ in 0..CHITS_A_TURN {
                let hand = &mut state.hands[side];
                let Some(chit) = draw(&mut state.container, hand, &mut state.dice) else {
                    log.emit(Event::ContainerEmpty);
                    return;
                };
                log.emit(Event::Drew {
                    side,
                    chit: Some(chit),
                });
            }
        }
    }
}
