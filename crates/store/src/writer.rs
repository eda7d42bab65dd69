//! The one writer: what arrives at the same time is stored with one commit.

use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::pin::Pin;
use std::time::Duration;

use futures_util::FutureExt;
use sqlx::{Connection, SqliteConnection, SqlitePool};
use table::{Append, Appended, Call, CallKind, StoreError};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use crate::file::Opened;
use crate::filing;
use crate::journal::Journal;
use crate::packing::Packer;
use crate::sqlite_calls::CallRows;
use crate::trouble::{Failing, Trouble};

/// What a piece of work gives when it is done.
pub(crate) type Working<'c, T> = Pin<Box<dyn Future<Output = Result<T, sqlx::Error>> + Send + 'c>>;

/// Tells whoever waits, once it is known whether the transaction was committed.
type Tell = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

/// Work inside a transaction that others share. Besides whom to tell, it says whether it was done.
type Work = Box<
    dyn for<'c> FnOnce(
            &'c mut SqliteConnection,
        ) -> Pin<Box<dyn Future<Output = (Tell, bool)> + Send + 'c>>
        + Send,
>;

/// Whether work needs everything that the journal says to be filed by table before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Filed {
    Before,
    Whenever,
}

/// What is to be written.
enum Job {
    /// Entries, which are most of it: all that arrive together are written by one statement, and whoever is called by another one.
    Append(
        Append,
        Vec<Call>,
        oneshot::Sender<Result<Appended, StoreError>>,
    ),
    /// Anything else; it may have to be done when everything is filed by table.
    Work(Work, Filed),
    /// Nothing more.
    Close(oneshot::Sender<()>),
}

/// How many pieces of work share one transaction at most.
const MOST: usize = 512;
/// How many times everything else that can go on does so first.
const TURNS: usize = 4;
/// When nothing was written for so long, what stands in the log is copied into the file. When much is written, SQLite
/// does it by itself.
const QUIET: Duration = Duration::from_secs(2);

/// How often it is tried whether anything can be stored again.
const RETRY: Duration = Duration::from_secs(1);

/// The door to the writer. It stops when all doors are gone, after everything that was given to it is done.
#[derive(Clone)]
pub(crate) struct Writer {
    jobs: mpsc::Sender<Job>,
    failing: Failing,
}

impl Writer {
    /// Begins to write on this connection.
    pub(crate) fn new(connection: SqliteConnection, readers: SqlitePool, opened: Opened) -> Writer {
        let (sender, jobs) = mpsc::channel(4 * MOST);
        let writer = Writer {
            jobs: sender,
            failing: Failing::default(),
        };
        let packer = Packer::new(readers.clone(), writer.downgrade());
        let trouble = Trouble::new(writer.failing.clone());
        tokio::spawn(async move {
            let mut connection = connection;
            let closed = run(&mut connection, jobs, &packer, (&opened, trouble)).await;
            end(connection, readers, closed).await;
        });
        writer
    }

    fn downgrade(&self) -> WeakWriter {
        WeakWriter {
            jobs: self.jobs.downgrade(),
            failing: self.failing.clone(),
        }
    }

    /// Whether the last transaction could be stored.
    pub(crate) fn can_write(&self) -> bool {
        !self.failing.is_so()
    }

    /// Writes what was given to it, copies the log into the file, and stops.
    pub(crate) async fn close(&self) {
        let (answer, answered) = oneshot::channel();
        // If it has stopped, it is closed.
        if self.jobs.send(Job::Close(answer)).await.is_ok() {
            let _ = answered.await;
        }
    }

