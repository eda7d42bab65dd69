//! A game's parts, bound together, and the list of the games.

use boards::Draw;
use bots::Think;
use engine::Game;
use words::Speak;

/// The parts of one game, each in a crate of its own.
pub trait GameParts: Send + Sync + 'static {
    /// The rules.
    type Rules: Game;
    /// What is said.
    type Words: Speak<Game = Self::Rules>;
    /// What is drawn.
    type Board: Draw<Game = Self::Rules>;
    /// How bots think.
    type Bot: Think<Game = Self::Rules>;
    /// The lessons in their order.
    const LESSONS: &'static [LessonFile] = &[];
    /// The file with what a companion says before each kind of decision; `lessons` reads it.
    const COMPANION: &'static str = "";
    /// The file with the rulings; `lessons` reads it.
    const RULINGS: &'static str = "";
    /// The file with the puzzles; `lessons` reads it.
    const PUZZLES: &'static str = "";
    /// The file with a position for each section of the rules; `lessons` reads it.
    const EXAMPLES: &'static str = "";
}

/// The file of a lesson. This crate only carries it; `lessons` reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonFile {
    /// Its name, which is also the lesson's name in addresses.
    pub name: &'static str,
    /// What stands in it.
    pub text: &'static str,
}

/// Something to be done with the types of each game, for tests and measurements.
pub trait GameVisitor {
    /// Does it with one game.
    fn visit<P: GameParts>(&mut self);
}

/// Binds the parts of a game: `Parts`, its types, and `game`, the game as an object. Lessons are named in their order by
/// their files in the game's folder `lessons`, without the ending. What a companion says stands in the folder's `companion.toml`, how the
/// rules are read in its `rulings.toml`, the puzzles in its `puzzles.toml`, which `kroniek puzzles make` writes, and positions that show the
/// rules in its `examples.toml`, which `kroniek examples make` writes.
///
/// The object's code is compiled where this stands, so that a change to one game compiles that game again and no
/// other.
#[macro_export]
macro_rules! game {
    (rules: $rules:ty, words: $words:ty, board: $board:ty, bot: $bot:ty, lessons: [$($lesson:literal),* $(,)?] $(,)?) => {
        /// The types of the game.
        #[derive(Clone, Copy, Debug)]
        pub struct Parts;

        impl $crate::GameParts for Parts {
            type Rules = $rules;
            type Words = $words;
            type Board = $board;
            type Bot = $bot;
            const LESSONS: &'static [$crate::LessonFile] = &[$($crate::LessonFile {
                name: $lesson,
                text: include_str!(concat!("../lessons/", $lesson, ".toml")),
            }),*];
            const COMPANION: &'static str = include_str!("../companion.toml");
            const RULINGS: &'static str = include_str!("../rulings.toml");
            const PUZZLES: &'static str = include_str!("../puzzles.toml");
            const EXAMPLES: &'static str = include_str!("../examples.toml");
        }

        /// The game as an object.
        // Never inlined: a crate that sees what type is behind it compiles all of the object's code once more.
        #[inline(never)]
        pub fn game() -> &'static dyn $crate::AnyGame {
            &$crate::ErasedGame::<Parts>::NEW
        }
    };
}

/// Lists games by their crates, each of which has a [`game!`](crate::game).
#[macro_export]
macro_rules! games {
    ($($game:ident),* $(,)?) => {
        /// Every game.
        pub fn all() -> Catalog {
            static ALL: ::std::sync::LazyLock<::std::vec::Vec<&dyn $crate::AnyGame>> =
                ::std::sync::LazyLock::new(|| ::std::vec![$($game::game()),*]);
            Catalog::of(&ALL)
        }

        /// Brings the visitor to every game.
        pub fn visit(visitor: &mut impl GameVisitor) {
            $(visitor.visit::<$game::Parts>();)*
        }
    };
}
