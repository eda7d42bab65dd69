//! What may be done at a table, and what follows.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use bots::Level;
use catalog::{ErrorCode, Tell};
use engine::{DecisionNumber, Seat, Seats, Viewer};
use serde_json::json;
use table::{
    Answer, Caller, Command, Entry, EntryKind, EntryNumber, NewsKind, SeatKind, Stage, TableError,
    TableId, ViewAs,
};
use words::Lang;

use crate::support::{Room, plan, room, room_for, somebody};

use SeatKind::{Bot, Friend, HotSeat, Me};

#[tokio::test]
async fn a_failing_store_changes_nothing_and_nobody_hears_of_it() {
    let room = room().await;
    let host = somebody();
    let table = room.create(&host, &[Me, HotSeat]).await.table;
    let listened = room.tables.listen(table, &Caller::stranger()).await;
    let (_, mut news) = listened.expect("anybody may look");
    room.store.full.store(true, Ordering::Relaxed);
    let failed = room.bid(table, &host, 0, 0, 1).await;
    assert!(matches!(failed, Err(TableError::Store(_))), "{failed:?}");
    assert_eq!(room.position(table).await.entry.0, 0);
    assert_eq!(news.heard(), None);
    room.store.full.store(false, Ordering::Relaxed);
    let decided = room
        .bid(table, &host, 0, 0, 1)
        .await
        .expect("the disk has room again");
    assert_eq!((decided.position.entry.0, decided.repeated), (1, false));
    assert_eq!(news.heard().map(|news| news.kind), Some(NewsKind::Position));
}

#[tokio::test]
async fn two_servers_on_one_store_never_lose_a_decision() {
    let one = room().await;
    let two = room_for(one.store.clone(), 10).await;
    let host = somebody();
    let table = one.create(&host, &[Me, HotSeat]).await.table;
    assert_eq!(two.position(table).await.entry.0, 0);
    one.bid(table, &host, 0, 0, 1).await.expect("first");
    // The other server has not heard of it, and still nothing is lost or done twice.
    let again = two.bid(table, &host, 0, 0, 1).await.expect("the same");
    assert!(again.repeated);
    assert_eq!(one.bid(table, &host, 0, 0, 2).await, Err(TableError::Stale));
    let second = two.bid(table, &host, 1, 0, 0).await.expect("simultaneous");
    assert_eq!(second.position.entry.0, 2);
    assert_eq!(one.store.tables()[&table].entries.len(), 2);
}

#[tokio::test]
async fn memory_is_bounded_and_forgetting_changes_nothing() {
    let room = room_for(Arc::default(), 2).await;
    let host = somebody();
    let mut tables = Vec::new();
    for amount in 0..3 {
        let table = room.create(&host, &[Me, HotSeat]).await.table;
        room.bid(table, &host, 0, 0, amount).await.expect("legal");
        tables.push((table, room.view(table).await));
    }
    let loads = room.store.loads.load(Ordering::Relaxed);
    assert_eq!(room.view(tables[2].0).await, tables[2].1);
    assert_eq!(
        room.store.loads.load(Ordering::Relaxed),
        loads,
        "still in memory"
    );
    for (table, before) in &tables {
        assert_eq!(room.view(*table).await, *before);
        let again = room
            .bid(*table, &host, 1, 0, 0)
            .await
            .expect("on the first position");
        assert_eq!(again.position.entry.0, 2);
    }
    assert!(room.store.loads.load(Ordering::Relaxed) > loads);
}

#[tokio::test]
async fn names_that_nobody_has_push_no_table_out_of_memory() {
    let room = room_for(Arc::default(), 1).await;
    let host = somebody();
    let table = room.create(&host, &[Me, HotSeat]).await.table;
    room.view(table).await;
    let loads = room.store.loads.load(Ordering::Relaxed);
    let unknown = TableId::random();
    // Both wait for the same answer.
    let (one, other) = tokio::join!(
        room.tables.listen(unknown, &host),
        room.tables.position(unknown, &host)
    );
    assert_eq!(one.err(), Some(TableError::UnknownTable));
    assert_eq!(other.err(), Some(TableError::UnknownTable));
    room.view(table).await;
    let again = room.store.loads.load(Ordering::Relaxed) - loads;
    assert_eq!(again, 2, "only the unknown one was looked for");
}

