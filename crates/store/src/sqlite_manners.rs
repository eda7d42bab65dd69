//! Who has muted or blocked whom, and reports, in a file.

use sqlx::SqliteConnection;
use sqlx::sqlite::SqliteRow;
use table::{MannersStore, Pending};

use crate::manners::manners_statements;
use crate::sqlite::Sqlite;
use crate::sqlite_accounts::{reads, writes};
use crate::sqlite_friends::drop_wishes;
use crate::writer::failed;

manners_statements!(SqliteConnection, SqliteRow);

impl MannersStore for Sqlite {
    fn keep_regard(&self, regarded: Regarded, is_kept: bool) -> Pending<'_, bool> {
        writes!(
            self,
            connection,
            keep_regard(connection, &regarded, is_kept)
        )
    }

    fn regard(&self, who: VisitorId, whom: VisitorId) -> Pending<'_, Option<Regard>> {
        reads!(self, connection, read_regard(connection, who, whom))
    }

    fn regards(&self, who: VisitorId) -> Pending<'_, Vec<Regarded>> {
        reads!(self, connection, read_regards(connection, who))
    }

    fn regards_at(&self, table: TableId, who: VisitorId) -> Pending<'_, Vec<(Seat, Regard)>> {
        reads!(self, connection, read_regards_at(connection, table, who))
    }

    fn turned_from(&self, whom: VisitorId) -> Pending<'_, Vec<VisitorId>> {
        reads!(self, connection, read_turned_from(connection, whom))
    }

    fn apart_from(&self, who: VisitorId) -> Pending<'_, Vec<VisitorId>> {
        reads!(self, connection, read_apart_from(connection, who))
    }

    fn apart(&self) -> Pending<'_, Vec<(VisitorId, VisitorId)>> {
        reads!(self, connection, read_apart(connection))
    }

    fn file_report(&self, report: Report) -> Pending<'_, i64> {
        writes!(self, connection, file_report(connection, &report))
    }

    fn reports(&self, closed: bool, most: u32) -> Pending<'_, Vec<Report>> {
        reads!(self, connection, read_reports(connection, closed, most))
    }

    fn filed_report(&self, number: i64) -> Pending<'_, Option<Report>> {
        reads!(self, connection, read_report(connection, number))
    }

    fn close_report(&self, number: i64, at: i64, note: String) -> Pending<'_, bool> {
        writes!(
            self,
            connection,
            close_report(connection, number, at, &note)
        )
    }
}
