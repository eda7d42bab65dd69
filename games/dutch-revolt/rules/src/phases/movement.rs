//! The movement phase (8.0).

use engine::{Rejection, Sink, ensure, refuse};
use enum_map::EnumMap;

use crate::action::{Action, Amount, Cargo, Force};
use crate::event::Event;
use crate::game::DutchRevolt;
use crate::phase::Phase;
use crate::reason::Reason;
use crate::side::Side;
use crate::state::{Board, State, Step};
use crate::territory::{Territories, Territory};
use crate::unit::{Stack, Unit};

/// How many points of pikemen a flotilla carries.
const PIKEMEN_ABOARD: u8 = 2;

impl DutchRevolt {
    /// The first player marches, unless there is a truce.
    pub(crate) fn open_marches(&self, state: &mut State, log: &mut impl Sink<Event>) {
        if state.board.year.truce {
            log.emit(Event::TruceHolds {
                phase: Phase::Movement,
            });
            self.open_phase(state, Phase::Siege, log);
        } else {
            let side = state.board.initiative.first();
            self.march_or_skip(state, side, log);
        }
    }

    /// Lets a side march; without pieces there is nothing to decide.
    fn march_or_skip(&self, state: &mut State, side: Side, log: &mut impl Sink<Event>) {
        state.board.moved = EnumMap::from_fn(|_| Stack::EMPTY);
        let anything = state.board.units[side]
            .values()
            .any(|stack| stack.strength() > 0);
        if anything {
            state.board.step = Step::March { side };
        } else {
            self.end_march(state, side, log);
        }
    }

    fn end_march(&self, state: &mut State, side: Side, log: &mut impl Sink<Event>) {
        if side == state.board.initiative.first() {
            self.march_or_skip(state, side.other(), log);
        } else {
            state.board.moved = EnumMap::from_fn(|_| Stack::EMPTY);
            self.open_phase(state, Phase::Siege, log);
        }
    }

    /// Where the pieces in a territory that have not moved can go.
    pub fn reach(&self, board: &Board, side: Side, from: Territory) -> Territories {
        let ready = board.ready(side, from);
        let land = &self.data.territories[from];
        let mut reach = Territories::NONE;
        if ready.pikemen > 0 {
            reach = reach.or(land.neighbours);
        }
        if ready.cavalry > 0 {
            reach = reach.or(land.ride);
        }
        if ready.flotilla > 0 && self.data.coast.contains(from) {
            reach = reach.or(self.data.coast);
        }
        reach.remove(from);
        reach
    }

    /// The pieces of a force on its way, and whether it goes by sea; `None` if it cannot go.
    pub fn muster(
        &self,
        board: &Board,
        side: Side,
        from: Territory,
        to: Territory,
        force: Force,
    ) -> Option<(Stack, bool)> {
        let ready = board.ready(side, from);
        let land = &self.data.territories[from];
        let adjacent = land.neighbours.contains(to);
        let by_sea = self.joined_by_sea(from, to);
        let ship = |ships: u8, pikemen: u8, cavalry: u8| {
            let stack = Stack {
                pikemen,
                cavalry,
                flotilla: ships,
                missionary: 0,
            };
            (by_sea && ships > 0 && ready.covers(stack)).then_some((stack, true))
        };
        match force {
            Force::Pikemen(amount) if adjacent => {
                let pikemen = amount.of(ready.pikemen)?;
                Some((
                    Stack {
                        pikemen,
                        ..Stack::EMPTY
                    },
                    false,
                ))
            }
            Force::Cavalry(amount) if land.ride.contains(to) => {
                let cavalry = amount.of(ready.cavalry)?;
                Some((
                    Stack {
                        cavalry,
                        ..Stack::EMPTY
                    },
                    false,
                ))
            }
            Force::Count(Unit::Pikemen, count) if adjacent => {
                let fits = (1..=ready.pikemen).contains(&count);
                fits.then(|| (Stack::of(Unit::Pikemen, count), false))
            }
            Force::Count(Unit::Cavalry, count) if land.ride.contains(to) => {
                let fits = (1..=ready.cavalry).contains(&count);
                fits.then(|| (Stack::of(Unit::Cavalry, count), false))
            }
            Force::Army if adjacent && ready.pikemen > 0 && ready.cavalry > 0 => {
                let stack = Stack {
                    pikemen: ready.pikemen,
                    cavalry: ready.cavalry,
                    ..Stack::EMPTY
                };
                Some((stack, false))
            }
            Force::Flotilla(cargo) => match cargo {
                Cargo::Empty => ship(1, 0, 0),
                Cargo::OnePikeman => ship(1, 1, 0),
                Cargo::TwoPikemen => ship(1, PIKEMEN_ABOARD, 0),
                Cargo::OneCavalry => ship(1, 0, 1),
            },
            Force::Fleet if ready.flotilla > 1 => {
                let room = ready.flotilla.saturating_mul(PIKEMEN_ABOARD);
                ship(ready.flotilla, ready.pikemen.min(room), 0)
            }
            _ => None,
        }
    }

