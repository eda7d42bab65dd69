//! What servers tell each other.

use std::time::Duration;

use sqlx::postgres::PgListener;
use sqlx::{Error, PgConnection, PgPool};
use table::{Change, Shared, TableId};
use tokio::sync::mpsc;

use super::Postgres;

/// The one channel.
const CHANNEL: &str = "kroniek";
/// What is told of a thought in the place of a table.
const THOUGHT: &str = "thought";
/// What is told instead of a table's number when sessions have ended or accounts have changed.
const ACCOUNTS: &str = "accounts";
/// How often it is looked for what was missed.
const HEALING: Duration = Duration::from_secs(30);
/// How often it is looked for what others have written if nobody tells.
const LOOKING: Duration = Duration::from_millis(500);
/// How long to wait before the database is called again.
const AFTER_FAILURE: Duration = Duration::from_secs(1);

impl Postgres {
    /// What the others are told: at which table something was written, and who wrote it.
    pub(super) fn payload(&self, table: TableId) -> String {
        format!("{} {}", table.to_number(), self.own)
    }

    /// Tells the others that something was written at a table, once the transaction is committed.
    pub(super) async fn tell(
        &self,
        connection: &mut PgConnection,
        table: TableId,
    ) -> Result<(), Error> {
        if self.notify {
            let telling = sqlx::query("SELECT pg_notify($1, $2)");
            let telling = telling.bind(CHANNEL).bind(self.payload(table));
            telling.execute(connection).await?;
        }
        Ok(())
    }

    /// Tells the others that a thought is asked for, once the transaction is committed.
    pub(super) async fn tell_of_thought(&self, connection: &mut PgConnection) -> Result<(), Error> {
        self.announce(connection, THOUGHT).await
    }

    /// Tells the others that sessions have ended or accounts have changed, once the transaction is committed.
    pub(super) async fn tell_of_accounts(
        &self,
        connection: &mut PgConnection,
    ) -> Result<(), Error> {
        self.announce(connection, ACCOUNTS).await
    }

    async fn announce(&self, connection: &mut PgConnection, what: &str) -> Result<(), Error> {
        if self.notify {
            let telling = sqlx::query("SELECT pg_notify($1, $2)");
            let telling = telling.bind(CHANNEL).bind(format!("{what} {}", self.own));
            telling.execute(connection).await?;
        }
        Ok(())
    }

    /// What the others write from now on.
    pub(super) fn listen(&self) -> Shared {
        let (sender, changes) = mpsc::unbounded_channel();
        if self.notify {
            tokio::spawn(hear(self.pool.clone(), self.own, sender));
        }
        Shared {
            changes,
            look_every: if self.notify { HEALING } else { LOOKING },
        }
    }
}

/// Hears the others until nobody wants to know any more.
async fn hear(pool: PgPool, own: i64, changes: mpsc::UnboundedSender<Change>) {
    while !changes.is_closed() && !pool.is_closed() {
        let heard = async {
            let mut listener = PgListener::connect_with(&pool).await?;
            listener.listen(CHANNEL).await?;
            loop {
                // Something may have been written before it was listened, or while the line was cut.
                if changes.send(Change::Unknown).is_err() {
                    return Ok::<(), Error>(());
                }
                while let Some(told) = listener.try_recv().await? {
                    let told = read(told.payload()).filter(|&(_, by)| by != own);
                    if let Some((change, _)) = told
                        && changes.send(change).is_err()
                    {
                        return Ok(());
                    }
                }
            }
        };
        if let Err(error) = heard.await
            && !pool.is_closed()
        {
            tracing::warn!(%error, "other servers cannot be heard; it is looked for what they write");
            tokio::time::sleep(AFTER_FAILURE).await;
        }
    }
}

/// What another process has told, and which one.
fn read(payload: &str) -> Option<(Change, i64)> {
    let (what, by) = payload.split_once(' ')?;
    let change = match what {
        ACCOUNTS => Change::Accounts,
        THOUGHT => Change::Thought,
        table => Change::Table(TableId::from_number(table.parse().ok()?)),
    };
    Some((change, by.parse().ok()?))
}
