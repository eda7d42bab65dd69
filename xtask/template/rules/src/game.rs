//! The rules.

use std::borrow::Cow;
use std::ops::RangeInclusive;

use engine::data::{BuiltinData, DataFault, Sourced, range};
use engine::{
    Anchor, Dice, Game, Hidden, Moment, OptionSpec, Options, Outcome, Rejection, Seat, Seats, Seed,
    Setup, SetupError, Sink, Viewer, ensure,
};
use serde::Deserialize;

use crate::{Action, Event, MOST, Phase, Reason, State, View};

/// How many points are for sure.
const SURE: u8 = 3;

static DATA: BuiltinData<Data> = BuiltinData::new(include_str!("../data/__id__.toml"), read);

/// The figures of the data file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    rounds: Sourced<u16>,
    coins: Sourced<u8>,
}

fn read(text: &str) -> Result<Data, Vec<DataFault>> {
    let data: Data = engine::data::parse(text).map_err(|fault| vec![fault])?;
    let mut faults = Vec::new();
    if !(1..=9).contains(data.rounds.get()) {
        faults.push(data.rounds.fault(text, range(1, 9)));
    }
    if !(1..=9).contains(data.coins.get()) {
        faults.push(data.coins.fault(text, range(1, 9)));
    }
    if faults.is_empty() { Ok(data) } else { Err(faults) }
}

/// The rules at one table.
#[derive(Clone, Debug)]
pub struct __Type__ {
    seats: u8,
    options: Options,
    rounds: u16,
    coins: u8,
}

impl __Type__ {
    /// How many coins everybody has at the beginning.
    pub fn coins(&self) -> u8 {
        self.coins
    }

    fn show_bids(&self, state: &mut State, log: &mut impl Sink<Event>) {
        let most = state.bids.iter().copied().max().unwrap_or_default();
        let leads = |seat: &Seat| state.bids[seat.index()] == most;
        state.leader = Seat::all(self.seats).find(leads).unwrap_or(Seat(0));
        log.emit(Event::Shown {
            bids: state.bids,
            leader: state.leader,
        });
        for (coins, bid) in state.coins.iter_mut().zip(state.bids) {
            *coins -= bid;
        }
        state.bids = [0; MOST];
        state.bidders = Seats::NONE;
        state.phase = Phase::Roll;
    }

    fn score(&self, state: &mut State, die: Option<u8>, log: &mut impl Sink<Event>) {
        let points = die.unwrap_or(SURE);
        state.points[state.leader.index()] += points;
        log.emit(Event::Scored {
            seat: state.leader,
            die,
            points,
        });
        if state.round == self.rounds {
            state.phase = Phase::Over;
        } else {
            state.round += 1;
            state.phase = Phase::Bid;
        }
    }
}

