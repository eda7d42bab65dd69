//! How well expected shares predict results: what is said at the beginning of every phase of bots' games, and what happened.

mod plot;

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::data::DataFault;
use engine::playout::random_seat;
use engine::{Dice, Game, Moment, Seat, Silent, Viewer};
use serde::Serialize;

use crate::arena::{Arena, Lineup, Seated};
use crate::contest::{LONGEST, decide};
use crate::foresight::together_one;
use crate::parallel::in_parallel;
use crate::search::judge::Judge;
use crate::search::network_of;
use crate::{Imagined, Shares, Think};
pub use plot::calibration_plot;

/// Nobody is surer than this of a result: a single game would count for more than all others.
const SUREST: f64 = 1e-3;

/// A position of a game, what could be said there, and what happened.
#[derive(Clone, Debug, PartialEq)]
pub struct Said {
    /// Which game.
    pub game: usize,
    /// When: the beginning of this round and phase.
    pub moment: Moment,
    /// Whether it is one of the last third of the game's positions.
    pub is_late: bool,
    /// What the game's own numbers said, each seat by what it knew.
    pub own: Shares,
    /// What the network said, if there is one.
    pub network: Option<Shares>,
    /// What each seat got.
    pub happened: Shares,
}

/// What was said in the games of a match, and what happened.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Calibration {
    /// All positions, game by game.
    pub said: Vec<Said>,
    /// How many games came to an end.
    pub games: u64,
}

/// Who predicts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Oracle {
    /// Whoever knows only the seat, the round and the phase, and the results of all other games.
    SeatAndTurn,
    /// The game's own numbers.
    OwnNumbers,
    /// The network.
    Network,
}

/// The mean logarithmic loss of predictions.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Loss {
    /// Who predicts.
    pub oracle: Oracle,
    /// In all positions.
    pub all: f64,
    /// In the last third of each game.
    pub late: f64,
}

/// What happened where about the same share was said.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Bin {
    /// The mean of what was said.
    pub said: f64,
    /// The mean of what happened.
    pub happened: f64,
    /// How many positions and seats there are.
    pub count: usize,
    /// From how many games.
    pub games: usize,
}

impl Arena {
    /// Plays the games of the match and notes what is said at the beginning of every phase. What comes out follows from the seed, whatever the number of threads, if
    /// all bots think for a number of trials. Tells after each game how many are done.
    pub fn calibrate<T: Think>(
        &self,
        game: &T::Game,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Calibration, Vec<DataFault>> {
        let weights: Vec<Arc<T::Weights>> = self.weights::<T>()?;
        let fixtures = self.fixtures(game.seats());
        let played = in_parallel(
            fixtures.len(),
            self.threads,
            |number| {
                let (seats, seed) = &fixtures[number];
                self.listened_to::<T>(game, &weights, seats, *seed, number)
            },
            |done| progress(done as u64),
        );
        let mut calibration = Calibration::default();
        for said in played.into_iter().flatten() {
            calibration.games += 1;
            calibration.said.extend(said);
        }
        Ok(calibration)
    }

    /// One game; nothing if it does not end.
    fn listened_to<T: Think>(
        &self,
        game: &T::Game,
        weights: &[Arc<T::Weights>],
        seats: &Lineup,
        seed: u32,
        number: usize,
    ) -> Option<Vec<Said>> {
        let Seated {
            dice,
            mut bots,
            mut rng,
        } = self.seated::<T>(weights, seats, seed);
        let mut judge = network_of::<T>(game).map(Judge::new);
        let numbers = T::weights_file().weights();
        let mut state = game.start(dice, &mut Silent);
        let mut choices = Vec::new();
        let mut said: Vec<Said> = Vec::new();
        for _ in 0..LONGEST {
            let Some(seat) = random_seat(game.to_act(&state), &mut rng) else {
                let outcome = game.outcome(&state)?;
                let late = said.len() - said.len() / 3;
                for (place, one) in said.iter_mut().enumerate() {
                    one.is_late = place >= late;
                    one.happened = Seat::all(game.seats())
                        .map(|seat| outcome.share(seat))
                        .collect();
                }
                return Some(said);
            };
            let moment = game.moment(&state);
            if said.last().is_none_or(|last| last.moment != moment) {
                let (mut own, mut network) = (Vec::new(), Vec::new());
                for seat in Seat::all(game.seats()) {
                    let view = game.view(&state, Viewer::Seat(seat));
                    let known = Imagined::from_view(game, &view, &mut Dice::new(rng.seed()));
                    own.push(T::value(game, numbers, &known, seat));
                    let judged = judge
                        .as_mut()
                        .map(|judge| judge.judge::<T>(game, &known, seat));
                    network.extend(judged.map(|judged| f64::from(judged.shares[seat.index()])));
                }
                said.push(Said {
                    game: number,
                    moment,
                    is_late: false,
                    own: together_one(own),
                    network: judge.is_some().then(|| together_one(network)),
                    happened: Vec::new(),
                });
            }
            let bot = bots[seat.index()].as_mut();
            let action = decide(game, &state, seat, bot, &mut choices)?;
            game.apply(&mut state, seat, action, &mut Silent);
        }
        None
    }
}

impl Calibration {
    /// What an oracle said in every position; nothing if there is no such oracle.
    pub fn predictions(&self, oracle: Oracle) -> Option<Vec<Shares>> {
        match oracle {
            Oracle::SeatAndTurn => Some(self.usual()),
            Oracle::OwnNumbers => Some(self.said.iter().map(|one| one.own.clone()).collect()),
            Oracle::Network => self.said.iter().map(|one| one.network.clone()).collect(),
        }
    }

