//! The analyses of finished games: made beside the requests, slice by slice, as long as somebody looks.

use std::collections::HashMap;
use std::num::NonZero;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bots::Progress;
use catalog::{Analysis, AnyPlaying, AnyStudy};
use lru::LruCache;
use table::{Caller, Role, TableError, TableId, TableView, Tables, Thought, Urgency, Wanted};
use tokio_util::sync::CancellationToken;

use crate::think_permits::{Owner, Purse, ThinkPermits};

/// How many analyses are kept.
const KEPT: NonZero<usize> = NonZero::new(32).unwrap();
/// How many are made at once: each has a copy of its game.
const MAKING: usize = 8;
/// How many of them at the expense of one purse.
const MAKING_EACH: usize = 2;
/// How long a study holds a permit to think: other bots get their turn in between.
const SLICE: Duration = Duration::from_millis(25);

/// The analyses that are being made or were made lately. Clones are the same.
#[derive(Clone)]
pub(crate) struct Analyses(Arc<Inner>);

struct Inner {
    tables: Tables,
    permits: ThinkPermits,
    /// How long a study goes on when nobody looks.
    patience: Duration,
    stop: CancellationToken,
    memory: Mutex<Memory>,
}

struct Memory {
    ready: LruCache<TableId, Arc<Analysis>>,
    /// What is being made is never pushed out by others, or it would be made twice.
    making: HashMap<TableId, Making>,
}

/// A study that is being made.
struct Making {
    /// At whose expense.
    purse: Purse,
    progress: Progress,
    /// When somebody last looked at it.
    looked: Instant,
}

/// What there is to be seen of an analysis.
#[derive(Clone)]
pub(crate) enum Seen {
    /// It is being made, or waits for others that are.
    Progress(Progress),
    /// It is ready.
    Ready(Arc<Analysis>),
}

impl Memory {
    fn knows(&self, table: TableId) -> bool {
        self.ready.contains(&table) || self.making.contains_key(&table)
    }

    /// Whether another study can be made now at the expense of this purse.
    fn has_room(&self, purse: Purse) -> bool {
        let own = self.making.values().filter(|making| making.purse == purse);
        self.making.len() < MAKING && own.count() < MAKING_EACH
    }
}

impl Analyses {
    pub(crate) fn new(
        tables: Tables,
        permits: ThinkPermits,
        patience: Duration,
        stop: CancellationToken,
    ) -> Analyses {
        Analyses(Arc::new(Inner {
            tables,
            permits,
            patience,
            stop,
            memory: Mutex::new(Memory {
                ready: LruCache::new(KEPT),
                making: HashMap::new(),
            }),
        }))
    }

    /// Reads the analysis that was kept, unless it is in memory. What an older version kept in another form is made
    /// anew.
    async fn recall(&self, table: TableId) -> Result<(), TableError> {
        if self.memory().knows(table) {
            return Ok(());
        }
        let Some(study) = self.0.tables.store().study(table).await? else {
            return Ok(());
        };
        match serde_json::from_str(&study) {
            Ok(analysis) => drop(self.memory().ready.put(table, Arc::new(analysis))),
            Err(error) => tracing::warn!(%table, %error, "an analysis cannot be read"),
        }
        Ok(())
    }

    /// What there is to be seen of a finished game's analysis, which is begun at the caller's expense if it is not there and
    /// there is room.
    pub(crate) async fn see(
        &self,
        table: TableId,
        caller: &Caller,
        finished: Box<dyn AnyPlaying>,
    ) -> Result<Seen, TableError> {
        self.recall(table).await?;
        if self.0.tables.role() != Role::Asks || self.memory().knows(table) {
            return Ok(self.look(table, Owner::asks(caller, table), finished));
        }
        let wanted = Wanted::Study;
        let thought = Thought { table, wanted };
        let asked = self.0.tables.store().ask(thought, caller.purse()).await?;
        Ok(Seen::Progress(match asked.all {
            0 => beginning(finished.as_ref()),
            all => Progress {
                done: asked.done as usize,
                all: all as usize,
            },
        }))
    }

