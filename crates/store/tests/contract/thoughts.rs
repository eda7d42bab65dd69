//! Thinking that servers leave to other processes: only a store that is shared has to know of it.

use std::time::Duration;

use engine::Seat;
use futures_util::future::join_all;
use table::{
    Append, Claim, Claimed, EntryNumber, TableId, Thought, ThoughtKind, Urgency, VisitorId, Wanted,
};

use crate::home::{Home, Kind};
use crate::{append, seats, standing, table};

const LONG: Duration = Duration::from_mins(1);

fn claim(most: u32, time: Duration) -> Claim {
    Claim {
        urgency: Urgency::Awaited,
        among: None,
        without: Vec::new(),
        most,
        time,
    }
}

/// Two processes and a place; none where there is no PostgreSQL to be tested with. It wants to be asked again as often as it can.
async fn two() -> Option<(Home, [std::sync::Arc<dyn store::Admin>; 2])> {
    two_of(Kind::Strict).await
}

async fn two_of(kind: Kind) -> Option<(Home, [std::sync::Arc<dyn store::Admin>; 2])> {
    let home = Home::new(kind).await?;
    let both = [home.open().await, home.open().await];
    Some((home, both))
}

/// A table of this host where people wait for a bot.
async fn waiting(store: &dyn store::Admin, host: u8) -> TableId {
    let mut record = table(1);
    record.started = Some(1);
    record.host = Some(VisitorId([host; 16]));
    store.create(record.clone(), seats()).await.expect("stored");
    // The second entry leaves the bot in the third seat to act.
    let entries = [1, 2].map(|number| append(record.id, number).entries);
    let both = Append {
        entries: entries.concat(),
        first: EntryNumber(1),
        standing: standing(2),
        table: record.id,
    };
    store.append(both).await.expect("stored");
    record.id
}

#[tokio::test]
async fn many_workers_claim_everything_at_once() {
    claim_everything(Kind::Postgres).await;
}

#[tokio::test]
async fn many_workers_claim_everything_at_once_where_they_are_asked_again() {
    claim_everything(Kind::Strict).await;
}

async fn claim_everything(kind: Kind) {
    let Some((home, [one, other])) = two_of(kind).await else {
        return;
    };
    let workers = [one, other, home.open().await, home.open().await];
    let mut tables = Vec::new();
    for host in 0..8 {
        tables.push(waiting(workers[0].as_ref(), host).await);
    }
    tables.sort();
    for _ in 0..20 {
        let claiming = workers.iter().map(|store| store.claim_bots(claim(2, LONG)));
        let claimed = join_all(claiming).await;
        let claimed = claimed.into_iter().map(|found| found.expect("claimed"));
        let claimed: Vec<Vec<TableId>> = claimed.collect();
        let mut all = claimed.concat();
        all.sort();
        assert_eq!(all, tables, "each once, and none is left: {claimed:?}");
        for (store, claimed) in workers.iter().zip(claimed) {
            for table in claimed {
                assert_eq!(store.lease(table, Duration::ZERO).await, Ok(true));
            }
        }
    }
}

/// Two who change the same things at the same moment: each is in the other's way, is told so by the database, and does it again.
#[tokio::test]
async fn what_the_database_wants_to_be_asked_again_is_done_once() {
    let Some((_home, stores)) = two_of(Kind::Strict).await else {
        return;
    };
    let table = waiting(stores[0].as_ref(), 1).await;
    let by = VisitorId([7; 16]);
    let mut numbers: Vec<u32> = Vec::new();
    for _ in 0..10 {
        let saying = (0..4).map(|number| {
            let store = &stores[number % 2];
            store.say(table, Seat(0), 1, "hello".to_owned(), Some(by))
        });
        let said = join_all(saying).await;
        numbers.extend(said.into_iter().map(|one| one.expect("said").0));
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=40).collect::<Vec<u32>>(), "each once");
    let usage = stores[0].usage(by, 0).await.expect("readable");
    assert_eq!(usage.bytes, 40 * 5, "and each counted once");
}

