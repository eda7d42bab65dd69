//! Copies of a database, and back.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process;
use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection};

use crate::file::{DatabaseError, Lock, beside, log_of, make};

/// Copies a database as it is at this moment, while servers may use it. The copy is one file.
pub fn backup<'p>(database: &'p Path, copy: &'p Path) -> BoxFuture<'p, Result<(), DatabaseError>> {
    Box::pin(back_up(database, copy))
}

async fn back_up(database: &Path, copy: &Path) -> Result<(), DatabaseError> {
    if copy.exists() {
        return Err(DatabaseError::Exists);
    }
    let part = beside(copy, &format!(".part-{}", process::id()));
    let failed = |error: std::io::Error| DatabaseError::Copy(error.to_string());
    drop(make(&part).map_err(failed)?);
    let copied = copy_into(database, &part).await;
    if let Err(error) = copied {
        // What is left of it is of no use; that there was an error is to be told.
        let _ = fs::remove_file(&part);
        return Err(error);
    }
    fs::rename(&part, copy).map_err(failed)
}

async fn copy_into(database: &Path, part: &Path) -> Result<(), DatabaseError> {
    let mut connection = open_to_read(database).await?;
    let name = part
        .to_str()
        .ok_or_else(|| DatabaseError::Failed("the name of the file is no text".to_owned()))?;
    sqlx::query("VACUUM INTO $1")
        .bind(name)
        .execute(&mut connection)
        .await?;
    connection.close().await?;
    File::open(part)?.sync_all()?;
    Ok(())
}

/// Puts a copy in the place of a database that no server uses. What was there is kept; gives where.
pub fn restore<'p>(
    copy: &'p Path,
    database: &'p Path,
) -> BoxFuture<'p, Result<Option<PathBuf>, DatabaseError>> {
    Box::pin(put_back(copy, database))
}

async fn put_back(copy: &Path, database: &Path) -> Result<Option<PathBuf>, DatabaseError> {
    let _lock = Lock::take(database)?;
    let mut connection = open_to_read(copy).await?;
    must_be_whole(&mut connection).await?;
    connection.close().await?;
    let kept = database.exists().then(|| beside(database, ".before"));
    if kept.as_ref().is_some_and(|kept| kept.exists()) {
        return Err(DatabaseError::Exists);
    }
    let fresh = beside(database, ".restored");
    if fresh.exists() {
        // It was broken off before.
        fs::remove_file(&fresh)?;
    }
    back_up(copy, &fresh).await?;
    if let Some(kept) = &kept {
        // With its log, without which it would not be whole.
        for (from, to) in [
            (log_of(database), log_of(kept)),
            (database.to_owned(), kept.clone()),
        ] {
            if from.exists() {
                fs::rename(from, to)?;
            }
        }
    }
    for rest in [log_of(database), beside(database, "-shm")] {
        if rest.exists() {
            fs::remove_file(rest)?;
        }
    }
    fs::rename(fresh, database)?;
    Ok(kept)
}

/// A connection that changes nothing.
pub(crate) async fn open_to_read(database: &Path) -> Result<SqliteConnection, DatabaseError> {
    let known = fs::metadata(database)?;
    if known.is_dir() {
        return Err(DatabaseError::Folder);
    }
    let options = SqliteConnectOptions::new()
        .filename(database)
        .read_only(true)
        .busy_timeout(Duration::from_secs(5))
        .disable_statement_logging();
    Ok(options.connect().await?)
}

/// Makes sure that SQLite finds everything where it should be, and that it is a database of ours.
pub(crate) async fn must_be_whole(connection: &mut SqliteConnection) -> Result<(), DatabaseError> {
    let found = sqlx::query("PRAGMA integrity_check(1)")
        .fetch_one(&mut *connection)
        .await?;
    let found: String = found.try_get(0)?;
    if found != "ok" {
        return Err(DatabaseError::Failed(found));
    }
    sqlx::query("SELECT count(*) FROM tables")
        .fetch_one(connection)
        .await?;
    Ok(())
}
