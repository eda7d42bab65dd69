//! Revolution: The Dutch Revolt 1568-1648, a game for two to five by Francis Tresham: the rules.
//!
//! Read [`state`](State) first, then `turn.rs`, which leads from phase to phase, and the phases in the order
//! of the rulebook: `phases/taxes.rs`, `phases/support.rs` and so on. Rule numbers are the rulebook's; those
//! that begin with 5 are about turn 0.
//!
//! ```
//! use engine::{Game, Playing, Seed, Setup};
//! use revolution_rules::Revolution;
//!
//! let game = Revolution::open(&Setup::new::<Revolution>(2)).expect("two can play");
//! let playing = Playing::new(game, Seed::from_number(1));
//! assert!(!playing.game().to_act(playing.state()).is_empty());
//! ```

mod action;
mod board;
mod board_place;
mod data;
mod event;
mod faction;
mod faults;
mod game;
mod handicap;
mod options;
mod phase;
mod phases;
mod place;
mod reason;
mod score;
mod setup;
mod state;
mod support;
mod turn;
mod view;

pub use action::{Action, Single};
pub use board_place::BoardPlace;
pub use data::{
    Beggars, Card, CityCard, Command, Data, Foundation, Land, Leg, River, Route, SupportBox,
    TownPlace,
};
pub use event::Event;
pub use faction::{Colour, Faction, Pieces};
pub use game::Revolution;
pub use handicap::handicap;
pub use options::{Agreed, Edition, Plunder, SiegeRule};
pub use phase::Phase;
pub use place::{City, Province, Provinces, Region, See, Site, Spot, Town};
pub use reason::Reason;
pub use state::{Arranging, Besieger, Bishopric, Board, Camp, Faith, NextOrder, Part, State, Step};
pub use support::{Space, Support};
pub use view::View;
