//! Calls in a file.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use sqlx::SqliteConnection;
use sqlx::sqlite::SqliteRow;
use table::{Call, CallStore, Pending};

use crate::calls::{call_statements, on_older_call, on_older_notice};
use crate::sqlite::Sqlite;
use crate::sqlite_accounts::{reads, writes};
use crate::writer::failed;

call_statements!(SqliteConnection, SqliteRow, "");

/// Everybody who has ever wanted to be called by other channels since the file was opened, and perhaps others. Only one server uses a file, so that
/// it need not ask the file with every decision.
#[derive(Clone, Default)]
pub(crate) struct Callable(Arc<Mutex<HashSet<VisitorId>>>);

impl Callable {
    pub(crate) async fn read(connection: &mut SqliteConnection) -> Result<Callable, Error> {
        let channels = all_channels(connection).await?;
        let people = channels.into_iter().map(|channel| channel.visitor);
        Ok(Callable(Arc::new(Mutex::new(people.collect()))))
    }

    fn all(&self) -> MutexGuard<'_, HashSet<VisitorId>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody wants to be called. It is to be known before it is stored.
    pub(crate) fn add(&self, visitor: VisitorId) {
        self.all().insert(visitor);
    }

    /// What was one visitor's is another's.
    pub(crate) fn pass_on(&self, from: VisitorId, to: VisitorId) {
        let mut all = self.all();
        if all.contains(&from) {
            all.insert(to);
        }
    }

    /// Those who are told by other channels that it is their turn, and all who are told on the page as well.
    pub(crate) fn only(&self, mut calls: Vec<Call>) -> Vec<Call> {
        if !calls.is_empty() {
            let all = self.all();
            calls.retain(|call| call.kind != CallKind::Turn || all.contains(&call.visitor));
        }
        calls
    }
}

/// Calls that are kept together, as JSON: one statement however many there are. All are shown on the page: whose turn it is stands in the
/// journal.
#[derive(Default)]
pub(crate) struct CallRows {
    rows: Vec<serde_json::Value>,
}

impl CallRows {
    /// These, too: because of what has this number at a table.
    pub(crate) fn with(mut self, calls: &[Call], table: TableId, number: u32, at: i64) -> CallRows {
        for Call { visitor, kind } in calls {
            let (name, wishes, table) = (kind.name(), kind.wishes(), table.to_number());
            let row = serde_json::json!([visitor.to_string(), table, name, wishes, number, at]);
            self.rows.push(row);
        }
        self
    }

    /// Keeps them, inside a transaction.
    pub(crate) async fn keep(self, connection: &mut SqliteConnection) -> Result<(), Error> {
        if self.rows.is_empty() {
            return Ok(());
        }
        let rows = serde_json::Value::Array(self.rows).to_string();
        let shown = sqlx::query(concat!(
            "INSERT INTO notices (visitor, table_id, kind, number, at, unread) \
             SELECT unhex(value ->> 0), value ->> 1, value ->> 2, value ->> 4, value ->> 5, 1 FROM json_each($1) WHERE true",
            on_older_notice!()
        ));
        shown.bind(rows.clone()).execute(&mut *connection).await?;
        let told = sqlx::query(concat!(
            "INSERT INTO outbox (visitor, channel, table_id, kind, number, at, due, until, tries, tried) \
             SELECT channels.visitor, channel, value ->> 1, value ->> 2, value ->> 4, value ->> 5, value ->> 5, 0, 0, 0 \
             FROM json_each($1) JOIN channels ON channels.visitor = unhex(value ->> 0) WHERE kinds & (value ->> 3) <> 0",
            on_older_call!()
        ));
        told.bind(rows).execute(connection).await?;
        Ok(())
    }
}

/// Whether the journal calls somebody whose turn it is and who is not in the outbox yet.
pub(crate) async fn are_waiting(connection: &mut SqliteConnection) -> Result<bool, Error> {
    let found = sqlx::query(
        "SELECT 1 AS one FROM journal WHERE id > (SELECT upto FROM journal_calls) AND calls IS NOT NULL LIMIT 1",
    );
    Ok(found.fetch_optional(connection).await?.is_some())
}

