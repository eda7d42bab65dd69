//! Players made of code, and the matches between them.
//!
//! A [`Bot`] gets a view and a list of choices, never a state: it cannot cheat. [`Level`] names the bots that
//! there are; [`contest`] plays one game between bots, and [`Simulation`] a great many of them.

mod arena;
mod bot;
mod budget;
mod contest;
mod entrant;
mod games;
mod level;
mod lookahead;
mod mind;
mod policy;
mod search;
mod simulation;
mod think;
mod tune;

pub use arena::{Arena, Lineup, Played, Rating, Table, plot, ratings};
pub use bot::{Bot, Random};
pub use budget::{BadBudget, Budget};
pub use contest::{Contest, contest};
pub use entrant::{Entrant, UnknownEntrant};
pub use level::{Level, UnknownLevel};
pub use lookahead::Medium;
pub use mind::{MindFile, MindNumber, numbers, with_numbers};
pub use policy::{Easy, Policy};
pub use search::{Hard, Thought};
pub use simulation::{Simulation, Tally};
pub use think::Think;
pub use tune::{Climb, Verdict};
