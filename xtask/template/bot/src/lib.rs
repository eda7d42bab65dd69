//! First thoughts about __Title__: roll rather than keep, and count the points.
//!
//! ```
//! use testkit::bots::first_thoughts_are_honest;
//! use __module___bot::__Type__Bot;
//!
//! assert!(first_thoughts_are_honest::<__Type__Bot>(2, 1) > 0);
//! ```

use __module___rules::{__Type__, Action};
use bots::{Imagined, Think, WeightsFile};
use engine::{Game, Seat};
use serde::Deserialize;

/// The numbers of the file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    roll: f32,
    point: f64,
}

static FILE: WeightsFile<Weights> = WeightsFile::new(include_str!("../weights.toml"));

/// How the game is thought about.
#[derive(Clone, Copy, Debug)]
pub struct __Type__Bot;

impl Think for __Type__Bot {
    type Game = __Type__;
    type Weights = Weights;

    fn weights_file() -> &'static WeightsFile<Weights> {
        &FILE
    }

    fn weigh(
        _: &__Type__,
        weights: &Weights,
        _: &Imagined<__Type__>,
        _: Seat,
        choices: &[Action],
        out: &mut Vec<f32>,
    ) {
        out.extend(choices.iter().map(|choice| match choice {
            // Coins are worth nothing at the end.
            Action::Bid(coins) => 1.0 + f32::from(*coins),
            Action::Roll => weights.roll,
            Action::Keep => 1.0,
        }));
    }

    fn value(game: &__Type__, weights: &Weights, state: &Imagined<__Type__>, seat: Seat) -> f64 {
        let share = |seat: Seat| (weights.point * f64::from(state.points[seat.index()])).exp();
        let all: f64 = Seat::all(game.seats()).map(share).sum();
        share(seat) / all
    }
}
