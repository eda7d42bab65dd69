//! Everything that is in a file.

use sqlx::{Error, Row};
use table::{Pending, TableId, VisitorId};

use crate::rows;
use crate::sqlite::Sqlite;
use crate::sqlite_accounts;
use crate::whole::{Rest, Whole};
use crate::writer::failed;

impl Sqlite {
    async fn read_all(&self) -> Result<Vec<TableId>, Error> {
        let found = sqlx::query("SELECT id FROM tables ORDER BY created, id");
        let found = found.fetch_all(&self.readers).await?;
        let table = |row: &sqlx::sqlite::SqliteRow| Ok(TableId::from_number(row.try_get("id")?));
        found.iter().map(table).collect()
    }

    async fn read_rest(&self) -> Result<Rest, Error> {
        let mut rest = Rest::default();
        let keys = sqlx::query("SELECT name, secret FROM keys");
        for row in &keys.fetch_all(&self.readers).await? {
            rest.keys.insert(row.try_get("name")?, rows::secret(row)?);
        }
        let visitors = sqlx::query("SELECT id, name, lang, ask_always, seen FROM visitors");
        for row in &visitors.fetch_all(&self.readers).await? {
            let visitor = VisitorId(rows::bytes(row.try_get("id")?)?);
            rest.visitors.insert(visitor, rows::visitor(row)?);
            rest.seen.insert(visitor, row.try_get("seen")?);
        }
        let talked = sqlx::query("SELECT visitor, bytes FROM talked");
        for row in &talked.fetch_all(&self.readers).await? {
            let visitor = VisitorId(rows::bytes(row.try_get("visitor")?)?);
            rest.talked.insert(visitor, row.try_get("bytes")?);
        }
        let house = sqlx::query("SELECT name, value FROM house");
        for row in &house.fetch_all(&self.readers).await? {
            rest.house
                .insert(row.try_get("name")?, row.try_get("value")?);
        }
        let blocked = sqlx::query("SELECT who, since, note FROM blocked");
        for row in &blocked.fetch_all(&self.readers).await? {
            let why = (row.try_get("since")?, row.try_get("note")?);
            rest.blocked.insert(row.try_get("who")?, why);
        }
        let connection = &mut *self.readers.acquire().await?;
        rest.accounts = sqlite_accounts::all_accounts(connection).await?;
        rest.sessions = sqlite_accounts::all_sessions(connection).await?;
        Ok(rest)
    }
}

impl Whole for Sqlite {
    fn all(&self) -> Pending<'_, Vec<TableId>> {
        Box::pin(async move { self.read_all().await.map_err(|error| failed(&error)) })
    }

    fn rest(&self) -> Pending<'_, Rest> {
        Box::pin(async move { self.read_rest().await.map_err(|error| failed(&error)) })
    }

    fn keep_rest(&self, rest: Rest) -> Pending<'_, ()> {
        Box::pin(self.writer.write(move |connection| {
            Box::pin(async move {
                for (name, secret) in rest.keys {
                    let adding = sqlx::query(
                        "INSERT INTO keys (name, secret) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                    );
                    let adding = adding.bind(name).bind(secret.to_vec());
                    adding.execute(&mut *connection).await?;
                }
                for (visitor, known) in rest.visitors {
                    let adding = sqlx::query(
                        "INSERT INTO visitors (id, name, lang, ask_always, seen) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
                    );
                    let adding = adding.bind(visitor.0.to_vec()).bind(known.name);
                    let adding = adding.bind(known.lang.map(words::Lang::tag));
                    let adding = adding.bind(known.ask_always);
                    let adding = adding.bind(rest.seen.get(&visitor).copied().unwrap_or_default());
                    adding.execute(&mut *connection).await?;
                }
                for (visitor, bytes) in rest.talked {
                    let adding = sqlx::query(
                        "INSERT INTO talked (visitor, bytes) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                    );
                    let adding = adding.bind(visitor.0.to_vec()).bind(bytes);
                    adding.execute(&mut *connection).await?;
                }
                for (name, value) in rest.house {
                    let adding =
                        sqlx::query("INSERT INTO house (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING");
                    adding.bind(name).bind(value).execute(&mut *connection).await?;
                }
                for (who, (since, note)) in rest.blocked {
                    let adding = sqlx::query(
                        "INSERT INTO blocked (who, since, note) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
                    );
                    let adding = adding.bind(who).bind(since).bind(note);
                    adding.execute(&mut *connection).await?;
                }
                for account in &rest.accounts {
                    sqlite_accounts::insert_account(connection, account).await?;
                }
                for session in &rest.sessions {
                    sqlite_accounts::insert_session(connection, session).await?;
                }
                Ok(())
            })
        }))
    }
}
