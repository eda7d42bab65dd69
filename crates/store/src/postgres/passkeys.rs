//! Passkeys on PostgreSQL.

use sqlx::PgConnection;
use sqlx::postgres::PgRow;
use table::{PasskeyStore, Pending};

use super::accounts::one;
use super::{Postgres, done};
use crate::passkeys::passkey_statements;

passkey_statements!(PgConnection, PgRow);

impl PasskeyStore for Postgres {
    fn passkey(&self, id: Vec<u8>) -> Pending<'_, Option<Passkey>> {
        one!(self, connection, passkey(connection, &id))
    }

    fn passkeys(&self, account: VisitorId) -> Pending<'_, Vec<Passkey>> {
        one!(self, connection, passkeys(connection, account))
    }

    fn keep_passkey(&self, passkey: Passkey) -> Pending<'_, bool> {
        one!(self, connection, keep_passkey(connection, &passkey))
    }

    fn use_passkey(&self, passkey: Passkey, before: u32) -> Pending<'_, bool> {
        one!(self, connection, use_passkey(connection, &passkey, before))
    }

    fn drop_passkey(&self, account: VisitorId, id: Vec<u8>) -> Pending<'_, bool> {
        one!(self, connection, drop_passkey(connection, account, &id))
    }

    fn use_challenge(&self, hash: TokenHash, until: i64, now: i64) -> Pending<'_, bool> {
        one!(
            self,
            connection,
            use_challenge(connection, hash, until, now)
        )
    }
}
