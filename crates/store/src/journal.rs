//! The journal: what happened lately at all tables, in the order in which it was written.
//!
//! Everything that is stored together is one row at its end, so a commit costs the same however many tables are
//! busy. Nothing in it is found by table: the writer knows what it says, and [`crate::filing`] sorts it now and then.

use std::collections::HashMap;

use sqlx::{Row, SqliteConnection};
use table::{Append, Appended, Call, CallKind, EntryNumber};

use crate::{lines, sqlite_calls};

/// What the writer knows of the journal.
pub(crate) struct Journal {
    /// The number of the newest row.
    pub(crate) newest: i64,
    /// How many entries are not filed yet.
    pub(crate) waiting: usize,
    /// Whether it says that somebody is called who is not in the outbox yet.
    has_calls: bool,
    /// The last entry of a table: of all tables that the journal speaks of, and of others that were
    /// asked for.
    last: HashMap<i64, EntryNumber>,
}

/// So many tables are known by heart at most when everything is filed.
const KNOWN: usize = 4_096;

/// A row that is to be written.
#[derive(Default)]
struct Plan {
    appended: Vec<Appended>,
    body: String,
    /// Whose turn it is because of that: see [`turn_calls`].
    calls: String,
    entries: usize,
    last: HashMap<i64, EntryNumber>,
}

impl Journal {
    /// Reads all of it.
    pub(crate) async fn read(connection: &mut SqliteConnection) -> Result<Journal, sqlx::Error> {
        let mut journal = Journal {
            newest: 0,
            waiting: 0,
            has_calls: sqlite_calls::are_waiting(connection).await?,
            last: HashMap::new(),
        };
        let all = sqlx::query("SELECT id, body FROM journal ORDER BY id")
            .fetch_all(connection)
            .await?;
        for row in &all {
            journal.newest = row.try_get("id")?;
            for line in row.try_get::<&str, _>("body")?.lines() {
                let (table, number, _) = lines::addressed(line)?;
                journal.last.insert(table, number);
                journal.waiting += 1;
            }
        }
        Ok(journal)
    }

    /// Adds entries to many logs with one statement, each wholly or not at all. Nothing if another process was
    /// faster, perhaps at other tables: then the journal is to be read again, while the others wait. Whoever only
    /// tried again could be too late each time.
    pub(crate) async fn write(
        &mut self,
        connection: &mut SqliteConnection,
        appends: &[Append],
        calls: &[Vec<Call>],
    ) -> Result<Option<Vec<Appended>>, sqlx::Error> {
        let plan = self.plan(connection, appends, calls).await?;
        let done = if plan.entries == 0 {
            self.is_newest(connection).await?
        } else {
            self.add(connection, &plan).await?
        };
        if !done {
            return Ok(None);
        }
        self.waiting += plan.entries;
        self.has_calls |= !plan.calls.is_empty();
        self.last.extend(plan.last);
        Ok(Some(plan.appended))
    }

    /// What becomes of these entries if nobody else writes.
    async fn plan(
        &mut self,
        connection: &mut SqliteConnection,
        appends: &[Append],
        calls: &[Vec<Call>],
    ) -> Result<Plan, sqlx::Error> {
        let mut plan = Plan::default();
        for (append, called) in appends.iter().zip(calls) {
            let table = append.table.to_number();
            let last = match plan.last.get(&table) {
                Some(&last) => last,
                None => self.last_of(connection, table).await?,
            };
            if append.first != last.next() {
                plan.appended.push(Appended::Conflict);
                continue;
            }
            let numbers = (append.first.0..).map(EntryNumber);
            for (index, (number, entry)) in numbers.zip(&append.entries).enumerate() {
                let is_last = index + 1 == append.entries.len();
                let standing = is_last.then_some(&append.standing);
                lines::address(&mut plan.body, table, number)?;
                lines::write(&mut plan.body, entry, standing)?;
                plan.last.insert(table, number);
            }
            plan.entries += append.entries.len();
            plan.appended.push(Appended::Done);
            for call in called.iter().filter(|call| call.kind == CallKind::Turn) {
                turn_calls::add(&mut plan.calls, call, append);
            }
        }
        turn_calls::end(&mut plan.calls);
        Ok(plan)
    }

    /// A table's last entry.
    async fn last_of(
        &mut self,
        connection: &mut SqliteConnection,
        table: i64,
    ) -> Result<EntryNumber, sqlx::Error> {
        if let Some(&last) = self.last.get(&table) {
            return Ok(last);
        }
        // The journal does not speak of it.
        let row = sqlx::query(
            "SELECT max(coalesce((SELECT max(last) FROM sheets WHERE table_id = $1), 0), \
             coalesce((SELECT last FROM archive WHERE table_id = $1), 0)) AS last",
        )
        .bind(table)
        .fetch_one(connection)
        .await?;
        let last = EntryNumber(row.try_get("last")?);
        self.last.insert(table, last);
        Ok(last)
    }

    /// Adds a row; false if another process was faster.
    async fn add(
        &mut self,
        connection: &mut SqliteConnection,
        plan: &Plan,
    ) -> Result<bool, sqlx::Error> {
        let calls = Some(plan.calls.as_str()).filter(|calls| !calls.is_empty());
        let done = sqlx::query(
            "INSERT INTO journal (id, body, calls) SELECT $1, $2, $3 \
             WHERE $1 = (SELECT coalesce(max(id), 0) + 1 FROM journal)",
        )
        .bind(self.newest + 1)
        .bind(plan.body.as_str())
        .bind(calls)
        .execute(connection)
        .await?;
        let added = done.rows_affected() == 1;
        self.newest += i64::from(added);
        Ok(added)
    }

    /// Whether nobody else has written since.
    async fn is_newest(&self, connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
        let row = sqlx::query("SELECT coalesce(max(id), 0) AS newest FROM journal")
            .fetch_one(connection)
            .await?;
        Ok(row.try_get::<i64, _>("newest")? == self.newest)
    }

    /// Puts those whom it calls into the outbox, inside a transaction.
    pub(crate) async fn deliver_calls(
        &mut self,
        connection: &mut SqliteConnection,
    ) -> Result<(), sqlx::Error> {
        if self.has_calls {
            sqlite_calls::from_journal(connection).await?;
            self.has_calls = false;
        }
        Ok(())
    }

    /// Keeps in mind that everything is filed.
    pub(crate) fn filed(&mut self) {
        self.waiting = 0;
        if self.last.len() > KNOWN {
            self.last.clear();
        }
    }
}

/// Those whose turn it is, as a row of the journal has them: `[[visitor, table, number, time], ...]`, or nothing.
mod turn_calls {
    use std::fmt::Write;

    use table::{Append, Call};

    /// Adds somebody.
    pub(super) fn add(calls: &mut String, call: &Call, because_of: &Append) {
        let number = because_of.first.0 + because_of.entries.len() as u32 - 1;
        let at = because_of.entries.last().map_or(0, |entry| entry.at);
        let (visitor, table) = (call.visitor, because_of.table.to_number());
        calls.push(if calls.is_empty() { '[' } else { ',' });
        // Writing to a string cannot fail.
        let _ = write!(calls, "[\"{visitor}\",{table},{number},{at}]");
    }

    /// Nobody else comes.
    pub(super) fn end(calls: &mut String) {
        if !calls.is_empty() {
            calls.push(']');
        }
    }
}
