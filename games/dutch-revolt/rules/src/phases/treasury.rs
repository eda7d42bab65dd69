//! The treasury phase (6.0): income. What it is spent on stands in `deployment.rs`.

use engine::Sink;

use super::effects::{ENGLISH, FRENCH};
use crate::event::Event;
use crate::game::DutchRevolt;
use crate::options::ChitHand;
use crate::phase::Phase;
use crate::side::Side;
use crate::state::{Armada, Board, Purse, State};
use crate::territory::Territory;
use crate::unit::{Stack, Unit};

impl DutchRevolt {
    /// Chits that change the treasury come first (6.1).
    pub(crate) fn open_treasury(&self, state: &mut State, log: &mut impl Sink<Event>) {
        self.open_phase(state, Phase::Treasury, log);
    }

    /// Fixes both sides' money and free troops, then the first of them deploys.
    pub(crate) fn collect(&self, state: &mut State, log: &mut impl Sink<Event>) {
        for side in Side::ALL {
            let purse = self.income(&state.board, side, log);
            state.board.purse[side] = purse;
        }
        let side = self.first_spender(&state.board);
        self.open_deployment(state, side, log);
    }

    pub(crate) fn first_spender(&self, board: &Board) -> Side {
        if self.agreed.spend_by_initiative {
            board.initiative.first()
        } else {
            Side::Spanish
        }
    }

    /// What a territory pays this year.
    pub fn yield_of(&self, board: &Board, territory: Territory) -> u8 {
        let land = &self.data.territories[territory];
        let full = if self.agreed.hand == ChitHand::Unlimited {
            land.treasury
        } else {
            land.treasury_short_hand
        };
        if board.year.halved.contains(territory) {
            full.div_ceil(2)
        } else {
            full
        }
    }

    /// The Spanish treasury die as changed by events (6.1.1, 5.0).
    pub fn spanish_die(&self, board: &Board) -> u8 {
        if board.year.intercepted {
            return 0;
        }
        let die = board.initiative.spanish_die;
        let die = match board.armada {
            Armada::InPort => die,
            Armada::Landed => die + 1,
            Armada::Destroyed => die.saturating_sub(1),
        };
        if board.year.turkey {
            die.div_ceil(2)
        } else {
            die
        }
    }

    /// Patriots of a turn's year (6.1.2); in the short game the even year of the pair counts (12.0).
    pub fn patriots(&self, turn: u8) -> u8 {
        let band = (self.year(turn) - self.data.first_year) / 5;
        self.data.patriots[(band as usize).min(self.data.patriots.len() - 1)]
    }

    pub(super) fn income(&self, board: &Board, side: Side, log: &mut impl Sink<Event>) -> Purse {
        let territories = board
            .held(side)
            .iter()
            .map(|territory| self.yield_of(board, territory))
            .fold(0, u8::saturating_add);
        let (extra, tenth_penny) = match side {
            Side::Spanish => (self.spanish_die(board), 5 * board.year.tenth_penny),
            Side::Rebel => (self.patriots(board.turn) + self.data.rebel_bonus, 0),
        };
        let free = free_troops(board, side);
        let purse = Purse {
            treasury: territories
                .saturating_add(extra)
                .saturating_add(tenth_penny),
            free_pikemen: free.pikemen,
            free_flotillas: free.flotilla,
        };
        log.emit(Event::Income {
            side,
            territories,
            extra,
            tenth_penny,
            total: purse.treasury,
        });
        purse
    }
}

/// The troops that a side gets without paying this year (5.0).
pub(super) fn free_troops(board: &Board, side: Side) -> Stack {
    match side {
        Side::Spanish => Stack::of(Unit::Pikemen, board.year.crusaders),
        Side::Rebel => {
            let mut free = Stack::of(Unit::Flotilla, board.year.sea_beggars);
            if board.year.english {
                free = free.plus(ENGLISH);
            }
            if board.year.french {
                free = free.plus(FRENCH);
            }
            free
        }
    }
}