    /// Does the work in a transaction, and answers when it is on the disk.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        work: impl for<'c> FnOnce(&'c mut SqliteConnection) -> Working<'c, T> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.work(Filed::Whenever, work).await
    }

    /// The same, when everything that the journal says is filed by table.
    pub(crate) async fn write_filed<T: Send + 'static>(
        &self,
        work: impl for<'c> FnOnce(&'c mut SqliteConnection) -> Working<'c, T> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.work(Filed::Before, work).await
    }

    async fn work<T: Send + 'static>(
        &self,
        filed: Filed,
        work: impl for<'c> FnOnce(&'c mut SqliteConnection) -> Working<'c, T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let work: Work = Box::new(move |connection| {
            let working = work(connection);
            Box::pin(async move {
                let result = working.await;
                let is_done = result.is_ok();
                let tell: Tell = Box::new(move |committed| {
                    let _ = answer.send(match (committed, result) {
                        (Ok(()), Ok(value)) => Ok(value),
                        (Ok(()), Err(error)) => Err(failed(&error)),
                        (Err(error), _) => Err(error),
                    });
                });
                (tell, is_done)
            })
        });
        self.send(Job::Work(work, filed), answered).await
    }

    /// Adds entries to a log and calls people, and answers when both are on the disk.
    pub(crate) async fn append(
        &self,
        append: Append,
        calls: Vec<Call>,
    ) -> Result<Appended, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.send(Job::Append(append, calls, answer), answered)
            .await
    }

    async fn send<T>(
        &self,
        job: Job,
        answered: oneshot::Receiver<Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        let gone = || StoreError("the writer could not begin, or has stopped".to_owned());
        self.jobs.send(job).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }
}

/// A door that does not keep the writer from stopping.
pub(crate) struct WeakWriter {
    jobs: mpsc::WeakSender<Job>,
    failing: Failing,
}

impl WeakWriter {
    /// The door, if the writer has not stopped.
    pub(crate) fn upgrade(&self) -> Option<Writer> {
        let failing = self.failing.clone();
        let jobs = self.jobs.upgrade()?;
        Some(Writer { jobs, failing })
    }
}

/// An error for the operator's log.
pub(crate) fn failed(error: &sqlx::Error) -> StoreError {
    StoreError(error.to_string())
}

/// Copies what the log says into the file itself, as far as nobody reads it.
pub(crate) async fn checkpoint(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    execute(connection, "PRAGMA wal_checkpoint(PASSIVE)").await
}

/// Closes the file. If somebody wanted it closed, nothing is left in the log.
async fn end(
    mut connection: SqliteConnection,
    readers: SqlitePool,
    closed: Option<oneshot::Sender<()>>,
) {
    if let Some(closed) = closed {
        readers.close().await;
        let copied = execute(&mut connection, "PRAGMA wal_checkpoint(TRUNCATE)").await;
        if let Err(error) = copied {
            tracing::error!(%error, "the log could not be copied into the database; both are to be kept together");
        }
        let _ = connection.close().await;
        let _ = closed.send(());
    }
}

