//! Players made of code, and the matches between them.
//!
//! A [`Bot`] gets a view and a list of choices, never a state: it cannot cheat. [`Level`] names the bots that
//! there are; [`contest`] plays one game between bots, and [`Simulation`] a great many of them.

mod bot;
mod contest;
mod figures;
mod games;
mod level;
mod lookahead;
mod mind;
mod policy;
mod simulation;
mod think;

pub use bot::{Bot, Random};
pub use contest::{Contest, contest};
pub use figures::Figures;
pub use level::{Level, UnknownLevel};
pub use lookahead::Medium;
pub use mind::{MindFile, MindNumber};
pub use policy::{Easy, Policy};
pub use simulation::{Simulation, Tally};
pub use think::Think;
