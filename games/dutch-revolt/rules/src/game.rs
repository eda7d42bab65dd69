//! The game as the engine knows it.

use std::ops::RangeInclusive;

use engine::{
    Anchor, Dice, Game, Hidden, Moment, OptionSpec, Options, Outcome, Rejection, Seat, Seats, Seed,
    Setup, SetupError, Sink, Viewer, ensure,
};

use crate::action::{Action, Force};
use crate::data::{self, Data};
use crate::event::Event;
use crate::options::{self, Agreed};
use crate::phase::Phase;
use crate::reason::Reason;
use crate::side::Side;
use crate::state::{State, Step};
use crate::territory::{Territories, Territory};
use crate::unit::Unit;
use crate::view::{self, View};

/// The rules of The Dutch Revolt as agreed at one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DutchRevolt {
    pub(crate) data: Data,
    pub(crate) agreed: Agreed,
    /// Whether one decision does what takes several in the first version of the rules: any amount is hired in one step, a side
    /// says in which phases to ask it for events, all troops march together, and the log sums up.
    pub(crate) condensed: bool,
    options: Options,
    rules: u16,
}

impl DutchRevolt {
    /// What is printed on map, tables and counters.
    pub fn data(&self) -> &Data {
        &self.data
    }

    /// The options, ready for use.
    pub fn agreed(&self) -> &Agreed {
        &self.agreed
    }

    /// Whether this is the second version of the rules or a later one.
    pub fn is_condensed(&self) -> bool {
        self.condensed
    }

    /// The year on the track; in the short game the first of the turn's two years.
    pub fn year(&self, turn: u8) -> u16 {
        let years = if self.agreed.short { 2 } else { 1 };
        self.data.first_year + u16::from(turn.saturating_sub(1)) * years
    }

    /// How many turns there are at the most.
    pub fn turns(&self) -> u8 {
        self.data.turns[usize::from(self.agreed.short)]
    }

    /// The political points that make the Union of Utrecht.
    pub fn union(&self) -> i16 {
        self.data.union[usize::from(self.agreed.short)]
    }
}

impl Step {
    /// Whose decision it is; nobody's when the game is over.
    pub fn side(self) -> Option<Side> {
        match self {
            Step::Pick { side, .. }
            | Step::Chits { side, .. }
            | Step::Deploy { side }
            | Step::Hire { side, .. }
            | Step::March { side }
            | Step::MarchTo { side, .. }
            | Step::MarchWith { side, .. }
            | Step::Besiege { side }
            | Step::Discard { side } => Some(side),
            Step::Effect(effect) => Some(effect.chooser()),
            Step::Over(_) => None,
        }
    }

    /// The phase of the turn.
    pub fn phase(self) -> Phase {
        match self {
            Step::Pick { .. } => Phase::Initiative,
            Step::Chits { phase, .. } => phase,
            Step::Effect(effect) => effect.phase,
            Step::Deploy { .. } | Step::Hire { .. } => Phase::Treasury,
            Step::March { .. } | Step::MarchTo { .. } | Step::MarchWith { .. } => Phase::Movement,
            Step::Besiege { .. } => Phase::Siege,
            Step::Discard { .. } | Step::Over(_) => Phase::Political,
        }
    }
}

