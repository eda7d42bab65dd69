//! Positions as a bot may know them.

use std::fmt;
use std::ops::Deref;

use engine::{Dice, Game, Rng, Seat, Seed, Silent};

/// A state of the game that was drawn at random to fit what a seat sees, or was played on from such a state.
///
/// A bot thinks about nothing else: [`Think`](crate::Think) takes no bare state, and outside of this crate an
/// imagined one is made from a view alone. Whoever has the true state of a game that is going on cannot ask a bot about it:
///
/// ```compile_fail
/// use bots::Think;
/// use engine::{Game, Seat};
///
/// fn peek<T: Think>(game: &T::Game, weights: &T::Weights, state: &<T::Game as Game>::State) -> f64 {
///     T::value(game, weights, state, Seat(0))
/// }
/// ```
///
/// What is imagined from a view can be asked about:
///
/// ```
/// use bots::{Imagined, Think, ViewOf};
/// use engine::{Dice, Seat};
///
/// fn guess<T: Think>(game: &T::Game, weights: &T::Weights, view: &ViewOf<T>, mut dice: Dice) -> f64 {
///     let state = Imagined::from_view(game, view, &mut dice);
///     T::value(game, weights, &state, Seat(0))
/// }
/// ```
pub struct Imagined<G: Game>(G::State);

impl<G: Game> Imagined<G> {
    /// A state that fits the view, with everything hidden and all dice to come drawn at random.
    pub fn from_view(game: &G, view: &G::View, dice: &mut Dice) -> Imagined<G> {
        Imagined(game.determinize(view, dice))
    }

    /// The beginning of a game that nobody plays but the bots that learn from it.
    pub(crate) fn start(game: &G, seed: Seed) -> Imagined<G> {
        Imagined(game.start(seed, &mut Silent))
    }

    /// The true state of a game that is over, where nothing is secret any more: for looking back on it.
    pub(crate) fn in_hindsight(state: G::State) -> Imagined<G> {
        Imagined(state)
    }

    /// The same position with other dice to come.
    pub(crate) fn with_other_dice(&self, game: &G, rng: &mut Rng) -> Imagined<G> {
        self.clone().with_dice(game, Dice::new(rng.seed()))
    }

    /// The same position with these dice to come.
    pub(crate) fn with_dice(mut self, game: &G, dice: Dice) -> Imagined<G> {
        *game.dice_mut(&mut self.0) = dice;
        self
    }

    /// Plays on: carries out a decision that is legal in this state.
    pub fn apply(&mut self, game: &G, seat: Seat, action: G::Action) {
        game.apply(&mut self.0, seat, action, &mut Silent);
    }
}

impl<G: Game> Deref for Imagined<G> {
    type Target = G::State;

    fn deref(&self) -> &G::State {
        &self.0
    }
}

impl<G: Game> Clone for Imagined<G> {
    fn clone(&self) -> Imagined<G> {
        Imagined(self.0.clone())
    }
}

impl<G: Game> fmt::Debug for Imagined<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Imagined").field(&self.0).finish()
    }
}
