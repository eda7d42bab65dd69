//! What every store must do.

use std::path::Path;

use bots::Level;
use engine::fair::Secret;
use engine::{DecisionNumber, Header, Moment, Outcome, Seat, Seats, Seed, Setup};
use serde_json::json;
use store::Sqlite;
use table::{
    Append, Appended, Begin, Entry, EntryKind, EntryNumber, MessageNumber, SeatKind, SeatRecord,
    Standing, Store, Summary, TableAct, TableId, TableRecord, TokenHash, Visitor, VisitorId,
};
use tempfile::TempDir;
use testkit::Toy;

use crate::home::{Kind, fresh};

mod accounts;
mod admin;
mod calls;
mod friends;
mod home;
mod lobby;
mod mail;
mod manners;
mod notes;
mod older;
mod purses;
mod ratings;
mod summaries;
mod thoughts;

on_every_store! {
    what_was_stored_comes_back_also_from_another_process,
    whoever_writes_a_number_first_has_moved,
    packed_entries_are_still_there_and_still_taken,
    a_log_has_no_holes,
    two_processes_know_what_the_other_has_written,
    a_seat_is_taken_once_and_a_game_begins_once,
    the_last_seat_is_taken_and_the_game_begins_or_neither,
    tables_are_found_by_who_sits_there_and_by_what_they_wait_for,
    talk_visitors_and_keys_are_kept,
    what_fails_halfway_leaves_nothing,
}

const HOST: VisitorId = VisitorId([1; 16]);
const FRIEND: VisitorId = VisitorId([2; 16]);

async fn open_file(folder: &TempDir) -> Sqlite {
    Sqlite::open(&folder.path().join("store.db"))
        .await
        .expect("it opens")
}

async fn fresh_file() -> (TempDir, Sqlite) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = open_file(&folder).await;
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
        pace: None,
        audience: None,
        rated: false,
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
        what: EntryKind::Decision(Seat((number % 2) as u8), json!({ "at": number })),
    }
}

fn append(table: TableId, number: u32) -> Append {
    Append {
        table,
        first: EntryNumber(number),
        entries: vec![decision(number)],
        standing: standing(number),
    }
}

/// Where the game stands after the entry with this number.
fn standing(number: u32) -> Standing {
    Standing {
        since: decision(number).at,
        to_act: Seats::only(Seat((number % 3) as u8)),
        passes: false,
        stand_ins: engine::Seats::NONE,
        due: None,
        moment: Moment {
            round: number as u16,
            phase: (number % 5) as u8,
        },
        outcome: None,
    }
}

/// The same, if the game is over with it.
fn over(number: u32) -> Standing {
    Standing {
        to_act: Seats::NONE,
        outcome: Some(Outcome {
            winners: Seats::only(Seat(1)),
            scores: [-3, 5, 0].into_iter().collect(),
            result: "a\tb".into(),
        }),
        ..standing(number)
    }
}

async fn what_was_stored_comes_back_also_from_another_process(kind: Kind) {
    let Some((folder, store)) = fresh(kind).await else {
        return;
    };
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
    let other = folder.open().await;
    for store in [&store, &other] {
        let found = store.load(record.id).await.expect("read").expect("there");
        assert_eq!(found.table, record);
        assert_eq!(found.seats, seats);
        assert_eq!(found.entries, [decision(1)]);
        assert_eq!(store.load(TableId::random()).await, Ok(None));
    }
}

async fn whoever_writes_a_number_first_has_moved(kind: Kind) {
    let Some((folder, store)) = fresh(kind).await else {
        return;
    };
    let other = folder.open().await;
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
    let mut both = [one.expect("no error"), two.expect("no error")];
    both.sort_by_key(|appended| *appended == Appended::Conflict);
    assert_eq!(both, [Appended::Done, Appended::Conflict]);
    assert_eq!(other, Ok(Appended::Conflict));
    let late = Append {
        entries: vec![decision(21), decision(22)],
        ..append(record.id, 21)
    };
    assert_eq!(store.append(late).await, Ok(Appended::Conflict));
    let found = store.load(record.id).await.expect("read").expect("there");
    assert_eq!(found.entries.len(), 21, "all or nothing");
}

