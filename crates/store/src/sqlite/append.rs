//! Entries: adding, packing, reading.

use sqlx::{Connection, Row, SqliteConnection};
use table::{Append, Appended, Entry, Stored, TableId};

use super::Sqlite;
use crate::{archive, rows};

/// So many entries lie open before they are packed.
const OPEN: u32 = 256;

/// Adds entries, or none of them if the first number is taken. Later numbers cannot be taken then.
pub(super) async fn append(
    connection: &mut SqliteConnection,
    append: Append,
) -> Result<Appended, sqlx::Error> {
    let table = append.table.to_number();
    let mut pack = append.over;
    for (number, entry) in (append.number..).zip(&append.entries) {
        let done = sqlx::query(
            "INSERT INTO entries (table_id, number, at, body) SELECT $1, $2, $3, $4 \
             WHERE NOT EXISTS (SELECT 1 FROM archive WHERE table_id = $1 AND last >= $2) \
             ON CONFLICT DO NOTHING",
        )
        .bind(table)
        .bind(number)
        .bind(entry.at)
        .bind(serde_json::to_string(&entry.what).map_err(rows::corrupt)?)
        .execute(&mut *connection)
        .await?;
        if done.rows_affected() == 0 {
            return Ok(Appended::Conflict);
        }
        pack |= number % OPEN == 0;
    }
    if append.over {
        sqlx::query("UPDATE tables SET ended = $2 WHERE id = $1")
            .bind(table)
            .bind(append.entries.last().map(|entry| entry.at))
            .execute(&mut *connection)
            .await?;
    }
    if pack {
        pack_entries(connection, table).await?;
    }
    Ok(Appended::Done)
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
    pub(super) async fn load_all(&self, table: TableId) -> Result<Option<Stored>, sqlx::Error> {
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
