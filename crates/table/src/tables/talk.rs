//! Talk at the table.

use engine::Seat;

use super::Tables;
use super::execute::Execution;
use super::join::{LONGEST_NAME, clean};
use crate::command::Done;
use crate::news::Kind;
use crate::seating::{Caller, Look};
use crate::store::TalkLine;
use crate::trouble::Trouble;
use crate::{TableId, VisitorId};

/// The most characters of what is said at once.
pub const LONGEST_LINE: usize = 500;
/// The most lines that are read at once.
const MOST_LINES: u32 = 200;

impl Execution {
    /// Says something.
    pub(super) async fn say(self, seat: Option<Seat>, text: String) -> Result<Done, Trouble> {
        let text = clean(&text, LONGEST_LINE)?;
        if text.is_empty() {
            return Err(Trouble::Empty);
        }
        let held = self.tables.hold(self.table).await?;
        let seat = held.own_seat(&self.caller, seat)?;
        let (store, now) = (self.tables.store(), self.tables.now());
        let number = store.say(self.table, seat, now, text).await?;
        self.tables.tell(&held, Kind::Talk);
        Ok(Done::Said(number))
    }
}

impl Tables {
    /// The last things said after this number.
    pub async fn talk(
        &self,
        table: TableId,
        caller: &Caller,
        after: u32,
    ) -> Result<Vec<TalkLine>, Trouble> {
        self.look(table, caller, Look::Own, |_| ()).await?;
        Ok(self.0.store.talk(table, after, MOST_LINES).await?)
    }

    /// What is known of a visitor.
    pub async fn visitor(&self, visitor: VisitorId) -> Result<crate::Visitor, Trouble> {
        Ok(self.0.store.visitor(visitor).await?)
    }

    /// Remembers a visitor's name and language.
    pub async fn remember(&self, visitor: VisitorId, known: crate::Visitor) -> Result<(), Trouble> {
        let name = clean(&known.name, LONGEST_NAME)?;
        let known = crate::Visitor { name, ..known };
        Ok(self.0.store.remember(visitor, known).await?)
    }
}
