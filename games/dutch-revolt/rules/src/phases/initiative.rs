//! The initiative phase (4.1) and what is fixed when a turn begins.

use engine::Sink;
use enum_map::EnumMap;

use crate::event::Event;
use crate::game::DutchRevolt;
use crate::side::Side;
use crate::state::{Board, Initiative, Purse, State, Year};
use crate::territory::{Territories, Territory};
use crate::unit::Stack;

impl DutchRevolt {
    /// Begins the next year: supply, dice, chits, and on to the treasury.
    pub(crate) fn begin_year(&self, state: &mut State, log: &mut impl Sink<Event>) {
        state.asked = EnumMap::default();
        let board = &mut state.board;
        board.turn += 1;
        board.year = Year::default();
        board.purse = EnumMap::from_fn(|_| Purse::default());
        board.used = EnumMap::default();
        board.quiet = EnumMap::default();
        // Everything is mercenary: what is left of last year is dismissed before anyone hires (6.2).
        let empty = EnumMap::from_fn(|_: Territory| Stack::EMPTY);
        board.units = EnumMap::from_fn(|_| empty);
        board.stock = self.data.stock();
        board.moved = empty;
        board.supplied = self.supplied(board);
        log.emit(Event::YearBegan {
            turn: board.turn,
            year: self.year(board.turn),
        });
        let spanish_die = state.dice.d10();
        let rebel_die = state.dice.d10();
        let second = if rebel_die > spanish_die {
            Side::Rebel
        } else {
            Side::Spanish
        };
        board.initiative = Initiative {
            spanish_die,
            rebel_die,
            second,
        };
        log.emit(Event::Initiative {
            spanish_die,
            rebel_die,
            second,
        });
        self.draw_chits(state, log);
        self.open_treasury(state, log);
    }

    /// Spanish territories joined to Luxembourg by Spanish territory (9.4).
    pub(crate) fn supplied(&self, board: &Board) -> Territories {
        let mut reached = Territories::NONE;
        let mut border = Territories::NONE;
        if board.owner[Territory::Luxembourg] == Side::Spanish {
            border.insert(Territory::Luxembourg);
        }
        let spanish = board.held(Side::Spanish);
        while !border.is_empty() {
            reached = reached.or(border);
            border = border
                .iter()
                .fold(Territories::NONE, |next, territory| {
                    next.or(self.data.territories[territory].neighbours)
                })
                .and(spanish)
                .iter()
                .filter(|&territory| !reached.contains(territory))
                .collect();
        }
        reached
    }
}
