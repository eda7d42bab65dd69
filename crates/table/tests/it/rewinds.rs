//! Taking back freely, and rewinding with everybody's consent.

use catalog::GameError;
use engine::{DecisionNumber, RewindRefusal, Seat, Seats, UndoRefusal};
use serde_json::json;
use table::{
    Answer, Caller, Command, Entry, EntryKind, EntryNumber, SeatKind, TableAct, TableError,
    TableId, Undone, ViewAs,
};
use words::{Lang, Sign};

use crate::support::{Room, room, room_for, somebody};

use SeatKind::{Friend, HotSeat, Me};

/// Bids, aims and throws: the first seat leads.
async fn roll(room: &Room, table: TableId, callers: [&Caller; 2]) {
    room.bid(table, callers[0], 0, 0, 1).await.expect("legal");
    room.bid(table, callers[1], 1, 0, 0).await.expect("legal");
    for action in [json!({ "aim": "left" }), json!("throw")] {
        act(room, table, callers[0], action).await;
    }
}

async fn act(room: &Room, table: TableId, caller: &Caller, action: serde_json::Value) {
    let entry = room.position(table).await.entry.0;
    let answer = Answer::Action(action);
    let decided = room.decide(table, caller, 0, entry, answer).await;
    decided.expect("legal");
}

/// What is stored of the table.
fn stored(room: &Room, table: TableId) -> Vec<EntryKind> {
    let tables = room.store.tables();
    let entries = tables[&table].entries.iter();
    entries.map(|entry| entry.what.clone()).collect()
}

async fn looked<T: Send + 'static>(
    room: &Room,
    table: TableId,
    caller: &Caller,
    see: impl FnOnce(&table::TableView<'_>) -> T + Send,
) -> T {
    let looked = room.tables.look(table, caller, ViewAs::Own, see).await;
    looked.expect("there")
}

#[tokio::test]
async fn ones_own_decisions_are_taken_back_one_by_one() {
    let room = room().await;
    let host = somebody();
    let table = room.create(&host, &[Me, HotSeat]).await.table;
    roll(&room, table, [&host, &host]).await;
    // The second round: both bid, and the first seat aims.
    room.bid(table, &host, 0, 4, 1).await.expect("legal");
    room.bid(table, &host, 1, 4, 0).await.expect("legal");
    act(&room, table, &host, json!({ "aim": "right" })).await;
    let entry = room.position(table).await.entry.0;
    let undone = room.undo(table, &host, entry).await.expect("free");
    assert_eq!(undone.position.decisions, DecisionNumber(6));
    // The bids lie open: that is no longer free, and nobody is asked.
    let refused = room.undo(table, &host, undone.position.entry.0).await;
    let refusal = GameError::Undo(UndoRefusal::AnotherActed);
    assert_eq!(refused.err(), Some(TableError::Game(refusal)));
    assert_eq!(room.position(table).await, undone.position);
    let to = looked(&room, table, &host, |view| view.rewind_to().map(|to| to.0)).await;
    assert_eq!(to, Some(4), "before the own bid");
}

#[tokio::test]
async fn nothing_is_offered_where_there_is_nothing_to_take_back() {
    let room = room().await;
    let (host, friend) = (somebody(), somebody());
    let table = room.create(&host, &[Me, Friend]).await.table;
    room.join(table, &friend, Some(1)).await.expect("open");
    room.bid(table, &friend, 1, 0, 0).await.expect("legal");
    let offered = looked(&room, table, &host, |view| {
        (view.can_undo().is_ok(), view.rewind_to())
    });
    assert_eq!(offered.await, (false, None), "the first seat has not bid");
}

