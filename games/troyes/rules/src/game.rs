//! The game as the engine knows it.

use std::ops::RangeInclusive;

use engine::{
    Anchor, Dice, Game, Hidden, Moment, OptionSpec, Options, Outcome, Rejection, Seat, Seats, Seed,
    Setup, SetupError, Sink, Viewer, refuse,
};

use crate::action::Action;
use crate::building::{Building, Space, Spaces};
use crate::character::Characters;
use crate::data::{self, Data};
use crate::event::Event;
use crate::event_card::EventCard;
use crate::family::Family;
use crate::options::{self, Agreed};
use crate::phase::Phase;
use crate::reason::Reason;
use crate::state::{State, Step};
use crate::view::{self, View};

/// The rules of Troyes as agreed at one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Troyes {
    pub(crate) data: Data,
    pub(crate) agreed: Agreed,
    pub(crate) seats: u8,
    /// Whether a group that fits nothing is offered once only, as it is from the second version of the rules on.
    pub(crate) remembers: bool,
    /// Whether nothing is asked that has one answer, and what was taken can be put back, as it is from the third
    /// version of the rules on.
    pub(crate) brief: bool,
    options: Options,
    rules: u16,
}

impl Troyes {
    /// What is printed on board and cards.
    pub fn data(&self) -> &Data {
        &self.data
    }

    /// The options, ready for use.
    pub fn agreed(&self) -> &Agreed {
        &self.agreed
    }

    /// How many rounds the game has.
    pub fn rounds(&self) -> u8 {
        let printed = self.data.rounds[self.table()];
        printed + u8::from(self.seats == 2 && self.agreed.fifth_round)
    }

    /// How many citizens each player begins with.
    pub fn first_citizens(&self) -> u8 {
        self.data.citizens[self.table()]
    }

    /// How many characters each player has.
    pub fn hand_size(&self) -> usize {
        if self.seats == 2 { 2 } else { 1 }
    }

    /// The family that sits there.
    pub fn family_at(&self, seat: Seat) -> Option<Family> {
        Family::at(seat).filter(|_| seat.0 < self.seats)
    }

    /// The place in lists for two, three and four players.
    fn table(&self) -> usize {
        usize::from(self.seats.clamp(2, 4) - 2)
    }

    /// All characters that were dealt.
    pub(crate) fn revealed(state: &State) -> Characters {
        let hands = state.characters.values();
        hands.fold(Characters::NONE, |all, hand| all.or(*hand))
    }
}

