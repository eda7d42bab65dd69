//! Passkeys in a file.

use sqlx::SqliteConnection;
use sqlx::sqlite::SqliteRow;
use table::{PasskeyStore, Pending};

use crate::passkeys::passkey_statements;
use crate::sqlite::Sqlite;
use crate::sqlite_accounts::{reads, writes};
use crate::writer::failed;

passkey_statements!(SqliteConnection, SqliteRow);

impl PasskeyStore for Sqlite {
    fn passkey(&self, id: Vec<u8>) -> Pending<'_, Option<Passkey>> {
        reads!(self, connection, passkey(connection, &id))
    }

    fn passkeys(&self, account: VisitorId) -> Pending<'_, Vec<Passkey>> {
        reads!(self, connection, passkeys(connection, account))
    }

    fn keep_passkey(&self, passkey: Passkey) -> Pending<'_, bool> {
        writes!(self, connection, keep_passkey(connection, &passkey))
    }

    fn use_passkey(&self, passkey: Passkey, before: u32) -> Pending<'_, bool> {
        writes!(self, connection, use_passkey(connection, &passkey, before))
    }

    fn drop_passkey(&self, account: VisitorId, id: Vec<u8>) -> Pending<'_, bool> {
        writes!(self, connection, drop_passkey(connection, account, &id))
    }

    fn use_challenge(&self, hash: TokenHash, until: i64, now: i64) -> Pending<'_, bool> {
        writes!(
            self,
            connection,
            use_challenge(connection, hash, until, now)
        )
    }
}
