//! Talk at the table.

use engine::Seat;

use super::Tables;
use super::execute::Execution;
use super::friends::Company;
use super::join::clean;
use crate::calls::{CallKind, call};
use crate::command::Done;
use crate::manners::Regard;
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

/// So many lines somebody may write in so many seconds at a table.
const LINES: usize = 15;
const LINES_WITHIN: i64 = 60;

/// What was said at a table, as far as somebody wants to hear it.
pub struct Heard {
    /// The last lines, in order.
    pub lines: Vec<TalkLine>,
    /// How many of them are not shown, because of whom they are.
    pub hidden: usize,
    /// Where people sit whom the caller has muted or blocked.
    pub regards: Vec<(Seat, Regard)>,
    /// Whom the caller can have as friends there, and whom they can invite.
    pub company: Company,
}

impl Heard {
    fn new(mut lines: Vec<TalkLine>, regards: Vec<(Seat, Regard)>) -> Heard {
        let all = lines.len();
        lines.retain(|line| !regards.iter().any(|(seat, _)| *seat == line.seat));
        Heard {
            hidden: all - lines.len(),
            lines,
            regards,
            company: Company::default(),
        }
    }

    /// How the caller regards whoever sits there.
    pub fn regard(&self, seat: Seat) -> Option<Regard> {
        let found = self.regards.iter().find(|(one, _)| *one == seat);
        found.map(|(_, regard)| *regard)
    }
}

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
        let latest = (LINES * held.seats.len()) as u32;
        let latest = store.talk(self.table, MessageNumber::NONE, latest).await?;
        let recent = |line: &&TalkLine| line.seat == seat && line.at > now - LINES_WITHIN;
        if latest.iter().filter(recent).count() >= LINES {
            return Err(TableError::WritesTooFast(LINES));
        }
        if let Some(payers) = payers {
            self.tables.must_have_room(payers, text.len()).await?;
            if let Some(purse) = payers.purse {
                store.spend(purse, text.len(), now).await?;
            }
        }
        let own = payers.map(|payers| payers.own);
        let mut unconcerned: Vec<VisitorId> = Vec::new();
        if let Some(speaker) = held.seat(seat)?.visitor {
            unconcerned = store.turned_from(speaker).await?;
            unconcerned.push(speaker);
        }
        let calls = call(CallKind::Talk, held.seats.iter(), &unconcerned);
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
        read: impl FnOnce(&TableView<'_>, &Heard) -> T,
    ) -> Result<T, TableError> {
        // Whoever may not look hears nothing of it.
        let talk = self
            .0
            .store
            .talk(table, MessageNumber::NONE, MOST_LINES)
            .await?;
        let regards = self.regards_at(table, caller).await?;
        let heard = Heard {
            company: self.company(table, caller).await?,
            ..Heard::new(talk, regards)
        };
        let look = self.look(table, caller, ViewAs::Own, |view| read(view, &heard));
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
        let lines = self.0.store.talk(table, after, MOST_LINES).await?;
        Ok(Heard::new(lines, self.regards_at(table, caller).await?).lines)
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
        let before = self.0.store.visitor(visitor).await?.name;
        // What they are called stays theirs even if somebody has made an account with a name like it since.
        let name = if known.name == before {
            before
        } else {
            self.guest_name(&known.name).await?
        };
        let known = crate::Visitor { name, ..known };
        Ok(self.0.store.remember(visitor, known).await?)
    }
}
