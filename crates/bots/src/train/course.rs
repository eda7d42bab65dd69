//! The course of a training: lessons, generations, matches, checkpoints.

use std::sync::Arc;

use engine::{Game, Rng, Seat};
use serde::{Deserialize, Serialize};

use super::learn::Learner;
use super::play::{Row, by_first_thoughts, by_looking_ahead, by_search, new_against_old};
use super::{Lesson, Train, Training};
use crate::parallel::in_parallel;
use crate::{FeatureNames, Network, Think};

/// The most bytes of a checkpoint.
pub const MOST_CHECKPOINT_BYTES: usize = 5_000_000;

/// The size of the steps in the first lesson and in the last one.
const FIRST_STEPS: f32 = 2e-3;
const LAST_STEPS: f32 = 2e-4;
/// The size of the steps in a generation, and how often its games are gone through.
const SMALL_STEPS: f32 = 2e-4;
const EPOCHS: usize = 2;
/// What a new network must win to be kept: so many times its fair share.
const BETTER: f64 = 1.04;

/// What random numbers are for: games that are played for different ends have different ones.
const ORDER: u64 = 0;
const LESSON: u64 = 1;
const GENERATION: u64 = 2;
const MATCH: u64 = 3;
const EXAM: u64 = 4;

/// A network in training.
pub struct Trainer<T: Think> {
    /// The tables that it is trained for, in turn.
    games: Vec<T::Game>,
    training: Training,
    /// What learns on and on.
    latest: Network,
    /// What won its matches, as it will be read from its file; nothing as long as the game's own numbers play better.
    best: Option<Arc<Network>>,
    done: u32,
}

/// Why a training cannot go on from a checkpoint.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no checkpoint of the same training")]
pub struct BadCheckpoint;

/// A training as it is written down.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    game: String,
    rules: u16,
    features: String,
    seed: u64,
    done: u32,
    latest: String,
    best: Option<String>,
}

impl<T: Think> Trainer<T> {
    /// A training from the beginning, for these tables.
    pub fn new(games: Vec<T::Game>, training: Training) -> Trainer<T> {
        let mut rng = Rng::new(training.seed);
        // Three even draws make a bell, near enough; it is as wide as asked for.
        let bell = |size: f32| {
            let sum: f64 = (0..3).map(|_| rng.unit()).sum();
            (sum * 2.0 - 3.0) as f32 * size
        };
        let latest = Network::ignorant(&FeatureNames::of::<T>(), T::Game::RULES, bell);
        Trainer {
            games,
            training,
            best: None,
            latest,
            done: 0,
        }
    }

    /// Goes on from a checkpoint of a training with the same seed.
    pub fn resume(
        games: Vec<T::Game>,
        training: Training,
        checkpoint: &str,
    ) -> Result<Trainer<T>, BadCheckpoint> {
        let mut trainer = Trainer::new(games, training);
        let written: Written = toml::from_str(checkpoint).map_err(|_| BadCheckpoint)?;
        let mut best = written.best.as_ref().map(|_| trainer.latest.clone());
        let read_best = |best: &mut Option<Network>| match (best, &written.best) {
            (Some(best), Some(text)) => best.decode(text),
            _ => true,
        };
        let fits = written.game == T::Game::ID
            && written.rules == T::Game::RULES
            && written.features == trainer.latest.mark()
            && written.seed == trainer.training.seed
            && trainer.latest.decode(&written.latest)
            && read_best(&mut best);
        if !fits {
            return Err(BadCheckpoint);
        }
        trainer.best = best.map(Arc::new);
        trainer.done = written.done;
        Ok(trainer)
    }

    /// The random numbers of a game of a step.
    fn rng(&self, purpose: u64, number: u64) -> Rng {
        let mut rng = Rng::new(self.training.seed);
        for part in [u64::from(self.done), purpose, number] {
            rng = Rng::new(rng.bits() ^ part);
        }
        Rng::new(rng.bits())
    }

    fn game(&self, number: usize) -> &T::Game {
        &self.games[number % self.games.len()]
    }

    fn learn(&mut self, rows: &[Row], sizes: &[f32]) -> f64 {
        let mut rng = self.rng(ORDER, 0);
        let mut learner = Learner::new(self.latest.clone());
        let losses: Vec<f64> = sizes
            .iter()
            .map(|&size| learner.learn(rows, size, &mut rng))
            .collect();
        self.latest = learner.into_network();
        losses.first().copied().unwrap_or(0.0)
    }

