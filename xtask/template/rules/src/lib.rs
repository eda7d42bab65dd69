//! The rules of __Title__: pure functions from state and decision to state.
//!
//! ```
//! use engine::{Game, Playing, Seed, Setup};
//! use __module___rules::__Type__;
//!
//! let game = __Type__::open(&Setup::new::<__Type__>(2)).expect("two can play");
//! let playing = Playing::new(game, Seed::from_number(1));
//! assert!(!playing.game().to_act(playing.state()).is_empty());
//! ```

mod action;
mod board_place;
mod event;
mod game;
mod state;

pub use action::{Action, Reason};
pub use board_place::BoardPlace;
pub use event::Event;
pub use game::__Type__;
pub use state::{MOST, Phase, State, View};
