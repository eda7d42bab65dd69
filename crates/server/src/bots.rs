//! Bots: they think beside the requests, never on their way. And what a table decides in a player's name when the time
//! has come.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::{StreamExt, stream};
use table::{PassTurn, Role, TableError, TableId, Tables, Urgency};
use tokio::sync::mpsc;
use tokio::task;
use tokio_util::sync::CancellationToken;

use crate::Config;
use crate::bot_plans::BotPlans;
use crate::house::House;
use crate::think_permits::{Owner, ThinkPermits};

/// How often it is looked for bots that nobody lets think, if several processes use the same store: one of them may be
/// gone.
const SWEEP: Duration = Duration::from_secs(30);
/// How long to wait while another process lets a bot think.
const ELSEWHERE: Duration = Duration::from_millis(200);
/// How long to wait when the store has failed; twice as long when it has failed again, up to the longest.
const AFTER_FAILURE: Duration = Duration::from_secs(1);
const LONGEST_WAIT: Duration = Duration::from_secs(30);

/// So often it is looked whether something has changed while a table waits for the time to decide in a player's name.
const LOOK_AGAIN: Duration = Duration::from_secs(1);

/// What became of a table that was called.
enum Turn {
    /// It is to be looked at again: a decision was made, or some time has passed.
    Again,
    /// A decision was made that nobody waits for; a process that thinks for all tables looks at others first.
    Others,
    /// The table decides in a player's name, so much later.
    Later(PassTurn, Duration),
    /// Nobody but people has to decide.
    Nobody,
}

/// The bots of all tables.
#[derive(Clone)]
pub(crate) struct Bots(Arc<Inner>);

struct Inner {
    tables: Tables,
    pause: Duration,
    house: House,
    /// How long a bot may think before another process thinks for it, if several use the same store.
    lease: Duration,
    permits: ThinkPermits,
    plans: BotPlans,
    /// The tables that are taken care of, and whether they were called again meanwhile.
    busy: Mutex<HashMap<TableId, bool>>,
    stop: CancellationToken,
}

impl Bots {
    pub(crate) fn new(
        tables: Tables,
        permits: ThinkPermits,
        house: House,
        config: &Config,
        stop: CancellationToken,
    ) -> Bots {
        Bots(Arc::new(Inner {
            tables,
            house,
            pause: config.bot_pause,
            lease: config.lease,
            permits,
            plans: BotPlans::default(),
            busy: Mutex::default(),
            stop,
        }))
    }

    /// Takes care of all tables where a bot is to act, until the server stops.
    pub(crate) async fn run(self, mut turns: mpsc::UnboundedReceiver<TableId>) {
        let (found, waiting) = mpsc::unbounded_channel();
        let waker = self.clone();
        task::spawn(async move {
            let stop = waker.0.stop.clone();
            // Whoever leaves thinking to others leaves it to them to look for it.
            while waker.0.tables.role() == Role::Thinks {
                if let Err(error) = waker.0.tables.wake_bots(found.clone()).await {
                    tracing::error!(%error, "the bots' tables could not be read");
                }
                let next = stop.run_until_cancelled(tokio::time::sleep(SWEEP));
                if !waker.0.tables.is_shared() || next.await.is_none() {
                    break;
                }
            }
        });
        task::spawn(self.clone().catch_up(waiting));
        let stop = self.0.stop.clone();
        while let Some(Some(table)) = stop.run_until_cancelled(turns.recv()).await {
            if self.claim(table) {
                task::spawn(self.clone().play(table, ()));
            }
        }
    }

    /// Goes on where the server was stopped. There can be thousands of such tables: only as many as can think come up
    /// at once, so that those where somebody decides now do not wait for all of them.
    async fn catch_up(self, waiting: mpsc::UnboundedReceiver<TableId>) {
        let at_once = self.0.permits.many();
        let tables = stream::unfold(waiting, async |mut waiting| {
            Some((waiting.recv().await?, waiting))
        });
        let catching_up = tables.for_each_concurrent(at_once, |table| {
            let bots = self.clone();
            async move {
                if bots.claim(table) {
                    // Whatever became of it, it is gone on with, or tried again, as with any other table.
                    let _ = bots.decide(table).await;
                    task::spawn(bots.clone().play(table, ()));
                }
            }
        });
        self.0.stop.run_until_cancelled(catching_up).await;
    }

