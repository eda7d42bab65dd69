//! What a store must be able to do.

use std::future::{Future, ready};
use std::pin::Pin;
use std::time::Duration;

use engine::{Header, Seat};
use tokio::sync::mpsc;

use crate::accounts::{AccountStore, MailStore, PasskeyStore};
use crate::calls::{Call, CallStore, Called};
use crate::friends::FriendStore;
use crate::lobby::{Audience, LobbyStore};
use crate::manners::MannersStore;
use crate::notes::NoteStore;
use crate::purses::PurseStore;
use crate::ratings::RatingStore;
use crate::{
    Asked, Claimed, Entry, EntryNumber, MessageNumber, Pace, SeatRecord, Standing, Summary,
    TableId, Thought, ThoughtKind, Urgency, VisitorId,
};

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
    /// Who made it: a visitor; or, if they had no cookie, their network ([`Caller::network`](crate::Caller)); or nobody known.
    pub host: Option<VisitorId>,
    /// Whether only its players may look.
    pub private: bool,
    /// What was agreed about time.
    pub pace: Option<Pace>,
    /// For whom it is, if it is public and somebody said so.
    pub audience: Option<Audience>,
    /// Whether its result counts for ratings.
    pub rated: bool,
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
    /// The number that the first of them gets.
    pub first: EntryNumber,
    /// The entries; all of them are added or none.
    pub entries: Vec<Entry>,
    /// Where the game stands after them.
    pub standing: Standing,
}

/// What became of an [`Append`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// The entries are stored and will survive a power cut.
    Done,
    /// Somebody else has written these numbers before; nothing was stored.
    Conflict,
}

/// How a game begins.
#[derive(Clone, Debug, PartialEq)]
pub struct Begin {
    /// With everybody's name and contribution.
    pub header: Header,
    /// When, in seconds since 1970.
    pub at: i64,
}

/// Where a game stands that had no summary yet: it has just begun, or an older Kroniek has
/// stored it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summarised {
    /// The table.
    pub table: TableId,
    /// The last entry that it takes into account.
    pub last: EntryNumber,
    /// Where it stands.
    pub standing: Standing,
}

/// The tables that are being played and go on by themselves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BotTurns {
    /// Those where a bot is to act, or the table itself in a player's name.
    pub waiting: Vec<TableId>,
    /// Those with a bot and without a summary: nobody knows who is to act there.
    pub unknown: Vec<TableId>,
}

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TalkLine {
    /// Its number among what was said at the table.
    pub number: MessageNumber,
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
    /// What they want to be called; may be empty.
    pub name: String,
    /// Whether they want to be asked even if there is only one choice.
    pub ask_always: bool,
    /// How they do at puzzles, as whoever shows them wrote it; empty if they have tried none.
    pub puzzles: String,
}

/// What a visitor's tables take.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// How many of their tables wait for players or are being played.
    pub tables: usize,
    /// How many bots sit there.
    pub bots: usize,
    /// How many bytes their data files and what they have said take.
    pub bytes: usize,
    /// Those of the tables that have waited for players for long, the oldest first.
    pub abandoned: Vec<TableId>,
}

/// How another process that uses the same store is followed.
pub struct Shared {
    /// What others write; it may be closed if nobody tells.
    pub changes: mpsc::UnboundedReceiver<Change>,
    /// How often it is to be looked for what nobody told.
    pub look_every: Duration,
}

/// What another process has written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Something at this table.
    Table(TableId),
    /// A thought that is asked for.
    Thought,
    /// Sessions have ended, or accounts have other names.
    Accounts,
    /// Nobody knows: something may have been missed.
    Unknown,
}

/// Which tables a process wants to let bots think at.
#[derive(Clone, Debug)]
pub struct Claim {
    /// Those where people play, who wait for them; or those where bots play among themselves and somebody looks.
    pub urgency: Urgency,
    /// Only these, if some are named.
    pub among: Option<Vec<TableId>>,
    /// Not these.
    pub without: Vec<TableId>,
    /// At most so many.
    pub most: u32,
    /// For so long.
    pub time: Duration,
}

