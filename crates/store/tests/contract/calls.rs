//! Who is called: with what it follows from, once, and by whoever delivers.

use std::sync::Arc;

use engine::Seat;
use store::Admin;
use table::{
    Appended, Begin, Call, CallKind, Called, Channel, DueCall, Notice, SeatRecord, Settled,
    TableId, TableRecord, VisitorId,
};

use crate::home::{Home, Kind, fresh};
use crate::{FRIEND, HOST, append, on_every_store, over, seats, standing, table};

on_every_store! {
    whoever_is_called_is_called_with_the_entry_or_not_at_all,
    of_many_turns_the_newest_is_told_however_they_are_stored,
    only_those_are_told_who_want_to_know_it,
    a_call_is_taken_by_one_and_told_once,
    what_fails_is_tried_again_and_the_newest_call_counts,
    what_happened_is_kept_until_it_is_read,
    calls_belong_to_whoever_they_are_for,
    the_key_of_messages_to_browsers_is_made_once,
}

const ALL: i64 = 31;
const NOW: i64 = 1_800_000_000;

fn channel(visitor: VisitorId, name: &str, kinds: i64) -> Channel {
    Channel {
        visitor,
        name: name.to_owned(),
        kinds,
        settings: "{\"a\":\"'\"}".to_owned(),
    }
}

/// A store with one table, where a friend has a channel for everything.
async fn with_a_channel(kind: Kind) -> Option<(Home, Arc<dyn Admin>, TableRecord)> {
    let (folder, store) = fresh(kind).await?;
    let record = table(1);
    store.create(record.clone(), seats()).await.expect("stored");
    let channel = channel(FRIEND, "webhook", ALL);
    store.keep_channel(channel).await.expect("kept");
    Some((folder, store, record))
}

fn turn(visitor: VisitorId) -> Vec<Call> {
    let kind = CallKind::Turn;
    vec![Call { visitor, kind }]
}

/// What is due, as number and kind.
fn told(calls: &[DueCall]) -> Vec<(u32, CallKind)> {
    let mut told: Vec<_> = calls
        .iter()
        .map(|call| (call.number, call.key.kind))
        .collect();
    told.sort_unstable();
    told
}

async fn whoever_is_called_is_called_with_the_entry_or_not_at_all(kind: Kind) {
    let Some((folder, store, record)) = with_a_channel(kind).await else {
        return;
    };
    let first = || store.append_and_call(append(record.id, 1), turn(FRIEND));
    assert_eq!(first().await, Ok(Appended::Done));
    let claimed = store.claim_calls(NOW, NOW, 60, 9).await.expect("read");
    assert_eq!(told(&claimed), [(1, CallKind::Turn)]);
    assert_eq!(claimed[0].at, standing(1).since);
    store
        .settle_call(claimed[0].clone(), Settled::Done)
        .await
        .expect("settled");
    // Whoever comes too late calls nobody.
    assert_eq!(first().await, Ok(Appended::Conflict));
    let (one, two) = tokio::join!(
        store.append_and_call(append(record.id, 2), turn(FRIEND)),
        store.append_and_call(append(record.id, 2), turn(FRIEND)),
    );
    assert!(one.is_ok() && two.is_ok() && one != two);
    // Another process finds it, too.
    let other = folder.open().await;
    let claimed = other.claim_calls(NOW, NOW, 60, 9).await.expect("read");
    assert_eq!(told(&claimed), [(2, CallKind::Turn)]);
    // What is written together is told together, up to its end.
    let mut end = append(record.id, 3);
    end.standing = over(3);
    let calls = [HOST, FRIEND].map(|visitor| Call {
        visitor,
        kind: CallKind::End,
    });
    let ended = store.append_and_call(end, calls.to_vec()).await;
    assert_eq!(ended, Ok(Appended::Done));
    let claimed = store.claim_calls(NOW, NOW, 60, 9).await.expect("read");
    assert_eq!(
        told(&claimed),
        [(3, CallKind::End)],
        "the host has no channel"
    );
    for visitor in [HOST, FRIEND] {
        let notices = store.notices(visitor, 9).await.expect("read");
        let ended = Notice {
            table: record.id,
            kind: CallKind::End,
            number: 3,
            at: over(3).since,
            unread: true,
        };
        assert_eq!(notices, [ended]);
    }
}