/// Writes until it is told to stop, and gives who waits for it, or until nobody is there any more.
async fn run(
    connection: &mut SqliteConnection,
    mut jobs: mpsc::Receiver<Job>,
    packer: &Packer,
    (opened, mut trouble): (&Opened, Trouble),
) -> Option<oneshot::Sender<()>> {
    let mut batch = Vec::new();
    let mut journal = None;
    let mut closed = None;
    // Whether there is something that only the log says.
    let mut ahead = false;
    while closed.is_none() {
        let receiving = jobs.recv_many(&mut batch, MOST);
        let received = if trouble.lasts() {
            timeout(RETRY, receiving).await.ok()
        } else if ahead {
            timeout(QUIET, receiving).await.ok()
        } else {
            Some(receiving.await)
        };
        match received {
            Some(0) => break,
            Some(_) => {}
            None if trouble.lasts() => {
                match try_to_write(connection, opened).await {
                    Ok(()) => trouble.done(),
                    Err(error) => trouble.failed(&failed(&error)),
                }
                continue;
            }
            None => {
                ahead = false;
                if let Err(error) = checkpoint(connection).await {
                    tracing::warn!(%error, "the log could not be copied into the database");
                }
                continue;
            }
        }
        // Whoever is about to decide comes along: a commit costs the same for many as for one.
        for _ in 0..TURNS {
            tokio::task::yield_now().await;
            while batch.len() < MOST
                && let Ok(job) = jobs.try_recv()
            {
                batch.push(job);
            }
        }
        let (mut appends, mut calls) = (Vec::new(), Vec::new());
        let (mut answers, mut works) = (Vec::new(), Vec::new());
        let mut file = Filed::Whenever;
        for job in batch.drain(..) {
            match job {
                Job::Append(append, called, answer) => {
                    appends.push(append);
                    calls.push(called);
                    answers.push(answer);
                }
                Job::Work(work, filed) => {
                    works.push(work);
                    if filed == Filed::Before {
                        file = filed;
                    }
                }
                Job::Close(close) => closed = Some(close),
            }
        }
        let mut done = Done::default();
        let written = async {
            opened.must_be_there()?;
            let writing = Batch {
                appends: &appends,
                calls: &calls,
                works,
                filed: file,
            };
            write(connection, &mut journal, writing, &mut done).await
        };
        let written = match AssertUnwindSafe(written).catch_unwind().await {
            Ok(written) => written.map_err(|error| failed(&error)),
            Err(_) => Err(StoreError("a transaction panicked".to_owned())),
        };
        if let Err(error) = &written {
            trouble.failed(error);
            // If there is nothing to roll back, it has been done already.
            let _ = execute(connection, "ROLLBACK").await;
        } else {
            trouble.done();
        }
        ahead = true;
        for (index, answer) in answers.into_iter().enumerate() {
            let appended = written.as_ref().map(|appended| appended[index]);
            // Nobody has to wait for the answer.
            let _ = answer.send(appended.map_err(Clone::clone));
        }
        for tell in done.tells {
            tell(written.as_ref().map(|_| ()).map_err(Clone::clone));
        }
        if written.is_ok() {
            done.to_pack
                .into_iter()
                .for_each(|table| packer.pack(table));
        }
    }
    closed
}

/// Writes something that changes nothing, to find out whether anything can be stored again: while a server is not ready,
/// nobody else may try.
async fn try_to_write(
    connection: &mut SqliteConnection,
    opened: &Opened,
) -> Result<(), sqlx::Error> {
    opened.must_be_there()?;
    // What the log says is copied into the file, if there is room for it; then the log begins anew and has room too.
    let _ = checkpoint(connection).await;
    let written = execute(connection, "PRAGMA user_version = 0").await;
    if written.is_err() {
        // If there is nothing to roll back, it has been done already.
        let _ = execute(connection, "ROLLBACK").await;
    }
    written
}

/// What is written together.
struct Batch<'b> {
    appends: &'b [Append],
    /// Who is called by each of them.
    calls: &'b [Vec<Call>],
    works: Vec<Work>,
    filed: Filed,
}

/// What a transaction has done besides adding entries.
#[derive(Default)]
struct Done {
    tells: Vec<Tell>,
    to_pack: Vec<i64>,
}

/// Writes everything in one transaction, and gives what became of the entries. If that fails, what is known of the
/// journal is forgotten, and there may be something to roll back.
async fn write(
    connection: &mut SqliteConnection,
    journal: &mut Option<Journal>,
    batch: Batch<'_>,
    done: &mut Done,
) -> Result<Vec<Appended>, sqlx::Error> {
    let mut known = match journal.take() {
        Some(known) => known,
        None => Journal::read(connection).await?,
    };
    let file = batch.filed == Filed::Before || filing::is_due(&known, batch.appends);
    // Whose turn it is stands in the journal itself.
    let calls = batch.calls.iter().flatten().any(is_of_its_own);
    let ends = batch.appends.iter().any(|append| append.standing.is_over());
    let mut written = None;
    if batch.works.is_empty() && !file && !calls && !ends {
        // The usual case: one statement, which is its own transaction.
        written = known.write(connection, batch.appends, batch.calls).await?;
    }
    let written = match written {
        Some(written) => written,
        None => write_all(connection, &mut known, file, batch, done).await?,
    };
    *journal = Some(known);
    Ok(written)
}

