//! Invitations by name: a seat of a table that gathers is kept for somebody with an account, who is called and takes it or gives it up.
//!
//! A seat that is kept opens nothing: there is no hand before the game begins, and whoever is not signed in as the invited account finds a seat that is
//! somebody else's. The host invites friends, and players whom everybody may know. If the player has blocked the host, the seat is kept for nobody under
//! their name, and nobody is called: the host sees the same as if there were no answer.

use engine::Seat;

use super::Tables;
use super::execute::Execution;
use crate::VisitorId;
use crate::accounts::skeleton;
use crate::calls::Called;
use crate::command::Done;
use crate::friends::Bond;
use crate::manners::Regard;
use crate::news::NewsKind;
use crate::seating::{Caller, SeatRecord, kept_for};
use crate::table_error::TableError;

/// So many people somebody can invite in a day, and all of their network together.
const INVITATIONS: (i64, i64) = (40, 200);

impl Execution {
    /// Keeps a free seat for a player, who is called.
    pub(super) async fn invite_player(self, seat: Seat, name: String) -> Result<Done, TableError> {
        let tables = &self.tables;
        let host = self.caller.visitor.filter(|_| self.caller.name.is_some());
        let host = host.ok_or(TableError::NoAccount)?;
        {
            // Only whoever may invite here is told who can be.
            let held = self.gathering(seat).await?;
            held.may_invite(seat, &self.caller)?;
        }
        if !tables
            .is_within(&self.caller, "invitations", INVITATIONS)
            .await?
        {
            return Err(TableError::TooManyAsked(INVITATIONS.0 as usize));
        }
        let (whom, name) = tables.known_player(&name, &self.caller).await?;
        let store = tables.store();
        if store.regard(host, whom).await? == Some(Regard::Blocked) {
            return Err(TableError::UnknownPlayer);
        }
        let is_blocked = store.regard(whom, host).await? == Some(Regard::Blocked);
        let mut held = self.gathering(seat).await?;
        let record = held.may_invite(seat, &self.caller)?;
        let is_there = |one: &SeatRecord| {
            let kept = one.is_kept() && one.name == name;
            one.is_human() && one.visitor == Some(whom) || kept
        };
        if held.seats.iter().any(is_there) {
            return Err(TableError::AlreadyInvited);
        }
        let whom = if is_blocked {
            VisitorId::random()
        } else {
            whom
        };
        let changed = SeatRecord {
            name,
            ..self.emptied(record, Some(whom))
        };
        let called = if is_blocked {
            Called::default()
        } else {
            Called::to_sit(&[&changed], tables.now())
        };
        tables
            .change_seat_and_call(&mut held, changed, called)
            .await?;
        tables.tell(&held, NewsKind::Seats);
        Ok(Done::Done)
    }

    /// Gives up a seat that is kept for the caller. Anybody else can have it then.
    pub(super) async fn decline(self, seat: Option<Seat>) -> Result<Done, TableError> {
        let mut held = self.tables.hold(self.table).await?;
        held.viewer(&self.caller, crate::ViewAs::Own)?;
        if held.has_begun() {
            return Err(TableError::Stale);
        }
        let kept = kept_for(&held.seats, &self.caller);
        let mut kept = kept.iter();
        let seat = kept.find(|&one| seat.is_none_or(|seat| seat == one));
        let record = held.seat(seat.ok_or(TableError::NotYourSeat)?)?;
        let changed = self.emptied(record, None);
        self.tables.change_seat(&mut held, changed).await?;
        self.tables.tell(&held, NewsKind::Seats);
        Ok(Done::Done)
    }
}

impl crate::live_table::LiveTable {
    /// The seat, if the caller may invite somebody to it: they made the table, and nobody sits there.
    fn may_invite(&self, seat: Seat, caller: &Caller) -> Result<&SeatRecord, TableError> {
        let record = self.seat(seat)?;
        if !self.is_host(caller) {
            Err(TableError::NotYourSeat)
        } else if record.taken || record.is_hosts() {
            Err(TableError::SeatTaken)
        } else {
            Ok(record)
        }
    }
}

impl Tables {
    /// A friend of the caller, or somebody with an account whom everybody may know.
    pub(super) async fn known_player(
        &self,
        name: &str,
        caller: &Caller,
    ) -> Result<(VisitorId, String), TableError> {
        let who = caller.visitor.ok_or(TableError::NoAccount)?;
        let friends = self.store().friends(who).await?;
        let (wanted, mut friends) = (skeleton(name), friends.into_iter());
        // Names are not to be guessed here: the same is done for everybody who is not on the list.
        if let Some(friend) = friends.find(|one| skeleton(&one.name) == wanted)
            && friend.bond != Bond::Asked
        {
            return Ok((friend.whom, friend.name));
        }
        let found = self.somebody_named(name, caller).await;
        found.map_err(|error| match error {
            TableError::Nobody => TableError::UnknownPlayer,
            error => error,
        })
    }
}
