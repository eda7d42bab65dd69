//! What an operator does with a file.

use sqlx::sqlite::SqliteRow;
use sqlx::{Error, Row, SqliteConnection};
use table::{Pending, TableId, VisitorId};

use crate::admin::{
    ANNOUNCEMENT, Admin, Block, Counts, Expired, Expiry, Order, Orders, READ_ONLY, State, Storage,
    TableLine, VisitorLine, Which, state,
};
use crate::rows;
use crate::sqlite::Sqlite;
use crate::writer::failed;

/// Everything that belongs to a table, the table itself last.
const OF_A_TABLE: [&str; 7] = [
    "DELETE FROM talk WHERE table_id = $1",
    "DELETE FROM seats WHERE table_id = $1",
    "DELETE FROM studies WHERE table_id = $1",
    "DELETE FROM summaries WHERE table_id = $1",
    "DELETE FROM archive WHERE table_id = $1",
    "DELETE FROM sheets WHERE table_id = $1",
    "DELETE FROM tables WHERE id = $1",
];

/// What was written at a table while it was being removed, and data files that nobody plays with any more.
const LEFT_OVER: [&str; 5] = [
    "DELETE FROM summaries WHERE table_id NOT IN (SELECT id FROM tables)",
    "DELETE FROM archive WHERE table_id NOT IN (SELECT id FROM tables)",
    "DELETE FROM sheets WHERE table_id NOT IN (SELECT id FROM tables)",
    "DELETE FROM studies WHERE table_id NOT IN (SELECT id FROM tables)",
    "DELETE FROM data_files WHERE hash NOT IN (SELECT data FROM tables WHERE data IS NOT NULL)",
];

