//! What an operator does with a database, beside running servers.

use std::collections::BTreeMap;

use table::{Pending, TableId, VisitorId};

use crate::whole::Whole;

/// What the operator has said to all servers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Orders {
    /// Whether nothing may be changed.
    pub read_only: bool,
    /// What stands on every page, by language.
    pub announcement: BTreeMap<String, String>,
    /// Who is kept out.
    pub blocked: Vec<Block>,
}

/// Somebody who is kept out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// A visitor or a network, as servers read it.
    pub who: String,
    /// Since when, in seconds since 1970.
    pub since: i64,
    /// Why, for operators.
    pub note: String,
}

/// Something that the operator says to all servers.
#[derive(Clone, Debug)]
pub enum Order {
    /// Whether nothing may be changed.
    ReadOnly(bool),
    /// What stands on every page, by language; nothing if it is empty.
    Announce(BTreeMap<String, String>),
    /// Somebody is kept out.
    Block(Block),
    /// Somebody is not kept out any more.
    Unblock(String),
}

/// How often something was said or removed: servers look at it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Orders.
    pub orders: i64,
    /// Removed tables and private data.
    pub removals: i64,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// It waits for players.
    Gathering,
    /// It is being played.
    Running,
    /// The game is over.
    Over,
}

/// Which tables are listed.
#[derive(Clone, Debug, Default)]
pub struct Which {
    /// Only those of this game.
    pub game: Option<String>,
    /// Only those which are so far.
    pub state: Option<State>,
    /// Only those at which nothing happened since.
    pub idle_since: Option<i64>,
    /// Only those that this visitor made or plays at.
    pub visitor: Option<VisitorId>,
    /// At most so many.
    pub most: u32,
}

/// A table in an operator's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableLine {
    /// Its name.
    pub id: TableId,
    /// The id of its game.
    pub game: String,
    /// How far it is.
    pub state: State,
    /// Whether only its players may look.
    pub private: bool,
    /// When it was made, in seconds since 1970.
    pub created: i64,
    /// When something happened there last.
    pub last: i64,
    /// Who made it.
    pub host: Option<VisitorId>,
    /// The names of the players.
    pub players: Vec<String>,
}

/// A visitor in an operator's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VisitorLine {
    /// Who.
    pub id: VisitorId,
    /// What they want to be called.
    pub name: String,
    /// When they were here last, in seconds since 1970, to the day; 0 if nobody knows.
    pub seen: i64,
    /// At how many tables they are host or player.
    pub tables: u64,
    /// How many bytes they have said.
    pub talked: u64,
}

/// How much room everything takes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Storage {
    /// Bytes in all.
    pub bytes: u64,
    /// Tables that wait for players, are being played, and are over.
    pub tables: [u64; 3],
    /// Visitors of whom something is known.
    pub visitors: u64,
    /// Bytes by part.
    pub parts: Vec<(&'static str, u64)>,
}

/// What is too old. Times are in seconds since 1970; nothing is removed where there is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Expiry {
    /// Now. A visitor of whom nobody knows when they were here counts as one who is here now.
    pub now: i64,
    /// Tables that were made before and have not begun.
    pub gathering: Option<i64>,
    /// Games in which nothing happened since and that are not over.
    pub idle: Option<i64>,
    /// The chat of games that ended before.
    pub talk: Option<i64>,
    /// Visitors who were not here since.
    pub visitors: Option<i64>,
}

/// What was removed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Expired {
    /// Tables that had not begun.
    pub gathering: u64,
    /// Games that nobody went on with.
    pub idle: u64,
    /// Lines of chat.
    pub talk: u64,
    /// Visitors.
    pub visitors: u64,
}

impl Expired {
    /// Whether nothing was removed.
    pub fn is_nothing(self) -> bool {
        self == Expired::default()
    }
}

/// A store that an operator looks after.
pub trait Admin: Whole {
    /// What the operator has said.
    fn orders(&self) -> Pending<'_, Orders>;

    /// How often something was said or removed.
    fn counts(&self) -> Pending<'_, Counts>;

    /// Says something to all servers.
    fn order(&self, order: Order) -> Pending<'_, ()>;

    /// Keeps in mind that a visitor of whom something is known was here.
    fn seen(&self, visitor: VisitorId, at: i64) -> Pending<'_, ()>;

    /// Tables, those first at which something happened last.
    fn list(&self, which: Which) -> Pending<'_, Vec<TableLine>>;

    /// Visitors of whom something is known, those first who were here last.
    fn visitors(&self, most: u32) -> Pending<'_, Vec<VisitorLine>>;

    /// How much room everything takes.
    fn storage(&self) -> Pending<'_, Storage>;

    /// Removes a table with everything that belongs to it; false if there is none.
    fn delete(&self, table: TableId) -> Pending<'_, bool>;

    /// Removes what is known of a visitor: the name and the settings, what they said, and which tables are theirs. False if
    /// nothing is known.
    fn forget(&self, visitor: VisitorId) -> Pending<'_, bool>;

    /// Removes what is too old, or only counts it.
    fn expire(&self, expiry: Expiry, really: bool) -> Pending<'_, Expired>;
}

/// How a row of `house` with an announcement begins.
pub(crate) const ANNOUNCEMENT: &str = "announcement.";
/// The row of `house` that is there if nothing may be changed.
pub(crate) const READ_ONLY: &str = "read-only";

impl Orders {
    /// Takes a row of `house` into account.
    pub(crate) fn add(&mut self, name: &str, value: &str) {
        if name == READ_ONLY {
            self.read_only = true;
        } else if let Some(lang) = name.strip_prefix(ANNOUNCEMENT) {
            self.announcement.insert(lang.to_owned(), value.to_owned());
        }
    }
}

impl Counts {
    /// Takes a row of `house` into account.
    pub(crate) fn add(&mut self, name: &str, value: &str) {
        let count = value.parse().unwrap_or_default();
        match name {
            "orders" => self.orders = count,
            "removals" => self.removals = count,
            _ => {}
        }
    }
}

/// How far a table is, by when it began and ended.
pub(crate) fn state(started: Option<i64>, ended: Option<i64>) -> State {
    match (started, ended) {
        (_, Some(_)) => State::Over,
        (Some(_), None) => State::Running,
        (None, None) => State::Gathering,
    }
}
