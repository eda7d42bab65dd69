//! Accounts, their sessions, and what comes along.

use engine::Seat;
use table::{
    Account, Handover, MessageNumber, SeatKind, SeatRecord, SessionRecord, Store, TokenHash,
    Visitor, VisitorId,
};

use crate::home::{Kind, fresh};
use crate::on_every_store;
use crate::{FRIEND, HOST, ids, seats, table};

on_every_store! {
    a_name_is_given_once_and_nothing_is_kept_of_the_second,
    what_a_guest_had_comes_along,
    a_new_name_is_on_all_seats_but_those_of_others_at_the_same_screen,
    sessions_end_one_by_one_and_all_at_once,
    tries_are_counted_by_the_hour_and_forgotten,
    a_link_to_another_browser_is_good_once_and_not_for_long,
    an_account_that_is_deleted_leaves_its_games_whole,
}

const ANNA: VisitorId = VisitorId([7; 16]);
const BELA: VisitorId = VisitorId([8; 16]);

pub(crate) fn account(id: VisitorId, name: &str, skeleton: &str) -> Account {
    Account {
        id,
        name: name.to_owned(),
        skeleton: skeleton.to_owned(),
        password: "$argon2id$'".to_owned(),
        recovery: TokenHash::from_bytes([id.0[0]; 32]),
        created: 5,
    }
}

pub(crate) fn session(number: u8, account: VisitorId, seen: i64) -> SessionRecord {
    SessionRecord {
        hash: TokenHash::from_bytes([number; 32]),
        account,
        device: "Firefox".to_owned(),
        created: 3,
        seen,
    }
}

async fn anna(store: &dyn Store) -> Account {
    let anna = account(ANNA, "Anna", "anna");
    let created = store.create_account(anna.clone(), None, session(1, ANNA, 10));
    assert_eq!(created.await, Ok(true));
    anna
}

async fn a_name_is_given_once_and_nothing_is_kept_of_the_second(kind: Kind) {
    let Some((home, store)) = fresh(kind).await else {
        return;
    };
    let anna = anna(store.as_ref()).await;
    let other = account(BELA, "ANNA", "anna");
    let taken = store.create_account(other.clone(), Some(HOST), session(2, BELA, 1));
    assert_eq!(taken.await, Ok(false));
    assert_eq!(store.account(BELA).await, Ok(None));
    assert_eq!(
        store.session(TokenHash::from_bytes([2; 32])).await,
        Ok(None)
    );
    let there = home.open().await;
    assert_eq!(there.account(ANNA).await, Ok(Some(anna.clone())));
    let named = there.account_named("anna".to_owned()).await;
    assert_eq!(named, Ok(Some(anna)));
    assert_eq!(there.account_named("bela".to_owned()).await, Ok(None));
    let known = there.session(TokenHash::from_bytes([1; 32])).await;
    assert_eq!(known, Ok(Some((session(1, ANNA, 10), "Anna".to_owned()))));
    // Nor is a name taken by a change.
    let bela = account(BELA, "Béla", "beia");
    let created = store.create_account(bela.clone(), None, session(3, BELA, 1));
    assert_eq!(created.await, Ok(true));
    assert_eq!(store.change_account(other).await, Ok(false));
    assert_eq!(store.account(BELA).await, Ok(Some(bela)));
}

