//! The game as the engine knows it.

use std::ops::RangeInclusive;

use engine::{
    Anchor, Dice, Game, Hidden, Moment, OptionSpec, Options, Outcome, Rejection, Seat, Seats, Seed,
    Setup, SetupError, Sink, Viewer,
};

use crate::action::Action;
use crate::card::Card;
use crate::colour::Colour;
use crate::data::{self, Data};
use crate::electorate::Electorate;
use crate::event::Event;
use crate::options::{self, Agreed};
use crate::phase::Phase;
use crate::reason::Reason;
use crate::spot::Spot;
use crate::state::{Ballot, Opening, State, Step};
use crate::view::{self, View};

/// The rules of In the Shadow of the Emperor as agreed at one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kaiser {
    pub(crate) data: Data,
    pub(crate) agreed: Agreed,
    pub(crate) seats: u8,
    /// The least that costs money in phase IV.
    pub(crate) cheapest: u8,
    options: Options,
    rules: u16,
}

impl Kaiser {
    /// What is printed on board, cards and tiles.
    pub fn data(&self) -> &Data {
        &self.data
    }

    /// The options, ready for use.
    pub fn agreed(&self) -> &Agreed {
        &self.agreed
    }

    /// The players, clockwise.
    pub fn colours(&self) -> impl Iterator<Item = Colour> + Clone {
        Colour::at_table(self.seats)
    }

    fn voters(&self, state: &State) -> Seats {
        self.colours()
            .filter(|&colour| state.votes[colour].is_none())
            .map(Colour::seat)
            .collect()
    }

    fn noble_spaces(&self, electorate: Electorate) -> impl Iterator<Item = Action> {
        (0..self.data.spaces[electorate].noble)
            .map(move |slot| Action::At(Spot::Noble(electorate, slot)))
    }

    /// Every noble space of the board.
    pub(crate) fn all_noble_spaces(&self) -> impl Iterator<Item = Action> {
        Electorate::ALL
            .into_iter()
            .flat_map(|electorate| self.noble_spaces(electorate))
    }

    fn castle_spaces(&self) -> impl Iterator<Item = Action> {
        Electorate::ALL.into_iter().flat_map(|electorate| {
            (0..self.data.spaces[electorate].castle)
                .map(move |slot| Action::At(Spot::Castle(electorate, slot)))
        })
    }

    fn deed_candidates(&self, card: Card, out: &mut Vec<Action>) {
        match card {
            Card::Doctor | Card::Move | Card::KingsDaughter => {
                out.push(Action::At(Spot::Throne));
                out.extend(ELECTORS);
                out.extend(self.all_noble_spaces());
            }
            Card::Promotion => out.extend(self.all_noble_spaces()),
            Card::Permit => {
                out.extend(ELECTORATES);
                out.extend(self.all_noble_spaces());
            }
            _ => out.extend(ELECTORATES),
        }
        out.push(Action::Decline);
    }

    /// Carries out an open decision: any but a vote.
    pub(crate) fn carry_on(&self, state: &mut State, action: Action, log: &mut impl Sink<Event>) {
        match state.board.step {
            Step::Place(_) => self.apply_place(state, action, log),
            Step::Enthrone(vacancy) => {
                if let Action::At(spot) = action {
                    self.enthrone(state, vacancy, Some(spot), log);
                }
            }
            Step::Son => self.apply_son(state, action, log),
            Step::Daughter => self.apply_daughter(state, action, log),
            Step::Answer { groom } => self.apply_answer(state, groom, action, log),
            Step::Act => self.apply_act(state, action, log),
            Step::Use(deed) => self.apply_use(state, deed, action, log),
            Step::MoveTo { from, .. } => self.apply_move_to(state, from, action, log),
            Step::Knight => self.apply_knight(state, action, log),
            Step::KnightTo { from } => self.apply_knight_to(state, Some(from), action, log),
            Step::Trier => self.apply_trier(state, action, log),
            Step::Retreat { electorate, phase } => {
                self.apply_retreat(state, electorate, phase, action, log);
            }
            Step::Eminence { colour } => self.apply_eminence(state, colour, action, log),
            Step::Tie { electorate } => self.apply_tie(state, electorate, action, log),
            Step::Install { electorate, .. } => {
                self.apply_install(state, electorate, action, log);
            }
            Step::Influence | Step::Exclude => self.apply_announcement(state, action, log),
            Step::Exile { noble } => self.apply_exile(state, noble, action, log),
            Step::ImperialCity => self.apply_imperial_city(state, action, log),
            Step::ImperialFrom => self.apply_imperial_from(state, action, log),
            Step::ImperialTo { from } => self.apply_imperial_to(state, from, action, log),
            Step::Vote | Step::Over => {}
        }
    }
}

