//! Files that an older Kroniek has written.

use serde_json::{Value, json};
use sqlx::{ConnectOptions, SqliteConnection};
use table::{Appended, MessageNumber, Store, TableId};
use tempfile::TempDir;

use crate::{append, decision, fresh_file, open_file, seats, table};

#[tokio::test]
async fn what_an_older_kroniek_has_stored_is_still_there() {
    let (folder, table) = from_an_older_kroniek().await;
    let store = open_file(&folder).await;
    let found = store.load(table).await.expect("read").expect("there");
    assert_eq!(found.entries, [decision(1), decision(2)]);
    assert_eq!(store.append(append(table, 2)).await, Ok(Appended::Conflict));
    assert_eq!(store.append(append(table, 3)).await, Ok(Appended::Done));
    let found = store.load(table).await.expect("read").expect("there");
    assert_eq!(found.entries, [decision(1), decision(2), decision(3)]);
}

#[tokio::test]
async fn two_servers_bring_a_file_to_the_newest_form_at_the_same_time() {
    let (folder, table) = from_an_older_kroniek().await;
    let (one, other) = tokio::join!(open_file(&folder), open_file(&folder));
    assert_eq!(one.append(append(table, 3)).await, Ok(Appended::Done));
    assert_eq!(other.append(append(table, 4)).await, Ok(Appended::Done));
    let found = one.load(table).await.expect("read").expect("there");
    assert_eq!(found.entries, [1, 2, 3, 4].map(decision));
}

/// A file with games of every kind, most of them going on, as Kroniek wrote it before there were summaries, rewinds and
/// automatic decisions; and where they stood.
#[tokio::test]
async fn the_games_of_an_older_kroniek_stand_where_they_stood_and_go_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("store.db");
    std::fs::write(&file, include_bytes!("../data/older.db")).expect("a copy");
    let expected: Vec<Value> =
        serde_json::from_str(include_str!("../data/older.json")).expect("a list");
    let store = open_file(&folder).await;
    for expected in &expected {
        let id = expected["table"].as_str().expect("a name");
        let table = id.parse().expect("the name of a table");
        let stored = store.load(table).await.expect("read").expect("there");
        let position = stored.replay(games::all()).expect("it replays");
        let to_act: Vec<_> = position.to_act.iter().collect();
        let found = json!({
            "table": id,
            "game": expected["game"],
            "number": position.entry,
            "decisions": position.decisions,
            "to_act": to_act,
            "over": position.over,
        });
        assert_eq!(found, *expected);
        let talk = store
            .talk(table, MessageNumber::NONE, 9)
            .await
            .expect("read");
        assert_eq!(talk.len(), 1, "{id}");
        let next = append(table, position.entry.0 + 1);
        assert_eq!(store.append(next).await, Ok(Appended::Done), "{id}");
    }
}

/// A file with a table as it was written before there was a journal.
pub(crate) async fn from_an_older_kroniek() -> (TempDir, TableId) {
    let (folder, store) = fresh_file().await;
    let record = table(1);
    store.create(record.clone(), seats()).await.expect("stored");
    drop(store);
    go_back(&folder, record.id).await;
    (folder, record.id)
}

pub(crate) async fn connect(folder: &TempDir) -> SqliteConnection {
    sqlx::sqlite::SqliteConnectOptions::new()
        .filename(folder.path().join("store.db"))
        .connect()
        .await
        .expect("it opens")
}

/// Makes the file what it was before there was a journal, with two entries at this table.
async fn go_back(folder: &TempDir, table: TableId) {
    let mut connection = connect(folder).await;
    for sql in [
        "DROP TABLE journal_calls",
        "DROP TABLE rated_seats",
        "DROP TABLE ratings",
        "DROP TABLE rating_counts",
        "DROP INDEX tables_to_count",
        "DROP INDEX tables_rated",
        "ALTER TABLE tables DROP COLUMN rated",
        "ALTER TABLE tables DROP COLUMN counted",
        "DROP TABLE push_key",
        "DROP TABLE passkeys",
        "DROP TABLE challenges",
        "DROP TABLE regards",
        "DROP TABLE friend_wishes",
        "DROP TABLE notes",
        "DROP TABLE reports",
        "DROP TABLE purses",
        "DROP TABLE spent",
        "DROP TABLE notices",
        "DROP TABLE channels",
        "DROP TABLE outbox",
        "DROP TABLE searches",
        "DROP TABLE rematches",
        "DROP TABLE kept_away",
        "DROP INDEX seats_by_name",
        "DROP INDEX tables_by_game_and_end",
        "ALTER TABLE tables DROP COLUMN audience",
        "DROP TABLE addresses",
        "DROP TABLE mail_links",
        "DROP TABLE sessions",
        "DROP TABLE accounts",
        "DROP TABLE handovers",
        "DROP TABLE sign_in_tries",
        "DROP TABLE account_changes",
        "DROP INDEX tables_by_end",
        "DROP TABLE house",
        "DROP TABLE blocked",
        "ALTER TABLE visitors DROP COLUMN seen",
        "ALTER TABLE tables DROP COLUMN pace",
        "DROP TABLE studies",
        "DROP TABLE talked",
        "DROP TABLE summaries",
        "ALTER TABLE visitors DROP COLUMN puzzles",
        "ALTER TABLE visitors DROP COLUMN ask_always",
        "DROP TABLE data_files",
        "PRAGMA writable_schema = ON",
        "UPDATE sqlite_schema SET sql = replace(sql, ', data BLOB REFERENCES data_files (hash)', '') WHERE name = 'tables'",
        "PRAGMA writable_schema = RESET",
        "DROP TABLE journal",
        "DROP TABLE sheets",
        "DELETE FROM _sqlx_migrations WHERE version >= 2",
        "CREATE TABLE entries (table_id INTEGER NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, \
         body TEXT NOT NULL, PRIMARY KEY (table_id, number)) STRICT, WITHOUT ROWID",
    ] {
        let done = sqlx::query(sql).execute(&mut connection).await;
        done.expect("it goes back");
    }
    for number in 1..=2 {
        let entry = decision(number);
        sqlx::query("INSERT INTO entries VALUES ($1, $2, $3, $4)")
            .bind(table.to_number())
            .bind(number)
            .bind(entry.at)
            .bind(serde_json::to_string(&entry.what).expect("plain data"))
            .execute(&mut connection)
            .await
            .expect("it is there");
    }
}
