//! One suite of laws that every game passes.
//!
//! Random games with random numbers of players and random options are played to the end. On the way,
//! at random moments, every law is tried. A failure panics with the number that repeats the game.

use std::collections::BTreeMap;

use crate::chronicle::{Chronicle, Header, fingerprint};
use crate::dice::{Dice, Whim};
use crate::game::{Cause, Game, Setup};
use crate::options::Options;
use crate::playing::{Entry, Playing};
use crate::playout::random_choice;
use crate::seat::{Seat, Viewer};

/// How much is tried.
#[derive(Clone, Copy, Debug)]
pub struct Suite {
    /// How many games are played.
    pub games: u64,
    /// The number of the first game.
    pub first: u64,
    /// At one decision in this many all laws are tried.
    pub probe_every: usize,
    /// A game longer than this counts as endless.
    pub longest: usize,
}

impl Default for Suite {
    fn default() -> Suite {
        Suite {
            games: 100,
            first: 0,
            probe_every: 50,
            longest: 100_000,
        }
    }
}

/// What was tried.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Games played to the end.
    pub games: u64,
    /// Decisions made in them.
    pub decisions: u64,
    /// Positions at which all laws were tried.
    pub probes: u64,
    /// How often each result came out.
    pub results: BTreeMap<String, u64>,
}

impl Suite {
    /// Plays the games and tries the laws.
    ///
    /// # Panics
    /// If a law is broken.
    pub fn run<G: Game>(&self) -> Report {
        const {
            assert!(
                size_of::<G::Action>() <= 8,
                "an action is at most eight bytes"
            );
        };
        let mut report = Report::default();
        for number in self.first..self.first + self.games {
            let trial = Trial::<G>::new(number, self);
            trial.run(&mut report);
        }
        report
    }
}

/// One game of the suite.
struct Trial<'s, G: Game> {
    number: u64,
    suite: &'s Suite,
    whim: Whim,
    playing: Playing<G>,
    header: Header,
    /// Actions seen at other moments of the game: they must be judged too.
    pool: Vec<G::Action>,
    choices: Vec<G::Action>,
}

