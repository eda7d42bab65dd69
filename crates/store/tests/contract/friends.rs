//! Who would like whom as a friend, and who is invited by name.

use engine::Seat;
use sqlx::Connection as _;
use store::Rest;
use table::{
    Bond, Call, CallKind, CallStore as _, Called, Channel, Friend, FriendWish, MOST_FRIENDS,
    Regard, Regarded, SeatRecord, Store, VisitorId,
};

use crate::accounts::{account, session};
use crate::home::{Kind, fresh};
use crate::older::connect;
use crate::{FRIEND, HOST, fresh_file, on_every_store, open_file, seats, table};

on_every_store! {
    two_are_friends_if_each_wants_it,
    who_declines_is_not_asked_again_and_nobody_is_told,
    whoever_is_blocked_is_no_friend,
    nobody_has_friends_without_end,
    friends_part_with_an_account,
    wishes_are_moved,
    a_table_tells_where_people_with_an_account_sit,
    an_invitation_is_written_with_its_seat_and_goes_with_it,
    a_rematch_calls_once,
    a_seat_that_was_kept_for_a_former_player_is_anybodys,
}

const ANNA: VisitorId = VisitorId([7; 16]);
const BELA: VisitorId = VisitorId([8; 16]);

fn wish(who: VisitorId, whom: VisitorId, since: i64) -> FriendWish {
    FriendWish {
        who,
        whom,
        since,
        declined: false,
    }
}

/// Anna and Béla have accounts.
async fn anna_and_bela(store: &dyn Store) {
    for (id, name, number) in [(ANNA, "Anna", 1), (BELA, "Béla", 2)] {
        let skeleton = name.to_lowercase();
        let created =
            store.create_account(account(id, name, &skeleton), None, session(number, id, 3));
        assert_eq!(created.await, Ok(true));
    }
}

/// How somebody stands to others.
async fn bonds(store: &dyn Store, who: VisitorId) -> Vec<(String, Bond)> {
    let friends = store.friends(who).await.expect("read");
    let bond = |friend: Friend| (friend.name, friend.bond);
    friends.into_iter().map(bond).collect()
}

async fn two_are_friends_if_each_wants_it(kind: Kind) {
    let Some((home, store)) = fresh(kind).await else {
        return;
    };
    anna_and_bela(&*store).await;
    assert_eq!(store.friends(ANNA).await, Ok(Vec::new()));
    // Asking twice is asking once.
    for since in [10, 20] {
        assert_eq!(store.keep_wish(wish(ANNA, BELA, since)).await, Ok(true));
    }
    let asked = Friend {
        whom: BELA,
        name: "Béla".to_owned(),
        bond: Bond::Asked,
        since: 10,
    };
    assert_eq!(store.friends(ANNA).await, Ok(vec![asked]));
    let there = home.open().await;
    assert_eq!(
        bonds(&*there, BELA).await,
        [("Anna".to_owned(), Bond::Asks)]
    );
    assert_eq!(
        store.unread(BELA).await,
        Ok(1),
        "there is something to answer"
    );
    assert_eq!(store.unread(ANNA).await, Ok(0));
    // Two who ask each other at the same moment are friends as well.
    assert_eq!(there.keep_wish(wish(BELA, ANNA, 30)).await, Ok(true));
    for (who, other) in [(ANNA, "Béla"), (BELA, "Anna")] {
        assert_eq!(
            bonds(&*store, who).await,
            [(other.to_owned(), Bond::Friends)]
        );
        assert_eq!(store.unread(who).await, Ok(0));
    }
    store.drop_wishes(BELA, ANNA).await.expect("done");
    for who in [ANNA, BELA] {
        assert_eq!(store.friends(who).await, Ok(Vec::new()));
    }
}

async fn who_declines_is_not_asked_again_and_nobody_is_told(kind: Kind) {
    let Some((_home, store)) = fresh(kind).await else {
        return;
    };
    anna_and_bela(&*store).await;
    assert_eq!(store.keep_wish(wish(ANNA, BELA, 10)).await, Ok(true));
    store.decline_wish(ANNA, BELA).await.expect("done");
    assert_eq!(store.keep_wish(wish(ANNA, BELA, 20)).await, Ok(true));
    assert_eq!(bonds(&*store, BELA).await, []);
    assert_eq!(store.unread(BELA).await, Ok(0));
    assert_eq!(
        bonds(&*store, ANNA).await,
        [("Béla".to_owned(), Bond::Asked)]
    );
    // They may think better of it.
    assert_eq!(store.keep_wish(wish(BELA, ANNA, 30)).await, Ok(true));
    assert_eq!(
        bonds(&*store, ANNA).await,
        [("Béla".to_owned(), Bond::Friends)]
    );
}

