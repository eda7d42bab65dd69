//! Lists of tables, and the tables where a bot is to act: what they tell, and that nothing is played again for it.

use std::sync::atomic::Ordering;

use catalog::{ErrorCode, Tell};
use engine::{Seat, Seats};
use serde_json::json;
use table::{
    Answer, Caller, Entry, EntryKind, Listed, SeatKind, Stage, TableError, TableId, ViewAs,
};

use crate::support::{LANG, Room, room, room_for, somebody};

use SeatKind::{Bot, Friend, HotSeat, Me};

/// The same tables after a restart.
async fn restarted(room: &Room) -> Room {
    room.store.loads.store(0, Ordering::Relaxed);
    room_for(room.store.clone(), 10).await
}

fn loads(room: &Room) -> usize {
    room.store.loads.load(Ordering::Relaxed)
}

async fn list(room: &Room, caller: &Caller) -> Vec<Listed> {
    let visitor = caller.visitor.expect("a visitor");
    room.tables.tables_of(visitor).await.expect("readable").0
}

async fn turns(room: &Room, caller: &Caller) -> Vec<(TableId, Seats)> {
    let list = list(room, caller).await;
    let turn = |table: &Listed| (table.id(), table.your_turn());
    list.iter().map(turn).collect()
}

#[tokio::test]
async fn whose_turn_it_is_stands_in_the_list() {
    let room = room().await;
    let (host, friend) = (somebody(), somebody());
    let table = room.create(&host, &[Me, Friend]).await.table;
    assert_eq!(turns(&room, &host).await, [(table, Seats::NONE)]);
    assert_eq!(turns(&room, &friend).await, []);
    room.join(table, &friend, Some(1))
        .await
        .expect("open to all");
    let (red, blue) = (Seats::only(Seat(0)), Seats::only(Seat(1)));
    assert_eq!(turns(&room, &friend).await, [(table, blue)]);
    room.bid(table, &friend, 1, 0, 0).await.expect("legal");
    assert_eq!(turns(&room, &friend).await, [(table, Seats::NONE)]);
    assert_eq!(turns(&room, &host).await, [(table, red)]);
}

/// Every step of a game stands in the list as at the table, though the server that lists it has never read it.
#[tokio::test]
async fn a_list_tells_what_the_table_tells_and_reads_no_log() {
    let room = room().await;
    let host = somebody();
    let table = room.create(&host, &[Me, HotSeat]).await.table;
    let mut stages = Vec::new();
    loop {
        let told = room.tables.look(table, &host, ViewAs::Own, |view| {
            (
                view.stage(),
                view.seats(LANG),
                view.round(LANG).ok(),
                view.result(LANG),
            )
        });
        let told = told.await.expect("may look");
        let other = restarted(&room).await;
        let listed = &list(&other, &host).await[0];
        assert_eq!(loads(&other), 0, "nothing was played again");
        let seats = listed.seats(LANG).expect("readable");
        let listed = (
            listed.stage(),
            seats,
            listed.round(LANG),
            listed.result(LANG),
        );
        assert_eq!(listed, told);
        stages.push(told.0);
        let position = room.position(table).await;
        let Some(seat) = position.to_act.first() else {
            break;
        };
        let first = Answer::Index(0);
        let decided = room.decide(table, &host, seat.0, position.entry.0, first);
        decided.await.expect("legal");
    }
    assert!(stages.contains(&Stage::Playing) && stages.ends_with(&[Stage::Over]));
}

#[tokio::test]
async fn what_an_older_kroniek_has_stored_is_read_once() {
    let room = room().await;
    let host = somebody();
    let table = room.create(&host, &[Me, Bot]).await.table;
    room.bid(table, &host, 0, 0, 1).await.expect("legal");
    for wakes in [false, true] {
        room.store.standings().clear();
        for read in [1, 0] {
            let other = restarted(&room).await;
            if wakes {
                assert_eq!(other.woken().await, [table]);
            } else {
                assert_eq!(turns(&other, &host).await, [(table, Seats::NONE)]);
            }
            assert_eq!(loads(&other), read);
        }
    }
}

#[tokio::test]
async fn only_tables_where_a_bot_is_to_act_are_woken_and_none_is_read() {
    let room = room().await;
    let host = somebody();
    let waits = room.create(&host, &[Me, Bot]).await.table;
    room.create(&host, &[Me, HotSeat]).await;
    room.create(&host, &[Bot, Friend]).await;
    let decided = room.create(&host, &[Me, Bot]).await.table;
    let turn = room.tables.bot_turn(decided).await.expect("readable");
    let turn = turn.expect("it bids");
    let bid = room.tables.decide_for_bot(decided, &turn, 0).await;
    bid.expect("legal");
    let other = restarted(&room).await;
    assert_eq!(other.woken().await, [waits]);
    assert_eq!(loads(&other), 0);
}

#[tokio::test]
async fn one_unreadable_table_keeps_no_other_from_being_listed_or_woken() {
    let room = room().await;
    let host = somebody();
    let broken = room.create(&host, &[Me, Bot]).await.table;
    let whole = room.create(&host, &[Me, Bot]).await.table;
    let nonsense = Entry {
        at: 1,
        what: EntryKind::Decision(Seat(0), json!("nonsense")),
    };
    if let Some(stored) = room.store.tables().get_mut(&broken) {
        stored.entries.push(nonsense);
    }
    room.store.standings().clear();
    let other = restarted(&room).await;
    assert_eq!(other.woken().await, [whole]);
    let visitor = host.visitor.expect("a visitor");
    let (listed, unreadable) = other.tables.tables_of(visitor).await.expect("readable");
    assert_eq!(listed.len(), 1);
    assert_eq!(
        (unreadable[0].id, unreadable[0].game.as_str()),
        (broken, "toy")
    );
    let reason = unreadable[0].reason.tell(LANG);
    assert_eq!(reason.code, ErrorCode::BadAction, "{reason}");

    let (_, file) = other
        .tables
        .export_broken(broken, &host)
        .await
        .expect("theirs");
    assert!(
        file.contains("nonsense") && file.lines().count() == 2,
        "{file}"
    );
    assert!(!file.contains("\"seed\":"), "{file}");
    let stranger = other.tables.export_broken(broken, &somebody()).await;
    assert_eq!(stranger, Err(TableError::UnknownTable));
    let early = other.tables.export_broken(whole, &host).await;
    assert_eq!(early, Err(TableError::NotOver), "it can be read");
}
