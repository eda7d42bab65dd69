//! Where people are reached by mail, in a file.

use sqlx::SqliteConnection;
use table::{MailStore, Pending};

use crate::mail::mail_statements;
use crate::sqlite::Sqlite;
use crate::sqlite_accounts::{reads, writes};
use crate::writer::failed;

mail_statements!(SqliteConnection);

impl MailStore for Sqlite {
    fn address(&self, account: VisitorId) -> Pending<'_, Option<String>> {
        reads!(self, connection, address(connection, account))
    }

    fn account_at(&self, address: String) -> Pending<'_, Option<VisitorId>> {
        reads!(self, connection, account_at(connection, &address))
    }

    fn keep_address(&self, account: VisitorId, address: String, at: i64) -> Pending<'_, bool> {
        writes!(
            self,
            connection,
            keep_address(connection, account, &address, at)
        )
    }

    fn drop_address(&self, account: VisitorId) -> Pending<'_, ()> {
        writes!(self, connection, drop_address(connection, account))
    }

    fn keep_mail_link(&self, link: MailLink) -> Pending<'_, ()> {
        writes!(self, connection, keep_mail_link(connection, &link))
    }

    fn mail_link(&self, hash: TokenHash, now: i64) -> Pending<'_, Option<MailLink>> {
        reads!(self, connection, mail_link(connection, hash, now))
    }

    fn use_mail_link(&self, hash: TokenHash) -> Pending<'_, bool> {
        writes!(self, connection, use_mail_link(connection, hash))
    }
}
