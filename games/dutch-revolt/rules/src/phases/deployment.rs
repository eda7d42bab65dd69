//! Hiring and deploying (6.2).

use engine::{Rejection, Sink, ensure, refuse};

use super::treasury::free_troops;
use crate::action::{Action, Amount};
use crate::event::Event;
use crate::game::DutchRevolt;
use crate::phase::Phase;
use crate::reason::Reason;
use crate::side::Side;
use crate::state::{Board, Purse, State, Step};
use crate::territory::{Territories, Territory};
use crate::unit::{Stack, Unit};

impl DutchRevolt {
    /// Lets a side deploy. From the second version of the rules on it begins with last year's army; a side that can change
    /// nothing is not asked.
    pub(crate) fn open_deployment(
        &self,
        state: &mut State,
        side: Side,
        log: &mut impl Sink<Event>,
    ) {
        state.board.step = Step::Deploy { side };
        if self.condensed {
            self.rehire(&mut state.board, side);
            if self.worth_opening(&state.board, side).is_empty() {
                self.confirm_deployment(state, side, log);
            }
        }
    }

    /// Whether anything can be hired or dismissed there.
    fn is_worth_opening(&self, board: &Board, side: Side, territory: Territory) -> bool {
        let ashore = self.data.coast.contains(territory);
        !board.units[side][territory].is_empty() || self.can_hire_any(board, side, ashore)
    }

    /// Where anything can be hired or dismissed. What can be hired depends on nothing but the coast.
    pub(crate) fn worth_opening(&self, board: &Board, side: Side) -> Territories {
        let held = board.held(side);
        if self.can_hire_any(board, side, false) {
            return held;
        }
        let manned = Territories::that(|at| !board.units[side][at].is_empty());
        let hiring = if self.can_hire_any(board, side, true) {
            self.data.coast
        } else {
            Territories::NONE
        };
        held.and(manned.or(hiring))
    }

    /// How many of a kind a side could put into a territory: by money, free troops, coast and counters.
    pub fn affordable(&self, board: &Board, side: Side, unit: Unit, at: Territory) -> u8 {
        let purse = board.purse[side];
        if unit == Unit::Flotilla && !self.data.coast.contains(at) {
            return 0;
        }
        let paid = purse.treasury / self.data.costs[unit];
        let wanted = purse.free(unit).saturating_add(paid);
        wanted.min(board.stock.left(side, unit))
    }

    /// The same question for a number, without a division.
    fn can_hire(&self, board: &Board, side: Side, unit: Unit, ashore: bool, count: u8) -> bool {
        let purse = board.purse[side];
        let paid = count.saturating_sub(purse.free(unit));
        let price = u16::from(paid) * u16::from(self.data.costs[unit]);
        price <= u16::from(purse.treasury)
            && count <= board.stock.left(side, unit)
            && (unit != Unit::Flotilla || ashore)
    }

