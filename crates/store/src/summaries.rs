//! Where games stand: what lists and the start of a server need, without any log.

use std::collections::HashMap;

use engine::{Moment, Seats};
use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{Connection, Error, QueryBuilder, Row, SqliteConnection};
use table::{BotTurns, EntryNumber, SeatRecord, Standing, Summary, TableId};

use crate::{Sqlite, lines, rows};

/// How many rows one statement adds at most.
const ROWS: usize = 1_000;

impl Sqlite {
    /// The tables that the query finds, in its order.
    pub(crate) async fn summaries(
        &self,
        tables: Query<'_, sqlx::Sqlite, SqliteArguments>,
    ) -> Result<Vec<Summary>, Error> {
        let mut connection = self.readers.acquire().await?;
        // One transaction, so that everything is read as it was at the same time.
        let mut snapshot = connection.begin().await?;
        let found = tables.fetch_all(&mut *snapshot).await?;
        if found.is_empty() {
            return Ok(Vec::new());
        }
        let mut seats = seats(&mut snapshot, &found).await?;
        let latest = latest(&mut snapshot).await?;
        found
            .iter()
            .map(|row| {
                let id = row.try_get("id")?;
                Ok(Summary {
                    table: rows::table(row)?,
                    seats: seats.remove(&id).unwrap_or_default(),
                    standing: stands(row, latest.get(&id))?,
                })
            })
            .collect()
    }

    /// The tables that are being played and go on by themselves, those first that have waited longest.
    pub(crate) async fn bots(&self) -> Result<BotTurns, Error> {
        let mut connection = self.readers.acquire().await?;
        let mut snapshot = connection.begin().await?;
        let found = sqlx::query(
            "SELECT id, number, since, to_act, passes, stand_ins, due, round, phase, outcome, coalesce((SELECT sum(1 << seat) FROM seats \
             WHERE seats.table_id = id AND kind = 'bot'), 0) AS bots FROM tables LEFT JOIN summaries \
             ON summaries.table_id = id WHERE started IS NOT NULL AND ended IS NULL ORDER BY created DESC",
        );
        let found = found.fetch_all(&mut *snapshot).await?;
        let latest = latest(&mut snapshot).await?;
        let (mut waiting, mut unknown) = (Vec::new(), Vec::new());
        for row in &found {
            let number = row.try_get("id")?;
            let bots: Seats = rows::from_bits(row.try_get("bots")?);
            let table = TableId::from_number(number);
            match stands(row, latest.get(&number))? {
                None if !bots.is_empty() => unknown.push(table),
                Some(standing) if standing.passes || !standing.to_act.and(bots).is_empty() => {
                    waiting.push((standing.since, table));
                }
                _ => {}
            }
        }
        waiting.sort_by_key(|&(since, _)| since);
        let waiting = waiting.into_iter().map(|(_, table)| table).collect();
        Ok(BotTurns { waiting, unknown })
    }
}

impl Sqlite {
    /// The tables where a clock runs out until this moment, and when.
    pub(crate) async fn due(&self, until: i64) -> Result<Vec<(TableId, i64)>, Error> {
        let mut connection = self.readers.acquire().await?;
        let mut snapshot = connection.begin().await?;
        let found = sqlx::query(
            "SELECT id, number, since, to_act, passes, stand_ins, due, round, phase, outcome FROM tables \
             LEFT JOIN summaries ON table_id = id WHERE pace IS NOT NULL AND started IS NOT NULL AND ended IS NULL",
        );
        let found = found.fetch_all(&mut *snapshot).await?;
        if found.is_empty() {
            return Ok(Vec::new());
        }
        let latest = latest(&mut snapshot).await?;
        let mut due = Vec::new();
        for row in &found {
            let number = row.try_get("id")?;
            let standing = stands(row, latest.get(&number))?;
            let until = standing
                .and_then(|standing| standing.due)
                .filter(|&due| due <= until);
            due.extend(until.map(|until| (TableId::from_number(number), until)));
        }
        Ok(due)
    }
}

