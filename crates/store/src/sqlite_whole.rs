//! Everything that is in a file.

use sqlx::{Error, Row, SqliteConnection};
use table::{Pending, TableId, VisitorId};

use crate::rows::{self, bytes};
use crate::sqlite::Sqlite;
use crate::sqlite_accounts::{self, reads, writes};
use crate::whole::{Rest, Whole, whole_statements};
use crate::writer::failed;
use crate::{
    sqlite_calls, sqlite_friends, sqlite_mail, sqlite_manners, sqlite_notes, sqlite_passkeys,
};

whole_statements!(
    SqliteConnection,
    sqlite_accounts,
    sqlite_calls,
    sqlite_friends,
    sqlite_mail,
    sqlite_manners,
    sqlite_notes,
    sqlite_passkeys,
    rows
);

impl Whole for Sqlite {
    fn all(&self) -> Pending<'_, Vec<TableId>> {
        reads!(self, connection, read_all(connection))
    }

    fn rest(&self) -> Pending<'_, Rest> {
        reads!(self, connection, read_rest(connection))
    }

    fn keep_rest(&self, rest: Rest) -> Pending<'_, ()> {
        writes!(self, connection, insert_rest(connection, &rest))
    }
}
