//! What an operator does with a PostgreSQL.

use sqlx::postgres::PgRow;
use sqlx::{Error, PgConnection, Row};
use table::{Pending, TableId, VisitorId};

use super::{Postgres, done, rows};
use crate::admin::{
    ANNOUNCEMENT, Admin, Block, Counts, Expired, Expiry, Order, Orders, READ_ONLY, State, Storage,
    TableLine, VisitorLine, Which, state,
};
use crate::rows::bytes;

/// Everything that belongs to a table, the table itself last.
const OF_A_TABLE: [&str; 9] = [
    "DELETE FROM talk WHERE table_id = $1",
    "DELETE FROM seats WHERE table_id = $1",
    "DELETE FROM studies WHERE table_id = $1",
    "DELETE FROM summaries WHERE table_id = $1",
    "DELETE FROM entries WHERE table_id = $1",
    "DELETE FROM leases WHERE table_id = $1",
    "DELETE FROM watched WHERE table_id = $1",
    "DELETE FROM thoughts WHERE table_id = $1",
    "DELETE FROM tables WHERE id = $1",
];

/// What was written at a table while it was being removed, and data files that nobody plays with any more.
const LEFT_OVER: [&str; 4] = [
    "DELETE FROM entries WHERE table_id IN (SELECT table_id FROM summaries \
     WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id))",
    "DELETE FROM summaries WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id)",
    "DELETE FROM studies WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id)",
    "DELETE FROM data_files WHERE NOT EXISTS (SELECT 1 FROM tables WHERE data = hash)",
];

