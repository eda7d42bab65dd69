//! Bringing a file to the newest form.

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{Connection, SqliteConnection};

use crate::file::DatabaseError;

pub(crate) const MIGRATIONS: &[(i64, &str, &str)] = &[
    (
        1,
        "tables",
        include_str!("../migrations/sqlite/0001_tables.sql"),
    ),
    (
        2,
        "journal",
        include_str!("../migrations/sqlite/0002_journal.sql"),
    ),
    (
        3,
        "summaries",
        include_str!("../migrations/sqlite/0003_summaries.sql"),
    ),
    (
        4,
        "data",
        include_str!("../migrations/sqlite/0004_data.sql"),
    ),
    (
        5,
        "quota",
        include_str!("../migrations/sqlite/0005_quota.sql"),
    ),
    (
        6,
        "automatic",
        include_str!("../migrations/sqlite/0006_automatic.sql"),
    ),
    (
        7,
        "house",
        include_str!("../migrations/sqlite/0007_house.sql"),
    ),
    (
        10,
        "accounts",
        include_str!("../migrations/sqlite/0010_accounts.sql"),
    ),
    (
        12,
        "clocks",
        include_str!("../migrations/sqlite/0012_clocks.sql"),
    ),
    (
        13,
        "lobby",
        include_str!("../migrations/sqlite/0013_lobby.sql"),
    ),
    (
        14,
        "calls",
        include_str!("../migrations/sqlite/0014_calls.sql"),
    ),
    (
        15,
        "purses",
        include_str!("../migrations/sqlite/0015_purses.sql"),
    ),
    (
        16,
        "ratings",
        include_str!("../migrations/sqlite/0016_ratings.sql"),
    ),
    (
        17,
        "mail",
        include_str!("../migrations/sqlite/0017_mail.sql"),
    ),
    (
        18,
        "push",
        include_str!("../migrations/sqlite/0018_push.sql"),
    ),
    (
        19,
        "manners",
        include_str!("../migrations/sqlite/0019_manners.sql"),
    ),
    (
        20,
        "passkeys",
        include_str!("../migrations/sqlite/0020_passkeys.sql"),
    ),
    (
        21,
        "friends",
        include_str!("../migrations/sqlite/0021_friends.sql"),
    ),
    (
        22,
        "notes",
        include_str!("../migrations/sqlite/0022_notes.sql"),
    ),
    (
        23,
        "puzzles",
        include_str!("../migrations/sqlite/0023_puzzles.sql"),
    ),
    (
        24,
        "journal_calls",
        include_str!("../migrations/sqlite/0024_journal_calls.sql"),
    ),
];

/// Does what was not done yet.
pub(crate) async fn migrate(connection: &mut SqliteConnection) -> Result<(), DatabaseError> {
    let migrations = MIGRATIONS
        .iter()
        .map(|&(version, name, text)| {
            let sql = sqlx::SqlStr::from_static(text);
            Migration::new(version, name.into(), MigrationType::Simple, sql, false)
        })
        .collect();
    // Whoever opens the file at the same time waits, and finds it done.
    let mut alone = connection.begin_with("BEGIN IMMEDIATE").await?;
    Migrator::with_migrations(migrations)
        .run_direct(None, &mut *alone, false)
        .await
        .map_err(|error| DatabaseError::Failed(error.to_string()))?;
    Ok(alone.commit().await?)
}
