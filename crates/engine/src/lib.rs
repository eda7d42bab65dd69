//! The vocabulary of Kroniek: what a game is, what a decision is, what a die is.
//!
//! A game is its chronicle: the game's id and options, a seed, and the list of decisions. Everything else
//! is derived. This crate knows no game and does no input or output; it says what a game must provide
//! ([`Game`]), plays it ([`Playing`]), writes it down ([`Chronicle`]) and tests it ([`conformance`](mod@conformance)).
//!
//! ```
//! use engine::{Dice, Seed};
//!
//! let mut dice = Dice::new(Seed::from_number(1648));
//! let mut again = dice;
//! assert_eq!(dice.d10(), again.d10());
//! ```

mod automatic;
pub mod chronicle;
pub mod conformance;
pub mod data;
mod dice;
pub mod fair;
mod game;
mod names;
mod number;
mod options;
mod playing;
pub mod playout;
mod rng;
pub mod scene;
mod seat;
mod set;
pub mod wording;

pub use automatic::{Automatic, apply_decision};
pub use chronicle::{
    Chronicle, ChronicleError, Header, OpenError, ReplayError, Signature, Step, fingerprint,
};
pub use dice::{Dice, InARow, Seed};
pub use game::{
    Anchor, Cause, Game, Hidden, Moment, Outcome, Rejection, Setup, SetupError, Silent, Sink,
    ensure, refuse,
};
pub use number::DecisionNumber;
pub use options::{OptionFault, OptionSpec, Options};
pub use playing::{
    Entry, Logged, MOST_REWINDS, Playing, Rewind, RewindRefusal, RewindTold, UndoRefusal,
};
pub use rng::Rng;
pub use seat::{MAX_SEATS, Seat, Seats, Viewer};
pub use set::{Element, Set};
