//! A store in memory.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard};

use engine::{Header, Seat};
use table::{
    AccountStore, Append, Appended, Begin, BotTurns, Call, CallStore, Called, FriendStore,
    LobbyStore, MailStore, MannersStore, MessageNumber, NoteStore, PasskeyStore, Pending,
    PurseStore, RatingStore, SeatRecord, Standing, Store, StoreError, Stored, Summarised, Summary,
    TableId, TableRecord, TalkLine, Usage, Visitor, VisitorId, data_hash,
};

/// A store in memory.
#[derive(Default)]
pub(crate) struct Memory {
    tables: Mutex<HashMap<TableId, Stored>>,
    standings: Mutex<HashMap<TableId, Standing>>,
    keys: Mutex<HashMap<&'static str, [u8; 32]>>,
    /// How many bytes each visitor has said.
    said: Mutex<HashMap<Option<VisitorId>, usize>>,
    visitors: Mutex<HashMap<VisitorId, Visitor>>,
    /// Whether everything that is to be added to a log is refused, as by a full disk.
    pub(crate) full: AtomicBool,
    /// How often a table was read.
    pub(crate) loads: AtomicUsize,
}

impl Memory {
    pub(crate) fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Stored>> {
        self.tables.lock().expect("nobody panics here")
    }

    /// Where the games stand. Without them the tables are as an older Kroniek has stored them.
    pub(crate) fn standings(&self) -> MutexGuard<'_, HashMap<TableId, Standing>> {
        self.standings.lock().expect("nobody panics here")
    }

    fn summary(&self, stored: &Stored) -> Summary {
        Summary {
            table: stored.table.clone(),
            seats: stored.seats.clone(),
            standing: self.standings().get(&stored.table.id).cloned(),
        }
    }
}

fn ready<'s, T: Send + 's>(value: T) -> Pending<'s, T> {
    Box::pin(std::future::ready(Ok(value)))
}

fn full<'s, T: Send + 's>() -> Pending<'s, T> {
    Box::pin(std::future::ready(Err(StoreError(
        "the disk is full".into(),
    ))))
}