impl Game for DutchRevolt {
    const ID: &'static str = "dutch-revolt";
    const RULES: u16 = 3;
    const SEATS: RangeInclusive<u8> = 2..=2;
    const OPTIONS: &'static [OptionSpec] = options::SPECS;
    const PHASES: &'static [&'static str] = Phase::IDS;

    type State = State;
    type Action = Action;
    type Event = Event;
    type Reason = Reason;
    type View = View;

    fn data_file(rules: u16) -> &'static str {
        data::printed(rules).text()
    }

    fn open(setup: &Setup) -> Result<DutchRevolt, SetupError> {
        setup.check::<DutchRevolt>()?;
        Ok(DutchRevolt {
            data: data::printed(setup.rules).or(setup.data.as_deref())?,
            agreed: Agreed::new(&setup.options),
            condensed: setup.rules >= 2,
            options: setup.options.clone(),
            rules: setup.rules,
        })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn rules_version(&self) -> u16 {
        self.rules
    }

    fn seat_id(&self, seat: Seat) -> &'static str {
        Side::at(seat).map_or("", Side::id)
    }

    fn start(&self, seed: Seed, log: &mut impl Sink<Event>) -> State {
        self.set_up(seed, log)
    }

    fn to_act(&self, state: &State) -> Seats {
        match state.board.step.side() {
            Some(side) => Seats::only(side.seat()),
            None => Seats::NONE,
        }
    }

    fn candidates(&self, state: &State, _: Seat, out: &mut Vec<Action>) {
        match state.board.step {
            Step::Chits { phase, side } => self.chit_candidates(state, phase, side, out),
            Step::Effect(effect) if effect.strikes() => {
                out.extend([Unit::Pikemen, Unit::Cavalry].map(Action::Strike));
            }
            Step::Pick { .. } => out.extend(Territory::ALL.into_iter().map(Action::At)),
            Step::Effect(effect) => {
                out.extend(Territory::ALL.into_iter().map(Action::At));
                let divisible = self.divisible(&state.board, effect);
                out.extend(divisible.iter().map(Action::Part));
            }
            Step::MarchTo { side, from } => {
                out.extend(Territory::ALL.into_iter().map(Action::At));
                if self.condensed {
                    let reach = self.reach(&state.board, side, from);
                    out.extend(reach.iter().map(Action::Part));
                }
            }
            Step::Deploy { .. } => {
                out.extend(Territory::ALL.into_iter().map(Action::At));
                if !self.condensed {
                    out.push(Action::AsLastYear);
                }
                out.push(Action::Done);
            }
            Step::Hire { side, at } if self.condensed => {
                self.open_candidates(&state.board, side, at, out);
            }
            Step::Hire { .. } => DutchRevolt::hire_candidates(out),
            Step::March { .. } | Step::Besiege { .. } => {
                out.extend(Territory::ALL.into_iter().map(Action::At));
                out.push(Action::Done);
            }
            Step::MarchWith { side, from, .. } if self.condensed => {
                out.extend(Force::any(state.board.ready(side, from)).map(Action::Send));
            }
            Step::MarchWith { .. } => out.extend(Force::all().map(Action::Send)),
            Step::Discard { side } => out.extend(state.hands[side].kinds().map(Action::Return)),
            Step::Over(_) => {}
        }
    }

    fn plausible(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let board = &state.board;
        let places = |places: Territories| places.iter().map(Action::At);
        match board.step {
            Step::Chits { phase, side } => self.chit_choices(state, phase, side, out),
            Step::Effect(effect) if effect.strikes() => {
                let units = [Unit::Pikemen, Unit::Cavalry].into_iter();
                let units = units.filter(|&unit| DutchRevolt::judge_strike(effect, unit).is_ok());
                out.extend(units.map(Action::Strike));
            }
            Step::Effect(effect) => {
                let fits = |&at: &Territory| self.judge_target(board, effect, at).is_ok();
                out.extend(Territory::ALL.into_iter().filter(fits).map(Action::At));
                let divisible = self.divisible(board, effect).iter();
                let fits = |&at: &Territory| self.judge_desertion(board, effect, at).is_ok();
                out.extend(divisible.filter(fits).map(Action::Part));
            }
            Step::Deploy { side } if self.condensed => {
                out.extend(places(self.worth_opening(board, side)));
                out.push(Action::Done);
            }
            Step::Hire { side, at } if self.condensed => {
                self.open_choices(board, side, at, out);
            }
            Step::March { side } => {
                out.extend(places(self.able_to_march(board, side)));
                out.push(Action::Done);
            }
            Step::MarchTo { side, from } => {
                let reach = self.reach(board, side, from);
                out.extend(places(reach));
                if self.condensed {
                    let divisible = reach
                        .iter()
                        .filter(|&to| self.can_send_part(board, side, from, to));
                    out.extend(divisible.map(Action::Part));
                }
            }
            Step::MarchWith { side, from, to } if self.condensed => {
                out.extend(self.forces(board, side, from, to).map(Action::Send));
            }
            Step::Besiege { side } => out.extend(places(self.invaded(board, side))),
            Step::Pick { free, .. } => out.extend(places(free)),
            _ => self.candidates(state, seat, out),
        }
    }

    fn is_exact(&self, state: &State) -> bool {
        match state.board.step {
            Step::Pick { .. }
            | Step::Chits { .. }
            | Step::Effect(_)
            | Step::March { .. }
            | Step::MarchTo { .. }
            | Step::Besiege { .. } => true,
            Step::Deploy { .. } | Step::Hire { .. } | Step::MarchWith { .. } => self.condensed,
            Step::Discard { .. } | Step::Over(_) => false,
        }
    }

    fn judge(&self, state: &State, _: Seat, action: Action) -> Result<(), Rejection<Reason>> {
        let board = &state.board;
        match (board.step, action) {
            (Step::Pick { free, .. }, Action::At(territory)) => {
                ensure(free.contains(territory), "12.0", || Reason::Picked {
                    territory,
                })
            }
            (Step::Chits { .. }, _) => self.judge_chit(state, action),
            (Step::Effect(effect), Action::At(territory)) if !effect.strikes() => {
                self.judge_target(board, effect, territory)
            }
            (Step::Effect(effect), Action::Part(territory)) => {
                self.judge_desertion(board, effect, territory)
            }
            (Step::Effect(effect), Action::Strike(unit)) => DutchRevolt::judge_strike(effect, unit),
            (Step::Deploy { side }, _) => self.judge_deploy(board, side, action),
            (Step::Hire { side, at }, _) if self.condensed => {
                self.judge_open(board, side, at, action)
            }
            (Step::Hire { side, at }, _) => self.judge_hire(board, side, at, action),
            (Step::March { side }, _) => self.judge_march(board, side, action),
            (Step::MarchTo { side, from }, _) => self.judge_march_to(board, side, from, action),
            (Step::MarchWith { side, from, to }, _) => {
                self.judge_send(board, side, from, to, action)
            }
            (Step::Besiege { side }, _) => DutchRevolt::judge_besiege(board, side, action),
            (Step::Discard { side }, _) => DutchRevolt::judge_discard(state, side, action),
            _ => Err(Rejection::out_of_place()),
        }
    }

    fn apply(&self, state: &mut State, _: Seat, action: Action, log: &mut impl Sink<Event>) {
        match (state.board.step, action) {
            (Step::Pick { .. }, Action::At(territory)) => self.pick(state, territory, log),
            (Step::Chits { .. }, _) => self.apply_chit(state, action, log),
            (Step::Effect(effect), Action::At(territory)) => {
                self.apply_target(state, effect, territory, log);
            }
            (Step::Effect(effect), Action::Part(territory)) => {
                self.move_pikemen(state, effect, territory, 1, log);
            }
            (Step::Effect(effect), Action::Strike(unit)) => {
                self.apply_strike(state, effect, unit, log);
            }
            (Step::Deploy { side }, _) => self.apply_deploy(state, side, action, log),
            (Step::Hire { side, at }, _) if self.condensed => {
                self.apply_open(state, side, at, action, log);
            }
            (Step::Hire { side, at }, _) => self.apply_hire(state, side, at, action),
            (Step::March { side }, _) => self.apply_march(state, side, action, log),
            (Step::MarchTo { side, from }, Action::At(to)) if self.condensed => {
                self.send_everything(state, side, from, to, log);
            }
            (Step::MarchTo { side, from }, Action::At(to)) => {
                self.apply_march_to(state, side, from, to, log);
            }
            (Step::MarchTo { side, from }, Action::Part(to)) => {
                state.board.step = Step::MarchWith { side, from, to };
            }
            (Step::MarchWith { side, from, to }, Action::Send(force)) => {
                self.send(state, side, from, to, force, log);
            }
            (Step::Besiege { side }, Action::At(territory)) => {
                self.besiege(state, side, territory, log);
            }
            (Step::Discard { side }, _) => self.apply_discard(state, side, action, log),
            _ => {}
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        match state.board.step {
            Step::Over(verdict) => Some(verdict.outcome()),
            _ => None,
        }
    }

    fn moment(&self, state: &State) -> Moment {
        Moment {
            round: state.board.turn.into(),
            phase: state.board.step.phase() as u8,
        }
    }

    fn dice<'s>(&self, state: &'s State) -> &'s Dice {
        &state.dice
    }

    fn dice_mut<'s>(&self, state: &'s mut State) -> &'s mut Dice {
        &mut state.dice
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(state, viewer, self.condensed)
    }

    fn determinize(&self, view: &View, dice: &mut Dice) -> State {
        view.imagine(&self.data, self.agreed, dice)
    }

    fn hidden(&self, state: &State) -> Vec<Hidden> {
        let hand = |side: Side| Hidden::new("hand", Some(side.seat()), &state.hands[side]);
        let asked = |side: Side| Hidden::new("asked", Some(side.seat()), &state.asked[side]);
        let mut hidden = vec![hand(Side::Spanish), hand(Side::Rebel)];
        if self.condensed {
            hidden.extend(Side::ALL.map(asked));
        }
        hidden
    }

    fn observe(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(view::observe(*event, viewer))
    }

    fn reveals(&self, event: &Event, viewer: Viewer) -> bool {
        view::reveals(*event, viewer)
    }

    /// A side is asked for events wherever the other cannot see that it has none to play.
    fn shields(&self, state: &State, _: Seat) -> bool {
        matches!(state.board.step, Step::Chits { .. })
    }

    fn anchor(&self, action: Action) -> Anchor {
        action.anchor()
    }

    fn faults(&self, state: &State) -> Vec<Rejection<Reason>> {
        self.all_faults(state)
    }
}
