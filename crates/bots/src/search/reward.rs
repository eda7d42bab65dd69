//! What a trial brings: shares of the victory, and points where the shares tell nothing any more.

use engine::{Game, MAX_SEATS, Outcome, Seat};

use super::Search;
use crate::{Imagined, Think};

/// How much the whole range of points counts against the whole victory: enough to decide between shares that are all
/// nearly nothing or nearly everything, and not enough to matter before.
const POINTS: f64 = 0.02;
/// A lead of so many points is half of the largest margin.
const LEAD: f64 = 10.0;
/// Odds of so many to one (as a logarithm) are half of the largest margin, where nobody knows the points.
const ODDS: f64 = 4.0;

/// What came out of a trial.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Reward {
    /// What each seat can expect; not a number where nobody asked.
    pub(super) shares: [f64; MAX_SEATS],
    /// The same, with the points that decide where shares are equal.
    pub(super) gains: [f64; MAX_SEATS],
}

/// By how many points a seat leads the best of the others.
pub(super) fn lead(outcome: &Outcome, seat: Seat) -> f64 {
    let Some(&own) = outcome.scores.get(seat.index()) else {
        return 0.0;
    };
    let others = outcome.scores.iter().enumerate();
    let others = others.filter(|(other, _)| *other != seat.index());
    let best = others.map(|(_, score)| *score).max();
    f64::from(own - best.unwrap_or(own))
}

/// By how much each seat leads the best of the others, squeezed between -1 and 1.
pub(crate) fn margins(outcome: &Outcome) -> [f64; MAX_SEATS] {
    let mut margins = [0.0; MAX_SEATS];
    for (seat, margin) in Seat::all(outcome.scores.len() as u8).zip(&mut margins) {
        *margin = squeezed(lead(outcome, seat), LEAD);
    }
    margins
}

/// A number of any size between -1 and 1; so much is one half.
fn squeezed(number: f64, half: f64) -> f64 {
    number / (number.abs() + half)
}

/// The margin that a share stands for, where a game's own numbers say what can be expected: they grow with the points.
fn margin_of(share: f64) -> f64 {
    let odds = (share.max(1e-15) / (1.0 - share).max(1e-15)).ln();
    squeezed(odds, ODDS)
}

impl<T: Think> Search<T> {
    /// Tells every node of the path what came out for who chose there. Without a network the shares of those who did not
    /// choose are not known, unless somebody asks for all.
    pub(super) fn reward(&mut self, game: &T::Game, state: &Imagined<T::Game>, me: Seat) -> Reward {
        let points = if self.is_first { 0.0 } else { POINTS };
        let mut shares = [f64::NAN; MAX_SEATS];
        let mut leads = [f64::NAN; MAX_SEATS];
        match (game.outcome(state), &mut self.judge) {
            (Some(outcome), _) => {
                leads = margins(&outcome);
                for seat in Seat::all(game.seats()) {
                    shares[seat.index()] = outcome.share(seat);
                }
            }
            (None, Some(judge)) => {
                let judged = judge.judge::<T>(game, state, me);
                shares = judged.shares.map(f64::from);
                leads = judged.margins.map(f64::from);
            }
            (None, None) if self.judges_all => {
                for seat in Seat::all(game.seats()) {
                    let share = T::value(game, self.policy.weights(), state, seat);
                    shares[seat.index()] = share;
                    leads[seat.index()] = margin_of(share);
                }
            }
            (None, None) => {}
        }
        let mut gains = [f64::NAN; MAX_SEATS];
        for &(node, index) in &self.trial.path {
            let seat = self.tree.edges(node)[index].seat;
            let (share, lead) = (&mut shares[seat.index()], &mut leads[seat.index()]);
            if share.is_nan() {
                *share = T::value(game, self.policy.weights(), state, seat);
                *lead = margin_of(*share);
            }
            let gain = *share + points * *lead;
            gains[seat.index()] = gain;
            self.tree.reward(node, index, gain);
        }
        Reward { shares, gains }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_decide_between_shares_that_are_nearly_equal_and_no_others() {
        let gain = |share: f64| share + POINTS * margin_of(share);
        assert!(gain(0.9999) - gain(0.999) > 0.002);
        assert!(gain(0.001) - gain(0.0001) > 0.002);
        // However many points it brings, less of the victory is worse, if it is clearly less.
        let most = |share: f64| share + POINTS;
        let least = |share: f64| share - POINTS;
        assert!(least(0.55) > most(0.5));
        assert!(margin_of(1.0).is_finite() && margin_of(0.0).is_finite());
    }
}
