//! Why something cannot be done at a table.

use catalog::{ErrorCode, ErrorReport, GameError, Tell};
use words::{Lang, table};

use crate::StoreError;
use crate::accounts::AccountError;
use crate::ratings::RatedFault;

/// What is said about clocks and seats.
pub(crate) mod texts {
    words::texts!("clock");
}

/// What is said about networks.
mod network {
    words::texts!("network");
}

/// What is said about manners.
mod manners {
    words::texts!("manners");
}

/// What is said about friends.
mod friends {
    words::texts!("friends");
}

/// Why something cannot be done at a table.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum TableError {
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
    /// The caller sits at this table already, and would see two hands.
    #[error("already seated")]
    AlreadySeated,
    /// A bot plays in the caller's stead: they take the seat back first.
    #[error("a bot plays there")]
    BotPlays,
    /// The seat's time has run out.
    #[error("out of time")]
    OutOfTime,
    /// The game is paused.
    #[error("paused")]
    Paused,
    /// The table has no clock.
    #[error("no clock")]
    NoClock,
    /// Nobody can play at this pace.
    #[error("bad pace")]
    BadPace,
    /// The player has only so many days off.
    #[error("too few days off: {0}")]
    NoHolidays(u8),
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
    /// The caller has brought so many data files already.
    #[error("too many files: at most {0}")]
    TooManyFiles(usize),
    /// So many of the caller's tables wait for players or are being played already.
    #[error("too many tables: at most {0}")]
    TooManyTables(usize),
    /// The caller's tables would have more bots than so many.
    #[error("too many bots: at most {0}")]
    TooManyBots(usize),
    /// The caller's data files and what they have said would take more than so many bytes.
    #[error("too much stored: at most {0} bytes")]
    TooMuchStored(usize),
    /// All visitors of the caller's network without an account have too much together: of what, the code tells.
    #[error("the network has too much: {0:?}")]
    NetworkFull(ErrorCode),
    /// The table is rated, or would be.
    #[error("rated: {0:?}")]
    Rated(RatedFault),
    /// Somebody without an account wants to be called like somebody with one, or like the server.
    #[error("name taken")]
    NameTaken,
    /// The caller writes more than so many messages a minute.
    #[error("writes too fast: at most {0} messages a minute")]
    WritesTooFast(usize),
    /// Nobody sits there whom the caller could mute, block or report.
    #[error("nobody")]
    Nobody,
    /// The caller has muted or blocked so many people already.
    #[error("too many muted: at most {0}")]
    TooManyRegards(usize),
    /// The caller has made so many reports today.
    #[error("too many reports: at most {0} a day")]
    TooManyReports(usize),
    /// Only somebody with an account can have friends and invite others by name.
    #[error("no account")]
    NoAccount,
    /// Nobody whom the caller may know has this name.
    #[error("unknown player")]
    UnknownPlayer,
    /// The player sits there already, or is invited.
    #[error("already invited")]
    AlreadyInvited,
    /// The caller has invited so many people today, or asked them to be friends.
    #[error("too many asked: at most {0} a day")]
    TooManyAsked(usize),
    /// The caller has so many friends already.
    #[error("too many friends: at most {0}")]
    TooManyFriends(usize),
    /// A text has no characters.
    #[error("empty")]
    Empty,
    /// The game says no.
    #[error("the game says no: {0:?}")]
    Game(GameError),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<GameError> for TableError {
    fn from(error: GameError) -> TableError {
        TableError::Game(error)
    }
}

impl Tell for TableError {
    fn tell(&self, lang: Lang) -> ErrorReport {
        let (code, message) = match self {
            TableError::UnknownTable => (ErrorCode::UnknownTable, table::unknown_table(lang)),
            TableError::NotYourSeat => (ErrorCode::NotYourSeat, table::not_your_seat(lang)),
            TableError::BadLink => (ErrorCode::BadLink, table::bad_link(lang)),
            TableError::SeatTaken => (ErrorCode::SeatTaken, table::seat_taken(lang)),
            TableError::AlreadySeated => (ErrorCode::AlreadySeated, texts::already_seated(lang)),
            TableError::BotPlays => (ErrorCode::BotPlays, texts::bot_plays(lang)),
            TableError::OutOfTime => (ErrorCode::OutOfTime, texts::out_of_time(lang)),
            TableError::Paused => (ErrorCode::Paused, texts::paused(lang)),
            TableError::NoClock => (ErrorCode::NoClock, texts::no_clock(lang)),
            TableError::BadPace => (ErrorCode::BadPace, texts::bad_pace(lang)),
            TableError::NoHolidays(left) => (ErrorCode::NoHolidays, texts::no_holidays(lang, left)),
            TableError::StillHere(hours) => (ErrorCode::StillHere, table::still_here(lang, hours)),
            TableError::NotStarted => (ErrorCode::NotStarted, table::not_started(lang)),
            TableError::NotOver => (ErrorCode::NotOver, table::not_over(lang)),
            TableError::Stale => (ErrorCode::Stale, table::stale(lang)),
            TableError::NoRequest => (ErrorCode::NoRequest, table::no_request(lang)),
            TableError::NoHints => (ErrorCode::NoHints, table::no_hints(lang)),
            TableError::TooLong(most) => (ErrorCode::TooLong, table::too_long(lang, most)),
            TableError::TooManyFiles(most) => {
                (ErrorCode::TooManyFiles, table::too_many_files(lang, most))
            }
            TableError::TooManyTables(most) => {
                (ErrorCode::TooManyTables, table::too_many_tables(lang, most))
            }
            TableError::TooManyBots(most) => {
                (ErrorCode::TooManyBots, table::too_many_bots(lang, most))
            }
            TableError::TooMuchStored(most) => {
                let kib = most / 1024;
                (ErrorCode::TooMuchStored, table::too_much_stored(lang, kib))
            }
            TableError::NetworkFull(code) => (*code, network::network_full(lang)),
            TableError::NameTaken => return AccountError::NameTaken.tell(lang),
            TableError::WritesTooFast(most) => {
                (ErrorCode::TooFast, manners::writes_too_fast(lang, most))
            }
            TableError::Nobody => (ErrorCode::UnknownSeat, manners::nobody(lang)),
            TableError::TooManyRegards(most) => (
                ErrorCode::TooManyTries,
                manners::too_many_regards(lang, most),
            ),
            TableError::TooManyReports(most) => (
                ErrorCode::TooManyTries,
                manners::too_many_reports(lang, most),
            ),
            TableError::NoAccount => (ErrorCode::SignedOut, friends::no_account(lang)),
            TableError::UnknownPlayer => (ErrorCode::UnknownPage, friends::unknown_player(lang)),
            TableError::AlreadyInvited => {
                (ErrorCode::AlreadySeated, friends::already_invited(lang))
            }
            TableError::TooManyAsked(most) => {
                (ErrorCode::TooManyTries, friends::too_many_asked(lang, most))
            }
            TableError::TooManyFriends(most) => (
                ErrorCode::TooManyTries,
                friends::too_many_friends(lang, most),
            ),
            TableError::Rated(fault) => return fault.tell(lang),
            TableError::Empty => (ErrorCode::Empty, table::empty(lang)),
            TableError::Game(error) => return error.tell(lang),
            TableError::Store(_) => (ErrorCode::StoreFailed, table::store_failed(lang)),
        };
        ErrorReport::new(code, message)
    }
}
