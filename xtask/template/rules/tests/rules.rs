//! The rules by their numbers.

use __module___rules::{__Type__, Action, Event, Reason, State};
use engine::{Cause, Game, Seat, Seed, Setup, Silent};

fn table() -> (__Type__, State) {
    let game = __Type__::open(&Setup::new::<__Type__>(2)).expect("two can play");
    let state = game.start(Seed::from_number(1), &mut Silent);
    (game, state)
}

#[test]
fn rule_1_nobody_bids_more_than_they_have() {
    let (game, mut state) = table();
    state.coins[0] = 1;
    let rejection = game.judge(&state, Seat(0), Action::Bid(2)).unwrap_err();
    assert_eq!(rejection.rule, "1");
    assert_eq!(
        rejection.cause,
        Cause::Game(Reason::TooFewCoins { coins: 1 })
    );
}

#[test]
fn rule_1_the_first_of_those_who_bid_most_leads() {
    let (game, mut state) = table();
    let mut log: Vec<Event> = Vec::new();
    for seat in [Seat(1), Seat(0)] {
        let done = game.play(&mut state, seat, Action::Bid(2), &mut log);
        done.expect("a legal bid");
    }
    assert_eq!(state.leader, Seat(0));
    assert_eq!(&state.coins[..2], &[2, 2], "all pay");
}

#[test]
fn rule_2_three_points_are_for_sure() {
    let (game, mut state) = table();
    for (seat, action) in [
        (Seat(0), Action::Bid(0)),
        (Seat(1), Action::Bid(1)),
        (Seat(1), Action::Keep),
    ] {
        let done = game.play(&mut state, seat, action, &mut Silent);
        done.expect("a legal choice");
    }
    assert_eq!(state.points[1], 3);
    assert_eq!(state.round, 2);
}
