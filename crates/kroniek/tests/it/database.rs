//! `backup`, `restore`, `check` and `move`.

use std::path::Path;

use engine::{Header, Moment, Seat, Seats, Seed, Setup};
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use store::{Rest, Sqlite, Whole};
use table::{
    Append, CallStore as _, Entry, EntryKind, EntryNumber, MailStore as _, MannersStore as _,
    MessageNumber, Regard, Regarded, Standing, Store, Stored, TableId, TableRecord, Visitor,
    VisitorId,
};
use testkit::Toy;

use crate::shell::{argument, toy};

/// A table at which this was decided.
pub(crate) async fn create(store: &Sqlite, decided: &Value) -> TableId {
    let secret = Seed::from_number(1);
    let record = TableRecord {
        id: TableId::random(),
        header: Header::new::<Toy>(&Setup::new::<Toy>(2), secret),
        secret,
        host: None,
        private: false,
        pace: None,
        audience: None,
        rated: false,
        created: 0,
        started: Some(0),
        ended: None,
    };
    let table = record.id;
    store.create(record, Vec::new()).await.expect("stored");
    let what = EntryKind::Decision(Seat(0), decided.clone());
    let append = Append {
        table,
        first: EntryNumber(1),
        entries: vec![Entry { at: 1, what }],
        standing: Standing {
            since: 1,
            to_act: Seats::all(2),
            passes: false,
            stand_ins: engine::Seats::NONE,
            due: None,
            moment: Moment { round: 1, phase: 0 },
            outcome: None,
        },
    };
    store.append(append).await.expect("stored");
    table
}

/// A database with a good table, and perhaps with one whose game cannot be replayed.
#[tokio::main]
async fn database(file: &Path, broken: bool) -> Option<TableId> {
    let store = Sqlite::open(file).await.expect("it opens");
    create(&store, &json!({ "bid": 1 })).await;
    let mut found = None;
    if broken {
        found = Some(create(&store, &json!({ "bid": 99 })).await);
    }
    store.close().await;
    found
}

#[test]
fn every_game_of_a_database_is_replayed() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("whole.db");
    database(&file, false);
    let whole = toy(&["check", "--db", argument(&file)]);
    assert_eq!(whole.code, 0, "{whole:?}");
    assert!(
        whole.out.contains("without a fault: 1; decisions: 1."),
        "{whole:?}"
    );

    let file = folder.path().join("broken.db");
    let table = database(&file, true).expect("a broken one");
    let broken = toy(&["check", "--json", "--db", argument(&file)]);
    assert_eq!(broken.code, 1, "{broken:?}");
    let told = broken.json();
    assert_eq!(told["games"], 1);
    assert_eq!(told["broken"][0]["table"], json!(table));
    assert!(broken.err.contains("cannot be read: 1"), "{broken:?}");

    let nowhere = folder.path().join("nowhere.db");
    toy(&["check", "--db", argument(&nowhere)]).fails_with("There is no database");
    toy(&["check", "--db", argument(folder.path())]).fails_with("is a folder");
}

#[test]
fn a_database_is_copied_and_put_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name| folder.path().join(name);
    database(&file("kroniek.db"), false);
    let (db, copy) = (file("kroniek.db"), file("copy.db"));
    let backup = ["backup", argument(&copy), "--db", argument(&db)];
    let copied = toy(&backup);
    assert_eq!(copied.code, 0, "{copied:?}");
    toy(&backup).fails_with("copy.db' already exists");
    let (x, y) = (file("x.db"), file("y.db"));
    let nothing = ["backup", argument(&x), "--db", argument(&y)];
    toy(&nothing).fails_with("There is no database");
    // It is the copy that cannot be written.
    let nowhere = file("no-folder").join("copy.db");
    let backup = ["backup", argument(&nowhere), "--db", argument(&db)];
    toy(&backup).fails_with(&format!("Cannot write '{}", nowhere.display()));

    std::fs::write(&db, "broken").expect("written");
    let restored = toy(&["restore", argument(&copy), "--db", argument(&db)]);
    assert_eq!(restored.code, 0, "{restored:?}");
    assert!(restored.err.contains("kroniek.db.before"), "{restored:?}");
    assert_eq!(toy(&["check", "--db", argument(&db)]).code, 0);
}

/// The variable with the address of a PostgreSQL that tests may make schemas in; `cargo xtask test` starts one.
pub(crate) const POSTGRES: &str = "KRONIEK_TEST_POSTGRES";

/// An empty database; none where there is no PostgreSQL to be tested with.
#[tokio::main]
pub(crate) async fn postgres() -> Option<String> {
    let Ok(server) = std::env::var(POSTGRES) else {
        println!("{POSTGRES} is not set: nothing is tested with PostgreSQL");
        return None;
    };
    let schema = format!("test_{:x}", TableId::random().to_number() as u64);
    let mut connection = PgConnection::connect(&server).await.expect("it answers");
    let making = format!("CREATE SCHEMA {schema}");
    let making = sqlx::query(AssertSqlSafe(making)).execute(&mut connection);
    making.await.expect("a schema");
    Some(format!("{server}?options=-csearch_path%3D{schema}"))
}

/// Gives the database a key of its own.
#[tokio::main]
async fn another_key(file: &Path) {
    let store = Sqlite::open(file).await.expect("it opens");
    store.key("links", [6; 32]).await.expect("stored");
    store.close().await;
}

