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
    pub(crate) fn draw_chits(&self, state: &mut State, log: &mut impl Sink<Event>) {
        state.board.put_back = Chits::default();
        for side in Side::ALL {
            let mut drawn = [None; CHITS_A_TURN as usize];
            for place in &mut drawn {
                let hand = &mut state.hands[side];
                *place = draw(&mut state.container, hand, &mut state.dice);
                if place.is_some() && !self.condensed {
                    log.emit(Event::Drew { side, chit: *place });
                }
            }
            if self.condensed && drawn[0].is_some() {
                log.emit(Event::DrewChits {
                    side,
                    count: drawn.iter().flatten().count() as u8,
                    chits: Some(drawn),
                });
            }
            if drawn.contains(&None) {
                log.emit(Event::ContainerEmpty);
                return;
            }
        }
    }
}