#[tokio::test]
async fn a_rewind_is_agreed_to_logged_and_brings_new_dice() {
    let mut same = 0;
    for _ in 0..8 {
        let room = room().await;
        let (host, friend) = (somebody(), somebody());
        let table = room.create(&host, &[Me, Friend]).await.table;
        room.join(table, &friend, Some(1)).await.expect("open");
        roll(&room, table, [&host, &friend]).await;
        let points = room.view(table).await["points"][0].clone();
        let asked = room.rewind(table, &host, 4, 3).await.expect("asked");
        assert!(!asked.undone);
        let grant = Command::AnswerUndo {
            seat: Some(Seat(1)),
            request: asked.position.entry,
            grant: true,
        };
        room.execute(table, &friend, grant).await.expect("granted");
        assert_eq!(room.position(table).await.decisions, DecisionNumber(3));
        let last = stored(&room, table).pop().expect("entries");
        assert_eq!(
            last,
            EntryKind::TableAct(TableAct::Rewind(Seat(0), DecisionNumber(3)))
        );
        act(&room, table, &host, json!("throw")).await;
        same += u8::from(room.view(table).await["points"][0] == points);

        let told = looked(&room, table, &friend, |view| {
            let lines = view.log(DecisionNumber::SET_UP, Lang::En).expect("begun");
            let rewinds = lines.iter().filter(|line| line.line.sign == Sign::Rewind);
            (rewinds.count(), view.rewinds())
        });
        assert_eq!(told.await, (1, 1));
        // Another server reads the same from what is stored.
        let other = room_for(room.store.clone(), 10).await;
        assert_eq!(other.view(table).await, room.view(table).await);
    }
    assert!(same < 8, "the same roll 8 of 8 times");
}

/// A table of three people after the first throw: the first seat leads.
async fn three_people() -> (Room, TableId, [Caller; 3]) {
    let room = room().await;
    let callers = [somebody(), somebody(), somebody()];
    let created = room.create(&callers[0], &[Me, Friend, Friend]).await;
    let table = created.table;
    for (caller, seat) in callers.iter().zip(0..).skip(1) {
        room.join(table, caller, Some(seat)).await.expect("open");
    }
    for (caller, seat) in callers.iter().zip(0..) {
        let bid = u8::from(seat == 0);
        room.bid(table, caller, seat, 0, bid).await.expect("legal");
    }
    act(&room, table, &callers[0], json!({ "aim": "left" })).await;
    act(&room, table, &callers[0], json!("throw")).await;
    (room, table, callers)
}

/// Answers a request to rewind.
async fn answer(
    room: &Room,
    table: TableId,
    (caller, seat): (&Caller, u8),
    request: EntryNumber,
    grant: bool,
) -> Result<Undone, TableError> {
    let answer = Command::AnswerUndo {
        seat: Some(Seat(seat)),
        request,
        grant,
    };
    match room.execute(table, caller, answer).await? {
        table::Done::Undone(undone) => Ok(undone),
        other => panic!("{other:?}"),
    }
}

/// Who has not yet agreed to the rewind that somebody wants.
async fn waiting(room: &Room, table: TableId, caller: &Caller) -> Option<Seats> {
    let request = |view: &table::TableView<'_>| view.request().map(|request| request.waiting);
    looked(room, table, caller, request).await
}

#[tokio::test]
async fn with_three_people_everybody_else_has_to_agree() {
    let (room, table, [host, friend, third]) = three_people().await;
    let (friend, third) = ((&friend, 1), (&third, 2));
    let (one, two) = (Seats::only(Seat(1)), Seats::only(Seat(2)));
    let asked = room.rewind(table, &host, 5, 4).await.expect("asked");
    let request = asked.position.entry;
    assert!(!asked.undone);
    let both: Seats = one.iter().chain(two.iter()).collect();
    assert_eq!(waiting(&room, table, &host).await, Some(both));
    let first = answer(&room, table, friend, request, true).await;
    assert!(!first.expect("agrees").undone, "one of two is not all");
    assert_eq!(room.position(table).await.decisions, DecisionNumber(5));
    assert_eq!(waiting(&room, table, &host).await, Some(two));
    let twice = answer(&room, table, friend, request, true).await;
    assert_eq!(twice.err(), Some(TableError::NotYourSeat));
    let all = answer(&room, table, third, request, true).await;
    assert!(all.expect("agrees").undone);
    assert_eq!(room.position(table).await.decisions, DecisionNumber(4));

    // One who refuses is enough.
    act(&room, table, &host, json!("throw")).await;
    let entry = room.position(table).await.entry.0;
    let asked = room.rewind(table, &host, entry, 4).await.expect("asked");
    let request = asked.position.entry;
    let agreed = answer(&room, table, third, request, true).await;
    assert!(!agreed.expect("agrees").undone);
    let refused = answer(&room, table, friend, request, false).await;
    assert!(!refused.expect("refuses").undone);
    assert_eq!(waiting(&room, table, &host).await, None);
    assert_eq!(room.position(table).await.decisions, DecisionNumber(5));
    let late = answer(&room, table, third, request, true).await;
    assert_eq!(late.err(), Some(TableError::NoRequest));
    assert!(looked(&room, table, &host, |view| view.rewinds() == 1).await);
}