/// What is known of a visitor. The chat comes first: afterwards nobody knows who said it.
const OF_A_VISITOR: [&str; 5] = [
    "DELETE FROM talk WHERE (table_id, seat) IN (SELECT table_id, seat FROM seats WHERE visitor = $1)",
    "UPDATE seats SET visitor = NULL WHERE visitor = $1",
    "UPDATE tables SET host = NULL WHERE host = $1",
    "DELETE FROM talked WHERE visitor = $1",
    "DELETE FROM visitors WHERE id = $1",
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

async fn count_up(connection: &mut SqliteConnection, name: &'static str) -> Result<(), Error> {
    sqlx::query(
        "INSERT INTO house (name, value) VALUES ($1, '1') \
         ON CONFLICT (name) DO UPDATE SET value = CAST(CAST(value AS INTEGER) + 1 AS TEXT)",
    )
    .bind(name)
    .execute(connection)
    .await?;
    Ok(())
}

async fn follow(connection: &mut SqliteConnection, order: Order) -> Result<(), Error> {
    match order {
        Order::ReadOnly(true) => {
            let on = "INSERT INTO house (name, value) VALUES ($1, '') ON CONFLICT DO NOTHING";
            let on = sqlx::query(on).bind(READ_ONLY);
            on.execute(&mut *connection).await?;
        }
        Order::ReadOnly(false) => {
            let off = sqlx::query("DELETE FROM house WHERE name = $1").bind(READ_ONLY);
            off.execute(&mut *connection).await?;
        }
        Order::Announce(texts) => {
            let old = sqlx::query("DELETE FROM house WHERE name LIKE 'announcement.%'");
            old.execute(&mut *connection).await?;
            for (lang, text) in texts {
                let new = sqlx::query("INSERT INTO house (name, value) VALUES ($1, $2)");
                let new = new.bind(format!("{ANNOUNCEMENT}{lang}")).bind(text);
                new.execute(&mut *connection).await?;
            }
        }
        Order::Block(Block { who, since, note }) => {
            let adding = sqlx::query(
                "INSERT INTO blocked (who, since, note) VALUES ($1, $2, $3) \
                 ON CONFLICT (who) DO UPDATE SET note = $3",
            );
            let adding = adding.bind(who).bind(since).bind(note);
            adding.execute(&mut *connection).await?;
        }
        Order::Unblock(who) => {
            let removing = sqlx::query("DELETE FROM blocked WHERE who = $1").bind(who);
            removing.execute(&mut *connection).await?;
        }
    }
    count_up(connection, "orders").await
}

async fn delete(connection: &mut SqliteConnection, table: i64) -> Result<bool, Error> {
    let mut removed = 0;
    for sql in OF_A_TABLE {
        let removing = sqlx::query(sql).bind(table);
        removed = removing.execute(&mut *connection).await?.rows_affected();
    }
    Ok(removed == 1)
}

async fn clean(connection: &mut SqliteConnection) -> Result<(), Error> {
    for sql in LEFT_OVER {
        sqlx::query(sql).execute(&mut *connection).await?;
    }
    count_up(connection, "removals").await
}

async fn forget(connection: &mut SqliteConnection, visitor: Vec<u8>) -> Result<bool, Error> {
    let mut changed = 0;
    for sql in OF_A_VISITOR {
        let removing = sqlx::query(sql).bind(visitor.clone());
        changed += removing.execute(&mut *connection).await?.rows_affected();
    }
    Ok(changed > 0)
}

/// The numbers that a query finds.
async fn numbers(
    connection: &mut SqliteConnection,
    sql: &'static str,
    before: i64,
) -> Result<Vec<i64>, Error> {
    let found = sqlx::query(sql).bind(before).fetch_all(connection).await?;
    found.iter().map(|row| row.try_get("id")).collect()
}

async fn expire(
    connection: &mut SqliteConnection,
    expiry: Expiry,
    really: bool,
) -> Result<Expired, Error> {
    let mut expired = Expired::default();
    let gathering = "SELECT id FROM tables WHERE started IS NULL AND created < $1";
    let idle = "SELECT id FROM tables LEFT JOIN summaries ON table_id = id \
                WHERE started IS NOT NULL AND ended IS NULL AND max(started, coalesce(since, 0)) < $1";
    for (before, sql, count) in [
        (expiry.gathering, gathering, &mut expired.gathering),
        (expiry.idle, idle, &mut expired.idle),
    ] {
        let Some(before) = before else { continue };
        let tables = numbers(connection, sql, before).await?;
        *count = tables.len() as u64;
        for table in tables.into_iter().filter(|_| really) {
            delete(connection, table).await?;
        }
    }
    if let Some(before) = expiry.talk {
        let old = "SELECT count(*) AS id FROM talk WHERE table_id IN (SELECT id FROM tables WHERE ended < $1)";
        let lines = numbers(connection, old, before).await?;
        expired.talk = lines.first().map_or(0, |&lines| lines as u64);
        if really {
            let old = sqlx::query(
                "DELETE FROM talk WHERE table_id IN (SELECT id FROM tables WHERE ended < $1)",
            );
            old.bind(before).execute(&mut *connection).await?;
        }
    }
    if let Some(before) = expiry.visitors {
        if really {
            let unknown = sqlx::query("UPDATE visitors SET seen = $1 WHERE seen = 0");
            unknown.bind(expiry.now).execute(&mut *connection).await?;
        }
        let gone = sqlx::query(
            "SELECT id FROM visitors WHERE seen > 0 AND seen < $1 \
             AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.id = visitors.id) AND NOT EXISTS (SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id \
             LEFT JOIN summaries ON summaries.table_id = tables.id WHERE visitor = visitors.id \
             AND max(created, coalesce(since, 0), coalesce(ended, 0)) >= $1)",
        );
        let gone = gone.bind(before).fetch_all(&mut *connection).await?;
        expired.visitors = gone.len() as u64;
        for row in gone.iter().filter(|_| really) {
            forget(connection, row.try_get("id")?).await?;
        }
    }
    if really && !expired.is_nothing() {
        clean(connection).await?;
    }
    Ok(expired)
}

impl Sqlite {
    async fn read_orders(&self) -> Result<Orders, Error> {
        let mut orders = Orders::default();
        let house = sqlx::query("SELECT name, value FROM house");
        for row in &house.fetch_all(&self.readers).await? {
            orders.add(row.try_get("name")?, row.try_get("value")?);
        }
        let blocked = sqlx::query("SELECT who, since, note FROM blocked ORDER BY since, who");
        for row in &blocked.fetch_all(&self.readers).await? {
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
        for row in &house.fetch_all(&self.readers).await? {
            counts.add(row.try_get("name")?, row.try_get("value")?);
        }
        Ok(counts)
    }

    async fn read_list(&self, which: Which) -> Result<Vec<TableLine>, Error> {
        let state = which.state.map(|state| match state {
            State::Gathering => 0,
            State::Running => 1,
            State::Over => 2,
        });
        let found = sqlx::query(
            "SELECT id, game, is_private, created, started, ended, host, \
             max(created, coalesce(started, 0), coalesce(since, 0), coalesce(ended, 0)) AS last, \
             (SELECT group_concat(name, char(10)) FROM seats WHERE seats.table_id = id) AS names \
             FROM tables LEFT JOIN summaries ON summaries.table_id = id \
             WHERE ($1 IS NULL OR game = $1) \
             AND ($2 IS NULL OR $2 = (started IS NOT NULL) + (ended IS NOT NULL)) \
             AND ($3 IS NULL OR max(created, coalesce(started, 0), coalesce(since, 0), coalesce(ended, 0)) < $3) \
             AND ($4 IS NULL OR host = $4 OR EXISTS (SELECT 1 FROM seats WHERE seats.table_id = id AND visitor = $4)) \
             ORDER BY last DESC, id LIMIT $5",
        )
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
        Box::pin(async move { self.read_orders().await.map_err(|error| failed(&error)) })
    }

    fn counts(&self) -> Pending<'_, Counts> {
        Box::pin(async move { self.read_counts().await.map_err(|error| failed(&error)) })
    }

    fn order(&self, order: Order) -> Pending<'_, ()> {
        Box::pin(
            self.writer
                .write(move |connection| Box::pin(follow(connection, order))),
        )
    }

    fn seen(&self, visitor: VisitorId, at: i64) -> Pending<'_, ()> {
        Box::pin(self.writer.write(move |connection| {
            Box::pin(async move {
                let seen = sqlx::query("UPDATE visitors SET seen = $2 WHERE id = $1 AND seen < $2");
                let seen = seen.bind(visitor.0.to_vec()).bind(at);
                seen.execute(connection).await?;
                Ok(())
            })
        }))
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
        Box::pin(self.writer.write(move |connection| {
            Box::pin(async move {
                let known = forget(connection, visitor.0.to_vec()).await?;
                count_up(connection, "removals").await?;
                Ok(known)
            })
        }))
    }

    fn expire(&self, expiry: Expiry, really: bool) -> Pending<'_, Expired> {
        Box::pin(
            self.writer
                .write_filed(move |connection| Box::pin(expire(connection, expiry, really))),
        )
    }
}