#[tokio::test]
async fn what_another_process_has_written_is_read_from_where_one_was() {
    let Some((_home, [one, other])) = two().await else {
        return;
    };
    let table = waiting(one.as_ref(), 1).await;
    let later = other.later(table, EntryNumber(1)).await.expect("readable");
    let later = later.expect("it is there");
    assert_eq!((later.started, later.ended), (Some(1), None));
    assert_eq!(later.host, Some(VisitorId([1; 16])));
    assert_eq!(later.seats, seats());
    let second = append(table, 2).entries.remove(0);
    assert_eq!(later.entries, vec![(EntryNumber(2), second)]);
    let nothing = other.later(table, EntryNumber(2)).await.expect("readable");
    assert_eq!(nothing.expect("it is there").entries, Vec::new());
    let unknown = TableId::random();
    assert_eq!(other.later(unknown, EntryNumber(0)).await, Ok(None));
}

#[tokio::test]
async fn a_bots_turn_is_claimed_by_one_process_until_its_lease_ends() {
    let Some((_home, [one, other])) = two().await else {
        return;
    };
    let mut tables = Vec::new();
    for host in [1, 1, 1, 2] {
        tables.push(waiting(one.as_ref(), host).await);
    }
    let watched = Claim {
        urgency: Urgency::Watched,
        ..claim(9, LONG)
    };
    assert_eq!(one.claim_bots(watched).await, Ok(Vec::new()), "people wait");
    let first = one.claim_bots(claim(2, LONG)).await.expect("claimed");
    assert_eq!(first.len(), 2);
    assert!(first.contains(&tables[3]), "hosts take turns");
    let rest = other.claim_bots(claim(9, LONG)).await.expect("claimed");
    assert_eq!(rest.len(), 2, "{rest:?}");
    assert!(rest.iter().all(|table| !first.contains(table)));
    assert_eq!(other.claim_bots(claim(0, LONG)).await, Ok(Vec::new()));
    // Given up, and claimed by the other, if it wants this one.
    let table = first[0];
    assert_eq!(one.lease(table, Duration::ZERO).await, Ok(true));
    let only = |among| Claim {
        among: Some(among),
        ..claim(9, LONG)
    };
    assert_eq!(
        other.claim_bots(only(vec![rest[0]])).await,
        Ok(vec![rest[0]]),
        "its own"
    );
    assert_eq!(other.claim_bots(only(vec![first[1]])).await, Ok(Vec::new()));
    assert_eq!(other.claim_bots(only(vec![table])).await, Ok(vec![table]));
    let without = Claim {
        without: rest.clone(),
        ..claim(9, LONG)
    };
    assert_eq!(other.claim_bots(without).await, Ok(vec![table]));
    // When somebody else is to act, there is nothing to claim.
    one.append(append(table, 3)).await.expect("stored");
    assert_eq!(other.claim_bots(only(vec![table])).await, Ok(Vec::new()));
}

#[tokio::test]
async fn bots_among_themselves_are_claimed_while_somebody_looks() {
    let Some((_home, [one, other])) = two().await else {
        return;
    };
    let mut record = table(1);
    record.started = Some(1);
    let bots = seats().into_iter().filter(|seat| seat.seat == Seat(2));
    one.create(record.clone(), bots.collect())
        .await
        .expect("stored");
    let stands = table::Summarised {
        table: record.id,
        last: EntryNumber(0),
        standing: standing(2),
    };
    one.summarise(vec![stands]).await.expect("stored");
    let watched = || Claim {
        urgency: Urgency::Watched,
        ..claim(9, LONG)
    };
    assert_eq!(other.claim_bots(watched()).await, Ok(Vec::new()));
    assert_eq!(other.is_watched(record.id).await, Ok(false));
    one.watch(record.id, LONG).await.expect("stored");
    assert_eq!(other.is_watched(record.id).await, Ok(true));
    assert_eq!(
        other.claim_bots(claim(9, LONG)).await,
        Ok(Vec::new()),
        "nobody waits"
    );
    assert_eq!(other.claim_bots(watched()).await, Ok(vec![record.id]));
    one.watch(record.id, Duration::ZERO).await.expect("stored");
    assert_eq!(other.is_watched(record.id).await, Ok(false));
}

