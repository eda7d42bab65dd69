//! How somebody does at puzzles: their rating, their days in a row, and what they have tried. An account has it in the database, a guest
//! in a cookie of the browser, as with lessons; whoever signs in for the first time takes it along.

use std::collections::BTreeMap;
use std::str::FromStr;

use axum::http::{HeaderMap, HeaderValue};
use lessons::{Puzzle, Puzzles, Solved};

use crate::calendar::DAY;
use crate::pages::frame::PageContext;
use crate::visitor::{cookie, set_cookie};
use crate::{App, HttpError};

/// The cookie.
const COOKIE: &str = "puzzles";
/// What stands for a puzzle: not tried, found at the first try, or not.
const UNTRIED: char = '-';
const FOUND: char = 'o';
const MISSED: char = 'x';
/// So many puzzles of a game are remembered.
const MOST: usize = 600;

/// How somebody does. It is written as `rating.tried.days.last`, and a `!` before each game: `!kaiser:o-x`, one letter for each puzzle in the order of the
/// file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Record {
    pub(super) solved: Solved,
    /// How many days in a row the puzzle of the day was solved, the last time.
    days: u32,
    /// The last of these days, counted since 1970.
    last: u64,
    tried: BTreeMap<String, String>,
}

impl FromStr for Record {
    type Err = ();

    fn from_str(text: &str) -> Result<Record, ()> {
        let mut parts = text.split('!');
        let numbers = parts.next().unwrap_or_default();
        let numbers: Vec<u64> =
            (numbers.split('.').map(str::parse).collect::<Result<_, _>>()).map_err(|_| ())?;
        let &[rating, tried, days, last] = numbers.as_slice() else {
            return Err(());
        };
        let small = |number: u64| u32::try_from(number).map_err(|_| ());
        let games = parts.filter_map(|part| part.split_once(':'));
        let known = |marks: &str| {
            marks
                .chars()
                .all(|mark| [UNTRIED, FOUND, MISSED].contains(&mark))
        };
        let games = games.filter(|(_, marks)| marks.len() <= MOST && known(marks));
        Ok(Record {
            solved: Solved {
                rating: u16::try_from(rating).map_err(|_| ())?,
                tried: small(tried)?,
            },
            days: small(days)?,
            last,
            tried: games
                .map(|(game, marks)| (game.to_owned(), marks.to_owned()))
                .collect(),
        })
    }
}

/// The day of a time, counted since 1970.
pub(super) fn day_of(now: i64) -> u64 {
    now.div_euclid(DAY).unsigned_abs()
}

impl Record {
    /// What is known of whoever asks.
    pub(super) async fn of(
        app: &App,
        reader: &PageContext,
        headers: &HeaderMap,
    ) -> Result<Record, HttpError> {
        let requester = &reader.requester;
        let kept = match (&requester.session, requester.caller.visitor) {
            (Some(_), Some(visitor)) => app.tables().visitor(visitor).await?.puzzles,
            _ => String::new(),
        };
        let here = || cookie(headers, COOKIE).unwrap_or_default().parse();
        let known = if kept.is_empty() {
            here()
        } else {
            kept.parse()
        };
        // What cannot be read was never there.
        Ok(known.unwrap_or_default())
    }

    /// Keeps it: with the account, or in the cookie that this gives.
    pub(super) async fn keep(
        &self,
        app: &App,
        reader: &PageContext,
    ) -> Result<Option<HeaderValue>, HttpError> {
        let text = self.text(app.puzzles().all());
        let requester = &reader.requester;
        if let (Some(_), Some(visitor)) = (&requester.session, requester.caller.visitor) {
            let mut known = app.tables().visitor(visitor).await?;
            known.puzzles = text;
            app.tables().remember(visitor, known).await?;
            return Ok(None);
        }
        Ok(set_cookie(COOKIE, &text, requester.secure))
    }

