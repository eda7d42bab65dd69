//! How hard a puzzle is, and how well somebody solves them.

use bots::{Budget, Level};

/// A bot that is weaker than the search that found the solution.
pub(super) struct Weaker {
    pub(super) level: Level,
    pub(super) budget: Budget,
    /// The rating that it is taken to have.
    rating: f64,
}

/// The bots that try every puzzle.
pub(super) const WEAKER: [Weaker; 3] = [
    Weaker {
        level: Level::Easy,
        budget: Budget::Trials(1),
        rating: 1000.0,
    },
    Weaker {
        level: Level::Medium,
        budget: Budget::Trials(1),
        rating: 1300.0,
    },
    Weaker {
        level: Level::Hard,
        budget: Budget::Trials(60),
        rating: 1500.0,
    },
];

/// How often each of them tries.
pub(super) const TRIES: u32 = 12;
/// Ratings of puzzles lie between these.
const LOWEST: f64 = 600.0;
const HIGHEST: f64 = 2400.0;

/// The rating of a puzzle that each of the weaker bots missed so often: the one at which bots of their ratings find it as often as they did.
pub(super) fn rating(missed: &[u32]) -> u16 {
    let tries = WEAKER.len() as f64 * f64::from(TRIES);
    let missed = f64::from(missed.iter().sum::<u32>());
    // Nobody is so good or so bad for certain: half a try counts either way.
    let found = (tries - missed + 0.5) * tries / (tries + 1.0);
    let (mut low, mut high) = (LOWEST, HIGHEST);
    for _ in 0..32 {
        let middle = f64::midpoint(low, high);
        let each = WEAKER.iter().map(|weaker| chance(weaker.rating, middle));
        if each.sum::<f64>() * f64::from(TRIES) > found {
            low = middle;
        } else {
            high = middle;
        }
    }
    low.round() as u16
}

/// How likely somebody with a rating is to solve a puzzle with another.
fn chance(solver: f64, puzzle: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf((puzzle - solver) / 400.0))
}

/// How hard a puzzle is, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// Weaker bots find it more often than not.
    Easy,
    /// Bots that look ahead find it.
    Medium,
    /// Most bots miss it.
    Hard,
    /// Hardly any bot finds it.
    Severe,
}

impl Grade {
    /// The grade of a rating.
    pub fn of(rating: u16) -> Grade {
        match rating {
            ..1150 => Grade::Easy,
            1150..1450 => Grade::Medium,
            1450..1800 => Grade::Hard,
            _ => Grade::Severe,
        }
    }
}

/// How well somebody solves puzzles: a rating, and how many tries it rests on. The first tries count more than later ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The rating.
    pub rating: u16,
    /// How many puzzles were tried.
    pub tried: u32,
}

impl Default for Solved {
    fn default() -> Solved {
        Solved {
            rating: 1200,
            tried: 0,
        }
    }
}

impl Solved {
    /// After the first try of a puzzle with this rating.
    #[must_use]
    pub fn after(self, puzzle: u16, found: bool) -> Solved {
        let result = if found { 1.0 } else { 0.0 };
        let step = 16.0 + 64.0 / (1.0 + f64::from(self.tried) / 5.0);
        let rating = f64::from(self.rating);
        let next = rating + step * (result - chance(rating, f64::from(puzzle)));
        Solved {
            rating: next.clamp(100.0, 3000.0).round() as u16,
            tried: self.tried.saturating_add(1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missed_more_often_is_harder() {
        let ratings: Vec<u16> = [[0, 0, 0], [6, 2, 0], [12, 6, 2], [12, 12, 6], [12, 12, 12]]
            .iter()
            .map(|missed| rating(missed))
            .collect();
        assert!(
            ratings.is_sorted_by(|one, other| one < other),
            "{ratings:?}"
        );
        assert!(ratings.iter().all(|rating| (600..=2400).contains(rating)));
        // Found as often as not by bots around 1270.
        assert!((1200..1350).contains(&rating(&[6, 6, 6])));
        assert!(Grade::of(ratings[0]) < Grade::of(ratings[4]));
    }

    #[test]
    fn a_solver_rises_and_falls_and_settles() {
        let begin = Solved::default();
        let (up, down) = (begin.after(1200, true), begin.after(1200, false));
        assert_eq!(up.rating - begin.rating, begin.rating - down.rating);
        assert!(begin.after(1600, true).rating > up.rating);
        let old = Solved {
            tried: 100,
            ..begin
        };
        assert!(old.after(1200, true).rating < up.rating);
        assert_eq!(up.tried, 1);
        // Who solves everything of one rating in half of the cases ends near it.
        let mut solver = begin;
        for number in 0..400 {
            solver = solver.after(1500, number % 2 == 0);
        }
        assert!((1450..1550).contains(&solver.rating), "{solver:?}");
    }
}
