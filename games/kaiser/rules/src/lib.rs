//! In the Shadow of the Emperor (Im Schatten des Kaisers), a game for two to four by Ralf Burkert: the rules.
//!
//! Read [`Board`] first, then the phases in the order of the rulebook: `phases/income.rs`,
//! `phases/ageing.rs` and so on. Rules are cited by the rulebook's phase numerals and headings.
//!
//! ```
//! use engine::{Game, Playing, Seed, Setup};
//! use kaiser_rules::Kaiser;
//!
//! let game = Kaiser::open(&Setup::new::<Kaiser>(2)).expect("two can play");
//! let playing = Playing::new(game, Seed::from_number(1));
//! assert!(!playing.game().to_act(playing.state()).is_empty());
//! ```

mod action;
mod board_place;
mod card;
mod colour;
mod data;
mod electorate;
mod event;
mod faults;
mod forced;
mod game;
mod land;
mod noble;
mod options;
mod phase;
mod phases;
mod pieces;
mod power;
mod reason;
mod room;
mod score;
mod setup;
mod spot;
mod state;
mod view;

pub use action::Action;
pub use board_place::BoardPlace;
pub use card::{Card, Tint};
pub use colour::Colour;
pub use data::{CardFace, Data, ImperialCity, Income, Points, ROUNDS, Reward, Spaces};
pub use electorate::{Electorate, Estate};
pub use event::{Event, Merit, Occasion};
pub use game::Kaiser;
pub use land::{CASTLE_SPACES, CITY_SPACES, City, Land, NOBLE_SPACES, Tenant};
pub use noble::{Age, Noble, Rank};
pub use options::Agreed;
pub use phase::Phase;
pub use phases::Child;
pub use power::{Power, Prospect};
pub use reason::Reason;
pub use spot::Spot;
pub use state::{Ballot, Board, Deed, Opening, Player, Right, State, Step, Vacancy};
pub use view::View;
