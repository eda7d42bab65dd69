//! For whom tables count, in a file.

use sqlx::SqliteConnection;
use table::{Pending, PurseStore};

use crate::purses::purse_statements;
use crate::sqlite::Sqlite;
use crate::sqlite_accounts::{reads, writes};
use crate::writer::failed;

purse_statements!(SqliteConnection);

impl PurseStore for Sqlite {
    fn charge(&self, table: TableId, purse: VisitorId) -> Pending<'_, ()> {
        writes!(self, connection, charge(connection, table, purse))
    }

    fn purse(&self, table: TableId) -> Pending<'_, Option<VisitorId>> {
        reads!(self, connection, purse_of(connection, table))
    }

    fn spend(&self, purse: VisitorId, bytes: usize, at: i64) -> Pending<'_, ()> {
        writes!(self, connection, spend(connection, purse, bytes as i64, at))
    }

    fn purse_usage(&self, purse: VisitorId, since: i64, at: i64) -> Pending<'_, Usage> {
        reads!(self, connection, purse_usage(connection, purse, since, at))
    }
}
