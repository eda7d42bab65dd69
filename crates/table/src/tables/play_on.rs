//! Playing on from a position of a game that is over.

use bots::Level;
use catalog::GameError;
use engine::{DecisionNumber, Seat};

use super::Tables;
use crate::seating::{Caller, SeatKind, SeatRecord, ViewAs};
use crate::store::TableRecord;
use crate::table_error::TableError;
use crate::to_the_end::to_the_end;
use crate::{TableId, Token};

/// How a finished game is played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayOn {
    /// From the position after this decision.
    pub after: DecisionNumber,
    /// Where whoever plays on sits.
    pub seat: Seat,
    /// How strong the bots are that have all other seats.
    pub level: Level,
    /// What whoever plays on is called, unless they are signed in; may be empty.
    pub name: String,
}

impl Tables {
    /// Plays on from a position of a finished game that the caller may see: a private table of their own, against bots. What is hidden stays as it was; the
    /// dice to come are new, and the result does not count for ratings.
    pub async fn play_on(
        &self,
        table: TableId,
        caller: &Caller,
        wanted: PlayOn,
    ) -> Result<TableId, TableError> {
        let (tables, caller) = (self.clone(), caller.clone());
        to_the_end(async move { tables.make_played_on(table, &caller, wanted).await }).await
    }

    async fn make_played_on(
        &self,
        old: TableId,
        caller: &Caller,
        wanted: PlayOn,
    ) -> Result<TableId, TableError> {
        // Nobody could come back to the seat of somebody unknown.
        let visitor = caller.visitor.ok_or(TableError::NotYourSeat)?;
        let then = {
            let held = self.hold(old).await?;
            // A private table is not even admitted to.
            held.viewer(caller, ViewAs::Spectator)?;
            if !held.position().over {
                return Err(TableError::NotOver);
            }
            held.seat(wanted.seat)?;
            held.playing()?.at(wanted.after)
        };
        if then.to_act().is_empty() {
            return Err(GameError::GAME_OVER.into());
        }
        let header = then.played_on((self.0.secrets)().0)?.header().clone();
        let mut table = TableRecord {
            private: true,
            ..self.new_table(header, caller.payer())
        };
        // The dice are part of the position: there is nothing to promise before and to show afterwards.
        table.header.fairness = None;
        table.header.no_hints = false;
        table.header.no_rewinds = false;
        let name = match &caller.name {
            Some(name) => name.to_string(),
            None => self.guest_name(&wanted.name).await?,
        };
        let seats = Seat::all(table.header.seats).map(|seat| {
            let own = seat == wanted.seat;
            let token = own.then(|| Token::of_seat(&self.0.key, table.id, seat, 0));
            SeatRecord {
                seat,
                kind: if own { SeatKind::Me } else { SeatKind::Bot },
                level: (!own).then_some(wanted.level),
                visitor: own.then_some(visitor),
                taken: true,
                token: token.as_ref().map(Token::hash),
                issue: 0,
                name: if own { name.clone() } else { String::new() },
                contribution: String::new(),
            }
        });
        let (id, seats) = (table.id, seats.collect());
        self.store_new(table, seats, caller).await?;
        Ok(id)
    }
}
