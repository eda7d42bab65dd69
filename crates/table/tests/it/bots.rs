//! What a bot does at random.

use std::sync::Arc;

use engine::Seed;
use table::SeatKind::{Bot, Me};
use table::{BotTurn, Caller, SeatKind, TableId};

use crate::support::{Room, hours_pass, room, room_for, somebody};

async fn turn(room: &Room, table: TableId) -> BotTurn {
    let turn = room.tables.bot_turn(table).await.expect("readable");
    turn.expect("a bot is to act")
}

/// A new table whose dice come from this secret.
async fn table_with(room: &Room, seats: &[SeatKind], secret: u64) -> TableId {
    let table = room.create(&somebody(), seats).await.table;
    keep_secret(room, table, secret);
    table
}

fn keep_secret(room: &Room, table: TableId, secret: u64) {
    let mut tables = room.store.tables();
    let stored = tables.get_mut(&table).expect("it is kept");
    stored.table.secret = Seed::from_number(secret);
}

/// The same tables, read again by another server.
async fn read_again(room: &Room) -> Room {
    room_for(Arc::clone(&room.store), 10).await
}

#[tokio::test]
async fn only_the_secret_of_a_table_tells_what_its_bots_will_do() {
    let room = room().await;
    let table = table_with(&room, &[Bot, Me], 1).await;
    let before = turn(&read_again(&room).await, table).await;
    assert_eq!(
        turn(&read_again(&room).await, table).await.seed,
        before.seed,
        "every server makes the same move"
    );
    keep_secret(&room, table, 2);
    let after = turn(&read_again(&room).await, table).await;
    // Address, position and seat are the same.
    assert_eq!((after.entry, after.seat), (before.entry, before.seat));
    assert_ne!(after.seed, before.seed);
}

#[tokio::test]
async fn every_entry_and_every_seat_is_thought_about_anew() {
    let room = room().await;
    let one = table_with(&room, &[Bot, Bot, Me], 1).await;
    let other = table_with(&room, &[Me, Bot, Bot], 1).await;
    let room = read_again(&room).await;
    let first = turn(&room, one).await;
    let neighbour = turn(&room, other).await;
    assert_eq!(first.entry, neighbour.entry);
    assert_ne!(first.seed, neighbour.seed, "another seat");
    let decided = room.tables.decide_for_bot(one, &first, 0).await;
    decided.expect("legal");
    let next = turn(&room, one).await;
    assert_eq!(next.seat, neighbour.seat);
    assert_ne!(next.seed, neighbour.seed, "another entry");
}

#[tokio::test]
async fn bots_among_themselves_rest_while_nobody_looks() {
    let mut room = room().await;
    let among_themselves = room.create(&somebody(), &[Bot, Bot]).await.table;
    let with_a_person = room.create(&somebody(), &[Bot, Me]).await.table;
    let plays = async |room: &Room, table| {
        let turn = room.tables.bot_turn(table).await;
        turn.expect("readable").is_some()
    };
    assert!(plays(&room, among_themselves).await, "it has just begun");
    hours_pass(1);
    assert!(!plays(&room, among_themselves).await, "nobody looks");
    assert!(plays(&room, with_a_person).await, "somebody waits");
    while room.bots.try_recv().is_ok() {}
    room.view(among_themselves).await;
    assert_eq!(room.bots.try_recv().ok(), Some(among_themselves), "called");
    assert!(plays(&room, among_themselves).await, "somebody looked");
    hours_pass(1);
    let caller = Caller::stranger();
    let listening = room.tables.listen(among_themselves, &caller).await;
    hours_pass(1);
    assert!(plays(&room, among_themselves).await, "somebody listens");
    drop(listening);
    assert!(!plays(&room, among_themselves).await);
}
