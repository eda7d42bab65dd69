//! Players made of code, and the matches between them.
//!
//! A [`Bot`] is asked a [`Question`]: its seat, what that seat sees and what it may do. It never gets a state, so it
//! cannot cheat; it thinks about states that it has [`Imagined`]. [`Level`] names the bots that
//! there are; [`contest`] plays one game between bots, and [`Simulation`] a great many of them.

mod advice;
mod arena;
mod bot;
mod budget;
mod contest;
mod entrant;
mod figures;
mod foresight;
mod imagined;
mod level;
mod lookahead;
mod policy;
mod search;
mod simulation;
mod study;
mod think;
mod tune;
mod weights;

pub use advice::{Advice, advise};
pub use arena::{Arena, Lineup, Played, Rating, Table, plot, ratings};
pub use bot::{Bot, Question, Random};
pub use budget::{BadBudget, Budget};
pub use contest::{Contest, contest};
pub use entrant::{Entrant, UnknownEntrant};
pub use figures::Figures;
pub use foresight::Shares;
pub use imagined::Imagined;
pub use level::{Level, UnknownLevel};
pub use lookahead::Medium;
pub use policy::{Easy, Policy};
pub use search::{Hard, Thought};
pub use simulation::{Simulation, Tally};
pub use study::{Analysis, Balance, Decided, Progress, Study, Turn};
pub use think::{ActionOf, EventOf, Think, ViewOf};
pub use tune::{Climb, Verdict, tunable};
pub use weights::{NamedWeight, WeightsFile, named_weights, replace_weights};