/// Adds what a database has besides logs.
#[tokio::main]
async fn furnish(file: &Path) {
    let store = Sqlite::open(file).await.expect("it opens");
    let table = store.all().await.expect("read")[0];
    let (visitor, name) = (VisitorId([7; 16]), "Egmont".to_owned());
    let known = Visitor {
        name,
        ask_always: true,
        puzzles: "1300.4.2.20775".to_owned(),
    };
    store.remember(visitor, known).await.expect("stored");
    store.key("links", [5; 32]).await.expect("stored");
    let address = store.keep_address(visitor, "egmont@example.org".to_owned(), 3);
    assert!(address.await.expect("stored"));
    store.push_key(vec![6; 138]).await.expect("stored");
    let regarded = Regarded {
        who: visitor,
        whom: VisitorId([9; 16]),
        regard: Regard::Blocked,
        name: "Alva".to_owned(),
        since: 4,
    };
    let kept = store.keep_regard(regarded, true);
    assert!(kept.await.expect("stored"));
    let filed = store.file_report(crate::admin::report(table));
    assert_eq!(filed.await.expect("stored"), 1);
    for text in ["one", "two"] {
        let said = store.say(table, Seat(1), 3, text.to_owned(), Some(visitor));
        said.await.expect("stored");
    }
    let kept = store.keep_study(table, "{}".to_owned());
    kept.await.expect("stored");
    store.close().await;
}

/// Everything that a database has.
#[tokio::main]
async fn everything(file: &Path) -> (Rest, Vec<Stored>, Vec<String>) {
    let store = Sqlite::open(file).await.expect("it opens");
    let (mut tables, mut texts) = (Vec::new(), Vec::new());
    for table in store.all().await.expect("read") {
        tables.extend(store.load(table).await.expect("read"));
        let talk = store
            .talk(table, MessageNumber::NONE, 9)
            .await
            .expect("read");
        texts.extend(talk.into_iter().map(|line| line.text));
        texts.extend(store.study(table).await.expect("read"));
    }
    let rest = store.rest().await.expect("read");
    store.close().await;
    (rest, tables, texts)
}

/// A server's database is checked as a file is: one of the two games cannot be replayed.
fn check_server(database: &str) {
    let checked = toy(&["check", "--json", "--db", database]);
    assert_eq!(checked.code, 1, "{checked:?}");
    let told = checked.json();
    assert_eq!((&told["games"], &told["decisions"]), (&json!(1), &json!(1)));
    assert_eq!(told["broken"].as_array().map(Vec::len), Some(1), "{told}");
}

#[test]
fn a_password_is_not_printed() {
    // There is no such port.
    let database = "postgres://anna:psst@127.0.0.1:99999/kroniek?password=psst";
    let folder = tempfile::tempdir().expect("a folder");
    let copy = folder.path().join("copy.db");
    for command in [
        &["check"][..],
        &["backup", argument(&copy)],
        &["restore", argument(&copy)],
        &["move", "--to", argument(&copy), "--from"],
        &["admin", "tables"],
    ] {
        let mut words = command.to_vec();
        if words[0] != "move" {
            words.push("--db");
        }
        words.push(database);
        let failed = toy(&words);
        assert_eq!(failed.code, 1, "{failed:?}");
        let said = format!("{}{}", failed.out, failed.err);
        assert!(
            said.contains("postgres://127.0.0.1:99999/kroniek"),
            "{said}"
        );
        assert!(!said.contains("psst"), "{said}");
    }
    let backup = ["backup", argument(&copy), "--db", database];
    toy(&backup).fails_with("pg_dump");
}

#[test]
fn a_database_is_moved_with_everything_in_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name| folder.path().join(name);
    let (from, to) = (file("from.db"), file("to.db"));
    database(&from, true);
    furnish(&from);
    let between = postgres().unwrap_or_else(|| argument(&file("between.db")).to_owned());
    for (from, to) in [
        (argument(&from), between.as_str()),
        // What is there already is not copied again.
        (argument(&from), between.as_str()),
        (between.as_str(), argument(&to)),
    ] {
        let moved = toy(&["move", "--json", "--from", from, "--to", to]);
        assert_eq!(moved.code, 0, "{moved:?}");
        assert_eq!(moved.json(), json!({ "tables": 2, "games": 1 }));
    }
    if store::is_server(Path::new(&between)) {
        check_server(&between);
    }
    let before = everything(&from);
    assert_eq!(before.1.len(), 2);
    assert_eq!(before.2, ["one", "two", "{}"]);
    assert_eq!(everything(&to), before);

    let other = file("other.db");
    database(&other, false);
    another_key(&other);
    let mixed = ["move", "--from", argument(&from), "--to", argument(&other)];
    toy(&mixed).fails_with("another site");
    let nowhere = file("nowhere.db");
    let nothing = ["move", "--from", argument(&nowhere), "--to", argument(&to)];
    toy(&nothing).fails_with("There is no database");
}

#[test]
fn ratings_are_counted_anew() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("kroniek.db");
    let missing = toy(&["ratings", "rebuild", "--db", argument(&file)]);
    assert_eq!(missing.code, 1, "{}", missing.out);
    database(&file, false);
    let counted = toy(&["ratings", "rebuild", "--db", argument(&file)]);
    assert_eq!(counted.out, "0 rated games counted.\n", "{}", counted.err);
    let told = toy(&["--json", "ratings", "rebuild", "--db", argument(&file)]);
    assert_eq!(told.out, "{\"games\":0}\n");
}
