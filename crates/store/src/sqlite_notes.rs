//! What people write for themselves at tables, in a file.

use sqlx::SqliteConnection;
use sqlx::sqlite::SqliteRow;
use table::{NoteStore, Pending};

use crate::notes::note_statements;
use crate::sqlite::Sqlite;
use crate::sqlite_accounts::{reads, writes};
use crate::writer::failed;

note_statements!(SqliteConnection, SqliteRow);

impl NoteStore for Sqlite {
    fn keep_notes(&self, notes: Notes) -> Pending<'_, bool> {
        writes!(self, connection, keep_notes(connection, &notes))
    }

    fn notes(&self, who: VisitorId) -> Pending<'_, Vec<Notes>> {
        reads!(self, connection, read_notes(connection, who))
    }

    fn notes_at(&self, who: VisitorId, table: TableId) -> Pending<'_, Vec<Notes>> {
        reads!(self, connection, read_notes_at(connection, who, table))
    }
}
