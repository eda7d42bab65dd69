//! The auction: bid in secret for the right to throw a die; whoever has the most points wins.

mod draw;
mod parts;
mod speak;
mod state;
mod think;

use std::borrow::Cow;
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicU8, Ordering};

use arrayvec::ArrayVec;
use engine::data::range;
use engine::{
    Anchor, Dice, Game, Hidden, Moment, OptionSpec, Options, Outcome, Rejection, Seat, Seats, Seed,
    Setup, SetupError, Sink, Viewer, ensure, refuse,
};

use crate::counts::count;
use crate::flaw;
pub use state::{Action, Event, Field, Phase, Points, Reason, State, View};
use state::{BoardPlace, Data, LEAST_PURSE, MOST, Smuggled};

/// The rules of the auction at one table.
#[derive(Clone, Debug)]
pub struct Toy<const FLAW: u8 = { flaw::NONE }> {
    seats: u8,
    options: Options,
    rounds: u16,
    purse: u8,
}

/// Where a flawed toy takes points from.
static OUTSIDE: AtomicU8 = AtomicU8::new(0);

impl<const FLAW: u8> Toy<FLAW> {
    fn coins(state: &State<FLAW>, seat: Seat) -> u8 {
        state.purses[seat.index()].saturating_sub(state.spent[seat.index()])
    }

    fn show_bids(&self, state: &mut State<FLAW>, log: &mut impl Sink<Event>) {
        let bids: ArrayVec<u8, MOST> = state.bids[..self.seats as usize].iter().copied().collect();
        let most = bids.iter().copied().max().unwrap_or_default();
        state.leader = Seat::all(self.seats)
            .find(|seat| bids[seat.index()] == most)
            .unwrap_or(Seat(0));
        for (spent, bid) in state.spent.iter_mut().zip(&bids) {
            *spent += bid;
        }
        state.bids = [0; MOST];
        state.bidders = Seats::NONE;
        state.phase = Phase::Aim;
        let leader = state.leader;
        log.emit(Event::Shown { bids, leader });
    }

    /// Deals a purse that holds at least as much as was spent of it.
    fn deal(&self, spent: u8, dice: &mut Dice) -> u8 {
        let least = spent.max(LEAST_PURSE);
        least + dice.below((self.purse - least + 1) as u32) as u8
    }

    /// Only a flawed toy does this.
    fn show_purses(&self, purses: [u8; MOST], log: &mut impl Sink<Event>) {
        log.emit(Event::Shown {
            bids: purses[..self.seats as usize].iter().copied().collect(),
            leader: Seat(0),
        });
    }

    fn score(&self, state: &mut State<FLAW>, die: Option<u8>, log: &mut impl Sink<Event>) {
        let points = die.unwrap_or(2);
        let seat = state.leader;
        state.points[seat.index()].0 += points;
        log.emit(Event::Scored { seat, die, points });
        if FLAW == flaw::ROLL_IN_LOG {
            for seat in Seat::all(self.seats).map(Seat::index) {
                state.purses[seat] = self.deal(state.spent[seat], &mut state.dice);
            }
            self.show_purses(state.purses, log);
        }
        if FLAW == flaw::ENDLESS {
            state.phase = Phase::Throw;
            state.points = [Points::default(); MOST];
        } else if state.round < self.rounds {
            state.round += 1;
            state.phase = Phase::Bid;
        } else {
            state.phase = Phase::Over;
        }
    }
}

