//! Matches between bots: the same dice for everybody, and every seat for everybody.
//!
//! A line-up of bots plays each seed once in every rotation around the table, so that neither a seat nor a seed
//! favours anybody. Every game that was played is a record of its own; whoever keeps the records can go on with
//! a match that was interrupted.

mod pairs;
mod plot;
mod ratings;

use std::collections::BTreeSet;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use engine::data::DataFault;
use engine::{Game, Rng, Seat, Seed};
use serde::{Deserialize, Serialize};

use crate::{Bot, Entrant, Think, contest};
pub use pairs::{Interval, Pair, pairs, share_of, sides};
pub use plot::plot;
pub(crate) use ratings::wilson;
pub use ratings::{Rating, Table, ratings};

/// A match between bots.
#[derive(Clone, Debug)]
pub struct Arena {
    /// Who takes part.
    pub entrants: Vec<Entrant>,
    /// Whether only those meet who are at most so many places apart: a long row of bots can be rated without everybody meeting everybody.
    pub reach: Option<usize>,
    /// How many games each line-up plays at the least; rounded up to whole rotations.
    pub games: u32,
    /// The seed that all dice and random choices follow from.
    pub seed: u64,
    /// How many threads share the work.
    pub threads: NonZero<usize>,
}

/// Who sits together, by their places among the entrants: one a seat.
pub type Lineup = Vec<usize>;

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// Who played, in the order of the seats, by their places among the entrants.
    pub seats: Lineup,
    /// Which seed of the match.
    pub seed: u32,
    /// Each seat's share of the victory; nothing if the game stood still.
    pub shares: Vec<f64>,
    /// How many decisions were made.
    pub decisions: u64,
}

/// A game before it begins.
pub(crate) struct Seated<T: Think> {
    pub(crate) dice: Seed,
    /// In the order of the seats.
    pub(crate) bots: Vec<Box<dyn Bot<T::Game>>>,
    /// The random numbers that are left.
    pub(crate) rng: Rng,
}

impl Arena {
    /// Who sits together at a table of so many: every choice of as many bots as there are seats, or, if there are
    /// fewer, all of them and the last one in all seats that are left.
    pub fn lineups(&self, seats: u8) -> Vec<Lineup> {
        let (bots, seats) = (self.entrants.len(), usize::from(seats));
        if bots <= seats {
            let lineup = (0..seats).map(|seat| seat.min(bots.saturating_sub(1)));
            return vec![lineup.collect()];
        }
        let mut lineups = vec![Vec::new()];
        for _ in 0..seats {
            lineups = lineups
                .into_iter()
                .flat_map(|lineup: Lineup| {
                    let from = lineup.last().map_or(0, |last| last + 1);
                    (from..bots).map(move |bot| [lineup.as_slice(), &[bot]].concat())
                })
                .collect();
        }
        if let Some(reach) = self.reach {
            let reach = reach.max(seats - 1);
            lineups.retain(|lineup| match (lineup.first(), lineup.last()) {
                (Some(first), Some(last)) => last - first <= reach,
                _ => false,
            });
        }
        lineups
    }

    /// Every game of the match: who sits where, and with which seed. A bot alone plays each seed once: from another seat it would play the same game again.
    pub fn fixtures(&self, seats: u8) -> Vec<(Lineup, u32)> {
        let rotations = if self.entrants.len() == 1 { 1 } else { seats };
        let seeds = self.games.div_ceil(rotations.into());
        let lineups = self.lineups(seats);
        let mut fixtures = Vec::new();
        for seed in 0..seeds {
            for lineup in &lineups {
                for rotation in 0..usize::from(rotations) {
                    let mut seated = lineup.clone();
                    seated.rotate_left(rotation);
                    fixtures.push((seated, seed));
                }
            }
        }
        fixtures
    }

    /// The games of the match that were not played yet.
    pub fn left(&self, seats: u8, played: &[Played]) -> Vec<(Lineup, u32)> {
        let known: BTreeSet<(&[usize], u32)> = played
            .iter()
            .map(|game| (game.seats.as_slice(), game.seed))
            .collect();
        let mut fixtures = self.fixtures(seats);
        fixtures.retain(|(seats, seed)| !known.contains(&(seats.as_slice(), *seed)));
        fixtures
    }

    /// Whether an outside program takes part in a game of this line-up.
    pub fn has_program(&self, lineup: &Lineup) -> bool {
        lineup
            .iter()
            .any(|&place| self.entrants[place].program.is_some())
    }

