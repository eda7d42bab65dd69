//! Bots that think as others do, and are watched or misled while they do it.

use std::marker::PhantomData;

use bots::{ActionOf, Features, Imagined, Judges, NetworkFile, ScaleFile, Think, WeightsFile};
use engine::{Game, Seat};

/// What happens whenever somebody thinks.
pub(crate) trait Watch: Send + Sync + 'static {
    /// Whether a network corrects the game's own numbers, even if the game does not say so.
    const CORRECTS: bool = false;

    /// Choices were weighed; the preferences can be changed.
    fn weighed<G: Game>(_game: &G, _state: &Imagined<G>, _seat: Seat, _out: &mut [f32]) {}

    /// A seat's share was estimated by the game's own thoughts.
    fn valued(_seat: Seat) {}

    /// A network was told what this seat can know.
    fn observed(_viewer: Seat) {}
}

/// Thinks as `T` does, with its network, while `W` watches.
pub(crate) struct Watched<T, W>(PhantomData<fn() -> (T, W)>);

impl<T: Think, W: Watch> Think for Watched<T, W> {
    type Game = T::Game;

    type Weights = T::Weights;

    fn weights_file() -> &'static WeightsFile<T::Weights> {
        T::weights_file()
    }

    fn weigh(
        game: &T::Game,
        weights: &T::Weights,
        state: &Imagined<T::Game>,
        seat: Seat,
        choices: &[ActionOf<T>],
        out: &mut Vec<f32>,
    ) {
        T::weigh(game, weights, state, seat, choices, out);
        W::weighed(game, state, seat, out);
    }

    fn value(game: &T::Game, weights: &T::Weights, state: &Imagined<T::Game>, seat: Seat) -> f64 {
        W::valued(seat);
        T::value(game, weights, state, seat)
    }

    fn observe_board(
        game: &T::Game,
        state: &Imagined<T::Game>,
        viewer: Seat,
        features: &mut Features<'_>,
    ) {
        W::observed(viewer);
        T::observe_board(game, state, viewer, features);
    }

    fn observe_seat(
        game: &T::Game,
        state: &Imagined<T::Game>,
        viewer: Seat,
        seat: Seat,
        features: &mut Features<'_>,
    ) {
        T::observe_seat(game, state, viewer, seat, features);
    }

    fn network_file() -> Option<&'static NetworkFile> {
        T::network_file()
    }

    fn scale_file() -> Option<&'static ScaleFile> {
        T::scale_file()
    }

    fn is_quiet(game: &T::Game, state: &Imagined<T::Game>) -> bool {
        T::is_quiet(game, state)
    }

    fn is_dominated(
        game: &T::Game,
        state: &Imagined<T::Game>,
        seat: Seat,
        choices: &[ActionOf<T>],
        choice: ActionOf<T>,
    ) -> bool {
        T::is_dominated(game, state, seat, choices, choice)
    }

    const CORRECTS_OWN_NUMBERS: bool = T::CORRECTS_OWN_NUMBERS || W::CORRECTS;

    const JUDGES: Judges = T::JUDGES;

    const LOOKS_BEHIND_CHOICES: bool = T::LOOKS_BEHIND_CHOICES;
}
