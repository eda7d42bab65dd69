//! Telling everybody at a table that something is new.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::broadcast;

use crate::{Position, StreamKey, TableId};

/// How many pieces of news a listener may be behind before everything has to be read again. Every table that is listened to has
/// the room for them, and to read again costs one look at the table.
const BACKLOG: usize = 8;

/// Something is new at a table: only what everybody may know. Whoever hears it reads again what they themselves
/// may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct News {
    /// What is new.
    pub kind: NewsKind,
    /// Where the game stands, as everybody may know.
    pub position: Position,
    /// The live stream that knows it already.
    pub known: Option<StreamKey>,
}

/// What is new.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewsKind {
    /// The position.
    Position,
    /// Who sits where, or that the game began.
    Seats,
    /// Something was said.
    Talk,
}

/// Those who listen, by table. Clones are the same.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hub(Arc<Mutex<HashMap<TableId, Channel>>>);

/// Those who listen to one table.
#[derive(Debug)]
struct Channel {
    sender: broadcast::Sender<News>,
    /// How many of them do not play.
    watchers: usize,
}

impl Hub {
    /// Listens to a table, which must be there: whoever asks for others would leave something behind for each.
    pub(crate) fn listen(&self, table: TableId, watches: bool) -> Listener {
        let mut tables = self.tables();
        let channel = tables.entry(table).or_insert_with(|| Channel {
            sender: broadcast::channel(BACKLOG).0,
            watchers: 0,
        });
        channel.watchers += usize::from(watches);
        let news = channel.sender.subscribe();
        drop(tables);
        Listener {
            hub: self.clone(),
            table,
            news,
            watches,
        }
    }

    /// How many listen to a table who do not play there.
    pub(crate) fn watchers(&self, table: TableId) -> usize {
        let tables = self.tables();
        tables.get(&table).map_or(0, |channel| channel.watchers)
    }

    pub(crate) fn tell(&self, table: TableId, news: News) {
        if let Some(channel) = self.tables().get(&table) {
            // Whoever goes at this moment misses nothing.
            let _ = channel.sender.send(news);
        }
    }

    /// Tells those who listen to a table that is gone to look again: they find nothing.
    pub(crate) fn close(&self, table: TableId) {
        self.tables().remove(&table);
    }

    /// Whether somebody listens to a table.
    pub(crate) fn listens(&self, table: TableId) -> bool {
        self.tables().contains_key(&table)
    }

    /// The tables that are listened to.
    pub(crate) fn all(&self) -> Vec<TableId> {
        self.tables().keys().copied().collect()
    }

    /// How many listen, at all tables together.
    pub(crate) fn listeners(&self) -> usize {
        let tables = self.tables();
        let count = |channel: &Channel| channel.sender.receiver_count();
        tables.values().map(count).sum()
    }

    /// How many tables are listened to.
    pub(crate) fn len(&self) -> usize {
        self.tables().len()
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Channel>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody who hears the news of a table. When the last one is gone, nothing is left of it in memory.
#[derive(Debug)]
pub struct Listener {
    hub: Hub,
    table: TableId,
    news: broadcast::Receiver<News>,
    watches: bool,
}

impl Listener {
    /// The next piece of news; none if some were missed, so that everything is to be read again.
    pub async fn next(&mut self) -> Option<News> {
        // It is closed if the table is gone.
        self.news.recv().await.ok()
    }

    /// What has been told already and was not heard yet.
    pub fn heard(&mut self) -> Option<News> {
        self.news.try_recv().ok()
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let mut tables = self.hub.tables();
        // Nobody begins to listen meanwhile.
        if let Some(channel) = tables.get_mut(&self.table) {
            // A table that was closed meanwhile has forgotten who watched.
            channel.watchers = channel.watchers.saturating_sub(self.watches.into());
            if channel.sender.receiver_count() == 1 {
                tables.remove(&self.table);
            }
        }
    }
}
