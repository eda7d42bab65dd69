//! How a network learns: small steps against the gradient of its error (Adam, with decay of weights).

use engine::{MAX_SEATS, Rng};

use super::play::Row;
use crate::Network;
use crate::features::Input;
use crate::network::{FIRST, OUT, Pass, SECOND};

/// How many rows make a step.
const BATCH: usize = 64;
/// How much the margin of points counts beside the share.
const MARGIN: f32 = 0.3;
/// How much smaller weights become by themselves in a step of size 1.
const DECAY: f32 = 0.02;
/// Adam's memory of the gradient and of its square, and the least that is divided by.
const MEMORY: f32 = 0.9;
const LONG_MEMORY: f32 = 0.999;
const LEAST: f32 = 1e-8;

/// A network that is learning.
pub(super) struct Learner {
    network: Network,
    gradient: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
    pass: Pass,
}

impl Learner {
    pub(super) fn new(network: Network) -> Learner {
        let zeros = vec![0.0; network.weights().len()];
        Learner {
            network,
            gradient: zeros.clone(),
            mean: zeros.clone(),
            square: zeros,
            steps: 0,
            pass: Pass::new(),
        }
    }

    pub(super) fn into_network(self) -> Network {
        self.network
    }

    /// Learns from all rows once, in any order, with steps of this size. Tells the mean logarithmic loss of the shares, each
    /// row judged before it was learned from.
    pub(super) fn learn(&mut self, rows: &[Row], size: f32, rng: &mut Rng) -> f64 {
        let mut order: Vec<usize> = (0..rows.len()).collect();
        for place in (1..order.len()).rev() {
            order.swap(place, rng.below(place + 1));
        }
        let mut loss = 0.0;
        for batch in order.chunks(BATCH) {
            self.gradient.fill(0.0);
            for &row in batch {
                loss += self.add_gradient(&rows[row]);
            }
            self.step(size, 1.0 / batch.len() as f32);
        }
        loss / rows.len().max(1) as f64
    }

    /// Adds the gradient of a row's error, and tells its loss.
    fn add_gradient(&mut self, row: &Row) -> f64 {
        self.network.run(&row.position, &mut self.pass);
        let (layout, seats) = (self.network.layout(), row.position.seats());
        let weights = self.network.weights();
        let judged = self.pass.judgement;
        let mut loss = 0.0;
        let mut first = [[0.0; FIRST]; MAX_SEATS];
        let mut all = [0.0; FIRST];
        for (seat, first) in first[..seats].iter_mut().enumerate() {
            loss -= f64::from(row.shares[seat]) * f64::from(judged.shares[seat].max(1e-6)).ln();
            let errors: [f32; OUT] = [
                judged.shares[seat] - row.shares[seat],
                MARGIN * (judged.margins[seat] - row.margins[seat]),
            ];
            let units = &self.pass.second[seat];
            let mut second = [0.0; SECOND];
            for (which, error) in errors.into_iter().enumerate() {
                let at = layout.out + which * SECOND;
                add(&mut self.gradient, at, units, error);
                self.gradient[layout.out_bias + which] += error;
                let row = weights[at..].iter().zip(units);
                for (sum, (weight, unit)) in second.iter_mut().zip(row) {
                    if *unit > 0.0 {
                        *sum += error * weight;
                    }
                }
            }
            add(&mut self.gradient, layout.second_bias, &second, 1.0);
            for (place, &unit) in self.pass.first[seat].iter().enumerate() {
                if unit > 0.0 {
                    let at = layout.second + place * SECOND;
                    add(&mut self.gradient, at, &second, unit);
                    let row = &weights[at..at + SECOND];
                    first[place] = row
                        .iter()
                        .zip(&second)
                        .map(|(weight, error)| weight * error)
                        .sum();
                    all[place] += first[place];
                }
            }
        }
        add(&mut self.gradient, layout.first_bias, &all, 1.0);
        add_inputs(&mut self.gradient, layout.board, row.position.board(), &all);
        for (seat, own) in first[..seats].iter().enumerate() {
            let told = row.position.seat(seat);
            add_inputs(&mut self.gradient, layout.own, told, own);
            let mut others = all;
            for (sum, own) in others.iter_mut().zip(own) {
                *sum -= own;
            }
            add_inputs(&mut self.gradient, layout.other, told, &others);
        }
        loss
    }

    /// A step against the gradient, which is divided by the number of rows that it was summed up over.
    fn step(&mut self, size: f32, part: f32) {
        self.steps += 1;
        let short = 1.0 - MEMORY.powi(self.steps);
        let long = 1.0 - LONG_MEMORY.powi(self.steps);
        let memory = self.mean.iter_mut().zip(&mut self.square);
        let weights = self.network.weights_mut().iter_mut();
        for ((weight, gradient), (mean, square)) in weights.zip(&self.gradient).zip(memory) {
            let gradient = gradient * part;
            *mean = MEMORY * *mean + (1.0 - MEMORY) * gradient;
            *square = LONG_MEMORY * *square + (1.0 - LONG_MEMORY) * gradient * gradient;
            let slope = (*mean / short) / ((*square / long).sqrt() + LEAST);
            *weight -= size * (slope + DECAY * *weight);
        }
    }
}

/// Adds so many times a row to the gradient.
fn add(gradient: &mut [f32], at: usize, row: &[f32], times: f32) {
    for (sum, value) in gradient[at..].iter_mut().zip(row) {
        *sum += times * value;
    }
}

fn add_inputs(gradient: &mut [f32], part: usize, inputs: &[Input], row: &[f32; FIRST]) {
    for input in inputs {
        let at = part + usize::from(input.place) * FIRST;
        add(gradient, at, row, input.value);
    }
}
