//! Victory (11.0).

use std::borrow::Cow;

use arrayvec::ArrayVec;
use engine::{Outcome, Seats, named};

use crate::side::Side;

named! {
    /// How a game ends.
    pub enum Verdict {
        /// The Spanish hold the whole map.
        SpanishWholeMap => "spanish-whole-map",
        /// No Union of Utrecht by the last turn.
        NoUnion => "no-union",
        /// 0 to 7 points.
        SpanishMajor => "spanish-major",
        /// 8 to 15 points.
        SpanishMinor => "spanish-minor",
        /// 16 to 23 points: as it happened.
        Draw => "draw",
        /// 24 to 31 points.
        RebelMinor => "rebel-minor",
        /// 32 to 40 points.
        RebelMajor => "rebel-major",
        /// The Rebels hold the whole map.
        RebelWholeMap => "rebel-whole-map",
    }
}

impl Verdict {
    /// The result of a Union by the territory points of the last turn, given the least points of each level.
    pub fn of_union(points: i16, least: [i16; 5]) -> Verdict {
        let levels = [
            Verdict::SpanishMajor,
            Verdict::SpanishMinor,
            Verdict::Draw,
            Verdict::RebelMinor,
            Verdict::RebelMajor,
        ];
        let level = least.iter().filter(|&&least| points >= least).count();
        levels[level.saturating_sub(1)]
    }

    /// Who wins; nobody in a draw.
    pub fn winner(self) -> Option<Side> {
        match self {
            Verdict::SpanishWholeMap
            | Verdict::NoUnion
            | Verdict::SpanishMajor
            | Verdict::SpanishMinor => Some(Side::Spanish),
            Verdict::Draw => None,
            Verdict::RebelMinor | Verdict::RebelMajor | Verdict::RebelWholeMap => Some(Side::Rebel),
        }
    }

    /// How great the victory is: 1 minor, 2 major, 3 overwhelming; 0 for a draw.
    pub fn greatness(self) -> i32 {
        match self {
            Verdict::Draw => 0,
            Verdict::SpanishMinor | Verdict::RebelMinor => 1,
            Verdict::SpanishMajor | Verdict::RebelMajor => 2,
            Verdict::SpanishWholeMap | Verdict::NoUnion | Verdict::RebelWholeMap => 3,
        }
    }

    /// The verdict as every game tells it.
    pub fn outcome(self) -> Outcome {
        let winners = self
            .winner()
            .map_or(Seats::NONE, |side| Seats::only(side.seat()));
        let greatness = self.greatness();
        let scores = Side::ALL
            .iter()
            .map(|&side| match self.winner() {
                Some(winner) if winner == side => greatness,
                Some(_) => -greatness,
                None => 0,
            })
            .collect::<ArrayVec<_, { engine::MAX_SEATS }>>();
        Outcome {
            winners,
            scores,
            result: Cow::Borrowed(self.id()),
        }
    }
}
