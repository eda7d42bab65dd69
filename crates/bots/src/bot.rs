//! What a bot is, and the plainest one.

use engine::{Game, Rng, Seat};

use crate::Plan;

/// What a bot is asked: which of its choices a seat is to make, knowing what it sees.
///
/// The seat is told because it cannot be guessed: where several choose at once, their choices look alike.
pub struct Question<'a, G: Game> {
    /// Who is asked.
    pub seat: Seat,
    /// What the seat sees.
    pub view: &'a G::View,
    /// Everything that the seat may do now: at least one choice.
    pub choices: &'a [G::Action],
}

/// A player made of code.
pub trait Bot<G: Game>: Send {
    /// Picks one of the choices, by its place in the list, knowing what the view shows and no more.
    fn choose(&mut self, game: &G, question: &Question<'_, G>) -> usize;

    /// What it has in mind for its next decisions, if it plans: another bot like it can go on with that.
    fn plan(&mut self) -> Option<&mut Plan> {
        None
    }
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
    fn choose(&mut self, _: &G, question: &Question<'_, G>) -> usize {
        self.0.below(question.choices.len())
    }
}
