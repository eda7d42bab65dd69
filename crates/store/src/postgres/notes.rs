//! What people write for themselves at tables, on PostgreSQL.

use sqlx::PgConnection;
use sqlx::postgres::PgRow;
use table::{NoteStore, Pending};

use super::accounts::one;
use super::{Postgres, done};
use crate::notes::note_statements;

note_statements!(PgConnection, PgRow);

impl NoteStore for Postgres {
    fn keep_notes(&self, notes: Notes) -> Pending<'_, bool> {
        one!(self, connection, keep_notes(connection, &notes))
    }

    fn notes(&self, who: VisitorId) -> Pending<'_, Vec<Notes>> {
        one!(self, connection, read_notes(connection, who))
    }

    fn notes_at(&self, who: VisitorId, table: TableId) -> Pending<'_, Vec<Notes>> {
        one!(self, connection, read_notes_at(connection, who, table))
    }
}
