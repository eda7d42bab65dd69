//! What lists tell of tables: nothing is played again for it.

use std::sync::OnceLock;

use catalog::{AnyGame, AnyPlaying, Catalog, GameError};
use engine::{Header, Moment, Outcome, Seat, Seats};
use maud::Markup;
use words::Lang;

use crate::TableId;
use crate::live_table::{LiveTable, open};
use crate::lobby::Audience;
use crate::pace::Pace;
use crate::seating::{Caller, Holder, SeatRecord, held, kept_for};
use crate::store::{Summarised, TableRecord};
use crate::table_error::TableError;
use crate::table_view::{SeatView, Stage, seat_views};

/// Where a game stands, as everybody may know: small enough to be stored beside its log with every entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// When somebody did something last, or else when the game began, in seconds since 1970.
    pub since: i64,
    /// Who is to act; nobody when the game is over.
    pub to_act: Seats,
    /// Whether the table itself is to decide in a player's name when the time has come, or a bot in a player's stead. Nobody is told.
    pub passes: bool,
    /// The seats where a bot plays in the stead of a player.
    pub stand_ins: Seats,
    /// When the next clock runs out, in seconds since 1970.
    pub due: Option<i64>,
    /// Which round and phase it is.
    pub moment: Moment,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
}

/// A table without its log.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// The table.
    pub table: TableRecord,
    /// Its seats in order.
    pub seats: Vec<SeatRecord>,
    /// Where the game stands. None before it begins, and if an older Kroniek has stored it and nobody has read it
    /// since.
    pub standing: Option<Standing>,
}

/// A table in a list, as one caller may know it.
pub struct Listed {
    summary: Summary,
    kind: &'static dyn AnyGame,
    held: Seats,
    /// The seats that are kept for the caller.
    kept: Seats,
    /// The game before its first decision, which tells the names of the sides; opened when somebody wants to know.
    sides: OnceLock<Result<Box<dyn AnyPlaying>, TableError>>,
}

impl Standing {
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.to_act.is_empty()
    }
}

impl LiveTable {
    /// Where the game stands if the last entry is of this time.
    pub(crate) fn standing(&self, since: i64) -> Standing {
        let position = self.position();
        Standing {
            since,
            to_act: position.to_act,
            passes: self.pass_turn(Seats::NONE).is_some()
                || !self.is_paused() && !position.to_act.and(self.stood_in()).is_empty(),
            stand_ins: self.stood_in(),
            due: self.due(),
            moment: self.sides().moment(),
            outcome: self.sides().outcome(),
        }
    }

    /// Where the game stands with what is stored.
    pub(crate) fn summarised(&self) -> Summarised {
        Summarised {
            table: self.table.id,
            last: self.position().entry,
            standing: self.standing(self.last_move()),
        }
    }
}

impl Summary {
    /// The table as one caller may know it, if there is such a game.
    pub(crate) fn listed(self, caller: &Caller, catalog: Catalog) -> Result<Listed, GameError> {
        Ok(Listed {
            kind: catalog.find(&self.table.header.game)?,
            held: held(&self.seats, caller),
            kept: kept_for(&self.seats, caller),
            summary: self,
            sides: OnceLock::new(),
        })
    }
}

impl Listed {
    fn sides(&self) -> Result<&dyn AnyPlaying, TableError> {
        let sides = self.sides.get_or_init(|| {
            let mut sides = open(self.kind, &self.summary.table)?;
            let names = self.summary.seats.iter().map(|seat| seat.name.clone());
            sides.name_players(names.collect());
            Ok(sides)
        });
        sides.as_deref().map_err(Clone::clone)
    }

    /// The table's name.
    pub fn id(&self) -> TableId {
        self.summary.table.id
    }