    /// The same, made in this process.
    fn look(&self, table: TableId, owner: Owner, finished: Box<dyn AnyPlaying>) -> Seen {
        let mut memory = self.memory();
        if let Some(analysis) = memory.ready.get(&table) {
            return Seen::Ready(analysis.clone());
        }
        if let Some(making) = memory.making.get_mut(&table) {
            making.looked = Instant::now();
            return Seen::Progress(making.progress);
        }
        let progress = beginning(finished.as_ref());
        // Otherwise it begins when somebody looks again.
        if memory.has_room(owner.purse) {
            let making = Making {
                purse: owner.purse,
                progress,
                looked: Instant::now(),
            };
            memory.making.insert(table, making);
            drop(memory);
            tokio::spawn(self.clone().make(table, owner, finished));
        }
        Seen::Progress(progress)
    }

    /// Makes an analysis, unless nobody looks any more.
    async fn make(self, table: TableId, owner: Owner, finished: Box<dyn AnyPlaying>) {
        let looking = Looking {
            analyses: &self,
            table,
        };
        let made = study(&self.0.permits, owner, finished, looking).await;
        if let Some(analysis) = &made {
            self.keep(table, analysis).await;
        }
        let mut memory = self.memory();
        memory.making.remove(&table);
        if let Some(analysis) = made {
            memory.ready.put(table, Arc::new(analysis));
        }
    }

    /// Makes the analysis of a finished game for another process, as long as it is wanted there.
    pub(crate) async fn make_for(&self, table: TableId, owner: Owner, wanted: impl IsWanted) {
        // Whoever asked may not have seen that another one had just made it.
        if matches!(self.0.tables.store().study(table).await, Ok(Some(_))) {
            return;
        }
        let playing = match self.0.tables.finished(table).await {
            Ok(playing) => playing,
            Err(error) => {
                tracing::warn!(%table, %error, "a game cannot be analysed");
                return;
            }
        };
        if let Some(analysis) = study(&self.0.permits, owner, playing, wanted).await {
            self.keep(table, &analysis).await;
        }
    }

    /// Keeps an analysis, so that it is not made again after a restart.
    async fn keep(&self, table: TableId, analysis: &Analysis) {
        let Ok(study) = serde_json::to_string(analysis) else {
            return;
        };
        if let Err(error) = self.0.tables.store().keep_study(table, study).await {
            tracing::warn!(%table, %error, "an analysis could not be kept");
        }
    }

    fn memory(&self) -> MutexGuard<'_, Memory> {
        self.0.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whoever wants an analysis.
pub(crate) trait IsWanted: Send {
    /// Hears how far it is, and says whether it is still wanted.
    fn go_on(&mut self, progress: Progress) -> impl Future<Output = bool> + Send;
}

/// Those who look at the page of an analysis.
struct Looking<'a> {
    analyses: &'a Analyses,
    table: TableId,
}

impl IsWanted for Looking<'_> {
    async fn go_on(&mut self, progress: Progress) -> bool {
        let analyses = &self.analyses.0;
        let mut memory = self.analyses.memory();
        let making = memory.making.get_mut(&self.table);
        let patient = making.is_some_and(|making| {
            making.progress = progress;
            making.looked.elapsed() < analyses.patience
        });
        patient && !analyses.stop.is_cancelled()
    }
}

/// Nothing of an analysis is made yet.
fn beginning(playing: &dyn AnyPlaying) -> Progress {
    Progress {
        done: 0,
        // Every position is judged, and every decision looked at once more.
        all: (2 * playing.decisions().count()).max(1),
    }
}

/// Makes an analysis slice by slice; none if nobody wants it any more.
async fn study(
    permits: &ThinkPermits,
    owner: Owner,
    playing: Box<dyn AnyPlaying>,
    mut wanted: impl IsWanted,
) -> Option<Analysis> {
    let urgency = Urgency::Watched;
    let level = bots::Level::STRONGEST;
    if !wanted.go_on(beginning(playing.as_ref())).await {
        return None;
    }
    let mut study = permits
        .think(owner, urgency, move || playing.study(level))
        .await??;
    while wanted.go_on(study.progress()).await {
        let (same, more) = permits.think(owner, urgency, move || slice(study)).await?;
        study = same;
        if !more {
            return permits.think(owner, urgency, move || whole(&*study)).await;
        }
    }
    None
}

/// The game of a table that is over, to be studied. A function of its own, because a method does not serve every lifetime of a view.
pub(crate) fn finished(view: &TableView<'_>) -> Result<Box<dyn AnyPlaying>, TableError> {
    view.finished()
}

/// The analysis of a game that was studied to the end.
fn whole(study: &dyn AnyStudy) -> Analysis {
    let mut analysis = study.analysis();
    // So that it is the same when it is read again.
    analysis.course.round_shares();
    analysis
}