async fn whoever_is_blocked_is_no_friend(kind: Kind) {
    let Some((_home, store)) = fresh(kind).await else {
        return;
    };
    anna_and_bela(&*store).await;
    for (who, whom) in [(ANNA, BELA), (BELA, ANNA)] {
        assert_eq!(store.keep_wish(wish(who, whom, 10)).await, Ok(true));
    }
    for (regard, friends) in [(Regard::Muted, 1), (Regard::Blocked, 0)] {
        let regarded = Regarded {
            who: BELA,
            whom: ANNA,
            regard,
            name: String::new(),
            since: 5,
        };
        assert_eq!(store.keep_regard(regarded, true).await, Ok(true));
        for who in [ANNA, BELA] {
            assert_eq!(bonds(&*store, who).await.len(), friends, "{regard:?}");
        }
    }
}

async fn nobody_has_friends_without_end(kind: Kind) {
    let Some((_home, store)) = fresh(kind).await else {
        return;
    };
    let other = |number: usize| {
        let mut id = [9; 16];
        id[..8].copy_from_slice(&number.to_be_bytes());
        VisitorId(id)
    };
    let rest = Rest {
        wishes: (0..MOST_FRIENDS)
            .map(|one| wish(ANNA, other(one), 1))
            .collect(),
        ..Rest::default()
    };
    store.keep_rest(rest).await.expect("stored");
    assert_eq!(store.keep_wish(wish(ANNA, BELA, 2)).await, Ok(false));
    assert_eq!(store.keep_wish(wish(ANNA, other(0), 2)).await, Ok(true));
    assert_eq!(store.keep_wish(wish(BELA, ANNA, 2)).await, Ok(true));
}

async fn friends_part_with_an_account(kind: Kind) {
    let Some((_home, store)) = fresh(kind).await else {
        return;
    };
    anna_and_bela(&*store).await;
    for (who, whom) in [(ANNA, BELA), (BELA, ANNA)] {
        assert_eq!(store.keep_wish(wish(who, whom, 10)).await, Ok(true));
    }
    let erased = store.erase(ANNA, "former player".to_owned());
    assert_eq!(erased.await, Ok(()));
    assert_eq!(store.friends(BELA).await, Ok(Vec::new()));
    assert_eq!(store.rest().await.expect("read").wishes, []);
    // The operator's command forgets them too.
    assert_eq!(store.keep_wish(wish(BELA, HOST, 10)).await, Ok(true));
    assert_eq!(store.forget(BELA).await, Ok(true));
    assert_eq!(store.rest().await.expect("read").wishes, []);
}

async fn wishes_are_moved(kind: Kind) {
    let Some((_home, store)) = fresh(kind).await else {
        return;
    };
    let declined = FriendWish {
        declined: true,
        ..wish(BELA, ANNA, 20)
    };
    let rest = Rest {
        wishes: vec![wish(ANNA, BELA, 10), declined],
        ..Rest::default()
    };
    // An attempt that failed halfway is made again.
    for _ in 0..2 {
        store.keep_rest(rest.clone()).await.expect("stored");
        assert_eq!(store.rest().await.expect("read").wishes, rest.wishes);
    }
}

async fn a_table_tells_where_people_with_an_account_sit(kind: Kind) {
    let Some((_home, store)) = fresh(kind).await else {
        return;
    };
    anna_and_bela(&*store).await;
    let mut sits = seats();
    for (seat, visitor, taken) in [(0, HOST, true), (1, BELA, true)] {
        sits[seat] = SeatRecord {
            visitor: Some(visitor),
            taken,
            ..sits[seat].clone()
        };
    }
    let (record, other) = (table(1), table(2));
    store
        .create(record.clone(), sits.clone())
        .await
        .expect("stored");
    assert_eq!(
        store.accounts_at(record.id).await,
        Ok(vec![(Seat(1), BELA)])
    );
    sits[1].taken = false;
    store.create(other.clone(), sits).await.expect("stored");
    assert_eq!(store.accounts_at(other.id).await, Ok(Vec::new()));
}

/// The last seat, kept for somebody.
fn kept_for(visitor: VisitorId, issue: u32) -> SeatRecord {
    SeatRecord {
        visitor: Some(visitor),
        taken: false,
        issue,
        ..seats()[1].clone()
    }
}

fn invited(visitor: VisitorId, number: u32) -> Called {
    let kind = CallKind::Invite;
    Called {
        calls: vec![Call { visitor, kind }],
        number,
        at: 9,
    }
}

fn channel(visitor: VisitorId, kinds: i64) -> Channel {
    Channel {
        visitor,
        name: "webhook".to_owned(),
        kinds,
        settings: "{}".to_owned(),
    }
}

