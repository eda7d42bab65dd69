//! First thoughts about the toy: bid high, and throw.

use bots::{Level, Think};
use engine::Seat;

use super::Toy;
use super::state::{Action, State};

impl<const FLAW: u8> Think for Toy<FLAW> {
    const LEVELS: &'static [Level] = &[Level::Random, Level::Easy, Level::Medium];

    fn weigh(&self, _: &State<FLAW>, _: Seat, choices: &[Action], weights: &mut Vec<f32>) {
        weights.extend(choices.iter().map(|choice| match choice {
            Action::Bid(amount) => f32::from(*amount),
            Action::Aim(_) | Action::Hold => 1.0,
            Action::Throw => 2.0,
        }));
    }

    fn value(&self, state: &State<FLAW>, seat: Seat) -> f64 {
        let all: u32 = state.points.iter().map(|&points| u32::from(points.0)).sum();
        f64::from(state.points[seat.index()].0) / f64::from(all.max(1))
    }
}
