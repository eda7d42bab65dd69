//! First thoughts about the toy: bid high, and throw.

use bots::{Features, Imagined, Think, WeightsFile};
use engine::Seat;
use serde::Deserialize;

use super::Toy;
use super::state::Action;

/// The numbers that the toy's bots think with.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    throw: f32,
}

static WEIGHTS: WeightsFile<Weights> =
    WeightsFile::new("# How gladly the die is thrown.\nthrow = 2.0\n");

impl<const FLAW: u8> Think for Toy<FLAW> {
    type Game = Toy<FLAW>;

    type Weights = Weights;

    fn weights_file() -> &'static WeightsFile<Weights> {
        &WEIGHTS
    }

    fn weigh(
        _: &Toy<FLAW>,
        weights: &Weights,
        _: &Imagined<Toy<FLAW>>,
        _: Seat,
        choices: &[Action],
        out: &mut Vec<f32>,
    ) {
        out.extend(choices.iter().map(|choice| match choice {
            Action::Bid(amount) => f32::from(*amount),
            Action::Aim(_) | Action::Hold => 1.0,
            Action::Throw => weights.throw,
        }));
    }

    fn value(_: &Toy<FLAW>, _: &Weights, state: &Imagined<Toy<FLAW>>, seat: Seat) -> f64 {
        let all: u32 = state.points.iter().map(|&points| u32::from(points.0)).sum();
        f64::from(state.points[seat.index()].0) / f64::from(all.max(1))
    }

    fn observe_board(
        _: &Toy<FLAW>,
        state: &Imagined<Toy<FLAW>>,
        viewer: Seat,
        features: &mut Features<'_>,
    ) {
        features.about("viewer");
        features.amount("coins", Toy::coins(state, viewer), 5.0);
    }

    fn observe_seat(
        _: &Toy<FLAW>,
        state: &Imagined<Toy<FLAW>>,
        _: Seat,
        seat: Seat,
        features: &mut Features<'_>,
    ) {
        features.about("player");
        features.amount("points", state.points[seat.index()].0, 10.0);
        features.flag("leads", state.leader == seat);
    }
}
