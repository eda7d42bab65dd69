//! One suite of laws that every game passes.
//!
//! Random games with random numbers of players and random options are played to the end. On the way,
//! at random moments, every law is tried. A failure panics with the number that repeats the game.

mod every_law;
mod laws;
mod questions;
mod secrets;
mod tampering;

use std::collections::{BTreeMap, HashMap};

use crate::chronicle::Header;
use crate::game::{Game, Setup, SetupError};
use crate::options::Options;
use crate::playing::Playing;
use crate::playout::random_choice;
use crate::rng::Rng;
use crate::seat::Viewer;
pub use every_law::{deep, tampered_data, tampered_states, wide};
pub use laws::only_the_listed_is_accepted;
pub use tampering::Tampering;

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
    /// For each kind of secret and each viewer whether they were ever in doubt about it.
    pub doubts: HashMap<(&'static str, Viewer), bool>,
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
        for ((kind, viewer), doubt) in &report.doubts {
            assert!(
                doubt,
                "{} game {}: {viewer:?} always knows the {kind} of others",
                G::ID,
                self.first
            );
        }
        report
    }
}

/// A table with any number of players, and with any options that go together if they are to vary.
fn any_table<G: Game>(
    rng: &mut Rng,
    data: Option<String>,
    vary: bool,
) -> Result<(Setup, G), SetupError> {
    let spread = (G::SEATS.end() - G::SEATS.start() + 1) as usize;
    let mut setup = Setup::new::<G>(G::SEATS.start() + rng.below(spread) as u8);
    setup.data = data;
    loop {
        if vary {
            setup.options = Options::random(G::OPTIONS, rng);
        }
        match G::open(&setup) {
            // Some games have options that exclude each other.
            Err(SetupError::Options(_)) if vary => {}
            result => return result.map(|game| (setup, game)),
        }
    }
}

/// One game of the suite.
struct Trial<'s, G: Game> {
    number: u64,
    suite: &'s Suite,
    rng: Rng,
    playing: Playing<G>,
    header: Header,
    /// Actions seen at other moments of the game: they must be judged too.
    pool: Vec<G::Action>,
    choices: Vec<G::Action>,
}

impl<'s, G: Game> Trial<'s, G> {
    fn new(number: u64, suite: &'s Suite) -> Trial<'s, G> {
        let mut rng = Rng::new(number);
        let (setup, game) = any_table::<G>(&mut rng, None, number % 2 == 1)
            .unwrap_or_else(|error| panic!("game {number} cannot be set up: {error}"));
        let seed = rng.seed();
        Trial {
            number,
            suite,
            rng,
            header: Header::new::<G>(&setup, seed),
            playing: Playing::new(game, seed),
            pool: Vec::new(),
            choices: Vec::new(),
        }
    }

    fn run(mut self, report: &mut Report) {
        self.secret_deals_stay_secret();
        loop {
            if self.rng.below(self.suite.probe_every) == 0 {
                self.probe(report);
                report.probes += 1;
            }
            let (game, state) = (self.playing.game(), self.playing.state());
            let Some((seat, action)) = random_choice(game, state, &mut self.rng, &mut self.choices)
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
            } else if self.rng.below(20) == 0 {
                let at = self.rng.below(self.pool.len());
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
        self.probe(report);
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
    fn probe(&mut self, report: &mut Report) {
        let faults = self.playing.game().faults(self.playing.state());
        assert!(faults.is_empty(), "{}: {faults:?}", self.place());
        self.outcome_and_choices_agree();
        self.serde_round_trips();
        self.listed_is_accepted_and_nothing_else();
        self.undo_gives_back_the_position();
        self.secrets_are_kept(report);
        self.simultaneous_choices_commute();
        self.secret_choices_stay_secret();
        self.secret_rolls_stay_secret();
        self.questions_matter();
    }
}
