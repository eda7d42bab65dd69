//! Entries: adding, packing, reading.

use sqlx::error::ErrorKind;
use sqlx::{Connection, QueryBuilder, Row, SqliteConnection};
use table::{Append, Appended, Entry, Stored, TableId};

use crate::{Sqlite, archive, rows};

/// So many entries lie open before they are packed.
const OPEN: u32 = 512;

/// Adds what is not there yet.
const INSERT: &str = "INSERT INTO entries (table_id, number, at, body) SELECT * FROM new \
     WHERE NOT EXISTS (SELECT 1 FROM archive WHERE archive.table_id = new.table_id AND last >= new.number) \
     ON CONFLICT DO NOTHING";

/// The same as a transaction of its own, which fails as a whole if any of them is there already.
const INSERT_ALL: &str = "INSERT INTO entries (table_id, number, at, body) SELECT \
     CASE WHEN EXISTS (SELECT 1 FROM archive WHERE archive.table_id = new.table_id AND last >= new.number) \
     THEN NULL ELSE new.table_id END, number, at, body FROM new";

/// Adds entries to many logs with one statement that is its own transaction: the usual case, when nobody was
/// faster and no log is to be packed. False if it is not that case; then nothing was done.
pub(crate) async fn append_at_once(
    connection: &mut SqliteConnection,
    appends: &[Append],
) -> Result<bool, sqlx::Error> {
    if appends.is_empty() || appends.iter().any(is_to_pack) {
        return Ok(false);
    }
    let mut adding = with_new(appends, INSERT_ALL)?;
    let done = adding.build().execute(connection).await;
    match done {
        Ok(_) => Ok(true),
        Err(sqlx::Error::Database(error))
            if error.is_unique_violation() || error.kind() == ErrorKind::NotNullViolation =>
        {
            Ok(false)
        }
        Err(error) => Err(error),
    }
}

/// Adds entries to many logs, each wholly or not at all, as the first thing in a transaction. One statement does,
/// unless somebody was faster: then everything is taken back and done again one by one.
pub(crate) async fn append_all(
    connection: &mut SqliteConnection,
    appends: &[Append],
) -> Result<Vec<Appended>, sqlx::Error> {
    if appends.is_empty() {
        return Ok(Vec::new());
    }
    let appended = if insert(connection, appends).await? == count(appends) {
        vec![Appended::Done; appends.len()]
    } else {
        execute(connection, "ROLLBACK").await?;
        execute(connection, "BEGIN IMMEDIATE").await?;
        let mut appended = Vec::new();
        for append in appends {
            appended.push(append_one(connection, append).await?);
        }
        appended
    };
    for (append, &appended) in appends.iter().zip(&appended) {
        if appended == Appended::Done {
            finish(connection, append).await?;
        }
    }
    Ok(appended)
}

/// Adds all these entries, or none of them.
async fn append_one(
    connection: &mut SqliteConnection,
    append: &Append,
) -> Result<Appended, sqlx::Error> {
    let append = std::slice::from_ref(append);
    execute(connection, "SAVEPOINT one").await?;
    let all = insert(connection, append).await? == count(append);
    if !all {
        execute(connection, "ROLLBACK TO one").await?;
    }
    execute(connection, "RELEASE one").await?;
    Ok(if all {
        Appended::Done
    } else {
        Appended::Conflict
    })
}

fn count(appends: &[Append]) -> u64 {
    let entries = appends.iter().map(|append| append.entries.len() as u64);
    entries.sum()
}

/// Does what needs no values.
pub(crate) async fn execute(
    connection: &mut SqliteConnection,
    sql: &'static str,
) -> Result<(), sqlx::Error> {
    sqlx::query(sql).execute(connection).await?;
    Ok(())
}

/// Adds what can be added and tells how many entries that were.
async fn insert(connection: &mut SqliteConnection, appends: &[Append]) -> Result<u64, sqlx::Error> {
    let mut adding = with_new(appends, INSERT)?;
    let done = adding.build().execute(connection).await?;
    Ok(done.rows_affected())
}

