//! The choices that are tried against each other.

use engine::{MAX_SEATS, Seat};

use super::{CERTAIN, Reward};
use crate::Shares;

/// A choice that may still turn out to be the best.
pub(super) struct Rival {
    pub(super) edge: usize,
    /// What came out of it on each guess, for who chooses.
    gains: Vec<f64>,
    /// What all seats got, summed up.
    sums: [f64; MAX_SEATS],
}

impl Rival {
    pub(super) fn new(edge: usize) -> Rival {
        Rival {
            edge,
            gains: Vec::new(),
            sums: [0.0; MAX_SEATS],
        }
    }

    /// Notes what came out of a trial for everybody.
    pub(super) fn note(&mut self, me: Seat, reward: &Reward) {
        self.gains.push(reward.gains[me.index()]);
        for (sum, share) in self.sums.iter_mut().zip(&reward.shares) {
            *sum += share;
        }
    }

    /// What each of so many seats got on average.
    pub(super) fn means(&self, seats: u8) -> Shares {
        let count = self.gains.len().max(1) as f64;
        let sums = self.sums[..usize::from(seats)].iter();
        sums.map(|sum| sum / count).collect()
    }

    /// How often it was tried.
    pub(super) fn trials(&self) -> usize {
        self.gains.len()
    }

    /// What came out of it on average, for who chooses.
    pub(super) fn mean(&self) -> f64 {
        self.gains.iter().sum::<f64>() / self.gains.len().max(1) as f64
    }

    /// How far the mean can be off: its standard error.
    pub(super) fn error(&self) -> f64 {
        let (mean, count) = (self.mean(), self.gains.len().max(1) as f64);
        let squares = self.gains.iter().map(|gain| (gain - mean).powi(2));
        (squares.sum::<f64>() / (count * (count - 1.0).max(1.0))).sqrt()
    }

    /// Whether the difference is beyond doubt, or there never is any.
    pub(super) fn is_clearly_better_than(&self, other: &Rival) -> bool {
        let pairs = self.gains.iter().zip(&other.gains);
        let (mut sum, mut squares, mut count) = (0.0, 0.0, 0.0);
        for difference in pairs.map(|(one, other)| one - other) {
            sum += difference;
            squares += difference * difference;
            count += 1.0;
        }
        let mean: f64 = sum / count;
        let variance = f64::max(squares / count - mean * mean, 0.0);
        mean >= CERTAIN * (variance / count).sqrt()
    }
}
