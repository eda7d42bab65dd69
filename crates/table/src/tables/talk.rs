//! Talk at the table.

use engine::Seat;

use super::Tables;
use super::execute::Execution;
use super::join::{LONGEST_NAME, clean};
use crate::calls::{CallKind, call};
use crate::command::Done;
use crate::news::NewsKind;
use crate::purses::Payers;
use crate::seating::{Caller, ViewAs};
use crate::store::TalkLine;
use crate::table_error::TableError;
use crate::table_view::TableView;
use crate::{MessageNumber, TableId, VisitorId};

/// The most characters of what is said at once.
pub const LONGEST_LINE: usize = 500;
/// The most lines that are read at once.
const MOST_LINES: u32 = 200;

impl Execution {
    /// Says something.
    pub(super) async fn say(self, seat: Option<Seat>, text: String) -> Result<Done, TableError> {
        let text = clean(&text, LONGEST_LINE)?;
        if text.is_empty() {
            return Err(TableError::Empty);
        }
        let payers = self.caller.payers();
        let gate = payers.map(Payers::gate);
        let _alone = self.tables.0.turnstile.pass(gate).await;
        let held = self.tables.hold(self.table).await?;
        let seat = held.own_seat(&self.caller, seat)?;
        let (store, now) = (self.tables.store(), self.tables.now());
        if let Some(payers) = payers {
            self.tables.must_have_room(payers, text.len()).await?;
            if let Some(purse) = payers.purse {
                store.spend(purse, text.len(), now).await?;
            }
        }
        let own = payers.map(|payers| payers.own);
        let speakers: Vec<VisitorId> = held.seat(seat)?.visitor.into_iter().collect();
        let calls = call(CallKind::Talk, held.seats.iter(), &speakers);
        let said = store.say_and_call(self.table, (seat, now, text), own, calls);
        let number = said.await?;
        self.tables.tell(&held, NewsKind::Talk);
        Ok(Done::Said(number))
    }
}

impl Tables {
    /// Looks at a table as [`Tables::look`] does, and hears the last things that were said there.
    pub async fn look_and_listen<T>(
        &self,
        table: TableId,
        caller: &Caller,
        read: impl FnOnce(&TableView<'_>, &[TalkLine]) -> T,
    ) -> Result<T, TableError> {
        // Whoever may not look hears nothing of it.
        let talk = self
            .0
            .store
            .talk(table, MessageNumber::NONE, MOST_LINES)
            .await?;
        let look = self.look(table, caller, ViewAs::Own, |view| read(view, &talk));
        look.await
    }

    /// The last things said after this number.
    pub async fn talk(
        &self,
        table: TableId,
        caller: &Caller,
        after: MessageNumber,
    ) -> Result<Vec<TalkLine>, TableError> {
        self.look(table, caller, ViewAs::Own, |_| ()).await?;
        Ok(self.0.store.talk(table, after, MOST_LINES).await?)
    }

    /// What is known of a visitor.
    pub async fn visitor(&self, visitor: VisitorId) -> Result<crate::Visitor, TableError> {
        Ok(self.0.store.visitor(visitor).await?)
    }

    /// Remembers what a visitor wants.
    pub async fn remember(
        &self,
        visitor: VisitorId,
        known: crate::Visitor,
    ) -> Result<(), TableError> {
        let name = clean(&known.name, LONGEST_NAME)?;
        let known = crate::Visitor { name, ..known };
        Ok(self.0.store.remember(visitor, known).await?)
    }
}
