//! Talk at the table.

use engine::Seat;

use super::Tables;
use super::join::clean;
use crate::news::Kind;
use crate::seating::{Caller, Look};
use crate::store::TalkLine;
use crate::trouble::Trouble;
use crate::{TableId, VisitorId};

/// The most characters of what is said at once.
const LONGEST_LINE: usize = 500;
/// The most lines that are read at once.
const MOST_LINES: u32 = 200;

impl Tables {
    /// Says something at the table.
    pub async fn say(
        &self,
        table: TableId,
        caller: &Caller,
        seat: Seat,
        text: &str,
    ) -> Result<u32, Trouble> {
        let text = clean(text, LONGEST_LINE)?;
        if text.is_empty() {
            return Err(Trouble::Empty);
        }
        let held = self.hold(table).await?;
        let running = held.as_ref().ok_or(Trouble::UnknownTable)?;
        running.must_hold(caller, seat)?;
        let number = self.0.store.say(table, seat, self.now(), text).await?;
        self.tell(running, Kind::Talk);
        Ok(number)
    }

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
        let name = clean(&known.name, super::create::LONGEST_NAME)?;
        let known = crate::Visitor { name, ..known };
        Ok(self.0.store.remember(visitor, known).await?)
    }
}