    /// All pieces that can get there: those that go overland, and those that sail. Ships take along what cannot walk.
    pub fn everything(
        &self,
        board: &Board,
        side: Side,
        from: Territory,
        to: Territory,
    ) -> (Stack, Stack) {
        let ready = board.ready(side, from);
        let land = &self.data.territories[from];
        let (mut overland, mut by_sea) = (Stack::EMPTY, Stack::EMPTY);
        if land.neighbours.contains(to) {
            overland.pikemen = ready.pikemen;
        }
        if land.ride.contains(to) {
            overland.cavalry = ready.cavalry;
        }
        if self.joined_by_sea(from, to) {
            let waiting = ready.minus(overland);
            by_sea.flotilla = ready.flotilla;
            by_sea.pikemen = waiting
                .pikemen
                .min(ready.flotilla.saturating_mul(PIKEMEN_ABOARD));
            let laden = by_sea.pikemen.div_ceil(PIKEMEN_ABOARD);
            by_sea.cavalry = waiting.cavalry.min(ready.flotilla - laden);
        }
        (overland, by_sea)
    }

    fn joined_by_sea(&self, from: Territory, to: Territory) -> bool {
        let coast = self.data.coast;
        from != to && coast.contains(from) && coast.contains(to)
    }

    /// Where pieces stand that can go anywhere.
    pub(crate) fn able_to_march(&self, board: &Board, side: Side) -> Territories {
        let units = &board.units[side];
        // Most territories are empty, which is seen faster than what can be reached.
        Territories::that(|at| units[at].strength() > 0 && !self.reach(board, side, at).is_empty())
    }

    /// Whether the pieces that can get there can be divided.
    pub(crate) fn can_send_part(
        &self,
        board: &Board,
        side: Side,
        from: Territory,
        to: Territory,
    ) -> bool {
        let (overland, by_sea) = self.everything(board, side, from, to);
        overland.plus(by_sea).strength() > 1
    }

    /// The forces that can go there.
    pub(crate) fn forces(
        &self,
        board: &Board,
        side: Side,
        from: Territory,
        to: Territory,
    ) -> impl Iterator<Item = Force> {
        let forces = Force::any(board.ready(side, from));
        forces.filter(move |&force| self.muster(board, side, from, to, force).is_some())
    }

    /// Whether the side may march from here, or stop.
    pub(crate) fn judge_march(
        &self,
        board: &Board,
        side: Side,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        match action {
            Action::At(territory) => {
                let able = board.units[side][territory].strength() > 0
                    && !self.reach(board, side, territory).is_empty();
                ensure(able, "8.0", || Reason::NothingReady { territory })
            }
            Action::Done => Ok(()),
            _ => Err(Rejection::out_of_place()),
        }
    }

