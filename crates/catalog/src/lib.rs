//! Games without their types.
//!
//! A game's folder binds its rules, words, board and bot with [`game!`]; the crate `games` lists them with [`games!`]. The
//! layers below know a game only as a [`Kind`], and a game being played only as an [`AnyPlaying`]: values are JSON, texts
//! are in the language asked for. This crate knows no game.

mod kind;
mod list;
mod of;
mod parts;
mod playing;
mod problem;
mod question;
mod seated;
mod study;

pub use kind::Kind;
pub use list::Catalog;
pub use of::Of;
pub use parts::{GameParts, Visitor};
pub use playing::{AnyPlaying, Choice, Decision, LogLine, Refused};
pub use problem::{Problem, Reason};
pub use question::AnyQuestion;
pub use study::{Analysis, AnyStudy, Told};
