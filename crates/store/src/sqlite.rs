//! The store on SQLite.

use std::path::Path;
use std::time::Duration;

use engine::{Header, Seat};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection};
use table::{
    Append, Appended, Begin, BotTurns, Call, Called, MessageNumber, Pending, SeatRecord, Store,
    Stored, Summarised, Summary, TableId, TableRecord, TalkLine, Usage, Visitor, VisitorId,
    data_hash,
};

use crate::file::{DatabaseError, Opened, prepare};
use crate::load::load_all;
use crate::sqlite_calls::{self, CallRows, Callable, forget_invitations};
use crate::sqlite_setup::migrate;
use crate::writer::{self, Writer, failed};
use crate::{archive, rows, summaries};

/// How many can read at the same time.
const READERS: u32 = 4;

/// So many pages lie in the log before they are copied into the file: 16 megabytes.
const LOG_PAGES: &str = "4000";

/// The store on SQLite.
#[derive(Clone)]
pub struct Sqlite {
    pub(crate) writer: Writer,
    pub(crate) readers: SqlitePool,
    pub(crate) callable: Callable,
}

impl Sqlite {
    /// Opens the file, or makes it, and brings it to the newest form.
    pub async fn open(file: &Path) -> Result<Sqlite, DatabaseError> {
        prepare(file)?;
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A decision that was acknowledged survives a power cut.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(5))
            // A page that is written again and again is copied into the file once.
            .pragma("wal_autocheckpoint", LOG_PAGES)
            .disable_statement_logging();
        let mut connection = options.connect().await?;
        migrate(&mut connection).await?;
        // A copy of the file alone has at least all that was there before.
        writer::checkpoint(&mut connection).await?;
        let callable = Callable::read(&mut connection).await?;
        // Whoever reads the outbox without writing anything finds everybody there.
        if sqlite_calls::are_waiting(&mut connection).await? {
            let mut together = connection.begin_with("BEGIN IMMEDIATE").await?;
            sqlite_calls::from_journal(&mut together).await?;
            together.commit().await?;
        }
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.read_only(true))
            .await?;
        Ok(Sqlite {
            writer: Writer::new(connection, readers.clone(), Opened::new(file)?),
            readers,
            callable,
        })
    }

    /// Writes everything into the file itself and closes it, so that it can be moved and copied without its log.
    pub async fn close(&self) {
        self.writer.close().await;
    }
}

