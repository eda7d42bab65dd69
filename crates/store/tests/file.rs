//! The file itself: it holds everything when it should, is nobody else's, and is not mistaken for another.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use engine::{Header, Moment, Seat, Seats, Seed, Setup};
use serde_json::json;
use store::{DatabaseError, Inspection, Lock, Sqlite, backup, restore};
use table::{
    Append, Appended, Entry, EntryKind, EntryNumber, Standing, Store, TableId, TableRecord,
    VisitorId, data_hash,
};
use tempfile::TempDir;
use testkit::Toy;

const PATIENCE: Duration = Duration::from_mins(1);
const HOST: VisitorId = VisitorId([1; 16]);
const FRIEND: VisitorId = VisitorId([2; 16]);

fn folder() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("store.db");
    (folder, file)
}

async fn open(file: &Path) -> Sqlite {
    Sqlite::open(file).await.expect("it opens")
}

fn record(started: Option<i64>, data: Option<&str>) -> TableRecord {
    let secret = Seed::from_number(1);
    let mut header = Header::new::<Toy>(&Setup::new::<Toy>(2), secret);
    header.data = data.map(str::to_owned);
    TableRecord {
        id: TableId::random(),
        header,
        secret,
        host: Some(HOST),
        private: false,
        pace: None,
        audience: None,
        rated: false,
        created: 0,
        started,
        ended: None,
    }
}

async fn create(store: &Sqlite) -> TableId {
    let record = record(Some(0), None);
    let table = record.id;
    store.create(record, Vec::new()).await.expect("stored");
    table
}

fn append(table: TableId, number: u32) -> Append {
    Append {
        table,
        first: EntryNumber(number),
        entries: vec![Entry {
            at: 1,
            what: EntryKind::Decision(Seat(0), json!(number)),
        }],
        standing: Standing {
            since: 1,
            to_act: Seats::all(2),
            passes: false,
            stand_ins: engine::Seats::NONE,
            due: None,
            moment: Moment { round: 1, phase: 0 },
            outcome: None,
        },
    }
}

/// How many entries a table has in this file alone; none if the table is not in it.
async fn entries(file: &Path, table: TableId) -> Option<usize> {
    let (_folder, copy) = folder();
    fs::copy(file, &copy).expect("copied");
    let store = open(&copy).await;
    let stored = store.load(table).await.expect("read");
    stored.map(|stored| stored.entries.len())
}

fn log_of(file: &Path) -> PathBuf {
    file.with_extension("db-wal")
}

#[tokio::test]
async fn a_copy_of_a_closed_file_has_everything() {
    let (_folder, file) = folder();
    let store = open(&file).await;
    let table = create(&store).await;
    for number in 1..=3 {
        let written = store.append(append(table, number)).await;
        assert_eq!(written, Ok(Appended::Done));
    }
    store.close().await;
    assert_eq!(entries(&file, table).await, Some(3));
    assert!(fs::metadata(log_of(&file)).map_or(0, |log| log.len()) == 0);
    assert!(
        store.append(append(table, 4)).await.is_err(),
        "it is closed"
    );
    store.close().await;
}

#[tokio::test]
async fn when_nothing_is_written_the_file_catches_up() {
    let (_folder, file) = folder();
    let store = open(&file).await;
    let table = create(&store).await;
    let begin = Instant::now();
    while entries(&file, table).await.is_none() {
        assert!(begin.elapsed() < PATIENCE);
    }
    assert_eq!(store.append(append(table, 1)).await, Ok(Appended::Done));
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_can_read_it() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |file: &Path| fs::metadata(file).map(|known| known.permissions().mode() & 0o777);
    let (folder, file) = folder();
    let store = open(&file).await;
    create(&store).await;
    assert_eq!(mode(&file).ok(), Some(0o600));
    assert_eq!(mode(&log_of(&file)).ok(), Some(0o600));
    let copy = folder.path().join("copy.db");
    backup(&file, &copy).await.expect("copied");
    assert_eq!(mode(&copy).ok(), Some(0o600));
    store.close().await;
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).expect("changed");
    open(&file).await;
    assert_eq!(mode(&file).ok(), Some(0o600));
}

#[tokio::test]
async fn nothing_is_acknowledged_when_the_file_is_gone() {
    for replaced in [false, true] {
        let (folder, file) = folder();
        let store = open(&file).await;
        let table = create(&store).await;
        fs::rename(&file, folder.path().join("elsewhere.db")).expect("moved");
        if replaced {
            fs::write(&file, "").expect("written");
        }
        let lost = store.append(append(table, 1)).await;
        let error = lost.expect_err("it would be lost").to_string();
        assert!(error.contains("deleted or replaced"), "{error}");
        fs::rename(folder.path().join("elsewhere.db"), &file).expect("moved back");
        assert_eq!(store.append(append(table, 1)).await, Ok(Appended::Done));
    }
}

#[tokio::test]
async fn a_log_without_its_database_is_noticed() {
    let (_folder, file) = folder();
    let store = open(&file).await;
    create(&store).await;
    let (_other, copy) = folder_with(&log_of(&file));
    assert_eq!(
        Sqlite::open(&copy).await.err(),
        Some(DatabaseError::Torn(log_of(&copy)))
    );
    fs::write(&copy, "").expect("written");
    assert_eq!(
        Sqlite::open(&copy).await.err(),
        Some(DatabaseError::Torn(log_of(&copy)))
    );
    let place = copy.parent().expect("a folder");
    assert_eq!(Sqlite::open(place).await.err(), Some(DatabaseError::Folder));
    assert_eq!(Lock::take(place).err(), Some(DatabaseError::Folder));
}