    /// Which game it is.
    pub fn kind(&self) -> &'static dyn AnyGame {
        self.kind
    }

    /// How far it is.
    pub fn stage(&self) -> Stage {
        let TableRecord { started, ended, .. } = self.summary.table;
        match (started, ended) {
            (None, _) => Stage::Gathering,
            (Some(_), None) => Stage::Playing,
            (Some(_), Some(_)) => Stage::Over,
        }
    }

    fn to_act(&self) -> Seats {
        let standing = self.summary.standing.as_ref();
        standing.map_or(Seats::NONE, |standing| standing.to_act)
    }

    /// The seats where a bot plays in the stead of a player.
    fn stand_ins(&self) -> Seats {
        let standing = self.summary.standing.as_ref();
        standing.map_or(Seats::NONE, |standing| standing.stand_ins)
    }

    /// The caller's seats that are to act.
    pub fn your_turn(&self) -> Seats {
        let stand_ins = self.stand_ins();
        let own = Seats::that(|seat| !stand_ins.contains(seat));
        self.held.and(self.to_act()).and(own)
    }

    /// What was agreed about time.
    pub fn pace(&self) -> Option<&Pace> {
        self.summary.table.pace.as_ref()
    }

    /// For whom it is, if somebody said so.
    pub fn audience(&self) -> Option<Audience> {
        self.summary.table.audience
    }

    /// What was agreed on: options, rules, data.
    pub fn header(&self) -> &Header {
        &self.summary.table.header
    }

    /// Whether only its players may look.
    pub fn is_private(&self) -> bool {
        self.summary.table.private
    }

    /// Whether its result counts for ratings.
    pub fn is_rated(&self) -> bool {
        self.summary.table.rated
    }

    /// When the game ended, in seconds since 1970.
    pub fn ended(&self) -> Option<i64> {
        self.summary.table.ended
    }

    /// When it was made, in seconds since 1970.
    pub fn created(&self) -> i64 {
        self.summary.table.created
    }

    /// When somebody did something there last, in seconds since 1970.
    pub fn since(&self) -> i64 {
        let standing = self.summary.standing.as_ref();
        standing.map_or(self.created(), |standing| standing.since)
    }

    /// When the next clock runs out there, in seconds since 1970.
    pub fn due(&self) -> Option<i64> {
        self.summary.standing.as_ref()?.due
    }

    /// Whether the caller sits there.
    pub fn is_held(&self) -> bool {
        !self.held.is_empty()
    }

    /// The seats that are kept for the caller, who does not sit there yet.
    pub fn kept_for_you(&self) -> Seats {
        self.kept
    }

    /// The seats that any stranger may take.
    pub fn free_seats(&self) -> Seats {
        let seats = self.summary.seats.iter();
        let free = seats.filter(|seat| !seat.taken && !seat.is_kept() && !seat.is_hosts());
        free.map(|seat| seat.seat).collect()
    }

    /// How many seats nobody has taken yet.
    pub(crate) fn untaken(&self) -> usize {
        self.summary.seats.iter().filter(|seat| !seat.taken).count()
    }

    /// The seats in order.
    pub fn seats(&self, lang: Lang) -> Result<Vec<SeatView>, TableError> {
        let (sides, records) = (self.sides()?, &self.summary.seats);
        let mut seats = seat_views(sides, records, self.to_act(), self.held, lang);
        for seat in &mut seats {
            seat.kept_for_you = self.kept.contains(seat.seat);
        }
        for seat in seats
            .iter_mut()
            .filter(|seat| self.stand_ins().contains(seat.seat))
        {
            seat.holder = Holder::Bot;
            seat.stand_in = true;
        }
        Ok(seats)
    }

    /// What the player at a seat is called: by name where it is known, else by the side.
    pub fn player_name(&self, seat: Seat, lang: Lang) -> Result<String, TableError> {
        Ok(self.sides()?.player_name(seat, lang))
    }

    /// A seat's sign as a small drawing.
    pub fn sign(&self, seat: Seat, lang: Lang) -> Result<Markup, TableError> {
        Ok(self.sides()?.sign(seat, lang)?)
    }

    /// What the round is called, if the game has begun.
    pub fn round(&self, lang: Lang) -> Option<String> {
        let standing = self.summary.standing.as_ref()?;
        Some(self.sides().ok()?.round_at(standing.moment, lang))
    }

    /// The result as a sentence, once the game is over.
    pub fn result(&self, lang: Lang) -> Option<String> {
        let outcome = self.summary.standing.as_ref()?.outcome.as_ref()?;
        Some(self.sides().ok()?.result_of(outcome, lang))
    }
}
