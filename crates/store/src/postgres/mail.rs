//! Where people are reached by mail.

use sqlx::PgConnection;
use table::{MailStore, Pending};

use super::accounts::one;
use super::{Postgres, done};
use crate::mail::mail_statements;

mail_statements!(PgConnection);

impl MailStore for Postgres {
    fn address(&self, account: VisitorId) -> Pending<'_, Option<String>> {
        one!(self, connection, address(connection, account))
    }

    fn account_at(&self, address: String) -> Pending<'_, Option<VisitorId>> {
        one!(self, connection, account_at(connection, &address))
    }

    fn keep_address(&self, account: VisitorId, address: String, at: i64) -> Pending<'_, bool> {
        one!(
            self,
            connection,
            keep_address(connection, account, &address, at)
        )
    }

    fn drop_address(&self, account: VisitorId) -> Pending<'_, ()> {
        one!(self, connection, drop_address(connection, account))
    }

    fn keep_mail_link(&self, link: MailLink) -> Pending<'_, ()> {
        one!(self, connection, keep_mail_link(connection, &link))
    }

    fn mail_link(&self, hash: TokenHash, now: i64) -> Pending<'_, Option<MailLink>> {
        one!(self, connection, mail_link(connection, hash, now))
    }

    fn use_mail_link(&self, hash: TokenHash) -> Pending<'_, bool> {
        one!(self, connection, use_mail_link(connection, hash))
    }
}