/// How far a table is: what tells whether somebody has written there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The last entry.
    pub entry: EntryNumber,
    /// Its seats in order.
    pub seats: Vec<SeatRecord>,
    /// How much was said.
    pub talk: u32,
}

/// What was written at a table since somebody looked.
#[derive(Clone, Debug, PartialEq)]
pub struct Later {
    /// Who made the table, as it is now.
    pub host: Option<VisitorId>,
    /// When the game began.
    pub started: Option<i64>,
    /// When it ended.
    pub ended: Option<i64>,
    /// The seats in order.
    pub seats: Vec<SeatRecord>,
    /// The entries with their numbers, in order.
    pub entries: Vec<(EntryNumber, Entry)>,
}

/// Where tables are kept. What a call has answered is there for good.
pub trait Store:
    AccountStore
    + CallStore
    + FriendStore
    + LobbyStore
    + MailStore
    + MannersStore
    + NoteStore
    + PasskeyStore
    + PurseStore
    + RatingStore
{
    /// Keeps a new table with its seats.
    fn create(&self, table: TableRecord, seats: Vec<SeatRecord>) -> Pending<'_, ()>;

    /// Everything about a table, if there is one.
    fn load(&self, table: TableId) -> Pending<'_, Option<Stored>>;

    /// Whether anything could be stored at the last attempt; true where only an attempt tells.
    fn can_write(&self) -> bool {
        true
    }

    /// Adds entries to a table's log, and these are called: both or nothing. Whoever writes number n first has moved.
    fn append_and_call(&self, append: Append, calls: Vec<Call>) -> Pending<'_, Appended>;

    /// The same, and nobody is called.
    fn append(&self, append: Append) -> Pending<'_, Appended> {
        self.append_and_call(append, Vec::new())
    }

    /// The game begins with this header; false if it had begun already.
    fn start(&self, table: TableId, header: Header, at: i64) -> Pending<'_, bool>;

    /// Keeps where games stand that had no summary yet.
    fn summarise(&self, tables: Vec<Summarised>) -> Pending<'_, ()>;

    /// Changes a seat, if it has still this issue, the game begins with it if it is said how, and these are called: all of it or nothing.
    /// False if somebody was faster, or not all other seats are taken. An invitation by name that nobody has any more is forgotten with it.
    fn seat_and_call(
        &self,
        table: TableId,
        issue: u32,
        seat: SeatRecord,
        begin: Option<Begin>,
        called: Called,
    ) -> Pending<'_, bool>;

    /// The same, and nobody is called.
    fn seat(
        &self,
        table: TableId,
        issue: u32,
        seat: SeatRecord,
        begin: Option<Begin>,
    ) -> Pending<'_, bool> {
        self.seat_and_call(table, issue, seat, begin, Called::default())
    }

    /// Removes a table whose game has not begun; false if it has, or if there is none.
    fn remove(&self, table: TableId) -> Pending<'_, bool>;

    /// Keeps what was said and gives it its number, and these are called: both or nothing. It counts in the [`Usage`] of `by`.
    fn say_and_call(
        &self,
        table: TableId,
        line: (Seat, i64, String),
        by: Option<VisitorId>,
        calls: Vec<Call>,
    ) -> Pending<'_, MessageNumber>;

    /// The same, and nobody is called.
    fn say(
        &self,
        table: TableId,
        seat: Seat,
        at: i64,
        text: String,
        by: Option<VisitorId>,
    ) -> Pending<'_, MessageNumber> {
        self.say_and_call(table, (seat, at, text), by, Vec::new())
    }

    /// The last things said after this number, at most `most`, in order.
    fn talk(&self, table: TableId, after: MessageNumber, most: u32) -> Pending<'_, Vec<TalkLine>>;

    /// The tables where this visitor is host or sits, newest first.
    fn tables_of(&self, visitor: VisitorId, most: u32) -> Pending<'_, Vec<Summary>>;

    /// The tables that are being played and go on by themselves, those first that have waited longest: so each has its turn,
    /// however often servers are stopped before they have come to the last.
    fn bot_turns(&self) -> Pending<'_, BotTurns>;

    /// The tables that are being played where a clock runs out until this moment, and when.
    fn clocks(&self, until: i64) -> Pending<'_, Vec<(TableId, i64)>>;

    /// The hashes of the different data files that this visitor's tables play with.
    fn data_files(&self, host: VisitorId) -> Pending<'_, Vec<[u8; 32]>>;

    /// What the tables take that this visitor made. A table is abandoned if it was made before `since` and has not
    /// begun; a game in which nobody has moved since then does not count.
    fn usage(&self, host: VisitorId, since: i64) -> Pending<'_, Usage>;

    /// The study of a finished game, if it was kept.
    fn study(&self, table: TableId) -> Pending<'_, Option<String>>;

    /// Keeps the study of a finished game.
    fn keep_study(&self, table: TableId, study: String) -> Pending<'_, ()>;

    /// What is known of a visitor.
    fn visitor(&self, visitor: VisitorId) -> Pending<'_, Visitor>;

    /// Remembers a visitor.
    fn remember(&self, visitor: VisitorId, known: Visitor) -> Pending<'_, ()>;

    /// How many bytes it takes; none if it takes no place of its own.
    fn size(&self) -> Pending<'_, u64> {
        Box::pin(ready(Ok(0)))
    }

    /// The server's secret with this name; `fresh` is kept if there is none yet.
    fn key(&self, name: &'static str, fresh: [u8; 32]) -> Pending<'_, [u8; 32]>;

    /// What other processes write into the same store from now on; none if nobody else uses it.
    fn shared(&self) -> Option<Shared> {
        None
    }

    /// How far these tables are, as far as they are there. Only a store that is shared has to know.
    fn marks(&self, tables: Vec<TableId>) -> Pending<'_, Vec<(TableId, Mark)>> {
        drop(tables);
        Box::pin(ready(Ok(Vec::new())))
    }

    /// What was written at a table after this entry; none if it is gone, or if the store is not shared: then everything is
    /// read.
    fn later(&self, _table: TableId, _after: EntryNumber) -> Pending<'_, Option<Later>> {
        Box::pin(ready(Ok(None)))
    }

    /// Whether this process lets the bots of a table think for so long, so that no other does meanwhile. With no time it
    /// gives them up.
    fn lease(&self, _table: TableId, _time: Duration) -> Pending<'_, bool> {
        Box::pin(ready(Ok(true)))
    }

    /// Takes the leases of at most so many tables where a bot is to act, or the table itself, and that no other process
    /// takes care of: of these tables, if some are named, and without those that are taken care of already. Those of
    /// one purse take turns with those of others.
    fn claim_bots(&self, _claim: Claim) -> Pending<'_, Vec<TableId>> {
        Box::pin(ready(Ok(Vec::new())))
    }

    /// Keeps in mind for so long that somebody looks at a table.
    fn watch(&self, _table: TableId, _time: Duration) -> Pending<'_, ()> {
        Box::pin(ready(Ok(())))
    }

    /// Whether somebody looks at a table, at any server.
    fn is_watched(&self, _table: TableId) -> Pending<'_, bool> {
        Box::pin(ready(Ok(false)))
    }

    /// Asks the processes that think for something at the expense of a purse, or asks again, and gives what became of it. Who asks again keeps it
    /// wanted.
    fn ask(&self, _thought: Thought, _purse: Option<VisitorId>) -> Pending<'_, Asked> {
        Box::pin(ready(Err(StoreError(
            "nobody else uses this store".to_owned(),
        ))))
    }

    /// Takes at most so many thoughts of a kind that are wanted and that nobody has, for so long. Purses take turns.
    fn claim_thoughts(
        &self,
        _kind: ThoughtKind,
        _most: u32,
        _time: Duration,
    ) -> Pending<'_, Vec<Claimed>> {
        Box::pin(ready(Ok(Vec::new())))
    }

    /// Tells how far a thought is, and keeps it for so long. False if nobody wants it any more, or another process has it.
    fn report(
        &self,
        _thought: Thought,
        _done: u32,
        _all: u32,
        _time: Duration,
    ) -> Pending<'_, bool> {
        Box::pin(ready(Ok(false)))
    }

    /// Answers a thought, or drops it if there is no answer.
    fn answer(&self, _thought: Thought, _answer: Option<String>) -> Pending<'_, ()> {
        Box::pin(ready(Ok(())))
    }
}
