//! A small network that judges a position: what share of the victory each seat can expect.
//!
//! What is told of a seat counts in one way for its own share and in another for everybody else's, whoever sits where: so one
//! network serves all numbers of players, and seats that change places change their shares.

mod file;

use engine::MAX_SEATS;

use crate::FeatureNames;
use crate::features::{Input, Position};
pub use file::{BadNetwork, MOST_BYTES, NetworkFile};

/// The units of the first layer.
pub(crate) const FIRST: usize = 64;
/// The units of the second layer.
pub(crate) const SECOND: usize = 32;
/// What comes out for each seat: its strength, and its margin of points.
pub(crate) const OUT: usize = 2;

/// A network for one game and one version of its rules.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    layout: Layout,
    weights: Vec<f32>,
    rules: u16,
    mark: String,
}

/// Where each layer stands in the row of weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    pub(crate) board: usize,
    pub(crate) own: usize,
    pub(crate) other: usize,
    pub(crate) first_bias: usize,
    pub(crate) second: usize,
    pub(crate) second_bias: usize,
    pub(crate) out: usize,
    pub(crate) out_bias: usize,
    pub(crate) end: usize,
}

/// What a network thinks of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judgement {
    /// The share of the victory that each seat can expect; together 1.
    pub shares: [f32; MAX_SEATS],
    /// By how much each seat leads the best of the others at the end, squeezed between -1 and 1.
    pub margins: [f32; MAX_SEATS],
}

/// Everything that is computed on the way to a judgement.
#[derive(Clone, Debug)]
pub(crate) struct Pass {
    pub(crate) first: [[f32; FIRST]; MAX_SEATS],
    pub(crate) second: [[f32; SECOND]; MAX_SEATS],
    pub(crate) judgement: Judgement,
}

impl Layout {
    fn new(names: &FeatureNames) -> Layout {
        let board = 0;
        let own = board + names.board.len() * FIRST;
        let other = own + names.seat.len() * FIRST;
        let first_bias = other + names.seat.len() * FIRST;
        let second = first_bias + FIRST;
        let second_bias = second + FIRST * SECOND;
        let out = second_bias + SECOND;
        let out_bias = out + OUT * SECOND;
        Layout {
            board,
            own,
            other,
            first_bias,
            second,
            second_bias,
            out,
            out_bias,
            end: out_bias + OUT,
        }
    }
}

impl Network {
    /// A network that knows nothing yet; `draw` gives numbers around zero of about that size.
    pub(crate) fn ignorant(
        names: &FeatureNames,
        rules: u16,
        mut draw: impl FnMut(f32) -> f32,
    ) -> Network {
        let layout = Layout::new(names);
        let mut weights = vec![0.0; layout.end];
        let told = names.board.len() + names.seat.len();
        // Few of the inputs are not zero.
        let first = (8.0 / told.max(8) as f32).sqrt() * 0.5;
        for weight in &mut weights[..layout.first_bias] {
            *weight = draw(first);
        }
        for weight in &mut weights[layout.second..layout.second_bias] {
            *weight = draw((2.0 / FIRST as f32).sqrt());
        }
        // Who corrects begins without a word.
        if !names.corrects {
            for weight in &mut weights[layout.out..layout.out_bias] {
                *weight = draw((0.2 / SECOND as f32).sqrt());
            }
        }
        Network {
            layout,
            weights,
            rules,
            mark: names.mark(),
        }
    }

    /// The version of the rules that it was trained for.
    pub fn rules(&self) -> u16 {
        self.rules
    }

    /// The mark of the features that it is told.
    pub(crate) fn mark(&self) -> &str {
        &self.mark
    }

    pub(crate) fn layout(&self) -> Layout {
        self.layout
    }

    pub(crate) fn weights(&self) -> &[f32] {
        &self.weights
    }

    pub(crate) fn weights_mut(&mut self) -> &mut [f32] {
        &mut self.weights
    }

    /// Judges a position. Allocates nothing.
    pub fn judge(&self, position: &Position) -> Judgement {
        let mut pass = Pass::new();
        self.run(position, &mut pass);
        pass.judgement
    }

