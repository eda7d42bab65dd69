//! What a finished game says about those who played it.

use catalog::Catalog;
use engine::{Outcome, Seat};

use super::{Contender, RatedGame, RatedSeat};
use crate::live_table::LiveTable;
use crate::store::Stored;
use crate::table_error::TableError;

impl Stored {
    /// Who came where in a rated game that is over: it is played again for that. Nothing if it is not over, or friendly.
    pub(super) fn rated_game(self, catalog: Catalog) -> Result<Option<RatedGame>, TableError> {
        let Some(ended) = self.table.ended.filter(|_| self.table.rated) else {
            return Ok(None);
        };
        let running = LiveTable::new(self, catalog)?;
        let Some(outcome) = running.playing()?.outcome() else {
            return Ok(None);
        };
        let lost = |seat| running.stand_in(seat).is_some_and(|bot| bot.for_good);
        let table = running.table.id;
        let seats = running.seats.iter().map(|record| RatedSeat {
            seat: record.seat,
            who: match (record.level, record.visitor) {
                (Some(level), _) if !record.is_human() => Contender::Bot(level),
                (_, Some(visitor)) => Contender::Player(visitor),
                (_, None) => Contender::unknown(table, record.seat),
            },
            place: place(&outcome, record.seat, lost),
            before: 0.0,
            after: 0.0,
        });
        Ok(Some(RatedGame {
            table,
            game: running.table.header.game.clone(),
            ended,
            seats: seats.collect(),
        }))
    }
}

/// Where a seat came: first whoever won, then by score; last are those who lost their seats.
fn place(outcome: &Outcome, seat: Seat, lost: impl Fn(Seat) -> bool) -> u8 {
    let draw = outcome.winners.is_empty();
    let rank = |seat: Seat| {
        let won = draw || outcome.winners.contains(seat);
        let score = outcome.scores.get(seat.index()).copied();
        // Those who won together came together.
        let behind = if won {
            0
        } else {
            -i64::from(score.unwrap_or_default())
        };
        (lost(seat), !won, behind)
    };
    let own = rank(seat);
    let all = Seat::all(outcome.scores.len() as u8);
    let before = all.filter(|&other| rank(other) < own).count();
    before as u8 + 1
}

#[cfg(test)]
mod tests {
    use engine::Seats;

    use super::*;

    #[test]
    fn places_follow_from_the_result() {
        let outcome = |winners: &[u8], scores: [i32; 4]| Outcome {
            winners: winners.iter().map(|&seat| Seat(seat)).collect::<Seats>(),
            scores: scores.into_iter().collect(),
            result: "test".into(),
        };
        let places = |outcome: &Outcome, lost: &[u8]| {
            let seats = Seat::all(4);
            seats
                .map(|seat| place(outcome, seat, |one| lost.contains(&one.0)))
                .collect::<Vec<u8>>()
        };
        assert_eq!(places(&outcome(&[2], [5, 7, 6, 5]), &[]), [3, 2, 1, 3]);
        assert_eq!(places(&outcome(&[0, 3], [5, 9, 1, 4]), &[]), [1, 3, 4, 1]);
        assert_eq!(places(&outcome(&[], [5, 9, 1, 4]), &[]), [1; 4], "a draw");
        let lost = places(&outcome(&[2], [5, 7, 6, 5]), &[2]);
        assert_eq!(lost, [2, 1, 4, 2], "the bot won, its owner did not");
    }
}
