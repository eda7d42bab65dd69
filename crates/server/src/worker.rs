//! A process that only thinks: for all servers on the same PostgreSQL, on this machine or another one.
//!
//! It takes as many turns of bots, hints and analyses as it can think about, by lease, and leaves the rest to others like it.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use bots::{Advice, Level, Progress};
use table::{
    Change, Claim, Claimed, TableError, TableId, Tables, Thought, ThoughtKind, Urgency, Wanted,
};
use tokio::sync::{Notify, mpsc};
use tokio_util::sync::CancellationToken;

use crate::analyses::IsWanted;
use crate::bots::Bots;
use crate::think_permits::Owner;
use crate::{App, Config};

/// So many tables and thoughts of each kind are taken care of for each that can think at once: while one waits for the database,
/// another thinks.
const EACH: usize = 2;
/// How often it is looked for tables of which nobody knows whose turn it is.
const SWEEP: Duration = Duration::from_secs(30);
/// How often it is said that a thought is still being thought.
const REPORT: Duration = Duration::from_secs(1);
/// How long to wait when the store has failed.
const AFTER_FAILURE: Duration = Duration::from_secs(1);

/// A process that thinks for others.
pub(crate) struct Worker {
    app: App,
    bots: Bots,
    lease: Duration,
    /// What is being taken care of where people wait.
    awaited: Busy,
    /// The tables of bots among themselves.
    watched: Busy,
    studies: Busy,
    stop: CancellationToken,
}

/// How many tables or thoughts of a kind are being taken care of. Each kind has room of its own, so that those that nobody waits
/// for keep nobody waiting. Clones are the same.
#[derive(Clone, Default)]
struct Busy(Arc<(AtomicUsize, Notify)>);

impl Busy {
    fn number(&self) -> usize {
        self.0.0.load(Ordering::Acquire)
    }

    /// One more, until it is dropped.
    fn with_one(&self) -> One {
        self.0.0.fetch_add(1, Ordering::AcqRel);
        One(self.clone())
    }

    /// Waits until there is one less.
    async fn notified(&self) {
        self.0.1.notified().await;
    }
}

/// A table or a thought that is being taken care of.
struct One(Busy);

impl Drop for One {
    fn drop(&mut self) {
        let (number, less) = &*self.0.0;
        number.fetch_sub(1, Ordering::AcqRel);
        less.notify_one();
    }
}

/// What there may be to think about.
#[derive(Default)]
struct Heard {
    /// At these tables something was written.
    tables: Vec<TableId>,
    hints: bool,
    studies: bool,
    /// Any table where people wait.
    awaited: bool,
    /// Any table of bots among themselves.
    watched: bool,
}

impl Heard {
    fn note(&mut self, change: Change) {
        match change {
            Change::Table(table) => self.tables.push(table),
            Change::Thought => (self.hints, self.studies) = (true, true),
            Change::Unknown => {
                (self.hints, self.studies) = (true, true);
                (self.awaited, self.watched) = (true, true);
            }
            // Nothing to think about.
            Change::Accounts => {}
        }
    }
}

impl Worker {
    pub(crate) fn new(app: App, bots: Bots, config: &Config, stop: CancellationToken) -> Worker {
        Worker {
            app,
            bots,
            lease: config.lease,
            awaited: Busy::default(),
            watched: Busy::default(),
            studies: Busy::default(),
            stop,
        }
    }

    fn tables(&self) -> &Tables {
        self.app.tables()
    }

    /// How many tables or thoughts of a kind more can be taken care of.
    fn room(&self, busy: &Busy) -> usize {
        let most = EACH * self.app.think_permits().many();
        most.saturating_sub(busy.number())
    }

    /// Works until it is told to stop.
    pub(crate) async fn run(self, mut turns: mpsc::UnboundedReceiver<TableId>) {
        let mut changes = self.tables().hear();
        let (found, mut woken) = mpsc::unbounded_channel();
        let mut sweep = tokio::time::interval(SWEEP);
        // Whatever another process has let go of is found soon.
        let mut look = tokio::time::interval((self.lease / 2).min(SWEEP));
        let mut heard = Heard::default();
        loop {
            tokio::select! {
                () = self.stop.cancelled() => break,
                Some(change) = changes.recv() => heard.note(change),
                Some(table) = turns.recv() => heard.note(Change::Table(table)),
                Some(table) = woken.recv() => heard.note(Change::Table(table)),
                () = self.awaited.notified() => (heard.hints, heard.awaited) = (true, true),
                () = self.watched.notified() => heard.watched = true,
                () = self.studies.notified() => heard.studies = true,
                _ = look.tick() => heard.note(Change::Unknown),
                _ = sweep.tick() => {
                    heard.note(Change::Unknown);
                    if let Err(error) = self.tables().wake_bots(found.clone()).await {
                        tracing::error!(%error, "the bots' tables could not be read");
                    }
                }
            }
            // Whatever else was told meanwhile is asked for together.
            while let Ok(change) = changes.try_recv() {
                heard.note(change);
            }
            while let Ok(table) = woken.try_recv() {
                heard.note(Change::Table(table));
            }
            if let Err(error) = self.take(std::mem::take(&mut heard)).await {
                tracing::error!(%error, "nothing could be taken to be thought about");
                let pause = tokio::time::sleep(AFTER_FAILURE);
                if self.stop.run_until_cancelled(pause).await.is_none() {
                    break;
                }
                heard.note(Change::Unknown);
            }
        }
        for busy in [&self.awaited, &self.watched, &self.studies] {
            while busy.number() > 0 {
                busy.notified().await;
            }
        }
        // Others need not wait for the leases to end.
        for table in self.bots.busy_with() {
            let _ = self.tables().lease_bots(table, Duration::ZERO).await;
        }
    }