/// A statement that knows all entries as `new`.
fn with_new(
    appends: &[Append],
    statement: &'static str,
) -> Result<QueryBuilder<sqlx::Sqlite>, sqlx::Error> {
    let mut rows = Vec::new();
    for append in appends {
        for (number, entry) in (append.number..).zip(&append.entries) {
            let body = serde_json::to_string(&entry.what).map_err(rows::corrupt)?;
            rows.push((append.table.to_number(), number, entry.at, body));
        }
    }
    let mut query = QueryBuilder::new("WITH new (table_id, number, at, body) AS (");
    query.push_values(rows, |mut row, (table, number, at, body)| {
        row.push_bind(table)
            .push_bind(number)
            .push_bind(at)
            .push_bind(body);
    });
    query.push(") ").push(statement);
    Ok(query)
}

/// Whether the log has grown so far, or the game is over.
fn is_to_pack(append: &Append) -> bool {
    let mut numbers = (append.number..).take(append.entries.len());
    append.over || numbers.any(|number| number.is_multiple_of(OPEN))
}

/// Packs the log when it has grown, or the game is over.
async fn finish(connection: &mut SqliteConnection, append: &Append) -> Result<(), sqlx::Error> {
    let table = append.table.to_number();
    if append.over {
        sqlx::query("UPDATE tables SET ended = $2 WHERE id = $1")
            .bind(table)
            .bind(append.entries.last().map(|entry| entry.at))
            .execute(&mut *connection)
            .await?;
    }
    if is_to_pack(append) {
        pack_entries(connection, table).await?;
    }
    Ok(())
}

/// Moves all entries of a table into its archive.
async fn pack_entries(connection: &mut SqliteConnection, table: i64) -> Result<(), sqlx::Error> {
    let entries = entries(connection, table).await?;
    sqlx::query(
        "INSERT INTO archive (table_id, last, body) VALUES ($1, $2, $3) \
         ON CONFLICT (table_id) DO UPDATE SET last = $2, body = $3",
    )
    .bind(table)
    .bind(entries.len() as i64)
    .bind(archive::pack(&entries)?)
    .execute(&mut *connection)
    .await?;
    sqlx::query("DELETE FROM entries WHERE table_id = $1")
        .bind(table)
        .execute(connection)
        .await?;
    Ok(())
}

/// All entries of a table in order.
async fn entries(connection: &mut SqliteConnection, table: i64) -> Result<Vec<Entry>, sqlx::Error> {
    let packed = sqlx::query("SELECT body FROM archive WHERE table_id = $1")
        .bind(table)
        .fetch_optional(&mut *connection)
        .await?;
    let mut entries = match packed {
        Some(row) => archive::unpack(row.try_get("body")?)?,
        None => Vec::new(),
    };
    let open = sqlx::query("SELECT at, body FROM entries WHERE table_id = $1 ORDER BY number")
        .bind(table)
        .fetch_all(connection)
        .await?;
    for row in &open {
        entries.push(rows::entry(row)?);
    }
    Ok(entries)
}

impl Sqlite {
    /// Everything about a table at one moment.
    pub(crate) async fn load_all(&self, table: TableId) -> Result<Option<Stored>, sqlx::Error> {
        let mut connection = self.readers.acquire().await?;
        // One transaction, so that all four tables are read as they were at the same time.
        let mut snapshot = connection.begin().await?;
        let id = table.to_number();
        let Some(row) = sqlx::query("SELECT * FROM tables WHERE id = $1")
            .bind(id)
            .fetch_optional(&mut *snapshot)
            .await?
        else {
            return Ok(None);
        };
        let seats = sqlx::query("SELECT * FROM seats WHERE table_id = $1 ORDER BY seat")
            .bind(id)
            .fetch_all(&mut *snapshot)
            .await?;
        let entries = entries(&mut snapshot, id).await?;
        snapshot.commit().await?;
        Ok(Some(Stored {
            table: rows::table(&row)?,
            seats: seats.iter().map(rows::seat).collect::<Result<_, _>>()?,
            entries,
        }))
    }
}
