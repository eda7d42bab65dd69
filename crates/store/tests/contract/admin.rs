//! What every store must do for an operator.

use std::collections::BTreeMap;

use engine::Seat;
use store::{Admin, Block, Expired, Expiry, Order, State, Which};
use table::{MessageNumber, TableId, Visitor, VisitorId};

use crate::home::{Kind, fresh};
use crate::{FRIEND, HOST, append, on_every_store, over, seats, table};

on_every_store! {
    orders_are_kept_and_counted,
    tables_and_visitors_are_listed,
    a_table_is_deleted_with_everything_that_belongs_to_it,
    a_visitor_is_forgotten_and_the_game_stays,
    what_is_too_old_is_removed_and_finished_games_stay,
    guests_of_whom_nothing_else_is_known_are_forgotten,
}

/// A table that has begun, at which something was said.
async fn begun(store: &dyn Admin, created: i64) -> TableId {
    let mut record = table(created);
    record.started = Some(created);
    let id = record.id;
    store.create(record, seats()).await.expect("stored");
    for number in 1..=3 {
        store.append(append(id, number)).await.expect("stored");
    }
    let said = store.say(id, Seat(0), created, "hello".to_owned(), Some(HOST));
    said.await.expect("stored");
    id
}

/// Lets the game of a table end.
async fn end(store: &dyn Admin, table: TableId) {
    let last = table::Append {
        standing: over(4),
        ..append(table, 4)
    };
    store.append(last).await.expect("stored");
}

fn all() -> Which {
    Which {
        most: 100,
        ..Which::default()
    }
}

async fn orders_are_kept_and_counted(kind: Kind) {
    let Some((home, store)) = fresh(kind).await else {
        return;
    };
    let before = store.counts().await.expect("read");
    assert_eq!(
        store.orders().await.expect("read"),
        store::Orders::default()
    );
    let text = BTreeMap::from([("en".to_owned(), "Árvíz; --".to_owned())]);
    let block = Block {
        who: "192.0.2.0/24".to_owned(),
        since: 7,
        note: "noisy".to_owned(),
    };
    for order in [
        Order::ReadOnly(true),
        Order::ReadOnly(true),
        Order::Announce(BTreeMap::from([("nl".to_owned(), "oud".to_owned())])),
        Order::Announce(text.clone()),
        Order::Block(block.clone()),
        Order::Unblock("nobody".to_owned()),
    ] {
        store.order(order).await.expect("stored");
    }
    // As another process reads it.
    let other = home.open().await;
    let orders = other.orders().await.expect("read");
    assert!(orders.read_only);
    assert_eq!(orders.announcement, text);
    assert_eq!(orders.blocked, [block]);
    let after = other.counts().await.expect("read");
    assert!(after.orders > before.orders && after.removals == before.removals);
    store.order(Order::ReadOnly(false)).await.expect("stored");
    let off = store.order(Order::Announce(BTreeMap::new())).await;
    off.expect("stored");
    let unblock = Order::Unblock("192.0.2.0/24".to_owned());
    store.order(unblock).await.expect("stored");
    assert_eq!(
        store.orders().await.expect("read"),
        store::Orders::default()
    );
}

