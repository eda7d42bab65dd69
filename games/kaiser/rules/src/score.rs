//! The end of the game.

use std::borrow::Cow;

use arrayvec::ArrayVec;
use engine::{MAX_SEATS, Outcome, Seats, Sink};

use crate::colour::Colour;
use crate::event::{Event, Merit};
use crate::game::Kaiser;
use crate::state::Board;

impl Kaiser {
    /// Who has won: the most points; where it was agreed, thalers and then the throne decide between equals.
    pub(crate) fn winners(&self, board: &Board) -> Seats {
        let rank = |colour: Colour| {
            let player = &board.players[colour];
            if self.agreed.thalers_break_ties {
                let throne = u8::from(board.emperor == colour);
                (player.points, player.thalers, throne)
            } else {
                (player.points, 0, 0)
            }
        };
        let best = Colour::at_table(self.seats).map(rank).max();
        Colour::at_table(self.seats)
            .filter(|&colour| Some(rank(colour)) == best)
            .map(Colour::seat)
            .collect()
    }

    /// The result as every game tells it.
    pub(crate) fn result(&self, board: &Board) -> Outcome {
        let winners = self.winners(board);
        let scores: ArrayVec<i32, MAX_SEATS> = Colour::at_table(self.seats)
            .map(|colour| i32::from(board.players[colour].points))
            .collect();
        let most = scores.iter().max();
        let level = scores.iter().filter(|&score| Some(score) == most).count();
        let result = match (level, winners.len()) {
            (1, _) => "most-points",
            (_, 1) => "tie-break",
            _ => "shared",
        };
        Outcome {
            winners,
            scores,
            result: Cow::Borrowed(result),
        }
    }
}

/// Gives points.
pub(crate) fn score(
    board: &mut Board,
    colour: Colour,
    points: u8,
    merit: Merit,
    log: &mut impl Sink<Event>,
) {
    if points > 0 {
        let total = &mut board.players[colour].points;
        *total = total.saturating_add(points);
        log.emit(Event::Scored {
            colour,
            points,
            merit,
        });
    }
}
