//! Laws about choices, files and undo.

use super::{Trial, any_table};
use crate::chronicle::{Chronicle, fingerprint};
use crate::game::{Cause, Game, Silent};
use crate::playing::{Entry, Playing};
use crate::playout::random_choice;
use crate::rng::Rng;
use crate::seat::Seat;

impl<G: Game> Trial<'_, G> {
    pub(super) fn outcome_and_choices_agree(&mut self) {
        let (game, state) = (self.playing.game(), self.playing.state());
        let over = game.outcome(state).is_some();
        assert_eq!(
            over,
            game.to_act(state).is_empty(),
            "{}: a result when nobody is to act, and only then",
            self.place()
        );
        for seat in Seat::all(game.seats()) {
            game.legal(state, seat, &mut self.choices);
            assert_eq!(
                self.choices.is_empty(),
                !game.to_act(state).contains(seat),
                "{}: seat {seat} has {} choices",
                self.place(),
                self.choices.len()
            );
            for (index, choice) in self.choices.iter().enumerate() {
                assert!(
                    !self.choices[..index].contains(choice),
                    "{}: {choice:?} is listed twice",
                    self.place()
                );
                assert!(!game.anchor(*choice).as_str().is_empty());
            }
        }
        let moment = game.moment(state);
        assert!(
            (moment.phase as usize) < G::PHASES.len(),
            "{}",
            self.place()
        );
    }

    pub(super) fn serde_round_trips(&self) {
        let state = self.playing.state();
        let json = serde_json::to_string(state).expect("a state can be written");
        let back: G::State = serde_json::from_str(&json)
            .unwrap_or_else(|error| panic!("{}: {error}: {json}", self.place()));
        assert!(&back == state, "{}: JSON changed the state", self.place());
        let bytes = postcard::to_allocvec(state).expect("a state can be packed");
        let back: G::State = postcard::from_bytes(&bytes).expect("a packed state can be read");
        assert!(
            &back == state,
            "{}: packing changed the state",
            self.place()
        );
        for logged in self.playing.log().iter().rev().take(20) {
            let json = serde_json::to_string(&logged.event).expect("an event can be written");
            let back: G::Event = serde_json::from_str(&json)
                .unwrap_or_else(|error| panic!("{}: {error}: {json}", self.place()));
            assert_eq!(back, logged.event);
        }
    }

    pub(super) fn listed_is_accepted_and_nothing_else(&mut self) {
        let (game, state) = (self.playing.game(), self.playing.state());
        let mut conceivable = self.pool.clone();
        for seat in Seat::all(game.seats()) {
            game.legal(state, seat, &mut self.choices);
            if game.to_act(state).contains(seat) {
                let mut allowed = Vec::new();
                game.candidates(state, seat, &mut allowed);
                conceivable.extend(&allowed);
                allowed.retain(|&action| game.judge(state, seat, action).is_ok());
                assert!(
                    allowed == self.choices,
                    "{}: seat {seat} may do {allowed:?} and is offered {:?}",
                    self.place(),
                    self.choices
                );
            }
            for &action in &conceivable {
                let listed = self.choices.contains(&action);
                let verdict = game.check(state, seat, action);
                assert_eq!(
                    listed,
                    verdict.is_ok(),
                    "{}: seat {seat}: {action:?} listed: {listed}, judged: {verdict:?}",
                    self.place()
                );
                if game.to_act(state).contains(seat) {
                    let judged = game.judge(state, seat, action).is_ok();
                    assert_eq!(
                        listed,
                        judged,
                        "{}: {action:?} listed: {listed}, judged: {judged}",
                        self.place()
                    );
                }
                let mut copy = state.clone();
                let mut events = Vec::new();
                if game.play(&mut copy, seat, action, &mut events).is_ok() {
                    let json = serde_json::to_string(&action).expect("an action can be written");
                    let back: G::Action = serde_json::from_str(&json)
                        .unwrap_or_else(|error| panic!("{}: {error}: {json}", self.place()));
                    assert_eq!(back, action);
                    // In a chronicle an array is a seat with its action, an object the end.
                    assert!(!json.starts_with('['), "{}: {json}", self.place());
                } else {
                    assert!(
                        &copy == state,
                        "{}: a rejection changed something",
                        self.place()
                    );
                    assert!(
                        events.is_empty(),
                        "{}: a rejection was logged",
                        self.place()
                    );
                }
            }
            if !game.to_act(state).contains(seat) && !self.pool.is_empty() {
                let verdict = game.check(state, seat, self.pool[0]).map_err(|r| r.cause);
                let expected = if game.to_act(state).is_empty() {
                    Cause::GameOver
                } else {
                    Cause::NotYourTurn
                };
                assert_eq!(verdict, Err(expected), "{}", self.place());
            }
        }
    }

    pub(super) fn undo_gives_back_the_position(&mut self) {
        let Some((seat, action)) = random_choice(
            self.playing.game(),
            self.playing.state(),
            &mut self.rng,
            &mut self.choices,
        ) else {
            return;
        };
        let before = self.playing.state().clone();
        let log = self.playing.log().to_vec();
        // Going back replays the whole game, so it is done on a copy that starts here.
        let mut playing = Playing::from_state(self.playing.game().clone(), before.clone())
            .unwrap_or_else(|faults| panic!("{}: {faults:?}", self.place()));
        playing.play(seat, action).expect("it was listed");
        let rolled = playing.game().dice(playing.state()) != playing.game().dice(&before);
        for other in Seat::all(playing.game().seats()).filter(|&other| other != seat) {
            assert!(playing.can_undo(other).is_err(), "{}", self.place());
        }
        match playing.undo(seat) {
            Ok(()) => {
                assert!(!rolled, "{}: undo crossed a die", self.place());
                assert!(
                    playing.state() == &before,
                    "{}: undo went astray",
                    self.place()
                );
                assert!(playing.entries().is_empty() && playing.log().is_empty());
            }
            Err(_) => assert_eq!(playing.entries(), [Entry(seat, action)]),
        }
        assert_eq!(self.playing.log(), log);
    }

    /// Where several choose at once, the order of their choices does not matter.
    pub(super) fn simultaneous_choices_commute(&mut self) {
        let (game, state) = (self.playing.game(), self.playing.state());
        let seats = game.to_act(state);
        if seats.len() < 2 {
            return;
        }
        let mut picked = Vec::new();
        for seat in seats.iter() {
            game.legal(state, seat, &mut self.choices);
            picked.push((seat, self.choices[self.rng.below(self.choices.len())]));
        }
        let after = |order: [(Seat, G::Action); 2]| {
            let mut state = state.clone();
            for (seat, action) in order {
                if let Err(rejection) = game.play(&mut state, seat, action, &mut Silent) {
                    panic!(
                        "{}: seat {seat} cannot {action:?} any more: {rejection:?}",
                        self.place()
                    );
                }
            }
            state
        };
        assert!(
            after([picked[0], picked[1]]) == after([picked[1], picked[0]]),
            "{}: the order of {picked:?} matters",
            self.place()
        );
    }

    /// The chronicle, written and read, leads to the same end.
    pub(super) fn replays(&self) {
        let chronicle = self.playing.chronicle(self.header.clone());
        let text = chronicle.to_text();
        let read: Chronicle<G::Action> =
            Chronicle::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", self.place()));
        assert_eq!(read, chronicle);
        let again: Playing<G> = read
            .replay()
            .unwrap_or_else(|error| panic!("{}: {error}", self.place()));
        assert_eq!(
            fingerprint(again.state()),
            fingerprint(self.playing.state())
        );
        assert_eq!(again.log(), self.playing.log(), "{}", self.place());
    }
}

/// At every decision of so many random games, each of these actions is accepted from a seat if and only if it is
/// in the seat's list; seats that there are not may do nothing.
///
/// # Panics
/// If an action is listed and rejected, or accepted and not listed.
pub fn only_the_listed_is_accepted<G: Game>(games: u64, all: &[G::Action]) {
    let mut choices = Vec::new();
    for number in 0..games {
        let mut rng = Rng::new(number);
        let (_, game) = any_table::<G>(&mut rng, None, true).expect("our own data");
        let mut state = game.start(rng.seed(), &mut Silent);
        loop {
            for seat in [0, 1, 2, 3, 4, 5, 7, 8, 255].map(Seat) {
                game.legal(&state, seat, &mut choices);
                assert!(seat.0 < game.seats() || choices.is_empty());
                for &action in all {
                    let verdict = game.check(&state, seat, action);
                    assert_eq!(
                        choices.contains(&action),
                        verdict.is_ok(),
                        "{} game {number}, {seat}: {action:?} at {:?}: {verdict:?}",
                        G::ID,
                        game.moment(&state)
                    );
                }
            }
            let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) else {
                break;
            };
            game.apply(&mut state, seat, action, &mut Silent);
        }
    }
}