/// What is known of a visitor. The chat comes first: afterwards nobody knows who said it.
const OF_A_VISITOR: [&str; 5] = [
    "DELETE FROM talk USING seats WHERE seats.table_id = talk.table_id AND seats.seat = talk.seat AND visitor = $1",
    "UPDATE seats SET visitor = NULL WHERE visitor = $1",
    "UPDATE tables SET host = NULL WHERE host = $1",
    "DELETE FROM talked WHERE visitor = $1",
    "DELETE FROM visitors WHERE id = $1",
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

async fn count_up(connection: &mut PgConnection, name: &'static str) -> Result<(), Error> {
    sqlx::query(
        "INSERT INTO house (name, value) VALUES ($1, '1') \
         ON CONFLICT (name) DO UPDATE SET value = (house.value::bigint + 1)::text",
    )
    .bind(name)
    .execute(connection)
    .await?;
    Ok(())
}

async fn delete(connection: &mut PgConnection, table: i64) -> Result<bool, Error> {
    let mut removed = 0;
    for sql in OF_A_TABLE {
        let removing = sqlx::query(sql).bind(table);
        removed = removing.execute(&mut *connection).await?.rows_affected();
    }
    Ok(removed == 1)
}

async fn clean(connection: &mut PgConnection) -> Result<(), Error> {
    for sql in LEFT_OVER {
        sqlx::query(sql).execute(&mut *connection).await?;
    }
    count_up(connection, "removals").await
}

async fn forget(connection: &mut PgConnection, visitor: Vec<u8>) -> Result<bool, Error> {
    let mut changed = 0;
    for sql in OF_A_VISITOR {
        let removing = sqlx::query(sql).bind(visitor.clone());
        changed += removing.execute(&mut *connection).await?.rows_affected();
    }
    Ok(changed > 0)
}

impl Postgres {
    async fn read_orders(&self) -> Result<Orders, Error> {
        let mut orders = Orders::default();
        let house = sqlx::query("SELECT name, value FROM house");
        for row in &house.fetch_all(&self.pool).await? {
            orders.add(row.try_get("name")?, row.try_get("value")?);
        }
        let blocked = sqlx::query("SELECT who, since, note FROM blocked ORDER BY since, who");
        for row in &blocked.fetch_all(&self.pool).await? {
            orders.blocked.push(Block {
                who: row.try_get("who")?,
                since: row.try_get("since")?,
                note: row.try_get("note")?,
            });
        }
        Ok(orders)
    }

    async fn read_counts(&self) -> Result<Counts, Error> {
        let mut counts = Counts::default();
        let house =
            sqlx::query("SELECT name, value FROM house WHERE name IN ('orders', 'removals')");
        for row in &house.fetch_all(&self.pool).await? {
            counts.add(row.try_get("name")?, row.try_get("value")?);
        }
        Ok(counts)
    }

    async fn follow_order(&self, order: &Order) -> Result<(), Error> {
        let mut together = self.pool.begin().await?;
        match order {
            Order::ReadOnly(true) => {
                let on = "INSERT INTO house (name, value) VALUES ($1, '') ON CONFLICT DO NOTHING";
                let on = sqlx::query(on).bind(READ_ONLY);
                on.execute(&mut *together).await?;
            }
            Order::ReadOnly(false) => {
                let off = sqlx::query("DELETE FROM house WHERE name = $1").bind(READ_ONLY);
                off.execute(&mut *together).await?;
            }
            Order::Announce(texts) => {
                let old = sqlx::query("DELETE FROM house WHERE name LIKE 'announcement.%'");
                old.execute(&mut *together).await?;
                for (lang, text) in texts {
                    let new = sqlx::query("INSERT INTO house (name, value) VALUES ($1, $2)");
                    let new = new.bind(format!("{ANNOUNCEMENT}{lang}")).bind(text);
                    new.execute(&mut *together).await?;
                }
            }
            Order::Block(Block { who, since, note }) => {
                let adding = sqlx::query(
                    "INSERT INTO blocked (who, since, note) VALUES ($1, $2, $3) \
                     ON CONFLICT (who) DO UPDATE SET note = $3",
                );
                let adding = adding.bind(who).bind(since).bind(note);
                adding.execute(&mut *together).await?;
            }
            Order::Unblock(who) => {
                let removing = sqlx::query("DELETE FROM blocked WHERE who = $1").bind(who);
                removing.execute(&mut *together).await?;
            }
        }
        count_up(&mut together, "orders").await?;
        together.commit().await
    }

    async fn note_seen(&self, visitor: VisitorId, at: i64) -> Result<(), Error> {
        let seen = sqlx::query("UPDATE visitors SET seen = $2 WHERE id = $1 AND seen < $2");
        let seen = seen.bind(visitor.0.to_vec()).bind(at);
        seen.execute(&self.pool).await?;
        Ok(())
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
        let mut expired = Expired::default();
        let gathering = "SELECT id FROM tables WHERE started IS NULL AND created < $1";
        let idle = "SELECT id FROM tables LEFT JOIN summaries ON table_id = id \
                    WHERE started IS NOT NULL AND ended IS NULL AND greatest(started, since) < $1";
        for (before, sql, count) in [
            (expiry.gathering, gathering, &mut expired.gathering),
            (expiry.idle, idle, &mut expired.idle),
        ] {
            let Some(before) = before else { continue };
            let tables = sqlx::query(sql).bind(before);
            let tables = tables.fetch_all(&mut *together).await?;
            *count = tables.len() as u64;
            for row in tables.iter().filter(|_| really) {
                delete(&mut together, row.try_get("id")?).await?;
            }
        }
        if let Some(before) = expiry.talk {
            let old = if really {
                "WITH old AS (DELETE FROM talk USING tables WHERE id = table_id AND ended < $1 RETURNING 1) \
                 SELECT count(*) AS number FROM old"
            } else {
                "SELECT count(*) AS number FROM talk JOIN tables ON id = table_id WHERE ended < $1"
            };
            let old = sqlx::query(old).bind(before);
            let old = old.fetch_one(&mut *together).await?;
            expired.talk = rows::small(old.try_get("number")?)?;
        }
        if let Some(before) = expiry.visitors {
            if really {
                let unknown = sqlx::query("UPDATE visitors SET seen = $1 WHERE seen = 0");
                unknown.bind(expiry.now).execute(&mut *together).await?;
            }
            let gone = sqlx::query(concat!(
                "SELECT id FROM visitors WHERE seen > 0 AND seen < $1 \
                 AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.id = visitors.id) AND NOT EXISTS \
                 (SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id \
                 LEFT JOIN summaries ON summaries.table_id = tables.id WHERE visitor = visitors.id AND ",
                last!(),
                " >= $1)"
            ));
            let gone = gone.bind(before).fetch_all(&mut *together).await?;
            expired.visitors = gone.len() as u64;
            for row in gone.iter().filter(|_| really) {
                forget(&mut together, row.try_get("id")?).await?;
            }
        }
        if really && !expired.is_nothing() {
            clean(&mut together).await?;
        }
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
        Box::pin(done(move || self.read_orders()))
    }

    fn counts(&self) -> Pending<'_, Counts> {
        Box::pin(done(move || self.read_counts()))
    }

    fn order(&self, order: Order) -> Pending<'_, ()> {
        Box::pin(async move {
            let order = &order;
            done(|| self.follow_order(order)).await
        })
    }

    fn seen(&self, visitor: VisitorId, at: i64) -> Pending<'_, ()> {
        Box::pin(done(move || self.note_seen(visitor, at)))
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
