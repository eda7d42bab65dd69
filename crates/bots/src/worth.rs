//! What a choice is worth: an estimate, and how far it can be off.

use serde::{Deserialize, Serialize};

use crate::Shares;

/// How many standard errors an estimate may be off on either side.
const DOUBT: f64 = 2.0;
/// Shares that are all above this, or all as far below one half, tell nothing any more: then points are compared.
const DECIDED: f64 = 0.97;

/// A number that was estimated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Estimated {
    /// The mean of many trials.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

/// What a choice is worth to whoever makes it, as search sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Worth {
    /// What each seat can expect of the victory; together 1.
    pub shares: Shares,
    /// The share of who chooses.
    pub share: Estimated,
    /// By how many points they lead the best of the others in the end, where shares tell nothing any more: all choices that were compared are as
    /// good as won or as good as lost.
    pub points: Option<Estimated>,
}

/// Choices that were tried on the same guesses.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// What each of them is worth, in the order in which they were named.
    pub worths: Vec<Worth>,
    /// What came out of each trial, on the scale that counts.
    samples: Vec<Vec<f64>>,
}

impl Estimated {
    /// The mean of these.
    pub(crate) fn of(samples: &[f64]) -> Estimated {
        let count = samples.len().max(1) as f64;
        let mean = samples.iter().sum::<f64>() / count;
        let squares = samples.iter().map(|sample| (sample - mean).powi(2));
        let variance = squares.sum::<f64>() / (count * (count - 1.0).max(1.0));
        Estimated {
            mean,
            error: variance.sqrt(),
        }
    }

    /// Whether there is no doubt that it is less: the intervals of both do not overlap.
    pub fn is_surely_below(&self, other: &Estimated) -> bool {
        self.mean + DOUBT * self.error < other.mean - DOUBT * other.error
    }
}

impl Worth {
    /// Whether there is no doubt that the other one is worth more, in shares or, where those tell nothing, in points.
    pub fn is_surely_less_than(&self, other: &Worth) -> bool {
        match (&self.points, &other.points) {
            (Some(own), Some(others)) => own.is_surely_below(others),
            _ => self.share.is_surely_below(&other.share),
        }
    }

    /// Whether shares tell nothing any more: all of these are as good as won, or all are as good as lost.
    pub(crate) fn are_decided(worths: &[Worth]) -> bool {
        let are_won = worths.iter().all(|worth| worth.share.mean > DECIDED);
        are_won || worths.iter().all(|worth| worth.share.mean < 1.0 - DECIDED)
    }
}

impl Comparison {
    pub(crate) fn new(worths: Vec<Worth>, samples: Vec<Vec<f64>>) -> Comparison {
        Comparison { worths, samples }
    }

    /// Whether one of them did better than another, trial by trial on the same guess with the same dice. Luck cancels out, so that small differences
    /// count: good enough to choose by, and not to call anything a mistake.
    pub(crate) fn did_better(&self, one: usize, other: usize) -> bool {
        let pairs = self.samples[one].iter().zip(&self.samples[other]);
        let differences: Vec<f64> = pairs.map(|(one, other)| one - other).collect();
        Estimated::default().is_surely_below(&Estimated::of(&differences))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worth(share: f64, points: Option<f64>) -> Worth {
        let exactly = |mean| Estimated { mean, error: 0.1 };
        Worth {
            shares: vec![share, 1.0 - share],
            share: Estimated {
                mean: share,
                error: 0.01,
            },
            points: points.map(exactly),
        }
    }

    #[test]
    fn nothing_is_sure_while_intervals_overlap() {
        assert!(worth(0.4, None).is_surely_less_than(&worth(0.45, None)));
        assert!(!worth(0.4, None).is_surely_less_than(&worth(0.43, None)));
        assert!(!worth(0.45, None).is_surely_less_than(&worth(0.4, None)));
    }

    #[test]
    fn where_shares_tell_nothing_points_are_compared() {
        let (pass, good) = (worth(0.99, Some(7.0)), worth(0.99, Some(9.0)));
        assert!(Worth::are_decided(&[pass.clone(), good.clone()]));
        assert!(pass.is_surely_less_than(&good) && !good.is_surely_less_than(&pass));
        let (lost, open) = (worth(0.01, None), worth(0.9, None));
        assert!(Worth::are_decided(&[lost.clone(), lost.clone()]));
        assert!(!Worth::are_decided(&[pass.clone(), open]));
        // To win or to lose is no matter of points.
        assert!(!Worth::are_decided(&[pass, lost]));
    }

    #[test]
    fn the_same_guesses_tell_small_differences_apart() {
        let samples = |more: f64| (0..50).map(|number| f64::from(number % 7) + more).collect();
        let worths = vec![worth(0.5, None), worth(0.5, None)];
        let comparison = Comparison::new(worths, vec![samples(0.1), samples(0.0)]);
        assert!(comparison.did_better(0, 1) && !comparison.did_better(1, 0));
    }
}
