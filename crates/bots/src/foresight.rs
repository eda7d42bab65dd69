//! What each seat can expect of a position: played on many times by first thoughts, to the end of the round or, as `expert` does it, to where the
//! game's network can judge.

use std::sync::Arc;

use engine::{Game, Rng, Seat};

use crate::search::judge::Judge;
use crate::search::network_of;
use crate::{ActionOf, Imagined, Judges, Policy, Think};

/// How many decisions one look ahead takes at the most.
const DEPTH: usize = 300;

/// What each seat can expect, in the order of the seats; together 1.
pub type Shares = Vec<f64>;

/// The mean of many looks ahead, and how far it can be off.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Estimate {
    /// The share of each seat.
    pub(crate) shares: Shares,
    /// The variance of each share.
    pub(crate) variances: Vec<f64>,
}

impl Estimate {
    /// Something that is known.
    pub(crate) fn certain(shares: Shares) -> Estimate {
        Estimate {
            variances: vec![0.0; shares.len()],
            shares,
        }
    }

    fn of(samples: &[Shares]) -> Estimate {
        let count = samples.len().max(1) as f64;
        let seats = samples.first().map_or(0, Vec::len);
        let mean = |seat: usize| samples.iter().map(|one| one[seat]).sum::<f64>() / count;
        let shares: Shares = (0..seats).map(mean).collect();
        let spread = |seat: usize| {
            let squares = samples.iter().map(|one| (one[seat] - shares[seat]).powi(2));
            squares.sum::<f64>() / (count * (count - 1.0).max(1.0))
        };
        Estimate {
            variances: (0..seats).map(spread).collect(),
            shares,
        }
    }
}

/// Up to which round a look ahead goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Horizon {
    /// To the end of this one.
    Round(u16),
    /// To the end of the one that the position is in after the first decision.
    Next,
}

/// Looks ahead, each time the same number of times with the same random numbers: so positions can be compared.
#[derive(Clone, Debug)]
pub(crate) struct Foresight<T: Think> {
    policy: Policy<T>,
    judge: Option<Judge>,
    seed: u64,
}

impl<T: Think> Foresight<T> {
    /// With the weights and the network that come with the game; what is random follows from the seed.
    pub(crate) fn new(game: &T::Game, seed: u64) -> Foresight<T> {
        let weights: &Arc<T::Weights> = T::weights_file().weights();
        Foresight {
            policy: Policy::new(weights.clone()),
            judge: network_of::<T>(game).map(Judge::new),
            seed,
        }
    }

    /// Whether positions are judged where they are, and not at the end of their round.
    pub(crate) fn judges_at_once(&self) -> bool {
        self.judge.is_some() && T::JUDGES == Judges::QuietSteps
    }

    /// What can be expected once `first` has been decided, or of the position as it is. `imagine` gives the
    /// position for each look, so that what is not known differs from one to the next.
    pub(crate) fn expect(
        &mut self,
        game: &T::Game,
        looks: usize,
        mut imagine: impl FnMut(&mut Rng) -> Imagined<T::Game>,
        first: Option<(Seat, ActionOf<T>)>,
        horizon: Horizon,
    ) -> Estimate {
        let samples: Vec<Shares> = (0..looks as u64)
            .map(|look| {
                let mut rng = Rng::new(self.seed ^ look.wrapping_mul(0x9e37_79b9_7f4a_7c15));
                let mut state = imagine(&mut rng);
                if let Some((seat, action)) = first {
                    state.apply(game, seat, action);
                }
                let round = match horizon {
                    Horizon::Round(round) => round,
                    Horizon::Next => game.moment(&state).round,
                };
                if self.judges_at_once() {
                    self.policy
                        .play_until_quiet(game, &mut state, DEPTH, &mut rng);
                } else {
                    self.policy
                        .play_round(game, &mut state, round, DEPTH, &mut rng);
                }
                self.shares(game, &state)
            })
            .collect();
        Estimate::of(&samples)
    }

    /// What each seat can expect at first sight; what it got, once the game is over.
    pub(crate) fn shares(&mut self, game: &T::Game, state: &Imagined<T::Game>) -> Shares {
        let seats = Seat::all(game.seats());
        if let Some(outcome) = game.outcome(state) {
            return seats.map(|seat| outcome.share(seat)).collect();
        }
        let values: Shares = if let Some(judge) = &mut self.judge {
            // Each seat knows best what it holds itself.
            seats
                .map(|seat| judge.judge::<T>(game, state, seat).shares[seat.index()].into())
                .collect()
        } else {
            let weights = self.policy.weights();
            seats
                .map(|seat| T::value(game, weights, state, seat))
                .collect()
        };
        together_one(values)
    }
}

/// The same proportions, so that together they are 1.
pub(crate) fn together_one(mut shares: Shares) -> Shares {
    let equal = 1.0 / shares.len().max(1) as f64;
    let all: f64 = shares.iter().sum();
    for share in &mut shares {
        *share = if all > 0.0 { *share / all } else { equal };
    }
    shares
}
