//! When a game was decided.

use engine::{DecisionNumber, Seat};

use super::Analysis;

/// Whoever can expect so much, and from then on never less, has as good as won.
const AHEAD: f64 = 0.7;

/// When a game was decided, and for whom.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Turning {
    /// Nobody won it alone.
    Shared,
    /// The winner was far ahead from the beginning.
    AtTheBeginning {
        /// Who won.
        winner: Seat,
        /// The least that they could expect.
        least: f64,
    },
    /// In a round after which the winner was never in danger any more.
    InRound {
        /// Who won.
        winner: Seat,
        /// The round, by its place among all rounds.
        place: usize,
        /// The least that they could expect in it.
        before: f64,
        /// What they could expect when it was over.
        after: f64,
        /// Whether it was the last one.
        is_last: bool,
    },
}

impl Analysis {
    /// When the game was decided.
    pub fn turning(&self) -> Turning {
        let most = self.shares.last().into_iter().flatten();
        let most = most.copied().fold(0.0, f64::max);
        let is_winner = |one: &super::Balance| (one.end - most).abs() < 1e-9;
        let mut winners = self
            .balance
            .iter()
            .enumerate()
            .filter(|(_, one)| is_winner(one));
        let (Some((winner, _)), None) = (winners.next(), winners.next()) else {
            return Turning::Shared;
        };
        let seat = Seat(winner as u8);
        let shares = || self.shares.iter().map(|shares| shares[winner]);
        let Some(last) = self.shares.iter().rposition(|one| one[winner] < AHEAD) else {
            return Turning::AtTheBeginning {
                winner: seat,
                least: shares().fold(1.0, f64::min),
            };
        };
        // What is decided now belongs to the round that the position is in.
        let begun = |after: DecisionNumber| after.count() <= last;
        let place = self.rounds.iter().rposition(|round| begun(round.after));
        let place = place.unwrap_or(0);
        let begin = self
            .rounds
            .get(place)
            .map_or(0, |round| round.after.count());
        let next = self.rounds.get(place + 1).map(|round| round.after);
        let end = next.map_or(self.shares.len() - 1, DecisionNumber::count);
        let within = shares().take(last + 1).skip(begin);
        Turning::InRound {
            winner: seat,
            place,
            before: within.fold(1.0, f64::min),
            after: shares().nth(end).unwrap_or_default(),
            is_last: next.is_none(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Balance, RoundBegin};
    use super::*;
    use crate::Level;

    fn course(first: &[f64], rounds: &[u32]) -> Analysis {
        let shares: Vec<Vec<f64>> = first.iter().map(|&one| vec![one, 1.0 - one]).collect();
        let end = |seat: usize| Balance {
            end: shares.last().map_or(0.0, |shares| shares[seat]),
            ..Balance::default()
        };
        Analysis {
            level: Level::Expert,
            balance: vec![end(0), end(1)],
            shares,
            turns: Vec::new(),
            chance: false,
            chances: Vec::new(),
            rounds: (1..)
                .zip(rounds)
                .map(|(round, &after)| RoundBegin {
                    round,
                    after: DecisionNumber(after),
                })
                .collect(),
        }
    }

    #[test]
    fn a_game_is_decided_in_the_round_after_which_nothing_changes() {
        let course = course(&[0.5, 0.4, 0.45, 0.8, 0.9, 1.0], &[0, 2, 4]);
        assert_eq!(
            course.turning(),
            Turning::InRound {
                winner: Seat(0),
                place: 1,
                before: 0.45,
                after: 0.9,
                is_last: false,
            }
        );
    }

    #[test]
    fn or_at_the_beginning_or_in_the_last_round_or_never() {
        let begun = course(&[0.75, 0.72, 1.0], &[0]).turning();
        assert!(
            matches!(begun, Turning::AtTheBeginning { least, .. } if (least - 0.72).abs() < 1e-9)
        );
        let late = course(&[0.5, 0.9, 0.6, 0.0], &[0, 2]).turning();
        let Turning::InRound {
            winner, is_last, ..
        } = late
        else {
            panic!("{late:?}");
        };
        assert!(winner == Seat(1) && is_last);
        assert_eq!(course(&[0.9, 0.5], &[0]).turning(), Turning::Shared);
    }
}