    /// Whether anything can go there.
    pub(crate) fn judge_march_to(
        &self,
        board: &Board,
        side: Side,
        from: Territory,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        match action {
            Action::At(to) => ensure(self.reach(board, side, from).contains(to), "8.0", || {
                Reason::OutOfReach { from, to }
            }),
            Action::Part(to) if self.condensed => {
                let reached = self.reach(board, side, from).contains(to);
                ensure(reached, "8.0", || Reason::OutOfReach { from, to })?;
                let divisible = self.can_send_part(board, side, from, to);
                ensure(divisible, "8.0", || Reason::NoPart { to })
            }
            _ => Err(Rejection::out_of_place()),
        }
    }

    /// Whether this force can go there.
    pub(crate) fn judge_send(
        &self,
        board: &Board,
        side: Side,
        from: Territory,
        to: Territory,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        match action {
            Action::Send(force) if force.is_known(self.condensed) => {
                if self.muster(board, side, from, to, force).is_some() {
                    return Ok(());
                }
                let plainer = match force {
                    Force::Pikemen(Amount::All) => {
                        Some((Unit::Pikemen, Force::Pikemen(Amount::One)))
                    }
                    Force::Cavalry(Amount::All) => {
                        Some((Unit::Cavalry, Force::Cavalry(Amount::One)))
                    }
                    _ => None,
                };
                if let Some((unit, one)) = plainer {
                    let count = board.ready(side, from)[unit];
                    let able = self.muster(board, side, from, to, one).is_some();
                    ensure(!able, "8.0", || Reason::SaidPlainly { unit, count })?;
                }
                refuse("8.0", Reason::CannotSend { force })
            }
            _ => Err(Rejection::out_of_place()),
        }
    }

    /// Points at the way, or stops.
    pub(crate) fn apply_march(
        &self,
        state: &mut State,
        side: Side,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        match action {
            Action::At(from) => state.board.step = Step::MarchTo { side, from },
            _ => self.end_march(state, side, log),
        }
    }

    /// Points at the goal; if only one force can go there, it goes.
    pub(crate) fn apply_march_to(
        &self,
        state: &mut State,
        side: Side,
        from: Territory,
        to: Territory,
        log: &mut impl Sink<Event>,
    ) {
        let mut forces = Force::all()
            .filter(|&force| self.muster(&state.board, side, from, to, force).is_some());
        if let (Some(only), None) = (forces.next(), forces.next()) {
            drop(forces);
            self.send(state, side, from, to, only, log);
        } else {
            drop(forces);
            state.board.step = Step::MarchWith { side, from, to };
        }
    }

    /// Moves all that can get there.
    pub(crate) fn send_everything(
        &self,
        state: &mut State,
        side: Side,
        from: Territory,
        to: Territory,
        log: &mut impl Sink<Event>,
    ) {
        let (overland, by_sea) = self.everything(&state.board, side, from, to);
        for (stack, sails) in [(overland, false), (by_sea, true)] {
            if !stack.is_empty() {
                relocate(&mut state.board, side, from, to, stack, sails, log);
            }
        }
        state.board.step = Step::March { side };
    }

    /// Moves the force.
    pub(crate) fn send(
        &self,
        state: &mut State,
        side: Side,
        from: Territory,
        to: Territory,
        force: Force,
        log: &mut impl Sink<Event>,
    ) {
        let board = &mut state.board;
        if let Some((stack, by_sea)) = self.muster(board, side, from, to, force) {
            relocate(board, side, from, to, stack, by_sea, log);
        }
        board.step = Step::March { side };
    }
}

/// Moves pieces, which may not move again this year.
fn relocate(
    board: &mut Board,
    side: Side,
    from: Territory,
    to: Territory,
    stack: Stack,
    by_sea: bool,
    log: &mut impl Sink<Event>,
) {
    let units = &mut board.units[side];
    units[from] = units[from].minus(stack);
    units[to] = units[to].plus(stack);
    board.moved[to] = board.moved[to].plus(stack);
    log.emit(if by_sea {
        Event::Sailed {
            side,
            from,
            to,
            stack,
        }
    } else {
        Event::Marched {
            side,
            from,
            to,
            stack,
        }
    });
}