async fn an_invitation_is_written_with_its_seat_and_goes_with_it(kind: Kind) {
    let Some((home, store)) = fresh(kind).await else {
        return;
    };
    let record = table(1);
    store.create(record.clone(), seats()).await.expect("stored");
    let wanted = channel(FRIEND, CallKind::Invite.bit());
    store.keep_channel(wanted).await.expect("stored");
    let invite = |issue: u32, visitor: VisitorId| {
        let called = invited(visitor, issue);
        store.seat_and_call(record.id, issue - 1, kept_for(visitor, issue), None, called)
    };
    // Whoever comes too late invites nobody.
    assert_eq!(invite(7, FRIEND).await, Ok(false));
    assert_eq!(store.unread(FRIEND).await, Ok(0));
    assert_eq!(invite(1, FRIEND).await, Ok(true));
    let there = home.open().await;
    let notices = there.notices(FRIEND, 9).await.expect("read");
    let found: Vec<_> = notices.iter().map(|one| (one.kind, one.number)).collect();
    assert_eq!(found, [(CallKind::Invite, 1)]);
    let due = there.claim_calls(100, 0, 60, 9).await.expect("read");
    assert_eq!(due.len(), 1, "it is told at once");
    // Another one is invited instead: the first invitation is gone wherever it was.
    assert_eq!(invite(2, HOST).await, Ok(true));
    assert_eq!(there.notices(FRIEND, 9).await, Ok(Vec::new()));
    assert_eq!(there.unread(HOST).await, Ok(1));
    let due = there.claim_calls(1_000, 0, 60, 9).await.expect("read");
    assert_eq!(due, []);
    // Whoever has taken the seat is not invited any more.
    let taken = SeatRecord {
        taken: true,
        ..kept_for(HOST, 3)
    };
    let sits = store.seat(record.id, 2, taken, None);
    assert_eq!(sits.await, Ok(true));
    assert_eq!(store.unread(HOST).await, Ok(0));
}

async fn a_rematch_calls_once(kind: Kind) {
    let Some((home, store)) = fresh(kind).await else {
        return;
    };
    let other = home.open().await;
    let old = table(1);
    store.create(old.clone(), seats()).await.expect("stored");
    let mut kept = seats();
    kept[1] = kept_for(FRIEND, 0);
    let (first, second) = tokio::join!(
        store.play_again(old.id, table(2), kept.clone(), invited(FRIEND, 1)),
        other.play_again(old.id, table(3), kept.clone(), invited(FRIEND, 1)),
    );
    assert_eq!(first, second);
    let notices = store.notices(FRIEND, 9).await.expect("read");
    let tables: Vec<_> = notices.iter().map(|one| Ok(one.table)).collect();
    assert_eq!(tables, [first]);
}

async fn a_seat_that_was_kept_for_a_former_player_is_anybodys(kind: Kind) {
    let Some((_home, store)) = fresh(kind).await else {
        return;
    };
    anna_and_bela(&*store).await;
    let record = table(1);
    let mut kept = seats();
    kept[1] = SeatRecord {
        name: "Béla".to_owned(),
        ..kept_for(BELA, 0)
    };
    store.create(record.clone(), kept).await.expect("stored");
    let erased = store.erase(BELA, "former player".to_owned());
    assert_eq!(erased.await, Ok(()));
    let stored = store.load(record.id).await.expect("read").expect("there");
    let seat = &stored.seats[1];
    assert_eq!((seat.visitor, &*seat.name), (None, ""));
    assert!(seat.token.is_some(), "the host's link still opens it");
}

#[tokio::test]
async fn whoever_was_called_when_a_game_begins_is_called_for_invitations() {
    let (folder, store) = fresh_file().await;
    let (start, end) = (CallKind::Start.bit(), CallKind::End.bit());
    for (visitor, kinds) in [(FRIEND, start | end), (HOST, end)] {
        let kept = store.keep_channel(channel(visitor, kinds));
        kept.await.expect("stored");
    }
    drop(store);
    let mut connection = connect(&folder).await;
    for sql in [
        "DROP TABLE friend_wishes",
        "DROP TABLE notes",
        "ALTER TABLE visitors DROP COLUMN puzzles",
        "ALTER TABLE journal DROP COLUMN calls",
        "DROP TABLE journal_calls",
        "DELETE FROM _sqlx_migrations WHERE version >= 21",
    ] {
        let done = sqlx::query(sql).execute(&mut connection).await;
        done.expect("it goes back");
    }
    connection.close().await.expect("closed");
    let store = open_file(&folder).await;
    let invite = CallKind::Invite.bit();
    for (visitor, kinds) in [(FRIEND, start | end | invite), (HOST, end)] {
        let channels = store.channels(visitor).await.expect("read");
        assert_eq!(channels[0].kinds, kinds);
    }
}
