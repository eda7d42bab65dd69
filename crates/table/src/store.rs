//! What a store must be able to do.

use std::future::Future;
use std::pin::Pin;

use engine::{Header, Seat};
use words::Lang;

use crate::{Entry, SeatRecord, TableId, VisitorId};

/// What a store gives when it is done.
pub type Pending<'s, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 's>>;

/// Why a store failed. The reason is for the operator's log, never for a player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the store failed: {0}")]
pub struct StoreError(pub String);

/// A table as it is stored.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRecord {
    /// Its name.
    pub id: TableId,
    /// What was agreed on, without the seed; with the commitment, and once the game has begun with
    /// everybody's contribution.
    pub header: Header,
    /// The server's part of the dice.
    pub secret: engine::Seed,
    /// Who made it; nobody known if it was made with no cookie.
    pub host: Option<VisitorId>,
    /// Whether only its players may look.
    pub private: bool,
    /// When it was made, in seconds since 1970.
    pub created: i64,
    /// When the game began.
    pub started: Option<i64>,
    /// When the game ended.
    pub ended: Option<i64>,
}

/// Everything about a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Stored {
    /// The table.
    pub table: TableRecord,
    /// Its seats in order.
    pub seats: Vec<SeatRecord>,
    /// What happened, in order.
    pub entries: Vec<Entry>,
}

/// Entries to be added to a table's log.
#[derive(Clone, Debug, PartialEq)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The number of the first entry, from 1.
    pub number: u32,
    /// The entries; all of them are added or none.
    pub entries: Vec<Entry>,
    /// Whether the game is over with them.
    pub over: bool,
}

/// What became of an [`Append`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// The entries are stored and will survive a power cut.
    Done,
    /// Somebody else has written these numbers before; nothing was stored.
    Conflict,
}

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TalkLine {
    /// Its number, from 1.
    pub number: u32,
    /// When, in seconds since 1970.
    pub at: i64,
    /// Who.
    pub seat: Seat,
    /// What.
    pub text: String,
}

/// What is known of a visitor.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Visitor {
    /// What he wants to be called; may be empty.
    pub name: String,
    /// His language, if he chose one.
    pub lang: Option<Lang>,
}

/// Where tables are kept. What a call has answered is there for good.
pub trait Store: Send + Sync {
    /// Keeps a new table with its seats.
    fn create(&self, table: TableRecord, seats: Vec<SeatRecord>) -> Pending<'_, ()>;

    /// Everything about a table, if there is one.
    fn load(&self, table: TableId) -> Pending<'_, Option<Stored>>;

    /// Adds entries to a table's log. Whoever writes number n first has moved.
    fn append(&self, append: Append) -> Pending<'_, Appended>;

    /// The game begins with this header; false if it had begun already.
    fn start(&self, table: TableId, header: Header, at: i64) -> Pending<'_, bool>;

    /// Changes a seat, if it has still this issue; false if somebody was faster.
    fn seat(&self, table: TableId, issue: u32, seat: SeatRecord) -> Pending<'_, bool>;

    /// Keeps what was said and gives it its number.
    fn say(&self, table: TableId, seat: Seat, at: i64, text: String) -> Pending<'_, u32>;

    /// The last things said after this number, at most `most`, in order.
    fn talk(&self, table: TableId, after: u32, most: u32) -> Pending<'_, Vec<TalkLine>>;

    /// The tables where this visitor is host or sits, newest first.
    fn tables_of(&self, visitor: VisitorId, most: u32) -> Pending<'_, Vec<TableId>>;

    /// The public tables that wait for players, newest first.
    fn open_tables(&self, most: u32) -> Pending<'_, Vec<TableId>>;

    /// The tables that are being played and have a bot.
    fn tables_with_bots(&self) -> Pending<'_, Vec<TableId>>;

    /// What is known of a visitor.
    fn visitor(&self, visitor: VisitorId) -> Pending<'_, Visitor>;

    /// Remembers a visitor.
    fn remember(&self, visitor: VisitorId, known: Visitor) -> Pending<'_, ()>;

    /// The server's secret with this name; `fresh` is kept if there is none yet.
    fn key(&self, name: &'static str, fresh: [u8; 32]) -> Pending<'_, [u8; 32]>;
}
