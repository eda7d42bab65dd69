//! What a game must know about itself to be played well.

use std::fmt::Debug;

use engine::{Game, Outcome, Seat};
use serde::de::DeserializeOwned;

use crate::{Figures, Imagined, WeightsFile};

/// What a viewer sees of the game that is thought about.
pub type ViewOf<T> = <<T as Think>::Game as Game>::View;
/// An action of the game that is thought about.
pub type ActionOf<T> = <<T as Think>::Game as Game>::Action;
/// An event of the game that is thought about.
pub type EventOf<T> = <<T as Think>::Game as Game>::Event;

/// An experienced player's first thoughts about a game.
///
/// Both functions look at a state that was drawn at random to fit what a seat sees, because search plays on from
/// such states. They may use what the seat can know and nothing else: what was drawn is only a guess. The honesty test
/// draws it again and looks whether the answer changes.
pub trait Think: Sized + Send + Sync + 'static {
    /// The game's rules.
    type Game: Game;

    /// Every number that the thoughts are made with: plain floats, named, so that they can be tuned.
    type Weights: Clone + Debug + DeserializeOwned + Send + Sync + 'static;

    /// The weights that come with the game.
    fn weights_file() -> &'static WeightsFile<Self::Weights>;

    /// How gladly an experienced player of this seat would make each choice, at first sight: one preference, zero
    /// or more, for each choice. Only their proportions count.
    fn weigh(
        game: &Self::Game,
        weights: &Self::Weights,
        state: &Imagined<Self::Game>,
        seat: Seat,
        choices: &[ActionOf<Self>],
        out: &mut Vec<f32>,
    );

    /// Whether there are figures of the game's own.
    const FIGURES: bool = false;

    /// Sums up what is worth knowing of a whole game, from what happened in it.
    fn figures(
        _game: &Self::Game,
        _events: &[EventOf<Self>],
        _outcome: &Outcome,
        _figures: &mut Figures,
    ) {
    }

    /// The share of the victory that the seat can expect, from 0 to 1. Asked only while the game is going on.
    fn value(
        game: &Self::Game,
        weights: &Self::Weights,
        state: &Imagined<Self::Game>,
        seat: Seat,
    ) -> f64;
}
