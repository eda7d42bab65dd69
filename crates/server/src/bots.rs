//! Bots: they think beside the requests, never on their way.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use table::{TableId, Tables, Trouble};
use tokio::sync::mpsc;
use tokio::task;
use tokio_util::sync::CancellationToken;

use crate::think_permits::ThinkPermits;

/// How long to wait when the store has failed.
const AFTER_FAILURE: Duration = Duration::from_secs(1);

/// The bots of all tables.
#[derive(Clone)]
pub(crate) struct Bots(Arc<Inner>);

struct Inner {
    tables: Tables,
    pause: Duration,
    permits: ThinkPermits,
    /// The tables that are taken care of, and whether they were called again meanwhile.
    busy: Mutex<HashMap<TableId, bool>>,
    stop: CancellationToken,
}

impl Bots {
    pub(crate) fn new(
        tables: Tables,
        permits: ThinkPermits,
        pause: Duration,
        stop: CancellationToken,
    ) -> Bots {
        Bots(Arc::new(Inner {
            tables,
            pause,
            permits,
            busy: Mutex::default(),
            stop,
        }))
    }

    /// Takes care of all tables where a bot is to act, until the server stops.
    pub(crate) async fn run(self, mut turns: mpsc::UnboundedReceiver<TableId>) {
        let waker = self.clone();
        task::spawn(async move {
            if let Err(error) = waker.0.tables.wake_bots().await {
                tracing::error!(%error, "the bots' tables could not be read");
            }
        });
        let stop = self.0.stop.clone();
        while let Some(Some(table)) = stop.run_until_cancelled(turns.recv()).await {
            if self.claim(table) {
                task::spawn(self.clone().play(table));
            }
        }
    }

    /// Whether the table is not taken care of yet.
    fn claim(&self, table: TableId) -> bool {
        match self.busy().entry(table) {
            Entry::Occupied(mut again) => {
                again.insert(true);
                false
            }
            Entry::Vacant(free) => {
                free.insert(false);
                true
            }
        }
    }

    /// Whether the table can be left alone: it was not called again meanwhile.
    fn release(&self, table: TableId) -> bool {
        let mut busy = self.busy();
        match busy.get_mut(&table) {
            Some(again) if *again => {
                *again = false;
                false
            }
            _ => {
                busy.remove(&table);
                true
            }
        }
    }

    fn busy(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, bool>> {
        self.0.busy.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn play(self, table: TableId) {
        let stop = self.0.stop.clone();
        let played = stop.run_until_cancelled(async {
            loop {
                tokio::time::sleep(self.0.pause).await;
                match self.decide(table).await {
                    Ok(true) | Err(Trouble::Stale) => {}
                    Ok(false) if self.release(table) => break,
                    Ok(false) => {}
                    Err(error @ Trouble::Store(_)) => {
                        tracing::error!(%table, %error, "a bot could not decide and will try again");
                        tokio::time::sleep(AFTER_FAILURE).await;
                    }
                    Err(error) => {
                        tracing::error!(%table, %error, "a bot could not decide");
                        self.busy().remove(&table);
                        break;
                    }
                }
            }
        });
        played.await;
    }

    /// Makes one decision; false if no bot is to act.
    async fn decide(&self, table: TableId) -> Result<bool, Trouble> {
        let Some(turn) = self.0.tables.bot_turn(table).await? else {
            return Ok(false);
        };
        let thought = self.0.permits.think(move || {
            let choice = turn.question.choice(turn.level, turn.seed);
            (turn, choice)
        });
        let Some((turn, choice)) = thought.await else {
            return Ok(false);
        };
        self.0.tables.decide_for_bot(table, &turn, choice).await?;
        Ok(true)
    }
}