    /// Games that are played like this, and what they teach in steps of these sizes.
    fn lesson(
        &mut self,
        count: u32,
        play: fn(&T::Game, Rng) -> Vec<Row>,
        sizes: &[f32],
        progress: &(dyn Fn(u64, u64) + Sync),
    ) -> Lesson {
        let rows = in_parallel(
            count as usize,
            self.training.threads,
            |number| play(self.game(number), self.rng(LESSON, number as u64)),
            |done| progress(done as u64, count.into()),
        );
        let loss = self.learn(&rows.concat(), sizes);
        Lesson {
            number: self.done + 1,
            games: count,
            loss,
            strength: None,
            kept: true,
        }
    }

    /// The size of the steps of a lesson by first thoughts: smaller and smaller.
    fn step_size(&self) -> f32 {
        let part = self.done as f32 / self.training.lessons.max(1) as f32;
        FIRST_STEPS * (LAST_STEPS / FIRST_STEPS).powf(part)
    }

    /// Games of search, what they teach, and a match against the best so far. What was learned before the first generation
    /// has to beat the game's own numbers, or they teach the first generation.
    fn generation(&mut self, progress: &(dyn Fn(u64, u64) + Sync)) -> Lesson {
        let count = self.training.generation_games;
        let trials = self.training.trials;
        let matches = u64::from(self.training.match_games);
        let is_first = self.done == self.training.lessons + self.training.studies;
        let before = if is_first { matches } else { 0 };
        let all = before + u64::from(count) + matches;
        if is_first {
            let learned = Arc::new(self.latest.rounded());
            if self.strength(EXAM, &learned, &|done| progress(done, all)) >= BETTER {
                self.best = Some(learned);
            }
        }
        let rows = in_parallel(
            count as usize,
            self.training.threads,
            |number| {
                let rng = self.rng(GENERATION, number as u64);
                by_search::<T>(self.game(number), self.best.as_ref(), trials, rng)
            },
            |done| progress(before + done as u64, all),
        );
        let loss = self.learn(&rows.concat(), &[SMALL_STEPS; EPOCHS]);
        let new = Arc::new(self.latest.rounded());
        let played = before + u64::from(count);
        let strength = self.strength(MATCH, &new, &|done| progress(played + done, all));
        let kept = strength >= BETTER;
        if kept {
            self.best = Some(new);
        }
        Lesson {
            number: self.done + 1,
            games: count,
            loss,
            strength: Some(strength),
            kept,
        }
    }

    /// What the new network wins against the best so far, as parts of its fair share. Every seed is played from every seat.
    fn strength(&self, purpose: u64, new: &Arc<Network>, progress: &(dyn Fn(u64) + Sync)) -> f64 {
        let mut fixtures: Vec<(usize, u64, Seat)> = Vec::new();
        for seed in 0.. {
            if fixtures.len() >= self.training.match_games as usize {
                break;
            }
            let table = seed as usize % self.games.len();
            let seats = Seat::all(self.games[table].seats());
            fixtures.extend(seats.map(|seat| (table, seed, seat)));
        }
        let shares = in_parallel(
            fixtures.len(),
            self.training.threads,
            |number| {
                let (table, seed, seat) = fixtures[number];
                let game = &self.games[table];
                let rng = self.rng(purpose, seed);
                let old = self.best.as_ref();
                new_against_old::<T>(game, new, old, seat, self.training.trials, rng)
            },
            |done| progress(done as u64),
        );
        let (mut won, mut fair) = (0.0, 0.0);
        for (share, (table, ..)) in shares.iter().zip(&fixtures) {
            won += share.unwrap_or(0.0);
            fair += 1.0 / f64::from(self.games[*table].seats());
        }
        if fair > 0.0 { won / fair } else { 1.0 }
    }
}

impl<T: Think> Train for Trainer<T> {
    fn done(&self) -> u32 {
        self.done
    }

    fn step(&mut self, progress: &(dyn Fn(u64, u64) + Sync)) -> Lesson {
        let lesson = if self.done < self.training.lessons {
            let size = self.step_size();
            let count = self.training.lesson_games;
            self.lesson(count, by_first_thoughts::<T>, &[size], progress)
        } else if self.done < self.training.lessons + self.training.studies {
            let count = self.training.study_games;
            self.lesson(
                count,
                by_looking_ahead::<T>,
                &[SMALL_STEPS; EPOCHS],
                progress,
            )
        } else {
            self.generation(progress)
        };
        self.done += 1;
        lesson
    }

    fn checkpoint(&self) -> String {
        let written = Written {
            game: T::Game::ID.to_owned(),
            rules: T::Game::RULES,
            features: self.latest.mark().to_owned(),
            seed: self.training.seed,
            done: self.done,
            latest: self.latest.encode(),
            best: self.best.as_ref().map(|best| best.encode()),
        };
        toml::to_string(&written).unwrap_or_default()
    }

    fn network(&self) -> String {
        match &self.best {
            Some(best) => best.write::<T>(),
            None => self.latest.rounded().write::<T>(),
        }
    }
}
