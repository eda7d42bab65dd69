//! Reading tables, and lists of them.

use std::collections::HashMap;

use sqlx::postgres::{PgArguments, PgRow};
use sqlx::query::Query;
use sqlx::{Error, PgConnection, PgTransaction, Row};
use table::{
    BotTurns, EntryNumber, Later, Mark, MessageNumber, SeatRecord, Stored, Summary, TableId,
    TalkLine, Usage, VisitorId,
};

use super::{Postgres, rows};

/// What is read of a table.
macro_rules! tables {
    ($which:expr) => {
        concat!(
            "SELECT tables.*, data_files.body AS data_body, number, since, to_act, passes, stand_ins, due, round, phase, outcome \
             FROM tables LEFT JOIN data_files ON hash = data LEFT JOIN summaries ON table_id = id WHERE ",
            $which
        )
    };
}

pub(super) use tables;

impl Postgres {
    /// Everything is read as it was at the same time.
    async fn snapshot(&self) -> Result<PgTransaction<'_>, Error> {
        let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        self.pool.begin_with(begin).await
    }

    pub(super) async fn read(&self, table: TableId) -> Result<Option<Stored>, Error> {
        let mut snapshot = self.snapshot().await?;
        let number = table.to_number();
        let found = sqlx::query(tables!("id = $1")).bind(number);
        let Some(row) = found.fetch_optional(&mut *snapshot).await? else {
            return Ok(None);
        };
        let seats = seats(&mut snapshot, &[number]).await?.remove(&number);
        let entries =
            sqlx::query("SELECT at, body FROM entries WHERE table_id = $1 ORDER BY number");
        let entries = entries.bind(number).fetch_all(&mut *snapshot).await?;
        snapshot.commit().await?;
        Ok(Some(Stored {
            table: rows::table(&row)?,
            seats: seats.unwrap_or_default(),
            entries: entries.iter().map(rows::entry).collect::<Result<_, _>>()?,
        }))
    }

    /// What was written after this entry. Who sits there is read first: whoever sat down later has not written before.
    pub(super) async fn read_later(
        &self,
        table: TableId,
        after: EntryNumber,
    ) -> Result<Option<Later>, Error> {
        let number = table.to_number();
        let mut connection = self.pool.acquire().await?;
        let seats = seats(&mut connection, &[number]).await?.remove(&number);
        let found = sqlx::query(
            "SELECT host, started, ended, number, at, body FROM tables \
             LEFT JOIN entries ON table_id = id AND number > $2 WHERE id = $1 ORDER BY number",
        );
        let found = found.bind(number).bind(i64::from(after.0));
        let found = found.fetch_all(&mut *connection).await?;
        let Some(row) = found.first() else {
            return Ok(None);
        };
        let mut later = Later {
            host: rows::visitor_id(row.try_get("host")?)?,
            started: row.try_get("started")?,
            ended: row.try_get("ended")?,
            seats: seats.unwrap_or_default(),
            entries: Vec::new(),
        };
        for row in &found {
            if row.try_get::<Option<i64>, _>("number")?.is_some() {
                later.entries.push((rows::number(row)?, rows::entry(row)?));
            }
        }
        Ok(Some(later))
    }

    pub(super) async fn read_talk(
        &self,
        table: TableId,
        after: MessageNumber,
        most: u32,
    ) -> Result<Vec<TalkLine>, Error> {
        let found = sqlx::query(
            "SELECT number, at, seat, body FROM talk WHERE table_id = $1 AND number > $2 \
             ORDER BY number DESC LIMIT $3",
        )
        .bind(table.to_number())
        .bind(i64::from(after.0))
        .bind(i64::from(most));
        let found = found.fetch_all(&self.pool).await?;
        found.iter().rev().map(rows::talk).collect()
    }

    pub(super) async fn list_of(
        &self,
        visitor: VisitorId,
        most: u32,
    ) -> Result<Vec<Summary>, Error> {
        let found = sqlx::query(tables!(
            "id IN (SELECT table_id FROM seats WHERE visitor = $1 \
             UNION SELECT id FROM tables WHERE host = $1) ORDER BY created DESC, id LIMIT $2"
        ));
        let found = found.bind(visitor.0.to_vec()).bind(i64::from(most));
        self.summaries(found).await
    }

    /// The tables that the query finds, in its order.
    pub(super) async fn summaries(
        &self,
        tables: Query<'_, sqlx::Postgres, PgArguments>,
    ) -> Result<Vec<Summary>, Error> {
        let mut snapshot = self.snapshot().await?;
        let found = tables.fetch_all(&mut *snapshot).await?;
        let ids = found.iter().map(|row| row.try_get("id"));
        let ids: Vec<i64> = ids.collect::<Result<_, _>>()?;
        let mut seats = seats(&mut snapshot, &ids).await?;
        let summary = |(row, id): (&PgRow, &i64)| {
            Ok(Summary {
                table: rows::table(row)?,
                seats: seats.remove(id).unwrap_or_default(),
                standing: rows::standing(row)?,
            })
        };
        found.iter().zip(&ids).map(summary).collect()
    }

    /// The tables where a bot is to act and somebody waits for it, without those whose bots another process has the
    /// lease of. Bots among themselves go on when somebody looks. Those that have waited longest come first.
    pub(super) async fn list_bots(&self) -> Result<BotTurns, Error> {
        let found = sqlx::query(
            "SELECT id, summaries.number IS NULL AS unknown FROM tables \
             LEFT JOIN summaries ON summaries.table_id = id LEFT JOIN leases ON leases.table_id = id \
             WHERE started IS NOT NULL AND ended IS NULL \
             AND (passes OR EXISTS (SELECT 1 FROM seats WHERE seats.table_id = id AND kind = 'bot' \
             AND (to_act IS NULL OR (to_act::integer >> seat::integer) & 1 = 1))) \
             AND EXISTS (SELECT 1 FROM seats WHERE seats.table_id = id AND kind <> 'bot') \
             AND (holder IS NULL OR holder = $1 OR until < (extract(epoch FROM clock_timestamp()) * 1000)::bigint) \
             ORDER BY since, created DESC",
        );
        let mut turns = BotTurns::default();
        for row in &found.bind(self.own).fetch_all(&self.pool).await? {
            let table = rows::id(row)?;
            if row.try_get("unknown")? {
                turns.unknown.push(table);
            } else {
                turns.waiting.push(table);
            }
        }
        Ok(turns)
    }

    /// The tables where a clock runs out until this moment, and when.
    pub(super) async fn list_clocks(&self, until: i64) -> Result<Vec<(TableId, i64)>, Error> {
        let found = sqlx::query(
            "SELECT id, due FROM tables JOIN summaries ON table_id = id \
             WHERE started IS NOT NULL AND ended IS NULL AND due <= $1 ORDER BY due",
        );
        let found = found.bind(until).fetch_all(&self.pool).await?;
        let clock = |row: &PgRow| Ok((rows::id(row)?, row.try_get("due")?));
        found.iter().map(clock).collect()
    }

    pub(super) async fn count(&self, host: VisitorId, since: i64) -> Result<Usage, Error> {
        let host = host.0.to_vec();
        let tables = sqlx::query(
            "SELECT id, started IS NULL AND created < $2 AS abandoned, \
             (SELECT count(*) FROM seats WHERE seats.table_id = id AND kind = 'bot') AS bots \
             FROM tables LEFT JOIN summaries ON summaries.table_id = id WHERE host = $1 AND ended IS NULL \
             AND (started IS NULL OR started >= $2 OR since >= $2) ORDER BY created, id",
        );
        let tables = tables.bind(host.clone()).bind(since);
        let bytes = sqlx::query(
            "SELECT (SELECT coalesce(sum(octet_length(body)), 0) FROM data_files \
             WHERE hash IN (SELECT data FROM tables WHERE host = $1))::bigint \
             + (SELECT coalesce(sum(bytes), 0) FROM talked WHERE visitor = $1)::bigint AS bytes",
        );
        let bytes = bytes.bind(host).fetch_one(&self.pool).await?;
        let mut usage = Usage {
            bytes: rows::small(bytes.try_get("bytes")?)?,
            ..Usage::default()
        };
        for row in &tables.fetch_all(&self.pool).await? {
            usage.tables += 1;
            if row.try_get("abandoned")? {
                usage.abandoned.push(rows::id(row)?);
            } else {
                usage.bots += rows::small::<usize>(row.try_get("bots")?)?;
            }
        }
        Ok(usage)
    }

    pub(super) async fn read_marks(
        &self,
        tables: &[TableId],
    ) -> Result<Vec<(TableId, Mark)>, Error> {
        let ids: Vec<i64> = tables.iter().map(|table| table.to_number()).collect();
        let mut snapshot = self.snapshot().await?;
        let last = sqlx::query(
            "SELECT id, (SELECT coalesce(max(number), 0) FROM entries WHERE entries.table_id = id) AS number, \
             (SELECT coalesce(max(number), 0) FROM talk WHERE talk.table_id = id) AS talk \
             FROM tables WHERE id = ANY($1)",
        );
        let last = last.bind(&ids).fetch_all(&mut *snapshot).await?;
        let mut seats = seats(&mut snapshot, &ids).await?;
        let mark = |row: &PgRow| {
            let table = rows::id(row)?;
            let entry: EntryNumber = rows::number(row)?;
            let mark = Mark {
                entry,
                seats: seats.remove(&table.to_number()).unwrap_or_default(),
                talk: rows::small(row.try_get("talk")?)?,
            };
            Ok((table, mark))
        };
        last.iter().map(mark).collect()
    }
}

/// The seats of these tables in order.
async fn seats(
    connection: &mut PgConnection,
    tables: &[i64],
) -> Result<HashMap<i64, Vec<SeatRecord>>, Error> {
    let found = sqlx::query("SELECT * FROM seats WHERE table_id = ANY($1) ORDER BY table_id, seat");
    let mut seats: HashMap<i64, Vec<SeatRecord>> = HashMap::new();
    for row in &found.bind(tables).fetch_all(connection).await? {
        let table = seats.entry(row.try_get("table_id")?).or_default();
        table.push(rows::seat(row)?);
    }
    Ok(seats)
}
