//! What an operator does with a PostgreSQL.

use sqlx::postgres::PgRow;
use sqlx::{Error, PgConnection, Row};
use table::{Pending, TableId, VisitorId};

use super::accounts::one;
use super::{Postgres, done, rows};
use crate::admin::{Admin, State, Storage, TableLine, VisitorLine, Which, state};
use crate::admin_statements::admin_statements;
use crate::rows::bytes;

/// Everything that belongs to a table, the table itself last.
const OF_A_TABLE: [&str; 13] = [
    "DELETE FROM rated_seats WHERE table_id = $1",
    "DELETE FROM talk WHERE table_id = $1",
    "DELETE FROM seats WHERE table_id = $1",
    "DELETE FROM studies WHERE table_id = $1",
    "DELETE FROM summaries WHERE table_id = $1",
    "DELETE FROM entries WHERE table_id = $1",
    "DELETE FROM leases WHERE table_id = $1",
    "DELETE FROM watched WHERE table_id = $1",
    "DELETE FROM thoughts WHERE table_id = $1",
    "DELETE FROM notices WHERE table_id = $1",
    "DELETE FROM notes WHERE table_id = $1",
    "DELETE FROM outbox WHERE table_id = $1",
    "DELETE FROM tables WHERE id = $1",
];

/// What was written at a table while it was being removed, and data files that nobody plays with any more.
const LEFT_OVER: [&str; 5] = [
    "DELETE FROM entries WHERE table_id IN (SELECT table_id FROM summaries \
     WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id))",
    "DELETE FROM summaries WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id)",
    "DELETE FROM studies WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id)",
    "DELETE FROM notes WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id)",
    "DELETE FROM data_files WHERE NOT EXISTS (SELECT 1 FROM tables WHERE data = hash)",
];

/// The bytes of each part.
const PARTS: &str = "SELECT pg_total_relation_size('entries') AS entries, pg_total_relation_size('tables') AS tables, \
     pg_total_relation_size('seats') AS seats, pg_total_relation_size('summaries') AS summaries, \
     pg_total_relation_size('talk') AS talk, pg_total_relation_size('studies') AS studies, \
     pg_total_relation_size('data_files') AS \"data files\", pg_total_relation_size('visitors') AS visitors";

/// When something happened last at a table.
macro_rules! last {
    () => {
        "greatest(created, started, since, ended)"
    };
}

admin_statements!(PgConnection);

impl Postgres {
    async fn follow_order(&self, order: &Order) -> Result<(), Error> {
        let mut together = self.pool.begin().await?;
        follow(&mut together, order).await?;
        together.commit().await
    }

    async fn read_list(&self, which: &Which) -> Result<Vec<TableLine>, Error> {
        let state = which.state.map(|state| match state {
            State::Gathering => 0_i32,
            State::Running => 1,
            State::Over => 2,
        });
        let found = sqlx::query(concat!(
            "SELECT id, game, is_private, created, started, ended, host, ",
            last!(),
            " AS last, ARRAY(SELECT name FROM seats WHERE seats.table_id = id AND name <> '' ORDER BY seat) AS names \
             FROM tables LEFT JOIN summaries ON summaries.table_id = id \
             WHERE ($1::text IS NULL OR game = $1) \
             AND ($2::integer IS NULL OR $2 = (started IS NOT NULL)::integer + (ended IS NOT NULL)::integer) \
             AND ($3::bigint IS NULL OR ",
            last!(),
            " < $3) AND ($4::bytea IS NULL OR host = $4 OR EXISTS (SELECT 1 FROM seats WHERE seats.table_id = id AND visitor = $4)) \
             ORDER BY last DESC, id LIMIT $5"
        ))
        .bind(which.game.as_deref())
        .bind(state)
        .bind(which.idle_since)
        .bind(which.visitor.map(|visitor| visitor.0.to_vec()))
        .bind(i64::from(which.most));
        let found = found.fetch_all(&self.pool).await?;
        found.iter().map(line).collect()
    }

    async fn read_visitors(&self, most: u32) -> Result<Vec<VisitorLine>, Error> {
        let found = sqlx::query(
            "SELECT id, name, seen, coalesce((SELECT bytes FROM talked WHERE visitor = visitors.id), 0) AS talked, \
             (SELECT count(*) FROM (SELECT table_id FROM seats WHERE visitor = visitors.id \
             UNION SELECT tables.id FROM tables WHERE host = visitors.id) AS theirs) AS tables \
             FROM visitors ORDER BY seen DESC, id LIMIT $1",
        );
        let found = found.bind(i64::from(most)).fetch_all(&self.pool).await?;
        let visitor = |row: &PgRow| {
            Ok(VisitorLine {
                id: VisitorId(bytes(row.try_get("id")?)?),
                name: row.try_get("name")?,
                seen: row.try_get("seen")?,
                tables: rows::small(row.try_get("tables")?)?,
                talked: rows::small(row.try_get("talked")?)?,
            })
        };
        found.iter().map(visitor).collect()
    }

