//! What every store must do.

use std::path::Path;

use bots::Level;
use engine::fair::Secret;
use engine::{Header, Seat, Seed, Setup};
use serde_json::json;
use sqlx::ConnectOptions;
use store::Sqlite;
use table::{
    Append, Appended, Entry, Other, SeatKind, SeatRecord, Store, TableId, TableRecord, TokenHash,
    Visitor, VisitorId, What,
};
use tempfile::TempDir;
use testkit::Toy;

const HOST: VisitorId = VisitorId([1; 16]);
const FRIEND: VisitorId = VisitorId([2; 16]);

async fn open(folder: &TempDir) -> Sqlite {
    Sqlite::open(&folder.path().join("store.db"))
        .await
        .expect("it opens")
}

async fn fresh() -> (TempDir, Sqlite) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = open(&folder).await;
    (folder, store)
}

fn table(created: i64) -> TableRecord {
    let secret = Seed::from_number(created as u64);
    let mut header = Header::new::<Toy>(&Setup::new::<Toy>(2), secret);
    header.seed = None;
    header.fairness = Some(engine::fair::Fairness {
        commitment: Secret(secret).commitment(),
        contributions: Vec::new(),
        secret: None,
    });
    TableRecord {
        id: TableId::random(),
        header,
        secret,
        host: Some(HOST),
        private: false,
        created,
        started: None,
        ended: None,
    }
}

fn seats() -> Vec<SeatRecord> {
    let seat = |seat, kind, visitor, taken| SeatRecord {
        seat: Seat(seat),
        kind,
        level: (kind == SeatKind::Bot).then_some(Level::Random),
        visitor,
        taken,
        token: (kind != SeatKind::Bot).then(|| TokenHash::from_bytes([seat; 32])),
        issue: 0,
        name: "Árpád; DROP TABLE seats --".to_owned(),
        contribution: "'".to_owned(),
    };
    vec![
        seat(0, SeatKind::Me, Some(HOST), true),
        seat(1, SeatKind::Friend, None, false),
        seat(2, SeatKind::Bot, None, true),
    ]
}

fn decision(number: u32) -> Entry {
    Entry {
        at: 1_700_000_000 + i64::from(number) * 7,
        what: What::Decision(Seat((number % 2) as u8), json!({ "at": number })),
    }
}

fn append(table: TableId, number: u32) -> Append {
    Append {
        table,
        number,
        entries: vec![decision(number)],
        over: false,
    }
}

#[tokio::test]
async fn what_was_stored_comes_back_also_from_another_process() {
    let (folder, store) = fresh().await;
    let (record, seats) = (table(5), seats());
    store
        .create(record.clone(), seats.clone())
        .await
        .expect("stored");
    assert!(
        store.create(record.clone(), seats.clone()).await.is_err(),
        "a name is given once"
    );
    assert_eq!(store.append(append(record.id, 1)).await, Ok(Appended::Done));
    let other = open(&folder).await;
    for store in [&store, &other] {
        let found = store.load(record.id).await.expect("read").expect("there");
        assert_eq!(found.table, record);
        assert_eq!(found.seats, seats);
        assert_eq!(found.entries, [decision(1)]);
        assert_eq!(store.load(TableId::random()).await, Ok(None));
    }
}

#[tokio::test]
async fn whoever_writes_a_number_first_has_moved() {
    let (folder, store) = fresh().await;
    let other = open(&folder).await;
    let record = table(1);
    store.create(record.clone(), seats()).await.expect("stored");
    for number in 1..=20 {
        let (one, two) = tokio::join!(
            store.append(append(record.id, number)),
            other.append(append(record.id, number))
        );
        let mut both = [one.expect("no error"), two.expect("no error")];
        both.sort_by_key(|appended| *appended == Appended::Conflict);
        assert_eq!(both, [Appended::Done, Appended::Conflict]);
    }
    let (one, two, other) = tokio::join!(
        store.append(append(record.id, 21)),
        store.append(append(record.id, 21)),
        store.append(append(record.id, 20)),
    );
    assert_eq!(
        (one, two, other),
        (
            Ok(Appended::Done),
            Ok(Appended::Conflict),
            Ok(Appended::Conflict)
        )
    );
    let late = Append {
        entries: vec![decision(21), decision(22)],
        ..append(record.id, 21)
    };
    assert_eq!(store.append(late).await, Ok(Appended::Conflict));
    let found = store.load(record.id).await.expect("read").expect("there");
    assert_eq!(found.entries.len(), 21, "all or nothing");
}

