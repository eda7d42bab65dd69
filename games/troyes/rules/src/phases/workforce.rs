//! Phase 2: every citizen in a building gives a die.

use engine::{InARow, Sink};

use crate::building::Space;
use crate::event::Event;
use crate::family::Family;
use crate::game::Troyes;
use crate::state::{Board, Die, State};

impl Troyes {
    /// Everybody rolls, the start player first; the neutral dice come last.
    pub(crate) fn roll_workforce(&self, state: &mut State, log: &mut impl Sink<Event>) {
        let State { board, dice, .. } = state;
        let mut rolled = dice.in_a_row();
        let mut owner = board.start;
        for _ in 0..self.seats {
            roll_for(board, owner, &mut rolled, log);
            owner = owner.next(self.seats);
        }
        roll_for(board, Family::Neutral, &mut rolled, log);
    }
}

fn roll_for(board: &mut Board, owner: Family, rolled: &mut InARow<'_>, log: &mut impl Sink<Event>) {
    let mut dice = [None; Space::COUNT];
    for space in Space::all() {
        if board.citizens[space.index()] == Some(owner) {
            let value = rolled.d6();
            board.dice[space.index()] = Some(Die { owner, value });
            dice[space.index()] = Some(value);
        }
    }
    if dice.iter().any(Option::is_some) {
        log.emit(Event::Rolled {
            family: owner,
            dice,
        });
    }
}