    async fn read_storage(&self) -> Result<Storage, Error> {
        let mut storage = Storage::default();
        let tables = sqlx::query(
            "SELECT (started IS NOT NULL)::integer + (ended IS NOT NULL)::integer AS state, count(*) AS number \
             FROM tables GROUP BY 1",
        );
        for row in &tables.fetch_all(&self.pool).await? {
            let state: i32 = row.try_get("state")?;
            if let Some(number) = storage.tables.get_mut(state as usize) {
                *number = rows::small(row.try_get("number")?)?;
            }
        }
        let visitors = sqlx::query("SELECT count(*) AS number FROM visitors");
        let visitors = visitors.fetch_one(&self.pool).await?;
        storage.visitors = rows::small(visitors.try_get("number")?)?;
        let sizes = sqlx::query(PARTS).fetch_one(&self.pool).await?;
        for name in [
            "entries",
            "tables",
            "seats",
            "summaries",
            "talk",
            "studies",
            "data files",
            "visitors",
        ] {
            let part = rows::small(sizes.try_get(name)?)?;
            storage.bytes += part;
            storage.parts.push((name, part));
        }
        Ok(storage)
    }

    async fn delete_table(&self, table: TableId) -> Result<bool, Error> {
        let mut together = self.pool.begin().await?;
        // Nobody joins from here on.
        let locking = sqlx::query("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE");
        let locking = locking.bind(table.to_number());
        locking.fetch_optional(&mut *together).await?;
        let deleted = delete(&mut together, table.to_number()).await?;
        clean(&mut together).await?;
        self.tell(&mut together, table).await?;
        together.commit().await?;
        Ok(deleted)
    }

    async fn forget_visitor(&self, visitor: VisitorId) -> Result<bool, Error> {
        let mut together = self.pool.begin().await?;
        let known = forget(&mut together, visitor.0.to_vec()).await?;
        count_up(&mut together, "removals").await?;
        together.commit().await?;
        Ok(known)
    }

    async fn remove_old(&self, expiry: Expiry, really: bool) -> Result<Expired, Error> {
        let mut together = self.pool.begin().await?;
        let expired = expire(&mut together, expiry, really).await?;
        together.commit().await?;
        Ok(expired)
    }
}

fn line(row: &PgRow) -> Result<TableLine, Error> {
    Ok(TableLine {
        id: rows::id(row)?,
        game: row.try_get("game")?,
        state: state(row.try_get("started")?, row.try_get("ended")?),
        private: row.try_get("is_private")?,
        created: row.try_get("created")?,
        last: row.try_get("last")?,
        host: rows::visitor_id(row.try_get("host")?)?,
        players: row.try_get("names")?,
    })
}

impl Admin for Postgres {
    fn orders(&self) -> Pending<'_, Orders> {
        one!(self, connection, read_orders(connection))
    }

    fn counts(&self) -> Pending<'_, Counts> {
        one!(self, connection, read_counts(connection))
    }

    fn order(&self, order: Order) -> Pending<'_, ()> {
        Box::pin(async move {
            let order = &order;
            done(|| self.follow_order(order)).await
        })
    }

    fn seen(&self, visitor: VisitorId, at: i64) -> Pending<'_, ()> {
        one!(self, connection, note_seen(connection, visitor, at))
    }

    fn list(&self, which: Which) -> Pending<'_, Vec<TableLine>> {
        Box::pin(async move {
            let which = &which;
            done(|| self.read_list(which)).await
        })
    }

    fn visitors(&self, most: u32) -> Pending<'_, Vec<VisitorLine>> {
        Box::pin(done(move || self.read_visitors(most)))
    }

    fn storage(&self) -> Pending<'_, Storage> {
        Box::pin(done(move || self.read_storage()))
    }

    fn delete(&self, table: TableId) -> Pending<'_, bool> {
        Box::pin(done(move || self.delete_table(table)))
    }

    fn forget(&self, visitor: VisitorId) -> Pending<'_, bool> {
        Box::pin(done(move || self.forget_visitor(visitor)))
    }

    fn expire(&self, expiry: Expiry, really: bool) -> Pending<'_, Expired> {
        Box::pin(done(move || self.remove_old(expiry, really)))
    }
}
