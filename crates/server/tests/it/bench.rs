//! The measurement itself: what it tells is there.

use std::time::Duration;

use server::bench::Bench;
use table::Store as _;

use crate::support::program;

/// Two games on a server of its own.
pub(crate) fn bench(database: &std::path::Path) -> Bench {
    Bench {
        program: program(),
        arguments: vec![database.display().to_string()],
        servers: 1,
        game: "toy".to_owned(),
        players: 2,
        games: 2,
        clock: false,
        people: false,
        notices: false,
        rate: Some(50.0),
        listeners: 0,
        listeners_per_table: 4,
        slow: 0,
        flood: None,
        time: Duration::from_secs(1),
    }
}

#[tokio::test]
async fn a_server_is_measured() {
    let folder = tempfile::tempdir().expect("a folder");
    let measured = Bench {
        listeners: 8,
        listeners_per_table: 1,
        ..bench(&folder.path().join("bench.db"))
    };
    let measured = measured.run().await.expect("it is measured");
    assert_eq!((measured.games, measured.servers), (2, 1));
    assert!((20..=60).contains(&measured.decisions), "{measured:?}");
    let each = measured.memory_kb_per_listener.expect("there are some");
    for number in [
        measured.decisions_per_second,
        measured.answer_ms_p50,
        measured.news_ms_p50,
        measured.memory_mb,
        each,
    ] {
        assert!(number > 0.0, "{measured:?}");
    }
    assert!(measured.answer_ms_p50 <= measured.answer_ms_p99);
    assert!(measured.news_ms_p50 <= measured.news_ms_p99);
    assert!(measured.refused.is_none() && measured.cut_off.is_none());
}

#[tokio::test]
async fn games_with_clocks_and_calls_are_measured() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("bench.db");
    let measured = Bench {
        clock: true,
        people: true,
        notices: true,
        ..bench(&database)
    };
    let measured = measured.run().await.expect("it is measured");
    assert!(measured.clock && measured.notices);
    assert!((20..=60).contains(&measured.decisions), "{measured:?}");
    let store = store::Sqlite::open(&database).await.expect("it opens");
    let rest = store::Whole::rest(&store).await.expect("readable");
    let tables = store::Whole::all(&store).await.expect("readable");
    assert!(!rest.channels.is_empty() && !tables.is_empty());
    for table in tables {
        let stored = store.load(table).await.expect("readable").expect("there");
        assert!(stored.table.pace.is_some(), "a clock");
        let seats = stored.seats.iter();
        let called = |seat: &table::SeatRecord| {
            let mut channels = rest.channels.iter();
            channels.any(|channel| Some(channel.visitor) == seat.visitor)
        };
        assert!(seats.clone().all(called), "everybody is called");
        assert_ne!(stored.seats[0].visitor, stored.seats[1].visitor);
    }
}
