//! A great many games between bots, on several threads, with figures to compare.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

use cpu_time::ThreadTime;
use engine::data::DataFault;
use engine::playout::{DeadEnd, random_choice};
use engine::{Game, MAX_SEATS, Rng, Seat, Silent, apply_decision};

use crate::contest::contest_into;
use crate::{ActionOf, Bot, Contest, Entrant, Figures, Level, Think, contest};

/// What is to be simulated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Simulation {
    /// How many games.
    pub games: u64,
    /// The seed that all dice and random choices follow from.
    pub seed: u64,
    /// The bots in the order of the seats.
    pub bots: Vec<Entrant>,
    /// How many threads share the work.
    pub threads: NonZero<usize>,
}

/// What came out.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// Games begun.
    pub games: u64,
    /// Decisions made in all of them.
    pub decisions: u64,
    /// How many of them each seat would make itself; those of games that stood still are not counted.
    pub real_decisions: Vec<u64>,
    /// The rounds of all games that were played to their end.
    pub rounds: u64,
    /// Games that stood still without being over.
    pub dead_ends: u64,
    /// How often each result came out.
    pub outcomes: BTreeMap<String, u64>,
    /// How often each seat won, alone or together with others.
    pub wins: Vec<u64>,
    /// Figures of the game's own, where bots that think play.
    pub figures: Figures,
    /// CPU time of all threads together.
    pub cpu_seconds: f64,
}

impl Tally {
    /// The mean number of decisions of a game.
    pub fn mean_length(&self) -> f64 {
        self.decisions as f64 / self.games.max(1) as f64
    }

    /// The mean number of decisions of each seat in a game that was played to its end, without those that a table makes
    /// in a player's name.
    pub fn decisions_per_seat(&self) -> Vec<f64> {
        let games = (self.games - self.dead_ends).max(1) as f64;
        let seats = self.real_decisions.iter();
        seats.map(|&decisions| decisions as f64 / games).collect()
    }

    /// The mean number of rounds of a game that was played to its end.
    pub fn mean_rounds(&self) -> f64 {
        self.rounds as f64 / (self.games - self.dead_ends).max(1) as f64
    }

    /// Decisions in a second of one core.
    pub fn decisions_per_cpu_second(&self) -> f64 {
        if self.cpu_seconds > 0.0 {
            self.decisions as f64 / self.cpu_seconds
        } else {
            0.0
        }
    }

    fn count(&mut self, seats: u8, result: Result<Contest, DeadEnd>) {
        self.games += 1;
        match result {
            Ok(Contest {
                decisions,
                real_decisions,
                rounds,
                outcome,
            }) => {
                self.decisions += decisions;
                self.rounds += rounds;
                add_up(&mut self.real_decisions, &real_decisions[..seats as usize]);
                self.wins.resize(seats as usize, 0);
                for (wins, seat) in self.wins.iter_mut().zip(Seat::all(seats)) {
                    *wins += u64::from(outcome.winners.contains(seat));
                }
                if let Some(count) = self.outcomes.get_mut(outcome.result.as_ref()) {
                    *count += 1;
                } else {
                    self.outcomes.insert(outcome.result.into_owned(), 1);
                }
            }
            Err(DeadEnd { decisions }) => {
                self.decisions += decisions;
                self.dead_ends += 1;
            }
        }
    }

    fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.rounds += other.rounds;
        self.dead_ends += other.dead_ends;
        self.cpu_seconds += other.cpu_seconds;
        self.figures.add_all(other.figures);
        for (result, count) in other.outcomes {
            *self.outcomes.entry(result).or_default() += count;
        }
        add_up(&mut self.wins, &other.wins);
        add_up(&mut self.real_decisions, &other.real_decisions);
    }
}

/// Adds one list of counts to another, seat by seat.
fn add_up(sums: &mut Vec<u64>, counts: &[u64]) {
    sums.resize(sums.len().max(counts.len()), 0);
    for (sum, count) in sums.iter_mut().zip(counts) {
        *sum += count;
    }
}

impl Simulation {
    /// Plays the games and tells after each one how many are done. Everything but the CPU time follows
    /// from the seed, whatever the number of threads, unless a bot thinks by the clock. The faults are those of a bot's own file.
    ///
    /// # Panics
    /// If there are fewer bots than seats.
    pub fn run<T: Think>(
        &self,
        game: &T::Game,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Tally, Vec<DataFault>> {
        assert!(self.bots.len() >= game.seats() as usize, "a bot a seat");
        let weights = self.bots.iter().map(Entrant::weights::<T>);
        let weights: Vec<Arc<T::Weights>> = weights.collect::<Result<_, _>>()?;
        let next = AtomicU64::new(0);
        let done = AtomicU64::new(0);
        let total = Mutex::new(Tally::default());
        thread::scope(|scope| {
            for _ in 0..self.threads.get() {
                scope.spawn(|| {
                    let clock = ThreadTime::now();
                    let mut tally = Tally::default();
                    let mut choices = Vec::new();
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games {
                            break;
                        }
                        let result = self.play::<T>(
                            game,
                            &weights,
                            number,
                            &mut choices,
                            &mut tally.figures,
                        );
                        tally.count(game.seats(), result);
                        progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                    }
                    tally.cpu_seconds = clock.elapsed().as_secs_f64();
                    // A thread that panicked takes the whole scope down with it.
                    if let Ok(mut total) = total.lock() {
                        total.add(tally);
                    }
                });
            }
        });
        Ok(total
            .into_inner()
            .unwrap_or_else(std::sync::PoisonError::into_inner))
    }

    /// One game, by its number.
    fn play<T: Think>(
        &self,
        game: &T::Game,
        weights: &[Arc<T::Weights>],
        number: u64,
        choices: &mut Vec<ActionOf<T>>,
        figures: &mut Figures,
    ) -> Result<Contest, DeadEnd> {
        let mut rng = Rng::new(Rng::new(self.seed).bits() ^ number);
        let seed = rng.seed();
        if self.bots.iter().all(|bot| bot.level == Level::Random) {
            // The same as random bots, without the views that they would not look at.
            let mut state = game.start(seed, &mut Silent);
            let (mut decisions, mut real_decisions) = (0, [0; MAX_SEATS]);
            while let Some((seat, action)) = random_choice(game, &state, &mut rng, choices) {
                let out_of = choices.len();
                let automatic = apply_decision(game, &mut state, seat, action, out_of, &mut Silent);
                decisions += 1;
                real_decisions[seat.index()] += u64::from(automatic.is_none());
            }
            let outcome = game.outcome(&state).ok_or(DeadEnd { decisions })?;
            return Ok(Contest {
                decisions,
                real_decisions,
                rounds: game.moment(&state).round.into(),
                outcome,
            });
        }
        let mut bots: Vec<Box<dyn Bot<T::Game>>> = self
            .bots
            .iter()
            .zip(weights)
            .map(|(bot, weights)| bot.bot::<T>(rng.bits(), weights))
            .collect();
        if !T::FIGURES {
            return contest(game, seed, &mut bots);
        }
        let mut events = Vec::new();
        let contest = contest_into(game, seed, &mut bots, &mut events)?;
        T::figures(game, &events, &contest.outcome, figures);
        Ok(contest)
    }
}