impl Store for Memory {
    fn create(&self, table: TableRecord, seats: Vec<SeatRecord>) -> Pending<'_, ()> {
        let id = table.id;
        let entries = Vec::new();
        self.tables().insert(
            id,
            Stored {
                table,
                seats,
                entries,
            },
        );
        ready(())
    }

    fn load(&self, table: TableId) -> Pending<'_, Option<Stored>> {
        self.loads.fetch_add(1, Ordering::Relaxed);
        ready(self.tables().get(&table).cloned())
    }

    fn append_and_call(&self, append: Append, _: Vec<Call>) -> Pending<'_, Appended> {
        if self.full.load(Ordering::Relaxed) {
            return full();
        }
        let mut tables = self.tables();
        let stored = tables.get_mut(&append.table).expect("the table was loaded");
        if stored.entries.len() + 1 != append.first.0 as usize {
            return ready(Appended::Conflict);
        }
        stored.table.ended = append.standing.is_over().then_some(1);
        self.standings().insert(append.table, append.standing);
        stored.entries.extend(append.entries);
        ready(Appended::Done)
    }

    fn start(&self, table: TableId, header: Header, at: i64) -> Pending<'_, bool> {
        if self.full.load(Ordering::Relaxed) {
            return full();
        }
        let mut tables = self.tables();
        let stored = tables.get_mut(&table).expect("the table was loaded");
        let first = stored.table.started.is_none();
        if first {
            stored.table.header = header;
            stored.table.started = Some(at);
        }
        ready(first)
    }

    fn summarise(&self, tables: Vec<Summarised>) -> Pending<'_, ()> {
        let tables = tables.into_iter();
        self.standings()
            .extend(tables.map(|one| (one.table, one.standing)));
        ready(())
    }

    fn seat_and_call(
        &self,
        table: TableId,
        issue: u32,
        seat: SeatRecord,
        begin: Option<Begin>,
        _: Called,
    ) -> Pending<'_, bool> {
        if self.full.load(Ordering::Relaxed) {
            return full();
        }
        let mut tables = self.tables();
        let stored = tables.get_mut(&table).expect("the table was loaded");
        let record = &mut stored.seats[seat.seat.index()];
        let first = record.issue == issue;
        if first {
            *record = seat;
            if let Some(Begin { header, at }) = begin {
                stored.table.header = header;
                stored.table.started = Some(at);
            }
        }
        ready(first)
    }

    fn remove(&self, table: TableId) -> Pending<'_, bool> {
        let mut tables = self.tables();
        let gathers = |stored: &Stored| stored.table.started.is_none();
        let removed = tables.get(&table).is_some_and(gathers);
        if removed {
            tables.remove(&table);
        }
        ready(removed)
    }

    fn say_and_call(
        &self,
        _: TableId,
        (_, _, text): (Seat, i64, String),
        by: Option<VisitorId>,
        _: Vec<Call>,
    ) -> Pending<'_, MessageNumber> {
        let mut said = self.said.lock().expect("nobody panics here");
        *said.entry(by).or_default() += text.len();
        ready(MessageNumber(1))
    }

    fn usage(&self, host: VisitorId, since: i64) -> Pending<'_, Usage> {
        let tables = self.tables();
        let own = tables
            .values()
            .filter(|stored| stored.table.host == Some(host) && stored.table.ended.is_none());
        let mut usage = Usage::default();
        for stored in own {
            usage.tables += 1;
            if stored.table.started.is_none() && stored.table.created < since {
                usage.abandoned.push(stored.table.id);
            } else {
                let bots = stored.seats.iter().filter(|seat| !seat.is_human());
                usage.bots += bots.count();
            }
        }
        let said = self.said.lock().expect("nobody panics here");
        usage.bytes = said.get(&Some(host)).copied().unwrap_or_default();
        ready(usage)
    }

    fn study(&self, _: TableId) -> Pending<'_, Option<String>> {
        ready(None)
    }

    fn keep_study(&self, _: TableId, _: String) -> Pending<'_, ()> {
        ready(())
    }

    fn talk(&self, _: TableId, _: MessageNumber, _: u32) -> Pending<'_, Vec<TalkLine>> {
        ready(Vec::new())
    }

    fn tables_of(&self, visitor: VisitorId, _: u32) -> Pending<'_, Vec<Summary>> {
        let sits = |stored: &&Stored| {
            stored
                .seats
                .iter()
                .any(|seat| seat.visitor == Some(visitor))
        };
        let tables = self.tables();
        ready(
            tables
                .values()
                .filter(sits)
                .map(|stored| self.summary(stored))
                .collect(),
        )
    }

    fn bot_turns(&self) -> Pending<'_, BotTurns> {
        let (mut waiting, mut unknown) = (Vec::new(), Vec::new());
        let tables = self.tables();
        let playing = |stored: &&Stored| stored.table.started.is_some();
        for stored in tables.values().filter(playing) {
            let summary = self.summary(stored);
            let waits = |seat: &SeatRecord, standing: &Standing| {
                !seat.is_human() && standing.to_act.contains(seat.seat)
            };
            match summary.standing {
                None => unknown.push(summary.table.id),
                Some(standing)
                    if standing.passes
                        || summary.seats.iter().any(|seat| waits(seat, &standing)) =>
                {
                    waiting.push((standing.since, summary.table.id));
                }
                Some(_) => {}
            }
        }
        waiting.sort_by_key(|&(since, _)| since);
        let waiting = waiting.into_iter().map(|(_, table)| table).collect();
        ready(BotTurns { waiting, unknown })
    }

    fn clocks(&self, until: i64) -> Pending<'_, Vec<(TableId, i64)>> {
        let standings = self.standings();
        let due = standings
            .iter()
            .filter_map(|(&table, standing)| Some((table, standing.due?)));
        ready(due.filter(|(_, due)| *due <= until).collect())
    }

    fn data_files(&self, host: VisitorId) -> Pending<'_, Vec<[u8; 32]>> {
        let tables = self.tables();
        let own = tables
            .values()
            .filter(|stored| stored.table.host == Some(host));
        let files = own.filter_map(|stored| stored.table.header.data.as_deref());
        let mut files: Vec<_> = files.map(data_hash).collect();
        files.sort_unstable();
        files.dedup();
        ready(files)
    }

    fn visitor(&self, visitor: VisitorId) -> Pending<'_, Visitor> {
        let visitors = self.visitors.lock().expect("nobody panics here");
        ready(visitors.get(&visitor).cloned().unwrap_or_default())
    }

    fn remember(&self, visitor: VisitorId, known: Visitor) -> Pending<'_, ()> {
        let mut visitors = self.visitors.lock().expect("nobody panics here");
        visitors.insert(visitor, known);
        ready(())
    }

    fn key(&self, name: &'static str, fresh: [u8; 32]) -> Pending<'_, [u8; 32]> {
        let mut keys = self.keys.lock().expect("nobody panics here");
        ready(*keys.entry(name).or_insert(fresh))
    }
}

impl AccountStore for Memory {}

impl FriendStore for Memory {}

impl MailStore for Memory {}

impl MannersStore for Memory {}

impl NoteStore for Memory {}

impl PasskeyStore for Memory {}

impl PurseStore for Memory {}

impl RatingStore for Memory {}

impl LobbyStore for Memory {}

impl CallStore for Memory {}
