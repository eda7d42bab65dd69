//! The store on SQLite.

use std::path::Path;
use std::time::Duration;

use engine::{Header, Seat};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection};
use table::{
    Append, Appended, Pending, SeatRecord, Store, StoreError, Stored, TableId, TableRecord,
    TalkLine, Visitor, VisitorId,
};

use crate::rows;
use crate::writer::{Writer, failed};

/// How many can read at the same time.
const READERS: u32 = 4;

const MIGRATIONS: &[(i64, &str, &str)] = &[
    (
        1,
        "tables",
        include_str!("../migrations/sqlite/0001_tables.sql"),
    ),
    (
        2,
        "journal",
        include_str!("../migrations/sqlite/0002_journal.sql"),
    ),
];

/// The store on SQLite.
#[derive(Clone)]
pub struct Sqlite {
    pub(crate) writer: Writer,
    pub(crate) readers: SqlitePool,
}

impl Sqlite {
    /// Opens the file, or makes it, and brings it to the newest form.
    pub async fn open(file: &Path) -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A decision that was acknowledged survives a power cut.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(5))
            .disable_statement_logging();
        let mut connection = options.connect().await.map_err(|error| failed(&error))?;
        migrate(&mut connection).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.read_only(true))
            .await
            .map_err(|error| failed(&error))?;
        Ok(Sqlite {
            writer: Writer::new(connection, readers.clone()),
            readers,
        })
    }

    async fn ids(
        &self,
        query: sqlx::query::Query<'_, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>,
    ) -> Result<Vec<TableId>, StoreError> {
        let rows = query.fetch_all(&self.readers).await;
        rows.map_err(|error| failed(&error))?
            .iter()
            .map(|row| Ok(TableId::from_number(row.try_get("id")?)))
            .collect::<Result<_, sqlx::Error>>()
            .map_err(|error| failed(&error))
    }
}

async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let migrations = MIGRATIONS
        .iter()
        .map(|&(version, name, text)| {
            let sql = sqlx::SqlStr::from_static(text);
            Migration::new(version, name.into(), MigrationType::Simple, sql, false)
        })
        .collect();
    // Whoever opens the file at the same time waits, and finds it done.
    let mut alone = connection
        .begin_with("BEGIN IMMEDIATE")
        .await
        .map_err(|error| failed(&error))?;
    Migrator::with_migrations(migrations)
        .run_direct(None, &mut *alone, false)
        .await
        .map_err(|error| StoreError(error.to_string()))?;
    alone.commit().await.map_err(|error| failed(&error))
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
        Box::pin(async move { self.load_all(table).await.map_err(|error| failed(&error)) })
    }

    fn append(&self, append: Append) -> Pending<'_, Appended> {
        Box::pin(self.writer.append(append))
    }

    fn start(&self, table: TableId, header: Header, at: i64) -> Pending<'_, bool> {
        Box::pin(self.writer.write(move |connection| {
            Box::pin(async move {
                let header = serde_json::to_string(&header).map_err(rows::corrupt)?;
                let done = sqlx::query(
                    "UPDATE tables SET header = $2, started = $3 WHERE id = $1 AND started IS NULL",
                )
                .bind(table.to_number())
                .bind(header)
                .bind(at)
                .execute(connection)
                .await?;
                Ok(done.rows_affected() == 1)
            })
        }))
    }

    fn seat(&self, table: TableId, issue: u32, seat: SeatRecord) -> Pending<'_, bool> {
        Box::pin(self.writer.write(move |connection| {
            Box::pin(async move {
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
                .execute(connection)
                .await?;
                Ok(done.rows_affected() == 1)
            })
        }))
    }

    fn say(&self, table: TableId, seat: Seat, at: i64, text: String) -> Pending<'_, u32> {
        Box::pin(self.writer.write(move |connection| {
            Box::pin(async move {
                let row = sqlx::query(
                    "INSERT INTO talk (table_id, number, at, seat, body) \
                     SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4 FROM talk WHERE table_id = $1 \
                     RETURNING number",
                )
                .bind(table.to_number())
                .bind(at)
                .bind(seat.0)
                .bind(text)
                .fetch_one(connection)
                .await?;
                row.try_get("number")
            })
        }))
    }

    fn talk(&self, table: TableId, after: u32, most: u32) -> Pending<'_, Vec<TalkLine>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "SELECT number, at, seat, body FROM talk WHERE table_id = $1 AND number > $2 \
                 ORDER BY number DESC LIMIT $3",
            )
            .bind(table.to_number())
            .bind(after)
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

    fn tables_of(&self, visitor: VisitorId, most: u32) -> Pending<'_, Vec<TableId>> {
        Box::pin(async move {
            let query = sqlx::query(
                "SELECT id FROM tables WHERE id IN (SELECT table_id FROM seats WHERE visitor = $1 \
                 UNION SELECT id FROM tables WHERE host = $1) ORDER BY created DESC, id LIMIT $2",
            );
            self.ids(query.bind(visitor.0.to_vec()).bind(most)).await
        })
    }

    fn open_tables(&self, most: u32) -> Pending<'_, Vec<TableId>> {
        Box::pin(async move {
            let query = sqlx::query(
                "SELECT id FROM tables WHERE started IS NULL AND ended IS NULL AND is_private = 0 \
                 ORDER BY created DESC, id LIMIT $1",
            );
            self.ids(query.bind(most)).await
        })
    }

    fn tables_with_bots(&self) -> Pending<'_, Vec<TableId>> {
        Box::pin(async move {
            let query = sqlx::query(
                "SELECT id FROM tables WHERE started IS NOT NULL AND ended IS NULL AND EXISTS \
                 (SELECT 1 FROM seats WHERE table_id = id AND kind = 'bot') ORDER BY created DESC",
            );
            self.ids(query).await
        })
    }

    fn visitor(&self, visitor: VisitorId) -> Pending<'_, Visitor> {
        Box::pin(async move {
            let row = sqlx::query("SELECT name, lang FROM visitors WHERE id = $1")
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
                    "INSERT INTO visitors (id, name, lang) VALUES ($1, $2, $3) \
                     ON CONFLICT (id) DO UPDATE SET name = $2, lang = $3",
                )
                .bind(visitor.0.to_vec())
                .bind(known.name)
                .bind(known.lang.map(words::Lang::tag))
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

async fn insert_table(
    connection: &mut SqliteConnection,
    table: &TableRecord,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO tables (id, game, header, secret, host, is_private, created, started, ended) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    )
    .bind(table.id.to_number())
    .bind(table.header.game.clone())
    .bind(serde_json::to_string(&table.header).map_err(rows::corrupt)?)
    .bind(table.secret.0.to_vec())
    .bind(table.host.map(|visitor| visitor.0.to_vec()))
    .bind(table.private)
    .bind(table.created)
    .bind(table.started)
    .bind(table.ended)
    .execute(connection)
    .await?;
    Ok(())
}

async fn insert_seat(
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