async fn of_many_turns_the_newest_is_told_however_they_are_stored(kind: Kind) {
    let Some((folder, store, record)) = with_a_channel(kind).await else {
        return;
    };
    let other = table(2);
    store.create(other.clone(), seats()).await.expect("stored");
    // So many that a file sorts what it was told lately, in the middle and at the end.
    let many = 2_100;
    for number in 1..=many {
        let called = store.append_and_call(append(record.id, number), turn(FRIEND));
        assert_eq!(called.await, Ok(Appended::Done));
    }
    let called = store.append_and_call(append(other.id, 1), turn(FRIEND));
    assert_eq!(called.await, Ok(Appended::Done));
    let claimed = store.claim_calls(NOW, NOW, 60, 9).await.expect("read");
    assert_eq!(
        told(&claimed),
        [(1, CallKind::Turn), (many, CallKind::Turn)]
    );
    for call in claimed {
        store
            .settle_call(call, Settled::Done)
            .await
            .expect("settled");
    }
    // What was told is not told again, whoever looks.
    let again = folder.open().await;
    let claimed = again.claim_calls(NOW, NOW, 60, 9).await.expect("read");
    assert_eq!(told(&claimed), []);
    // A turn that nobody has looked for when everything stops waits for whoever opens it next.
    let called = again.append_and_call(append(other.id, 2), turn(FRIEND));
    assert_eq!(called.await, Ok(Appended::Done));
    drop(again);
    let later = folder.open().await;
    let claimed = later.claim_calls(NOW, NOW, 60, 9).await.expect("read");
    assert_eq!(told(&claimed), [(2, CallKind::Turn)]);
}

async fn only_those_are_told_who_want_to_know_it(kind: Kind) {
    let Some((_folder, store)) = fresh(kind).await else {
        return;
    };
    let record = table(1);
    store.create(record.clone(), seats()).await.expect("stored");
    let nobody = store.append_and_call(append(record.id, 1), turn(FRIEND));
    assert_eq!(nobody.await, Ok(Appended::Done));
    for (name, wanted) in [
        ("all", ALL),
        ("none", 0),
        ("turns", CallKind::Turn.bit()),
        ("talk", CallKind::Talk.bit()),
    ] {
        store
            .keep_channel(channel(FRIEND, name, wanted))
            .await
            .expect("kept");
    }
    let channels = store.channels(FRIEND).await.expect("read");
    assert_eq!(channels.len(), 4);
    assert_eq!(channels[0], channel(FRIEND, "all", ALL));
    let called = store.append_and_call(append(record.id, 2), turn(FRIEND));
    assert_eq!(called.await, Ok(Appended::Done));
    let calls = vec![Call {
        visitor: FRIEND,
        kind: CallKind::Talk,
    }];
    let said = store.say_and_call(record.id, (Seat(0), 7, "Quam".to_owned()), None, calls);
    let said = said.await.expect("stored").0;
    let claimed = store.claim_calls(NOW, NOW, 60, 9).await.expect("read");
    let mut found: Vec<_> = claimed
        .iter()
        .map(|call| (call.key.channel.as_str(), call.number, call.key.kind))
        .collect();
    found.sort_unstable();
    let expected = [
        ("all", said, CallKind::Talk),
        ("all", 2, CallKind::Turn),
        ("talk", said, CallKind::Talk),
        ("turns", 2, CallKind::Turn),
    ];
    assert_eq!(found, expected);
    // With the beginning of a game it may be one's turn.
    let begun = table(2);
    store.create(begun.clone(), seats()).await.expect("stored");
    let seat = SeatRecord {
        taken: true,
        issue: 1,
        visitor: Some(HOST),
        ..seats()[1].clone()
    };
    let begin = Begin {
        header: begun.header.clone(),
        at: 9,
    };
    let calls = Called {
        calls: vec![Call {
            visitor: FRIEND,
            kind: CallKind::Start,
        }],
        number: 0,
        at: 9,
    };
    let late = store.seat_and_call(
        begun.id,
        7,
        seat.clone(),
        Some(begin.clone()),
        calls.clone(),
    );
    assert_eq!(late.await, Ok(false));
    let taken = store.seat_and_call(begun.id, 0, seat, Some(begin), calls);
    assert_eq!(taken.await, Ok(true));
    let claimed = store.claim_calls(NOW, NOW, 60, 9).await.expect("read");
    let mut found: Vec<_> = claimed.iter().map(|call| &*call.key.channel).collect();
    found.sort_unstable();
    assert_eq!(found, ["all", "turns"]);
    // A channel that is dropped takes along what was to be told by it.
    store
        .drop_channel(FRIEND, "all".to_owned())
        .await
        .expect("dropped");
    let later = NOW + 61;
    let claimed = store.claim_calls(later, later, 60, 9).await.expect("read");
    assert!(
        claimed.iter().all(|call| call.key.channel != "all"),
        "{claimed:?}"
    );
    assert_eq!(claimed.len(), 3);
}