/// A folder with this log alone.
fn folder_with(log: &Path) -> (TempDir, PathBuf) {
    let (folder, file) = folder();
    fs::copy(log, log_of(&file)).expect("copied");
    (folder, file)
}

#[tokio::test]
async fn another_database_beside_the_log_of_one_that_was_killed_is_noticed() {
    let (_folder, file) = folder();
    let mut lock = Lock::take(&file).expect("nobody has it");
    assert_eq!(Lock::take(&file).err(), Some(DatabaseError::InUse));
    let store = open(&file).await;
    lock.note().expect("written");
    create(&store).await;
    // As after a kill: the log is there, and nobody holds the lock.
    drop(lock);
    drop(Lock::take(&file).expect("nothing is wrong"));
    let empty = tempfile::tempdir().expect("a folder");
    let empty = empty.path().join("store.db");
    open(&empty).await.close().await;
    fs::remove_file(&file).expect("removed");
    fs::copy(&empty, &file).expect("copied");
    assert_eq!(
        Lock::take(&file).err(),
        Some(DatabaseError::Torn(log_of(&file)))
    );
}

#[tokio::test]
async fn a_backup_is_made_while_others_write_and_can_be_put_back() {
    let (folder, file) = folder();
    let store = open(&file).await;
    let table = create(&store).await;
    for number in 1..=5 {
        let written = store.append(append(table, number)).await;
        assert_eq!(written, Ok(Appended::Done));
    }
    let copy = folder.path().join("copy.db");
    backup(&file, &copy).await.expect("copied");
    assert_eq!(backup(&file, &copy).await, Err(DatabaseError::Exists));
    assert_eq!(store.append(append(table, 6)).await, Ok(Appended::Done));
    assert_eq!(entries(&copy, table).await, Some(5));

    let lock = Lock::take(&file).expect("nobody has it");
    assert_eq!(restore(&copy, &file).await, Err(DatabaseError::InUse));
    drop(lock);
    store.close().await;
    let letter = folder.path().join("letter.db");
    fs::write(
        &letter,
        "this is a letter, not a database, and rather a long one at that",
    )
    .expect("written");
    assert!(restore(&letter, &file).await.is_err());
    assert_eq!(entries(&file, table).await, Some(6), "nothing has changed");

    let kept = restore(&copy, &file).await.expect("put back");
    assert_eq!(entries(&file, table).await, Some(5));
    let kept = kept.expect("there was something");
    assert_eq!(entries(&kept, table).await, Some(6));
    assert_eq!(restore(&copy, &file).await, Err(DatabaseError::Exists));
    let nowhere = folder.path().join("nowhere.db");
    assert_eq!(backup(&nowhere, &letter).await, Err(DatabaseError::Exists));
    let target = folder.path().join("target.db");
    assert_eq!(backup(&nowhere, &target).await, Err(DatabaseError::Missing));
    assert!(!target.exists());
    assert_eq!(
        restore(&copy, &nowhere).await,
        Ok(None),
        "where nothing was"
    );
}

#[tokio::test]
async fn a_database_is_read_while_others_write() {
    let (_folder, file) = folder();
    assert_eq!(
        Inspection::open(&file).await.err(),
        Some(DatabaseError::Missing)
    );
    let store = open(&file).await;
    let table = create(&store).await;
    let mut inspection = Inspection::open(&file).await.expect("it opens");
    assert_eq!(store.append(append(table, 1)).await, Ok(Appended::Done));
    assert_eq!(inspection.tables().await, Ok(vec![table]));
    let stored = inspection.load(table).await.expect("read").expect("there");
    assert_eq!(stored.entries.len(), 1);
}

#[tokio::test]
async fn a_data_file_is_kept_once() {
    let (_folder, file) = folder();
    let store = open(&file).await;
    // Large enough to tell its copies by the size of the file.
    let numbers: Vec<String> = (0..40_000_u64).map(|n| (n * n).to_string()).collect();
    let text = numbers.concat();
    let tables: Vec<TableRecord> = (0..10).map(|_| record(None, Some(&text))).collect();
    for table in &tables {
        store
            .create(table.clone(), Vec::new())
            .await
            .expect("stored");
    }
    let other = record(None, Some("other"));
    store.create(other, Vec::new()).await.expect("stored");
    for TableRecord { id, mut header, .. } in tables {
        assert_eq!(store.load(id).await.unwrap().unwrap().table.header, header);
        header.players = vec!["Egmont".to_owned()];
        assert_eq!(store.start(id, header.clone(), 1).await, Ok(true));
        assert_eq!(store.load(id).await.unwrap().unwrap().table.header, header);
    }
    let brought = store.data_files(HOST).await.expect("read");
    assert_eq!(brought.len(), 2);
    assert!(brought.contains(&data_hash(&text)));
    assert_eq!(store.data_files(FRIEND).await, Ok(Vec::new()));
    store.close().await;
    let size = fs::metadata(&file).expect("a file").len();
    assert!(size < 2 * text.len() as u64, "{size}");
}
