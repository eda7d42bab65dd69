//! Troyes, a game for two to four by Sébastien Dujardin, Xavier Georges and Alain Orban: the rules.
//!
//! Read [`State`] and [`Plan`] first, then the phases in the order of the rulebook: `phases/prologue.rs`,
//! `phases/income.rs` and so on. The rulebook numbers its phases 0 to 5 and its actions 1 to 6; a rule is
//! named `3` for phase 3 and `4.1` for the first action of phase 4.
//!
//! ```
//! use engine::{Game, Playing, Seed, Setup};
//! use troyes_rules::Troyes;
//!
//! let game = Troyes::open(&Setup::new::<Troyes>(2)).expect("two can play");
//! let playing = Playing::new(game, Seed::from_number(1));
//! assert!(!playing.game().to_act(playing.state()).is_empty());
//! ```

mod action;
mod activity;
mod board_place;
mod building;
mod character;
mod data;
mod event;
mod event_card;
mod family;
mod faults;
mod game;
mod options;
mod phase;
mod phases;
mod plan;
mod prospect;
mod reason;
mod score;
mod setup;
mod state;
mod view;

pub use action::Action;
pub use activity::Activity;
pub use board_place::BoardPlace;
pub use building::{Building, Colour, Space, Spaces};
pub use character::{Character, Characters};
pub use data::{ActivityFace, BANNERS, COLUMNS, Data, EventFace, Hall, Wish};
pub use event::{Deed, Event, UsedDie};
pub use event_card::{EventCard, EventCards};
pub use family::{Families, Family};
pub use game::Troyes;
pub use options::{Agreed, Contests};
pub use phase::Phase;
pub use phases::Defence;
pub use plan::{GROUP, Group, Plan, PutBack, Source, Target};
pub use prospect::Prospect;
pub use reason::Reason;
pub use score::Tally;
pub use state::{
    BLACK_DICE, Before, BlackDice, BlackDie, Board, CITIZENS, Card, Die, LEVELS, MOST_INFLUENCE,
    NEUTRAL_CITIZENS, PUT_BACK, Player, ROW, State, Step, Threat,
};
pub use view::View;
