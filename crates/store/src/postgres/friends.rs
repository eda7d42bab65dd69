//! Who would like whom as a friend, on PostgreSQL.

use sqlx::PgConnection;
use sqlx::postgres::PgRow;
use table::{FriendStore, Pending};

use super::accounts::one;
use super::{Postgres, done};
use crate::friends::friend_statements;

friend_statements!(PgConnection, PgRow);

impl FriendStore for Postgres {
    fn keep_wish(&self, wish: FriendWish) -> Pending<'_, bool> {
        one!(self, connection, keep_wish(connection, &wish))
    }

    fn decline_wish(&self, who: VisitorId, whom: VisitorId) -> Pending<'_, ()> {
        one!(self, connection, decline_wish(connection, who, whom))
    }

    fn drop_wishes(&self, one: VisitorId, other: VisitorId) -> Pending<'_, ()> {
        one!(self, connection, drop_wishes(connection, one, other))
    }

    fn friends(&self, who: VisitorId) -> Pending<'_, Vec<Friend>> {
        one!(self, connection, read_friends(connection, who))
    }

    fn accounts_at(&self, table: TableId) -> Pending<'_, Vec<(Seat, VisitorId)>> {
        one!(self, connection, read_accounts_at(connection, table))
    }
}