    /// The tables that are taken care of.
    pub(crate) fn busy_with(&self) -> Vec<TableId> {
        self.busy().keys().copied().collect()
    }

    /// Whether the table is taken care of: then it is looked at once more when that is done.
    pub(crate) fn call_again(&self, table: TableId) -> bool {
        let mut busy = self.busy();
        let again = busy.get_mut(&table);
        again.map(|again| *again = true).is_some()
    }

    /// Whether the table is not taken care of yet.
    pub(crate) fn claim(&self, table: TableId) -> bool {
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

    /// Gives up a table's bots, so that another process can let them think.
    async fn give_up(&self, table: TableId) {
        if self.0.tables.role() != Role::Asks {
            // If it cannot be given up, it ends by itself.
            let _ = self.0.tables.lease_bots(table, Duration::ZERO).await;
        }
    }

    /// Takes care of a table until only people have to decide there. It takes a place as long as it thinks, not while it
    /// waits for a moment.
    pub(crate) async fn play(self, table: TableId, place: impl Send) {
        let stop = self.0.stop.clone();
        let mut place = Some(place);
        let played = stop.run_until_cancelled(async {
            let mut wait = AFTER_FAILURE;
            loop {
                tokio::time::sleep(self.0.pause).await;
                let turn = match self.decide(table).await {
                    Ok(Turn::Later(turn, wait)) => {
                        place = None;
                        self.wait(table, turn, wait).await
                    }
                    turn => turn,
                };
                match turn {
                    Ok(Turn::Nobody) if self.release(table) => {
                        self.give_up(table).await;
                        break;
                    }
                    Ok(Turn::Others) => {
                        // Whatever happens there is found with the next look.
                        self.busy().remove(&table);
                        self.give_up(table).await;
                        break;
                    }
                    Ok(_) | Err(TableError::Stale) => wait = AFTER_FAILURE,
                    Err(error @ TableError::Store(_)) => {
                        // The log may be on the disk that is full.
                        if wait == AFTER_FAILURE {
                            tracing::error!(%table, %error, "a bot could not decide and will try again");
                        }
                        tokio::time::sleep(wait).await;
                        wait = LONGEST_WAIT.min(2 * wait);
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
        drop(place);
    }

    /// Waits for the time to decide in a player's name, and does it. If that takes long, it is looked in between whether
    /// something has changed.
    async fn wait(
        &self,
        table: TableId,
        turn: PassTurn,
        wait: Duration,
    ) -> Result<Turn, TableError> {
        tokio::time::sleep(wait.min(LOOK_AGAIN)).await;
        if wait <= LOOK_AGAIN {
            self.0.tables.pass(table, turn).await?;
        }
        Ok(Turn::Again)
    }

    /// Makes one decision of a bot, if one is to act.
    async fn decide(&self, table: TableId) -> Result<Turn, TableError> {
        if self.0.house.is_read_only() {
            tokio::time::sleep(LOOK_AGAIN).await;
            return Ok(Turn::Again);
        }
        let Some(turn) = self.0.tables.bot_turn(table).await? else {
            let turn = self.0.tables.pass_turn(table).await?;
            return Ok(turn.map_or(Turn::Nobody, |turn| {
                Turn::Later(turn, self.0.tables.until(turn))
            }));
        };
        if !self.0.tables.lease_bots(table, self.0.lease).await? {
            // What the other one decides is seen then.
            tokio::time::sleep(ELSEWHERE).await;
            return Ok(Turn::Again);
        }
        let urgency = if turn.awaited {
            Urgency::Awaited
        } else {
            Urgency::Watched
        };
        let owner = Owner::of(turn.purse, turn.host, table);
        let mut plan = self.0.plans.take(table, turn.seat);
        let thought = self.0.permits.think(owner, urgency, move || {
            let question = &turn.question;
            let choice = question.planned_choice(turn.level, turn.seed, &mut plan);
            (turn, choice, plan)
        });
        let Some((turn, choice, plan)) = thought.await else {
            return Ok(Turn::Nobody);
        };
        self.0.plans.keep(table, turn.seat, plan);
        self.0.tables.decide_for_bot(table, &turn, choice).await?;
        let thinks_for_all = self.0.tables.role() == Role::Works;
        Ok(if thinks_for_all && urgency == Urgency::Watched {
            Turn::Others
        } else {
            Turn::Again
        })
    }
}
