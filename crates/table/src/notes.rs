//! Private notes: what somebody with an account writes for themselves at a table, and what a store keeps of it.
//!
//! Notes belong to an account and a seat, and nobody else ever reads them. Each time they are kept they have a new version. Whoever writes says which version
//! they know. If another device has written meanwhile, or a browser brings what it kept while they were a guest, nothing is lost: both are joined.

use std::future::ready;

use engine::Seat;

use crate::store::{Pending, StoreError};
use crate::{TableId, VisitorId};

/// The most characters of somebody's notes at a seat.
pub const LONGEST_NOTES: usize = 10_000;

/// What somebody has written for themselves at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notes {
    /// Who.
    pub who: VisitorId,
    /// At which table.
    pub table: TableId,
    /// At which of their seats there.
    pub seat: Seat,
    /// What.
    pub text: String,
    /// How often it was kept.
    pub version: u32,
    /// When, in seconds since 1970.
    pub changed: i64,
}

/// What is kept if both were written without knowing of each other.
pub(crate) fn joined(stored: &str, written: &str) -> String {
    if stored.is_empty() || written.contains(stored) {
        written.to_owned()
    } else if stored.contains(written) {
        stored.to_owned()
    } else {
        format!("{stored}\n\n{written}")
    }
}

/// Several lines without anything that could disturb the text around them.
pub(crate) fn clean(text: &str) -> String {
    let lines = text.lines().map(|line| {
        let plain = |c: char| match c {
            '\t' => ' ',
            c => c,
        };
        let line = line.chars().map(plain);
        line.filter(|&c| !words::is_disturbing(c))
            .collect::<String>()
    });
    let clean = lines.collect::<Vec<_>>().join("\n");
    clean.trim_end().to_owned()
}

/// Where notes are kept. A store that is there for tables alone keeps none.
pub trait NoteStore: Send + Sync {
    /// Keeps notes if their version is the next one. False if somebody was faster, or if there is no such account.
    fn keep_notes(&self, notes: Notes) -> Pending<'_, bool> {
        drop(notes);
        let error = StoreError("nobody has notes in this store".to_owned());
        Box::pin(ready(Err(error)))
    }

    /// All notes of somebody.
    fn notes(&self, who: VisitorId) -> Pending<'_, Vec<Notes>> {
        let _ = who;
        Box::pin(ready(Ok(Vec::new())))
    }

    /// The notes of somebody at a table, by seat.
    fn notes_at(&self, who: VisitorId, table: TableId) -> Pending<'_, Vec<Notes>> {
        let _ = (who, table);
        Box::pin(ready(Ok(Vec::new())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_was_written_is_lost() {
        for (stored, written, both) in [
            ("", "a", "a"),
            ("a", "", "a"),
            ("a", "a", "a"),
            ("a", "ab", "ab"),
            ("ab", "b", "ab"),
            ("ab", "c", "ab\n\nc"),
        ] {
            assert_eq!(joined(stored, written), both);
        }
    }

    #[test]
    fn lines_stay_and_what_disturbs_goes() {
        assert_eq!(clean("a\tb\r\n\r\n c\u{202e}\0\u{7}\n \n"), "a b\n\n c");
    }
}
