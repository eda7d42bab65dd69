//! For tests only: a small game with everything that can go wrong in a large one.
//!
//! [`Toy`] has a secret, a die, a simultaneous choice, options and a data file. Its parameter breaks one law on
//! purpose ([`flaw`]), to show that the conformance suite would notice. [`PostOffice`] takes the mail that a server sends.
//!
//! ```
//! use engine::conformance::Suite;
//! use testkit::{Toy, flaw};
//!
//! let suite = Suite { games: 20, probe_every: 2, ..Suite::default() };
//! suite.run::<Toy>();
//! let flawed = std::panic::catch_unwind(|| suite.run::<Toy<{ flaw::SECRET_IN_LOG }>>());
//! assert!(flawed.is_err());
//! ```

mod allocations;
pub mod bots;
mod counts;
pub mod flaw;
pub mod maps;
mod post_office;
mod toy;

pub use allocations::{CountingAllocator, allocations};
pub use counts::{Counts, take_counts};
pub use post_office::{Mail, PostOffice};
pub use toy::{Action, Event, Field, Phase, Points, Reason, State, Toy, View};
