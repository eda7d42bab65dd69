//! The one writer: what arrives at the same time is stored with one commit.

use std::future::Future;
use std::pin::Pin;

use sqlx::SqliteConnection;
use table::StoreError;
use tokio::sync::{mpsc, oneshot};

/// What a piece of work gives when it is done.
pub(crate) type Working<'c, T> = Pin<Box<dyn Future<Output = Result<T, sqlx::Error>> + Send + 'c>>;

/// Tells whoever waits, once it is known whether the transaction was committed.
type Tell = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

/// Work inside a transaction that others share.
type Job = Box<
    dyn for<'c> FnOnce(&'c mut SqliteConnection) -> Pin<Box<dyn Future<Output = Tell> + Send + 'c>>
        + Send,
>;

/// How many pieces of work share one transaction at most.
const MOST: usize = 512;

/// The door to the writer. It stops when all doors are gone, after everything that was given to it is done.
#[derive(Clone)]
pub(crate) struct Writer(mpsc::Sender<Job>);

impl Writer {
    /// Begins to write on this connection.
    pub(crate) fn new(connection: SqliteConnection) -> Writer {
        let (sender, jobs) = mpsc::channel(4 * MOST);
        tokio::spawn(run(connection, jobs));
        Writer(sender)
    }

    /// Does the work in a transaction, and answers when it is on the disk.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        work: impl for<'c> FnOnce(&'c mut SqliteConnection) -> Working<'c, T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            let working = work(connection);
            Box::pin(async move {
                let result = working.await;
                let tell: Tell = Box::new(move |committed| {
                    // Nobody has to wait for the answer.
                    let _ = answer.send(match (committed, result) {
                        (Ok(()), Ok(value)) => Ok(value),
                        (Ok(()), Err(error)) => Err(failed(&error)),
                        (Err(error), _) => Err(error),
                    });
                });
                tell
            })
        });
        let gone = || StoreError("the writer could not begin, or has stopped".to_owned());
        self.0.send(job).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }
}

/// An error for the operator's log.
pub(crate) fn failed(error: &sqlx::Error) -> StoreError {
    StoreError(error.to_string())
}

async fn run(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::new();
    while jobs.recv_many(&mut batch, MOST).await > 0 {
        let (tells, committed) = transaction(&mut connection, batch.drain(..)).await;
        if let Err(error) = &committed {
            tracing::error!(%error, "a transaction failed");
        }
        for tell in tells {
            tell(committed.clone());
        }
    }
}

/// Does all the work in one transaction.
async fn transaction(
    connection: &mut SqliteConnection,
    jobs: impl Iterator<Item = Job>,
) -> (Vec<Tell>, Result<(), StoreError>) {
    // Immediate: a transaction that became a writing one later could fail without waiting its turn.
    let begun = execute(connection, "BEGIN IMMEDIATE").await;
    if begun.is_err() {
        return (Vec::new(), begun);
    }
    let mut tells = Vec::new();
    for job in jobs {
        tells.push(job(connection).await);
    }
    let committed = execute(connection, "COMMIT").await;
    if committed.is_err() {
        // If there is nothing to roll back, the commit has done so itself.
        let _ = execute(connection, "ROLLBACK").await;
    }
    (tells, committed)
}

async fn execute(connection: &mut SqliteConnection, sql: &'static str) -> Result<(), StoreError> {
    let done = sqlx::query(sql).execute(connection).await;
    done.map(|_| ()).map_err(|error| failed(&error))
}
