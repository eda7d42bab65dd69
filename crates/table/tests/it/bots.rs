//! What a bot does at random.

use std::sync::Arc;

use engine::Seed;
use table::SeatKind::{Bot, Me};
use table::{BotTurn, SeatKind, TableId};

use crate::support::{Room, room, room_for, somebody};

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
    assert_eq!((after.number, after.seat), (before.number, before.seat));
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
    assert_eq!(first.number, neighbour.number);
    assert_ne!(first.seed, neighbour.seed, "another seat");
    let decided = room.tables.decide_for_bot(one, &first, 0).await;
    decided.expect("legal");
    let next = turn(&room, one).await;
    assert_eq!(next.seat, neighbour.seat);
    assert_ne!(next.seed, neighbour.seed, "another entry");
}
