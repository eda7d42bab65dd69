//! For whom tables count.

use sqlx::PgConnection;
use table::{Pending, PurseStore};

use super::accounts::one;
use super::{Postgres, done};
use crate::purses::purse_statements;

purse_statements!(PgConnection);

impl PurseStore for Postgres {
    fn charge(&self, table: TableId, purse: VisitorId) -> Pending<'_, ()> {
        one!(self, connection, charge(connection, table, purse))
    }

    fn purse(&self, table: TableId) -> Pending<'_, Option<VisitorId>> {
        one!(self, connection, purse_of(connection, table))
    }

    fn spend(&self, purse: VisitorId, bytes: usize, at: i64) -> Pending<'_, ()> {
        one!(self, connection, spend(connection, purse, bytes as i64, at))
    }

    fn purse_usage(&self, purse: VisitorId, since: i64, at: i64) -> Pending<'_, Usage> {
        one!(self, connection, purse_usage(connection, purse, since, at))
    }
}
