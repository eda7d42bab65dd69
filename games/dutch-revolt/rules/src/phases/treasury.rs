//! The treasury phase (6.0): income, hiring, deployment.

use engine::{Rejection, Sink, ensure};

use super::effects::{ENGLISH, FRENCH};
use crate::action::{Action, Amount};
use crate::event::Event;
use crate::game::DutchRevolt;
use crate::options::ChitHand;
use crate::phase::Phase;
use crate::reason::Reason;
use crate::side::Side;
use crate::state::{Armada, Board, Purse, State, Step};
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
        state.board.step = Step::Deploy {
            side: self.first_spender(&state.board),
        };
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

    fn income(&self, board: &Board, side: Side, log: &mut impl Sink<Event>) -> Purse {
        let territories = board
            .held(side)
            .iter()
            .map(|territory| self.yield_of(board, territory))
            .fold(0, u8::saturating_add);
        let mut purse = Purse::default();
        let (extra, tenth_penny) = match side {
            Side::Spanish => {
                purse.free_pikemen = board.year.crusaders;
                (self.spanish_die(board), 5 * board.year.tenth_penny)
            }
            Side::Rebel => {
                let mut free = Stack::of(Unit::Flotilla, board.year.sea_beggars);
                if board.year.english {
                    free = free.plus(ENGLISH);
                }
                if board.year.french {
                    free = free.plus(FRENCH);
                }
                purse.free_pikemen = free.pikemen;
                purse.free_flotillas = free.flotilla;
                (self.patriots(board.turn) + self.data.rebel_bonus, 0)
            }
        };
        purse.treasury = territories
            .saturating_add(extra)
            .saturating_add(tenth_penny);
        log.emit(Event::Income {
            side,
            territories,
            extra,
            tenth_penny,
            total: purse.treasury,
        });
        purse
    }

    /// How many of a kind a side could put into a territory: by money, free troops, coast and counters.
    pub fn affordable(&self, board: &Board, side: Side, unit: Unit, at: Territory) -> u8 {
        let purse = board.purse[side];
        let free = match unit {
            Unit::Pikemen => purse.free_pikemen,
            Unit::Flotilla if !self.data.coast.contains(at) => return 0,
            Unit::Flotilla => purse.free_flotillas,
            Unit::Cavalry | Unit::Missionary => 0,
        };
        let paid = purse.treasury / self.data.costs[unit];
        let wanted = free.saturating_add(paid);
        wanted.min(board.stock.left(side, unit))
    }

    fn can_hire_any(&self, board: &Board, side: Side, at: Territory) -> bool {
        Unit::ALL
            .iter()
            .any(|&unit| self.affordable(board, side, unit, at) > 0)
    }

    /// Whether the side may do this while it deploys.
    pub(crate) fn judge_deploy(
        &self,
        board: &Board,
        side: Side,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        match action {
            Action::At(territory) => {
                ensure(board.owner[territory] == side, "6.2", || Reason::NotOwn {
                    territory,
                })?;
                let useful = !board.units[side][territory].is_empty()
                    || self.can_hire_any(board, side, territory);
                ensure(useful, "6.2", || Reason::Unaffordable {
                    unit: Unit::Pikemen,
                    most: 0,
                })
            }
            Action::AsLastYear => {
                let begun = board.units[side].values().any(|stack| !stack.is_empty());
                ensure(!begun, "6.2", || Reason::Begun)?;
                let something = board.held(side).iter().any(|territory| {
                    Unit::ALL.iter().any(|&unit| {
                        board.last_year[side][territory][unit] > 0
                            && self.affordable(board, side, unit, territory) > 0
                    })
                });
                ensure(something, "6.2", || Reason::NothingLastYear)
            }
            Action::Done => Ok(()),
            _ => Err(Rejection::out_of_place()),
        }
    }

    /// Whether the side may hire or dismiss this in the territory.
    pub(crate) fn judge_hire(
        &self,
        board: &Board,
        side: Side,
        at: Territory,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        match action {
            Action::Hire(unit, amount) => {
                let most = self.affordable(board, side, unit, at);
                if amount.of(most).is_some() {
                    return Ok(());
                }
                let inland = unit == Unit::Flotilla && !self.data.coast.contains(at);
                ensure(!inland, "6.2", || Reason::Inland { territory: at })?;
                let left = board.stock.left(side, unit);
                if left <= most {
                    ensure(unit != Unit::Missionary, "6.2", || Reason::MissionaryLimit)?;
                    ensure(left > 0, "2.3", || Reason::CountersOut { unit })?;
                }
                ensure(false, "6.2", || Reason::Unaffordable { unit, most })
            }
            Action::Dismiss => ensure(!board.units[side][at].is_empty(), "6.2", || {
                Reason::NothingThere { territory: at }
            }),
            _ => Err(Rejection::out_of_place()),
        }
    }

    /// Carries out a step of the deployment.
    pub(crate) fn apply_deploy(
        &self,
        state: &mut State,
        side: Side,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        match action {
            Action::At(at) => state.board.step = Step::Hire { side, at },
            Action::AsLastYear => {
                state.board = self.repeat_deployment(&state.board, side);
            }
            _ => self.confirm_deployment(state, side, log),
        }
    }

    /// Hires or dismisses.
    pub(crate) fn apply_hire(&self, state: &mut State, side: Side, at: Territory, action: Action) {
        let board = &mut state.board;
        if let Action::Hire(unit, amount) = action {
            let most = self.affordable(board, side, unit, at);
            let amount = amount.of(most).unwrap_or(0);
            self.pay(&mut board.purse[side], unit, amount);
            board.field(side, at, unit, amount);
        } else {
            board.clear(side, at);
            // What is left on the map was paid for, so there is always enough for it.
            board.purse[side] = self.left_after_hiring(board, side).unwrap_or_default();
        }
        board.step = Step::Deploy { side };
    }

    /// Free troops are used before paid ones.
    fn pay(&self, purse: &mut Purse, unit: Unit, amount: u8) {
        let free = match unit {
            Unit::Pikemen => &mut purse.free_pikemen,
            Unit::Flotilla => &mut purse.free_flotillas,
            Unit::Cavalry | Unit::Missionary => &mut 0,
        };
        let gratis = amount.min(*free);
        *free -= gratis;
        purse.treasury -= (amount - gratis) * self.data.costs[unit];
    }

    /// The purse after paying anew for everything that is on the map; `None` if it does not suffice.
    pub(crate) fn left_after_hiring(&self, board: &Board, side: Side) -> Option<Purse> {
        let mut purse = self.income(board, side, &mut engine::Silent);
        for stack in board.units[side].values() {
            for unit in Unit::ALL {
                let free = match unit {
                    Unit::Pikemen => purse.free_pikemen,
                    Unit::Flotilla => purse.free_flotillas,
                    Unit::Cavalry | Unit::Missionary => 0,
                };
                let paid = stack[unit].saturating_sub(free);
                let price = u16::from(paid) * u16::from(self.data.costs[unit]);
                if price > u16::from(purse.treasury) {
                    return None;
                }
                self.pay(&mut purse, unit, stack[unit]);
            }
        }
        Some(purse)
    }

    /// The board with last year's deployment, as far as money and territories allow.
    fn repeat_deployment(&self, board: &Board, side: Side) -> Board {
        let mut trial = *board;
        for territory in board.held(side).iter() {
            for unit in Unit::ALL {
                let most = self.affordable(&trial, side, unit, territory);
                let amount = board.last_year[side][territory][unit].min(most);
                self.pay(&mut trial.purse[side], unit, amount);
                trial.field(side, territory, unit, amount);
            }
        }
        trial
    }

    fn confirm_deployment(&self, state: &mut State, side: Side, log: &mut impl Sink<Event>) {
        let board = &mut state.board;
        for (territory, &stack) in &board.units[side] {
            if !stack.is_empty() {
                log.emit(Event::Deployed {
                    side,
                    territory,
                    stack,
                });
            }
        }
        board.last_year[side] = board.units[side];
        let purse = std::mem::take(&mut board.purse[side]);
        if purse.treasury > 0 {
            log.emit(Event::MoneyLost {
                side,
                amount: purse.treasury,
            });
        }
        let idle = Stack {
            pikemen: purse.free_pikemen,
            flotilla: purse.free_flotillas,
            ..Stack::EMPTY
        };
        if !idle.is_empty() {
            log.emit(Event::TroopsLost { side, stack: idle });
        }
        if side == self.first_spender(board) {
            board.step = Step::Deploy { side: side.other() };
        } else {
            // Last year's siege could be looked at until now.
            board.siege = None;
            self.open_phase(state, Phase::Religion, log);
        }
    }

    /// Everything that can be thought of while hiring for a territory.
    pub(crate) fn hire_candidates(out: &mut Vec<Action>) {
        for unit in Unit::ALL {
            for amount in Amount::ALL {
                out.push(Action::Hire(unit, amount));
            }
        }
        out.push(Action::Dismiss);
    }
}
