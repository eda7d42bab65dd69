//! What a bot is, and the plainest one.

use engine::{Game, Whim};

/// A player made of code.
pub trait Bot<G: Game>: Send {
    /// Picks one of the choices, by its place in the list, knowing what the view shows and no more.
    ///
    /// `choices` is never empty.
    fn choose(&mut self, game: &G, view: &G::View, choices: &[G::Action]) -> usize;
}

/// Picks any choice, each equally likely.
#[derive(Clone, Debug)]
pub struct Random(Whim);

impl Random {
    /// A bot whose choices follow from the number alone.
    pub fn new(number: u64) -> Random {
        Random(Whim::new(number))
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G, _: &G::View, choices: &[G::Action]) -> usize {
        self.0.below(choices.len())
    }
}
