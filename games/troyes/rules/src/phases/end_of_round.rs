//! Phase 5: the end of the round, and of the game.

use engine::Sink;

use crate::building::{Building, Space};
use crate::event::Event;
use crate::family::{Families, Family};
use crate::game::Troyes;
use crate::state::{State, Step};

impl Troyes {
    /// Money is taken from the districts, expelled citizens go home, and the next round begins unless this
    /// was the last.
    pub(crate) fn end_round(&self, state: &mut State, log: &mut impl Sink<Event>) {
        let board = &mut state.board;
        for family in Family::playing(self.seats) {
            let player = &mut board.players[family];
            player.passed = false;
            let amount = std::mem::take(&mut player.purse);
            player.gain_deniers(amount);
            if amount > 0 {
                log.emit(Event::TookPurse { family, amount });
            }
        }
        for building in Building::ALL {
            let expelled = std::mem::replace(&mut board.expelled[building], Families::NONE);
            for family in expelled.iter() {
                let player = &mut board.players[family];
                if family == Family::Neutral {
                    player.reserve += 1;
                } else {
                    player.supply += 1;
                }
                log.emit(Event::WentHome { family, building });
            }
        }
        board.dice = [None; Space::COUNT];
        if board.round < self.rounds() {
            board.start = board.start.next(self.seats);
            self.begin_round(state, log);
        } else {
            board.step = Step::Over;
            self.count(state, log);
        }
    }

    /// Lays the characters open and counts the points.
    fn count(&self, state: &State, log: &mut impl Sink<Event>) {
        for (family, hand) in &state.characters {
            for character in hand.iter() {
                log.emit(Event::Revealed { family, character });
            }
        }
        let characters = Troyes::revealed(state);
        for family in Family::playing(self.seats) {
            let tally = self.tally(&state.board, family, characters);
            log.emit(Event::Counted { family, tally });
        }
    }
}
