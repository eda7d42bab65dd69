//! First thoughts about the toy: bid high, and throw.

use bots::{MindFile, Think};
use engine::Seat;
use serde::Deserialize;

use super::Toy;
use super::state::{Action, State};

/// The numbers that the toy's bots think with.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mind {
    throw: f32,
}

static MIND: MindFile<Mind> = MindFile::new("# How gladly the die is thrown.\nthrow = 2.0\n");

impl<const FLAW: u8> Think for Toy<FLAW> {
    type Game = Toy<FLAW>;

    type Mind = Mind;

    fn mind() -> &'static MindFile<Mind> {
        &MIND
    }

    fn weigh(
        _: &Toy<FLAW>,
        mind: &Mind,
        _: &State<FLAW>,
        _: Seat,
        choices: &[Action],
        weights: &mut Vec<f32>,
    ) {
        weights.extend(choices.iter().map(|choice| match choice {
            Action::Bid(amount) => f32::from(*amount),
            Action::Aim(_) | Action::Hold => 1.0,
            Action::Throw => mind.throw,
        }));
    }

    fn value(_: &Toy<FLAW>, _: &Mind, state: &State<FLAW>, seat: Seat) -> f64 {
        let all: u32 = state.points.iter().map(|&points| u32::from(points.0)).sum();
        f64::from(state.points[seat.index()].0) / f64::from(all.max(1))
    }
}