#[tokio::test]
async fn a_rewind_waits_no_longer_for_a_seat_that_a_bot_takes() {
    let (room, table, [host, friend, third]) = three_people().await;
    let asked = room.rewind(table, &host, 5, 4).await.expect("asked");
    let request = asked.position.entry;
    let agreed = answer(&room, table, (&friend, 1), request, true).await;
    assert!(!agreed.expect("agrees").undone);
    room.replace_by_bot(table, &third, 2).await.expect("own");
    assert_eq!(room.position(table).await.decisions, DecisionNumber(4));
    assert_eq!(waiting(&room, table, &host).await, None);
    // It is stored, and another server reads it so.
    let other = room_for(room.store.clone(), 10).await;
    assert_eq!(other.view(table).await, room.view(table).await);
}

#[tokio::test]
async fn a_rewind_that_does_nothing_or_comes_too_late_is_refused() {
    let room = room().await;
    let (host, friend) = (somebody(), somebody());
    let table = room.create(&host, &[Me, Friend]).await.table;
    room.join(table, &friend, Some(1)).await.expect("open");
    roll(&room, table, [&host, &friend]).await;
    let nothing = room.rewind(table, &host, 4, 4).await;
    let refusal = GameError::Rewind(RewindRefusal::Nothing);
    assert_eq!(nothing.err(), Some(TableError::Game(refusal)));
    let stale = room.rewind(table, &host, 3, 0).await;
    assert_eq!(stale.err(), Some(TableError::Stale));
}

#[tokio::test]
async fn what_an_older_kroniek_took_back_replays_as_it_did() {
    // A game in which the others agreed to take a throw back: the same die was thrown again.
    let room = room().await;
    let host = somebody();
    let table = room.create(&host, &[Me, HotSeat]).await.table;
    roll(&room, table, [&host, &host]).await;
    let before = room.view(table).await;
    let to = DecisionNumber(3);
    let old = [
        EntryKind::TableAct(TableAct::Ask(Seat(0), to)),
        EntryKind::TableAct(TableAct::Grant(Seat(1))),
        EntryKind::TableAct(TableAct::Undo(Seat(0), to)),
        EntryKind::Decision(Seat(0), json!("throw")),
    ];
    {
        let mut tables = room.store.tables();
        let stored = tables.get_mut(&table).expect("created");
        let entries = old.into_iter().map(|what| Entry { at: 1, what });
        stored.entries.extend(entries);
    }
    let later = room_for(room.store.clone(), 10).await;
    assert_eq!(later.view(table).await, before, "the same die");
    let position = later.position(table).await;
    assert_eq!((position.entry.0, position.decisions.0), (8, 4));
    let rewinds = looked(&later, table, &host, |view| view.rewinds() as u32).await;
    assert_eq!(rewinds, 0);

    // From now on it is rewound like any other.
    let rewound = later.rewind(table, &host, 8, 3).await.expect("alone");
    assert!(rewound.undone);
    let again = room_for(room.store.clone(), 10).await;
    assert_eq!(again.position(table).await, rewound.position);
    assert_eq!(again.view(table).await, later.view(table).await);
}
