//! A list of games to choose from.

use engine::chronicle::read_header;

use crate::{AnyGame, AnyPlaying, GameError};

/// The games that can be chosen.
#[derive(Clone, Copy)]
pub struct Catalog(&'static [&'static dyn AnyGame]);

impl Catalog {
    /// These games.
    pub const fn of(kinds: &'static [&'static dyn AnyGame]) -> Catalog {
        Catalog(kinds)
    }

    /// The games in their order.
    pub fn kinds(self) -> impl Iterator<Item = &'static dyn AnyGame> {
        self.0.iter().copied()
    }

    /// The game with this id.
    pub fn find(self, id: &str) -> Result<&'static dyn AnyGame, GameError> {
        let found = self.kinds().find(|kind| kind.id() == id);
        found.ok_or_else(|| GameError::UnknownGame {
            id: id.to_owned(),
            known: self.kinds().map(AnyGame::id).collect(),
        })
    }

    /// Reads a chronicle of any of the games and plays it again with all checks.
    pub fn read(self, chronicle: &str) -> Result<Box<dyn AnyPlaying>, GameError> {
        let header = read_header(chronicle)?;
        self.find(&header.game)?.read(chronicle)
    }
}