#[tokio::test]
async fn who_takes_the_last_seat_begins_the_game_or_does_not_sit() {
    let room = room().await;
    let (host, friend) = (somebody(), somebody());
    let table = room.create(&host, &[Me, Friend]).await.table;
    room.store.full.store(true, Ordering::Relaxed);
    let failed = room.join(table, &friend, Some(1)).await;
    assert!(matches!(failed, Err(TableError::Store(_))), "{failed:?}");
    let is_taken = || room.store.tables()[&table].seats[1].taken;
    let started = || room.store.tables()[&table].table.started;
    assert_eq!((is_taken(), started()), (false, None));
    room.store.full.store(false, Ordering::Relaxed);
    room.join(table, &friend, Some(1))
        .await
        .expect("there is room again");
    assert_eq!((is_taken(), started().is_some()), (true, true));

    // As an older server has left it that was killed in between.
    let stored = |room: &Room| room.store.tables()[&table].clone();
    room.store
        .tables()
        .get_mut(&table)
        .expect("there")
        .table
        .started = None;
    let other = room_for(room.store.clone(), 10).await;
    assert_eq!(other.position(table).await.to_act.len(), 2, "it goes on");
    assert!(stored(&other).table.started.is_some());
}

#[tokio::test]
async fn nothing_is_left_of_those_who_listened() {
    let room = room().await;
    let host = somebody();
    let mut secret = plan(&[Me, HotSeat]);
    secret.private = true;
    let secret = room.tables.create(&host, secret).await;
    let secret = secret.expect("toys are easy").table;
    for table in [TableId::random(), secret] {
        let refused = room.tables.listen(table, &Caller::stranger()).await;
        assert_eq!(refused.err(), Some(TableError::UnknownTable));
        assert_eq!(room.tables.listened_to(), 0);
    }
    let (_, one) = room.tables.listen(secret, &host).await.expect("there");
    let (_, mut other) = room.tables.listen(secret, &host).await.expect("there");
    drop(one);
    assert_eq!(room.tables.listened_to(), 1);
    room.bid(secret, &host, 0, 0, 1).await.expect("legal");
    assert!(other.heard().is_some(), "the other one still listens");
    drop(other);
    assert_eq!(room.tables.listened_to(), 0);
}

#[tokio::test]
async fn an_undo_freely_taken_does_not_disturb_the_others() {
    let room = room().await;
    let host = somebody();
    let table = room.create(&host, &[Me, HotSeat]).await.table;
    room.bid(table, &host, 0, 0, 1).await.expect("legal");
    let undone = room.undo(table, &host, 1).await.expect("free");
    assert_eq!((undone.undone, undone.position.entry.0), (true, 2));
    // Made on the position before both; the first bid arrives again and is not done again.
    room.bid(table, &host, 1, 0, 0)
        .await
        .expect("still the same decision");
    assert_eq!(
        room.bid(table, &host, 0, 0, 1).await,
        Err(TableError::Stale)
    );
    let position = room.position(table).await;
    assert_eq!(
        (position.decisions.0, position.to_act),
        (1, Seats::only(Seat(0)))
    );
}

#[tokio::test]
async fn entries_go_on_counting_where_decisions_are_taken_back() {
    let room = room().await;
    let host = somebody();
    let table = room.create(&host, &[Me, HotSeat]).await.table;
    room.bid(table, &host, 0, 0, 1).await.expect("legal");
    room.undo(table, &host, 1).await.expect("free");
    let asked = room
        .tables
        .look(table, &host, ViewAs::Own, |view| view.decision(Lang::En));
    let asked = asked.await.expect("there").expect("begun");
    let asked = asked.expect("to act");
    assert_eq!(asked.entry, EntryNumber(2));
    assert_eq!(asked.decision.decisions, DecisionNumber::SET_UP);
}

#[tokio::test]
async fn who_plays_alone_need_not_ask_anybody() {
    let room = room().await;
    let host = somebody();
    let table = room.create(&host, &[Me, HotSeat, Bot]).await.table;
    for seat in 0..2 {
        room.bid(table, &host, seat, 0, 0).await.expect("legal");
    }
    let turn = room
        .tables
        .bot_turn(table)
        .await
        .expect("readable")
        .expect("the bot bids");
    room.tables
        .decide_for_bot(table, &turn, 0)
        .await
        .expect("legal");
    let before = room.position(table).await;
    assert_eq!(before.decisions.0, 3, "the bids are shown");
    let undone = room.rewind(table, &host, before.entry.0, 0).await;
    let undone = undone.expect("nobody to ask");
    assert_eq!((undone.undone, undone.position.decisions.0), (true, 0));
    let late = room.tables.decide_for_bot(table, &turn, 0).await;
    assert_eq!(late, Err(TableError::Stale));
}

