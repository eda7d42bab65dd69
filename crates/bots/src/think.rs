//! What a game must know about itself to be played well.

use std::fmt::Debug;

use engine::{Game, Outcome, Seat};
use serde::de::DeserializeOwned;

use crate::{Figures, MindFile};

/// A game with an experienced player's first thoughts about it.
///
/// Both functions look at a state, because search plays on from states that were drawn at random to fit a
/// view. They may use what the seat can know and nothing else: the honesty test changes the rest and looks
/// whether the answer changes.
pub trait Think: Game {
    /// Every number that the thoughts are made with: plain floats, named, so that they can be tuned.
    type Mind: Clone + Debug + DeserializeOwned + Send + Sync + 'static;

    /// The numbers that come with the game.
    fn mind() -> &'static MindFile<Self::Mind>;

    /// How gladly an experienced player of this seat would make each choice, at first sight: one weight, zero
    /// or more, for each choice. Only their proportions count.
    fn weigh(
        &self,
        mind: &Self::Mind,
        state: &Self::State,
        seat: Seat,
        choices: &[Self::Action],
        weights: &mut Vec<f32>,
    );

    /// Whether there are figures of the game's own.
    const FIGURES: bool = false;

    /// Sums up what is worth knowing of a whole game, from what happened in it.
    fn figures(&self, _events: &[Self::Event], _outcome: &Outcome, _figures: &mut Figures) {}

    /// The share of the victory that the seat can expect, from 0 to 1.
    fn value(&self, mind: &Self::Mind, state: &Self::State, seat: Seat) -> f64;
}