impl Game for __Type__ {
    const ID: &'static str = "__id__";
    const RULES: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const OPTIONS: &'static [OptionSpec] = &[];
    const PHASES: &'static [&'static str] = &["bid", "roll"];

    type State = State;
    type Action = Action;
    type Event = Event;
    type Reason = Reason;
    type View = View;

    fn data_file(_: u16) -> &'static str {
        DATA.text()
    }

    fn open(setup: &Setup) -> Result<Self, SetupError> {
        setup.check::<Self>()?;
        let data = DATA.or(setup.data.as_deref())?;
        Ok(__Type__ {
            seats: setup.seats,
            options: setup.options.clone(),
            rounds: *data.rounds.get(),
            coins: *data.coins.get(),
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
        ["red", "green", "blue", "yellow"][seat.index()]
    }

    fn start(&self, seed: Seed, _: &mut impl Sink<Event>) -> State {
        let mut coins = [0; MOST];
        coins[..usize::from(self.seats)].fill(self.coins);
        State {
            round: 1,
            phase: Phase::Bid,
            coins,
            bidders: Seats::NONE,
            bids: [0; MOST],
            leader: Seat(0),
            points: [0; MOST],
            dice: Dice::new(seed),
        }
    }

    fn to_act(&self, state: &State) -> Seats {
        match state.phase {
            Phase::Bid => Seat::all(self.seats)
                .filter(|&seat| !state.bidders.contains(seat))
                .collect(),
            Phase::Roll => Seats::only(state.leader),
            Phase::Over => Seats::NONE,
        }
    }

    fn candidates(&self, state: &State, _: Seat, out: &mut Vec<Action>) {
        match state.phase {
            Phase::Bid => out.extend((0..=self.coins).map(Action::Bid)),
            Phase::Roll => out.extend([Action::Roll, Action::Keep]),
            Phase::Over => {}
        }
    }

    fn judge(&self, state: &State, seat: Seat, action: Action) -> Result<(), Rejection<Reason>> {
        match (state.phase, action) {
            (Phase::Bid, Action::Bid(bid)) => {
                let coins = state.coins[seat.index()];
                ensure(bid <= coins, "1", || Reason::TooFewCoins { coins })
            }
            (Phase::Roll, Action::Roll | Action::Keep) => Ok(()),
            _ => Err(Rejection::out_of_place()),
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
        match action {
            Action::Bid(coins) => {
                state.bids[seat.index()] = coins;
                state.bidders.insert(seat);
                log.emit(Event::Bid {
                    seat,
                    coins: Some(coins),
                });
                if state.bidders == Seats::all(self.seats) {
                    self.show_bids(state, log);
                }
            }
            Action::Roll => {
                let die = state.dice.d6();
                self.score(state, Some(die), log);
            }
            Action::Keep => self.score(state, None, log),
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if state.phase != Phase::Over {
            return None;
        }
        let points = &state.points[..usize::from(self.seats)];
        let most = points.iter().copied().max()?;
        let winners: Seats = Seat::all(self.seats)
            .filter(|seat| points[seat.index()] == most)
            .collect();
        Some(Outcome {
            winners,
            scores: points.iter().copied().map(i32::from).collect(),
            result: Cow::Borrowed(if winners.len() == 1 { "won" } else { "shared" }),
        })
    }

    fn moment(&self, state: &State) -> Moment {
        Moment {
            round: state.round,
            phase: u8::from(state.phase != Phase::Bid),
        }
    }

    fn dice<'s>(&self, state: &'s State) -> &'s Dice {
        &state.dice
    }

    fn dice_mut<'s>(&self, state: &'s mut State) -> &'s mut Dice {
        &mut state.dice
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let mut bids = [None; MOST];
        for seat in Seat::all(self.seats).filter(|&seat| viewer.is(seat)) {
            bids[seat.index()] = Some(state.bids[seat.index()]);
        }
        View {
            round: state.round,
            phase: state.phase,
            coins: state.coins,
            bidders: state.bidders,
            bids,
            leader: state.leader,
            points: state.points,
        }
    }

    fn determinize(&self, view: &View, dice: &mut Dice) -> State {
        let mut bids = [0; MOST];
        for seat in view.bidders.iter() {
            let place = seat.index();
            let guess = || dice.below(u32::from(view.coins[place]) + 1) as u8;
            bids[place] = view.bids[place].unwrap_or_else(guess);
        }
        State {
            round: view.round,
            phase: view.phase,
            coins: view.coins,
            bidders: view.bidders,
            bids,
            leader: view.leader,
            points: view.points,
            dice: dice.fork(),
        }
    }

    fn hidden(&self, state: &State) -> Vec<Hidden> {
        state
            .bidders
            .iter()
            .map(|seat| Hidden::new("bid", Some(seat), &state.bids[seat.index()]))
            .collect()
    }

    fn observe(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Bid { seat, .. } if !viewer.is(seat) => Event::Bid { seat, coins: None },
            _ => event.clone(),
        })
    }

    fn reveals(&self, event: &Event, _: Viewer) -> bool {
        matches!(event, Event::Shown { .. })
    }

    fn anchor(&self, action: Action) -> Anchor {
        action.anchor()
    }

    fn faults(&self, state: &State) -> Vec<Rejection<Reason>> {
        let mut faults = Vec::new();
        let mut check = |holds, rule, reason: Reason| {
            faults.extend(ensure(holds, rule, || reason).err());
        };
        let bidding = state.phase == Phase::Bid;
        let ends = state.phase == Phase::Over;
        check(
            (1..=self.rounds).contains(&state.round)
                && (!ends || state.round == self.rounds)
                && (!bidding || state.bidders != Seats::all(self.seats))
                && state.bidders.iter().all(|seat| seat.0 < self.seats)
                && state.leader.0 < self.seats,
            "1",
            Reason::WrongRound,
        );
        // Nobody can have more than the die's best in every round that is over.
        let most = 6 * (state.round - u16::from(!ends && state.round > 0)).min(self.rounds);
        for seat in Seat::all(MOST as u8) {
            let place = seat.index();
            let sits = seat.0 < self.seats;
            let has_bid = bidding && state.bidders.contains(seat);
            let limit = if has_bid { state.coins[place] } else { 0 };
            check(
                state.coins[place] <= if sits { self.coins } else { 0 }
                    && state.bids[place] <= limit
                    && (has_bid || !state.bidders.contains(seat))
                    && u16::from(state.points[place]) <= if sits { most } else { 0 },
                "2",
                Reason::WrongPlayer { seat },
            );
        }
        faults
    }
}
