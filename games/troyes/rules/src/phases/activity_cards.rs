//! Phase 0: new activity cards, one of each colour in each of the first three rounds.

use arrayvec::ArrayVec;
use engine::Sink;

use crate::activity::Activity;
use crate::building::Colour;
use crate::event::Event;
use crate::game::Troyes;
use crate::state::{Card, State, slot};

impl Troyes {
    /// Begins the next round and plays on to its first decision.
    pub(crate) fn begin_round(&self, state: &mut State, log: &mut impl Sink<Event>) {
        state.board.round += 1;
        state.board.last = None;
        log.emit(Event::RoundBegan {
            round: state.board.round,
            start: state.board.start,
        });
        self.open_cards(state, log);
        self.pay_salaries(&mut state.board, log);
        self.roll_workforce(state, log);
        self.run_events(state, log);
    }

    fn open_cards(&self, state: &mut State, log: &mut impl Sink<Event>) {
        let State { board, dice, .. } = state;
        let round = board.round;
        if round > 3 {
            return;
        }
        let mut drawn = dice.in_a_row();
        // Which card lies face down is not looked at before: it is drawn when it is turned up.
        for colour in [Colour::Yellow, Colour::White, Colour::Red] {
            let stack: ArrayVec<Activity, { Activity::COUNT }> = Activity::ALL
                .into_iter()
                .filter(|&activity| {
                    activity.colour() == colour && self.data.activities[activity].round == round
                })
                .collect();
            let card = stack[drawn.below(stack.len() as u32) as usize];
            board.cards[slot(colour, round)] = Some(Card::new(card));
            log.emit(Event::CardOpened { card });
        }
    }
}
