//! Everything that is in a database.

use sqlx::{Error, PgConnection, Row};
use table::{Pending, TableId, VisitorId};

use super::accounts::{self, one};
use super::{Postgres, calls, done, friends, mail, manners, notes, passkeys, rows};
use crate::rows::bytes;
use crate::whole::{Rest, Whole, whole_statements};

whole_statements!(
    PgConnection,
    accounts,
    calls,
    friends,
    mail,
    manners,
    notes,
    passkeys,
    rows
);

impl Postgres {
    async fn insert_together(&self, rest: &Rest) -> Result<(), Error> {
        let mut together = self.pool.begin().await?;
        insert_rest(&mut together, rest).await?;
        together.commit().await
    }
}

impl Whole for Postgres {
    fn all(&self) -> Pending<'_, Vec<TableId>> {
        one!(self, connection, read_all(connection))
    }

    fn rest(&self) -> Pending<'_, Rest> {
        one!(self, connection, read_rest(connection))
    }

    fn keep_rest(&self, rest: Rest) -> Pending<'_, ()> {
        Box::pin(async move { done(|| self.insert_together(&rest)).await })
    }
}
