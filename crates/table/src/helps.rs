//! Help from bots: everybody may know who was helped and when, only who was helped knows what was said.

use std::cmp::Reverse;

use bots::Advice;
use catalog::{AnyPlaying, LogLine};
use engine::{DecisionNumber, MAX_SEATS, Seat};
use words::{Lang, Line, Sign, table};

use crate::EntryNumber;

/// What a seat was told, and since when the decision that it is about is open.
#[derive(Clone, Debug)]
pub(crate) struct Help {
    pub(crate) open_since: EntryNumber,
    pub(crate) advice: Advice,
}

/// Who was helped, and what was said last.
#[derive(Clone, Debug, Default)]
pub(crate) struct Helps {
    /// After which decision who was helped.
    given: Vec<(DecisionNumber, Seat)>,
    /// Not stored: whoever wants to hear it again asks again.
    last: [Option<Help>; MAX_SEATS],
}

impl Helps {
    pub(crate) fn note(&mut self, seat: Seat, after: DecisionNumber) {
        self.given.push((after, seat));
    }

    pub(crate) fn give(&mut self, seat: Seat, help: Help) {
        self.last[seat.index()] = Some(help);
    }

    pub(crate) fn of(&self, seat: Seat) -> Option<&Help> {
        self.last.get(seat.index())?.as_ref()
    }

    /// The log of a position with a line for each help, after what had happened until then.
    pub(crate) fn tell(
        &self,
        mut lines: Vec<LogLine>,
        playing: &dyn AnyPlaying,
        since: DecisionNumber,
        lang: Lang,
    ) -> Vec<LogLine> {
        lines.extend(self.lines(playing, since, lang));
        lines.sort_by_key(|line| line.decision);
        lines
    }

    /// The same of the last `most` lines of a log, the newest first.
    pub(crate) fn tell_last(
        &self,
        newest: Vec<LogLine>,
        playing: &dyn AnyPlaying,
        most: usize,
        lang: Lang,
    ) -> Vec<LogLine> {
        let oldest = newest.last().filter(|_| newest.len() == most);
        let since = oldest.map_or(DecisionNumber::SET_UP, |line| line.decision);
        let mut lines: Vec<LogLine> = self.lines(playing, since, lang).rev().collect();
        lines.extend(newest);
        lines.sort_by_key(|line| Reverse(line.decision));
        lines.truncate(most);
        lines
    }

    fn lines(
        &self,
        playing: &dyn AnyPlaying,
        since: DecisionNumber,
        lang: Lang,
    ) -> impl DoubleEndedIterator<Item = LogLine> {
        let until = playing.decisions();
        let told = self.given.iter();
        let told = told.filter(move |(decision, _)| (since..=until).contains(decision));
        told.map(move |&(decision, seat)| LogLine {
            decision,
            automatic: false,
            line: Line {
                text: table::was_helped(lang, playing.player_name(seat, lang)),
                sign: Sign::Hint,
                rule: "",
            },
            places: Vec::new(),
            great: false,
        })
    }
}
