//! Players who do not come back.

use engine::Seat;
use table::{Caller, Command, Done, Holder, SeatKind, TableError, TableId, ViewAs};

use crate::support::{LANG, Room, clock, hours_pass, room, room_for, somebody};

use SeatKind::{Friend, Me};

/// A table where the host has bid and waits for a friend.
async fn waiting() -> (Room, TableId, Caller, Caller) {
    let room = room().await;
    let (host, friend) = (somebody(), somebody());
    let table = room.create(&host, &[Me, Friend]).await.table;
    room.join(table, &friend, Some(1))
        .await
        .expect("open to all");
    room.bid(table, &host, 0, 0, 1).await.expect("legal");
    (room, table, host, friend)
}

/// For how long the caller is told that the seat's player has been away.
async fn away(room: &Room, table: TableId, caller: &Caller) -> Option<u32> {
    let looked = room
        .tables
        .look(table, caller, ViewAs::Own, |view| view.seats(LANG)[1].away);
    looked.await.expect("anybody may look")
}

#[tokio::test]
async fn a_seat_is_kept_for_a_day_and_then_a_bot_can_play_on() {
    let (room, table, host, friend) = waiting().await;
    let replace = async |caller: Caller| room.replace_by_bot(table, &caller, 1).await;
    hours_pass(23);
    assert_eq!(replace(host.clone()).await, Err(TableError::StillHere(24)));
    assert_eq!(away(&room, table, &host).await, None);
    hours_pass(1);
    assert_eq!(away(&room, table, &host).await, Some(24));
    assert_eq!(away(&room, table, &Caller::stranger()).await, None);
    assert_eq!(
        replace(Caller::stranger()).await,
        Err(TableError::NotYourSeat),
        "nobody from outside decides that"
    );
    // What is told by the clock is the same after the table was read again.
    let again = room_for(room.store.clone(), 10).await;
    assert_eq!(away(&again, table, &host).await, Some(24));
    replace(host.clone()).await.expect("a day has passed");
    let turn = room.tables.bot_turn(table).await.expect("readable");
    assert_eq!(turn.expect("the bot bids").seat, Seat(1));
    let late = room.bid(table, &friend, 1, 0, 0).await;
    assert_eq!(late, Err(TableError::BotPlays));
}

#[tokio::test]
async fn whoever_moves_in_time_keeps_their_seat() {
    let (room, table, host, friend) = waiting().await;
    hours_pass(23);
    room.bid(table, &friend, 1, 0, 0).await.expect("in time");
    hours_pass(23);
    for seat in [0, 1] {
        let replaced = room.replace_by_bot(table, &friend, seat);
        let expected = if seat == 1 {
            Ok(())
        } else {
            Err(TableError::StillHere(24))
        };
        assert_eq!(
            replaced.await,
            expected,
            "one's own seat is always free to give"
        );
    }
    let invited = room.invite(table, &host, 0).await;
    assert_eq!(invited.err(), Some(TableError::NotYourSeat));
}

#[tokio::test]
async fn somebody_else_takes_the_seat_by_a_new_invitation() {
    let (room, table, host, friend) = waiting().await;
    let early = room.invite(table, &host, 1).await;
    assert_eq!(early.err(), Some(TableError::StillHere(24)));
    hours_pass(30);
    let not_host = room.invite(table, &friend, 0).await;
    assert_eq!(not_host.err(), Some(TableError::NotYourSeat));
    let invited = room.invite(table, &host, 1).await;
    let token = invited.expect("a day has passed").token;
    let looked = room.tables.look(table, &host, ViewAs::Own, |view| {
        (view.seats(LANG)[1].holder, view.tokens())
    });
    let (holder, tokens) = looked.await.expect("there");
    assert_eq!(holder, Holder::Open);
    assert!(
        tokens.contains(&(Seat(1), token.clone())),
        "the host can send it"
    );
    let late = room.bid(table, &friend, 1, 0, 0).await;
    assert_eq!(late, Err(TableError::NotYourSeat));
    let newcomer = somebody();
    let invited = Caller {
        token: Some(token),
        ..newcomer.clone()
    };
    let joined = room.join(table, &invited, None).await;
    assert_eq!(joined.expect("open").seat, Seat(1));
    room.bid(table, &newcomer, 1, 0, 0)
        .await
        .expect("the game goes on where it was");
}

const TAKE_BACK: Command = Command::TakeBack { seat: None };

/// Who plays the second seat.
async fn holder(room: &Room, table: TableId) -> Holder {
    let stranger = Caller::stranger();
    let looked = room.tables.look(table, &stranger, ViewAs::Own, |view| {
        view.seats(LANG)[1].holder
    });
    looked.await.expect("anybody may look")
}