#[tokio::test]
async fn packed_entries_are_still_there_and_still_taken() {
    let (_folder, store) = fresh().await;
    let record = table(1);
    store.create(record.clone(), seats()).await.expect("stored");
    for number in 1..=600 {
        assert_eq!(
            store.append(append(record.id, number)).await,
            Ok(Appended::Done)
        );
    }
    for number in [1, 512, 513, 600] {
        assert_eq!(
            store.append(append(record.id, number)).await,
            Ok(Appended::Conflict)
        );
    }
    let undo = Append {
        number: 601,
        entries: vec![Entry {
            at: 9,
            what: What::Other(Other::Undo(Seat(0), 599)),
        }],
        over: true,
        ..append(record.id, 601)
    };
    assert_eq!(store.append(undo).await, Ok(Appended::Done));
    assert_eq!(
        store.append(append(record.id, 601)).await,
        Ok(Appended::Conflict)
    );
    let found = store.load(record.id).await.expect("read").expect("there");
    assert_eq!(found.table.ended, Some(9));
    let decisions: Vec<Entry> = (1..=600).map(decision).collect();
    assert_eq!(found.entries[..600], decisions);
    assert_eq!(found.entries.len(), 601);
}

#[tokio::test]
async fn a_log_has_no_holes() {
    let (_folder, store) = fresh().await;
    let record = table(1);
    store.create(record.clone(), seats()).await.expect("stored");
    assert_eq!(
        store.append(append(record.id, 2)).await,
        Ok(Appended::Conflict)
    );
    assert_eq!(store.append(append(record.id, 1)).await, Ok(Appended::Done));
    assert_eq!(
        store.append(append(record.id, 3)).await,
        Ok(Appended::Conflict)
    );
    let found = store.load(record.id).await.expect("read").expect("there");
    assert_eq!(found.entries, [decision(1)]);
}

/// Two servers on one file, each busy at its own table and now and then at the other's: so much that what is new
/// is sorted and packed several times, by either of them.
#[tokio::test]
async fn two_processes_know_what_the_other_has_written() {
    let (folder, store) = fresh().await;
    let other = open(&folder).await;
    let records = [table(1), table(2)];
    for record in &records {
        store.create(record.clone(), seats()).await.expect("stored");
    }
    let [one, two] = records.map(|record| record.id);
    for number in 1..=700 {
        let (mut here, mut there) = (&store, &other);
        if number % 7 == 0 {
            (here, there) = (there, here);
        }
        let (first, second) = tokio::join!(
            here.append(append(one, number)),
            there.append(append(two, number))
        );
        assert_eq!((first, second), (Ok(Appended::Done), Ok(Appended::Done)));
        if number % 100 == 0 {
            for (store, table) in [(here, two), (there, one)] {
                let again = store.append(append(table, number)).await;
                assert_eq!(again, Ok(Appended::Conflict), "{number}");
            }
        }
    }
    let decisions: Vec<Entry> = (1..=700).map(decision).collect();
    for store in [store, other, open(&folder).await] {
        for table in [one, two] {
            let found = store.load(table).await.expect("read").expect("there");
            assert!(found.entries == decisions);
        }
        let next = store.append(append(one, 700)).await;
        assert_eq!(next, Ok(Appended::Conflict));
    }
}

#[tokio::test]
async fn what_an_older_kroniek_has_stored_is_still_there() {
    let (folder, table) = from_an_older_kroniek().await;
    let store = open(&folder).await;
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
    let (one, other) = tokio::join!(open(&folder), open(&folder));
    assert_eq!(one.append(append(table, 3)).await, Ok(Appended::Done));
    assert_eq!(other.append(append(table, 4)).await, Ok(Appended::Done));
    let found = one.load(table).await.expect("read").expect("there");
    assert_eq!(found.entries, [1, 2, 3, 4].map(decision));
}

/// A file with a table as it was written before there was a journal.
async fn from_an_older_kroniek() -> (TempDir, TableId) {
    let (folder, store) = fresh().await;
    let record = table(1);
    store.create(record.clone(), seats()).await.expect("stored");
    drop(store);
    go_back(&folder, record.id).await;
    (folder, record.id)
}

