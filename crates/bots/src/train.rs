//! Networks that learn from games against themselves.
//!
//! First come lessons: quick games by first thoughts, which teach what a position is worth between players like that. Then
//! come studies: games of bots that look one step ahead. Then
//! come generations: search plays against itself, judging by the best network so far; a new network learns from those games,
//! from how they ended and from what search expected on the way; and it takes the place of the best if it wins a match.
//! Everything follows from the seed, whatever the number of threads; a course that was interrupted goes on from its
//! checkpoint as if nothing had happened.

mod course;
mod learn;
mod parallel;
mod play;

use std::num::NonZero;

pub use course::{BadCheckpoint, MOST_CHECKPOINT_BYTES, Trainer};
pub(crate) use parallel::in_parallel;

/// How a network is trained.
#[derive(Clone, Debug, PartialEq)]
pub struct Training {
    /// The seed that everything random follows from.
    pub seed: u64,
    /// How many lessons come first.
    pub lessons: u32,
    /// How many games by first thoughts a lesson has.
    pub lesson_games: u32,
    /// How many studies come after them.
    pub studies: u32,
    /// How many games between bots that look one step ahead a study has.
    pub study_games: u32,
    /// How many games search plays against itself in a generation.
    pub generation_games: u32,
    /// How many trials it makes for a decision.
    pub trials: u32,
    /// How many games the new network plays against the old one.
    pub match_games: u32,
    /// How many threads share the work.
    pub threads: NonZero<usize>,
}

/// A lesson or a generation that is over.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// Which one, from 1: lessons first, then studies, then generations.
    pub number: u32,
    /// How many games there were to learn from.
    pub games: u32,
    /// The mean logarithmic loss on them before they were learned from.
    pub loss: f64,
    /// What the new network won of the match: 1 is its fair share. Nothing after a lesson or a study.
    pub strength: Option<f64>,
    /// Whether it is the best so far.
    pub kept: bool,
}

/// A network in training, whatever its game.
pub trait Train {
    /// How many lessons and generations are over.
    fn done(&self) -> u32;

    /// Plays, learns and tests once; tells now and then how many games of how many are played.
    fn step(&mut self, progress: &(dyn Fn(u64, u64) + Sync)) -> Lesson;

    /// Everything that is needed to go on later.
    fn checkpoint(&self) -> String;

    /// The text of the file of the best network so far.
    fn network(&self) -> String;
}
