//! What a bot is, and the plainest one.

use engine::{Game, Rng};

/// A player made of code.
pub trait Bot<G: Game>: Send {
    /// Picks one of the choices, by its place in the list, knowing what the view shows and no more.
    ///
    /// `choices` is never empty.
    fn choose(&mut self, game: &G, view: &G::View, choices: &[G::Action]) -> usize;
}

/// Picks any choice, each equally likely.
#[derive(Clone, Debug)]
pub struct Random(Rng);

impl Random {
    /// A bot whose choices follow from the seed alone.
    pub fn new(seed: u64) -> Random {
        Random(Rng::new(seed))
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G, _: &G::View, choices: &[G::Action]) -> usize {
        self.0.below(choices.len())
    }
}
