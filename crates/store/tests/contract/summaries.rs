//! Where games stand, as a store keeps it.

use std::time::{Duration, Instant};

use engine::{Seat, Seats};
use futures_util::future::join_all;
use table::{
    Append, Appended, BotTurns, EntryNumber, MessageNumber, Pace, PaceKind, SeatKind, SeatRecord,
    Sleep, Standing, Store, Summarised, Summary, TableId, TableRecord, Usage, WhenOut,
};

use crate::home::{Kind, fresh};
use crate::older::{connect, from_an_older_kroniek};
use crate::{
    FRIEND, HOST, append, decision, on_every_store, open_file, over, seats, standing, table,
};

on_every_store! {
    a_summary_has_everything_but_the_log,
    tables_where_a_bot_is_to_act_are_known,
    bots_that_have_waited_longest_come_first,
    what_a_visitor_uses_is_counted_and_what_was_abandoned_is_removed,
    a_study_is_kept,
    clocks_that_run_out_are_found,
}

async fn a_summary_has_everything_but_the_log(kind: Kind) {
    let Some((folder, store)) = fresh(kind).await else {
        return;
    };
    let record = table(1);
    store.create(record.clone(), seats()).await.expect("stored");
    let other = folder.open().await;
    let summary = async || {
        let (one, two) = tokio::join!(store.tables_of(HOST, 9), other.tables_of(HOST, 9));
        assert_eq!(one, two, "all servers know the same");
        one.expect("read").remove(0)
    };
    let mut expected = Summary {
        table: record.clone(),
        seats: seats(),
        standing: None,
    };
    assert_eq!(summary().await, expected);

    let begun = store.start(record.id, record.header, 5).await;
    assert_eq!(begun, Ok(true));
    expected.table.started = Some(5);
    assert_eq!(summary().await, expected);
    let found = Summarised {
        table: expected.table.id,
        last: EntryNumber::NONE,
        standing: standing(0),
    };
    assert_eq!(store.summarise(vec![found]).await, Ok(()));
    expected.standing = Some(standing(0));
    assert_eq!(summary().await, expected);

    // In the journal, and filed from there.
    let last = 2_500;
    for number in 1..=last {
        let append = append(expected.table.id, number);
        assert_eq!(store.append(append).await, Ok(Appended::Done));
        if number % 100 == 1 {
            expected.standing = Some(standing(number));
            assert_eq!(summary().await, expected);
        }
    }
    let stale = Append {
        standing: over(last),
        ..append(expected.table.id, last)
    };
    assert_eq!(store.append(stale).await, Ok(Appended::Conflict));
    expected.standing = Some(standing(last));
    assert_eq!(summary().await, expected);

    let end = Append {
        entries: vec![decision(last + 1), decision(last + 2)],
        standing: over(last + 2),
        ..append(expected.table.id, last + 1)
    };
    assert_eq!(store.append(end).await, Ok(Appended::Done));
    expected.table.ended = Some(decision(last + 2).at);
    expected.standing = Some(over(last + 2));
    assert_eq!(summary().await, expected);
}

async fn clocks_that_run_out_are_found(kind: Kind) {
    let Some((folder, store)) = fresh(kind).await else {
        return;
    };
    let pace = Pace {
        kind: PaceKind::Correspondence,
        bank: 100_000,
        increment: 5,
        cap: 200_000,
        sleep: Some(Sleep {
            from: 22,
            to: 7,
            offset: -90,
        }),
        holidays: 9,
        when_out: WhenOut::OthersDecide,
    };
    let record = TableRecord {
        pace: Some(pace),
        ..table(1)
    };
    let id = record.id;
    store.create(record.clone(), seats()).await.expect("stored");
    let without = table(2);
    store
        .create(without.clone(), seats())
        .await
        .expect("stored");
    for record in [&record, &without] {
        let begun = store.start(record.id, record.header.clone(), 5);
        assert_eq!(begun.await, Ok(true));
    }
    let due = |number: u32, due| Standing {
        stand_ins: Seats::only(Seat(1)),
        due,
        ..standing(number)
    };
    let other = folder.open().await;
    let found = async |until| {
        let (one, two) = tokio::join!(store.clocks(until), other.clocks(until));
        assert_eq!(one, two, "all servers know the same");
        one.expect("read")
    };
    assert_eq!(found(i64::MAX).await, []);
    let begun = Summarised {
        table: id,
        last: EntryNumber::NONE,
        standing: due(0, Some(700)),
    };
    assert_eq!(store.summarise(vec![begun]).await, Ok(()));
    assert_eq!(found(699).await, []);
    assert_eq!(found(700).await, [(id, 700)]);
    // With a decision, in the same row as where the game stands; in the journal, and filed from there.
    for number in 1..=1_100 {
        let decided = Append {
            standing: due(number, Some(1_000 + i64::from(number))),
            ..append(id, number)
        };
        assert_eq!(store.append(decided).await, Ok(Appended::Done));
    }
    assert_eq!(found(i64::MAX).await, [(id, 2_100)]);
    let listed = store.tables_of(HOST, 9).await.expect("read");
    let listed = listed.into_iter().find(|one| one.table.id == id);
    let listed = listed.expect("there");
    assert_eq!(listed.table.pace, Some(pace));
    assert_eq!(listed.standing, Some(due(1_100, Some(2_100))));
    let loaded = other.load(id).await.expect("read").expect("there");
    assert_eq!(loaded.table.pace, Some(pace));
    for (number, standing) in [(1_101, due(1_101, None)), (1_102, over(1_102))] {
        let decided = Append {
            standing,
            ..append(id, number)
        };
        assert_eq!(store.append(decided).await, Ok(Appended::Done));
        assert_eq!(found(i64::MAX).await, []);
    }
}