async fn tables_and_visitors_are_listed(kind: Kind) {
    let Some((_home, store)) = fresh(kind).await else {
        return;
    };
    let (running, gathering) = (begun(store.as_ref(), 100).await, table(1));
    let waits = gathering.id;
    store.create(gathering, seats()).await.expect("stored");
    let finished = begun(store.as_ref(), 200).await;
    end(store.as_ref(), finished).await;
    let listed = store.list(all()).await.expect("read");
    assert_eq!(listed.len(), 3);
    for (state, id) in [
        (State::Running, running),
        (State::Gathering, waits),
        (State::Over, finished),
    ] {
        let which = Which {
            state: Some(state),
            ..all()
        };
        let found = store.list(which).await.expect("read");
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].id, found[0].state), (id, state));
        assert_eq!(found[0].players.len(), 3, "{found:?}");
        assert_eq!(found[0].host, Some(HOST));
    }
    for (which, number) in [
        (
            Which {
                visitor: Some(HOST),
                ..all()
            },
            3,
        ),
        (
            Which {
                visitor: Some(FRIEND),
                ..all()
            },
            0,
        ),
        (
            Which {
                game: Some("chess".to_owned()),
                ..all()
            },
            0,
        ),
        (
            Which {
                idle_since: Some(2),
                ..all()
            },
            1,
        ),
        (
            Which {
                most: 2,
                ..Which::default()
            },
            2,
        ),
    ] {
        assert_eq!(
            store.list(which.clone()).await.expect("read").len(),
            number,
            "{which:?}"
        );
    }
    let known = Visitor {
        name: "Egmont".to_owned(),
        ..Visitor::default()
    };
    store.remember(HOST, known).await.expect("stored");
    store.seen(HOST, 500).await.expect("stored");
    store
        .seen(FRIEND, 500)
        .await
        .expect("nothing is known of them");
    let visitors = store.visitors(10).await.expect("read");
    assert_eq!(visitors.len(), 1, "{visitors:?}");
    assert_eq!((visitors[0].id, visitors[0].seen), (HOST, 500));
    assert_eq!((visitors[0].tables, visitors[0].talked), (3, 10));
    let storage = store.storage().await.expect("read");
    assert_eq!(storage.tables, [1, 1, 1]);
    assert_eq!(storage.visitors, 1);
    let entries = storage.parts.iter().find(|(name, _)| *name == "entries");
    assert!(entries.is_some_and(|&(_, bytes)| bytes > 0), "{storage:?}");
    assert!(storage.bytes > 0);
}

async fn a_table_is_deleted_with_everything_that_belongs_to_it(kind: Kind) {
    let Some((_home, store)) = fresh(kind).await else {
        return;
    };
    let (table, other) = (
        begun(store.as_ref(), 1).await,
        begun(store.as_ref(), 2).await,
    );
    let kept = store.keep_study(table, "{}".to_owned());
    kept.await.expect("stored");
    let before = store.counts().await.expect("read");
    assert_eq!(store.delete(table).await, Ok(true));
    assert_eq!(store.load(table).await, Ok(None));
    assert_eq!(
        store.talk(table, MessageNumber::NONE, 9).await,
        Ok(Vec::new())
    );
    assert_eq!(store.study(table).await, Ok(None));
    assert_eq!(store.delete(table).await, Ok(false));
    assert!(store.counts().await.expect("read").removals > before.removals);
    let other = store.load(other).await.expect("read").expect("there");
    assert_eq!(other.entries.len(), 3, "what others did is there");
    assert_eq!(store.list(all()).await.expect("read").len(), 1);
}

async fn a_visitor_is_forgotten_and_the_game_stays(kind: Kind) {
    let Some((_home, store)) = fresh(kind).await else {
        return;
    };
    let table = begun(store.as_ref(), 1).await;
    let known = Visitor {
        name: "Egmont".to_owned(),
        ..Visitor::default()
    };
    store.remember(HOST, known).await.expect("stored");
    assert_eq!(store.forget(HOST).await, Ok(true));
    assert_eq!(store.visitor(HOST).await, Ok(Visitor::default()));
    assert_eq!(store.tables_of(HOST, 9).await, Ok(Vec::new()));
    assert_eq!(
        store.talk(table, MessageNumber::NONE, 9).await,
        Ok(Vec::new())
    );
    let stored = store.load(table).await.expect("read").expect("there");
    assert_eq!(stored.entries.len(), 3);
    assert!(stored.table.host.is_none());
    assert!(stored.seats.iter().all(|seat| seat.visitor.is_none()));
    assert_eq!(store.forget(HOST).await, Ok(false));
}

