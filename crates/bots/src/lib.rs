//! Players made of code, and the matches between them.
//!
//! A [`Bot`] is asked a [`Question`]: its seat, what that seat sees and what it may do. It never gets a state, so it
//! cannot cheat; it thinks about states that it has [`Imagined`]. [`Level`] names the bots that
//! there are; [`contest`] plays one game between bots, and [`Simulation`] a great many of them.
//!
//! ```
//! use std::num::NonZero;
//!
//! use bots::{Level, Simulation};
//! use engine::{Game, Setup};
//! use testkit::Toy;
//!
//! let game = Toy::open(&Setup::new::<Toy>(2)).expect("two can play");
//! let simulation = Simulation {
//!     games: 10,
//!     seed: 1,
//!     bots: vec![Level::Easy.into(), Level::Random.into()],
//!     threads: NonZero::<usize>::MIN,
//! };
//! let tally = simulation.run::<Toy>(&game, &|_| {}).expect("no files");
//! assert_eq!(tally.games, 10);
//! ```

mod advice;
mod arena;
mod bot;
mod budget;
mod calibration;
mod contest;
mod entrant;
mod features;
mod figures;
mod foresight;
mod imagined;
mod level;
mod lookahead;
mod mistakes;
mod network;
mod parallel;
mod picture;
mod plan;
mod policy;
mod review;
mod scale;
mod search;
mod simulation;
mod study;
mod think;
mod train;
mod tune;
mod weights;
mod worth;

pub use advice::{Advice, NextBest, SecondThought, advise, second_thought};
pub use arena::{
    Arena, Interval, Lineup, Pair, Played, Rating, Table, pairs, plot, ratings, share_of, sides,
};
pub use bot::{Bot, Question, Random};
pub use budget::{BadBudget, Budget};
pub use calibration::{Bin, Calibration, Loss, Oracle, Said, calibration_plot};
pub use contest::{Contest, contest};
pub use entrant::{Entrant, UnknownEntrant};
pub use features::{FeatureNames, Features, Position};
pub use figures::Figures;
pub use foresight::Shares;
pub use imagined::Imagined;
pub use level::{Level, Trials, UnknownLevel};
pub use lookahead::Medium;
pub use mistakes::{Mistakes, Rate, Record};
pub use network::{BadNetwork, Judgement, MOST_BYTES, Network, NetworkFile};
pub use parallel::in_parallel;
pub use plan::Plan;
pub use policy::{Easy, Policy};
pub use scale::{ANCHOR, Scale, ScaleFile, Step};
pub use search::{Appraisal, ChoiceWorth, Search, Thought, Tried};
pub use simulation::{Simulation, Tally};
pub use study::{
    Analysis, Balance, Chance, Decided, LineStep, Points, Progress, RoundBegin, Study, Turn,
    Turning,
};
pub use think::{ActionOf, EventOf, Judges, Think, ViewOf};
pub use train::{BadCheckpoint, Lesson, MOST_CHECKPOINT_BYTES, Train, Trainer, Training};
pub use tune::{Climb, Verdict, tunable};
pub use weights::{NamedWeight, WeightsFile, named_weights, replace_weights};
pub use worth::{Comparison, Estimated, Worth};
