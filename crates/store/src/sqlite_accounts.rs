//! Accounts in a file.

use sqlx::SqliteConnection;
use sqlx::sqlite::SqliteRow;
use table::{AccountStore, Pending};

use crate::accounts::{FORGOTTEN, account_statements};
use crate::sqlite::Sqlite;
use crate::writer::failed;

account_statements!(SqliteConnection, SqliteRow);

fn seat_number(row: &SqliteRow) -> Result<usize, Error> {
    Ok(row.try_get::<u8, _>("seat")?.into())
}

/// Reads with a connection of its own.
macro_rules! reads {
    ($store:ident, $connection:ident, $reading:expr) => {
        Box::pin(async move {
            let read = async {
                let $connection = &mut *$store.readers.acquire().await?;
                $reading.await
            };
            read.await.map_err(|error: Error| failed(&error))
        })
    };
}

/// Writes in a transaction that others share.
macro_rules! writes {
    ($store:ident, $connection:ident, $writing:expr) => {
        Box::pin(
            $store
                .writer
                .write(move |$connection| Box::pin(async move { $writing.await })),
        )
    };
}

pub(crate) use {reads, writes};

impl AccountStore for Sqlite {
    fn create_account(
        &self,
        account: Account,
        guest: Option<VisitorId>,
        session: SessionRecord,
    ) -> Pending<'_, bool> {
        if let Some(guest) = guest {
            self.callable.pass_on(guest, account.id);
        }
        writes!(self, connection, async {
            let created = create_account(connection, &account, guest, &session);
            Ok(created.await?.is_some())
        })
    }

    fn account(&self, id: VisitorId) -> Pending<'_, Option<Account>> {
        reads!(self, connection, account(connection, id))
    }

    fn account_named(&self, skeleton: String) -> Pending<'_, Option<Account>> {
        reads!(self, connection, account_named(connection, &skeleton))
    }

    fn change_account(&self, account: Account) -> Pending<'_, bool> {
        writes!(self, connection, async {
            Ok(change_account(connection, &account).await?.is_some())
        })
    }

    fn adopt(&self, guest: VisitorId, account: VisitorId) -> Pending<'_, ()> {
        self.callable.pass_on(guest, account);
        writes!(self, connection, async {
            adopt(connection, guest, account).await?;
            Ok(())
        })
    }

    fn erase(&self, account: VisitorId, former: String) -> Pending<'_, ()> {
        writes!(self, connection, async {
            erase(connection, account, &former).await?;
            Ok(())
        })
    }

    fn tables_with(&self, visitor: VisitorId) -> Pending<'_, Vec<TableId>> {
        reads!(self, connection, tables_with(connection, visitor))
    }

    fn open_session(&self, session: SessionRecord) -> Pending<'_, ()> {
        writes!(self, connection, insert_session(connection, &session))
    }

    fn session(&self, hash: TokenHash) -> Pending<'_, Option<(SessionRecord, String)>> {
        reads!(self, connection, session(connection, hash))
    }

    fn sessions(&self, account: VisitorId) -> Pending<'_, Vec<SessionRecord>> {
        reads!(self, connection, sessions(connection, account))
    }

    fn touch_session(&self, hash: TokenHash, at: i64) -> Pending<'_, ()> {
        writes!(self, connection, touch_session(connection, hash, at))
    }

    fn end_session(&self, account: VisitorId, hash: TokenHash) -> Pending<'_, bool> {
        writes!(self, connection, end_session(connection, account, hash))
    }

    fn end_sessions(&self, account: VisitorId, but: Option<TokenHash>) -> Pending<'_, ()> {
        writes!(self, connection, end_sessions(connection, account, but))
    }

    fn account_changes(&self) -> Pending<'_, i64> {
        reads!(self, connection, account_changes(connection))
    }

    fn count_try(&self, who: [u8; 32], at: i64, window: i64) -> Pending<'_, i64> {
        writes!(self, connection, count_try(connection, who, at, window))
    }

    fn forget_tries(&self, who: [u8; 32]) -> Pending<'_, ()> {
        writes!(self, connection, forget_tries(connection, who))
    }

    fn keep_handover(&self, handover: Handover) -> Pending<'_, ()> {
        writes!(self, connection, keep_handover(connection, &handover))
    }

    fn handover(&self, hash: TokenHash, now: i64) -> Pending<'_, Option<Handover>> {
        reads!(self, connection, handover(connection, hash, now))
    }

    fn use_handover(&self, hash: TokenHash) -> Pending<'_, bool> {
        writes!(self, connection, use_handover(connection, hash))
    }
}