    /// For each position, what each seat got in all other games that had such a moment, and once its fair share.
    fn usual(&self) -> Vec<Shares> {
        let key = |one: &Said| (one.moment.round, one.moment.phase);
        let mut all: BTreeMap<(u16, u8), Shares> = BTreeMap::new();
        let mut own: BTreeMap<((u16, u8), usize), f64> = BTreeMap::new();
        for one in &self.said {
            let sums = all.entry(key(one)).or_default();
            sums.resize(one.happened.len(), 0.0);
            for (sum, share) in sums.iter_mut().zip(&one.happened) {
                *sum += share;
            }
            *own.entry((key(one), one.game)).or_default() += 1.0;
        }
        let usual = self.said.iter().map(|one| {
            let fair = 1.0 / one.happened.len() as f64;
            let times = own[&(key(one), one.game)];
            let sums = all[&key(one)].iter().zip(&one.happened);
            together_one(
                sums.map(|(sum, share)| sum - times * share + fair)
                    .collect(),
            )
        });
        usual.collect()
    }

    /// The losses of all oracles that there are.
    pub fn losses(&self) -> Vec<Loss> {
        let oracles = [Oracle::SeatAndTurn, Oracle::OwnNumbers, Oracle::Network];
        let losses = oracles.into_iter().filter_map(|oracle| {
            let predictions = self.predictions(oracle)?;
            let both = || self.said.iter().zip(&predictions);
            let mean = |late: bool| {
                let losses = both().filter(|(said, _)| said.is_late || !late);
                let losses: Vec<f64> = losses
                    .map(|(said, shares)| loss(shares, &said.happened))
                    .collect();
                losses.iter().sum::<f64>() / losses.len().max(1) as f64
            };
            Some(Loss {
                oracle,
                all: mean(false),
                late: mean(true),
            })
        });
        losses.collect()
    }

    /// What happened where an oracle said about the same: so many bins, without the empty ones.
    pub fn bins(&self, oracle: Oracle, count: usize) -> Vec<Bin> {
        let predictions = self.predictions(oracle).unwrap_or_default();
        let mut bins = vec![(0.0, 0.0, 0_usize, Vec::<usize>::new()); count];
        for (said, shares) in self.said.iter().zip(&predictions) {
            for (share, happened) in shares.iter().zip(&said.happened) {
                let bin = ((share * count as f64) as usize).min(count - 1);
                bins[bin].0 += share;
                bins[bin].1 += happened;
                bins[bin].2 += 1;
                bins[bin].3.push(said.game);
            }
        }
        let filled = bins.into_iter().filter(|bin| bin.2 > 0);
        let filled = filled.map(|(said, happened, count, mut games)| {
            games.dedup();
            Bin {
                said: said / count as f64,
                happened: happened / count as f64,
                count,
                games: games.len(),
            }
        });
        filled.collect()
    }
}

/// The logarithmic loss of a prediction.
fn loss(said: &Shares, happened: &Shares) -> f64 {
    let both = said.iter().zip(happened);
    both.map(|(said, happened)| -happened * said.max(SUREST).ln())
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games of two that the first wins, in which so much was said of it.
    fn games(said: &[(f64, f64)]) -> Calibration {
        let said = said.iter().enumerate().map(|(game, &(own, won))| Said {
            game,
            moment: Moment { round: 1, phase: 0 },
            is_late: game % 2 == 0,
            own: vec![own, 1.0 - own],
            network: None,
            happened: vec![won, 1.0 - won],
        });
        let said: Vec<Said> = said.collect();
        Calibration {
            games: said.len() as u64,
            said,
        }
    }

    #[test]
    fn who_knows_more_loses_less() {
        let sharp = games(&[(0.9, 1.0), (0.1, 0.0), (0.9, 1.0), (0.1, 0.0)]);
        let losses = sharp.losses();
        assert_eq!(losses.len(), 2, "no network: {losses:?}");
        assert!((losses[1].all + 0.9_f64.ln()).abs() < 1e-9);
        // Each game is predicted by the three others and one fair share: one and a half of four.
        assert!((losses[0].all + 0.375_f64.ln()).abs() < 1e-9, "{losses:?}");
        let blunt = games(&[(0.5, 1.0), (0.5, 0.0)]).losses();
        assert!((blunt[1].all - 2.0_f64.ln()).abs() < 1e-9);
        // Nobody is ever sure.
        assert!(games(&[(0.0, 1.0)]).losses()[1].all.is_finite());
    }

    #[test]
    fn what_was_said_is_sorted_into_bins() {
        let bins = games(&[(0.92, 1.0), (0.98, 0.0), (0.5, 1.0)]).bins(Oracle::OwnNumbers, 10);
        let near = |one: f64, other: f64| (one - other).abs() < 1e-9;
        let high = bins.last().expect("a bin");
        assert!(
            near(high.said, 0.95) && near(high.happened, 0.5),
            "{bins:?}"
        );
        assert_eq!((high.count, high.games), (2, 2));
        assert_eq!(bins.iter().map(|bin| bin.count).sum::<usize>(), 6);
        // Both seats of the third game are in one bin.
        assert!(bins.iter().any(|bin| bin.count == 2 && bin.games == 1));
    }
}