    /// Plays the games that were not played yet, and hands each one over when it is done. Games of outside programs are left to whoever can run them.
    pub fn run<T: Think>(
        &self,
        game: &T::Game,
        played: &[Played],
        done: &(dyn Fn(Played) + Sync),
    ) -> Result<(), Vec<DataFault>> {
        let weights = self.weights::<T>()?;
        let mut fixtures = self.left(game.seats(), played);
        fixtures.retain(|(seats, _)| !self.has_program(seats));
        let next = AtomicUsize::new(0);
        thread::scope(|scope| {
            for _ in 0..self.threads.get() {
                scope.spawn(|| {
                    while let Some((seats, seed)) =
                        fixtures.get(next.fetch_add(1, Ordering::Relaxed))
                    {
                        done(self.play::<T>(game, &weights, seats, *seed));
                    }
                });
            }
        });
        Ok(())
    }

    /// The weights that each entrant thinks with.
    pub(crate) fn weights<T: Think>(&self) -> Result<Vec<Arc<T::Weights>>, Vec<DataFault>> {
        self.entrants.iter().map(Entrant::weights::<T>).collect()
    }

    /// What follows from a seed of the match: the seed of the dice, and the random numbers for the bots in the order of the seats.
    pub fn draw(&self, seed: u32) -> (Seed, Rng) {
        let mut rng = Rng::new(Rng::new(self.seed).bits() ^ u64::from(seed));
        (rng.seed(), rng)
    }

    /// A game before it begins.
    pub(crate) fn seated<T: Think>(
        &self,
        weights: &[Arc<T::Weights>],
        seats: &Lineup,
        seed: u32,
    ) -> Seated<T> {
        let (dice, mut rng) = self.draw(seed);
        let bots = seats
            .iter()
            .map(|&bot| self.entrants[bot].bot::<T>(rng.bits(), &weights[bot]))
            .collect();
        Seated { dice, bots, rng }
    }

    fn play<T: Think>(
        &self,
        game: &T::Game,
        weights: &[Arc<T::Weights>],
        seats: &Lineup,
        seed: u32,
    ) -> Played {
        let Seated { dice, mut bots, .. } = self.seated::<T>(weights, seats, seed);
        let (shares, decisions) = match contest(game, dice, &mut bots) {
            Ok(contest) => {
                let seats = Seat::all(game.seats());
                let shares = seats.map(|seat| contest.outcome.share(seat)).collect();
                (shares, contest.decisions)
            }
            Err(stuck) => (Vec::new(), stuck.decisions),
        };
        Played {
            seats: seats.clone(),
            seed,
            shares,
            decisions,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Level;

    fn arena(bots: usize, games: u32) -> Arena {
        Arena {
            entrants: vec![Entrant::from(Level::Random); bots],
            reach: None,
            games,
            seed: 1,
            threads: NonZero::<usize>::MIN,
        }
    }

    #[test]
    fn all_meet_all() {
        assert_eq!(arena(3, 1).lineups(2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(arena(4, 1).lineups(3).len(), 4);
        assert_eq!(arena(2, 1).lineups(4), [[0, 1, 1, 1]]);
        assert_eq!(arena(1, 1).lineups(2), [[0, 0]]);
    }

    #[test]
    fn neighbours_meet() {
        let row = |bots, reach| Arena {
            reach: Some(reach),
            ..arena(bots, 1)
        };
        assert_eq!(
            row(4, 2).lineups(2),
            [[0, 1], [0, 2], [1, 2], [1, 3], [2, 3]]
        );
        assert_eq!(row(4, 1).lineups(3), [[0, 1, 2], [1, 2, 3]]);
        assert_eq!(row(2, 1).lineups(4), [[0, 1, 1, 1]]);
    }

    #[test]
    fn every_seed_is_played_from_every_seat() {
        let fixtures = arena(2, 3).fixtures(2);
        let expected = [
            (vec![0, 1], 0),
            (vec![1, 0], 0),
            (vec![0, 1], 1),
            (vec![1, 0], 1),
        ];
        assert_eq!(fixtures, expected);
        // Alone, each game would be played twice.
        let alone = arena(1, 3).fixtures(2);
        assert_eq!(alone, [(vec![0, 0], 0), (vec![0, 0], 1), (vec![0, 0], 2)]);
    }
}