#[tokio::test]
async fn a_bot_that_takes_a_seat_has_no_opinion_on_requests() {
    let room = room().await;
    let (host, friend) = (somebody(), somebody());
    let table = room.create(&host, &[Me, Friend]).await.table;
    room.join(table, &friend, Some(1))
        .await
        .expect("open to all");
    room.bid(table, &host, 0, 0, 0).await.expect("legal");
    room.bid(table, &friend, 1, 0, 0).await.expect("legal");
    let asked = room.rewind(table, &host, 2, 0).await.expect("asked");
    assert_eq!((asked.undone, asked.position.entry.0), (false, 3));
    room.replace_by_bot(table, &friend, 1)
        .await
        .expect("their own");
    // The bot sits down, and the game goes back.
    let position = room.position(table).await;
    assert_eq!((position.entry.0, position.decisions.0), (5, 0));
}

#[tokio::test]
async fn what_a_bot_grants_by_sitting_down_counts_only_when_it_is_stored() {
    let room = room().await;
    let (host, friend) = (somebody(), somebody());
    let table = room.create(&host, &[Me, Friend]).await.table;
    room.join(table, &friend, Some(1))
        .await
        .expect("open to all");
    room.bid(table, &host, 0, 0, 0).await.expect("legal");
    room.bid(table, &friend, 1, 0, 0).await.expect("legal");
    room.rewind(table, &host, 2, 0).await.expect("asked");
    room.store.full.store(true, Ordering::Relaxed);
    let failed = room.replace_by_bot(table, &friend, 1).await;
    assert!(matches!(failed, Err(TableError::Store(_))), "{failed:?}");
    let position = room.position(table).await;
    assert_eq!((position.entry.0, position.decisions.0), (3, 2));
}

#[tokio::test]
async fn a_private_table_is_not_admitted_to_whatever_a_stranger_wants() {
    let room = room().await;
    let mut private = plan(&[Me, Friend]);
    private.private = true;
    let created = room.tables.create(&somebody(), private).await;
    let table = created.expect("toys are easy").table;
    let (seat, entry) = (Some(Seat(0)), EntryNumber::NONE);
    for command in [
        Command::Join {
            seat,
            name: String::new(),
            contribution: String::new(),
        },
        Command::Rename {
            seat,
            name: String::new(),
        },
        Command::ReplaceByBot {
            seat: Seat(0),
            level: Level::Random,
        },
        Command::Invite { seat: Seat(0) },
        Command::Decide {
            seat,
            entry,
            answer: Answer::Index(0),
            ask_next: true,
        },
        Command::Undo { seat, entry },
        Command::Rewind {
            seat,
            entry,
            decisions: DecisionNumber::SET_UP,
        },
        Command::AnswerUndo {
            seat,
            request: entry,
            grant: true,
        },
        Command::Say {
            seat,
            text: "Who is there?".to_owned(),
        },
        Command::Hint { seat, entry },
    ] {
        let done = room.execute(table, &somebody(), command.clone()).await;
        assert_eq!(done.err(), Some(TableError::UnknownTable), "{command:?}");
    }
}

#[tokio::test]
async fn a_request_lapses_when_who_asked_goes_on_or_withdraws_it() {
    let room = room().await;
    let (host, friend) = (somebody(), somebody());
    let table = room.create(&host, &[Me, Friend]).await.table;
    room.join(table, &friend, Some(1))
        .await
        .expect("open to all");
    room.bid(table, &host, 0, 0, 0).await.expect("legal");
    room.bid(table, &friend, 1, 0, 0).await.expect("legal");
    let request = || async {
        let view = room.tables.look(table, &host, ViewAs::Own, |view| {
            Some(view.request()?.waiting)
        });
        view.await.expect("there")
    };
    room.rewind(table, &host, 2, 0).await.expect("asked");
    assert_eq!(request().await, Some(Seats::only(Seat(1))));
    let other = room.answer_undo(table, &host, 3, true).await;
    assert_eq!(
        other,
        Err(TableError::NotYourSeat),
        "nobody grants their own request"
    );
    room.answer_undo(table, &host, 3, false)
        .await
        .expect("withdrawn");
    assert_eq!(request().await, None);
    room.rewind(table, &host, 4, 0).await.expect("asked");
    let entry = room.position(table).await.entry.0;
    let on = room.decide(table, &host, 0, entry, Answer::Index(0)).await;
    on.expect("the tie is theirs");
    assert_eq!(request().await, None);
}

