//! The list of the games, and each of them as an object.
//!
//! This is the one place where a game is registered: a line in `games.rs` binds its rules, its texts, its board
//! and its bots. The outer layers know a game only as a [`Kind`], and a game being played only as an [`AnyPlaying`]:
//! values are JSON, texts are in the language asked for.
//!
//! ```
//! for kind in catalog::Catalog::all().kinds() {
//!     println!("{}: {}", kind.id(), kind.title(words::Lang::En));
//! }
//! ```

mod games;
mod kind;
mod list;
mod of;
mod playing;
mod problem;
mod seated;
mod study;

pub use games::{Visitor, visit};
pub use kind::Kind;
pub use list::Catalog;
pub use of::Of;
pub use playing::{AnyPlaying, Choice, Decision, LogLine, Refused};
pub use problem::{Problem, Reason};
pub use study::{Analysis, AnyStudy, Told};
