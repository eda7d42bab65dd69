//! From games to figures: win rates by Wilson, ratings by Bradley and Terry, and how sure they are.

use std::collections::{BTreeMap, BTreeSet};

use engine::Rng;
use serde::Serialize;

use super::Played;

/// The half-width of a 95% interval in standard deviations.
const SURE: f64 = 1.959_964;
/// How often the games are drawn again to see how sure the ratings are.
const DRAWS: usize = 400;
/// Ratings differ by so much where one wins ten times as often as the other.
const DECADE: f64 = 400.0;

/// What is known about a bot after a match.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// How often it sat at a table.
    pub games: u64,
    /// Its mean share of the victory: one for a win, a part for a shared one.
    pub win_rate: f64,
    /// The lower end of the win rate's 95% interval (Wilson).
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// Its strength on the scale that chess uses; the mean of all bots is zero.
    pub rating: f64,
    /// The lower end of the rating's 95% interval (bootstrap over seeds).
    pub rating_low: f64,
    /// The upper end.
    pub rating_high: f64,
}

/// What is known about all bots after a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// The bots in their order.
    pub bots: Vec<Rating>,
    /// Games that stood still, and count for nobody.
    pub dead_ends: u64,
}

/// The figures of a match between so many bots.
pub fn ratings(bots: usize, played: &[Played]) -> Table {
    let over: Vec<&Played> = played
        .iter()
        .filter(|game| !game.shares.is_empty())
        .collect();
    let rated = rate(bots, &over);
    let bots = (0..bots).map(|bot| {
        let shares = || {
            over.iter().flat_map(|game| {
                let seats = game.seats.iter().zip(&game.shares);
                seats
                    .filter(|(seat, _)| **seat == bot)
                    .map(|(_, share)| *share)
            })
        };
        let games = shares().count() as u64;
        let (low, high) = wilson(shares().sum(), games);
        Rating {
            games,
            win_rate: shares().sum::<f64>() / games.max(1) as f64,
            low,
            high,
            rating: rated[bot].0,
            rating_low: rated[bot].1,
            rating_high: rated[bot].2,
        }
    });
    Table {
        bots: bots.collect(),
        dead_ends: (played.len() - over.len()) as u64,
    }
}

