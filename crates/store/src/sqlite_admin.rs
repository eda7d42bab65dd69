//! What an operator does with a file.

use sqlx::sqlite::SqliteRow;
use sqlx::{Error, Row, SqliteConnection};
use table::{Pending, TableId, VisitorId};

use crate::admin::{Admin, State, Storage, TableLine, VisitorLine, Which, state};
use crate::admin_statements::admin_statements;
use crate::rows;
use crate::sqlite::Sqlite;
use crate::sqlite_accounts::{reads, writes};
use crate::writer::failed;

/// Everything that belongs to a table, the table itself last.
const OF_A_TABLE: [&str; 11] = [
    "DELETE FROM rated_seats WHERE table_id = $1",
    "DELETE FROM talk WHERE table_id = $1",
    "DELETE FROM seats WHERE table_id = $1",
    "DELETE FROM studies WHERE table_id = $1",
    "DELETE FROM summaries WHERE table_id = $1",
    "DELETE FROM archive WHERE table_id = $1",
    "DELETE FROM sheets WHERE table_id = $1",
    "DELETE FROM notices WHERE table_id = $1",
    "DELETE FROM notes WHERE table_id = $1",
    "DELETE FROM outbox WHERE table_id = $1",
    "DELETE FROM tables WHERE id = $1",
];

/// What was written at a table while it was being removed, and data files that nobody plays with any more.
const LEFT_OVER: [&str; 6] = [
    "DELETE FROM summaries WHERE table_id NOT IN (SELECT id FROM tables)",
    "DELETE FROM archive WHERE table_id NOT IN (SELECT id FROM tables)",
    "DELETE FROM sheets WHERE table_id NOT IN (SELECT id FROM tables)",
    "DELETE FROM studies WHERE table_id NOT IN (SELECT id FROM tables)",
    "DELETE FROM notes WHERE table_id NOT IN (SELECT id FROM tables)",
    "DELETE FROM data_files WHERE hash NOT IN (SELECT data FROM tables WHERE data IS NOT NULL)",
];

/// The bytes of each part.
const PARTS: [(&str, &str); 8] = [
    (
        "entries",
        "SELECT (SELECT coalesce(sum(length(body)), 0) FROM journal) \
         + (SELECT coalesce(sum(length(body)), 0) FROM sheets) \
         + (SELECT coalesce(sum(length(body)), 0) FROM archive) AS bytes",
    ),
    (
        "tables",
        "SELECT coalesce(sum(length(header) + 64), 0) AS bytes FROM tables",
    ),
    (
        "seats",
        "SELECT coalesce(sum(length(name) + length(contribution) + 64), 0) AS bytes FROM seats",
    ),
    (
        "summaries",
        "SELECT count(*) * 48 + coalesce(sum(length(outcome)), 0) AS bytes FROM summaries",
    ),
    (
        "talk",
        "SELECT coalesce(sum(length(body) + 24), 0) AS bytes FROM talk",
    ),
    (
        "studies",
        "SELECT coalesce(sum(length(body)), 0) AS bytes FROM studies",
    ),
    (
        "data files",
        "SELECT coalesce(sum(length(body) + 32), 0) AS bytes FROM data_files",
    ),
    (
        "visitors",
        "SELECT coalesce(sum(length(name) + 32), 0) AS bytes FROM visitors",
    ),
];

/// When something happened last at a table.
macro_rules! last {
    () => {
        "max(created, coalesce(started, 0), coalesce(since, 0), coalesce(ended, 0))"
    };
}

admin_statements!(SqliteConnection);

impl Sqlite {
    async fn read_list(&self, which: Which) -> Result<Vec<TableLine>, Error> {
        let state = which.state.map(|state| match state {
            State::Gathering => 0,
            State::Running => 1,
            State::Over => 2,
        });
        let found = sqlx::query(concat!(
            "SELECT id, game, is_private, created, started, ended, host, ",
            last!(),
            " AS last, (SELECT group_concat(name, char(10)) FROM seats WHERE seats.table_id = id) AS names \
             FROM tables LEFT JOIN summaries ON summaries.table_id = id \
             WHERE ($1 IS NULL OR game = $1) \
             AND ($2 IS NULL OR $2 = (started IS NOT NULL) + (ended IS NOT NULL)) \
             AND ($3 IS NULL OR ",
            last!(),
            " < $3) AND ($4 IS NULL OR host = $4 OR EXISTS (SELECT 1 FROM seats WHERE seats.table_id = id AND visitor = $4)) \
             ORDER BY last DESC, id LIMIT $5"
        ))
        .bind(which.game)
        .bind(state)
        .bind(which.idle_since)
        .bind(which.visitor.map(|visitor| visitor.0.to_vec()))
        .bind(which.most);
        let found = found.fetch_all(&self.readers).await?;
        found.iter().map(line).collect()
    }

