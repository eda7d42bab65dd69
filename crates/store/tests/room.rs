//! How much room a game takes.

use std::path::Path;
use std::time::Duration;

use catalog::AnyGame;
use engine::{Header, Moment, Rng, Seat, Seats, Seed};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, SqliteConnection};
use store::{Admin, Expiry, Sqlite};
use table::{Append, Entry, EntryKind, EntryNumber, Standing, Store, TableId, TableRecord};
use words::Lang;

const GAMES: u64 = 20;
/// Packing takes far less.
const PATIENCE: Duration = Duration::from_mins(1);

/// A random game as a table would log it, one decision every few seconds.
fn entries(kind: &dyn AnyGame, number: u64) -> (Header, Vec<Entry>) {
    let mut header = kind.header(*kind.seats().start());
    header.seed = Some(Seed::from_number(number));
    let mut playing = kind.open(header.clone()).expect("a table");
    let mut rng = Rng::new(number);
    let (mut entries, mut at) = (Vec::new(), 1_700_000_000);
    while let Some(seat) = playing.to_act().first() {
        let choices = playing.decision(seat, Lang::En).expect("to act").choices;
        let played = playing.play_choice(seat, rng.below(choices.len()));
        played.expect("a legal choice");
        at += 2 + rng.below(20) as i64;
        let action = playing.action(playing.decisions()).expect("the last one");
        entries.push(Entry {
            at,
            what: EntryKind::Decision(seat, action),
        });
    }
    (header, entries)
}

/// Where a game stands; what matters is whether it is over.
fn standing(over: bool) -> Standing {
    Standing {
        since: 0,
        to_act: if over { Seats::NONE } else { Seats::all(2) },
        passes: false,
        stand_ins: engine::Seats::NONE,
        due: None,
        moment: Moment { round: 1, phase: 1 },
        outcome: None,
    }
}

/// The game that takes the most decisions: short ones say little about the room that a decision takes.
fn longest() -> &'static dyn AnyGame {
    let length = |kind: &&dyn AnyGame| entries(*kind, 0).1.len();
    games::all().kinds().max_by_key(length).expect("a game")
}

/// Stores a whole game and tells how many decisions it has.
async fn write(store: Sqlite, kind: &'static dyn AnyGame, number: u64) -> usize {
    let (header, entries) = entries(kind, number);
    let record = record(header);
    let table = record.id;
    store.create(record, Vec::new()).await.expect("stored");
    let last = entries.len();
    for (number, entry) in (1..).zip(entries) {
        let append = Append {
            table,
            first: EntryNumber(number),
            entries: vec![entry],
            standing: standing(number as usize == last),
        };
        store.append(append).await.expect("stored");
    }
    last
}

fn record(header: Header) -> TableRecord {
    TableRecord {
        id: TableId::random(),
        header,
        secret: Seed::from_number(0),
        host: None,
        private: false,
        pace: None,
        audience: None,
        rated: false,
        created: 0,
        started: Some(0),
        ended: None,
    }
}

#[tokio::test]
async fn a_thousand_decisions_take_five_kilobytes() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("room.db");
    let store = Sqlite::open(&file).await.expect("it opens");
    let empty = size(&file);
    let kind = longest();
    let mut games = tokio::task::JoinSet::new();
    for number in 0..GAMES {
        games.spawn(write(store.clone(), kind, number));
    }
    let decisions: usize = games.join_all().await.into_iter().sum();
    // To look for what is to be removed files everything, and logs are packed while nobody waits for it.
    let nothing = Expiry {
        now: 0,
        gathering: None,
        idle: None,
        talk: None,
        visitors: None,
    };
    store.expire(nothing, false).await.expect("filed");
    let mut connection = connect(&file).await;
    let packed = async { while open_sheets(&mut connection).await > 0 {} };
    tokio::time::timeout(PATIENCE, packed)
        .await
        .expect("all logs are packed");
    drop(store);
    // A copy without the pages that are free again: what the games themselves take.
    let packed = folder.path().join("packed.db");
    copy(&mut connection, &packed).await;
    let bytes = size(&packed).saturating_sub(empty) as f64;
    let each = bytes / decisions as f64 * 1_000.0;
    println!("{GAMES} games, {decisions} decisions: {each:.0} bytes for a thousand decisions");
    assert!(each <= 5_000.0, "{each} bytes for a thousand decisions");
}

#[tokio::test]
async fn the_end_of_a_game_does_not_file_what_the_others_do() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("ends.db");
    let store = Sqlite::open(&file).await.expect("it opens");
    let header = longest().header(2);
    let (running, ended) = (record(header.clone()), record(header));
    for (record, over) in [(&running, false), (&ended, true)] {
        let created = store.create(record.clone(), Vec::new());
        created.await.expect("stored");
        let append = Append {
            table: record.id,
            first: EntryNumber(1),
            entries: vec![Entry {
                at: 7,
                what: EntryKind::Decision(Seat(0), "pass".into()),
            }],
            standing: standing(over),
        };
        store.append(append).await.expect("stored");
    }
    let stored = store.load(ended.id).await.expect("read").expect("there");
    assert_eq!(stored.table.ended, Some(7));
    let mut connection = connect(&file).await;
    let sheets = open_sheets(&mut connection).await;
    assert_eq!(sheets, 0, "both games are in the journal only");
}

fn size(file: &Path) -> u64 {
    std::fs::metadata(file).map_or(0, |file| file.len())
}

async fn connect(file: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(file);
    options.connect().await.expect("it opens")
}

async fn open_sheets(connection: &mut SqliteConnection) -> i64 {
    let count = sqlx::query_scalar("SELECT count(*) FROM sheets");
    count.fetch_one(connection).await.expect("counted")
}

async fn copy(connection: &mut SqliteConnection, to: &Path) {
    let sql = AssertSqlSafe(format!("VACUUM INTO '{}'", to.display()));
    let done = sqlx::query(sql).execute(connection).await;
    done.expect("copied");
}
