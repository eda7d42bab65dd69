//! How long the people at a table take to answer.

use std::collections::VecDeque;

use engine::{MAX_SEATS, Seat};

/// How many answers are kept in mind.
const KEPT: usize = 12;
/// From so many answers on they tell what is usual.
const ENOUGH: usize = 3;
/// What is usual, in seconds, as long as nothing better is known.
const AT_FIRST: [i64; 5] = [2, 3, 4, 5, 7];
/// The least and the most seconds that count: nobody keeps others waiting for a pass as long as for a long thought.
const LEAST: i64 = 1;
const MOST: i64 = 20;

/// How long the people at a table take to answer, and since when each seat is asked.
#[derive(Clone, Debug, Default)]
pub(crate) struct AnswerTimes {
    /// When each seat was asked, in seconds since 1970.
    pub(crate) asked_at: [i64; MAX_SEATS],
    /// The last answers of each seat where being asked keeps a secret.
    shielded: [Answers; MAX_SEATS],
    /// The last answers of all people, whatever they were asked.
    all: Answers,
}

/// The last answers, each as the seconds that it took.
#[derive(Clone, Debug, Default)]
struct Answers(VecDeque<i64>);

impl Answers {
    fn note(&mut self, seconds: i64) {
        self.0.truncate(KEPT - 1);
        self.0.push_front(seconds);
    }
}

impl AnswerTimes {
    /// A person answered at this time.
    pub(crate) fn answered(&mut self, seat: Seat, shielded: bool, at: i64) {
        let seconds = at.saturating_sub(self.asked_at[seat.index()]);
        let seconds = seconds.clamp(LEAST, MOST);
        self.all.note(seconds);
        if shielded {
            self.shielded[seat.index()].note(seconds);
        }
    }

    /// The seconds that one of the usual answers took, where being asked keeps a secret; which of them follows from the
    /// number. The seat's own count if there are enough of them.
    pub(crate) fn usual(&self, seat: Seat, number: u64) -> i64 {
        let own = self.shielded[seat.index()].0.iter();
        let everybody = self.shielded.iter().flat_map(|answers| &answers.0);
        let candidates = [
            own.copied().collect::<Vec<_>>(),
            everybody.copied().collect(),
            self.all.0.iter().copied().collect(),
        ];
        let known = candidates.iter().find(|answers| answers.len() >= ENOUGH);
        let usual = known.map_or(&AT_FIRST[..], Vec::as_slice);
        usual[(number % usual.len() as u64) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is drawn for the seat.
    fn drawn(times: &AnswerTimes, seat: u8) -> Vec<i64> {
        let mut drawn: Vec<i64> = (0..60)
            .map(|number| times.usual(Seat(seat), number))
            .collect();
        drawn.sort_unstable();
        drawn.dedup();
        drawn
    }

    #[test]
    fn an_automatic_answer_takes_as_long_as_a_real_one() {
        let mut times = AnswerTimes::default();
        assert_eq!(drawn(&times, 0), AT_FIRST, "nothing is known yet");
        for seconds in [8, 9, 10] {
            times.answered(Seat(1), false, seconds);
        }
        assert_eq!(drawn(&times, 0), [8, 9, 10], "answers to anything");
        for seconds in [0, 3, 100] {
            times.answered(Seat(1), true, seconds);
        }
        assert_eq!(drawn(&times, 0), [1, 3, 20], "answers to such questions");
        for seconds in [5, 6, 7] {
            times.answered(Seat(0), true, seconds);
        }
        assert_eq!(drawn(&times, 0), [5, 6, 7], "one's own");
        for _ in 0..KEPT {
            times.answered(Seat(0), true, 12);
        }
        assert_eq!(drawn(&times, 0), [12], "the last ones");
    }
}
