//! Everything that is in a database.

use sqlx::{Error, Row};
use table::{Pending, TableId, VisitorId};

use super::{Postgres, accounts, done, rows};
use crate::rows::bytes;
use crate::whole::{Rest, Whole};

impl Postgres {
    async fn read_all(&self) -> Result<Vec<TableId>, Error> {
        let found = sqlx::query("SELECT id FROM tables ORDER BY created, id");
        let found = found.fetch_all(&self.pool).await?;
        found.iter().map(rows::id).collect()
    }

    async fn read_rest(&self) -> Result<Rest, Error> {
        let mut rest = Rest::default();
        let keys = sqlx::query("SELECT name, secret FROM keys");
        for row in &keys.fetch_all(&self.pool).await? {
            rest.keys.insert(row.try_get("name")?, rows::secret(row)?);
        }
        let visitors = sqlx::query("SELECT id, name, lang, ask_always, seen FROM visitors");
        for row in &visitors.fetch_all(&self.pool).await? {
            let visitor = VisitorId(bytes(row.try_get("id")?)?);
            rest.visitors.insert(visitor, rows::visitor(row)?);
            rest.seen.insert(visitor, row.try_get("seen")?);
        }
        let talked = sqlx::query("SELECT visitor, bytes FROM talked");
        for row in &talked.fetch_all(&self.pool).await? {
            let visitor = VisitorId(bytes(row.try_get("visitor")?)?);
            rest.talked.insert(visitor, row.try_get("bytes")?);
        }
        let house = sqlx::query("SELECT name, value FROM house");
        for row in &house.fetch_all(&self.pool).await? {
            rest.house
                .insert(row.try_get("name")?, row.try_get("value")?);
        }
        let blocked = sqlx::query("SELECT who, since, note FROM blocked");
        for row in &blocked.fetch_all(&self.pool).await? {
            let why = (row.try_get("since")?, row.try_get("note")?);
            rest.blocked.insert(row.try_get("who")?, why);
        }
        let connection = &mut *self.pool.acquire().await?;
        rest.accounts = accounts::all_accounts(connection).await?;
        rest.sessions = accounts::all_sessions(connection).await?;
        Ok(rest)
    }

    async fn insert_rest(&self, rest: &Rest) -> Result<(), Error> {
        let mut together = self.pool.begin().await?;
        for (name, secret) in &rest.keys {
            let adding = sqlx::query(
                "INSERT INTO keys (name, secret) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            );
            let adding = adding.bind(name).bind(secret.to_vec());
            adding.execute(&mut *together).await?;
        }
        for (visitor, known) in &rest.visitors {
            let adding = sqlx::query(
                "INSERT INTO visitors (id, name, lang, ask_always, seen) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
            );
            let adding = adding.bind(visitor.0.to_vec()).bind(known.name.as_str());
            let adding = adding.bind(known.lang.map(words::Lang::tag));
            let adding = adding.bind(known.ask_always);
            let adding = adding.bind(rest.seen.get(visitor).copied().unwrap_or_default());
            adding.execute(&mut *together).await?;
        }
        for (visitor, bytes) in &rest.talked {
            let adding = sqlx::query(
                "INSERT INTO talked (visitor, bytes) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            );
            let adding = adding.bind(visitor.0.to_vec()).bind(bytes);
            adding.execute(&mut *together).await?;
        }
        for (name, value) in &rest.house {
            let adding = sqlx::query(
                "INSERT INTO house (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            );
            adding
                .bind(name)
                .bind(value)
                .execute(&mut *together)
                .await?;
        }
        for (who, (since, note)) in &rest.blocked {
            let adding = sqlx::query(
                "INSERT INTO blocked (who, since, note) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
            );
            let adding = adding.bind(who).bind(since).bind(note);
            adding.execute(&mut *together).await?;
        }
        for account in &rest.accounts {
            accounts::insert_account(&mut together, account).await?;
        }
        for session in &rest.sessions {
            accounts::insert_session(&mut together, session).await?;
        }
        together.commit().await
    }
}

impl Whole for Postgres {
    fn all(&self) -> Pending<'_, Vec<TableId>> {
        Box::pin(done(move || self.read_all()))
    }

    fn rest(&self) -> Pending<'_, Rest> {
        Box::pin(done(move || self.read_rest()))
    }

    fn keep_rest(&self, rest: Rest) -> Pending<'_, ()> {
        Box::pin(async move {
            let rest = &rest;
            done(|| self.insert_rest(rest)).await
        })
    }
}