async fn a_call_is_taken_by_one_and_told_once(kind: Kind) {
    let Some((folder, store)) = fresh(kind).await else {
        return;
    };
    store
        .keep_channel(channel(FRIEND, "webhook", ALL))
        .await
        .expect("kept");
    let mut tables = Vec::new();
    for number in 0..20 {
        let record = table(number);
        store.create(record.clone(), seats()).await.expect("stored");
        let called = store.append_and_call(append(record.id, 1), turn(FRIEND));
        assert_eq!(called.await, Ok(Appended::Done));
        tables.push(record.id);
    }
    let other = folder.open().await;
    // Who has just been given a turn is left alone for a while.
    let early = store.claim_calls(NOW, standing(1).since - 1, 60, 99).await;
    assert_eq!(early.expect("read"), []);
    let (one, two, three) = tokio::join!(
        store.claim_calls(NOW, NOW, 60, 7),
        other.claim_calls(NOW, NOW, 60, 7),
        other.claim_calls(NOW, NOW, 60, 7),
    );
    let mut claimed = [one, two, three].map(|calls| calls.expect("read")).concat();
    let rest = store.claim_calls(NOW, NOW, 60, 99).await.expect("read");
    claimed.extend(rest);
    let mut found: Vec<TableId> = claimed.iter().map(|call| call.key.table).collect();
    found.sort_unstable();
    tables.sort_unstable();
    assert_eq!(found, tables, "each once");
    let (told, killed) = claimed.split_at(15);
    for call in told {
        store
            .settle_call(call.clone(), Settled::Done)
            .await
            .expect("settled");
    }
    // Whoever was killed leaves the rest to others, once the lease has ended.
    let at = NOW + 59;
    assert_eq!(other.claim_calls(at, at, 60, 99).await.expect("read"), []);
    let at = NOW + 60;
    let again = other.claim_calls(at, at, 60, 99).await.expect("read");
    assert_eq!(again.len(), killed.len());
    // In a file nobody else can be delivering when a server starts.
    if kind == Kind::Sqlite {
        store.release_calls().await.expect("released");
        let again = store.claim_calls(at, at, 60, 99).await.expect("read");
        assert_eq!(again.len(), killed.len());
    }
}

async fn what_fails_is_tried_again_and_the_newest_call_counts(kind: Kind) {
    let Some((_folder, store, record)) = with_a_channel(kind).await else {
        return;
    };
    let call = |number| store.append_and_call(append(record.id, number), turn(FRIEND));
    let claim = |at: i64| store.claim_calls(at, at, 60, 9);
    assert_eq!(call(1).await, Ok(Appended::Done));
    let first = claim(NOW).await.expect("read").remove(0);
    assert_eq!((first.tries, first.tried), (0, 0));
    let failed = Settled::Failed(NOW, NOW + 30);
    store.settle_call(first, failed).await.expect("settled");
    assert_eq!(claim(NOW + 29).await.expect("read"), []);
    let second = claim(NOW + 30).await.expect("read").remove(0);
    assert_eq!((second.tries, second.tried), (1, NOW));
    store
        .settle_call(second, Settled::Later(NOW + 50))
        .await
        .expect("settled");
    let third = claim(NOW + 50).await.expect("read").remove(0);
    assert_eq!((third.tries, third.tried), (1, NOW), "nobody has tried");
    // While it is being told, another turn comes: the old one is settled, the new one stays.
    assert_eq!(call(2).await, Ok(Appended::Done));
    assert_eq!(claim(NOW + 51).await.expect("read"), [], "one at a time");
    store
        .settle_call(third, Settled::Done)
        .await
        .expect("settled");
    let fourth = claim(NOW + 52).await.expect("read").remove(0);
    assert_eq!((fourth.number, fourth.tries, fourth.tried), (2, 0, 0));
    store
        .settle_call(fourth, Settled::Done)
        .await
        .expect("settled");
    assert_eq!(claim(NOW + 9_999).await.expect("read"), []);
    // The first of what was said decides when it is told, and the last what.
    for at in [NOW, NOW + 100] {
        let calls = vec![Call {
            visitor: FRIEND,
            kind: CallKind::Talk,
        }];
        let line = (Seat(0), at, "Quam".to_owned());
        store
            .say_and_call(record.id, line, None, calls)
            .await
            .expect("said");
    }
    let talk = store
        .claim_calls(NOW + 100, NOW, 60, 9)
        .await
        .expect("read");
    assert_eq!(told(&talk), [(2, CallKind::Talk)]);
}

