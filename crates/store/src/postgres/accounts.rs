//! Accounts on PostgreSQL.

use sqlx::PgConnection;
use sqlx::postgres::PgRow;
use table::{AccountStore, Pending};

use super::{Postgres, done};
use crate::accounts::{FORGOTTEN, account_statements};

account_statements!(PgConnection, PgRow);

fn seat_number(row: &PgRow) -> Result<usize, Error> {
    usize::try_from(row.try_get::<i16, _>("seat")?).map_err(corrupt)
}

impl Postgres {
    async fn create_now(
        &self,
        account: &Account,
        guest: Option<VisitorId>,
        session: &SessionRecord,
    ) -> Result<bool, Error> {
        let mut together = self.pool.begin().await?;
        let created = create_account(&mut together, account, guest, session);
        let Some(changed) = created.await? else {
            return Ok(false);
        };
        self.tell_all(&mut together, changed).await?;
        together.commit().await?;
        Ok(true)
    }

    async fn change_now(&self, account: &Account) -> Result<bool, Error> {
        let mut together = self.pool.begin().await?;
        let Some(changed) = change_account(&mut together, account).await? else {
            return Ok(false);
        };
        self.tell_all(&mut together, changed).await?;
        self.tell_of_accounts(&mut together).await?;
        together.commit().await?;
        Ok(true)
    }

    async fn adopt_now(&self, guest: VisitorId, account: VisitorId) -> Result<(), Error> {
        let mut together = self.pool.begin().await?;
        let changed = adopt(&mut together, guest, account).await?;
        self.tell_all(&mut together, changed).await?;
        together.commit().await
    }

    async fn erase_now(&self, account: VisitorId, former: &str) -> Result<(), Error> {
        let mut together = self.pool.begin().await?;
        let changed = erase(&mut together, account, former).await?;
        self.tell_all(&mut together, changed).await?;
        self.tell_of_accounts(&mut together).await?;
        together.commit().await
    }

    async fn end_now(&self, account: VisitorId, hash: TokenHash) -> Result<bool, Error> {
        let mut together = self.pool.begin().await?;
        let ended = end_session(&mut together, account, hash).await?;
        self.tell_of_accounts(&mut together).await?;
        together.commit().await?;
        Ok(ended)
    }

    async fn end_all_now(&self, account: VisitorId, but: Option<TokenHash>) -> Result<(), Error> {
        let mut together = self.pool.begin().await?;
        end_sessions(&mut together, account, but).await?;
        self.tell_of_accounts(&mut together).await?;
        together.commit().await
    }

    /// Tells the others that something was written at these tables, once the transaction is committed.
    async fn tell_all(
        &self,
        connection: &mut PgConnection,
        tables: Vec<TableId>,
    ) -> Result<(), Error> {
        for table in tables {
            self.tell(connection, table).await?;
        }
        Ok(())
    }
}

/// Does one statement, or several that need not be done together.
macro_rules! one {
    ($store:ident, $connection:ident, $doing:expr) => {
        Box::pin(async move {
            done(|| async {
                let $connection = &mut *$store.pool.acquire().await?;
                $doing.await
            })
            .await
        })
    };
}

pub(super) use one;

impl AccountStore for Postgres {
    fn create_account(
        &self,
        account: Account,
        guest: Option<VisitorId>,
        session: SessionRecord,
    ) -> Pending<'_, bool> {
        Box::pin(async move { done(|| self.create_now(&account, guest, &session)).await })
    }

    fn account(&self, id: VisitorId) -> Pending<'_, Option<Account>> {
        one!(self, connection, account(connection, id))
    }

    fn account_named(&self, skeleton: String) -> Pending<'_, Option<Account>> {
        one!(self, connection, account_named(connection, &skeleton))
    }

    fn change_account(&self, account: Account) -> Pending<'_, bool> {
        Box::pin(async move { done(|| self.change_now(&account)).await })
    }

    fn adopt(&self, guest: VisitorId, account: VisitorId) -> Pending<'_, ()> {
        Box::pin(done(move || self.adopt_now(guest, account)))
    }

    fn erase(&self, account: VisitorId, former: String) -> Pending<'_, ()> {
        Box::pin(async move { done(|| self.erase_now(account, &former)).await })
    }

    fn tables_with(&self, visitor: VisitorId) -> Pending<'_, Vec<TableId>> {
        one!(self, connection, tables_with(connection, visitor))
    }

    fn open_session(&self, session: SessionRecord) -> Pending<'_, ()> {
        one!(self, connection, insert_session(connection, &session))
    }

    fn session(&self, hash: TokenHash) -> Pending<'_, Option<(SessionRecord, String)>> {
        one!(self, connection, session(connection, hash))
    }

    fn sessions(&self, account: VisitorId) -> Pending<'_, Vec<SessionRecord>> {
        one!(self, connection, sessions(connection, account))
    }

    fn touch_session(&self, hash: TokenHash, at: i64) -> Pending<'_, ()> {
        one!(self, connection, touch_session(connection, hash, at))
    }

    fn end_session(&self, account: VisitorId, hash: TokenHash) -> Pending<'_, bool> {
        Box::pin(done(move || self.end_now(account, hash)))
    }

    fn end_sessions(&self, account: VisitorId, but: Option<TokenHash>) -> Pending<'_, ()> {
        Box::pin(done(move || self.end_all_now(account, but)))
    }

    fn account_changes(&self) -> Pending<'_, i64> {
        one!(self, connection, account_changes(connection))
    }

    fn count_try(&self, who: [u8; 32], at: i64, window: i64) -> Pending<'_, i64> {
        one!(self, connection, count_try(connection, who, at, window))
    }

    fn forget_tries(&self, who: [u8; 32]) -> Pending<'_, ()> {
        one!(self, connection, forget_tries(connection, who))
    }

    fn keep_handover(&self, handover: Handover) -> Pending<'_, ()> {
        one!(self, connection, keep_handover(connection, &handover))
    }

    fn handover(&self, hash: TokenHash, now: i64) -> Pending<'_, Option<Handover>> {
        one!(self, connection, handover(connection, hash, now))
    }

    fn use_handover(&self, hash: TokenHash) -> Pending<'_, bool> {
        one!(self, connection, use_handover(connection, hash))
    }
}