async fn packed_entries_are_still_there_and_still_taken(kind: Kind) {
    let Some((_folder, store)) = fresh(kind).await else {
        return;
    };
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
        first: EntryNumber(601),
        entries: vec![Entry {
            at: 9,
            what: EntryKind::TableAct(TableAct::Undo(Seat(0), DecisionNumber(599))),
        }],
        standing: over(601),
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

async fn a_log_has_no_holes(kind: Kind) {
    let Some((_folder, store)) = fresh(kind).await else {
        return;
    };
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
async fn two_processes_know_what_the_other_has_written(kind: Kind) {
    let Some((folder, store)) = fresh(kind).await else {
        return;
    };
    let other = folder.open().await;
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
    for store in [store, other, folder.open().await] {
        for table in [one, two] {
            let found = store.load(table).await.expect("read").expect("there");
            assert!(found.entries == decisions);
        }
        let next = store.append(append(one, 700)).await;
        assert_eq!(next, Ok(Appended::Conflict));
    }
}

async fn a_seat_is_taken_once_and_a_game_begins_once(kind: Kind) {
    let Some((_folder, store)) = fresh(kind).await else {
        return;
    };
    let record = table(1);
    store.create(record.clone(), seats()).await.expect("stored");
    let taken = SeatRecord {
        visitor: Some(FRIEND),
        taken: true,
        issue: 1,
        ..seats()[1].clone()
    };
    assert_eq!(
        store.seat(record.id, 0, taken.clone(), None).await,
        Ok(true)
    );
    assert_eq!(
        store.seat(record.id, 0, taken.clone(), None).await,
        Ok(false)
    );
    let mut header = record.header.clone();
    header.players = vec!["a".to_owned(), "b".to_owned()];
    let begun = store.start(record.id, header.clone(), 77).await;
    assert_eq!(begun, Ok(true));
    let again = store.start(record.id, record.header.clone(), 78);
    assert_eq!(again.await, Ok(false));
    let found = store.load(record.id).await.expect("read").expect("there");
    assert_eq!(found.seats[1], taken);
    assert_eq!(
        (found.table.header, found.table.started),
        (header, Some(77))
    );
}

fn ids(tables: &[Summary]) -> Vec<TableId> {
    tables.iter().map(|summary| summary.table.id).collect()
}

async fn the_last_seat_is_taken_and_the_game_begins_or_neither(kind: Kind) {
    let Some((_folder, store)) = fresh(kind).await else {
        return;
    };
    let record = table(1);
    let mut open = seats();
    open[2].taken = false;
    store.create(record.clone(), open).await.expect("stored");
    let taken = |seat: usize| SeatRecord {
        taken: true,
        issue: 1,
        ..seats()[seat].clone()
    };
    let begin = |at| {
        Some(Begin {
            header: record.header.clone(),
            at,
        })
    };
    let early = store.seat(record.id, 0, taken(1), begin(5)).await;
    assert_eq!(early, Ok(false), "another seat is open");
    let old = store.seat(record.id, 7, taken(1), begin(6)).await;
    assert_eq!(old, Ok(false), "another issue");
    let found = store.load(record.id).await.expect("read").expect("there");
    assert_eq!((found.seats[1].taken, found.table.started), (false, None));
    assert_eq!(store.seat(record.id, 0, taken(1), None).await, Ok(true));
    let last = store.seat(record.id, 0, taken(2), begin(7)).await;
    assert_eq!(last, Ok(true));
    let found = store.load(record.id).await.expect("read").expect("there");
    assert_eq!((found.seats[2].taken, found.table.started), (true, Some(7)));
}

async fn tables_are_found_by_who_sits_there_and_by_what_they_wait_for(kind: Kind) {
    let Some((_folder, store)) = fresh(kind).await else {
        return;
    };
    let (old, new) = (table(1), table(2));
    let private = TableRecord {
        private: true,
        host: None,
        ..table(3)
    };
    for record in [&old, &new, &private] {
        store.create(record.clone(), seats()).await.expect("stored");
    }
    let of = async |visitor, most| ids(&store.tables_of(visitor, most).await.expect("read"));
    let open = async || ids(&store.open_tables(0, 9).await.expect("read"));
    assert_eq!(of(HOST, 9).await, [private.id, new.id, old.id]);
    assert_eq!(of(HOST, 1).await, [private.id]);
    assert_eq!(of(FRIEND, 9).await, []);
    assert_eq!(open().await, [new.id, old.id]);
    let begun = store.start(old.id, old.header.clone(), 5).await;
    assert_eq!(begun, Ok(true));
    assert_eq!(open().await, [new.id]);
}

async fn talk_visitors_and_keys_are_kept(kind: Kind) {
    let Some((folder, store)) = fresh(kind).await else {
        return;
    };
    let record = table(1);
    store.create(record.clone(), seats()).await.expect("stored");
    for number in 1..=5 {
        let said = store
            .say(record.id, Seat(0), 10, format!("line {number}"), None)
            .await;
        assert_eq!(said, Ok(MessageNumber(number)));
    }
    let lines = store
        .talk(record.id, MessageNumber(1), 2)
        .await
        .expect("read");
    let texts: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(texts, ["line 4", "line 5"]);
    assert!(
        store
            .say(TableId::random(), Seat(0), 1, String::new(), None)
            .await
            .is_err()
    );

    assert_eq!(store.visitor(HOST).await, Ok(Visitor::default()));
    let known = Visitor {
        name: "Oranje".to_owned(),
        ask_always: true,
        puzzles: "1300.4.2.20775".to_owned(),
    };
    store
        .remember(HOST, Visitor::default())
        .await
        .expect("stored");
    store.remember(HOST, known.clone()).await.expect("stored");
    assert_eq!(store.visitor(HOST).await, Ok(known));

    assert_eq!(store.key("cookies", [1; 32]).await, Ok([1; 32]));
    let other = folder.open().await;
    assert_eq!(
        other.key("cookies", [2; 32]).await,
        Ok([1; 32]),
        "the first one stays"
    );
    assert_eq!(other.key("links", [3; 32]).await, Ok([3; 32]));
}

#[tokio::test]
async fn one_failure_does_not_spoil_what_is_written_with_it() {
    let (_folder, store) = fresh_file().await;
    let record = table(1);
    store.create(record.clone(), seats()).await.expect("stored");
    let (first, failed, second) = tokio::join!(
        store.append(append(record.id, 1)),
        store.say(TableId::random(), Seat(0), 1, String::new(), None),
        store.append(append(record.id, 2)),
    );
    assert_eq!((first, second), (Ok(Appended::Done), Ok(Appended::Done)));
    assert!(failed.is_err());
    let found = store.load(record.id).await.expect("read").expect("there");
    assert_eq!(found.entries.len(), 2);
}

async fn what_fails_halfway_leaves_nothing(kind: Kind) {
    let Some((_folder, store)) = fresh(kind).await else {
        return;
    };
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
