//! The analyses of finished games: made beside the requests, slice by slice, as long as somebody looks.

use std::num::NonZero;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bots::Progress;
use catalog::{Analysis, AnyPlaying, AnyStudy};
use lru::LruCache;
use table::TableId;
use tokio_util::sync::CancellationToken;

use crate::think_permits::ThinkPermits;

/// How many analyses are kept.
const KEPT: NonZero<usize> = NonZero::new(32).unwrap();
/// How long a study holds a permit to think: other bots get their turn in between.
const SLICE: Duration = Duration::from_millis(25);

/// The analyses that are being made or were made lately. Clones are the same.
#[derive(Clone)]
pub(crate) struct Analyses(Arc<Inner>);

struct Inner {
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
        permits: ThinkPermits,
        patience: Duration,
        stop: CancellationToken,
    ) -> Analyses {
        Analyses(Arc::new(Inner {
            permits,
            patience,
            stop,
            kept: Mutex::new(LruCache::new(KEPT)),
        }))
    }

    /// What there is to be seen of a finished game's analysis, which is begun if it is not there.
    pub(crate) fn look(
        &self,
        table: TableId,
        finished: impl FnOnce() -> Box<dyn AnyPlaying>,
    ) -> Seen {
        let mut kept = self.kept();
        if let Some(work) = kept.get(&table) {
            let mut work = lock(work);
            work.looked = Instant::now();
            return work.state.clone();
        }
        let playing = finished();
        let begun = Seen::Progress(Progress {
            done: 0,
            all: playing.decisions().max(1),
        });
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
        if self.study(&work, playing).await.is_none() {
            let mut kept = self.kept();
            if kept
                .peek(&table)
                .is_some_and(|kept| Arc::ptr_eq(kept, &work))
            {
                kept.pop(&table);
            }
        }
    }

    async fn study(&self, work: &Mutex<Work>, playing: Box<dyn AnyPlaying>) -> Option<()> {
        let permits = &self.0.permits;
        let level = bots::Level::STRONGEST;
        self.go_on(work)?;
        let mut study = permits.think(move || playing.study(level)).await??;
        loop {
            lock(work).state = Seen::Progress(study.progress());
            self.go_on(work)?;
            let (same, more) = permits.think(move || slice(study)).await?;
            study = same;
            if !more {
                break;
            }
        }
        let analysis = permits.think(move || study.analysis()).await?;
        lock(work).state = Seen::Ready(Arc::new(analysis));
        Some(())
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
    use catalog::{Kind, Of};
    use engine::Seed;
    use testkit::Toy;
    use words::Lang;

    use super::*;

    fn finished() -> Box<dyn AnyPlaying> {
        let kind: &'static dyn Kind = &Of::<Toy>::NEW;
        let mut header = kind.header(2);
        header.seed = Some(Seed::from_number(1));
        let mut playing = kind.open(header, Lang::En).expect("two can play");
        while let Some(seat) = playing.to_act().first() {
            playing.play_choice(seat, 0, Lang::En).expect("legal");
        }
        playing
    }

    fn analyses(patience: Duration) -> Analyses {
        Analyses::new(ThinkPermits::new(), patience, CancellationToken::new())
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn it_is_made_once_while_somebody_looks() {
        let (analyses, table) = (analyses(Duration::from_mins(1)), TableId::random());
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
        let (analyses, table) = (analyses(Duration::ZERO), TableId::random());
        assert!(matches!(analyses.look(table, finished), Seen::Progress(_)));
        while analyses.kept().contains(&table) {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn only_so_many_are_kept() {
        let analyses = analyses(Duration::ZERO);
        for _ in 0..2 * KEPT.get() {
            analyses.look(TableId::random(), finished);
            assert!(analyses.kept().len() <= KEPT.get());
        }
    }
}