async fn tables_where_a_bot_is_to_act_are_known(kind: Kind) {
    let Some((_folder, store)) = fresh(kind).await else {
        return;
    };
    let record = table(1);
    store.create(record.clone(), seats()).await.expect("stored");
    let waiting = async |expected: bool| {
        let turns = store.bot_turns().await.expect("read");
        let waiting = if expected {
            vec![record.id]
        } else {
            Vec::new()
        };
        let unknown = Vec::new();
        assert_eq!(turns, BotTurns { waiting, unknown });
    };
    waiting(false).await;
    let begun = store.start(record.id, record.header.clone(), 5);
    assert_eq!(begun.await, Ok(true));
    let found = Summarised {
        table: record.id,
        last: EntryNumber::NONE,
        standing: standing(2),
    };
    assert_eq!(store.summarise(vec![found]).await, Ok(()));
    waiting(true).await;
    // The bot has the third seat. It is told by the journal, and by what was filed.
    for number in 1..=1_100 {
        let appended = store.append(append(record.id, number)).await;
        assert_eq!(appended, Ok(Appended::Done));
        if !(6..=1_095).contains(&number) {
            waiting(number % 3 == 2).await;
        }
    }
    let taken = SeatRecord {
        kind: SeatKind::Friend,
        level: None,
        ..seats()[2].clone()
    };
    assert_eq!(store.seat(record.id, 0, taken, None).await, Ok(true));
    waiting(false).await;
    // The table itself is to decide in a player's name: by the journal, and by its own row.
    let passing = |number| Standing {
        passes: true,
        ..standing(number)
    };
    let pass = Append {
        standing: passing(1_101),
        ..append(record.id, 1_101)
    };
    assert_eq!(store.append(pass).await, Ok(Appended::Done));
    waiting(true).await;
    let passed = store.append(append(record.id, 1_102)).await;
    assert_eq!(passed, Ok(Appended::Done));
    waiting(false).await;
    let found = Summarised {
        table: record.id,
        last: EntryNumber(1_103),
        standing: passing(1_103),
    };
    assert_eq!(store.summarise(vec![found]).await, Ok(()));
    waiting(true).await;
}

async fn bots_that_have_waited_longest_come_first(kind: Kind) {
    let Some((_folder, store)) = fresh(kind).await else {
        return;
    };
    let mut waiting = Vec::new();
    for (created, since) in [(1, 50), (2, 30), (3, 70), (4, 40)] {
        let record = table(created);
        store.create(record.clone(), seats()).await.expect("stored");
        let begun = store.start(record.id, record.header, created).await;
        assert_eq!(begun, Ok(true));
        let found = Summarised {
            table: record.id,
            last: EntryNumber::NONE,
            standing: Standing {
                since,
                ..standing(2)
            },
        };
        assert_eq!(store.summarise(vec![found]).await, Ok(()));
        waiting.push((since, record.id));
    }
    waiting.sort_by_key(|&(since, _)| since);
    let expected = waiting.into_iter().map(|(_, table)| table);
    let turns = store.bot_turns().await.expect("read");
    assert_eq!(turns.waiting, expected.collect::<Vec<_>>());
}

#[tokio::test]
async fn a_game_that_an_older_kroniek_has_stored_stands_nowhere_until_it_is_read() {
    let (folder, id) = from_an_older_kroniek().await;
    let store = open_file(&folder).await;
    let mut file = connect(&folder).await;
    let begun = sqlx::query("UPDATE tables SET started = 5").execute(&mut file);
    begun.await.expect("it has begun");
    let unknown = BotTurns {
        waiting: Vec::new(),
        unknown: vec![id],
    };
    assert_eq!(store.bot_turns().await, Ok(unknown));
    let stands = async || {
        let mine = store.tables_of(HOST, 9).await.expect("read");
        mine[0].standing.clone()
    };
    assert_eq!(stands().await, None);
    let found = Summarised {
        table: id,
        last: EntryNumber(2),
        standing: standing(2),
    };
    assert_eq!(store.summarise(vec![found.clone()]).await, Ok(()));
    assert_eq!(stands().await, Some(standing(2)));
    let waiting = BotTurns {
        waiting: vec![id],
        unknown: Vec::new(),
    };
    assert_eq!(store.bot_turns().await, Ok(waiting));
    assert_eq!(store.append(append(id, 3)).await, Ok(Appended::Done));
    assert_eq!(stands().await, Some(standing(3)));
    // Another server was slower to read what is old.
    let late = Append {
        standing: over(4),
        ..append(id, 4)
    };
    assert_eq!(store.append(late).await, Ok(Appended::Done));
    assert_eq!(store.summarise(vec![found]).await, Ok(()));
    assert_eq!(stands().await, Some(over(4)));
}