async fn what_is_too_old_is_removed_and_finished_games_stay(kind: Kind) {
    let Some((_home, store)) = fresh(kind).await else {
        return;
    };
    let waiting = table(100);
    let waits = waiting.id;
    store.create(waiting, seats()).await.expect("stored");
    let (idle, finished) = (
        begun(store.as_ref(), 100).await,
        begun(store.as_ref(), 100).await,
    );
    end(store.as_ref(), finished).await;
    let gone = VisitorId([9; 16]);
    for visitor in [gone, FRIEND] {
        let known = Visitor::default();
        store.remember(visitor, known).await.expect("stored");
    }
    store.seen(gone, 50).await.expect("stored");
    // The last entries are of this time.
    let last = 1_700_000_000 + 28;
    let nothing = Expiry {
        now: last,
        ..Expiry::default()
    };
    assert_eq!(store.expire(nothing, true).await, Ok(Expired::default()));
    let young = Expiry {
        now: last,
        gathering: Some(100),
        idle: Some(1_700_000_000),
        talk: Some(last),
        visitors: Some(50),
    };
    assert_eq!(store.expire(young, true).await, Ok(Expired::default()));
    let old = Expiry {
        now: last + 10,
        gathering: Some(101),
        idle: Some(last + 1),
        talk: Some(last + 1),
        visitors: Some(51),
    };
    let expired = Expired {
        gathering: 1,
        idle: 1,
        talk: 1,
        visitors: 1,
    };
    assert_eq!(store.expire(old, false).await, Ok(expired), "only counted");
    assert_eq!(store.list(all()).await.expect("read").len(), 3);
    // What belongs to the game in which nothing happens goes with it.
    assert_eq!(store.expire(old, true).await, Ok(expired));
    for table in [waits, idle] {
        assert_eq!(store.load(table).await, Ok(None));
    }
    let stays = store.load(finished).await.expect("read").expect("there");
    assert_eq!(stays.entries.len(), 4);
    assert_eq!(
        store.talk(finished, MessageNumber::NONE, 9).await,
        Ok(Vec::new())
    );
    let visitors = store.visitors(9).await.expect("read");
    assert_eq!(visitors.len(), 1, "{visitors:?}");
    // Nobody knew when they were here: from now on it counts.
    assert_eq!((visitors[0].id, visitors[0].seen), (FRIEND, last));
    assert_eq!(store.expire(old, true).await, Ok(Expired::default()));
}

async fn guests_of_whom_nothing_else_is_known_are_forgotten(kind: Kind) {
    let Some((_home, store)) = fresh(kind).await else {
        return;
    };
    let finished = begun(store.as_ref(), 100).await;
    end(store.as_ref(), finished).await;
    // A network that made a table by the API, at which somebody sits by a link.
    let (network, joined) = (VisitorId([8; 16]), VisitorId([9; 16]));
    let mut made = table(100);
    (made.host, made.started) = (Some(network), Some(100));
    let mut taken = seats();
    taken[0].visitor = None;
    taken[1].visitor = Some(joined);
    let id = made.id;
    store.create(made, taken).await.expect("stored");
    let said = store.say(id, Seat(1), 100, "hello".to_owned(), Some(joined));
    said.await.expect("stored");
    // Whoever has settings is remembered by their last visit.
    let known = Visitor::default();
    store.remember(HOST, known).await.expect("stored");
    store.seen(HOST, 1_800_000_000).await.expect("stored");
    let expiry = |visitors| Expiry {
        now: 1_800_000_000,
        visitors: Some(visitors),
        ..Expiry::default()
    };
    assert_eq!(
        store.expire(expiry(100), true).await,
        Ok(Expired::default()),
        "something happened at their tables"
    );
    let two = Expired {
        visitors: 2,
        ..Expired::default()
    };
    assert_eq!(store.expire(expiry(101), false).await, Ok(two));
    assert_eq!(store.tables_with(joined).await, Ok(vec![id]));
    assert_eq!(store.expire(expiry(101), true).await, Ok(two));
    assert_eq!(store.tables_with(joined).await, Ok(vec![]));
    let stored = store.load(id).await.expect("read").expect("there");
    assert_eq!(stored.table.host, None);
    assert!(stored.seats.iter().all(|seat| seat.visitor.is_none()));
    assert_eq!(store.talk(id, MessageNumber::NONE, 9).await, Ok(vec![]));
    assert_eq!(store.usage(joined, 0).await.expect("read").bytes, 0);
    // The last entry there is younger.
    let stored = store.load(finished).await.expect("read").expect("there");
    assert_eq!(stored.table.host, Some(HOST));
    assert_eq!(
        store.expire(expiry(101), true).await,
        Ok(Expired::default())
    );
}