/// Whoever stayed away for a day takes their seat back from the bot, or before the one who was invited comes.
#[tokio::test]
async fn a_seat_that_was_given_away_can_be_taken_back() {
    let room = room().await;
    let (host, friend) = (somebody(), somebody());
    let table = room.create(&host, &[Me, Friend]).await.table;
    room.join(table, &friend, Some(1)).await.expect("open");
    room.bid(table, &host, 0, 0, 1).await.expect("legal");
    hours_pass(24);
    room.replace_by_bot(table, &host, 1).await.expect("a day");
    assert_eq!(room.woken().await, [table]);
    let again = room_for(room.store.clone(), 10).await;
    assert_eq!(holder(&again, table).await, Holder::Bot);
    again
        .execute(table, &friend, TAKE_BACK)
        .await
        .expect("theirs");
    hours_pass(24);
    let invited = again.invite(table, &host, 1).await.expect("a day").token;
    // Nobody who sits here takes another's hand, by a link or without.
    let with_link = Caller {
        token: Some(invited.clone()),
        ..host.clone()
    };
    let second = again.join(table, &with_link, None).await;
    assert_eq!(second.err(), Some(TableError::AlreadySeated));
    let second = again.join(table, &host, Some(1)).await;
    assert_eq!(second.err(), Some(TableError::AlreadySeated));
    let done = again.execute(table, &friend, TAKE_BACK).await;
    assert!(matches!(done, Ok(Done::Seat(_))), "nobody has come yet");
    let newcomer = Caller {
        token: Some(invited),
        ..somebody()
    };
    let late = again.join(table, &newcomer, None).await;
    assert_eq!(late.err(), Some(TableError::BadLink));
    again
        .bid(table, &friend, 1, again.position(table).await.entry.0, 0)
        .await
        .expect("the game goes on");
}

/// A player who is known by a secret alone comes back with it.
#[tokio::test]
async fn a_secret_is_enough_to_take_a_seat_back() {
    let room = room().await;
    let host = somebody();
    let table = room.create(&host, &[Me, Friend]).await.table;
    let joined = room.join(table, &Caller::stranger(), Some(1)).await;
    let friend = Caller::token(joined.expect("open").token);
    room.bid(table, &host, 0, 0, 0).await.expect("legal");
    hours_pass(24);
    room.invite(table, &host, 1).await.expect("a day");
    let done = room.execute(table, &friend, TAKE_BACK).await;
    let Ok(Done::Seat(seat)) = done else {
        panic!("{done:?}");
    };
    let friend = Caller::token(seat.token);
    room.replace_by_bot(table, &friend, 1)
        .await
        .expect("one's own");
    room.execute(table, &friend, TAKE_BACK)
        .await
        .expect("theirs");
    room.bid(table, &friend, 1, room.position(table).await.entry.0, 0)
        .await
        .expect("legal");
}

/// Until when the friend says that they are away.
async fn away_until(room: &Room, table: TableId) -> Option<i64> {
    let stranger = Caller::stranger();
    let looked = room.tables.look(table, &stranger, ViewAs::Own, |view| {
        view.seats(LANG)[1].away_until
    });
    looked.await.expect("anybody may look")
}

#[tokio::test]
async fn without_a_clock_a_player_tells_the_others_until_when_they_are_away() {
    let (room, table, host, friend) = waiting().await;
    let off = async |caller: &Caller, days| {
        let seat = Some(Seat(1));
        let off = Command::Holiday { seat, days };
        room.tables
            .execute(table, caller, off, LANG)
            .await
            .map(drop)
    };
    assert_eq!(off(&friend, 61).await, Err(TableError::NoHolidays(60)));
    assert_eq!(off(&host, 3).await, Err(TableError::NotYourSeat));
    assert_eq!(away_until(&room, table).await, None);
    off(&friend, 3).await.expect("they say so");
    let until = Some(clock() + 3 * 24 * 3_600);
    assert_eq!(away_until(&room, table).await, until);
    // It is only said: whoever waits can still let a bot play.
    hours_pass(24);
    assert_eq!(away(&room, table, &host).await, Some(24));
    let again = room_for(room.store.clone(), 10).await;
    assert_eq!(away_until(&again, table).await, until);
    hours_pass(48);
    assert_eq!(away_until(&room, table).await, None);
    off(&friend, 30).await.expect("again");
    assert!(away_until(&room, table).await.is_some());
    off(&friend, 0).await.expect("they are back");
    assert_eq!(away_until(&room, table).await, None);
}
