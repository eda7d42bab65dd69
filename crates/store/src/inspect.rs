//! Reading a whole database, while servers may use it.

use std::path::Path;

use futures_util::future::BoxFuture;
use sqlx::{Row, SqliteConnection};
use table::{Pending, Stored, TableId};

use crate::copy::{must_be_whole, open_to_read};
use crate::file::DatabaseError;
use crate::load::load_all;
use crate::sqlite_setup::MIGRATIONS;
use crate::writer::failed;

/// A database that is only read.
pub struct Inspection(SqliteConnection);

impl Inspection {
    /// Opens it, and makes sure that SQLite finds everything where it should be.
    pub fn open(database: &Path) -> BoxFuture<'_, Result<Inspection, DatabaseError>> {
        Box::pin(async move {
            let mut connection = open_to_read(database).await?;
            must_be_whole(&mut connection).await?;
            let done = sqlx::query("SELECT count(*) FROM _sqlx_migrations WHERE success")
                .fetch_one(&mut connection)
                .await?;
            if done.try_get::<i64, _>(0)? < MIGRATIONS.len() as i64 {
                return Err(DatabaseError::Outdated);
            }
            Ok(Inspection(connection))
        })
    }

    /// All tables, the oldest first.
    pub fn tables(&mut self) -> Pending<'_, Vec<TableId>> {
        Box::pin(async move {
            let rows = sqlx::query("SELECT id FROM tables ORDER BY created, id")
                .fetch_all(&mut self.0)
                .await
                .map_err(|error| failed(&error))?;
            rows.iter()
                .map(|row| Ok(TableId::from_number(row.try_get("id")?)))
                .collect::<Result<_, sqlx::Error>>()
                .map_err(|error| failed(&error))
        })
    }

    /// Everything about a table, if it is still there.
    pub fn load(&mut self, table: TableId) -> Pending<'_, Option<Stored>> {
        Box::pin(async move {
            let loaded = load_all(&mut self.0, table).await;
            loaded.map_err(|error| failed(&error))
        })
    }
}
