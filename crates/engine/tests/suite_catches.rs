//! The suite itself is tried: a tiny game of secret bids, once honest and then with one flaw at a time.
//! A flaw that the suite does not notice fails here.

use std::borrow::Cow;
use std::ops::RangeInclusive;

use arrayvec::ArrayVec;
use engine::conformance::Suite;
use engine::{
    Anchor, Dice, Game, Hidden, Moment, OptionSpec, Options, Outcome, Playing, Rejection, Seat,
    Seats, Seed, Setup, SetupError, Silent, Sink, Viewer, ensure,
};
use serde::{Deserialize, Serialize};

const HONEST: u8 = 0;
const BID_IN_THE_LOG: u8 = 1;
const CARD_IN_THE_REASON: u8 = 2;
const CARD_IN_THE_VIEW: u8 = 3;
const SKIPPED_BY_CARD: u8 = 4;
const UNLISTED_BID: u8 = 5;
const PEEK_AND_UNDO: u8 = 6;
const OPEN_TO_STRANGERS: u8 = 7;

/// Each of two draws a card, both bid in secret, the bids are shown.
#[derive(Clone)]
struct Bids<const FLAW: u8>(Options);

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct State {
    cards: [u8; 2],
    bids: [Option<u8>; 2],
    dice: Dice,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Bid(u8);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Event {
    Made { seat: Seat, bid: Option<u8> },
    Shown([u8; 2]),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct TooHigh(u8);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct View {
    viewer: Viewer,
    over: bool,
    cards: [Option<u8>; 2],
    bids: [Option<u8>; 2],
    made: [bool; 2],
}

impl State {
    fn over(&self) -> bool {
        self.bids.iter().all(Option::is_some)
    }
}

impl<const FLAW: u8> Game for Bids<FLAW> {
    const ID: &'static str = "bids";
    const RULES: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;
    const OPTIONS: &'static [OptionSpec] = &[];
    const PHASES: &'static [&'static str] = &["bid"];

    type State = State;
    type Action = Bid;
    type Event = Event;
    type Reason = TooHigh;
    type View = View;

    fn data_file(_: u16) -> &'static str {
        ""
    }

    fn open(setup: &Setup) -> Result<Self, SetupError> {
        setup.check::<Self>()?;
        Ok(Bids(setup.options.clone()))
    }

    fn seats(&self) -> u8 {
        2
    }

    fn options(&self) -> &Options {
        &self.0
    }

    fn rules_version(&self) -> u16 {
        Self::RULES
    }

    fn seat_id(&self, _: Seat) -> &'static str {
        "bidder"
    }

    fn start(&self, seed: Seed, _: &mut impl Sink<Event>) -> State {
        let mut dice = Dice::new(seed);
        let cards = [dice.below(4) as u8, dice.below(4) as u8];
        State {
            cards,
            bids: [None; 2],
            dice,
        }
    }

    fn to_act(&self, state: &State) -> Seats {
        Seat::all(2)
            .filter(|seat| state.bids[seat.index()].is_none())
            .collect()
    }

    fn candidates(&self, _: &State, _: Seat, out: &mut Vec<Bid>) {
        out.extend((0..6).map(Bid));
    }

    fn judge(&self, state: &State, seat: Seat, bid: Bid) -> Result<(), Rejection<TooHigh>> {
        if FLAW == UNLISTED_BID && bid == Bid(99) {
            return Ok(());
        }
        let told = if FLAW == CARD_IN_THE_REASON {
            state.cards[1 - seat.index()]
        } else {
            4
        };
        ensure(bid.0 < 4, "bids", || TooHigh(told))
    }

    fn apply(&self, state: &mut State, seat: Seat, bid: Bid, log: &mut impl Sink<Event>) {
        state.bids[seat.index()] = Some(bid.0);
        log.emit(Event::Made {
            seat,
            bid: Some(bid.0),
        });
        if FLAW == SKIPPED_BY_CARD && state.cards[1] == 0 && state.bids[1].is_none() {
            state.bids[1] = Some(0);
            return;
        }
        if let [Some(one), Some(two)] = state.bids {
            log.emit(Event::Shown([one, two]));
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.over().then(|| Outcome {
            winners: Seats::NONE,
            scores: ArrayVec::from_iter([0, 0]),
            result: Cow::Borrowed("shown"),
        })
    }

    fn moment(&self, _: &State) -> Moment {
        Moment { round: 1, phase: 0 }
    }

    fn dice<'s>(&self, state: &'s State) -> &'s Dice {
        &state.dice
    }

    fn dice_mut<'s>(&self, state: &'s mut State) -> &'s mut Dice {
        &mut state.dice
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let stranger = viewer.seat().is_some_and(|seat| seat.0 > 1);
        let shown = if stranger { Viewer::Spectator } else { viewer };
        let sees = |seat: usize| {
            let peeked = FLAW == PEEK_AND_UNDO
                && viewer
                    .seat()
                    .is_some_and(|seat| !stranger && state.bids[seat.index()].is_some());
            viewer.is(Seat(seat as u8)) || peeked || (FLAW == OPEN_TO_STRANGERS && stranger)
        };
        let open = |seat: usize| state.over() || viewer.is(Seat(seat as u8));
        View {
            viewer: shown,
            over: state.over(),
            cards: [0, 1]
                .map(|seat| (sees(seat) || FLAW == CARD_IN_THE_VIEW).then_some(state.cards[seat])),
            bids: [0, 1].map(|seat| state.bids[seat].filter(|_| open(seat))),
            made: state.bids.map(|bid| bid.is_some()),
        }
    }

    fn determinize(&self, view: &View, dice: &mut Dice) -> State {
        let cards = view
            .cards
            .map(|card| card.unwrap_or_else(|| dice.below(4) as u8));
        let bids = [0, 1].map(|seat| {
            view.made[seat].then(|| view.bids[seat].unwrap_or_else(|| dice.below(4) as u8))
        });
        State {
            cards,
            bids,
            dice: dice.fork(),
        }
    }

    fn hidden(&self, state: &State) -> Vec<Hidden> {
        Seat::all(2)
            .flat_map(|seat| {
                let card = state.cards[seat.index()];
                let bid = state.bids[seat.index()];
                let bid = (!state.over()).then_some(bid);
                [
                    Hidden::new("card", Some(seat), &card),
                    Hidden::new("bid", Some(seat), &bid),
                ]
            })
            .collect()
    }

    fn observe(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Made { seat, .. } if FLAW != BID_IN_THE_LOG && !viewer.is(*seat) => {
                Some(Event::Made {
                    seat: *seat,
                    bid: None,
                })
            }
            open => Some(open.clone()),
        }
    }

    fn reveals(&self, event: &Event, _: Viewer) -> bool {
        matches!(event, Event::Shown(_))
    }

    fn anchor(&self, _: Bid) -> Anchor {
        Anchor::BUTTON
    }

    fn faults(&self, _: &State) -> Vec<Rejection<TooHigh>> {
        Vec::new()
    }
}

