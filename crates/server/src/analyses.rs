//! The analyses of finished games: made beside the requests, slice by slice, as long as somebody looks.

use std::num::NonZero;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bots::Progress;
use catalog::{Analysis, AnyPlaying, AnyStudy};
use lru::LruCache;
use table::{Role, TableError, TableId, TableView, Tables, Thought, Urgency, Wanted};
use tokio_util::sync::CancellationToken;

use crate::think_permits::{Owner, ThinkPermits};

/// How many analyses are kept.
const KEPT: NonZero<usize> = NonZero::new(32).unwrap();
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
    kept: Mutex<LruCache<TableId, Arc<Mutex<Work>>>>,
}

/// A study, and when somebody last looked at it.
struct Work {
    state: Seen,
    looked: Instant,
}

/// What there is to be seen of an analysis.
#[derive(Clone)]
pub(crate) enum Seen {
    /// It is being made.
    Progress(Progress),
    /// It is ready.
    Ready(Arc<Analysis>),
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
            kept: Mutex::new(LruCache::new(KEPT)),
        }))
    }

    /// Reads the analysis that was kept, unless it is in memory. What an older version kept in another form is made
    /// anew.
    async fn recall(&self, table: TableId) -> Result<(), TableError> {
        if self.kept().contains(&table) {
            return Ok(());
        }
        let Some(study) = self.0.tables.store().study(table).await? else {
            return Ok(());
        };
        match serde_json::from_str(&study) {
            Ok(analysis) => {
                let work = Arc::new(Mutex::new(Work {
                    state: Seen::Ready(Arc::new(analysis)),
                    looked: Instant::now(),
                }));
                self.kept().put(table, work);
            }
            Err(error) => tracing::warn!(%table, %error, "an analysis cannot be read"),
        }
        Ok(())
    }

    /// What there is to be seen of a finished game's analysis, which is begun if it is not there.
    pub(crate) async fn see(
        &self,
        table: TableId,
        finished: Box<dyn AnyPlaying>,
    ) -> Result<Seen, TableError> {
        self.recall(table).await?;
        if self.0.tables.role() != Role::Asks || self.kept().contains(&table) {
            return Ok(self.look(table, || finished));
        }
        let wanted = Wanted::Study;
        let asked = self.0.tables.store().ask(Thought { table, wanted }).await?;
        Ok(Seen::Progress(match asked.all {
            0 => beginning(finished.as_ref()),
            all => Progress {
                done: asked.done as usize,
                all: all as usize,
            },
        }))
    }

    /// The same, made in this process.
    fn look(&self, table: TableId, finished: impl FnOnce() -> Box<dyn AnyPlaying>) -> Seen {
        let mut kept = self.kept();
        if let Some(work) = kept.get(&table) {
            let mut work = lock(work);
            work.looked = Instant::now();
            return work.state.clone();
        }
        let playing = finished();
        let begun = Seen::Progress(beginning(playing.as_ref()));
        let work = Arc::new(Mutex::new(Work {
            state: begun.clone(),
            looked: Instant::now(),
        }));
        kept.put(table, work.clone());
        drop(kept);
        tokio::spawn(self.clone().make(table, work, playing));
        begun
    }

    /// Makes an analysis, unless nobody looks any more.
    async fn make(self, table: TableId, work: Arc<Mutex<Work>>, playing: Box<dyn AnyPlaying>) {
        if self.study(table, &work, playing).await.is_none() {
            let mut kept = self.kept();
            if kept
                .peek(&table)
                .is_some_and(|kept| Arc::ptr_eq(kept, &work))
            {
                kept.pop(&table);
            }
        }
    }

    async fn study(
        &self,
        table: TableId,
        work: &Mutex<Work>,
        playing: Box<dyn AnyPlaying>,
    ) -> Option<()> {
        let looking = Looking {
            analyses: self,
            work,
        };
        let analysis = study(&self.0.permits, table, playing, looking).await?;
        self.keep(table, &analysis).await;
        lock(work).state = Seen::Ready(Arc::new(analysis));
        Some(())
    }

    /// Makes the analysis of a finished game for another process, as long as it is wanted there.
    pub(crate) async fn make_for(&self, table: TableId, wanted: impl IsWanted) {
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
        if let Some(analysis) = study(&self.0.permits, table, playing, wanted).await {
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

    /// Nothing if the study is to be broken off.
    fn go_on(&self, work: &Mutex<Work>) -> Option<()> {
        let looked = lock(work).looked;
        let wanted = looked.elapsed() < self.0.patience && !self.0.stop.is_cancelled();
        wanted.then_some(())
    }

    fn kept(&self) -> MutexGuard<'_, LruCache<TableId, Arc<Mutex<Work>>>> {
        self.0.kept.lock().unwrap_or_else(PoisonError::into_inner)
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
    work: &'a Mutex<Work>,
}

impl IsWanted for Looking<'_> {
    async fn go_on(&mut self, progress: Progress) -> bool {
        lock(self.work).state = Seen::Progress(progress);
        self.analyses.go_on(self.work).is_some()
    }
}

/// Nothing of an analysis is made yet.
fn beginning(playing: &dyn AnyPlaying) -> Progress {
    Progress {
        done: 0,
        all: playing.decisions().count().max(1),
    }
}

/// Makes an analysis slice by slice; none if nobody wants it any more.
async fn study(
    permits: &ThinkPermits,
    table: TableId,
    playing: Box<dyn AnyPlaying>,
    mut wanted: impl IsWanted,
) -> Option<Analysis> {
    let (owner, urgency) = (Owner::Table(table), Urgency::Watched);
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
pub(crate) fn finished(sight: &TableView<'_>) -> Result<Box<dyn AnyPlaying>, TableError> {
    sight.finished()
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

fn lock(work: &Mutex<Work>) -> MutexGuard<'_, Work> {
    work.lock().unwrap_or_else(PoisonError::into_inner)
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

    #[tokio::test(flavor = "multi_thread")]
    async fn it_is_made_once_while_somebody_looks() {
        let (_folder, analyses) = analyses(Duration::from_mins(1)).await;
        let table = TableId::random();
        let ready = loop {
            match analyses.look(table, finished) {
                Seen::Ready(analysis) => break analysis,
                Seen::Progress(progress) => assert!(progress.done <= progress.all),
            }
            tokio::task::yield_now().await;
        };
        match analyses.look(table, || unreachable!("it is kept")) {
            Seen::Ready(again) => assert!(Arc::ptr_eq(&again, &ready)),
            Seen::Progress(_) => panic!("it was ready"),
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn it_is_broken_off_when_nobody_looks() {
        let (_folder, analyses) = analyses(Duration::ZERO).await;
        let table = TableId::random();
        assert!(matches!(analyses.look(table, finished), Seen::Progress(_)));
        while analyses.kept().contains(&table) {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn only_so_many_are_kept() {
        let (_folder, analyses) = analyses(Duration::ZERO).await;
        for _ in 0..2 * KEPT.get() {
            analyses.look(TableId::random(), finished);
            assert!(analyses.kept().len() <= KEPT.get());
        }
    }
}
