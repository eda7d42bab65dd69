//! Better weights by trial: a few are changed, the changed bot plays the old one, and what wins for sure is kept.

use engine::Rng;
use serde::{Deserialize, Serialize};

use crate::{Level, Rating, named_weights};

/// How many weights are changed at once.
const TOGETHER: usize = 3;
/// The section with the weights that only [`crate::Think::value`] is made with.
const SHARE: &str = "share.";
/// The digits that a number keeps: more would only look exact.
const DIGITS: i32 = 3;

/// How far a search for better weights got.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Climb {
    /// The game.
    pub game: String,
    /// The number that all changes follow from.
    pub seed: u64,
    /// How many changes were tried.
    pub step: u32,
    /// How many were kept.
    pub kept: u32,
    /// The best weights so far, in the order of the game's file.
    pub values: Vec<f64>,
}

/// What is to be done with a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is better for sure.
    Keep,
    /// More games may show that it is better.
    GoOn,
    /// It is not better, or not by much.
    Drop,
}

impl Climb {
    /// The foot of the hill: the weights of a file.
    pub fn new(game: &str, text: &str, seed: u64) -> Climb {
        Climb {
            game: game.to_owned(),
            seed,
            step: 0,
            kept: 0,
            values: named_weights(text)
                .iter()
                .map(|weight| weight.value)
                .collect(),
        }
    }

    /// The next weights to be tried, and which of them are changed, out of those that may be. They follow from the
    /// step and the seed.
    pub fn candidate(&self, spread: f64, tunable: &[usize]) -> (Vec<f64>, Vec<usize>) {
        let mut rng = Rng::new(Rng::new(self.seed).bits() ^ u64::from(self.step));
        let mut values = self.values.clone();
        for _ in 0..TOGETHER.min(tunable.len()) {
            let place = tunable[rng.below(tunable.len())];
            // Three even draws make a bell, near enough.
            let bell = (0..3).map(|_| rng.unit()).sum::<f64>() * 2.0 - 3.0;
            let old = values[place];
            let new = if old == 0.0 {
                spread * bell.abs()
            } else {
                old * (spread * bell).exp()
            };
            values[place] = rounded(new);
        }
        let both = values.iter().zip(&self.values).enumerate();
        let changed = both.filter(|(_, (new, old))| new.to_bits() != old.to_bits());
        let changed = changed.map(|(place, _)| place).collect();
        (values, changed)
    }

    /// What the games so far say about a change; `fair` is the share of who is no better than the others.
    pub fn judge(rating: &Rating, fair: f64, last: bool) -> Verdict {
        if rating.low > fair {
            Verdict::Keep
        } else if last || rating.win_rate < fair {
            Verdict::Drop
        } else {
            Verdict::GoOn
        }
    }

    /// Goes on to the next step, with these weights if they are better.
    pub fn advance(&mut self, better: Option<Vec<f64>>) {
        self.step += 1;
        if let Some(values) = better {
            self.kept += 1;
            self.values = values;
        }
    }
}

/// The places of the weights that a bot of this level thinks with: `easy` never asks what can be expected, and changes
/// that it cannot feel would be kept by chance.
pub fn tunable(text: &str, level: Level) -> Vec<usize> {
    let weights = named_weights(text);
    let felt = |place: &usize| level != Level::Easy || !weights[*place].name.starts_with(SHARE);
    (0..weights.len()).filter(felt).collect()
}

fn rounded(value: f64) -> f64 {
    if value == 0.0 {
        return 0.0;
    }
    let places = DIGITS - 1 - value.abs().log10().floor() as i32;
    let scale = 10.0_f64.powi(places);
    (value * scale).round() / scale
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [usize; 4] = [0, 1, 2, 3];
    const TEXT: &str = "brave = 2.0\nwise = 0.5\nrich = 0\nbold = -30.0\n";

    #[test]
    fn changes_follow_from_the_step_and_keep_their_sign() {
        let mut climb = Climb::new("toy", TEXT, 7);
        assert_eq!(climb.values, [2.0, 0.5, 0.0, -30.0]);
        let (values, changed) = climb.candidate(0.3, &ALL);
        assert_eq!(
            (values.clone(), changed.clone()),
            climb.candidate(0.3, &ALL)
        );
        assert!(!changed.is_empty());
        for (place, (new, old)) in values.iter().zip(&climb.values).enumerate() {
            assert_eq!(changed.contains(&place), (new - old).abs() > 1e-12);
            assert!(new * old >= 0.0 && new.is_finite());
        }
        climb.advance(None);
        assert_ne!(climb.candidate(0.3, &ALL).0, values);
        climb.advance(Some(values.clone()));
        assert_eq!((climb.step, climb.kept, climb.values), (2, 1, values));
    }

    #[test]
    fn what_a_bot_does_not_feel_is_not_changed() {
        let text = "brave = 1.0\n[share]\npoints = 2.0\n[card]\nking = 3.0\n";
        assert_eq!(tunable(text, Level::Easy), [0, 2]);
        assert_eq!(tunable(text, Level::Medium), [0, 1, 2]);
        let climb = Climb::new("toy", text, 1);
        for seed in 0..50 {
            let climb = Climb {
                seed,
                ..climb.clone()
            };
            let (_, changed) = climb.candidate(0.3, &tunable(text, Level::Easy));
            assert!(!changed.contains(&1), "{changed:?}");
        }
    }

    #[test]
    fn only_what_is_better_for_sure_is_kept() {
        let rating = |win_rate, low| Rating {
            games: 100,
            win_rate,
            low,
            high: 1.0,
            rating: 0.0,
            rating_low: 0.0,
            rating_high: 0.0,
        };
        assert_eq!(Climb::judge(&rating(0.6, 0.51), 0.5, false), Verdict::Keep);
        assert_eq!(Climb::judge(&rating(0.6, 0.49), 0.5, false), Verdict::GoOn);
        assert_eq!(Climb::judge(&rating(0.6, 0.49), 0.5, true), Verdict::Drop);
        assert_eq!(Climb::judge(&rating(0.4, 0.3), 0.5, false), Verdict::Drop);
        assert_eq!(Climb::judge(&rating(0.4, 0.3), 0.25, false), Verdict::Keep);
    }

    #[test]
    fn numbers_have_few_digits() {
        assert!((rounded(0.123_456) - 0.123).abs() < 1e-12);
        assert!((rounded(-1234.0) + 1230.0).abs() < 1e-9);
    }
}