    /// Judges a position and keeps what was computed on the way.
    pub(crate) fn run(&self, position: &Position, pass: &mut Pass) {
        let (layout, seats) = (self.layout, position.seats());
        let mut common = *self.row::<FIRST>(layout.first_bias);
        self.add(&mut common, layout.board, position.board());
        for seat in 0..seats {
            let told = position.seat(seat);
            let mut seen_by_others = [0.0; FIRST];
            self.add(&mut seen_by_others, layout.other, told);
            pass.first[seat] = [0.0; FIRST];
            self.add(&mut pass.first[seat], layout.own, told);
            for (unit, other) in seen_by_others.into_iter().enumerate() {
                common[unit] += other;
                pass.first[seat][unit] -= other;
            }
        }
        let mut strengths = [f32::MIN; MAX_SEATS];
        for (seat, strength) in strengths[..seats].iter_mut().enumerate() {
            for (unit, common) in pass.first[seat].iter_mut().zip(common) {
                *unit = (*unit + common).max(0.0);
            }
            let mut second = *self.row::<SECOND>(layout.second_bias);
            for (place, &unit) in pass.first[seat].iter().enumerate() {
                if unit > 0.0 {
                    let row = self.row::<SECOND>(layout.second + place * SECOND);
                    for (sum, weight) in second.iter_mut().zip(row) {
                        *sum += unit * weight;
                    }
                }
            }
            for unit in &mut second {
                *unit = unit.max(0.0);
            }
            let out = |which: usize| {
                let row = self.row::<SECOND>(layout.out + which * SECOND);
                let sum: f32 = second
                    .iter()
                    .zip(row)
                    .map(|(unit, weight)| unit * weight)
                    .sum();
                sum + self.weights[layout.out_bias + which]
            };
            *strength = position.own(seat) + out(0);
            pass.judgement.margins[seat] = out(1);
            pass.second[seat] = second;
        }
        pass.judgement.shares = shares(&strengths);
    }

    /// Adds what inputs count for to the units of the first layer.
    fn add(&self, units: &mut [f32; FIRST], part: usize, inputs: &[Input]) {
        for input in inputs {
            let row = self.row::<FIRST>(part + usize::from(input.place) * FIRST);
            for (unit, weight) in units.iter_mut().zip(row) {
                *unit += input.value * weight;
            }
        }
    }

    fn row<const N: usize>(&self, at: usize) -> &[f32; N] {
        self.weights[at..]
            .first_chunk()
            .expect("a row of the layout")
    }
}

impl Pass {
    pub(crate) fn new() -> Pass {
        Pass {
            first: [[0.0; FIRST]; MAX_SEATS],
            second: [[0.0; SECOND]; MAX_SEATS],
            judgement: Judgement {
                shares: [0.0; MAX_SEATS],
                margins: [0.0; MAX_SEATS],
            },
        }
    }
}

/// The shares of seats that are so strong (softmax).
fn shares(strengths: &[f32; MAX_SEATS]) -> [f32; MAX_SEATS] {
    let most = strengths.iter().copied().fold(f32::MIN, f32::max);
    let mut shares = strengths.map(|strength| (strength - most).exp());
    let all: f32 = shares.iter().sum();
    for share in &mut shares {
        *share /= all;
    }
    shares
}

#[cfg(test)]
mod tests {
    use engine::Rng;

    use super::*;

    fn network() -> Network {
        let name = |count: usize| (0..count).map(|place| place.to_string()).collect();
        let names = FeatureNames {
            board: name(5),
            seat: name(7),
            corrects: false,
        };
        let mut rng = Rng::new(3);
        Network::ignorant(&names, 1, |size| (rng.unit() as f32 - 0.5) * 8.0 * size)
    }

    fn inputs(rng: &mut Rng, places: u16) -> Vec<Input> {
        let inputs = (0..places).map(|place| Input {
            place,
            value: rng.unit() as f32,
        });
        inputs.collect()
    }

    #[test]
    fn seats_that_change_places_change_their_shares() {
        let network = network();
        let mut rng = Rng::new(1);
        for seats in 2..=MAX_SEATS {
            let board = inputs(&mut rng, 5);
            let told: Vec<Vec<Input>> = (0..seats).map(|_| inputs(&mut rng, 7)).collect();
            let judged = network.judge(&Position::of(&board, &told));
            let together: f32 = judged.shares.iter().sum();
            assert!((together - 1.0).abs() < 1e-5, "{together}");
            assert!(judged.shares[seats..].iter().all(|share| *share == 0.0));
            for turn in 1..seats {
                let mut turned = told.clone();
                turned.rotate_left(turn);
                let other = network.judge(&Position::of(&board, &turned));
                for seat in 0..seats {
                    let before = (seat + turn) % seats;
                    let shares = (other.shares[seat], judged.shares[before]);
                    assert!((shares.0 - shares.1).abs() < 1e-4, "{shares:?}");
                    let margins = (other.margins[seat], judged.margins[before]);
                    assert!((margins.0 - margins.1).abs() < 1e-3, "{margins:?}");
                }
            }
        }
    }

    #[test]
    fn what_others_have_counts_otherwise_than_what_is_ones_own() {
        let network = network();
        let something = [Input {
            place: 2,
            value: 1.0,
        }];
        let here = Position::of(&[], &[something.to_vec(), Vec::new()]);
        let judged = network.judge(&here).shares;
        assert!((judged[0] - judged[1]).abs() > 1e-3, "{judged:?}");
    }
}
