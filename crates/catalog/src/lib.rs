//! Games without their types.
//!
//! A game's folder binds its rules, words, board and bot with [`game!`]; the crate `games` lists them with [`games!`]. The
//! layers below know a game only as an [`AnyGame`], and a game being played only as an [`AnyPlaying`]: values are JSON, texts
//! are in the language asked for. This crate knows no game.
//!
//! ```
//! use catalog::{Catalog, AnyGame, ErasedGame};
//! use engine::Seed;
//! use testkit::Toy;
//!
//! static GAMES: &[&dyn AnyGame] = &[&ErasedGame::<Toy>::NEW];
//!
//! let game = Catalog::of(GAMES).find("toy").expect("it is on the list");
//! let mut header = game.header(2);
//! header.seed = Some(Seed::from_number(1));
//! let playing = game.open(header).expect("two can play");
//! assert_eq!(playing.to_act().len(), 2);
//! ```

mod action_json;
mod any_game;
mod any_playing;
mod erased_game;
mod erased_playing;
mod error;
mod list;
mod parts;
mod question;
mod report;
mod study;

pub use action_json::ActionJson;
pub use any_game::AnyGame;
pub use any_playing::{AnyPlaying, Choice, Decision, LogLine, Refused, TiledChoice};
pub use erased_game::ErasedGame;
pub use error::{AnyReason, GameError};
pub use list::Catalog;
pub use parts::{GameParts, GameVisitor, LessonFile};
pub use question::{AnyBot, AnyQuestion};
pub use report::{ErrorCode, ErrorDetail, ErrorReport, Tell, TellError};
pub use study::{Analysis, AnyStudy, Told};