impl Store for Sqlite {
    fn create(&self, table: TableRecord, seats: Vec<SeatRecord>) -> Pending<'_, ()> {
        Box::pin(self.writer.write(move |connection| {
            Box::pin(async move {
                insert_table(connection, &table).await?;
                for seat in &seats {
                    insert_seat(connection, table.id, seat).await?;
                }
                Ok(())
            })
        }))
    }

    fn load(&self, table: TableId) -> Pending<'_, Option<Stored>> {
        Box::pin(async move {
            let loaded = async { load_all(&mut *self.readers.acquire().await?, table).await };
            loaded.await.map_err(|error| failed(&error))
        })
    }

    fn can_write(&self) -> bool {
        self.writer.can_write()
    }

    fn append_and_call(&self, append: Append, calls: Vec<Call>) -> Pending<'_, Appended> {
        let calls = self.callable.only(calls);
        Box::pin(self.writer.append(append, calls))
    }

    fn start(&self, table: TableId, header: Header, at: i64) -> Pending<'_, bool> {
        Box::pin(self.writer.write(move |connection| {
            Box::pin(async move {
                let (header, data) = split(connection, header).await?;
                let done = sqlx::query(
                    "UPDATE tables SET header = $2, started = $3, data = $4 \
                     WHERE id = $1 AND started IS NULL",
                )
                .bind(table.to_number())
                .bind(header)
                .bind(at)
                .bind(data)
                .execute(connection)
                .await?;
                Ok(done.rows_affected() == 1)
            })
        }))
    }

    fn summarise(&self, tables: Vec<Summarised>) -> Pending<'_, ()> {
        Box::pin(self.writer.write(move |connection| {
            Box::pin(async move {
                let tables = tables
                    .iter()
                    .map(|one| (one.table.to_number(), one.last, &one.standing));
                summaries::keep(connection, tables).await
            })
        }))
    }

    fn seat_and_call(
        &self,
        table: TableId,
        issue: u32,
        seat: SeatRecord,
        begin: Option<Begin>,
        called: Called,
    ) -> Pending<'_, bool> {
        Box::pin(self.writer.write(move |connection| {
            Box::pin(async move {
                if let Some(Begin { header, at }) = begin {
                    let (header, data) = split(connection, header).await?;
                    // Everything is asked before anything is changed.
                    let begun = sqlx::query(
                        "UPDATE tables SET header = $2, started = $3, data = $4 \
                         WHERE id = $1 AND started IS NULL AND NOT EXISTS (SELECT 1 FROM seats \
                         WHERE table_id = $1 AND seat <> $5 AND taken = 0) AND EXISTS \
                         (SELECT 1 FROM seats WHERE table_id = $1 AND seat = $5 AND issue = $6)",
                    )
                    .bind(table.to_number())
                    .bind(header)
                    .bind(at)
                    .bind(data)
                    .bind(seat.seat.0)
                    .bind(issue)
                    .execute(&mut *connection)
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
                .bind(seat.seat.0)
                .bind(issue)
                .bind(seat.kind.name())
                .bind(seat.level.map(bots::Level::name))
                .bind(seat.visitor.map(|visitor| visitor.0.to_vec()))
                .bind(seat.taken)
                .bind(seat.token.map(|token| token.as_bytes().to_vec()))
                .bind(seat.issue)
                .bind(seat.name)
                .bind(seat.contribution)
                .execute(&mut *connection)
                .await?;
                let done = done.rows_affected() == 1;
                if done {
                    forget_invitations(connection, table).await?;
                    let Called { calls, number, at } = called;
                    let calls = CallRows::default().with(&calls, table, number, at);
                    calls.keep(connection).await?;
                }
                Ok(done)
            })
        }))
    }

    fn remove(&self, table: TableId) -> Pending<'_, bool> {
        Box::pin(self.writer.write(move |connection| {
            Box::pin(async move {
                for sql in [
                    "DELETE FROM talk WHERE table_id = $1 AND EXISTS \
                     (SELECT 1 FROM tables WHERE id = $1 AND started IS NULL)",
                    "DELETE FROM notices WHERE table_id = $1 AND EXISTS \
                     (SELECT 1 FROM tables WHERE id = $1 AND started IS NULL)",
                    "DELETE FROM notes WHERE table_id = $1 AND EXISTS \
                     (SELECT 1 FROM tables WHERE id = $1 AND started IS NULL)",
                    "DELETE FROM outbox WHERE table_id = $1 AND EXISTS \
                     (SELECT 1 FROM tables WHERE id = $1 AND started IS NULL)",
                    "DELETE FROM seats WHERE table_id = $1 AND EXISTS \
                     (SELECT 1 FROM tables WHERE id = $1 AND started IS NULL)",
                ] {
                    let parts = sqlx::query(sql).bind(table.to_number());
                    parts.execute(&mut *connection).await?;
                }
                let removed = sqlx::query("DELETE FROM tables WHERE id = $1 AND started IS NULL");
                let removed = removed.bind(table.to_number()).execute(connection).await?;
                Ok(removed.rows_affected() == 1)
            })
        }))
    }

    fn say_and_call(
        &self,
        table: TableId,
        (seat, at, text): (Seat, i64, String),
        by: Option<VisitorId>,
        calls: Vec<Call>,
    ) -> Pending<'_, MessageNumber> {
        Box::pin(self.writer.write(move |connection| {
            Box::pin(async move {
                if let Some(visitor) = by {
                    let talked = sqlx::query(
                        "INSERT INTO talked (visitor, bytes) VALUES ($1, $2) \
                         ON CONFLICT (visitor) DO UPDATE SET bytes = talked.bytes + $2",
                    );
                    let talked = talked.bind(visitor.0.to_vec()).bind(text.len() as i64);
                    talked.execute(&mut *connection).await?;
                }
                let row = sqlx::query(
                    "INSERT INTO talk (table_id, number, at, seat, body) \
                     SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4 FROM talk WHERE table_id = $1 \
                     RETURNING number",
                )
                .bind(table.to_number())
                .bind(at)
                .bind(seat.0)
                .bind(text)
                .fetch_one(&mut *connection)
                .await?;
                let number = row.try_get("number")?;
                let calls = CallRows::default().with(&calls, table, number, at);
                calls.keep(connection).await?;
                Ok(MessageNumber(number))
            })
        }))
    }

    fn talk(&self, table: TableId, after: MessageNumber, most: u32) -> Pending<'_, Vec<TalkLine>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "SELECT number, at, seat, body FROM talk WHERE table_id = $1 AND number > $2 \
                 ORDER BY number DESC LIMIT $3",
            )
            .bind(table.to_number())
            .bind(after.0)
            .bind(most)
            .fetch_all(&self.readers)
            .await
            .map_err(|error| failed(&error))?;
            rows.iter()
                .rev()
                .map(rows::talk)
                .collect::<Result<_, _>>()
                .map_err(|error| failed(&error))
        })
    }

    fn tables_of(&self, visitor: VisitorId, most: u32) -> Pending<'_, Vec<Summary>> {
        Box::pin(async move {
            let query = sqlx::query(
                "SELECT *, (SELECT body FROM data_files WHERE hash = data) AS data_body FROM tables \
                 LEFT JOIN summaries ON table_id = id WHERE id IN (SELECT table_id FROM seats \
                 WHERE visitor = $1 UNION SELECT id FROM tables WHERE host = $1) ORDER BY created DESC, id LIMIT $2",
            );
            let query = query.bind(visitor.0.to_vec()).bind(most);
            self.summaries(query).await.map_err(|error| failed(&error))
        })
    }

    fn bot_turns(&self) -> Pending<'_, BotTurns> {
        Box::pin(async move { self.bots().await.map_err(|error| failed(&error)) })
    }

    fn clocks(&self, until: i64) -> Pending<'_, Vec<(TableId, i64)>> {
        Box::pin(async move { self.due(until).await.map_err(|error| failed(&error)) })
    }

    fn data_files(&self, host: VisitorId) -> Pending<'_, Vec<[u8; 32]>> {
        Box::pin(async move {
            let found = sqlx::query(
                "SELECT DISTINCT data AS secret FROM tables WHERE host = $1 AND data IS NOT NULL",
            )
            .bind(host.0.to_vec())
            .fetch_all(&self.readers)
            .await
            .map_err(|error| failed(&error))?;
            let hashes = found.iter().map(rows::secret).collect::<Result<_, _>>();
            hashes.map_err(|error| failed(&error))
        })
    }

    fn usage(&self, host: VisitorId, since: i64) -> Pending<'_, Usage> {
        Box::pin(async move {
            let usage = self.usage_of(host, since).await;
            usage.map_err(|error| failed(&error))
        })
    }

    fn size(&self) -> Pending<'_, u64> {
        Box::pin(async move { self.bytes().await.map_err(|error| failed(&error)) })
    }

    fn study(&self, table: TableId) -> Pending<'_, Option<String>> {
        Box::pin(async move {
            let found = sqlx::query("SELECT body FROM studies WHERE table_id = $1");
            let found = found.bind(table.to_number());
            let row = found.fetch_optional(&self.readers).await;
            let text = |row: sqlx::sqlite::SqliteRow| rows::study(&row);
            let study = row.and_then(|row| row.map(text).transpose());
            study.map_err(|error| failed(&error))
        })
    }

    fn keep_study(&self, table: TableId, study: String) -> Pending<'_, ()> {
        Box::pin(self.writer.write(move |connection| {
            Box::pin(async move {
                sqlx::query(
                    "INSERT INTO studies (table_id, body) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                )
                .bind(table.to_number())
                .bind(archive::pack_text(&study)?)
                .execute(connection)
                .await?;
                Ok(())
            })
        }))
    }

    fn visitor(&self, visitor: VisitorId) -> Pending<'_, Visitor> {
        Box::pin(async move {
            let row = sqlx::query("SELECT name, ask_always, puzzles FROM visitors WHERE id = $1")
                .bind(visitor.0.to_vec())
                .fetch_optional(&self.readers)
                .await
                .map_err(|error| failed(&error))?;
            row.map_or(Ok(Visitor::default()), |row| {
                rows::visitor(&row).map_err(|error| failed(&error))
            })
        })
    }

    fn remember(&self, visitor: VisitorId, known: Visitor) -> Pending<'_, ()> {
        Box::pin(self.writer.write(move |connection| {
            Box::pin(async move {
                sqlx::query(
                    "INSERT INTO visitors (id, name, ask_always, puzzles) VALUES ($1, $2, $3, $4) \
                     ON CONFLICT (id) DO UPDATE SET name = $2, ask_always = $3, puzzles = $4",
                )
                .bind(visitor.0.to_vec())
                .bind(known.name)
                .bind(known.ask_always)
                .bind(known.puzzles)
                .execute(connection)
                .await?;
                Ok(())
            })
        }))
    }

    fn key(&self, name: &'static str, fresh: [u8; 32]) -> Pending<'_, [u8; 32]> {
        Box::pin(self.writer.write(move |connection| {
            Box::pin(async move {
                sqlx::query(
                    "INSERT INTO keys (name, secret) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
                )
                .bind(name)
                .bind(fresh.to_vec())
                .execute(&mut *connection)
                .await?;
                let row = sqlx::query("SELECT secret FROM keys WHERE name = $1")
                    .bind(name)
                    .fetch_one(connection)
                    .await?;
                rows::secret(&row)
            })
        }))
    }
}

