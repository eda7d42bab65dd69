//! The vocabulary of Kroniek: what a game is, what a decision is, what a die is.
//!
//! A game is its chronicle: the game's id and options, a seed, and the list of decisions. Everything else
//! is derived. This crate knows no game and does no input or output; it says what a game must provide
//! ([`Game`]), plays it ([`Playing`]), writes it down ([`Chronicle`]) and tests it ([`conformance`]).
//!
//! ```
//! use engine::{Dice, Seed};
//!
//! let mut dice = Dice::new(Seed::from_number(1648));
//! let mut again = dice;
//! assert_eq!(dice.d10(), again.d10());
//! ```

pub mod chronicle;
pub mod conformance;
pub mod data;
mod dice;
pub mod fair;
mod game;
mod names;
mod options;
mod playing;
pub mod playout;
mod rng;
mod seat;
mod set;
pub mod wording;

pub use chronicle::{Chronicle, ChronicleError, Header, OpenError, ReplayError, fingerprint};
pub use dice::{Dice, Seed};
pub use game::{
    Anchor, Cause, Game, Hidden, Moment, Outcome, Rejection, Setup, SetupError, Silent, Sink,
    ensure, refuse,
};
pub use options::{OptionFault, OptionSpec, Options};
pub use playing::{Entry, Logged, Playing, UndoRefusal};
pub use rng::Rng;
pub use seat::{MAX_SEATS, Seat, Seats, Viewer};
pub use set::{Element, Set};