/// Puts those whom the journal calls into the outbox, inside a transaction: of each person at a table the newest turn.
pub(crate) async fn from_journal(connection: &mut SqliteConnection) -> Result<(), Error> {
    let told = sqlx::query(concat!(
        "INSERT INTO outbox (visitor, channel, table_id, kind, number, at, due, until, tries, tried) \
         SELECT channels.visitor, channel, table_id, 'turn', number, at, at, 0, 0, 0 FROM \
         (SELECT value ->> 0 AS person, value ->> 1 AS table_id, max(value ->> 2) AS number, value ->> 3 AS at \
         FROM journal, json_each(calls) WHERE journal.id > (SELECT upto FROM journal_calls) GROUP BY 1, 2) \
         JOIN channels ON channels.visitor = unhex(person) WHERE kinds & $1 <> 0",
        on_older_call!()
    ));
    let told = told.bind(CallKind::Turn.wishes());
    told.execute(&mut *connection).await?;
    let done =
        sqlx::query("UPDATE journal_calls SET upto = (SELECT coalesce(max(id), 0) FROM journal)");
    done.execute(connection).await?;
    Ok(())
}

async fn release_calls(connection: &mut SqliteConnection) -> Result<(), Error> {
    let releasing = sqlx::query("UPDATE outbox SET until = 0 WHERE until <> 0");
    releasing.execute(connection).await?;
    Ok(())
}

impl CallStore for Sqlite {
    fn notices(&self, visitor: VisitorId, most: u32) -> Pending<'_, Vec<Notice>> {
        reads!(self, connection, notices(connection, visitor, most))
    }

    fn unread(&self, visitor: VisitorId) -> Pending<'_, u32> {
        reads!(self, connection, unread(connection, visitor))
    }

    fn read_notices(&self, visitor: VisitorId, table: Option<TableId>) -> Pending<'_, ()> {
        writes!(self, connection, read_notices(connection, visitor, table))
    }

    fn channels(&self, visitor: VisitorId) -> Pending<'_, Vec<Channel>> {
        reads!(self, connection, channels(connection, visitor))
    }

    fn keep_channel(&self, channel: Channel) -> Pending<'_, ()> {
        self.callable.add(channel.visitor);
        writes!(self, connection, keep_channel(connection, &channel))
    }

    fn drop_channel(&self, visitor: VisitorId, name: String) -> Pending<'_, ()> {
        writes!(self, connection, drop_channel(connection, visitor, &name))
    }

    fn push_key(&self, fresh: Vec<u8>) -> Pending<'_, Vec<u8>> {
        writes!(self, connection, push_key(connection, &fresh))
    }

    fn claim_calls(
        &self,
        now: i64,
        patience: i64,
        lease: i64,
        most: u32,
    ) -> Pending<'_, Vec<DueCall>> {
        Box::pin(async move {
            let due = async {
                let connection = &mut *self.readers.acquire().await?;
                Ok(are_waiting(connection).await? || is_due(connection, now, patience).await?)
            };
            if !due.await.map_err(|error: Error| failed(&error))? {
                return Ok(Vec::new());
            }
            // Before other work the writer puts everybody whom the journal calls into the outbox.
            let claiming = self.writer.write(move |connection| {
                Box::pin(claim_calls(connection, (now, patience, lease), most))
            });
            claiming.await
        })
    }

    fn claim_together(
        &self,
        visitor: VisitorId,
        channel: String,
        now: i64,
        lease: i64,
    ) -> Pending<'_, Vec<DueCall>> {
        writes!(
            self,
            connection,
            claim_together(connection, visitor, &channel, (now, lease))
        )
    }

    fn settle_call(&self, call: DueCall, settled: Settled) -> Pending<'_, ()> {
        writes!(self, connection, settle_call(connection, &call, settled))
    }

    fn release_calls(&self) -> Pending<'_, ()> {
        writes!(self, connection, release_calls(connection))
    }
}