/// The interval in which a rate lies with 95% probability, after so many wins in so many games.
pub(crate) fn wilson(wins: f64, games: u64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    let n = games as f64;
    let (rate, z) = (wins / n, SURE * SURE);
    let middle = (rate + z / (2.0 * n)) / (1.0 + z / n);
    let half = SURE / (1.0 + z / n) * (rate * (1.0 - rate) / n + z / (4.0 * n * n)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

/// How often each line-up played, and each bot's shares of the victory.
#[derive(Clone)]
struct Sums {
    played: Vec<f64>,
    wins: Vec<f64>,
}

impl Sums {
    fn none(lineups: usize, bots: usize) -> Sums {
        Sums {
            played: vec![0.0; lineups],
            wins: vec![0.0; bots],
        }
    }

    fn add(&mut self, other: &Sums) {
        let played = self.played.iter_mut().zip(&other.played);
        let wins = self.wins.iter_mut().zip(&other.wins);
        for (mine, theirs) in played.chain(wins) {
            *mine += theirs;
        }
    }
}

/// Ratings with their 95% intervals: seeds are drawn again with repetition, all games of a seed together.
fn rate(bots: usize, played: &[&Played]) -> Vec<(f64, f64, f64)> {
    let sorted = |game: &Played| {
        let mut seats = game.seats.clone();
        seats.sort_unstable();
        seats
    };
    let lineups: BTreeSet<Vec<usize>> = played.iter().map(|game| sorted(game)).collect();
    let lineups: Vec<Vec<usize>> = lineups.into_iter().collect();
    let mut seeds: BTreeMap<u32, Sums> = BTreeMap::new();
    let mut all = Sums::none(lineups.len(), bots);
    for game in played {
        let mut sums = Sums::none(lineups.len(), bots);
        if let Ok(lineup) = lineups.binary_search(&sorted(game)) {
            sums.played[lineup] = 1.0;
        }
        for (&bot, share) in game.seats.iter().zip(&game.shares) {
            sums.wins[bot] += share;
        }
        all.add(&sums);
        let seed = seeds.entry(game.seed);
        seed.or_insert_with(|| Sums::none(lineups.len(), bots))
            .add(&sums);
    }
    let ratings = strengths(&lineups, &all);
    let seeds: Vec<Sums> = seeds.into_values().collect();
    let mut rng = Rng::new(95);
    let mut drawn: Vec<Vec<f64>> = ratings.iter().map(|&rating| vec![rating]).collect();
    for _ in 0..DRAWS {
        let mut again = Sums::none(lineups.len(), bots);
        for _ in 0..seeds.len() {
            again.add(&seeds[rng.below(seeds.len())]);
        }
        for (bot, rating) in strengths(&lineups, &again).into_iter().enumerate() {
            drawn[bot].push(rating);
        }
    }
    let ends = drawn.into_iter().map(|mut ratings| {
        ratings.sort_by(f64::total_cmp);
        let tail = ratings.len() / 40;
        (ratings[tail], ratings[ratings.len() - 1 - tail])
    });
    let rated = ratings.iter().zip(ends);
    rated
        .map(|(&rating, (low, high))| (rating, low.min(rating), high.max(rating)))
        .collect()
}

/// Ratings such that every bot wins as often as it did: its chance at a table is its strength among the
/// strengths of all who sit there. With two seats this is the model of Bradley and Terry.
fn strengths(lineups: &[Vec<usize>], sums: &Sums) -> Vec<f64> {
    let bots = sums.wins.len();
    let mut strengths = vec![1.0_f64; bots];
    for _ in 0..1000 {
        // One drawn game against an opponent of strength one keeps who always wins within bounds.
        let mut expected: Vec<f64> = strengths.iter().map(|own| 1.0 / (own + 1.0)).collect();
        for (seats, count) in lineups.iter().zip(&sums.played) {
            let all: f64 = seats.iter().map(|&bot| strengths[bot]).sum();
            for &bot in seats {
                expected[bot] += count / all;
            }
        }
        let wins = sums.wins.iter().map(|wins| wins + 0.5);
        let new: Vec<f64> = wins.zip(expected).map(|(won, due)| won / due).collect();
        let moved = new.iter().zip(&strengths);
        let moved = moved.map(|(new, old)| (new / old).ln().abs());
        let settled = moved.fold(0.0, f64::max) < 1e-6;
        strengths = new;
        if settled {
            break;
        }
    }
    let logs: Vec<f64> = strengths.iter().map(|own| DECADE * own.log10()).collect();
    let mean = logs.iter().sum::<f64>() / bots.max(1) as f64;
    logs.into_iter().map(|own| own - mean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games of two in which the first wins so many.
    fn games(first: usize, second: usize, wins: u32, of: u32) -> Vec<Played> {
        (0..of)
            .map(|seed| Played {
                seats: vec![first, second],
                seed,
                shares: if seed < wins {
                    vec![1.0, 0.0]
                } else {
                    vec![0.0, 1.0]
                },
                decisions: 1,
            })
            .collect()
    }

    #[test]
    fn wilson_agrees_with_the_textbook() {
        // Newcombe 1998, table I: 81 of 263 and 0 of 20.
        let (low, high) = wilson(81.0, 263);
        assert!(
            (low - 0.2553).abs() < 1e-4 && (high - 0.3662).abs() < 1e-4,
            "{low} {high}"
        );
        let (low, high) = wilson(0.0, 20);
        assert!(low == 0.0 && (high - 0.1611).abs() < 1e-4, "{low} {high}");
        assert_eq!(wilson(0.0, 0), (0.0, 1.0));
    }

    #[test]
    fn ten_wins_to_one_are_four_hundred_points() {
        let table = ratings(2, &games(0, 1, 1000, 1100));
        let apart = table.bots[0].rating - table.bots[1].rating;
        assert!((apart - 400.0).abs() < 2.0, "{apart}");
        assert!((table.bots[0].win_rate - 10.0 / 11.0).abs() < 1e-9);
        assert!(table.bots[0].rating_low < table.bots[0].rating);
    }

    #[test]
    fn strength_adds_up_over_common_opponents() {
        let mut played = games(0, 1, 1500, 2000);
        played.extend(games(1, 2, 1500, 2000));
        let table = ratings(3, &played);
        let apart = table.bots[0].rating - table.bots[2].rating;
        // Three to one twice is nine to one.
        assert!((apart - 400.0 * 9.0_f64.log10()).abs() < 2.0, "{apart}");
    }

    #[test]
    fn at_larger_tables_a_fair_share_is_equal_strength() {
        let shares = |winner: usize| (0..4).map(|seat| f64::from(seat == winner)).collect();
        let played: Vec<Played> = (0..400)
            .map(|seed| Played {
                seats: vec![0, 1, 1, 1],
                seed,
                shares: shares(seed as usize % 4),
                decisions: 1,
            })
            .collect();
        let table = ratings(2, &played);
        assert!(
            (table.bots[0].rating - table.bots[1].rating).abs() < 1.0,
            "{table:?}"
        );
        assert!((table.bots[1].win_rate - 0.25).abs() < 1e-9);
    }

    #[test]
    fn who_never_loses_is_rated_within_bounds() {
        let table = ratings(2, &games(0, 1, 50, 50));
        assert!(table.bots[0].rating.is_finite() && table.bots[0].rating > 300.0);
        let nothing = ratings(2, &[]);
        assert!(nothing.bots[0].rating.abs() < 1e-9 && nothing.bots[0].games == 0);
    }

    #[test]
    fn games_that_stood_still_count_for_nobody() {
        let mut played = games(0, 1, 5, 10);
        played[0].shares.clear();
        let table = ratings(2, &played);
        assert_eq!((table.dead_ends, table.bots[0].games), (1, 9));
    }
}
