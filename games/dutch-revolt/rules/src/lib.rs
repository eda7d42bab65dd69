//! The Dutch Revolt 1566-1609, a game for two by Michael Gilbert: the rules.
//!
//! Read [`state`](State) first, then the phases in the order of the rulebook: `phases/initiative.rs`,
//! `phases/treasury.rs` and so on. Rule numbers are the rulebook's.
//!
//! ```
//! use engine::{Game, Playing, Seed, Setup};
//! use dutch_revolt_rules::DutchRevolt;
//!
//! let game = DutchRevolt::open(&Setup::new::<DutchRevolt>(2)).expect("two can play");
//! let playing = Playing::new(game, Seed::from_number(1));
//! assert!(!playing.game().to_act(playing.state()).is_empty());
//! ```

mod action;
mod asked_in;
mod board_place;
mod chit;
mod data;
mod event;
mod faults;
mod game;
mod options;
mod phase;
mod phases;
mod reason;
mod score;
mod setup;
mod side;
mod state;
mod territory;
mod unit;
mod view;

pub use action::{Action, Amount, Cargo, Force};
pub use asked_in::AskedIn;
pub use board_place::{BoardPlace, Track};
pub use chit::{Chit, ChitFace, Chits};
pub use data::{COLUMNS, Data, Land};
pub use event::{Event, Siege};
pub use game::DutchRevolt;
pub use options::{Agreed, ChitHand, Owners};
pub use phase::Phase;
pub use reason::Reason;
pub use score::Verdict;
pub use side::Side;
pub use state::{Armada, Board, Effect, Initiative, Purse, State, Step, Stock, Year};
pub use territory::{Alignment, Terrain, Territories, Territory};
pub use unit::{Stack, Unit};
pub use view::View;
