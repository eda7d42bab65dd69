//! Reading a table.

use sqlx::{Connection, Row, SqliteConnection};
use table::{Entry, Stored, TableId};

use crate::{archive, lines, rows};

/// Everything about a table at one moment.
pub(crate) async fn load_all(
    connection: &mut SqliteConnection,
    table: TableId,
) -> Result<Option<Stored>, sqlx::Error> {
    // One transaction, so that everything is read as it was at the same time.
    let mut snapshot = connection.begin().await?;
    let id = table.to_number();
    let found = sqlx::query(
        "SELECT tables.*, (SELECT body FROM data_files WHERE hash = data) AS data_body \
         FROM tables WHERE id = $1",
    );
    let Some(row) = found.bind(id).fetch_optional(&mut *snapshot).await? else {
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

/// All entries of a table in order.
async fn entries(connection: &mut SqliteConnection, table: i64) -> Result<Vec<Entry>, sqlx::Error> {
    let mut entries = filed_entries(connection, table).await?;
    let own = format!("{table} ");
    for row in sqlx::query("SELECT body FROM journal ORDER BY id")
        .fetch_all(connection)
        .await?
    {
        let lines = row.try_get::<&str, _>("body")?.lines();
        for line in lines.filter(|line| line.starts_with(&own)) {
            let (_, _, rest) = lines::addressed(line)?;
            entries.push(lines::read(rest)?);
        }
    }
    Ok(entries)
}

/// All entries of a table in order, without those that only the journal has.
pub(crate) async fn filed_entries(
    connection: &mut SqliteConnection,
    table: i64,
) -> Result<Vec<Entry>, sqlx::Error> {
    let packed = sqlx::query("SELECT body FROM archive WHERE table_id = $1")
        .bind(table)
        .fetch_optional(&mut *connection)
        .await?;
    let mut entries = match packed {
        Some(row) => archive::unpack(row.try_get("body")?)?,
        None => Vec::new(),
    };
    let sheets = sqlx::query("SELECT body FROM sheets WHERE table_id = $1 ORDER BY first")
        .bind(table)
        .fetch_all(connection)
        .await?;
    for sheet in &sheets {
        for line in sheet.try_get::<&str, _>("body")?.lines() {
            entries.push(lines::read(line)?);
        }
    }
    Ok(entries)
}
