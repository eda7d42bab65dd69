//! Filing: what the journal says is sorted by table.

use std::collections::BTreeMap;

use sqlx::{QueryBuilder, Row, SqliteConnection};
use table::{Append, EntryNumber, Standing};

use crate::journal::Journal;
use crate::{lines, summaries};

/// So many entries lie in the journal before they are filed.
const FILED: usize = 1_024;
/// So many entries of a table lie open before they are packed.
const OPEN: u32 = 512;

/// What the journal says of one table.
struct Sheet {
    first: EntryNumber,
    last: EntryNumber,
    body: String,
    /// Where the game stands after it; none if an older Kroniek has written it.
    standing: Option<Standing>,
}

impl Sheet {
    /// Whether the table's log is to be packed: it has grown far enough with it, or the game is over.
    fn is_to_pack(&self) -> bool {
        let is_over = self.standing.as_ref().is_some_and(Standing::is_over);
        is_over || (self.first.0 - 1) / OPEN < self.last.0 / OPEN
    }
}

/// Whether the journal is to be filed after these entries.
pub(crate) fn is_due(journal: &Journal, appends: &[Append]) -> bool {
    let entries: usize = appends.iter().map(|append| append.entries.len()).sum();
    journal.waiting + entries > FILED
}

/// Files the whole journal, inside a transaction. Gives the tables whose logs are to be packed.
///
/// The end of a game is no reason to file: with many games that would be all the time, and for all tables.
pub(crate) async fn file(
    connection: &mut SqliteConnection,
    journal: &mut Journal,
) -> Result<Vec<i64>, sqlx::Error> {
    let sheets = sheets(connection).await?;
    if !sheets.is_empty() {
        let mut adding = QueryBuilder::new("INSERT INTO sheets (table_id, first, last, body) ");
        adding.push_values(&sheets, |mut row, (table, sheet)| {
            row.push_bind(*table)
                .push_bind(sheet.first.0)
                .push_bind(sheet.last.0)
                .push_bind(sheet.body.as_str());
        });
        // It is seldom as long as another one: none is worth keeping.
        let adding = adding.build().persistent(false);
        adding.execute(&mut *connection).await?;
    }
    let stand = sheets.iter().filter_map(|(&table, sheet)| {
        let standing = sheet.standing.as_ref()?;
        Some((table, sheet.last, standing))
    });
    summaries::keep(connection, stand).await?;
    let grown = sheets.iter().filter(|(_, sheet)| sheet.is_to_pack());
    let to_pack = grown.map(|(&table, _)| table).collect();
    sqlx::query("DELETE FROM journal WHERE id < $1")
        .bind(journal.newest)
        .execute(&mut *connection)
        .await?;
    sqlx::query("UPDATE journal SET body = ''")
        .execute(connection)
        .await?;
    journal.filed();
    Ok(to_pack)
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
                standing: None,
            });
            sheet.last = number;
            sheet.standing = lines::standing(rest)?;
            sheet.body.push_str(lines::entry(rest));
            sheet.body.push('\n');
        }
    }
    Ok(sheets)
}

/// The game is over with this entry.
pub(crate) async fn end(
    connection: &mut SqliteConnection,
    last: &Append,
) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE tables SET ended = $2 WHERE id = $1")
        .bind(last.table.to_number())
        .bind(last.entries.last().map(|entry| entry.at))
        .execute(&mut *connection)
        .await?;
    sqlx::query("DELETE FROM purses WHERE table_id = $1")
        .bind(last.table.to_number())
        .execute(connection)
        .await?;
    Ok(())
}
