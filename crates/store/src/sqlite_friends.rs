//! Who would like whom as a friend, in a file.

use sqlx::SqliteConnection;
use sqlx::sqlite::SqliteRow;
use table::{FriendStore, Pending};

use crate::friends::friend_statements;
use crate::sqlite::Sqlite;
use crate::sqlite_accounts::{reads, writes};
use crate::writer::failed;

friend_statements!(SqliteConnection, SqliteRow);

impl FriendStore for Sqlite {
    fn keep_wish(&self, wish: FriendWish) -> Pending<'_, bool> {
        writes!(self, connection, keep_wish(connection, &wish))
    }

    fn decline_wish(&self, who: VisitorId, whom: VisitorId) -> Pending<'_, ()> {
        writes!(self, connection, decline_wish(connection, who, whom))
    }

    fn drop_wishes(&self, one: VisitorId, other: VisitorId) -> Pending<'_, ()> {
        writes!(self, connection, drop_wishes(connection, one, other))
    }

    fn friends(&self, who: VisitorId) -> Pending<'_, Vec<Friend>> {
        reads!(self, connection, read_friends(connection, who))
    }

    fn accounts_at(&self, table: TableId) -> Pending<'_, Vec<(Seat, VisitorId)>> {
        reads!(self, connection, read_accounts_at(connection, table))
    }
}