impl Game for Troyes {
    const ID: &'static str = "troyes";
    const RULES: u16 = 3;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const OPTIONS: &'static [OptionSpec] = options::SPECS;
    const PHASES: &'static [&'static str] = Phase::IDS;

    type State = State;
    type Action = Action;
    type Event = Event;
    type Reason = Reason;
    type View = View;

    fn data_file(_: u16) -> &'static str {
        data::PRINTED.text()
    }

    fn open(setup: &Setup) -> Result<Troyes, SetupError> {
        setup.check::<Troyes>()?;
        Ok(Troyes {
            data: data::PRINTED.or(setup.data.as_deref())?,
            agreed: Agreed::new(&setup.options, setup.rules, setup.seats),
            seats: setup.seats,
            remembers: setup.rules >= 2,
            brief: setup.rules >= 3,
            options: setup.options.clone(),
            rules: setup.rules,
        })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn rules_version(&self) -> u16 {
        self.rules
    }

    fn seat_id(&self, seat: Seat) -> &'static str {
        self.family_at(seat).map_or("", Family::id)
    }

    fn start(&self, seed: Seed, log: &mut impl Sink<Event>) -> State {
        self.set_up(seed, log)
    }

    fn to_act(&self, state: &State) -> Seats {
        let family = state.board.step.family();
        family
            .and_then(Family::seat)
            .map_or(Seats::NONE, Seats::only)
    }

    fn candidates(&self, state: &State, _: Seat, out: &mut Vec<Action>) {
        let board = &state.board;
        match board.step {
            Step::Settle { .. } => out.extend(Space::all().map(Action::Settle)),
            Step::Counter { .. } | Step::CounterMore { .. } => {
                self.counter_candidates(board, out);
            }
            Step::Reroll { .. } => {
                out.extend(board.all_dice().map(|(space, _)| Action::Die(space)));
            }
            Step::TurnOver { .. } => {
                out.extend(board.all_dice().map(|(space, _)| Action::Die(space)));
                out.push(Action::Done);
            }
            Step::Turn { .. } => {
                Troyes::dice_candidates(board, out);
                out.extend([
                    Action::Reroll,
                    Action::Recruit,
                    Action::TurnOver,
                    Action::Pass,
                ]);
            }
            Step::Group { family } => {
                Troyes::dice_candidates(board, out);
                Troyes::target_candidates(board, out);
                if self.brief {
                    Troyes::citizen_candidates(board, family, out);
                }
                out.push(Action::Drop);
            }
            Step::Citizen { .. } => Troyes::source_candidates(board, out),
            Step::Confirm { .. } => self.confirm_candidates(board, out),
            Step::Cubes { left, .. } if self.brief => {
                self.cubes_candidates(board, left, out);
                out.push(Action::Done);
            }
            Step::Cubes { .. } => {
                out.push(Action::Combat(EventCard::Marauding));
                out.extend(board.row.iter().map(|threat| Action::Combat(threat.card)));
                out.push(Action::Done);
            }
            Step::GiveUp { left, .. } => {
                self.cubes_candidates(board, left, out);
                out.push(Action::Confirm);
            }
            Step::Over => {}
        }
    }

    fn plausible(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let board = &state.board;
        match board.step {
            Step::Settle { .. } => {
                let free = Space::all().filter(|space| board.citizens[space.index()].is_none());
                out.extend(free.map(Action::Settle));
            }
            Step::Counter { .. } | Step::CounterMore { .. } => self.counter_choices(board, out),
            Step::Reroll { family, .. } => {
                out.extend(board.dice_of(family).map(|(space, _)| Action::Die(space)));
            }
            Step::TurnOver { family, .. } => {
                out.extend(board.dice_of(family).map(|(space, _)| Action::Die(space)));
                out.push(Action::Done);
            }
            Step::Turn { family } => self.turn_choices(board, family, out),
            Step::Group { family } => self.group_choices(board, family, out),
            Step::Citizen { family } => Troyes::source_choices(board, family, out),
            Step::Confirm { family } if self.brief => self.confirm_choices(board, family, out),
            _ => self.candidates(state, seat, out),
        }
    }

    fn is_exact(&self, state: &State) -> bool {
        matches!(
            state.board.step,
            Step::Settle { .. }
                | Step::Counter { .. }
                | Step::CounterMore { .. }
                | Step::Turn { .. }
                | Step::Group { .. }
        )
    }

    fn unavailable(&self, state: &State, _: Seat, out: &mut Vec<Action>) {
        let board = &state.board;
        match board.step {
            Step::Settle { .. } => out.extend(Building::ALL.map(Action::Place)),
            Step::Turn { .. } => {
                Troyes::target_candidates(board, out);
                Troyes::source_candidates(board, out);
            }
            Step::Counter { .. } | Step::CounterMore { .. } => {
                let delayed = board.open_cards().filter(|card| card.activity.is_delayed());
                out.extend(delayed.map(|card| Action::Cube(card.activity)));
            }
            Step::Group { .. } => {
                let mut sources = Vec::new();
                Troyes::source_candidates(board, &mut sources);
                sources.retain(|source| !out.contains(source));
                out.append(&mut sources);
            }
            Step::Citizen { .. } => {
                Troyes::dice_candidates(board, out);
                Troyes::target_candidates(board, out);
            }
            Step::Confirm { .. } => {
                Troyes::dice_candidates(board, out);
                Troyes::target_candidates(board, out);
                Troyes::source_candidates(board, out);
            }
            _ => {}
        }
    }

    fn judge(&self, state: &State, _: Seat, action: Action) -> Result<(), Rejection<Reason>> {
        let board = &state.board;
        match (board.step, action) {
            (Step::Settle { .. }, Action::Settle(space)) => Troyes::judge_settle(board, space),
            (Step::Counter { .. } | Step::CounterMore { .. }, _) => {
                self.judge_counter(board, action)
            }
            (Step::Reroll { family, .. }, Action::Die(_)) => {
                self.judge_own_die(board, family, Spaces::NONE, action)
            }
            (Step::TurnOver { family, dice, .. }, _) => {
                self.judge_own_die(board, family, dice, action)
            }
            (Step::Turn { family }, _) => self.judge_turn(board, family, action),
            (Step::Group { family }, _) => self.judge_group(board, family, action),
            (Step::Citizen { family }, _) => self.judge_source(board, family, action),
            (Step::Confirm { family }, _) => self.judge_confirm(board, family, action),
            (Step::Cubes { left, .. }, _) => self.judge_cubes(board, left, action),
            (Step::GiveUp { left, .. }, _) => self.judge_give_up(board, left, action),
            (Step::Settle { .. }, Action::Place(_)) => refuse("Prologue", Reason::ChooseSpace),
            _ => Err(Rejection::out_of_place()),
        }
    }

    fn apply(&self, state: &mut State, _: Seat, action: Action, log: &mut impl Sink<Event>) {
        match (state.board.step, action) {
            (Step::Settle { family }, Action::Settle(space)) => {
                self.settle(state, family, space, log);
            }
            (Step::Counter { .. } | Step::CounterMore { .. }, _) => {
                self.apply_counter(state, action, log);
            }
            (Step::Reroll { family, before }, Action::Die(space)) => {
                self.reroll(state, family, before, space, log);
            }
            (Step::TurnOver { .. }, _) => self.apply_turn_over(state, action, log),
            (Step::Turn { family }, _) => self.apply_turn(state, family, action, log),
            (Step::Group { family }, _) => self.apply_group(state, family, action, log),
            (Step::Citizen { family }, Action::From(source)) => {
                state.board.plan.source = Some(source);
                self.go_on(state, family, log);
            }
            (Step::Confirm { family }, _) => self.carry_out(state, family, action, log),
            (Step::Cubes { family, left } | Step::GiveUp { family, left }, _) => {
                self.apply_cubes(state, family, left, action, log);
            }
            _ => {}
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let over = state.board.step == Step::Over;
        over.then(|| self.result(&state.board, Troyes::revealed(state)))
    }

    fn moment(&self, state: &State) -> Moment {
        Moment {
            round: state.board.round.into(),
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
        View::new(self, state, viewer)
    }

    fn determinize(&self, view: &View, dice: &mut Dice) -> State {
        view.imagine(self, dice)
    }

    fn hidden(&self, state: &State) -> Vec<Hidden> {
        Family::playing(self.seats)
            .map(|family| Hidden::new("character", family.seat(), &state.characters[family]))
            .collect()
    }

    fn reveals(&self, event: &Event, viewer: Viewer) -> bool {
        view::reveals(*event, viewer)
    }

    fn anchor(&self, action: Action) -> Anchor {
        action.anchor()
    }

    fn faults(&self, state: &State) -> Vec<Rejection<Reason>> {
        self.all_faults(state)
    }
}
