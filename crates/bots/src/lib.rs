//! Players made of code, and the matches between them.
//!
//! A [`Bot`] gets a view and a list of choices, never a state: it cannot cheat. [`Level`] names the bots that
//! there are; [`contest`] plays one game between bots, and [`Simulation`] a great many of them.

mod advice;
mod bot;
mod contest;
mod foresight;
mod games;
mod level;
mod lookahead;
mod mind;
mod policy;
mod simulation;
mod study;
mod think;

pub use advice::{Advice, advise};
pub use bot::{Bot, Random};
pub use contest::{Contest, contest};
pub use foresight::Shares;
pub use level::{Level, UnknownLevel};
pub use lookahead::Medium;
pub use mind::{MindFile, MindNumber};
pub use policy::{Easy, Policy};
pub use simulation::{Simulation, Tally};
pub use study::{Analysis, Balance, Progress, Study, Turn};
pub use think::Think;
