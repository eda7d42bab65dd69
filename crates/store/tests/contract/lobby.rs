//! Finding others: lists of public tables, those who look for a game, and those who play again.

use table::{
    Append, Audience, Called, EntryNumber, PaceKind, Search, SeatRecord, Skill, TableId,
    TableRecord, VisitorId,
};

use crate::home::{Kind, fresh};
use crate::{FRIEND, HOST, append, ids, on_every_store, over, seats, table};

on_every_store! {
    a_visitor_has_a_few_open_tables_in_the_lobby_and_old_ones_leave_it,
    public_games_are_found_to_watch_to_count_and_by_name,
    whoever_looks_for_a_game_is_found_once,
    a_search_goes_with_its_visitor,
    there_is_one_rematch,
    somebody_is_kept_away_from_one_table,
}

pub(crate) fn search(visitor: VisitorId, number: i64) -> Search {
    Search {
        visitor,
        number,
        name: "Árpád; DROP TABLE searches --".to_owned(),
        games: vec!["toy".to_owned(), "other-game".to_owned()],
        seats: 3,
        pace: Some(PaceKind::Correspondence),
        since: 100 + number,
        fill: Some(160),
        seen: 100,
        found: None,
        purse: None,
    }
}

async fn a_visitor_has_a_few_open_tables_in_the_lobby_and_old_ones_leave_it(kind: Kind) {
    let Some((_folder, store)) = fresh(kind).await else {
        return;
    };
    let mut made = Vec::new();
    for created in 1..=5 {
        let record = table(created);
        store.create(record.clone(), seats()).await.expect("stored");
        made.push(record.id);
    }
    let audience = Some(Audience {
        lang: words::Lang::Hu,
        skill: Skill::Newcomers,
    });
    let others = TableRecord {
        host: Some(FRIEND),
        audience,
        ..table(2)
    };
    store.create(others.clone(), seats()).await.expect("stored");
    let unknown = TableRecord {
        host: None,
        ..table(1)
    };
    store
        .create(unknown.clone(), seats())
        .await
        .expect("stored");
    let hidden = TableRecord {
        private: true,
        ..table(9)
    };
    store.create(hidden, seats()).await.expect("stored");
    let open = store.open_tables(0, 9).await.expect("read");
    let (new, old) = ([made[4], made[3], made[2]], [others.id, unknown.id]);
    assert_eq!(ids(&open), [new.as_slice(), &old].concat());
    assert_eq!(open[3].table.audience, audience);
    assert_eq!(
        ids(&store.open_tables(4, 9).await.expect("read")),
        &new[..2]
    );
    assert_eq!(
        ids(&store.open_tables(0, 1).await.expect("read")),
        &new[..1]
    );
    // Whoever begins one of them has room for another.
    let begun = store.start(made[4], table(5).header, 6).await;
    assert_eq!(begun, Ok(true));
    let open = store.open_tables(3, 9).await.expect("read");
    assert_eq!(ids(&open), [made[3], made[2]]);
    let open = ids(&store.open_tables(2, 9).await.expect("read"));
    assert!(
        open.contains(&made[1]) && !open.contains(&made[0]),
        "{open:?}"
    );
}

async fn public_games_are_found_to_watch_to_count_and_by_name(kind: Kind) {
    let Some((_folder, store)) = fresh(kind).await else {
        return;
    };
    let (running, hidden, ended) = (table(1), table(2), table(3));
    let hidden = TableRecord {
        private: true,
        ..hidden
    };
    for record in [&running, &hidden, &ended] {
        store.create(record.clone(), seats()).await.expect("stored");
        let begun = store.start(record.id, record.header.clone(), 5).await;
        assert_eq!(begun, Ok(true));
    }
    let last = Append {
        standing: over(1),
        ..append(ended.id, 1)
    };
    store.append(last).await.expect("stored");
    store.append(append(hidden.id, 1)).await.expect("stored");
    let secret = Append {
        first: EntryNumber(2),
        standing: over(2),
        ..append(hidden.id, 2)
    };
    store.append(secret).await.expect("stored");
    assert_eq!(
        ids(&store.running_tables(9).await.expect("read")),
        [running.id]
    );
    let finished = store
        .finished_tables("toy".to_owned(), 9)
        .await
        .expect("read");
    assert_eq!(ids(&finished), [ended.id]);
    let outcome = finished[0]
        .standing
        .as_ref()
        .and_then(|one| one.outcome.clone());
    assert_eq!(outcome, over(1).outcome);
    let other = store.finished_tables("other".to_owned(), 9).await;
    assert_eq!(other, Ok(Vec::new()));

    let named = async |text: &str| {
        let found = store.tables_named(text.to_owned(), 9).await;
        ids(&found.expect("read"))
    };
    assert_eq!(named("Árp").await, [ended.id, running.id]);
    for nobody in ["%", "_rp", "rpád", "Árpád\\", "Árpád; DROP TABLE seats ---"] {
        assert_eq!(named(nobody).await, [], "{nobody}");
    }
    let anna = SeatRecord {
        name: "Anna".to_owned(),
        issue: 1,
        taken: true,
        ..seats()[1].clone()
    };
    assert_eq!(store.seat(running.id, 0, anna, None).await, Ok(true));
    assert_eq!(named("aNN").await, [running.id]);
}

