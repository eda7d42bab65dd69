//! Ratings: how well somebody plays a game, as far as results tell.
//!
//! How it works:
//!
//! - **A table is rated or friendly**, as agreed when it is made. A rated game is public, has neither hints nor rewinds, and every person there
//!   has an account and one seat ([`RatedFault`] lists what does not go together). Bots there do a fixed amount of work, whatever the machine
//!   ([`Level::is_fixed`]), so that they are rated on the same scale.
//! - **A rating follows from results alone** ([`weng_lin`]), by game. A side at a table of a certain size has a rating too, which counts together
//!   with that of whoever plays it: winning with a weak side is worth more, and what a side is worth is learned.
//! - **A result follows from the chronicle** ([`played`]): a finished game is played again, once, to know who came where. Whoever leaves has the result of the bot that plays
//!   on for them; only where it was agreed that a seat is lost with its time, its owner is last.
//! - **Games count in the order in which they ended**, by time and then by name, whoever counts them ([`count`]). What was counted is written if nobody
//!   has counted meanwhile: all of it or nothing, so that each game counts once, however many servers there are. A game that turns up late makes its kind be counted
//!   anew from the results that are known. `kroniek ratings rebuild` plays all games again and gives the same.

mod contender;
mod count;
mod played;
mod rating_store;
mod weng_lin;

pub use contender::Contender;
pub use count::{count_ratings, rebuild_ratings};
pub use rating_store::{Counted, RatedGame, RatedSeat, RatingStore, Tally};
pub use weng_lin::Rating;

use bots::Level;
use catalog::{ErrorCode, ErrorReport};
use words::Lang;

use crate::plan::Plan;
use crate::seating::{Caller, SeatKind};
use crate::table_error::TableError;

/// What is said about ratings.
mod texts {
    words::texts!("ratings");
}

/// Why something cannot be done at a rated table, or a table cannot be rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RatedFault {
    /// Somebody has no account, or is not signed in.
    Account,
    /// Only its players could look.
    Private,
    /// Bots would give hints.
    Hints,
    /// The game could be rewound.
    Rewinds,
    /// Somebody wants a hint.
    AsksHint,
    /// Somebody wants the game to be rewound.
    AsksRewind,
    /// A bot would think by the clock.
    Bot,
    /// The game would have other data than its own.
    Data,
    /// One person would have several seats.
    SeveralSeats,
    /// A seat would become somebody else's in the middle of the game.
    PassedOn,
}

impl RatedFault {
    pub(crate) fn tell(self, lang: Lang) -> ErrorReport {
        let (code, message) = match self {
            RatedFault::Account => (ErrorCode::SignedOut, texts::needs_account(lang)),
            RatedFault::Private => (ErrorCode::OptionsContradict, texts::is_public(lang)),
            RatedFault::Hints => (ErrorCode::OptionsContradict, texts::without_hints(lang)),
            RatedFault::Rewinds => (ErrorCode::OptionsContradict, texts::without_rewinds(lang)),
            RatedFault::AsksHint => (ErrorCode::NoHints, texts::no_hint(lang)),
            RatedFault::AsksRewind => (ErrorCode::RewindForbidden, texts::no_rewind(lang)),
            RatedFault::Bot => (ErrorCode::OptionsContradict, texts::fixed_bots(lang)),
            RatedFault::Data => (ErrorCode::OptionsContradict, texts::own_data(lang)),
            RatedFault::SeveralSeats => (ErrorCode::AlreadySeated, texts::one_seat(lang)),
            RatedFault::PassedOn => (ErrorCode::NotAllowed, texts::keeps_seat(lang)),
        };
        ErrorReport::new(code, message)
    }
}

impl From<RatedFault> for TableError {
    fn from(fault: RatedFault) -> TableError {
        TableError::Rated(fault)
    }
}

/// Makes sure that a table can be rated, if it is to be.
pub(crate) fn must_be_ratable(plan: &Plan, caller: &Caller) -> Result<(), TableError> {
    if !plan.rated {
        return Ok(());
    }
    let count = |kind: SeatKind| plan.seats.iter().filter(|seat| seat.kind == kind).count();
    let ratable = |level: Option<Level>| level.unwrap_or(Level::ALL[0]).is_fixed();
    let fault = if caller.name.is_none() {
        RatedFault::Account
    } else if plan.private {
        RatedFault::Private
    } else if plan.hints {
        RatedFault::Hints
    } else if plan.rewinds {
        RatedFault::Rewinds
    } else if plan.data.is_some() {
        RatedFault::Data
    } else if count(SeatKind::HotSeat) > 0 || count(SeatKind::Me) > 1 {
        RatedFault::SeveralSeats
    } else if !plan.seats.iter().all(|seat| ratable(seat.level)) {
        RatedFault::Bot
    } else {
        return Ok(());
    };
    Err(fault.into())
}