/// Whether a call is a row of its own from the start: all but those whose turn it is.
fn is_of_its_own(call: &Call) -> bool {
    call.kind != CallKind::Turn
}

/// Does all the work in a transaction that nobody can come in between.
async fn write_all(
    connection: &mut SqliteConnection,
    journal: &mut Journal,
    file: bool,
    batch: Batch<'_>,
    done: &mut Done,
) -> Result<Vec<Appended>, sqlx::Error> {
    let appends = batch.appends;
    // Immediate: a transaction that became a writing one later could fail without waiting its turn.
    execute(connection, "BEGIN IMMEDIATE").await?;
    let written = loop {
        if let Some(written) = journal.write(connection, appends, batch.calls).await? {
            break written;
        }
        // Others have written since; from now on they wait.
        *journal = Journal::read(connection).await?;
    };
    if file || !batch.works.is_empty() {
        journal.deliver_calls(connection).await?;
    }
    if file {
        done.to_pack = filing::file(connection, journal).await?;
    }
    let mut calls = CallRows::default();
    for ((append, &appended), called) in appends.iter().zip(&written).zip(batch.calls) {
        if let Some(last) = append.entries.last().filter(|_| appended == Appended::Done) {
            let number = append.first.0 + append.entries.len() as u32 - 1;
            let called: Vec<Call> = called.iter().copied().filter(is_of_its_own).collect();
            calls = calls.with(&called, append.table, number, last.at);
            if append.standing.is_over() {
                filing::end(connection, append).await?;
            }
        }
    }
    calls.keep(connection).await?;
    for work in batch.works {
        execute(connection, "SAVEPOINT work").await?;
        let (tell, is_done) = work(connection).await;
        done.tells.push(tell);
        if !is_done {
            // Nothing of it is kept. That fails if the whole transaction is gone, as it can be when the disk is full.
            execute(connection, "ROLLBACK TO work").await?;
        }
        execute(connection, "RELEASE work").await?;
    }
    execute(connection, "COMMIT").await?;
    Ok(written)
}

/// Does what needs no values.
async fn execute(connection: &mut SqliteConnection, sql: &'static str) -> Result<(), sqlx::Error> {
    sqlx::query(sql).execute(connection).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use engine::{Moment, Seat, Seats};
    use serde_json::json;
    use table::{Entry, EntryKind, EntryNumber, Standing, Store, TableId};

    use super::*;
    use crate::Sqlite;

    #[tokio::test]
    async fn a_panic_spoils_nothing_that_comes_later() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("store.db");
        let store = Sqlite::open(&file).await.expect("it opens");
        let table = TableId::random();
        let append = |number| Append {
            table,
            first: EntryNumber(number),
            entries: vec![Entry {
                at: 1,
                what: EntryKind::Decision(Seat(0), json!(number)),
            }],
            standing: Standing {
                since: 1,
                to_act: Seats::all(2),
                passes: false,
                stand_ins: Seats::NONE,
                due: None,
                moment: Moment { round: 1, phase: 0 },
                outcome: None,
            },
        };
        assert_eq!(store.append(append(1)).await, Ok(Appended::Done));
        let (broken, together) = tokio::join!(
            store
                .writer
                .write(|_| -> Working<'_, ()> { panic!("on purpose") }),
            store.append(append(2))
        );
        assert!(broken.is_err() && together.is_err(), "one transaction");
        assert_eq!(store.append(append(2)).await, Ok(Appended::Done));
        assert_eq!(store.append(append(2)).await, Ok(Appended::Conflict));
    }
}
