//! What a match tells about every two bots, and about the seats.

use serde::Serialize;

use super::Played;
use super::ratings::wilson;

/// A share of the victories with its 95% interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// How many games it follows from.
    pub games: u64,
    /// The share.
    pub share: f64,
    /// The lower end (Wilson).
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// Whether it lies wholly above or wholly below a share.
    pub fn decides(&self, share: f64) -> bool {
        self.games > 0 && (self.low > share || self.high < share)
    }
}

/// How two bots fared in the games in which both sat: at larger tables, in those that one of them won.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Pair {
    /// One of them, by its place among the entrants.
    pub first: usize,
    /// The other one.
    pub second: usize,
    /// What the first had of the victories of both.
    pub first_of_both: Interval,
}

impl Interval {
    fn of(shares: impl Iterator<Item = f64>) -> Interval {
        let (games, sum) = shares.fold((0, 0.0), |(games, sum), share| (games + 1, sum + share));
        let (low, high) = wilson(sum, games);
        Interval {
            games,
            share: sum / games.max(1) as f64,
            low,
            high,
        }
    }
}

/// What a bot had of the victories in the games in which it sat, a seat.
pub fn share_of(bot: usize, played: &[Played]) -> Interval {
    let own = played.iter().filter_map(|game| share_in(game, bot));
    Interval::of(own)
}

/// What a bot had of a game, if it sat there and the game ended. Who has several seats is as strong as each of them.
fn share_in(game: &Played, bot: usize) -> Option<f64> {
    let seats = game.seats.iter().zip(&game.shares);
    let own = seats
        .filter(|(seat, _)| **seat == bot)
        .map(|(_, share)| *share);
    let own: Vec<f64> = own.collect();
    (!own.is_empty()).then(|| own.iter().sum::<f64>() / own.len() as f64)
}

/// How every two of so many bots fared that met.
pub fn pairs(bots: usize, played: &[Played]) -> Vec<Pair> {
    let mut pairs = Vec::new();
    for first in 0..bots {
        for second in first + 1..bots {
            let both = played.iter().filter_map(|game| {
                let (one, other) = (share_in(game, first)?, share_in(game, second)?);
                (one + other > 0.0).then(|| one / (one + other))
            });
            let first_of_both = Interval::of(both);
            if first_of_both.games > 0 {
                pairs.push(Pair {
                    first,
                    second,
                    first_of_both,
                });
            }
        }
    }
    pairs
}

/// What each of so many seats had of the victories, whoever sat there.
pub fn sides(seats: u8, played: &[Played]) -> Vec<Interval> {
    let of = |seat: usize| played.iter().filter_map(move |game| game.shares.get(seat));
    (0..usize::from(seats))
        .map(|seat| Interval::of(of(seat).copied()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(seats: [usize; 3], shares: [f64; 3]) -> Played {
        Played {
            seats: seats.to_vec(),
            seed: 0,
            shares: shares.to_vec(),
            decisions: 1,
        }
    }

    #[test]
    fn a_share_is_decided_when_its_interval_lies_on_one_side() {
        let won = |count: usize| vec![played([0, 1, 1], [1.0, 0.0, 0.0]); count];
        assert!(!share_of(0, &[]).decides(0.5));
        assert!(!share_of(0, &won(1)).decides(0.5));
        assert!(share_of(0, &won(20)).decides(0.5));
        assert!(share_of(1, &won(20)).decides(0.5), "it lost them all");
        assert!(!share_of(0, &won(20)).decides(0.95));
    }

    #[test]
    fn two_are_compared_where_one_of_them_won() {
        let games = [
            played([0, 1, 2], [1.0, 0.0, 0.0]),
            played([2, 0, 1], [0.0, 0.0, 1.0]),
            played([1, 2, 0], [0.0, 1.0, 0.0]),
            played([0, 1, 2], [0.5, 0.5, 0.0]),
        ];
        let found = pairs(4, &games);
        assert_eq!(found.len(), 3, "{found:?}");
        let of_both = |index: usize| {
            (
                found[index].first_of_both.games,
                found[index].first_of_both.share,
            )
        };
        assert_eq!((found[0].first, found[0].second), (0, 1));
        assert_eq!(of_both(0), (3, 0.5));
        assert_eq!((found[1].first, found[1].second), (0, 2));
        let (games_of_both, share) = of_both(1);
        assert!(games_of_both == 3 && (share - 2.0 / 3.0).abs() < 1e-9);
        let by_seat = sides(3, &games);
        assert_eq!(by_seat.len(), 3);
        assert!((by_seat[0].share - 1.5 / 4.0).abs() < 1e-9, "{by_seat:?}");
        assert!((by_seat.iter().map(|one| one.share).sum::<f64>() - 1.0).abs() < 1e-9);
    }
}
