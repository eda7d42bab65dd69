//! "Same again": those who sat at a table play once more, with other sides.

use engine::{Seat, Seats};

use super::Tables;
use crate::calls::Called;
use crate::command::{Command, Done};
use crate::manners::Regard;
use crate::news::NewsKind;
use crate::plan::SeatToken;
use crate::purses::Payers;
use crate::seating::{Caller, SeatKind, SeatRecord};
use crate::store::TableRecord;
use crate::table_error::TableError;
use crate::to_the_end::to_the_end;
use crate::{TableId, Token, VisitorId};

impl Tables {
    /// Plays once more with everybody who sat at a table: one new table for all of them, where the caller sits from then on. Everybody has the
    /// next side, and everything else is agreed as it was.
    pub async fn again(
        &self,
        table: TableId,
        caller: &Caller,
    ) -> Result<(TableId, Vec<SeatToken>), TableError> {
        let (tables, caller) = (self.clone(), caller.clone());
        to_the_end(async move { tables.play_again(table, &caller).await }).await
    }

    async fn play_again(
        &self,
        old: TableId,
        caller: &Caller,
    ) -> Result<(TableId, Vec<SeatToken>), TableError> {
        let (record, seats, held) = {
            let held = self.hold(old).await?;
            // A private table is not even admitted to.
            held.viewer(caller, crate::ViewAs::Own)?;
            if !held.position().over {
                return Err(TableError::NotOver);
            }
            let own: Seats = held.held(caller);
            if own.is_empty() {
                return Err(TableError::NotYourSeat);
            }
            (held.table.clone(), held.seats.clone(), own)
        };
        let again = match self.0.store.rematch(old).await? {
            Some(again) => again,
            None => self.make_again(&record, &seats, held, caller).await?,
        };
        let mut tokens = Vec::new();
        for seat in held.iter() {
            let next = next(seat, record.header.seats);
            let sits = self.sit_again(again, next, caller).await?;
            tokens.push(sits);
        }
        Ok((again, tokens))
    }

    async fn make_again(
        &self,
        old: &TableRecord,
        seats: &[SeatRecord],
        held: Seats,
        caller: &Caller,
    ) -> Result<TableId, TableError> {
        let kind = self.0.catalog.find(&old.header.game)?;
        let mut header = kind.header(old.header.seats);
        header.options.clone_from(&old.header.options);
        header.data.clone_from(&old.header.data);
        header.no_hints = old.header.no_hints;
        header.no_rewinds = old.header.no_rewinds;
        let table = TableRecord {
            private: old.private,
            pace: old.pace,
            audience: old.audience,
            rated: old.rated,
            ..self.new_table(header, caller.payer())
        };
        let mut kept: Vec<SeatRecord> = Vec::new();
        for record in seats {
            let mut seat = self.kept(&table, record, held, caller);
            if let (Some(who), Some(whom)) = (caller.visitor, record.visitor)
                && self.0.store.regard(who, whom).await? == Some(Regard::Blocked)
            {
                // Nobody has to play again with somebody whom they have blocked: the seat is closed.
                seat.visitor = Some(VisitorId::random());
                seat.name.clear();
            }
            kept.push(seat);
        }
        kept.sort_unstable_by_key(|record| record.seat);
        let id = table.id;
        let payers = caller.payers();
        let _alone = self.0.turnstile.pass(payers.map(Payers::gate)).await;
        if let Some(payers) = payers {
            let bots = kept.iter().filter(|seat| !seat.is_human()).count();
            self.must_fit(payers, bots).await?;
        }
        let called = self.called_again(&kept, caller).await?;
        let store = &self.0.store;
        let again = store.play_again(old.id, table, kept, called).await?;
        if again == id {
            if let Some(purse) = payers.and_then(|payers| payers.purse) {
                self.0.store.charge(id, purse).await?;
            }
            self.opened(id).await?;
            // Whoever looks at the old table sees that the others wait.
            self.tell(&*self.hold(old.id).await?, NewsKind::Seats);
        }
        Ok(again)
    }

    /// Those for whom the seats of a new table are kept, but for the caller and for those who have turned away from them.
    async fn called_again(
        &self,
        kept: &[SeatRecord],
        caller: &Caller,
    ) -> Result<Called, TableError> {
        let mut unconcerned: Vec<VisitorId> = Vec::new();
        if let Some(visitor) = caller.visitor {
            unconcerned = self.0.store.turned_from(visitor).await?;
            unconcerned.push(visitor);
        }
        let mut invited: Vec<&SeatRecord> = Vec::new();
        for seat in kept.iter().filter(|seat| seat.is_kept()) {
            let other = |one: &&SeatRecord| one.visitor == seat.visitor;
            let concerned = seat.visitor.is_some_and(|one| !unconcerned.contains(&one));
            if concerned && !invited.iter().any(other) {
                invited.push(seat);
            }
        }
        Ok(Called::to_sit(&invited, self.now()))
    }

    /// The next seat, kept for whoever sat at this one.
    fn kept(
        &self,
        table: &TableRecord,
        record: &SeatRecord,
        held: Seats,
        caller: &Caller,
    ) -> SeatRecord {
        let seat = next(record.seat, table.header.seats);
        let own = held.contains(record.seat);
        let bot = !record.is_human();
        SeatRecord {
            seat,
            kind: match record.kind {
                SeatKind::Bot | SeatKind::HotSeat if bot || own => record.kind,
                _ if own => SeatKind::Me,
                _ => SeatKind::Friend,
            },
            // Whoever has no cookie comes with the secret of their old seat; until then nobody else sits there.
            visitor: (!bot).then(|| {
                let known = if own { caller.visitor } else { record.visitor };
                known.unwrap_or_else(VisitorId::random)
            }),
            taken: bot,
            token: (!bot).then(|| Token::of_seat(&self.0.key, table.id, seat, 0).hash()),
            issue: 0,
            contribution: String::new(),
            ..record.clone()
        }
    }

    /// The caller sits at the seat that was kept for them, or has done so before.
    async fn sit_again(
        &self,
        table: TableId,
        seat: Seat,
        caller: &Caller,
    ) -> Result<SeatToken, TableError> {
        let token = {
            let held = self.hold(table).await?;
            let record = held.seat(seat)?;
            let own =
                record.is_human() && record.visitor.is_some() && record.visitor == caller.visitor;
            if record.taken && own {
                let token = held.token(&self.0.key, record);
                return Ok(SeatToken { seat, token });
            }
            if record.taken || record.visitor.is_none() {
                // The host has given it to somebody else.
                return Err(TableError::SeatTaken);
            }
            held.token(&self.0.key, record)
        };
        let caller = Caller {
            token: Some(token),
            ..caller.clone()
        };
        let join = Command::Join {
            seat: None,
            name: String::new(),
            contribution: String::new(),
        };
        match self
            .execute(table, &caller, join, words::Lang::default())
            .await?
        {
            Done::Seat(token) => Ok(token),
            _ => Err(TableError::SeatTaken),
        }
    }

    /// The table where those who sat at this one play again, if there is one.
    pub async fn rematch(&self, table: TableId) -> Result<Option<TableId>, TableError> {
        Ok(self.0.store.rematch(table).await?)
    }
}

/// Where whoever sat at a seat sits next.
fn next(seat: Seat, seats: u8) -> Seat {
    Seat((seat.0 + 1) % seats.max(1))
}