impl<const FLAW: u8> Game for Toy<FLAW> {
    const ID: &'static str = "toy";
    const RULES: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec::switch("short"),
        OptionSpec::choice("die", &["six", "ten"]),
    ];
    const PHASES: &'static [&'static str] = &["bid", "aim", "throw"];

    type State = State<FLAW>;
    type Action = Action;
    type Event = Event;
    type Reason = Reason;
    type View = View<FLAW>;

    fn data_file(_: u16) -> &'static str {
        include_str!("../data/toy.toml")
    }

    fn open(setup: &Setup) -> Result<Self, SetupError> {
        setup.check::<Self>()?;
        let text = setup
            .data
            .as_deref()
            .unwrap_or(Self::data_file(setup.rules));
        let data: Data =
            engine::data::parse(text).map_err(|fault| SetupError::Data(vec![fault]))?;
        let mut faults = Vec::new();
        if !(1..=25).contains(data.rounds.get()) {
            faults.push(data.rounds.fault(text, range(1, 25)));
        }
        if !(LEAST_PURSE..=9).contains(data.purse.get()) && FLAW != flaw::TRUSTS_DATA {
            faults.push(data.purse.fault(text, range(LEAST_PURSE, 9)));
        }
        if !faults.is_empty() {
            return Err(SetupError::Data(faults));
        }
        let short = setup.options.is_on("short");
        Ok(Toy {
            seats: setup.seats,
            options: setup.options.clone(),
            rounds: if short { 1 } else { *data.rounds.get() },
            purse: *data.purse.get(),
        })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn rules_version(&self) -> u16 {
        Self::RULES
    }

    fn seat_id(&self, seat: Seat) -> &'static str {
        ["red", "blue", "green", "white"][seat.index()]
    }

    fn start(&self, seed: Seed, log: &mut impl Sink<Event>) -> State<FLAW> {
        let mut dice = Dice::new(seed);
        let mut purses = [0; MOST];
        for purse in &mut purses[..self.seats as usize] {
            *purse = self.deal(0, &mut dice);
        }
        if FLAW == flaw::DEAL_IN_LOG {
            self.show_purses(purses, log);
        }
        let other_dice = dice.fork();
        let mut points = [Points::default(); MOST];
        if FLAW == flaw::UNREPEATABLE {
            points[0].0 = OUTSIDE.fetch_add(1, Ordering::Relaxed) % 2;
        }
        State {
            round: 1,
            phase: Phase::Bid,
            purses,
            spent: [0; MOST],
            bidders: Seats::NONE,
            bids: [0; MOST],
            leader: Seat(0),
            field: State::<FLAW>::STEADY.then_some(Field::Right),
            points,
            dice,
            other_dice,
        }
    }

    fn to_act(&self, state: &State<FLAW>) -> Seats {
        match state.phase {
            Phase::Bid => Seat::all(self.seats)
                .filter(|&seat| !state.bidders.contains(seat))
                .collect(),
            Phase::Aim | Phase::Throw => Seats::only(state.leader),
            Phase::Over => Seats::NONE,
        }
    }

    fn candidates(&self, state: &State<FLAW>, _: Seat, out: &mut Vec<Action>) {
        count(|counts| counts.lists += 1);
        match state.phase {
            Phase::Bid => out.extend((0..=self.purse).map(Action::Bid)),
            Phase::Aim => out.extend(Field::ALL.map(Action::Aim)),
            Phase::Throw => {
                if FLAW != flaw::UNLISTED || state.round != 2 {
                    out.push(Action::Throw);
                }
                if FLAW == flaw::LISTED_TWICE {
                    out.push(Action::Hold);
                }
                out.push(Action::Hold);
            }
            Phase::Over => {}
        }
    }

    fn plausible(&self, state: &State<FLAW>, seat: Seat, out: &mut Vec<Action>) {
        self.candidates(state, seat, out);
        if FLAW == flaw::LEFT_OUT && state.round == 2 {
            out.retain(|&action| action != Action::Hold);
        }
    }

    fn unavailable(&self, state: &State<FLAW>, seat: Seat, out: &mut Vec<Action>) {
        if FLAW == flaw::SECRET_IN_QUESTIONS {
            out.push(Action::Bid(Self::coins(state, seat.next(self.seats))));
        }
    }

    fn judge(
        &self,
        state: &State<FLAW>,
        seat: Seat,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        match (state.phase, action) {
            (Phase::Bid, Action::Bid(amount)) => {
                let coins = Self::coins(state, seat);
                ensure(amount <= coins, "2.1", || Reason::TooFewCoins { coins })
            }
            (Phase::Aim, Action::Aim(field)) => {
                ensure(state.may_aim_at(field), "3.2", || Reason::SameField)
            }
            (Phase::Throw, Action::Throw | Action::Hold) => {
                if FLAW == flaw::DEAD_END && state.round == 2 {
                    refuse("4.1", Reason::Stuck)
                } else {
                    Ok(())
                }
            }
            (_, Action::Bid(_)) if FLAW == flaw::SECRET_IN_REASON => {
                let coins = Self::coins(state, seat.next(self.seats));
                refuse("2.1", Reason::TooFewCoins { coins })
            }
            _ => Err(Rejection::out_of_place()),
        }
    }

    fn apply(
        &self,
        state: &mut State<FLAW>,
        seat: Seat,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        match action {
            Action::Bid(amount) => {
                state.bids[seat.index()] = amount;
                state.bidders.insert(seat);
                log.emit(Event::Bid {
                    seat,
                    amount: Some(amount),
                });
                if state.bidders == Seats::all(self.seats) {
                    self.show_bids(state, log);
                }
            }
            Action::Aim(field) => {
                if !State::<FLAW>::STEADY || field != Field::Right {
                    state.phase = Phase::Throw;
                }
                if ![flaw::EMPTY_QUESTION, flaw::SHIELD].contains(&FLAW) {
                    state.field = Some(field);
                    log.emit(Event::Aimed { seat, field });
                }
            }
            Action::Throw => {
                let dice = if FLAW == flaw::HIDDEN_DIE {
                    &mut state.other_dice
                } else {
                    &mut state.dice
                };
                let die = if self.options.index("die") == 0 {
                    dice.d6()
                } else {
                    dice.d10()
                };
                self.score(state, Some(die), log);
            }
            Action::Hold => self.score(state, None, log),
        }
    }

    fn outcome(&self, state: &State<FLAW>) -> Option<Outcome> {
        if state.phase != Phase::Over || FLAW == flaw::NO_RESULT {
            return None;
        }
        let points = &state.points[..self.seats as usize];
        let most = points.iter().map(|points| points.0).max()?;
        let winners: Seats = Seat::all(self.seats)
            .filter(|seat| points[seat.index()].0 == most)
            .collect();
        Some(Outcome {
            winners,
            scores: points.iter().map(|points| i32::from(points.0)).collect(),
            result: Cow::Borrowed(if winners.len() == 1 { "won" } else { "shared" }),
        })
    }

    fn moment(&self, state: &State<FLAW>) -> Moment {
        Moment {
            round: state.round,
            phase: match state.phase {
                Phase::Bid => 0,
                Phase::Aim => 1,
                Phase::Throw | Phase::Over => 2,
            },
        }
    }

    fn dice<'s>(&self, state: &'s State<FLAW>) -> &'s Dice {
        &state.dice
    }

    fn dice_mut<'s>(&self, state: &'s mut State<FLAW>) -> &'s mut Dice {
        &mut state.dice
    }

    fn view(&self, state: &State<FLAW>, viewer: Viewer) -> View<FLAW> {
        let own = |values: [u8; MOST]| {
            let mut shown = [None; MOST];
            for seat in Seat::all(self.seats) {
                if viewer.is(seat) || FLAW == flaw::SECRET_IN_VIEW {
                    shown[seat.index()] = Some(values[seat.index()]);
                }
            }
            shown
        };
        View {
            viewer: viewer.seat().filter(|seat| seat.0 < self.seats),
            round: state.round,
            phase: state.phase,
            purses: own(state.purses),
            spent: state.spent,
            bidders: state.bidders,
            bids: own(state.bids),
            leader: state.leader,
            field: state.field,
            points: state.points,
            seed: (FLAW == flaw::SEED_IN_VIEW).then_some(state.dice),
            smuggled: Smuggled((FLAW == flaw::SECRET_BESIDE_VIEW).then_some(state.purses)),
        }
    }

    fn determinize(&self, view: &View<FLAW>, dice: &mut Dice) -> State<FLAW> {
        let mut purses = [0; MOST];
        let mut bids = [0; MOST];
        for seat in Seat::all(self.seats).map(Seat::index) {
            let known = if view.viewer.map(Seat::index) == Some(seat) {
                (view.purses[seat], view.bids[seat])
            } else {
                (None, None)
            };
            purses[seat] = known
                .0
                .or_else(|| Some(view.smuggled.0?[seat]))
                .unwrap_or_else(|| {
                    if FLAW == flaw::WRONG_GUESS {
                        dice.below(self.purse as u32 + 1) as u8
                    } else {
                        self.deal(view.spent[seat], dice)
                    }
                });
            if view.bidders.contains(Seat(seat as u8)) {
                let coins = purses[seat].saturating_sub(view.spent[seat]);
                bids[seat] = known
                    .1
                    .unwrap_or_else(|| dice.below(coins as u32 + 1) as u8);
            }
        }
        State {
            round: view.round,
            phase: view.phase,
            purses,
            spent: view.spent,
            bidders: view.bidders,
            bids,
            leader: view.leader,
            field: view.field,
            points: view.points,
            dice: dice.fork(),
            other_dice: dice.fork(),
        }
    }

    fn hidden(&self, state: &State<FLAW>) -> Vec<Hidden> {
        Seat::all(self.seats)
            .filter(|_| FLAW != flaw::UNDECLARED_SECRET)
            .flat_map(|seat| {
                [
                    Hidden::new("purse", Some(seat), &state.purses[seat.index()]),
                    Hidden::new("bid", Some(seat), &state.bids[seat.index()]),
                ]
            })
            .collect()
    }

    fn observe(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Bid { seat, .. } if !viewer.is(seat) && FLAW != flaw::SECRET_IN_LOG => {
                Event::Bid { seat, amount: None }
            }
            _ => event.clone(),
        })
    }

    fn reveals(&self, event: &Event, _: Viewer) -> bool {
        matches!(event, Event::Shown { .. }) && FLAW != flaw::HIDDEN_REVEAL
    }

    fn shields(&self, state: &State<FLAW>, _: Seat) -> bool {
        matches!(FLAW, flaw::SHIELD | flaw::WHISPERED) && state.phase == Phase::Aim
    }

    fn anchor(&self, action: Action) -> Anchor {
        match action {
            Action::Bid(amount) => BoardPlace::Coin(amount).into(),
            Action::Aim(field) => BoardPlace::Field(field).into(),
            Action::Throw | Action::Hold => Anchor::BUTTON,
        }
    }

    fn faults(&self, state: &State<FLAW>) -> Vec<Rejection<Reason>> {
        let mut checks = Vec::new();
        let mut check = |holds, rule, reason: Reason| {
            checks.extend(ensure(holds, rule, || reason).err());
        };
        check(
            (1..=self.rounds).contains(&state.round) && FLAW != flaw::FAULTY,
            "1.1",
            Reason::WrongRound,
        );
        check(
            state.leader.0 < self.seats || FLAW == flaw::TRUSTS_STATES,
            "3.1",
            Reason::WrongLeader,
        );
        for (index, seat) in Seat::all(MOST as u8).enumerate() {
            let (purse, spent, bid) = (state.purses[index], state.spent[index], state.bids[index]);
            let sits = seat.0 < self.seats;
            let range = if sits {
                LEAST_PURSE..=self.purse
            } else {
                0..=0
            };
            check(
                range.contains(&purse) && spent <= purse && bid <= purse.saturating_sub(spent),
                "1.2",
                Reason::WrongPurse { seat },
            );
            let bidding = sits && state.phase == Phase::Bid && state.bidders.contains(seat);
            check(
                bidding || (bid == 0 && !state.bidders.contains(seat)),
                "2.1",
                Reason::StrayBid { seat },
            );
        }
        check(
            (state.phase != Phase::Bid || !self.to_act(state).is_empty())
                && state.bidders.iter().all(|seat| seat.0 < self.seats),
            "2.2",
            Reason::Stuck,
        );
        check(
            state.points.iter().all(|points| points.0 <= 250),
            "4.1",
            Reason::WrongRound,
        );
        checks
    }
}
