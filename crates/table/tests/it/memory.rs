//! A store in memory.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard};

use engine::{Header, Seat};
use table::{
    Append, Appended, Pending, SeatRecord, Store, StoreError, Stored, TableId, TableRecord,
    TalkLine, Visitor, VisitorId,
};

/// A store in memory.
#[derive(Default)]
pub(crate) struct Memory {
    tables: Mutex<HashMap<TableId, Stored>>,
    keys: Mutex<HashMap<&'static str, [u8; 32]>>,
    /// Whether everything that is to be added to a log is refused, as by a full disk.
    pub(crate) full: AtomicBool,
    /// How often a table was read.
    pub(crate) loads: AtomicUsize,
}

impl Memory {
    pub(crate) fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Stored>> {
        self.tables.lock().expect("nobody panics here")
    }
}

fn ready<'s, T: Send + 's>(value: T) -> Pending<'s, T> {
    Box::pin(std::future::ready(Ok(value)))
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

    fn append(&self, append: Append) -> Pending<'_, Appended> {
        if self.full.load(Ordering::Relaxed) {
            return Box::pin(std::future::ready(Err(StoreError(
                "the disk is full".into(),
            ))));
        }
        let mut tables = self.tables();
        let stored = tables.get_mut(&append.table).expect("the table was loaded");
        if stored.entries.len() + 1 != append.number as usize {
            return ready(Appended::Conflict);
        }
        stored.table.ended = append.over.then_some(1);
        stored.entries.extend(append.entries);
        ready(Appended::Done)
    }

    fn start(&self, table: TableId, header: Header, at: i64) -> Pending<'_, bool> {
        let mut tables = self.tables();
        let stored = tables.get_mut(&table).expect("the table was loaded");
        let first = stored.table.started.is_none();
        if first {
            stored.table.header = header;
            stored.table.started = Some(at);
        }
        ready(first)
    }

    fn seat(&self, table: TableId, issue: u32, seat: SeatRecord) -> Pending<'_, bool> {
        let mut tables = self.tables();
        let stored = tables.get_mut(&table).expect("the table was loaded");
        let record = &mut stored.seats[seat.seat.index()];
        let first = record.issue == issue;
        if first {
            *record = seat;
        }
        ready(first)
    }

    fn say(&self, _: TableId, _: Seat, _: i64, _: String) -> Pending<'_, u32> {
        ready(1)
    }

    fn talk(&self, _: TableId, _: u32, _: u32) -> Pending<'_, Vec<TalkLine>> {
        ready(Vec::new())
    }

    fn tables_of(&self, visitor: VisitorId, _: u32) -> Pending<'_, Vec<TableId>> {
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
                .map(|stored| stored.table.id)
                .collect(),
        )
    }

    fn open_tables(&self, _: u32) -> Pending<'_, Vec<TableId>> {
        ready(Vec::new())
    }

    fn tables_with_bots(&self) -> Pending<'_, Vec<TableId>> {
        ready(self.tables().keys().copied().collect())
    }

    fn visitor(&self, _: VisitorId) -> Pending<'_, Visitor> {
        ready(Visitor::default())
    }

    fn remember(&self, _: VisitorId, _: Visitor) -> Pending<'_, ()> {
        ready(())
    }

    fn key(&self, name: &'static str, fresh: [u8; 32]) -> Pending<'_, [u8; 32]> {
        let mut keys = self.keys.lock().expect("nobody panics here");
        ready(*keys.entry(name).or_insert(fresh))
    }
}