/// The seats of these tables in order.
async fn seats(
    connection: &mut SqliteConnection,
    tables: &[SqliteRow],
) -> Result<HashMap<i64, Vec<SeatRecord>>, Error> {
    let mut query = QueryBuilder::new("SELECT * FROM seats WHERE table_id IN (");
    let mut ids = query.separated(", ");
    for table in tables {
        ids.push_bind(table.try_get::<i64, _>("id")?);
    }
    query.push(") ORDER BY table_id, seat");
    let mut seats: HashMap<i64, Vec<SeatRecord>> = HashMap::new();
    for row in &query
        .build()
        .persistent(false)
        .fetch_all(connection)
        .await?
    {
        let table = seats.entry(row.try_get("table_id")?).or_default();
        table.push(rows::seat(row)?);
    }
    Ok(seats)
}

/// What the journal says of a table: the last entry, and where the game stands after it, unless an older
/// Kroniek has written it.
type Latest = (EntryNumber, Option<Standing>);

/// What the journal says of each table that it speaks of.
async fn latest(connection: &mut SqliteConnection) -> Result<HashMap<i64, Latest>, Error> {
    let mut latest = HashMap::new();
    for row in &sqlx::query("SELECT body FROM journal ORDER BY id")
        .fetch_all(connection)
        .await?
    {
        for line in row.try_get::<&str, _>("body")?.lines() {
            let (table, number, rest) = lines::addressed(line)?;
            latest.insert(table, (number, lines::standing(rest)?));
        }
    }
    Ok(latest)
}

/// Where a game stands, by its own row or by the journal.
fn stands(row: &SqliteRow, latest: Option<&Latest>) -> Result<Option<Standing>, Error> {
    let known: Option<u32> = row.try_get("number")?;
    if let Some((last, standing)) = latest
        && known.is_none_or(|known| known < last.0)
    {
        return Ok(standing.clone());
    }
    if known.is_none() {
        return Ok(None);
    }
    let outcome: Option<&str> = row.try_get("outcome")?;
    let outcome = outcome.map(serde_json::from_str).transpose();
    Ok(Some(Standing {
        since: row.try_get("since")?,
        to_act: rows::from_bits(row.try_get("to_act")?),
        passes: row.try_get("passes")?,
        stand_ins: rows::from_bits(row.try_get("stand_ins")?),
        due: row.try_get("due")?,
        moment: Moment {
            round: row.try_get("round")?,
            phase: row.try_get("phase")?,
        },
        outcome: outcome.map_err(rows::corrupt)?,
    }))
}

/// Keeps where games stand after these entries. What is known of a later entry stays.
pub(crate) async fn keep(
    connection: &mut SqliteConnection,
    stand: impl Iterator<Item = (i64, EntryNumber, &Standing)>,
) -> Result<(), Error> {
    let stand: Vec<_> = stand.collect();
    for stand in stand.chunks(ROWS) {
        let mut adding = QueryBuilder::new(
            "INSERT INTO summaries (table_id, number, since, to_act, passes, stand_ins, due, round, phase, outcome) ",
        );
        let mut outcomes = Vec::new();
        for (_, _, standing) in stand {
            let outcome = standing.outcome.as_ref().map(serde_json::to_string);
            outcomes.push(outcome.transpose().map_err(rows::corrupt)?);
        }
        let all = stand.iter().zip(outcomes);
        adding.push_values(all, |mut row, (&(table, last, standing), outcome)| {
            row.push_bind(table)
                .push_bind(last.0)
                .push_bind(standing.since)
                .push_bind(rows::to_bits(standing.to_act))
                .push_bind(standing.passes)
                .push_bind(rows::to_bits(standing.stand_ins))
                .push_bind(standing.due)
                .push_bind(standing.moment.round)
                .push_bind(standing.moment.phase)
                .push_bind(outcome);
        });
        adding.push(
            " ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, since = excluded.since, \
             to_act = excluded.to_act, passes = excluded.passes, stand_ins = excluded.stand_ins, due = excluded.due, round = excluded.round, phase = excluded.phase, \
             outcome = excluded.outcome WHERE summaries.number < excluded.number",
        );
        // It is seldom as long as another one: none is worth keeping.
        let adding = adding.build().persistent(false);
        adding.execute(&mut *connection).await?;
    }
    Ok(())
}