async fn what_a_guest_had_comes_along(kind: Kind) {
    let Some((_home, store)) = fresh(kind).await else {
        return;
    };
    let record = table(1);
    store.create(record.clone(), seats()).await.expect("stored");
    let said = store.say(record.id, Seat(0), 1, "12345".to_owned(), Some(HOST));
    assert_eq!(said.await, Ok(MessageNumber(1)));
    let settings = Visitor {
        name: "guest".to_owned(),
        ask_always: true,
        puzzles: "1300.4.2.20775".to_owned(),
    };
    store
        .remember(HOST, settings.clone())
        .await
        .expect("stored");
    let anna = account(ANNA, "Anna", "anna");
    let created = store.create_account(anna, Some(HOST), session(1, ANNA, 1));
    assert_eq!(created.await, Ok(true));
    let found = store.load(record.id).await.expect("read").expect("there");
    assert_eq!(found.table.host, Some(ANNA));
    assert_eq!(found.seats[0].visitor, Some(ANNA));
    assert_eq!(found.seats[0].name, "Anna");
    assert_eq!(found.seats[1], seats()[1], "nobody else's seat");
    assert_eq!(
        ids(&store.tables_of(ANNA, 9).await.expect("read")),
        [record.id]
    );
    assert_eq!(store.tables_with(ANNA).await, Ok(vec![record.id]));
    assert_eq!(store.tables_with(HOST).await, Ok(vec![]));
    assert_eq!(store.usage(ANNA, 0).await.expect("read").bytes, 5);
    assert_eq!(store.visitor(HOST).await, Ok(Visitor::default()));
    let named = Visitor {
        name: "Anna".to_owned(),
        ..settings
    };
    assert_eq!(store.visitor(ANNA).await, Ok(named.clone()));
    // Later another browser's guest comes along as well; the settings stay.
    let other = table(2);
    store.create(other.clone(), seats()).await.expect("stored");
    store
        .remember(HOST, Visitor::default())
        .await
        .expect("stored");
    let said = store.say(other.id, Seat(0), 1, "123".to_owned(), Some(HOST));
    assert_eq!(said.await, Ok(MessageNumber(1)));
    assert_eq!(store.adopt(HOST, ANNA).await, Ok(()));
    let mut both = vec![record.id, other.id];
    both.sort_unstable();
    assert_eq!(store.tables_with(ANNA).await, Ok(both));
    assert_eq!(store.usage(ANNA, 0).await.expect("read").bytes, 8);
    assert_eq!(store.visitor(ANNA).await, Ok(named));
    // A guest has no name to give.
    assert_eq!(store.adopt(ANNA, FRIEND).await, Ok(()));
    let found = store.load(other.id).await.expect("read").expect("there");
    assert_eq!(found.seats[0].visitor, Some(FRIEND));
    assert_eq!(found.seats[0].name, "Anna");
}

async fn a_new_name_is_on_all_seats_but_those_of_others_at_the_same_screen(kind: Kind) {
    let Some((_home, store)) = fresh(kind).await else {
        return;
    };
    let mut at_one_screen = seats();
    at_one_screen[1] = SeatRecord {
        kind: SeatKind::HotSeat,
        visitor: Some(HOST),
        taken: true,
        name: "Kata".to_owned(),
        ..at_one_screen[1].clone()
    };
    let record = table(1);
    store
        .create(record.clone(), at_one_screen)
        .await
        .expect("stored");
    let anna = account(ANNA, "Anna", "anna");
    let created = store.create_account(anna.clone(), Some(HOST), session(1, ANNA, 1));
    assert_eq!(created.await, Ok(true));
    let before = store.account_changes().await.expect("read");
    let renamed = Account {
        name: "Aranka".to_owned(),
        skeleton: "aranka".to_owned(),
        password: "other".to_owned(),
        ..anna
    };
    assert_eq!(store.change_account(renamed.clone()).await, Ok(true));
    assert_eq!(store.account(ANNA).await, Ok(Some(renamed)));
    let after = store.account_changes().await.expect("read");
    assert!(after > before, "{before} {after}");
    let found = store.load(record.id).await.expect("read").expect("there");
    let names: Vec<&str> = found.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names[..2], ["Aranka", "Kata"]);
    assert_eq!(names[2], seats()[2].name, "a bot");
    let known = store.session(TokenHash::from_bytes([1; 32])).await;
    assert_eq!(known.expect("read").expect("there").1, "Aranka");
    assert_eq!(store.visitor(ANNA).await.expect("read").name, "Aranka");
}

async fn sessions_end_one_by_one_and_all_at_once(kind: Kind) {
    let Some((_home, store)) = fresh(kind).await else {
        return;
    };
    anna(store.as_ref()).await;
    for number in [2, 3, 4] {
        let opened = store.open_session(session(number, ANNA, number.into()));
        assert_eq!(opened.await, Ok(()));
    }
    let hash = |number| TokenHash::from_bytes([number; 32]);
    let numbers = async || {
        let all = store.sessions(ANNA).await.expect("read");
        all.iter()
            .map(|one| one.hash.as_bytes()[0])
            .collect::<Vec<_>>()
    };
    assert_eq!(numbers().await, [1, 4, 3, 2], "the latest seen first");
    assert_eq!(store.touch_session(hash(2), 20).await, Ok(()));
    assert_eq!(numbers().await, [2, 1, 4, 3]);
    let before = store.account_changes().await.expect("read");
    assert_eq!(
        store.end_session(BELA, hash(3)).await,
        Ok(false),
        "not theirs"
    );
    assert_eq!(store.end_session(ANNA, hash(3)).await, Ok(true));
    assert_eq!(store.end_session(ANNA, hash(3)).await, Ok(false));
    assert!(store.account_changes().await.expect("read") > before);
    assert_eq!(numbers().await, [2, 1, 4]);
    assert_eq!(store.end_sessions(ANNA, Some(hash(4))).await, Ok(()));
    assert_eq!(numbers().await, [4]);
    assert_eq!(store.end_sessions(ANNA, None).await, Ok(()));
    assert_eq!(store.session(hash(4)).await, Ok(None));
}