    fn can_hire_any(&self, board: &Board, side: Side, ashore: bool) -> bool {
        board.purse[side] != Purse::default()
            && Unit::ALL
                .iter()
                .any(|&unit| self.can_hire(board, side, unit, ashore, 1))
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
                let useful = self.is_worth_opening(board, side, territory);
                ensure(useful, "6.2", || Reason::Unaffordable {
                    unit: Unit::Pikemen,
                    most: 0,
                })
            }
            Action::AsLastYear if !self.condensed => {
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
                let plainer = amount == Amount::All && most > 0;
                ensure(!plainer, "6.2", || Reason::SaidPlainly {
                    unit,
                    count: most,
                })?;
                self.refuse_hiring(board, side, unit, at, most)
            }
            Action::Dismiss => ensure(!board.units[side][at].is_empty(), "6.2", || {
                Reason::NothingThere { territory: at }
            }),
            _ => Err(Rejection::out_of_place()),
        }
    }

    /// Why no more than so many of a kind can be hired there.
    fn refuse_hiring(
        &self,
        board: &Board,
        side: Side,
        unit: Unit,
        at: Territory,
        most: u8,
    ) -> Result<(), Rejection<Reason>> {
        let inland = unit == Unit::Flotilla && !self.data.coast.contains(at);
        ensure(!inland, "6.2", || Reason::Inland { territory: at })?;
        let left = board.stock.left(side, unit);
        if left <= most {
            ensure(unit != Unit::Missionary, "6.2", || Reason::MissionaryLimit)?;
            ensure(left > 0, "2.3", || Reason::CountersOut { unit })?;
        }
        refuse("6.2", Reason::Unaffordable { unit, most })
    }

    /// Everything that can be thought of while a territory is open: any number of each kind, and one too many.
    pub(crate) fn open_candidates(
        &self,
        board: &Board,
        side: Side,
        at: Territory,
        out: &mut Vec<Action>,
    ) {
        for unit in Unit::ALL {
            let most = self.affordable(board, side, unit, at);
            out.extend((1..=most.saturating_add(1)).map(|count| Action::Recruit(unit, count)));
            let there = board.units[side][at][unit];
            out.extend((1..=there).map(|count| Action::Release(unit, count)));
        }
        out.extend(Territory::ALL.into_iter().map(Action::At));
        out.push(Action::Done);
    }

    /// What of it is allowed.
    pub(crate) fn open_choices(
        &self,
        board: &Board,
        side: Side,
        at: Territory,
        out: &mut Vec<Action>,
    ) {
        for unit in Unit::ALL {
            let most = self.affordable(board, side, unit, at);
            out.extend((1..=most).map(|count| Action::Recruit(unit, count)));
            let there = board.units[side][at][unit];
            out.extend((1..=there).map(|count| Action::Release(unit, count)));
        }
        let mut others = self.worth_opening(board, side);
        others.remove(at);
        out.extend(others.iter().map(Action::At));
        out.push(Action::Done);
    }

    /// Whether the side may do this while the territory is open.
    pub(crate) fn judge_open(
        &self,
        board: &Board,
        side: Side,
        at: Territory,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        match action {
            Action::Recruit(unit, count) if count > 0 => {
                let ashore = self.data.coast.contains(at);
                if self.can_hire(board, side, unit, ashore, count) {
                    Ok(())
                } else {
                    let most = self.affordable(board, side, unit, at);
                    self.refuse_hiring(board, side, unit, at, most)
                }
            }
            Action::Release(unit, count) if count > 0 => {
                let there = board.units[side][at][unit];
                ensure(count <= there, "6.2", || Reason::FewerThere {
                    territory: at,
                    unit,
                    count: there,
                })
            }
            Action::At(territory) => {
                ensure(territory != at, "6.2", || Reason::Open { territory })?;
                self.judge_deploy(board, side, action)
            }
            _ => self.judge_deploy(board, side, action),
        }
    }

    /// Hires or dismisses; the territory stays open.
    pub(crate) fn apply_open(
        &self,
        state: &mut State,
        side: Side,
        at: Territory,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let board = &mut state.board;
        match action {
            Action::Recruit(unit, count) => self.hire(board, side, at, unit, count),
            Action::Release(unit, count) => {
                let money = self.refund(board, side, unit, count);
                board.withdraw(side, at, unit, count);
                let purse = &mut board.purse[side];
                purse.treasury += money;
                let free = count - money / self.data.costs[unit];
                match unit {
                    Unit::Pikemen => purse.free_pikemen += free,
                    Unit::Flotilla => purse.free_flotillas += free,
                    Unit::Cavalry | Unit::Missionary => {}
                }
            }
            _ => self.apply_deploy(state, side, action, log),
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
                self.rehire(&mut state.board, side);
            }
            _ => self.confirm_deployment(state, side, log),
        }
    }

    /// Hires or dismisses.
    pub(crate) fn apply_hire(&self, state: &mut State, side: Side, at: Territory, action: Action) {
        let board = &mut state.board;
        if let Action::Hire(unit, amount) = action {
            let most = self.affordable(board, side, unit, at);
            self.hire(board, side, at, unit, amount.of(most).unwrap_or(0));
        } else {
            board.clear(side, at);
            self.pay_anew(board, side);
        }
        board.step = Step::Deploy { side };
    }

    fn hire(&self, board: &mut Board, side: Side, at: Territory, unit: Unit, amount: u8) {
        self.pay(&mut board.purse[side], unit, amount);
        board.field(side, at, unit, amount);
    }

    /// Counts the money again after something was dismissed. What is left on the map was paid for, so there is enough for it.
    fn pay_anew(&self, board: &mut Board, side: Side) {
        board.purse[side] = self.left_after_hiring(board, side).unwrap_or_default();
    }

    /// The money that comes back for dismissing so many; none for free troops, which go last.
    pub fn refund(&self, board: &Board, side: Side, unit: Unit, count: u8) -> u8 {
        let free = free_troops(board, side)[unit];
        let hired: u8 = board.units[side].values().map(|stack| stack[unit]).sum();
        let paid = hired.saturating_sub(free).min(count);
        paid.saturating_mul(self.data.costs[unit])
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
                let paid = stack[unit].saturating_sub(purse.free(unit));
                let price = u16::from(paid) * u16::from(self.data.costs[unit]);
                if price > u16::from(purse.treasury) {
                    return None;
                }
                self.pay(&mut purse, unit, stack[unit]);
            }
        }
        Some(purse)
    }

    /// Hires last year's army again, as far as money and territories allow. From the second version of the rules on no missionary
    /// is sent where there is nobody left to convert.
    fn rehire(&self, board: &mut Board, side: Side) {
        for territory in board.held(side).iter() {
            if board.last_year[side][territory].is_empty() {
                continue;
            }
            let converts = !self.condensed || board.alignment[territory].step(side).is_some();
            for unit in Unit::ALL {
                if unit == Unit::Missionary && !converts {
                    continue;
                }
                let most = self.affordable(board, side, unit, territory);
                let amount = board.last_year[side][territory][unit].min(most);
                self.hire(board, side, territory, unit, amount);
            }
        }
    }

    fn confirm_deployment(&self, state: &mut State, side: Side, log: &mut impl Sink<Event>) {
        let board = &mut state.board;
        if self.condensed {
            let units = &board.units[side];
            let stack = units.values().copied().fold(Stack::EMPTY, Stack::plus);
            if !stack.is_empty() {
                log.emit(Event::Mustered {
                    side,
                    stack,
                    territories: Territories::that(|territory| !units[territory].is_empty()),
                });
            }
        } else {
            for (territory, &stack) in &board.units[side] {
                if !stack.is_empty() {
                    log.emit(Event::Deployed {
                        side,
                        territory,
                        stack,
                    });
                }
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
            self.open_deployment(state, side.other(), log);
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