/// Studies for a while; says whether there is more to be done.
fn slice(mut study: Box<dyn AnyStudy>) -> (Box<dyn AnyStudy>, bool) {
    let begin = Instant::now();
    let mut more = true;
    while more && begin.elapsed() < SLICE {
        more = study.step();
    }
    (study, more)
}

#[cfg(test)]
mod tests {
    use catalog::{AnyGame, Catalog, ErasedGame};
    use engine::Seed;
    use store::Sqlite;
    use table::Quota;
    use tempfile::TempDir;
    use testkit::Toy;

    use super::*;

    fn finished() -> Box<dyn AnyPlaying> {
        let kind: &'static dyn AnyGame = &ErasedGame::<Toy>::NEW;
        let mut header = kind.header(2);
        header.seed = Some(Seed::from_number(1));
        let mut playing = kind.open(header).expect("two can play");
        while let Some(seat) = playing.to_act().first() {
            playing.play_choice(seat, 0).expect("legal");
        }
        playing
    }

    static TOYS: &[&dyn AnyGame] = &[&ErasedGame::<Toy>::NEW];

    async fn analyses(patience: Duration) -> (TempDir, Analyses) {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Sqlite::open(&folder.path().join("test.db")).await;
        let store = Arc::new(store.expect("it opens"));
        let most = NonZero::<usize>::MIN;
        let (secrets, quota) = (table::random_secret, Quota::default());
        let opened = Tables::open(store, Catalog::of(TOYS), || 0, secrets, most, quota);
        let (tables, _) = opened.await.expect("it opens");
        let (permits, stop) = (ThinkPermits::new(None), CancellationToken::new());
        (folder, Analyses::new(tables, permits, patience, stop))
    }

    fn somebody() -> Caller {
        Caller::visitor(table::VisitorId::random())
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn it_is_made_once_while_somebody_looks() {
        let (_folder, analyses) = analyses(Duration::from_mins(1)).await;
        let (table, caller) = (TableId::random(), somebody());
        let look = || analyses.look(table, Owner::asks(&caller, table), finished());
        let ready = loop {
            match look() {
                Seen::Ready(analysis) => break analysis,
                Seen::Progress(progress) => assert!(progress.done <= progress.all),
            }
            tokio::task::yield_now().await;
        };
        match look() {
            Seen::Ready(again) => assert!(Arc::ptr_eq(&again, &ready)),
            Seen::Progress(_) => panic!("it was ready"),
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn it_is_broken_off_when_nobody_looks() {
        let (_folder, analyses) = analyses(Duration::ZERO).await;
        let table = TableId::random();
        let seen = analyses.look(table, Owner::asks(&somebody(), table), finished());
        assert!(matches!(seen, Seen::Progress(_)));
        while analyses.memory().knows(table) {
            tokio::task::yield_now().await;
        }
    }

    /// More are looked at than are kept, by more than can be served at once: a few are made at once, few of them for one, and each
    /// once.
    #[tokio::test(flavor = "multi_thread")]
    async fn many_are_made_one_after_the_other() {
        let (_folder, analyses) = analyses(Duration::from_mins(1)).await;
        let callers: Vec<Caller> = (0..8).map(|_| somebody()).collect();
        let tables: Vec<TableId> = (0..40).map(|_| TableId::random()).collect();
        let mut missing = tables.clone();
        while !missing.is_empty() {
            let mut still = Vec::new();
            for (number, &table) in missing.iter().enumerate() {
                let caller = &callers[number % callers.len()];
                let seen = analyses.see(table, caller, finished()).await;
                if matches!(seen.expect("readable"), Seen::Progress(_)) {
                    still.push(table);
                }
                let memory = analyses.memory();
                assert!(memory.making.len() <= MAKING && memory.ready.len() <= KEPT.get());
                for making in memory.making.values() {
                    let same = memory.making.values();
                    let same = same.filter(|other| other.purse == making.purse);
                    assert!(same.count() <= MAKING_EACH);
                }
            }
            missing = still;
            tokio::task::yield_now().await;
        }
        // Whatever was pushed out of memory is read, and not made again.
        for table in tables {
            let seen = analyses.see(table, &callers[0], finished()).await;
            assert!(matches!(seen.expect("readable"), Seen::Ready(_)));
            assert!(analyses.memory().making.is_empty());
        }
    }
}