    async fn read_visitors(&self, most: u32) -> Result<Vec<VisitorLine>, Error> {
        let found = sqlx::query(
            "SELECT id, name, seen, coalesce((SELECT bytes FROM talked WHERE visitor = visitors.id), 0) AS talked, \
             (SELECT count(*) FROM (SELECT table_id FROM seats WHERE visitor = visitors.id \
             UNION SELECT tables.id FROM tables WHERE host = visitors.id)) AS tables \
             FROM visitors ORDER BY seen DESC, id LIMIT $1",
        );
        let found = found.bind(most).fetch_all(&self.readers).await?;
        let visitor = |row: &SqliteRow| {
            Ok(VisitorLine {
                id: VisitorId(rows::bytes(row.try_get("id")?)?),
                name: row.try_get("name")?,
                seen: row.try_get("seen")?,
                tables: row.try_get::<i64, _>("tables")? as u64,
                talked: row.try_get::<i64, _>("talked")? as u64,
            })
        };
        found.iter().map(visitor).collect()
    }

    async fn read_storage(&self) -> Result<Storage, Error> {
        let mut storage = Storage {
            bytes: self.bytes().await?,
            ..Storage::default()
        };
        let tables = sqlx::query(
            "SELECT (started IS NOT NULL) + (ended IS NOT NULL) AS state, count(*) AS number \
             FROM tables GROUP BY 1",
        );
        for row in &tables.fetch_all(&self.readers).await? {
            let state: i64 = row.try_get("state")?;
            if let Some(number) = storage.tables.get_mut(state as usize) {
                *number = row.try_get::<i64, _>("number")? as u64;
            }
        }
        let visitors = sqlx::query("SELECT count(*) AS number FROM visitors");
        let visitors = visitors.fetch_one(&self.readers).await?;
        storage.visitors = visitors.try_get::<i64, _>("number")? as u64;
        for (name, sql) in PARTS {
            let row = sqlx::query(sql).fetch_one(&self.readers).await?;
            let bytes = row.try_get::<i64, _>("bytes")? as u64;
            storage.parts.push((name, bytes));
        }
        Ok(storage)
    }
}

fn line(row: &SqliteRow) -> Result<TableLine, Error> {
    let host: Option<Vec<u8>> = row.try_get("host")?;
    let names: Option<&str> = row.try_get("names")?;
    Ok(TableLine {
        id: TableId::from_number(row.try_get("id")?),
        game: row.try_get("game")?,
        state: state(row.try_get("started")?, row.try_get("ended")?),
        private: row.try_get("is_private")?,
        created: row.try_get("created")?,
        last: row.try_get("last")?,
        host: host
            .map(|host| rows::bytes(host).map(VisitorId))
            .transpose()?,
        players: names
            .unwrap_or_default()
            .split('\n')
            .filter(|name| !name.is_empty())
            .map(str::to_owned)
            .collect(),
    })
}

impl Admin for Sqlite {
    fn orders(&self) -> Pending<'_, Orders> {
        reads!(self, connection, read_orders(connection))
    }

    fn counts(&self) -> Pending<'_, Counts> {
        reads!(self, connection, read_counts(connection))
    }

    fn order(&self, order: Order) -> Pending<'_, ()> {
        writes!(self, connection, follow(connection, &order))
    }

    fn seen(&self, visitor: VisitorId, at: i64) -> Pending<'_, ()> {
        writes!(self, connection, note_seen(connection, visitor, at))
    }

    fn list(&self, which: Which) -> Pending<'_, Vec<TableLine>> {
        Box::pin(async move { self.read_list(which).await.map_err(|error| failed(&error)) })
    }

    fn visitors(&self, most: u32) -> Pending<'_, Vec<VisitorLine>> {
        Box::pin(async move {
            let visitors = self.read_visitors(most).await;
            visitors.map_err(|error| failed(&error))
        })
    }

    fn storage(&self) -> Pending<'_, Storage> {
        Box::pin(async move { self.read_storage().await.map_err(|error| failed(&error)) })
    }

    fn delete(&self, table: TableId) -> Pending<'_, bool> {
        Box::pin(self.writer.write_filed(move |connection| {
            Box::pin(async move {
                let deleted = delete(connection, table.to_number()).await?;
                clean(connection).await?;
                Ok(deleted)
            })
        }))
    }

    fn forget(&self, visitor: VisitorId) -> Pending<'_, bool> {
        writes!(self, connection, async {
            let known = forget(connection, visitor.0.to_vec()).await?;
            count_up(connection, "removals").await?;
            Ok(known)
        })
    }

    fn expire(&self, expiry: Expiry, really: bool) -> Pending<'_, Expired> {
        Box::pin(
            self.writer
                .write_filed(move |connection| Box::pin(expire(connection, expiry, really))),
        )
    }
}
