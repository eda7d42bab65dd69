//! Everything that changes a table.

use std::time::Duration;

use engine::{Header, Seat};
use sqlx::{Error, PgConnection, Row};
use table::{
    Append, Appended, Begin, Call, Called, MessageNumber, SeatRecord, Summarised, TableId,
    TableRecord, VisitorId, data_hash,
};

use super::calls::{CallArrays, forget_invitations, keep_calls};
use super::{Postgres, is_taken, rows};
use crate::calls::{on_older_call, on_older_notice};
use crate::rows::{audience_text, corrupt, pace_text, to_bits};

/// Adds entries after the last one, keeps where the game stands, and calls people, in one statement, which is its own transaction: the
/// answer is how many were added. If two add the same number, the second fails by the key.
macro_rules! append {
    ($told:literal) => {
        concat!(
            "WITH added AS (INSERT INTO entries (table_id, number, at, body) \
             SELECT $1::bigint, new.number, new.at, new.body FROM unnest($2::bigint[], $3::bigint[], $4::text[]) \
             AS new (number, at, body) WHERE $5::bigint = (SELECT coalesce(max(number), 0) FROM entries WHERE table_id = $1) \
             RETURNING number), \
             stands AS (INSERT INTO summaries (table_id, number, since, to_act, passes, round, phase, outcome, stand_ins, due) \
             SELECT $1, max(number), $6::bigint, $7::smallint, $8::boolean, $9::integer, $10::smallint, $11::text, \
             $13::smallint, $14::bigint FROM added HAVING count(*) > 0 \
             ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, since = excluded.since, \
             to_act = excluded.to_act, passes = excluded.passes, round = excluded.round, phase = excluded.phase, outcome = excluded.outcome, \
             stand_ins = excluded.stand_ins, due = excluded.due \
             WHERE summaries.number < excluded.number), \
             over AS (UPDATE tables SET ended = $12::bigint WHERE id = $1 AND $12::bigint IS NOT NULL \
             AND EXISTS (SELECT 1 FROM added)), \
             forgotten AS (DELETE FROM purses WHERE table_id = $1 AND $12::bigint IS NOT NULL AND EXISTS (SELECT 1 FROM added)), \
             shown AS (INSERT INTO notices (visitor, table_id, kind, number, at, unread) \
             SELECT called.visitor, $1, called.kind, $18::bigint, $6, 1 FROM unnest($15::bytea[], $16::text[]) AS called (visitor, kind) \
             WHERE called.kind <> 'turn' AND EXISTS (SELECT 1 FROM added)",
            on_older_notice!(),
            "), called AS (INSERT INTO outbox (visitor, channel, table_id, kind, number, at, due, until, tries, tried) \
             SELECT called.visitor, channel, $1, called.kind, $18::bigint, $6, $6, 0, 0, 0 \
             FROM unnest($15::bytea[], $16::text[], $17::bigint[]) AS called (visitor, kind, wishes) \
             JOIN channels ON channels.visitor = called.visitor WHERE kinds & wishes <> 0 AND EXISTS (SELECT 1 FROM added)",
            on_older_call!(),
            ") ",
            $told
        )
    };
}

const APPEND: &str = append!("SELECT count(*) AS added FROM added");
const APPEND_AND_TELL: &str = append!(
    ", told AS (SELECT pg_notify('kroniek', $19) FROM added LIMIT 1) \
     SELECT (SELECT count(*) FROM added) AS added, (SELECT count(*) FROM told) AS told"
);

impl Postgres {
    pub(super) async fn insert(
        &self,
        table: &TableRecord,
        seats: &[SeatRecord],
    ) -> Result<(), Error> {
        let mut together = self.pool.begin().await?;
        insert_into(&mut together, table, seats).await?;
        together.commit().await
    }

    pub(super) async fn add(&self, append: &Append, calls: &[Call]) -> Result<Appended, Error> {
        let standing = &append.standing;
        let first = i64::from(append.first.0);
        let numbers: Vec<i64> = (first..).take(append.entries.len()).collect();
        let times: Vec<i64> = append.entries.iter().map(|entry| entry.at).collect();
        let bodies = append.entries.iter();
        let bodies = bodies.map(|entry| serde_json::to_string(&entry.what));
        let bodies: Vec<String> = bodies.collect::<Result<_, _>>().map_err(corrupt)?;
        let outcome = standing.outcome.as_ref().map(serde_json::to_string);
        let over = times.last().filter(|_| standing.is_over());
        let called = CallArrays::new(calls);
        let adding = if self.notify { APPEND_AND_TELL } else { APPEND };
        let mut adding = sqlx::query(adding)
            .bind(append.table.to_number())
            .bind(numbers)
            .bind(&times)
            .bind(bodies)
            .bind(first - 1)
            .bind(standing.since)
            .bind(i16::from(to_bits(standing.to_act)))
            .bind(standing.passes)
            .bind(i32::from(standing.moment.round))
            .bind(i16::from(standing.moment.phase))
            .bind(outcome.transpose().map_err(corrupt)?)
            .bind(over)
            .bind(i16::from(to_bits(standing.stand_ins)))
            .bind(standing.due)
            .bind(called.visitors)
            .bind(called.kinds)
            .bind(called.wishes)
            .bind(first + append.entries.len() as i64 - 1);
        if self.notify {
            adding = adding.bind(self.payload(append.table));
        }
        match adding.fetch_one(&self.pool).await {
            Ok(row) if row.try_get::<i64, _>("added")? > 0 => Ok(Appended::Done),
            Ok(_) => Ok(Appended::Conflict),
            Err(error) if is_taken(&error) => Ok(Appended::Conflict),
            Err(error) => Err(error),
        }
    }