/// The header as it is stored, and the hash of its data file, of which one copy is kept.
async fn split(
    connection: &mut SqliteConnection,
    mut header: Header,
) -> Result<(String, Option<Vec<u8>>), sqlx::Error> {
    let data = header.data.take();
    let hash = data.as_deref().map(|text| data_hash(text).to_vec());
    if data.is_some() {
        sqlx::query("INSERT INTO data_files (hash, body) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(hash.clone())
            .bind(data)
            .execute(connection)
            .await?;
    }
    let header = serde_json::to_string(&header).map_err(rows::corrupt)?;
    Ok((header, hash))
}

pub(crate) async fn insert_table(
    connection: &mut SqliteConnection,
    table: &TableRecord,
) -> Result<(), sqlx::Error> {
    let (header, data) = split(connection, table.header.clone()).await?;
    sqlx::query(
        "INSERT INTO tables (id, game, header, secret, host, is_private, created, started, ended, data, pace, audience, rated) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
    )
    .bind(table.id.to_number())
    .bind(table.header.game.clone())
    .bind(header)
    .bind(table.secret.0.to_vec())
    .bind(table.host.map(|visitor| visitor.0.to_vec()))
    .bind(table.private)
    .bind(table.created)
    .bind(table.started)
    .bind(table.ended)
    .bind(data)
    .bind(rows::pace_text(table.pace.as_ref())?)
    .bind(rows::audience_text(table.audience.as_ref())?)
    .bind(table.rated)
    .execute(connection)
    .await?;
    Ok(())
}

pub(crate) async fn insert_seat(
    connection: &mut SqliteConnection,
    table: TableId,
    seat: &SeatRecord,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO seats (table_id, seat, kind, level, visitor, taken, token, issue, name, contribution) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    )
    .bind(table.to_number())
    .bind(seat.seat.0)
    .bind(seat.kind.name())
    .bind(seat.level.map(bots::Level::name))
    .bind(seat.visitor.map(|visitor| visitor.0.to_vec()))
    .bind(seat.taken)
    .bind(seat.token.map(|token| token.as_bytes().to_vec()))
    .bind(seat.issue)
    .bind(seat.name.clone())
    .bind(seat.contribution.clone())
    .execute(connection)
    .await?;
    Ok(())
}
