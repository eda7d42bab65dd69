//! For tests only: a small game with everything that can go wrong in a large one.
//!
//! [`Toy`] has a secret, a die, a simultaneous choice, options and a data file. Its parameter breaks one law on
//! purpose ([`flaw`]), to show that the conformance suite would notice.

pub mod bots;
mod counts;
pub mod flaw;
pub mod maps;
mod toy;

pub use counts::{Counts, take_counts};
pub use toy::{Action, Event, Field, Phase, Points, Reason, State, Toy, View};