    pub(super) async fn begin(&self, table: TableId, begin: &Begin) -> Result<bool, Error> {
        let mut together = self.pool.begin().await?;
        let (header, data) = split(&mut together, &begin.header).await?;
        let begun = sqlx::query(
            "UPDATE tables SET header = $2, started = $3, data = $4 WHERE id = $1 AND started IS NULL",
        )
        .bind(table.to_number())
        .bind(header)
        .bind(begin.at)
        .bind(data)
        .execute(&mut *together)
        .await?;
        self.tell(&mut together, table).await?;
        together.commit().await?;
        Ok(begun.rows_affected() == 1)
    }

    pub(super) async fn keep_summaries(&self, tables: &[Summarised]) -> Result<(), Error> {
        let mut together = self.pool.begin().await?;
        for Summarised {
            table,
            last,
            standing,
        } in tables
        {
            let outcome = standing.outcome.as_ref().map(serde_json::to_string);
            sqlx::query(
                "INSERT INTO summaries (table_id, number, since, to_act, passes, round, phase, outcome, stand_ins, due) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) \
                 ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, since = excluded.since, \
                 to_act = excluded.to_act, passes = excluded.passes, round = excluded.round, phase = excluded.phase, outcome = excluded.outcome, \
             stand_ins = excluded.stand_ins, due = excluded.due \
                 WHERE summaries.number < excluded.number",
            )
            .bind(table.to_number())
            .bind(i64::from(last.0))
            .bind(standing.since)
            .bind(i16::from(to_bits(standing.to_act)))
            .bind(standing.passes)
            .bind(i32::from(standing.moment.round))
            .bind(i16::from(standing.moment.phase))
            .bind(outcome.transpose().map_err(corrupt)?)
            .bind(i16::from(to_bits(standing.stand_ins)))
            .bind(standing.due)
            .execute(&mut *together)
            .await?;
        }
        together.commit().await
    }

    pub(super) async fn change_seat(
        &self,
        table: TableId,
        issue: u32,
        seat: &SeatRecord,
        begin: Option<&Begin>,
        called: &Called,
    ) -> Result<bool, Error> {
        let mut together = self.pool.begin().await?;
        if let Some(Begin { header, at }) = begin {
            let (header, data) = split(&mut together, header).await?;
            // Everything is asked before anything is changed.
            let begun = sqlx::query(
                "UPDATE tables SET header = $2, started = $3, data = $4 \
                 WHERE id = $1 AND started IS NULL AND NOT EXISTS (SELECT 1 FROM seats \
                 WHERE table_id = $1 AND seat <> $5 AND NOT taken) AND EXISTS \
                 (SELECT 1 FROM seats WHERE table_id = $1 AND seat = $5 AND issue = $6)",
            )
            .bind(table.to_number())
            .bind(header)
            .bind(at)
            .bind(data)
            .bind(i16::from(seat.seat.0))
            .bind(i64::from(issue))
            .execute(&mut *together)
            .await?;
            if begun.rows_affected() == 0 {
                return Ok(false);
            }
        }
        let done = sqlx::query(
            "UPDATE seats SET kind = $4, level = $5, visitor = $6, taken = $7, token = $8, \
             issue = $9, name = $10, contribution = $11 \
             WHERE table_id = $1 AND seat = $2 AND issue = $3",
        )
        .bind(table.to_number())
        .bind(i16::from(seat.seat.0))
        .bind(i64::from(issue))
        .bind(seat.kind.name())
        .bind(seat.level.map(bots::Level::name))
        .bind(seat.visitor.map(|visitor| visitor.0.to_vec()))
        .bind(seat.taken)
        .bind(seat.token.map(|token| token.as_bytes().to_vec()))
        .bind(i64::from(seat.issue))
        .bind(seat.name.as_str())
        .bind(seat.contribution.as_str())
        .execute(&mut *together)
        .await?;
        if done.rows_affected() == 0 {
            return Ok(false);
        }
        forget_invitations(&mut together, table).await?;
        let Called { calls, number, at } = called;
        keep_calls(&mut together, calls, table, *number, *at).await?;
        self.tell(&mut together, table).await?;
        together.commit().await?;
        Ok(true)
    }