#[tokio::test]
async fn everybody_sees_what_they_may_see() {
    let room = room().await;
    let (host, friend) = (somebody(), somebody());
    let created = room.create(&host, &[Me, HotSeat, Friend]).await;
    let table = created.table;
    let viewer = async |caller: &Caller, look| room.tables.viewer(table, caller, look).await;
    assert_eq!(viewer(&host, ViewAs::Own).await, Ok(Viewer::Seat(Seat(0))));
    assert_eq!(
        viewer(&host, ViewAs::Seat(Seat(1))).await,
        Ok(Viewer::Seat(Seat(1)))
    );
    assert_eq!(
        viewer(&host, ViewAs::Seat(Seat(2))).await,
        Err(TableError::NotYourSeat)
    );
    assert_eq!(
        viewer(&host, ViewAs::Spectator).await,
        Ok(Viewer::Spectator)
    );
    assert_eq!(viewer(&friend, ViewAs::Own).await, Ok(Viewer::Spectator));
    assert_eq!(
        viewer(&friend, ViewAs::Seat(Seat(9))).await,
        Err(TableError::NotYourSeat)
    );

    // An invitation lets one look and sit down, not act.
    let invited = Caller {
        token: Some(created.tokens[2].1.clone()),
        ..friend.clone()
    };
    assert_eq!(viewer(&invited, ViewAs::Own).await, Ok(Viewer::Spectator));
    let joined = room.join(table, &invited, None).await;
    let again = room.join(table, &invited, None).await;
    assert_eq!(again, joined, "the first answer may have got lost");
    let again = again.expect("invited");
    let thief = Caller {
        token: invited.token,
        ..somebody()
    };
    let stolen = room.join(table, &thief, None).await;
    assert_eq!(stolen, Err(TableError::BadLink));
    assert_eq!(
        viewer(&friend, ViewAs::Own).await,
        Ok(Viewer::Seat(Seat(2)))
    );
    assert_eq!(
        viewer(&Caller::token(again.token), ViewAs::Own).await,
        Ok(Viewer::Seat(Seat(2)))
    );
    assert_eq!(
        viewer(&host, ViewAs::Seat(Seat(2))).await,
        Err(TableError::NotYourSeat)
    );
}

#[tokio::test]
async fn bots_are_called_when_they_are_to_act_and_after_a_restart() {
    let mut room = room().await;
    let host = somebody();
    let table = room.create(&host, &[Me, Friend]).await.table;
    assert!(room.bots.try_recv().is_err(), "no bot, no game");
    room.replace_by_bot(table, &host, 1)
        .await
        .expect("nobody came");
    assert_eq!(room.bots.try_recv(), Ok(table));
    let begun = room
        .tables
        .look(table, &host, ViewAs::Own, |view| {
            view.stage() == Stage::Playing
        })
        .await;
    assert_eq!(begun, Ok(true));
    let other = room_for(room.store.clone(), 10).await;
    assert_eq!(other.woken().await, [table]);
    let turn = other
        .tables
        .bot_turn(table)
        .await
        .expect("readable")
        .expect("it bids");
    assert_eq!(turn.seat, Seat(1));
    other
        .tables
        .decide_for_bot(table, &turn, 0)
        .await
        .expect("legal");
    assert!(
        other
            .tables
            .bot_turn(table)
            .await
            .expect("readable")
            .is_none()
    );
}

#[tokio::test]
async fn a_table_with_another_game_is_refused() {
    let room = room().await;
    let mut chess = plan(&[Me, Bot]);
    chess.game = "chess".to_owned();
    let refused = room.tables.create(&somebody(), chess).await;
    let refused = refused.expect_err("there is no chess");
    assert_eq!(refused.tell(Lang::En).code, ErrorCode::UnknownGame);
}

#[tokio::test]
async fn a_stored_game_that_fails_speaks_the_readers_language() {
    let room = room().await;
    let table = room.create(&somebody(), &[Me, HotSeat]).await.table;
    let too_much = Entry {
        at: 1,
        what: EntryKind::Decision(Seat(0), json!({ "bid": 9 })),
    };
    if let Some(stored) = room.store.tables().get_mut(&table) {
        stored.entries.push(too_much);
    }
    let again = room_for(room.store.clone(), 10).await;
    let failed = again.tables.position(table, &Caller::stranger()).await;
    let report = failed.expect_err("nobody has nine coins").tell(Lang::Nl);
    assert_eq!(report.code, ErrorCode::NotAllowed);
    assert!(report.message.ends_with("in de buidel."), "{report}");
}