/// Makes the file what it was before there was a journal, with two entries at this table.
async fn go_back(folder: &TempDir, table: TableId) {
    let mut connection = sqlx::sqlite::SqliteConnectOptions::new()
        .filename(folder.path().join("store.db"))
        .connect()
        .await
        .expect("it opens");
    for sql in [
        "DROP TABLE journal",
        "DROP TABLE sheets",
        "DELETE FROM _sqlx_migrations WHERE version = 2",
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

#[tokio::test]
async fn a_seat_is_taken_once_and_a_game_begins_once() {
    let (_folder, store) = fresh().await;
    let record = table(1);
    store.create(record.clone(), seats()).await.expect("stored");
    let taken = SeatRecord {
        visitor: Some(FRIEND),
        taken: true,
        issue: 1,
        ..seats()[1].clone()
    };
    assert_eq!(store.seat(record.id, 0, taken.clone()).await, Ok(true));
    assert_eq!(store.seat(record.id, 0, taken.clone()).await, Ok(false));
    let mut header = record.header.clone();
    header.players = vec!["a".to_owned(), "b".to_owned()];
    assert_eq!(store.start(record.id, header.clone(), 77).await, Ok(true));
    assert_eq!(
        store.start(record.id, record.header.clone(), 78).await,
        Ok(false)
    );
    let found = store.load(record.id).await.expect("read").expect("there");
    assert_eq!(found.seats[1], taken);
    assert_eq!(
        (found.table.header, found.table.started),
        (header, Some(77))
    );
}

#[tokio::test]
async fn tables_are_found_by_who_sits_there_and_by_what_they_wait_for() {
    let (_folder, store) = fresh().await;
    let (old, new) = (table(1), table(2));
    let private = TableRecord {
        private: true,
        host: None,
        ..table(3)
    };
    for record in [&old, &new, &private] {
        store.create(record.clone(), seats()).await.expect("stored");
    }
    assert_eq!(
        store.tables_of(HOST, 9).await,
        Ok(vec![private.id, new.id, old.id])
    );
    assert_eq!(store.tables_of(HOST, 1).await, Ok(vec![private.id]));
    assert_eq!(store.tables_of(FRIEND, 9).await, Ok(Vec::new()));
    assert_eq!(store.open_tables(9).await, Ok(vec![new.id, old.id]));
    assert_eq!(store.tables_with_bots().await, Ok(Vec::new()));
    assert_eq!(store.start(old.id, old.header.clone(), 4).await, Ok(true));
    assert_eq!(store.open_tables(9).await, Ok(vec![new.id]));
    assert_eq!(store.tables_with_bots().await, Ok(vec![old.id]));
    let last = Append {
        over: true,
        ..append(old.id, 1)
    };
    assert_eq!(store.append(last).await, Ok(Appended::Done));
    assert_eq!(store.tables_with_bots().await, Ok(Vec::new()));
}

#[tokio::test]
async fn talk_visitors_and_keys_are_kept() {
    let (folder, store) = fresh().await;
    let record = table(1);
    store.create(record.clone(), seats()).await.expect("stored");
    for number in 1..=5 {
        let said = store
            .say(record.id, Seat(0), 10, format!("line {number}"))
            .await;
        assert_eq!(said, Ok(number));
    }
    let lines = store.talk(record.id, 1, 2).await.expect("read");
    let texts: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(texts, ["line 4", "line 5"]);
    assert!(
        store
            .say(TableId::random(), Seat(0), 1, String::new())
            .await
            .is_err()
    );

    assert_eq!(store.visitor(HOST).await, Ok(Visitor::default()));
    let known = Visitor {
        name: "Oranje".to_owned(),
        lang: Some(words::Lang::Nl),
    };
    store
        .remember(HOST, Visitor::default())
        .await
        .expect("stored");
    store.remember(HOST, known.clone()).await.expect("stored");
    assert_eq!(store.visitor(HOST).await, Ok(known));

    assert_eq!(store.key("cookies", [1; 32]).await, Ok([1; 32]));
    let other = open(&folder).await;
    assert_eq!(
        other.key("cookies", [2; 32]).await,
        Ok([1; 32]),
        "the first one stays"
    );
    assert_eq!(other.key("links", [3; 32]).await, Ok([3; 32]));
}

#[tokio::test]
async fn one_failure_does_not_spoil_what_is_written_with_it() {
    let (_folder, store) = fresh().await;
    let record = table(1);
    store.create(record.clone(), seats()).await.expect("stored");
    let (first, failed, second) = tokio::join!(
        store.append(append(record.id, 1)),
        store.say(TableId::random(), Seat(0), 1, String::new()),
        store.append(append(record.id, 2)),
    );
    assert_eq!((first, second), (Ok(Appended::Done), Ok(Appended::Done)));
    assert!(failed.is_err());
    let found = store.load(record.id).await.expect("read").expect("there");
    assert_eq!(found.entries.len(), 2);
}

#[tokio::test]
async fn what_fails_halfway_leaves_nothing() {
    let (_folder, store) = fresh().await;
    let record = table(1);
    let twice = [seats(), seats()].concat();
    assert!(store.create(record.clone(), twice).await.is_err());
    assert_eq!(store.load(record.id).await, Ok(None));
    assert_eq!(store.create(record, seats()).await, Ok(()));
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("store.db");
    std::fs::write(
        &file,
        "this is a letter, not a database, and rather a long one at that",
    )
    .expect("written");
    assert!(Sqlite::open(&file).await.is_err());
    let text = std::fs::read_to_string(&file).expect("still there");
    assert!(text.starts_with("this is a letter"));
    assert!(Sqlite::open(Path::new("/nowhere/at/all.db")).await.is_err());
}
