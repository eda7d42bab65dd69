//! Telling everybody at a table that something is new.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use tokio::sync::broadcast;

use crate::{Echo, Position, TableId};

/// How many pieces of news a slow listener may miss before he has to read everything again.
const BACKLOG: usize = 64;

/// Something is new at a table: only what everybody may know. Whoever hears it reads again what he himself
/// may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct News {
    /// What is new.
    pub kind: Kind,
    /// Where the game stands, as everybody may know.
    pub position: Position,
    /// The live stream that knows it already.
    pub known: Option<Echo>,
}

/// What is new.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The position.
    Position,
    /// Who sits where, or that the game began.
    Seats,
    /// Something was said.
    Talk,
}

/// Those who listen, by table.
#[derive(Debug, Default)]
pub(crate) struct Hub(Mutex<HashMap<TableId, broadcast::Sender<News>>>);

impl Hub {
    pub(crate) fn listen(&self, table: TableId) -> broadcast::Receiver<News> {
        self.tables()
            .entry(table)
            .or_insert_with(|| broadcast::channel(BACKLOG).0)
            .subscribe()
    }

    pub(crate) fn tell(&self, table: TableId, news: News) {
        let mut tables = self.tables();
        if let Some(sender) = tables.get(&table)
            && sender.send(news).is_err()
        {
            // The last listener has gone.
            tables.remove(&table);
        }
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, broadcast::Sender<News>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