    /// Takes what there is room for, first of all what somebody waits for.
    async fn take(&self, heard: Heard) -> Result<(), TableError> {
        // A table that is taken care of is looked at once more when that is done.
        let mut new = heard.tables;
        new.retain(|&table| !self.bots.call_again(table));
        if heard.hints {
            self.take_thoughts(ThoughtKind::Hint, &self.awaited).await?;
        }
        // Those of which nothing was heard take turns with those that are watched.
        let watched = heard.watched || !new.is_empty();
        if heard.awaited || !new.is_empty() {
            let among = (!heard.awaited).then_some(new);
            self.take_bots(Urgency::Awaited, &self.awaited, among)
                .await?;
        }
        if watched {
            self.take_bots(Urgency::Watched, &self.watched, None)
                .await?;
        }
        if heard.studies {
            self.take_thoughts(ThoughtKind::Study, &self.studies)
                .await?;
        }
        Ok(())
    }

    async fn take_thoughts(&self, kind: ThoughtKind, busy: &Busy) -> Result<(), TableError> {
        let most = self.room(busy);
        if most > 0 {
            let store = self.tables().store();
            let thoughts = store.claim_thoughts(kind, most as u32, self.lease).await?;
            for claimed in thoughts {
                self.think(claimed, busy.with_one());
            }
        }
        Ok(())
    }

    /// Takes tables where a bot is to act, of these if some are named.
    async fn take_bots(
        &self,
        urgency: Urgency,
        busy: &Busy,
        among: Option<Vec<TableId>>,
    ) -> Result<(), TableError> {
        let most = self.room(busy);
        if most == 0 {
            return Ok(());
        }
        let claim = Claim {
            urgency,
            among,
            without: self.bots.busy_with(),
            most: most as u32,
            time: self.lease,
        };
        for table in self.tables().claim_bots(claim).await? {
            // What is in memory of it may be old.
            self.tables().doubt(table).await;
            if self.bots.claim(table) {
                tokio::spawn(self.bots.clone().play(table, busy.with_one()));
            }
        }
        Ok(())
    }

    /// Thinks about what a server asks.
    fn think(&self, claimed: Claimed, place: One) {
        let Claimed { thought, purse } = claimed;
        let owner = Owner::of(purse, None, thought.table);
        let (app, lease) = (self.app.clone(), self.lease);
        let stop = self.stop.clone();
        tokio::spawn(async move {
            let answered = stop.run_until_cancelled(async {
                let answer = match thought.wanted {
                    Wanted::Hint(..) => hint(&app, thought, owner).await,
                    Wanted::Study => {
                        let asker = Asker {
                            app: app.clone(),
                            thought,
                            lease,
                            told: None,
                        };
                        app.analyses().make_for(thought.table, owner, asker).await;
                        None
                    }
                };
                if let Err(error) = app.tables().store().answer(thought, answer).await {
                    tracing::error!(%error, "an answer could not be given");
                }
            });
            answered.await;
            drop(place);
        });
    }
}

/// What the strongest bot would do, as it is stored.
async fn hint(app: &App, thought: Thought, owner: Owner) -> Option<String> {
    let Wanted::Hint(seat, entry) = thought.wanted else {
        return None;
    };
    app.tables().doubt(thought.table).await;
    let asked = app.tables().hint_question(thought.table, seat, entry).await;
    let asked = asked
        .inspect_err(|error| tracing::warn!(%error, "a hint cannot be given"))
        .ok()?;
    let thinking = app.think_permits().think(owner, Urgency::Awaited, move || {
        asked.question.advice(Level::STRONGEST, asked.seed)
    });
    written_advice(&thinking.await?)
}

fn written_advice(advice: &Advice) -> Option<String> {
    serde_json::to_string(advice).ok()
}

/// An advice that another process has written. One of an older version may have written it in another form: then there is none.
pub(crate) fn read_advice(text: &str) -> Option<Advice> {
    serde_json::from_str(text).ok()
}

/// A server that wants an analysis.
struct Asker {
    app: App,
    thought: Thought,
    lease: Duration,
    /// When it was told last how far it is.
    told: Option<Instant>,
}

impl IsWanted for Asker {
    async fn go_on(&mut self, progress: Progress) -> bool {
        if self.told.is_some_and(|told| told.elapsed() < REPORT) {
            return true;
        }
        self.told = Some(Instant::now());
        let store = self.app.tables().store();
        let (done, all) = (progress.done as u32, progress.all as u32);
        let reported = store.report(self.thought, done, all, self.lease).await;
        // If it cannot be said, the lease decides.
        reported.unwrap_or(true)
    }
}