    pub(super) async fn delete(&self, table: TableId) -> Result<bool, Error> {
        let mut together = self.pool.begin().await?;
        // Nobody begins the game or joins from here on.
        let gathers =
            sqlx::query("SELECT 1 FROM tables WHERE id = $1 AND started IS NULL FOR UPDATE");
        let gathers = gathers.bind(table.to_number());
        if gathers.fetch_optional(&mut *together).await?.is_none() {
            return Ok(false);
        }
        for sql in [
            "DELETE FROM talk WHERE table_id = $1",
            "DELETE FROM notices WHERE table_id = $1",
            "DELETE FROM notes WHERE table_id = $1",
            "DELETE FROM outbox WHERE table_id = $1",
            "DELETE FROM seats WHERE table_id = $1",
            "DELETE FROM tables WHERE id = $1",
        ] {
            let deleting = sqlx::query(sql).bind(table.to_number());
            deleting.execute(&mut *together).await?;
        }
        self.tell(&mut together, table).await?;
        together.commit().await?;
        Ok(true)
    }

    pub(super) async fn insert_talk(
        &self,
        table: TableId,
        (seat, at, text): (Seat, i64, &str),
        by: Option<VisitorId>,
        calls: &[Call],
    ) -> Result<MessageNumber, Error> {
        let mut together = self.pool.begin().await?;
        let row = sqlx::query(
            "INSERT INTO talk (table_id, number, at, seat, body) \
             SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4 FROM talk WHERE table_id = $1 \
             RETURNING number",
        )
        .bind(table.to_number())
        .bind(at)
        .bind(i16::from(seat.0))
        .bind(text)
        .fetch_one(&mut *together)
        .await?;
        if let Some(visitor) = by {
            let talked = sqlx::query(
                "INSERT INTO talked (visitor, bytes) VALUES ($1, $2) \
                 ON CONFLICT (visitor) DO UPDATE SET bytes = talked.bytes + $2",
            );
            let talked = talked.bind(visitor.0.to_vec()).bind(text.len() as i64);
            talked.execute(&mut *together).await?;
        }
        let number = rows::number(&row)?.0;
        keep_calls(&mut together, calls, table, number, at).await?;
        self.tell(&mut together, table).await?;
        together.commit().await?;
        Ok(MessageNumber(number))
    }

    /// Takes the lease of a table's bots, or keeps it; false if another process has it.
    pub(super) async fn take_lease(&self, table: TableId, time: Duration) -> Result<bool, Error> {
        let taken = sqlx::query(
            "INSERT INTO leases (table_id, holder, until) VALUES ($1, $2, \
             (extract(epoch FROM clock_timestamp()) * 1000)::bigint + $3) \
             ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, until = excluded.until \
             WHERE leases.holder = excluded.holder OR \
             leases.until <= (extract(epoch FROM clock_timestamp()) * 1000)::bigint",
        )
        .bind(table.to_number())
        .bind(self.own)
        .bind(time.as_millis() as i64)
        .execute(&self.pool)
        .await?;
        Ok(taken.rows_affected() == 1)
    }
}

/// Adds a table with its seats.
pub(super) async fn insert_into(
    connection: &mut PgConnection,
    table: &TableRecord,
    seats: &[SeatRecord],
) -> Result<(), Error> {
    let (header, data) = split(connection, &table.header).await?;
    sqlx::query(
        "INSERT INTO tables (id, game, header, secret, host, is_private, created, started, ended, data, pace, audience, rated) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
    )
    .bind(table.id.to_number())
    .bind(table.header.game.as_str())
    .bind(header)
    .bind(table.secret.0.to_vec())
    .bind(table.host.map(|visitor| visitor.0.to_vec()))
    .bind(table.private)
    .bind(table.created)
    .bind(table.started)
    .bind(table.ended)
    .bind(data)
    .bind(pace_text(table.pace.as_ref())?)
    .bind(audience_text(table.audience.as_ref())?)
    .bind(table.rated)
    .execute(&mut *connection)
    .await?;
    for seat in seats {
        sqlx::query(
            "INSERT INTO seats (table_id, seat, kind, level, visitor, taken, token, issue, name, contribution) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        )
        .bind(table.id.to_number())
        .bind(i16::from(seat.seat.0))
        .bind(seat.kind.name())
        .bind(seat.level.map(bots::Level::name))
        .bind(seat.visitor.map(|visitor| visitor.0.to_vec()))
        .bind(seat.taken)
        .bind(seat.token.map(|token| token.as_bytes().to_vec()))
        .bind(i64::from(seat.issue))
        .bind(seat.name.as_str())
        .bind(seat.contribution.as_str())
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// The header as it is stored, and the hash of its data file, of which one copy is kept.
async fn split(
    connection: &mut PgConnection,
    header: &Header,
) -> Result<(String, Option<Vec<u8>>), Error> {
    let mut header = header.clone();
    let data = header.data.take();
    let hash = data.as_deref().map(|text| data_hash(text).to_vec());
    if data.is_some() {
        sqlx::query("INSERT INTO data_files (hash, body) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(hash.clone())
            .bind(data)
            .execute(connection)
            .await?;
    }
    let header = serde_json::to_string(&header).map_err(corrupt)?;
    Ok((header, hash))
}
