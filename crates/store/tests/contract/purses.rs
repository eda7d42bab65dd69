//! For whom tables count.

use engine::Seat;
use table::{TableId, Usage, VisitorId};

use crate::home::{Kind, fresh};
use crate::{HOST, append, on_every_store, over, seats, table};

on_every_store! {
    a_table_counts_for_a_purse_until_its_game_is_over,
    half_of_what_was_said_is_forgotten_every_week,
}

const PURSE: VisitorId = VisitorId([9; 16]);
const WEEK: i64 = 7 * 24 * 3_600;

async fn a_table_counts_for_a_purse_until_its_game_is_over(kind: Kind) {
    let Some((home, store)) = fresh(kind).await else {
        return;
    };
    let mut tables = Vec::new();
    for created in [1, 2, 3] {
        let mut record = table(created);
        record.started = (created > 1).then_some(created);
        tables.push(record.id);
        store.create(record, seats()).await.expect("stored");
    }
    // What a network has made itself counts too.
    let mut own = table(4);
    own.host = Some(PURSE);
    store.create(own, seats()).await.expect("stored");
    assert_eq!(store.purse(tables[0]).await, Ok(None));
    for &table in &tables {
        store.charge(table, PURSE).await.expect("stored");
        assert_eq!(store.purse(table).await, Ok(Some(PURSE)));
    }
    let usage = |usage: Result<Usage, _>| {
        let usage: Usage = usage.expect("readable");
        (usage.tables, usage.bots, usage.bytes, usage.abandoned)
    };
    let used = usage(store.purse_usage(PURSE, 0, 5).await);
    assert_eq!(used, (4, 4, 0, Vec::<TableId>::new()));
    let used = usage(store.purse_usage(PURSE, 2, 5).await);
    assert_eq!(used, (4, 3, 0, vec![tables[0]]), "nobody came to the first");
    assert_eq!(
        usage(store.purse_usage(HOST, 0, 5).await).0,
        3,
        "its host's"
    );
    // Nothing of it stays.
    let last = table::Append {
        standing: over(1),
        ..append(tables[1], 1)
    };
    store.append(last).await.expect("stored");
    assert_eq!(store.remove(tables[0]).await, Ok(true));
    let store = home.open().await;
    for (table, purse) in tables.into_iter().zip([None, None, Some(PURSE)]) {
        assert_eq!(store.purse(table).await, Ok(purse));
    }
    assert_eq!(usage(store.purse_usage(PURSE, 0, 5).await).0, 2);
}

async fn half_of_what_was_said_is_forgotten_every_week(kind: Kind) {
    let Some((_home, store)) = fresh(kind).await else {
        return;
    };
    let record = table(1);
    store.create(record.clone(), seats()).await.expect("stored");
    let said = store.say(record.id, Seat(0), 1, "hello".to_owned(), Some(PURSE));
    said.await.expect("stored");
    let bytes = async |at| {
        let usage = store.purse_usage(PURSE, 0, at).await;
        usage.expect("readable").bytes
    };
    store.spend(PURSE, 100, 1_000).await.expect("stored");
    store.spend(PURSE, 60, 2_000).await.expect("stored");
    assert_eq!(
        bytes(2_000).await,
        165,
        "and what somebody without a cookie said"
    );
    assert_eq!(bytes(1_000 + WEEK).await, 85);
    store
        .spend(PURSE, 20, 1_000 + 2 * WEEK)
        .await
        .expect("stored");
    assert_eq!(bytes(2_000 + 2 * WEEK).await, 65);
    assert_eq!(bytes(1_000 + 3 * WEEK).await, 35);
    assert_eq!(bytes(1_000 + 20 * WEEK).await, 5, "it is forgotten");
}
