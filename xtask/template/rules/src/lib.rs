//! The rules of __Title__: pure functions from state and decision to state.

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
