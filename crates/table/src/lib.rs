//! Tables: who sits where, who may see and do what, and what happened.
//!
//! [`Tables`] is the one door: it creates tables, shows them to whoever may look, and does what somebody wants to
//! be done there, as a [`Command`]. It keeps running games in memory, but everything in it can be rebuilt from
//! a [`Store`] at any time, and nothing is shown before it is stored. It knows neither HTTP nor SQL.

mod bot_seed;
mod cache;
mod command;
mod entry;
mod helps;
mod ids;
mod news;
mod plan;
mod position;
mod running;
mod scene;
mod seating;
mod sight;
mod store;
mod tables;
mod to_the_end;
mod trouble;

pub use command::{Answer, Command, Decided, Done, Undone};
pub use entry::{Entry, Other, What};
pub use ids::{Key, TableId, Token, TokenHash, VisitorId};
pub use news::{Kind as NewsKind, Listener, News};
pub use plan::{Created, Plan, SeatPlan, SeatToken};
pub use position::{Position, UndoRequest};
pub use running::Running;
pub use scene::Scene;
pub use seating::{Caller, Echo, Holder, Look, SeatKind, SeatRecord};
pub use sight::{SeatSight, Sight, Stage};
pub use store::{
    Append, Appended, Pending, Store, StoreError, Stored, TableRecord, TalkLine, Visitor,
};
pub use tables::{
    BotTurn, Clock, HintTurn, LONGEST_CONTRIBUTION, LONGEST_LINE, LONGEST_NAME, Tables,
};
pub use trouble::Trouble;
