//! Bringing a database to the newest form.

use sqlx::{PgPool, Row};

use super::{is_taken, is_to_try_again, tried};
use crate::file::DatabaseError;

/// The last one has the highest number.
const MIGRATIONS: &[(i64, &str)] = &[
    (1, include_str!("../../migrations/postgres/0001_tables.sql")),
    (
        2,
        include_str!("../../migrations/postgres/0002_thoughts.sql"),
    ),
    (3, include_str!("../../migrations/postgres/0003_house.sql")),
    (
        5,
        include_str!("../../migrations/postgres/0005_accounts.sql"),
    ),
    (7, include_str!("../../migrations/postgres/0007_clocks.sql")),
    (8, include_str!("../../migrations/postgres/0008_lobby.sql")),
    (9, include_str!("../../migrations/postgres/0009_calls.sql")),
    (
        10,
        include_str!("../../migrations/postgres/0010_purses.sql"),
    ),
    (
        11,
        include_str!("../../migrations/postgres/0011_ratings.sql"),
    ),
    (12, include_str!("../../migrations/postgres/0012_mail.sql")),
    (13, include_str!("../../migrations/postgres/0013_push.sql")),
    (
        14,
        include_str!("../../migrations/postgres/0014_manners.sql"),
    ),
    (
        15,
        include_str!("../../migrations/postgres/0015_passkeys.sql"),
    ),
    (
        16,
        include_str!("../../migrations/postgres/0016_friends.sql"),
    ),
    (17, include_str!("../../migrations/postgres/0017_notes.sql")),
    (
        18,
        include_str!("../../migrations/postgres/0018_puzzles.sql"),
    ),
];

/// Does what was not done yet. Whoever comes at the same time waits, and finds it done.
pub(super) async fn migrate(pool: &PgPool) -> Result<(), DatabaseError> {
    // Two that make the first table at the same moment get in each other's way once.
    let again = |error: &sqlx::Error| is_to_try_again(error) || is_taken(error);
    let make = || async move {
        let sql = "CREATE TABLE IF NOT EXISTS migrations (version BIGINT NOT NULL PRIMARY KEY)";
        sqlx::query(sql).execute(pool).await
    };
    tried(make, again).await?;
    for &(version, sql) in MIGRATIONS {
        tried(|| run(pool, version, sql), is_to_try_again).await?;
    }
    let newest = sqlx::query("SELECT max(version) AS newest FROM migrations");
    let newest: i64 = newest.fetch_one(pool).await?.try_get("newest")?;
    if MIGRATIONS.iter().all(|&(known, _)| known < newest) {
        let told = format!("it has form {newest}, which only a newer version reads");
        return Err(DatabaseError::Failed(told));
    }
    Ok(())
}

async fn run(pool: &PgPool, version: i64, sql: &'static str) -> Result<(), sqlx::Error> {
    let mut alone = pool.begin().await?;
    let first = sqlx::query("INSERT INTO migrations (version) VALUES ($1) ON CONFLICT DO NOTHING");
    let first = first.bind(version).execute(&mut *alone).await?;
    if first.rows_affected() == 1 {
        sqlx::raw_sql(sql).execute(&mut *alone).await?;
    }
    alone.commit().await
}