async fn tries_are_counted_by_the_hour_and_forgotten(kind: Kind) {
    let Some((home, store)) = fresh(kind).await else {
        return;
    };
    let other = home.open().await;
    let (one, two) = ([1; 32], [2; 32]);
    assert_eq!(store.count_try(one, 1_000, 60).await, Ok(1));
    assert_eq!(other.count_try(one, 1_030, 60).await, Ok(2));
    assert_eq!(store.count_try(two, 1_030, 60).await, Ok(1));
    assert_eq!(store.count_try(one, 1_059, 60).await, Ok(3));
    assert_eq!(store.count_try(one, 1_060, 60).await, Ok(1), "a new hour");
    assert_eq!(store.count_try(one, 1_061, 60).await, Ok(2));
    assert_eq!(store.forget_tries(one).await, Ok(()));
    assert_eq!(store.count_try(one, 1_062, 60).await, Ok(1));
}

async fn a_link_to_another_browser_is_good_once_and_not_for_long(kind: Kind) {
    let Some((_home, store)) = fresh(kind).await else {
        return;
    };
    anna(store.as_ref()).await;
    let link = |number, visitor, name: Option<&str>| Handover {
        hash: TokenHash::from_bytes([number; 32]),
        visitor,
        name: name.map(ToOwned::to_owned),
        until: 100,
    };
    let (guests, annas) = (link(1, HOST, None), link(2, ANNA, Some("Anna")));
    for handover in [&guests, &annas] {
        let kept = store.keep_handover(handover.clone()).await;
        assert_eq!(kept, Ok(()));
        let found = store.handover(handover.hash, 99).await;
        assert_eq!(found, Ok(Some(handover.clone())));
        assert_eq!(
            store.handover(handover.hash, 100).await,
            Ok(None),
            "too old"
        );
    }
    assert_eq!(store.use_handover(guests.hash).await, Ok(true));
    assert_eq!(store.use_handover(guests.hash).await, Ok(false));
    assert_eq!(store.handover(guests.hash, 1).await, Ok(None));
    assert_eq!(store.handover(annas.hash, 1).await, Ok(Some(annas)));
}

async fn an_account_that_is_deleted_leaves_its_games_whole(kind: Kind) {
    let Some((_home, store)) = fresh(kind).await else {
        return;
    };
    let mut record = table(1);
    record.header.players = ["Anna", "Béla", ""].map(ToOwned::to_owned).to_vec();
    record.started = Some(2);
    let mut taken = seats();
    "Anna".clone_into(&mut taken[0].name);
    "Béla".clone_into(&mut taken[1].name);
    taken[1].visitor = Some(FRIEND);
    taken[1].taken = true;
    store
        .create(record.clone(), taken.clone())
        .await
        .expect("stored");
    let created = store.create_account(
        account(ANNA, "Anna", "anna"),
        Some(HOST),
        session(1, ANNA, 1),
    );
    assert_eq!(created.await, Ok(true));
    assert_eq!(store.erase(ANNA, "gone".to_owned()).await, Ok(()));
    let found = store.load(record.id).await.expect("read").expect("there");
    assert_eq!(found.table.host, None);
    assert_eq!(found.table.header.players, ["gone", "Béla", ""]);
    let former = SeatRecord {
        name: "gone".to_owned(),
        visitor: None,
        token: None,
        ..taken[0].clone()
    };
    assert_eq!(found.seats[0], former);
    assert_eq!(found.seats[1..], taken[1..], "nobody else's");
    assert_eq!(store.account(ANNA).await, Ok(None));
    assert_eq!(store.sessions(ANNA).await, Ok(vec![]));
    assert_eq!(store.visitor(ANNA).await, Ok(Visitor::default()));
    // The name is free again.
    anna(store.as_ref()).await;
}
