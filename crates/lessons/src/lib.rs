//! Lessons: short stories at the real table, played with a game's own rules.
//!
//! A lesson is a file in the folder of its game, `games/<id>/lessons/<name>.toml`; `docs/ADDING_A_GAME.md` describes it. Where a
//! learner stands follows from the lesson and from the choices that were right so far ([`Path`]), so nothing has to be stored
//! to show it: [`Lesson::asked`] plays everything again. What a companion says at a table before a kind of decision comes for the first time
//! ([`Companion`]) is another file there, and so is how the rules are read where the rulebook leaves a question open
//! ([`Rulings`]). Examples ([`Examples`]) are positions in which a section of the rules matters; a [`Survey`] finds them. Puzzles ([`Puzzles`]) are positions from games between bots in which one choice is clearly best; [`Hunt`] finds them.
//!
//! ```
//! use catalog::{AnyGame, ErasedGame};
//! use lessons::{Lesson, Path};
//! use testkit::Toy;
//!
//! static TOY: &dyn AnyGame = &ErasedGame::<Toy>::NEW;
//!
//! let lessons = Lesson::all(TOY).expect("they can be read");
//! let lesson = lessons.first().expect("the toy has one");
//! let stand = lesson.asked(&Path::default()).expect("it fits the rules");
//! assert_eq!(stand.step, 0);
//! ```

mod companion;
mod examples;
mod fault;
mod file;
mod lesson;
mod moves;
mod path;
mod pattern;
mod puzzles;
mod record;
mod rulings;

pub use companion::Companion;
pub use examples::{Example, Examples, Survey, Why, play_on};
pub use fault::Fault;
pub use file::{Part, Said, Step};
pub use lesson::{Answer, Lesson, Stand};
pub use path::Path;
pub use puzzles::{Grade, Hunt, Puzzle, Puzzles, Solved, Step as PuzzleStep, Worth as PuzzleWorth};
pub use rulings::{Ground, Ruling, Rulings};