    /// Only games that there are, so that it cannot grow.
    fn text(&self, books: &[Puzzles]) -> String {
        let Solved { rating, tried } = self.solved;
        let mut text = format!("{rating}.{tried}.{}.{}", self.days, self.last);
        for book in books {
            let id = book.kind().id();
            if let Some(marks) = self.tried.get(id) {
                let marks: String = marks.chars().take(book.len().min(MOST)).collect();
                text += "!";
                text += id;
                text += ":";
                text += &marks;
            }
        }
        text
    }

    /// Whether a puzzle, by its place, was found at the first try; nothing if it was not tried.
    pub(super) fn result(&self, book: &Puzzles, place: usize) -> Option<bool> {
        let mark = self.tried.get(book.kind().id())?.chars().nth(place)?;
        match mark {
            FOUND => Some(true),
            MISSED => Some(false),
            _ => None,
        }
    }

    /// How many of a game's puzzles were found at the first try.
    pub(super) fn found(&self, book: &Puzzles) -> usize {
        let places = 0..book.len();
        places
            .filter(|&place| self.result(book, place) == Some(true))
            .count()
    }

    /// The first try of a puzzle is over; later ones change nothing.
    pub(super) fn note(&mut self, book: &Puzzles, puzzle: Puzzle<'_>, found: bool) {
        let place = book.all().position(|one| one.name() == puzzle.name());
        let Some(place) = place.filter(|&place| place < MOST) else {
            return;
        };
        if self.result(book, place).is_some() {
            return;
        }
        let marks = self.tried.entry(book.kind().id().to_owned()).or_default();
        let mut letters: Vec<char> = marks.chars().collect();
        letters.resize(letters.len().max(place + 1), UNTRIED);
        letters[place] = if found { FOUND } else { MISSED };
        *marks = letters.into_iter().collect();
        self.solved = self.solved.after(puzzle.rating(), found);
    }

    /// The puzzle of this day was solved.
    pub(super) fn solve_daily(&mut self, day: u64) {
        if self.last == day {
            return;
        }
        self.days = if self.last + 1 == day {
            self.days.saturating_add(1)
        } else {
            1
        };
        self.last = day;
    }

    /// Whether the puzzle of this day was solved.
    pub(super) fn has_solved_daily(&self, day: u64) -> bool {
        self.days > 0 && self.last == day
    }

    /// On how many days in a row the puzzle of the day was solved, up to this day or the one before.
    pub(super) fn days_in_a_row(&self, day: u64) -> u32 {
        if self.last + 1 >= day { self.days } else { 0 }
    }

    /// The puzzle to be tried next: one that was not tried, of about the solver's rating; then what was missed, then any.
    pub(super) fn next<'b>(&self, book: &'b Puzzles) -> Option<Puzzle<'b>> {
        let all = book.all().enumerate();
        let best = all.min_by_key(|(place, puzzle)| {
            let result = self.result(book, *place);
            let distance = puzzle.rating().abs_diff(self.solved.rating);
            (result.map(u8::from).map_or(0, |found| found + 1), distance)
        });
        best.map(|(_, puzzle)| puzzle)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_in_a_row_are_counted_and_a_missed_day_ends_them() {
        let mut record = Record::default();
        assert_eq!(record.days_in_a_row(100), 0);
        for day in [100, 101, 101, 102] {
            record.solve_daily(day);
        }
        assert!(record.has_solved_daily(102));
        assert_eq!(record.days_in_a_row(102), 3);
        assert_eq!(record.days_in_a_row(103), 3, "there is still time");
        assert_eq!(record.days_in_a_row(104), 0);
        record.solve_daily(104);
        assert_eq!(record.days_in_a_row(104), 1);
    }

    #[test]
    fn a_record_is_read_as_it_is_written_and_nonsense_is_none() {
        let record: Record = "1312.7.3.20775!kaiser:o-x!else:zz"
            .parse()
            .expect("a record");
        assert_eq!((record.solved.rating, record.solved.tried), (1312, 7));
        assert_eq!(record.tried.len(), 1);
        assert_eq!(record.text(&[]), "1312.7.3.20775");
        for bad in ["", "1.2.3", "1.2.3.4.5", "a.b.c.d", "99999.1.1.1"] {
            assert_eq!(bad.parse::<Record>(), Err(()), "{bad}");
        }
    }
}