fn run<const FLAW: u8>() {
    Suite {
        games: 300,
        probe_every: 1,
        ..Suite::default()
    }
    .run::<Bids<FLAW>>();
}

#[test]
fn the_honest_game_passes() {
    run::<HONEST>();
}

#[test]
#[should_panic(expected = "bids game")]
fn a_secret_choice_told_in_the_log() {
    run::<BID_IN_THE_LOG>();
}

#[test]
#[should_panic(expected = "bids game")]
fn a_secret_told_by_a_rejection() {
    run::<CARD_IN_THE_REASON>();
}

#[test]
#[should_panic(expected = "bids game")]
fn a_secret_in_the_view_that_determinize_copies_back() {
    run::<CARD_IN_THE_VIEW>();
}

#[test]
#[should_panic(expected = "bids game")]
fn a_seat_skipped_for_what_it_hides() {
    run::<SKIPPED_BY_CARD>();
}

#[test]
fn an_action_outside_the_list_is_refused_whatever_the_game_thinks_of_it() {
    let game = Bids::<UNLISTED_BID>::open(&Setup::new::<Bids<UNLISTED_BID>>(2)).expect("two bid");
    let state = game.start(Seed::from_number(1), &mut Silent);
    assert!(game.judge(&state, Seat(0), Bid(99)).is_ok());
    assert!(game.check(&state, Seat(0), Bid(99)).is_err());
    let mut playing = Playing::new(game, Seed::from_number(1));
    assert!(playing.play(Seat(0), Bid(99)).is_err());
}

#[test]
#[should_panic(expected = "bids game")]
fn a_view_that_shows_more_without_an_event_and_is_undone() {
    run::<PEEK_AND_UNDO>();
}

#[test]
#[should_panic(expected = "bids game")]
fn a_view_for_a_seat_that_does_not_exist() {
    run::<OPEN_TO_STRANGERS>();
}