async fn what_happened_is_kept_until_it_is_read(kind: Kind) {
    let Some((_folder, store)) = fresh(kind).await else {
        return;
    };
    let (one, two) = (table(1), table(2));
    for (record, at) in [(&one, 5), (&two, 6)] {
        store.create(record.clone(), seats()).await.expect("stored");
        let calls = vec![Call {
            visitor: FRIEND,
            kind: CallKind::Talk,
        }];
        let line = (Seat(0), at, "Quam".to_owned());
        store
            .say_and_call(record.id, line, None, calls)
            .await
            .expect("said");
    }
    let turn = store.append_and_call(append(one.id, 1), turn(FRIEND)).await;
    assert_eq!(turn, Ok(Appended::Done));
    let notices = store.notices(FRIEND, 9).await.expect("read");
    let tables: Vec<TableId> = notices.iter().map(|notice| notice.table).collect();
    assert_eq!(tables, [two.id, one.id], "the newest first, and no turn");
    assert_eq!(store.notices(FRIEND, 1).await.expect("read").len(), 1);
    assert_eq!(store.unread(FRIEND).await, Ok(2));
    assert_eq!(store.unread(HOST).await, Ok(0));
    store
        .read_notices(FRIEND, Some(one.id))
        .await
        .expect("read");
    assert_eq!(store.unread(FRIEND).await, Ok(1));
    store.read_notices(FRIEND, None).await.expect("read");
    assert_eq!(store.unread(FRIEND).await, Ok(0));
    assert_eq!(store.notices(FRIEND, 9).await.expect("read").len(), 2);
    // A table that is removed takes its news along.
    assert_eq!(store.remove(two.id).await, Ok(true));
    assert_eq!(store.notices(FRIEND, 9).await.expect("read").len(), 1);
}

async fn calls_belong_to_whoever_they_are_for(kind: Kind) {
    let Some((folder, store, record)) = with_a_channel(kind).await else {
        return;
    };
    let account = VisitorId([7; 16]);
    let calls = vec![
        Call {
            visitor: FRIEND,
            kind: CallKind::Turn,
        },
        Call {
            visitor: FRIEND,
            kind: CallKind::End,
        },
    ];
    let called = store.append_and_call(append(record.id, 1), calls).await;
    assert_eq!(called, Ok(Appended::Done));
    store.adopt(FRIEND, account).await.expect("adopted");
    assert_eq!(store.channels(FRIEND).await, Ok(Vec::new()));
    assert_eq!(store.channels(account).await.expect("read").len(), 1);
    assert_eq!(store.unread(account).await, Ok(1));
    let claimed = store.claim_calls(NOW, NOW, 60, 9).await.expect("read");
    assert!(claimed.iter().all(|call| call.key.visitor == account));
    assert_eq!(claimed.len(), 2);
    // The account is called from then on.
    let called = store
        .append_and_call(append(record.id, 2), turn(account))
        .await;
    assert_eq!(called, Ok(Appended::Done));
    let rest = store.rest().await.expect("read");
    assert_eq!(
        (rest.channels.len(), rest.notices.len(), rest.calls.len()),
        (1, 1, 2)
    );
    // They move house with everything else.
    if let Some((_other, there)) = fresh(kind).await {
        there.keep_rest(rest.clone()).await.expect("kept");
        let moved = there.rest().await.expect("read");
        assert_eq!(moved.channels, rest.channels);
        assert_eq!(moved.notices, rest.notices);
        assert_eq!(moved.calls.len(), rest.calls.len());
    }
    store
        .erase(account, "former".to_owned())
        .await
        .expect("erased");
    let rest = folder.open().await.rest().await.expect("read");
    assert!(rest.channels.is_empty() && rest.notices.is_empty() && rest.calls.is_empty());
    // People who look at a table at another server are known, for a while.
    let here = vec![(HOST, record.id)];
    store.keep_present(here, NOW + 20).await.expect("kept");
    let shared = kind != Kind::Sqlite;
    assert_eq!(store.is_present(HOST, record.id, NOW).await, Ok(shared));
    assert_eq!(store.is_present(FRIEND, record.id, NOW).await, Ok(false));
    assert_eq!(store.is_present(HOST, record.id, NOW + 20).await, Ok(false));
}

async fn the_key_of_messages_to_browsers_is_made_once(kind: Kind) {
    let Some((home, store)) = fresh(kind).await else {
        return;
    };
    let first = vec![1; 138];
    assert_eq!(store.push_key(first.clone()).await, Ok(first.clone()));
    let there = home.open().await;
    assert_eq!(there.push_key(vec![2; 138]).await, Ok(first));
}