pub(crate) const ELECTORATES: [Action; 7] = {
    let mut actions = [Action::Pass; 7];
    let mut at = 0;
    while at < 7 {
        actions[at] = Action::In(Electorate::ALL[at]);
        at += 1;
    }
    actions
};

pub(crate) const ELECTORS: [Action; 7] = {
    let mut actions = [Action::Pass; 7];
    let mut at = 0;
    while at < 7 {
        actions[at] = Action::At(Spot::Elector(Electorate::ALL[at]));
        at += 1;
    }
    actions
};

pub(crate) const CASTLES: [Action; 7] = {
    let mut actions = [Action::Pass; 7];
    let mut at = 0;
    while at < 7 {
        actions[at] = Action::Castle(Electorate::ALL[at]);
        at += 1;
    }
    actions
};

impl Game for Kaiser {
    const ID: &'static str = "kaiser";
    const RULES: u16 = 2;
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

    fn open(setup: &Setup) -> Result<Kaiser, SetupError> {
        setup.check::<Kaiser>()?;
        let data = data::PRINTED.or(setup.data.as_deref())?;
        let costs = Card::ALL
            .into_iter()
            .filter(|card| !matches!(card, Card::Rival | Card::GreyEminence))
            .map(|card| data.cards[card].price.min(data.cards[card].couple_price));
        Ok(Kaiser {
            cheapest: costs.min().unwrap_or(0),
            data,
            agreed: Agreed::new(setup),
            seats: setup.seats,
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
        Colour::at(seat).map_or("", Colour::id)
    }

    fn start(&self, seed: Seed, log: &mut impl Sink<Event>) -> State {
        self.set_up(seed, log)
    }

    fn to_act(&self, state: &State) -> Seats {
        match state.board.step {
            Step::Vote => self.voters(state),
            _ => state
                .board
                .decider()
                .map_or(Seats::NONE, |colour| Seats::only(colour.seat())),
        }
    }

    fn candidates(&self, state: &State, _: Seat, out: &mut Vec<Action>) {
        match state.board.step {
            Step::Place(Opening::Knight) | Step::KnightTo { .. } => {
                out.extend(ELECTORATES);
                out.extend(CASTLES);
            }
            Step::Place(_) | Step::ImperialTo { .. } => out.extend(ELECTORATES),
            Step::Enthrone(_) => {
                out.extend(ELECTORS);
                out.extend(self.all_noble_spaces());
            }
            Step::Son | Step::MoveTo { .. } | Step::Exile { .. } => {
                out.extend(ELECTORATES);
                out.extend(self.all_noble_spaces());
            }
            Step::Daughter => {
                out.push(Action::At(Spot::Throne));
                out.extend(ELECTORS);
                out.extend(self.all_noble_spaces());
                out.push(Action::Decline);
            }
            Step::Answer { .. } => out.extend([Action::Accept, Action::Refuse]),
            Step::Act => {
                out.extend(Card::ALL.map(Action::Take));
                out.push(Action::TakeCouple);
                out.extend(Electorate::ALL.map(Action::Privilege));
                out.push(Action::Pass);
            }
            Step::Use(deed) => self.deed_candidates(deed.card, out),
            Step::Knight => {
                out.extend(ELECTORATES);
                out.extend(CASTLES);
                out.extend(self.all_noble_spaces());
                out.extend(self.castle_spaces());
            }
            Step::Trier => {
                out.extend(Card::ALL.map(Action::Take));
                out.push(Action::TakeCouple);
            }
            Step::Retreat { electorate, .. } | Step::Install { electorate, .. } => {
                out.extend(self.noble_spaces(electorate));
            }
            Step::Tie { .. } => out.extend(self.colours().map(Action::Name)),
            Step::Vote => out.extend([Ballot::Emperor, Ballot::Rival].map(Action::Vote)),
            Step::Influence
            | Step::Exclude
            | Step::Eminence { .. }
            | Step::ImperialCity
            | Step::ImperialFrom => {
                out.extend(ELECTORATES);
                out.push(Action::Decline);
            }
            Step::Over => {}
        }
    }

    fn plausible(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let board = &state.board;
        match board.step {
            Step::Act => self.list_actions(board, out),
            step if Kaiser::is_about_pieces(step) => self.list_pieces(board, out),
            _ => self.candidates(state, seat, out),
        }
    }

    fn is_exact(&self, state: &State) -> bool {
        let step = state.board.step;
        matches!(step, Step::Act) || Kaiser::is_about_pieces(step)
    }

    fn unavailable(&self, state: &State, _: Seat, out: &mut Vec<Action>) {
        match state.board.step {
            Step::Place(Opening::Elector) => out.extend(ELECTORS),
            Step::Place(Opening::Knight) | Step::KnightTo { .. } => {
                out.extend(self.all_noble_spaces());
                out.extend(self.castle_spaces());
            }
            Step::Place(Opening::Couple35 | Opening::Baron25 | Opening::Couple15) => {
                out.extend(self.all_noble_spaces());
            }
            Step::Retreat { electorate, .. } | Step::Install { electorate, .. } => {
                let others = Electorate::ALL.into_iter().filter(|&at| at != electorate);
                out.extend(others.flat_map(|at| self.noble_spaces(at)));
            }
            _ => {}
        }
    }

    fn judge(&self, state: &State, _: Seat, action: Action) -> Result<(), Rejection<Reason>> {
        let board = &state.board;
        match (board.step, action) {
            (Step::Place(opening), _) => self.judge_place(board, opening, action),
            (Step::Enthrone(vacancy), _) => Kaiser::judge_enthrone(board, vacancy, action),
            (Step::Son, _) => self.judge_son(board, action),
            (Step::Daughter, _) => self.judge_daughter(board, action),
            (Step::Answer { .. }, Action::Accept | Action::Refuse) => Ok(()),
            (Step::Act, _) => self.judge_act(board, action),
            (Step::Use(deed), _) => self.judge_use(board, deed, action),
            (Step::MoveTo { from, .. }, _) => self.judge_move_to(board, from, action),
            (Step::Knight, _) => self.judge_knight(board, action),
            (Step::KnightTo { from }, _) => self.judge_knight_to(board, from, action),
            (Step::Trier, _) => self.judge_trier(board, action),
            (Step::Retreat { electorate, .. }, _) => {
                Kaiser::judge_retreat(board, electorate, action)
            }
            (Step::Eminence { .. }, _) => Kaiser::judge_eminence(board, action),
            (Step::Tie { electorate }, _) => self.judge_tie(board, electorate, action),
            (Step::Install { electorate, colour }, _) => {
                Kaiser::judge_install(board, electorate, colour, action)
            }
            (Step::Influence | Step::Exclude, _) => self.judge_announcement(board, action),
            (Step::Vote, Action::Vote(_)) => Ok(()),
            (Step::Exile { .. }, _) => self.judge_exile(board, action),
            (Step::ImperialCity, _) => self.judge_imperial_city(board, action),
            (Step::ImperialFrom, _) => self.judge_imperial_from(board, action),
            (Step::ImperialTo { .. }, _) => self.judge_imperial_to(board, action),
            _ => Err(Rejection::out_of_place()),
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
        if state.board.step != Step::Vote {
            state.board.last = Some(action);
            self.carry_on(state, action, log);
        } else if let Some(colour) = Colour::at(seat) {
            self.apply_vote(state, colour, action, log);
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.board.step == Step::Over).then(|| self.result(&state.board))
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
        self.seen_by(state, viewer)
    }

    fn determinize(&self, view: &View, dice: &mut Dice) -> State {
        view.imagine(dice)
    }

    fn hidden(&self, state: &State) -> Vec<Hidden> {
        let bound = [Some(state.board.emperor), state.board.rival()];
        self.colours()
            .filter(|&colour| !bound.contains(&Some(colour)))
            .filter_map(|colour| {
                let vote = state.votes[colour]?;
                Some(Hidden::new("vote", Some(colour.seat()), &vote))
            })
            .collect()
    }

    fn observe(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(view::observe(*event, viewer))
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
