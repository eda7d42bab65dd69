//! What the log tells besides the game: who was helped, who plays in whose stead, and when time ran out or stood still. Everybody
//! may know who was helped and when; only who was helped knows what was said.

use std::cmp::Reverse;

use bots::Advice;
use catalog::{AnyPlaying, LogLine};
use engine::{DecisionNumber, MAX_SEATS, Seat};
use words::{Lang, Line, Sign, table};

use crate::EntryNumber;
use crate::table_error::texts;

/// What a seat was told, and since when the decision that it is about is open.
#[derive(Clone, Debug)]
pub(crate) struct Help {
    pub(crate) open_since: EntryNumber,
    pub(crate) advice: Advice,
}

/// What the log tells of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Told {
    /// A bot gave a hint.
    Helped,
    /// The time has run out.
    OutOfTime,
    /// A bot plays in the owner's stead.
    StandIn,
    /// A bot plays to the end.
    Lost,
    /// The owner is back.
    TakenBack,
    /// The game is paused by everybody's consent.
    Paused,
    /// The game goes on by everybody's consent.
    Resumed,
    /// The player has days off.
    Holiday,
}

impl Told {
    fn text(self, lang: Lang, who: String) -> String {
        match self {
            Told::Helped => table::was_helped(lang, who),
            Told::OutOfTime => texts::ran_out(lang, who),
            Told::StandIn => texts::stands_in(lang, who),
            Told::Lost => texts::lost(lang, who),
            Told::TakenBack => texts::taken_back(lang, who),
            Told::Paused => texts::was_paused(lang),
            Told::Resumed => texts::was_resumed(lang),
            Told::Holiday => texts::days_off(lang, who),
        }
    }

    fn sign(self) -> Sign {
        match self {
            Told::Helped => Sign::Hint,
            _ => Sign::Turn,
        }
    }
}

/// What happened to seats, and what was advised last.
#[derive(Clone, Debug, Default)]
pub(crate) struct Helps {
    /// After which decision what is told of whom.
    told: Vec<(DecisionNumber, Seat, Told)>,
    /// Not stored: whoever wants to hear it again asks again.
    last: [Option<Help>; MAX_SEATS],
}

impl Helps {
    pub(crate) fn note(&mut self, seat: Seat, after: DecisionNumber, told: Told) {
        self.told.push((after, seat, told));
    }

    pub(crate) fn give(&mut self, seat: Seat, help: Help) {
        self.last[seat.index()] = Some(help);
    }

    pub(crate) fn of(&self, seat: Seat) -> Option<&Help> {
        self.last.get(seat.index())?.as_ref()
    }

    /// The log of a position with a line for each of them, after what had happened until then.
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
        let told = self.told.iter();
        let told = told.filter(move |(decision, ..)| (since..=until).contains(decision));
        told.map(move |&(decision, seat, told)| LogLine {
            decision,
            automatic: false,
            line: Line {
                text: told.text(lang, playing.player_name(seat, lang)),
                sign: told.sign(),
                rule: "",
            },
            places: Vec::new(),
            great: false,
        })
    }
}