async fn what_a_visitor_uses_is_counted_and_what_was_abandoned_is_removed(kind: Kind) {
    let Some((_folder, store)) = fresh(kind).await else {
        return;
    };
    let playing = TableRecord {
        started: Some(10),
        ..table(10)
    };
    let (old, young) = (table(5), table(20));
    for record in [&young, &old, &playing] {
        store.create(record.clone(), seats()).await.expect("stored");
    }
    let friends = TableRecord {
        host: Some(FRIEND),
        ..table(20)
    };
    store.create(friends, seats()).await.expect("stored");
    let said = store.say(old.id, Seat(0), 1, "\u{e9}".to_owned(), Some(HOST));
    assert_eq!(said.await, Ok(MessageNumber(1)));
    let usage = |tables, bots, abandoned: &[TableId]| Usage {
        tables,
        bots,
        bytes: 2,
        abandoned: abandoned.to_vec(),
    };
    assert_eq!(store.usage(HOST, 0).await, Ok(usage(3, 3, &[])));
    assert_eq!(store.usage(HOST, 10).await, Ok(usage(3, 2, &[old.id])));
    assert_eq!(store.usage(HOST, 11).await, Ok(usage(2, 1, &[old.id])));
    // Somebody has moved since.
    let stands = Summarised {
        table: playing.id,
        last: EntryNumber(1),
        standing: Standing {
            since: 12,
            ..standing(1)
        },
    };
    store.summarise(vec![stands]).await.expect("stored");
    assert_eq!(store.usage(HOST, 11).await, Ok(usage(3, 2, &[old.id])));

    assert_eq!(store.remove(playing.id).await, Ok(false), "it has begun");
    assert_eq!(store.remove(old.id).await, Ok(true));
    assert_eq!(store.remove(old.id).await, Ok(false));
    assert_eq!(store.load(old.id).await, Ok(None));
    assert_eq!(
        store.talk(old.id, MessageNumber::NONE, 9).await,
        Ok(Vec::new())
    );
    assert!(store.load(playing.id).await.expect("read").is_some());
    assert_eq!(store.usage(HOST, 11).await, Ok(usage(2, 2, &[])));
}

async fn a_study_is_kept(kind: Kind) {
    let Some((folder, store)) = fresh(kind).await else {
        return;
    };
    let record = table(1);
    store.create(record.clone(), seats()).await.expect("stored");
    assert_eq!(store.study(record.id).await, Ok(None));
    for text in ["{\"a\":1}", "{}"] {
        let kept = store.keep_study(record.id, text.to_owned());
        assert_eq!(kept.await, Ok(()));
    }
    for store in [store, folder.open().await] {
        let study = store.study(record.id).await;
        assert_eq!(study, Ok(Some("{\"a\":1}".to_owned())), "made once");
    }
}

/// How many games are being played.
const MANY: usize = 10_000;
/// How long a server may look for those that go on by themselves when it starts.
const SOON: Duration = Duration::from_secs(5);

#[tokio::test]
async fn the_bots_turns_of_many_games_are_known_soon_after_a_start() {
    known_soon(Kind::Sqlite).await;
}

#[tokio::test]
async fn the_bots_turns_of_many_games_are_known_soon_after_a_start_on_postgres() {
    known_soon(Kind::Postgres).await;
}

async fn known_soon(kind: Kind) {
    let Some((home, store)) = fresh(kind).await else {
        return;
    };
    let begin = |number: usize| {
        let store = store.clone();
        async move {
            let mut record = table(number as i64);
            record.started = Some(1);
            let id = record.id;
            store.create(record, seats()).await.expect("stored");
            // The bot in the third seat is to act.
            let first = Append {
                standing: standing(2),
                ..append(id, 1)
            };
            assert_eq!(store.append(first).await, Ok(Appended::Done));
        }
    };
    for numbers in (0..MANY).collect::<Vec<_>>().chunks(100) {
        join_all(numbers.iter().map(|&number| begin(number))).await;
    }
    drop(store);
    let begun = Instant::now();
    let turns = home.open().await.bot_turns().await.expect("read");
    let time = begun.elapsed();
    println!("the bots' turns of {MANY} games are known after {time:?}");
    assert_eq!((turns.waiting.len(), turns.unknown.len()), (MANY, 0));
    assert!(time < SOON, "{time:?}");
}
