//! What a game must know about itself to be played well.

use std::fmt::Debug;

use engine::{Game, Outcome, Seat};
use serde::de::DeserializeOwned;

use crate::{Features, Figures, Imagined, NetworkFile, ScaleFile, WeightsFile};

/// What a viewer sees of the game that is thought about.
pub type ViewOf<T> = <<T as Think>::Game as Game>::View;
/// An action of the game that is thought about.
pub type ActionOf<T> = <<T as Think>::Game as Game>::Action;
/// An event of the game that is thought about.
pub type EventOf<T> = <<T as Think>::Game as Game>::Event;

/// Which positions a network judges. Search plays on by first thoughts to the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judges {
    /// Those in which nothing is half done (`Think::is_quiet`).
    QuietSteps,
    /// The beginnings of phases. Search gains little from clicks that change nothing.
    Phases,
    /// The beginnings of rounds, as without a network. It costs trials, but a network that knows little does less harm.
    Rounds,
}

/// An experienced player's first thoughts about a game.
///
/// All functions look at a state that was drawn at random to fit what a seat sees, because search plays on from
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

    /// Whether a choice is dominated: whatever it is good for, another of the choices does as well for less, or better. `hard` and
    /// `expert` make such a choice only if there is no other. The game lists here what an experienced player never does; what is
    /// only seldom good is for [`weigh`](Think::weigh) to say.
    fn is_dominated(
        _game: &Self::Game,
        _state: &Imagined<Self::Game>,
        _seat: Seat,
        _choices: &[ActionOf<Self>],
        _choice: ActionOf<Self>,
    ) -> bool {
        false
    }

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

    /// Tells a network what lies on the board, as far as the viewer can know it: everything that is no seat's own. The
    /// number of players, the round and the phase are told already.
    fn observe_board(
        _game: &Self::Game,
        _state: &Imagined<Self::Game>,
        _viewer: Seat,
        _features: &mut Features<'_>,
    ) {
    }

    /// Tells a network what a seat has, as far as the viewer can know it. Who looks and who is to act are told already.
    fn observe_seat(
        _game: &Self::Game,
        _state: &Imagined<Self::Game>,
        _viewer: Seat,
        _seat: Seat,
        _features: &mut Features<'_>,
    ) {
    }

    /// The network that comes with the game, if one was trained.
    fn network_file() -> Option<&'static NetworkFile> {
        None
    }

    /// The scale that comes with the game, if its bots were measured.
    fn scale_file() -> Option<&'static ScaleFile> {
        None
    }

    /// Whether a network can judge the position. In the middle of an action, say, it cannot: search plays on by first
    /// thoughts until it can.
    fn is_quiet(_game: &Self::Game, _state: &Imagined<Self::Game>) -> bool {
        true
    }

    /// Whether a network corrects the game's own expected shares ([`value`](Think::value)): it begins with what they say and learns where they are
    /// wrong. Otherwise it learns everything from games.
    const CORRECTS_OWN_NUMBERS: bool = false;

    /// Which positions a network judges.
    const JUDGES: Judges = Judges::QuietSteps;

    /// Whether search asks the network what lies behind each choice before it tries any.
    const LOOKS_BEHIND_CHOICES: bool = false;
}