fn claimed_by(thought: Thought, purse: Option<VisitorId>) -> Claimed {
    Claimed { thought, purse }
}

#[tokio::test]
async fn those_who_ask_take_turns_however_much_they_ask_for() {
    let Some((_home, [server, worker])) = two().await else {
        return;
    };
    let purse = |number| Some(VisitorId([number; 16]));
    let study = || Thought {
        table: TableId::random(),
        wanted: Wanted::Study,
    };
    for _ in 0..5 {
        server.ask(study(), purse(1)).await.expect("asked");
    }
    let modest = study();
    server.ask(modest, purse(2)).await.expect("asked");
    let claimed = worker.claim_thoughts(ThoughtKind::Study, 2, LONG).await;
    let claimed = claimed.expect("claimed");
    assert_eq!(claimed.len(), 2);
    assert!(
        claimed.contains(&claimed_by(modest, purse(2))),
        "{claimed:?}"
    );
    // Its tables take turns in the same way.
    for number in 0..4 {
        let table = waiting(server.as_ref(), 10 + number).await;
        server
            .charge(table, VisitorId([1; 16]))
            .await
            .expect("stored");
    }
    let modest = waiting(server.as_ref(), 20).await;
    let claimed = worker.claim_bots(claim(2, LONG)).await.expect("claimed");
    assert!(
        claimed.len() == 2 && claimed.contains(&modest),
        "purses take turns"
    );
}

#[tokio::test]
async fn a_thought_is_asked_for_claimed_once_and_answered() {
    let Some((_home, [server, worker])) = two().await else {
        return;
    };
    let record = table(1);
    let hint = Thought {
        table: record.id,
        wanted: Wanted::Hint(Seat(1), EntryNumber(7)),
    };
    let study = Thought {
        wanted: Wanted::Study,
        ..hint
    };
    for thought in [study, hint, hint] {
        let asked = server.ask(thought, None).await.expect("asked");
        assert_eq!((asked.all, asked.answer), (0, None));
    }
    let claimed = worker.claim_thoughts(ThoughtKind::Hint, 9, LONG).await;
    assert_eq!(
        claimed,
        Ok(vec![claimed_by(hint, None)]),
        "a study has room of its own"
    );
    let claimed = server.claim_thoughts(ThoughtKind::Study, 9, Duration::ZERO);
    assert_eq!(claimed.await, Ok(vec![claimed_by(study, None)]));
    // Its lease is over at once.
    let claimed = worker.claim_thoughts(ThoughtKind::Study, 9, LONG).await;
    assert_eq!(claimed, Ok(vec![claimed_by(study, None)]));
    assert_eq!(
        server.report(study, 1, 2, LONG).await,
        Ok(false),
        "another has it"
    );
    assert_eq!(worker.report(study, 3, 8, LONG).await, Ok(true));
    let asked = server.ask(study, None).await.expect("asked");
    assert_eq!((asked.done, asked.all), (3, 8));
    let answer = Some("the answer".to_owned());
    worker.answer(hint, answer.clone()).await.expect("kept");
    assert_eq!(server.ask(hint, None).await.expect("asked").answer, answer);
    worker.answer(study, None).await.expect("dropped");
    assert_eq!(
        worker.report(study, 8, 8, LONG).await,
        Ok(false),
        "it is gone"
    );
    for kind in [ThoughtKind::Hint, ThoughtKind::Study] {
        assert_eq!(worker.claim_thoughts(kind, 9, LONG).await, Ok(Vec::new()));
    }
}
