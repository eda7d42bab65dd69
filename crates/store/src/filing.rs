//! Filing: what the journal says is sorted by table, and a table's log is packed when it has grown.

use std::collections::BTreeMap;

use sqlx::{QueryBuilder, Row, SqliteConnection};
use table::Append;

use crate::journal::Journal;
use crate::load::filed_entries;
use crate::{archive, lines};

/// So many entries lie in the journal before they are filed.
const FILED: usize = 1_024;
/// So many entries of a table lie open before they are packed.
const OPEN: u32 = 512;
/// So many logs that have grown are packed at the same time at most; the others are packed the next time.
const PACKED: usize = 4;

/// What the journal says of one table.
struct Sheet {
    first: u32,
    last: u32,
    body: String,
}

/// Whether the journal is to be filed after these entries.
pub(crate) fn is_due(journal: &Journal, appends: &[Append]) -> bool {
    let entries: usize = appends.iter().map(|append| append.entries.len()).sum();
    journal.waiting + entries > FILED || appends.iter().any(|append| append.over)
}

/// Files the whole journal, inside a transaction, after these entries were written into it.
pub(crate) async fn file(
    connection: &mut SqliteConnection,
    journal: &mut Journal,
    written: &[&Append],
) -> Result<(), sqlx::Error> {
    let sheets = sheets(connection).await?;
    if !sheets.is_empty() {
        let mut adding = QueryBuilder::new("INSERT INTO sheets (table_id, first, last, body) ");
        adding.push_values(&sheets, |mut row, (table, sheet)| {
            row.push_bind(*table)
                .push_bind(sheet.first)
                .push_bind(sheet.last)
                .push_bind(sheet.body.as_str());
        });
        adding.build().execute(&mut *connection).await?;
    }
    let mut grown = grown(connection, &sheets).await?;
    grown.truncate(PACKED);
    for append in written.iter().filter(|append| append.over) {
        let table = append.table.to_number();
        grown.retain(|&other| other != table);
        end(connection, append).await?;
        pack(connection, table).await?;
    }
    for table in grown {
        pack(connection, table).await?;
    }
    sqlx::query("DELETE FROM journal WHERE id < $1")
        .bind(journal.newest)
        .execute(&mut *connection)
        .await?;
    sqlx::query("UPDATE journal SET body = ''")
        .execute(connection)
        .await?;
    journal.filed();
    Ok(())
}

/// The game is over with this entry.
async fn end(connection: &mut SqliteConnection, last: &Append) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE tables SET ended = $2 WHERE id = $1")
        .bind(last.table.to_number())
        .bind(last.entries.last().map(|entry| entry.at))
        .execute(connection)
        .await?;
    Ok(())
}

/// What the journal says, by table.
async fn sheets(connection: &mut SqliteConnection) -> Result<BTreeMap<i64, Sheet>, sqlx::Error> {
    let mut sheets = BTreeMap::new();
    for row in sqlx::query("SELECT body FROM journal ORDER BY id")
        .fetch_all(connection)
        .await?
    {
        for line in row.try_get::<&str, _>("body")?.lines() {
            let (table, number, rest) = lines::addressed(line)?;
            let sheet = sheets.entry(table).or_insert(Sheet {
                first: number,
                last: number,
                body: String::new(),
            });
            sheet.last = number;
            sheet.body.push_str(rest);
            sheet.body.push('\n');
        }
    }
    Ok(sheets)
}

/// The tables among these that have so many open entries that they are to be packed, the longest first.
async fn grown(
    connection: &mut SqliteConnection,
    sheets: &BTreeMap<i64, Sheet>,
) -> Result<Vec<i64>, sqlx::Error> {
    let long = sheets.iter().filter(|(_, sheet)| sheet.last >= OPEN);
    let mut grown = Vec::new();
    for (&table, sheet) in long {
        let packed = sqlx::query("SELECT last FROM archive WHERE table_id = $1")
            .bind(table)
            .fetch_optional(&mut *connection)
            .await?;
        let packed: u32 = packed.map_or(Ok(0), |row| row.try_get("last"))?;
        grown.push((sheet.last - packed, table));
    }
    grown.retain(|&(open, _)| open >= OPEN);
    grown.sort_unstable_by(|one, other| other.cmp(one));
    Ok(grown.into_iter().map(|(_, table)| table).collect())
}

/// Moves a table's sheets into its archive.
async fn pack(connection: &mut SqliteConnection, table: i64) -> Result<(), sqlx::Error> {
    let entries = filed_entries(connection, table).await?;
    sqlx::query(
        "INSERT INTO archive (table_id, last, body) VALUES ($1, $2, $3) \
         ON CONFLICT (table_id) DO UPDATE SET last = $2, body = $3",
    )
    .bind(table)
    .bind(entries.len() as i64)
    .bind(archive::pack(&entries)?)
    .execute(&mut *connection)
    .await?;
    sqlx::query("DELETE FROM sheets WHERE table_id = $1")
        .bind(table)
        .execute(connection)
        .await?;
    Ok(())
}