async fn whoever_looks_for_a_game_is_found_once(kind: Kind) {
    let Some((folder, store)) = fresh(kind).await else {
        return;
    };
    let other = folder.open().await;
    assert_eq!(store.search_of(HOST).await, Ok(None));
    let (one, two) = (search(HOST, 1), search(FRIEND, 2));
    store.keep_search(one.clone(), 0).await.expect("stored");
    store.keep_search(two.clone(), 0).await.expect("stored");
    assert_eq!(other.searches().await, Ok(vec![one.clone(), two.clone()]));
    store.touch_search(FRIEND, 130).await.expect("stored");
    let two = Search { seen: 130, ..two };
    assert_eq!(other.search_of(FRIEND).await, Ok(Some(two.clone())));

    // Somebody looks for something else by now.
    let both = vec![(HOST, 1), (FRIEND, 7)];
    let lost = table(1);
    assert_eq!(store.settle(both, lost.clone(), seats()).await, Ok(false));
    assert_eq!(store.load(lost.id).await, Ok(None), "all or nothing");
    assert_eq!(other.searches().await, Ok(vec![one.clone(), two.clone()]));

    // Two servers at the same time: one of them makes the table.
    let tables = [table(2), table(3)];
    let both = vec![(FRIEND, 2), (HOST, 1)];
    let (first, second) = tokio::join!(
        store.settle(both.clone(), tables[0].clone(), seats()),
        other.settle(vec![(HOST, 1), (FRIEND, 2)], tables[1].clone(), seats()),
    );
    let done = [first.expect("no error"), second.expect("no error")];
    assert!(done[0] != done[1], "{done:?}");
    let made = if done[0] { &tables[0] } else { &tables[1] };
    for (table, done) in tables.iter().zip(done) {
        let there = store.load(table.id).await.expect("read");
        assert_eq!(there.is_some(), done);
    }
    for (visitor, search) in [(HOST, &one), (FRIEND, &two)] {
        let found = Search {
            found: Some(made.id),
            ..search.clone()
        };
        assert_eq!(store.search_of(visitor).await, Ok(Some(found)));
    }
    assert_eq!(store.searches().await, Ok(Vec::new()));
    assert_eq!(store.settle(both, table(4), seats()).await, Ok(false));

    // Whoever looks again has found nothing, and what nobody asked about for long is forgotten.
    let again = Search {
        pace: None,
        fill: None,
        seen: 500,
        ..search(HOST, 3)
    };
    store.keep_search(again.clone(), 200).await.expect("stored");
    assert_eq!(store.searches().await, Ok(vec![again]));
    assert_eq!(store.search_of(FRIEND).await, Ok(None));
    store.end_search(HOST).await.expect("stored");
    assert_eq!(store.searches().await, Ok(Vec::new()));
}

async fn a_search_goes_with_its_visitor(kind: Kind) {
    let Some((_folder, store)) = fresh(kind).await else {
        return;
    };
    store.keep_search(search(HOST, 1), 0).await.expect("stored");
    store.adopt(HOST, FRIEND).await.expect("stored");
    assert_eq!(store.searches().await, Ok(Vec::new()));
    store
        .keep_search(search(FRIEND, 2), 0)
        .await
        .expect("stored");
    let erased = store.erase(FRIEND, "former".to_owned()).await;
    assert_eq!(erased, Ok(()));
    assert_eq!(store.searches().await, Ok(Vec::new()));
}

async fn there_is_one_rematch(kind: Kind) {
    let Some((folder, store)) = fresh(kind).await else {
        return;
    };
    let other = folder.open().await;
    let old = table(1);
    store.create(old.clone(), seats()).await.expect("stored");
    assert_eq!(store.rematch(old.id).await, Ok(None));
    let (one, two) = (table(2), table(3));
    let (first, second) = tokio::join!(
        store.play_again(old.id, one.clone(), seats(), Called::default()),
        other.play_again(old.id, two.clone(), seats(), Called::default()),
    );
    let again = first.expect("no error");
    assert_eq!(second, Ok(again));
    assert!([one.id, two.id].contains(&again));
    assert_eq!(other.rematch(old.id).await, Ok(Some(again)));
    for record in [&one, &two] {
        let there = store.load(record.id).await.expect("read");
        assert_eq!(there.is_some(), record.id == again);
    }
    // If nobody came and it was removed, there can be another.
    assert_eq!(store.remove(again).await, Ok(true));
    assert_eq!(store.rematch(old.id).await, Ok(None));
    let third = table(4);
    let made = store.play_again(old.id, third.clone(), seats(), Called::default());
    assert_eq!(made.await, Ok(third.id));
}

async fn somebody_is_kept_away_from_one_table(kind: Kind) {
    let Some((_folder, store)) = fresh(kind).await else {
        return;
    };
    let record = table(1);
    store.create(record.clone(), seats()).await.expect("stored");
    for _ in 0..2 {
        store.keep_away(record.id, FRIEND).await.expect("stored");
    }
    assert_eq!(store.is_kept_away(record.id, FRIEND).await, Ok(true));
    assert_eq!(store.is_kept_away(record.id, HOST).await, Ok(false));
    assert_eq!(
        store.is_kept_away(TableId::random(), FRIEND).await,
        Ok(false)
    );
    assert_eq!(store.remove(record.id).await, Ok(true));
    assert_eq!(store.is_kept_away(record.id, FRIEND).await, Ok(false));
}