impl<'s, G: Game> Trial<'s, G> {
    fn new(number: u64, suite: &'s Suite) -> Trial<'s, G> {
        let mut whim = Whim::new(number);
        let spread = (G::SEATS.end() - G::SEATS.start() + 1) as usize;
        let mut setup = Setup::new::<G>(G::SEATS.start() + whim.below(spread) as u8);
        if number % 2 == 1 {
            setup.options = Options::random(G::OPTIONS, &mut whim);
        }
        let game = loop {
            // Some games have options that exclude each other.
            match G::open(&setup) {
                Ok(game) => break game,
                Err(crate::SetupError::Options(_)) => {
                    setup.options = Options::random(G::OPTIONS, &mut whim);
                }
                Err(error) => panic!("game {number} cannot be set up: {error}"),
            }
        };
        let seed = whim.seed();
        Trial {
            number,
            suite,
            whim,
            header: Header::new::<G>(&setup, seed),
            playing: Playing::new(game, seed),
            pool: Vec::new(),
            choices: Vec::new(),
        }
    }

    fn run(mut self, report: &mut Report) {
        loop {
            if self.whim.below(self.suite.probe_every) == 0 {
                self.probe();
                report.probes += 1;
            }
            let (game, state) = (self.playing.game(), self.playing.state());
            let Some((seat, action)) =
                random_choice(game, state, &mut self.whim, &mut self.choices)
            else {
                break;
            };
            self.playing.play(seat, action).unwrap_or_else(|rejection| {
                panic!(
                    "{}: {action:?} is listed and rejected: {rejection:?}",
                    self.place()
                )
            });
            if self.pool.len() < 200 {
                self.pool.push(action);
            } else if self.whim.below(20) == 0 {
                let at = self.whim.below(self.pool.len());
                self.pool[at] = action;
            }
            assert!(
                self.playing.entries().len() < self.suite.longest,
                "{}: the game does not end",
                self.place()
            );
        }
        let (game, state) = (self.playing.game(), self.playing.state());
        assert!(
            game.to_act(state).is_empty(),
            "{}: dead end: {state:#?}",
            self.place()
        );
        let outcome = game
            .outcome(state)
            .unwrap_or_else(|| panic!("{}: over without a result", self.place()));
        assert_eq!(outcome.scores.len(), game.seats() as usize);
        self.probe();
        self.replays();
        report.games += 1;
        report.decisions += self.playing.entries().len() as u64;
        *report
            .results
            .entry(outcome.result.to_string())
            .or_default() += 1;
    }

    fn place(&self) -> String {
        format!(
            "{} game {} decision {}",
            G::ID,
            self.number,
            self.playing.entries().len()
        )
    }

    /// All laws, here and now.
    fn probe(&mut self) {
        let faults = self.playing.game().faults(self.playing.state());
        assert!(faults.is_empty(), "{}: {faults:?}", self.place());
        self.outcome_and_choices_agree();
        self.serde_round_trips();
        self.listed_is_accepted_and_nothing_else();
        self.undo_gives_back_the_position();
        self.secrets_are_kept();
        self.secret_choices_stay_secret();
    }

    fn outcome_and_choices_agree(&mut self) {
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

    fn serde_round_trips(&self) {
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

    fn listed_is_accepted_and_nothing_else(&mut self) {
        let (game, state) = (self.playing.game(), self.playing.state());
        let mut conceivable = self.pool.clone();
        for seat in Seat::all(game.seats()) {
            game.legal(state, seat, &mut self.choices);
            if game.to_act(state).contains(seat) {
                game.candidates(state, seat, &mut conceivable);
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
                let mut copy = state.clone();
                let mut events = Vec::new();
                if game.play(&mut copy, seat, action, &mut events).is_ok() {
                    let json = serde_json::to_string(&action).expect("an action can be written");
                    let back: G::Action = serde_json::from_str(&json)
                        .unwrap_or_else(|error| panic!("{}: {error}: {json}", self.place()));
                    assert_eq!(back, action);
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

    fn undo_gives_back_the_position(&mut self) {
        let Some((seat, action)) = random_choice(
            self.playing.game(),
            self.playing.state(),
            &mut self.whim,
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

    /// What a viewer sees does not depend on what he may not know.
    fn secrets_are_kept(&mut self) {
        let game = self.playing.game();
        let state = self.playing.state();
        let seed = self.header.seed.expect("the suite sets a seed").to_hex();
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(state, viewer);
            let json = serde_json::to_string(&view).expect("a view can be written");
            assert!(
                !json.contains(&seed),
                "{}: the seed is in a view",
                self.place()
            );
            let back: G::View = serde_json::from_str(&json)
                .unwrap_or_else(|error| panic!("{}: {error}: {json}", self.place()));
            assert!(back == view, "{}: JSON changed a view", self.place());

            let mut dice = Dice::new(self.whim.seed());
            let mut other = game.determinize(&view, &mut dice);
            let faults = game.faults(&other);
            assert!(
                faults.is_empty(),
                "{}: determinized: {faults:?}",
                self.place()
            );
            assert_eq!(
                game.view(&other, viewer),
                view,
                "{}: {viewer:?} would see something else",
                self.place()
            );
            assert_eq!(game.to_act(&other), game.to_act(state), "{}", self.place());
            if let Viewer::Seat(seat) = viewer {
                let mut same = Vec::new();
                game.legal(state, seat, &mut self.choices);
                game.legal(&other, seat, &mut same);
                assert_eq!(self.choices, same, "{}: choices differ", self.place());
            }

            // The same decision of anybody, with the same dice, looks the same to him unless it shows
            // something that was hidden.
            *game.dice_mut(&mut other) = *game.dice(state);
            let Some((seat, action)) =
                random_choice(game, state, &mut self.whim, &mut self.choices)
            else {
                continue;
            };
            if game.check(&other, seat, action).is_err() {
                continue;
            }
            let (mut here, mut there) = (Vec::new(), Vec::new());
            let (mut now, mut then) = (state.clone(), other);
            game.apply(&mut now, seat, action, &mut here);
            game.apply(&mut then, seat, action, &mut there);
            if here
                .iter()
                .chain(&there)
                .any(|event| game.reveals(event, viewer))
            {
                continue;
            }
            let seen = |events: &[G::Event]| -> Vec<G::Event> {
                events
                    .iter()
                    .filter_map(|event| game.observe(event, viewer))
                    .collect()
            };
            assert_eq!(
                seen(&here),
                seen(&there),
                "{}: {viewer:?} learns from the log of {action:?}",
                self.place()
            );
        }
    }

    /// Where several choose at once, the log tells the others no more than the board shows them.
    fn secret_choices_stay_secret(&mut self) {
        let (game, state) = (self.playing.game(), self.playing.state());
        if game.to_act(state).len() < 2 {
            return;
        }
        let Some((seat, one)) = random_choice(game, state, &mut self.whim, &mut self.choices)
        else {
            return;
        };
        let another = self.choices[self.whim.below(self.choices.len())];
        let outcome_of = |action| {
            let (mut state, mut events) = (state.clone(), Vec::new());
            game.apply(&mut state, seat, action, &mut events);
            (state, events)
        };
        let (here, there) = (outcome_of(one), outcome_of(another));
        for viewer in Viewer::all(game.seats()).filter(|viewer| !viewer.is(seat)) {
            if game.view(&here.0, viewer) != game.view(&there.0, viewer) {
                continue;
            }
            let seen = |events: &[G::Event]| -> Vec<G::Event> {
                events
                    .iter()
                    .filter_map(|event| game.observe(event, viewer))
                    .collect()
            };
            assert_eq!(
                seen(&here.1),
                seen(&there.1),
                "{}: the log tells {viewer:?} {one:?} from {another:?}",
                self.place()
            );
        }
    }

    /// The chronicle, written and read, leads to the same end.
    fn replays(&self) {
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
