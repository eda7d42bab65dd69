//! A list of games to choose from.

use engine::chronicle::read_header;
use words::{Lang, trouble};

use crate::{AnyPlaying, Kind, Problem};

/// The games that can be chosen.
#[derive(Clone, Copy)]
pub struct Catalog(&'static [&'static dyn Kind]);

impl Catalog {
    /// These games.
    pub const fn of(kinds: &'static [&'static dyn Kind]) -> Catalog {
        Catalog(kinds)
    }

    /// The games in their order.
    pub fn kinds(self) -> impl Iterator<Item = &'static dyn Kind> {
        self.0.iter().copied()
    }

    /// The game with this id.
    pub fn find(self, id: &str, lang: Lang) -> Result<&'static dyn Kind, Problem> {
        self.kinds().find(|kind| kind.id() == id).ok_or_else(|| {
            let known: Vec<&str> = self.kinds().map(Kind::id).collect();
            Problem::new(
                "unknown-game",
                trouble::unknown_game(lang, id, known.join(", ")),
            )
        })
    }

    /// Reads a chronicle of any of the games and plays it again with all checks.
    pub fn read(self, chronicle: &str, lang: Lang) -> Result<Box<dyn AnyPlaying>, Problem> {
        let header = read_header(chronicle).map_err(|error| Problem::chronicle(&error, lang))?;
        self.find(&header.game, lang)?.read(chronicle, lang)
    }
}
