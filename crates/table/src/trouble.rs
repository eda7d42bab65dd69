//! Why something cannot be done at a table.

use catalog::Problem;
use words::{Lang, table};

use crate::StoreError;

/// Why something cannot be done at a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Trouble {
    /// No table has this name, or it is private.
    #[error("unknown table")]
    UnknownTable,
    /// The caller does not hold the seat.
    #[error("not your seat")]
    NotYourSeat,
    /// The secret opens nothing.
    #[error("bad link")]
    BadLink,
    /// Somebody sits there already.
    #[error("seat taken")]
    SeatTaken,
    /// The seat's player has not kept the others waiting for so many hours.
    #[error("still here: a seat is kept for {0} hours")]
    StillHere(u32),
    /// Not all seats are taken yet.
    #[error("not started")]
    NotStarted,
    /// The game is still going on.
    #[error("not over")]
    NotOver,
    /// The position was another one.
    #[error("stale")]
    Stale,
    /// Nobody asks to take anything back.
    #[error("no request")]
    NoRequest,
    /// The table agreed to do without hints.
    #[error("no hints")]
    NoHints,
    /// A text has too many characters.
    #[error("too long: at most {0} characters")]
    TooLong(usize),
    /// A text has no characters.
    #[error("empty")]
    Empty,
    /// The rules do not allow it, or the table cannot be set up so.
    #[error("{0}")]
    Refused(Box<Problem>),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<Problem> for Trouble {
    fn from(problem: Problem) -> Trouble {
        Trouble::Refused(Box::new(problem))
    }
}

impl Trouble {
    /// The trouble with a code for programs and a sentence for people.
    pub fn problem(&self, lang: Lang) -> Problem {
        match self {
            Trouble::UnknownTable => Problem::new("unknown-table", table::unknown_table(lang)),
            Trouble::NotYourSeat => Problem::new("not-your-seat", table::not_your_seat(lang)),
            Trouble::BadLink => Problem::new("bad-link", table::bad_link(lang)),
            Trouble::SeatTaken => Problem::new("seat-taken", table::seat_taken(lang)),
            Trouble::StillHere(hours) => Problem::new("still-here", table::still_here(lang, hours)),
            Trouble::NotStarted => Problem::new("not-started", table::not_started(lang)),
            Trouble::NotOver => Problem::new("not-over", table::not_over(lang)),
            Trouble::Stale => Problem::new("stale", table::stale(lang)),
            Trouble::NoRequest => Problem::new("no-request", table::no_request(lang)),
            Trouble::NoHints => Problem::new("no-hints", table::no_hints(lang)),
            Trouble::TooLong(most) => Problem::new("too-long", table::too_long(lang, most)),
            Trouble::Empty => Problem::new("empty", table::empty(lang)),
            Trouble::Refused(problem) => (**problem).clone(),
            Trouble::Store(_) => Problem::new("store-failed", table::store_failed(lang)),
        }
    }
}
