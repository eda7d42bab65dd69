//! Decisions that the table makes in a player's name.

use std::sync::Arc;

use catalog::{AnyGame, Catalog, ErasedGame, GameError};
use engine::{DecisionNumber, Seat, UndoRefusal};
use serde_json::{Value, json};
use table::SeatKind::{Friend, HotSeat, Me};
use table::{
    Answer, Caller, EntryKind, PassTurn, SeatKind, TableError, TableId, TableView, ViewAs, Visitor,
};
use testkit::{Toy, flaw};

use crate::support::{LANG, Room, clock, plan, room_with, seconds_pass, somebody};

static STEADY: &[&dyn AnyGame] = &[&ErasedGame::<Toy<{ flaw::STEADY }>>::NEW];
static WHISPERED: &[&dyn AnyGame] = &[&ErasedGame::<Toy<{ flaw::WHISPERED }>>::NEW];

/// A data file that makes the toy long.
const LONG: &str =
    "rounds = { value = 9, source = \"memory\" }\npurse = { value = 9, source = \"memory\" }\n";

async fn act(room: &Room, table: TableId, caller: &Caller, seat: u8, action: Value) {
    let entry = room.position(table).await.entry.0;
    let answer = Answer::Action(action);
    let decided = room.decide(table, caller, seat, entry, answer).await;
    decided.expect("legal");
}

/// Both bid, so that the first seat leads.
async fn bid(room: &Room, table: TableId, callers: [&Caller; 2]) {
    act(room, table, callers[0], 0, json!({ "bid": 0 })).await;
    act(room, table, callers[1], 1, json!({ "bid": 0 })).await;
}

async fn look<T: Send + 'static>(
    room: &Room,
    table: TableId,
    caller: &Caller,
    see: impl FnOnce(&TableView<'_>) -> T + Send,
) -> T {
    let looked = room.tables.look(table, caller, ViewAs::Own, see).await;
    looked.expect("there")
}

/// What is stored of the table, and whether the table decided it.
fn stored(room: &Room, table: TableId) -> Vec<(u8, bool)> {
    let tables = room.store.tables();
    let entries = tables[&table].entries.iter();
    entries
        .filter(|entry| !matches!(entry.what, EntryKind::TableAct(_)))
        .map(|entry| {
            let automatic = matches!(entry.what, EntryKind::Automatic { .. });
            (entry.what.seat().0, automatic)
        })
        .collect()
}

/// The decisions that this caller is told were automatic.
async fn told(room: &Room, table: TableId, caller: &Caller) -> Vec<u32> {
    look(room, table, caller, |view| {
        let lines = view.log(DecisionNumber::SET_UP, LANG).expect("begun");
        let automatic = lines.iter().filter(|line| line.automatic);
        automatic.map(|line| line.decision.0).collect()
    })
    .await
}

async fn table(room: &Room, kinds: &[SeatKind]) -> (TableId, [Caller; 2]) {
    let (host, friend) = (somebody(), somebody());
    let mut plan = plan(kinds);
    plan.data = Some(LONG.to_owned());
    let table = room.tables.create(&host, plan).await.expect("made").table;
    if kinds.contains(&Friend) {
        room.join(table, &friend, Some(1)).await.expect("open");
        (table, [host, friend])
    } else {
        (table, [host.clone(), host])
    }
}

#[tokio::test]
async fn a_single_choice_is_made_together_with_the_decision_before_it() {
    let room = room_with(Arc::default(), 10, STEADY).await;
    let (table, [host, friend]) = table(&room, &[Me, Friend]).await;
    bid(&room, table, [&host, &friend]).await;
    assert_eq!(stored(&room, table), [(0, false), (1, false), (0, true)]);
    assert_eq!(room.view(table).await["phase"], "throw");
    assert_eq!(told(&room, table, &host).await, [3]);
    assert_eq!(told(&room, table, &friend).await, [0_u32; 0]);
    // What it follows from was another's: there is nothing to take back.
    let refused = room.undo(table, &host, 3).await;
    let refusal = GameError::Undo(UndoRefusal::AnotherActed);
    assert_eq!(refused.err(), Some(TableError::Game(refusal)));
    // The same decision sent again is still the same.
    let again = room.bid(table, &friend, 1, 1, 0).await.expect("known");
    assert!(again.repeated);
    // Another server reads the same.
    let other = room_with(room.store.clone(), 10, STEADY).await;
    assert_eq!(other.view(table).await, room.view(table).await);
    assert_eq!(told(&other, table, &host).await, [3]);
    // If it cannot be stored, neither can the decision.
    act(&room, table, &host, 0, json!("hold")).await;
    bid(&room, table, [&host, &friend]).await;
    let before = room.position(table).await;
    room.store
        .full
        .store(true, std::sync::atomic::Ordering::Relaxed);
    let answer = Answer::Action(json!({ "aim": "right" }));
    let failed = room
        .decide(table, &host, 0, before.entry.0, answer.clone())
        .await;
    assert!(matches!(failed, Err(TableError::Store(_))), "{failed:?}");
    room.store
        .full
        .store(false, std::sync::atomic::Ordering::Relaxed);
    assert_eq!(room.position(table).await, before);

    let decided = room.decide(table, &host, 0, before.entry.0, answer).await;
    let after = decided.expect("legal").position;
    assert_eq!(after.decisions.0, before.decisions.0 + 2);
    let undone = room.undo(table, &host, after.entry.0).await.expect("free");
    assert_eq!(undone.position.decisions, before.decisions, "both");
    let other = room_with(room.store.clone(), 10, STEADY).await;
    assert_eq!(other.position(table).await, undone.position);
    assert_eq!(other.view(table).await, room.view(table).await);
}

#[tokio::test]
async fn who_wants_to_be_asked_even_then_is_asked() {
    let room = room_with(Arc::default(), 10, STEADY).await;
    let (table, [host, friend]) = table(&room, &[Me, Friend]).await;
    let visitor = host.visitor.expect("a cookie");
    let asking = |ask_always| Visitor {
        ask_always,
        ..Visitor::default()
    };
    let remembered = room.tables.remember(visitor, asking(true)).await;
    remembered.expect("kept");
    bid(&room, table, [&host, &friend]).await;
    assert_eq!(room.view(table).await["phase"], "aim");
    act(&room, table, &host, 0, json!({ "aim": "left" })).await;
    act(&room, table, &host, 0, json!("hold")).await;
    bid(&room, table, [&host, &friend]).await;
    // It counts at the moment of the decision.
    let remembered = room.tables.remember(visitor, asking(false)).await;
    remembered.expect("kept");
    act(&room, table, &host, 0, json!({ "aim": "right" })).await;
    assert_eq!(room.view(table).await["phase"], "throw");
}

#[tokio::test]
async fn a_rewind_goes_to_before_ones_own_decision() {
    let room = room_with(Arc::default(), 10, STEADY).await;
    let (table, [host, _]) = table(&room, &[Me, HotSeat]).await;
    bid(&room, table, [&host, &host]).await;
    act(&room, table, &host, 0, json!("throw")).await;
    bid(&room, table, [&host, &host]).await;
    act(&room, table, &host, 0, json!({ "aim": "right" })).await;
    act(&room, table, &host, 0, json!("throw")).await;
    bid(&room, table, [&host, &host]).await;
    let to = look(&room, table, &host, |view| (view.rewind_to(), ()))
        .await
        .0;
    assert_eq!(to, Some(DecisionNumber(9)), "before the own bid");
    // To before what was automatic: it is made again.
    let entry = room.position(table).await.entry.0;
    let rewound = room.rewind(table, &host, entry, 7).await.expect("alone");
    assert_eq!(rewound.position.decisions, DecisionNumber(8));
    let other = room_with(room.store.clone(), 10, STEADY).await;
    assert_eq!(other.view(table).await, room.view(table).await);
}

/// The pass that is due at this table.
async fn due(room: &Room, table: TableId) -> Option<PassTurn> {
    room.tables.pass_turn(table).await.expect("readable")
}

/// Waits for the pass that is due, and makes it.
async fn wait(room: &Room, table: TableId) {
    let turn = due(room, table).await.expect("a pass");
    seconds_pass(turn.due - clock());
    room.tables.pass(table, turn).await.expect("it is time");
}

#[tokio::test]
async fn a_pass_that_keeps_a_secret_comes_after_the_usual_time_and_nobody_else_is_told() {
    let mut room = room_with(Arc::default(), 10, WHISPERED).await;
    let (table, [host, friend]) = table(&room, &[Me, Friend]).await;
    assert_eq!(due(&room, table).await, None);
    bid(&room, table, [&host, &friend]).await;
    assert_eq!(room.view(table).await["phase"], "aim", "not at once");
    assert_eq!(room.bots.try_recv().ok(), Some(table), "the server is told");
    let turn = due(&room, table).await.expect("a pass");
    assert!((2..=7).contains(&(turn.due - clock())), "{turn:?}");
    assert_eq!(turn.seat, Seat(0));
    seconds_pass(turn.due - clock() - 1);
    let early = room.tables.pass(table, turn).await;
    assert_eq!(early, Err(TableError::Stale));

    // Another server finds it after a restart, at the same time.
    let room = room_with(room.store.clone(), 10, WHISPERED).await;
    assert_eq!(room.woken().await, [table]);
    assert_eq!(due(&room, table).await, Some(turn));
    seconds_pass(1);
    room.tables.pass(table, turn).await.expect("it is time");
    let twice = room.tables.pass(table, turn).await;
    assert_eq!(twice, Err(TableError::Stale));
    assert_eq!(room.view(table).await["phase"], "throw");
    assert_eq!(room.woken().await, []);
    assert_eq!(told(&room, table, &host).await, [3]);
    for other in [&friend, &Caller::stranger()] {
        assert_eq!(told(&room, table, other).await, [0_u32; 0]);
    }

    // At the end everybody may know, and the chronicle says it.
    while let Some(seat) = room.position(table).await.to_act.first() {
        let caller = [&host, &friend][seat.index()];
        let phase = room.view(table).await["phase"].clone();
        let action = match phase.as_str() {
            Some("bid") => json!({ "bid": 0 }),
            Some("aim") => json!({ "aim": "left" }),
            _ => json!("hold"),
        };
        act(&room, table, caller, seat.0, action).await;
    }
    assert_eq!(told(&room, table, &friend).await, [3]);
    let chronicle = look(&room, table, &friend, |view| (view.chronicle(), ()))
        .await
        .0;
    let chronicle = chronicle.expect("it is over");
    assert_eq!(chronicle.matches("[\"automatic\",").count(), 1);
    let toy = Catalog::of(WHISPERED).find("toy").expect("there");
    let read = toy.read(&chronicle).expect("it holds");
    assert!(read.is_automatic(DecisionNumber(3)));
}

#[tokio::test]
async fn an_automatic_pass_takes_as_long_as_the_same_players_own_answers() {
    let room = room_with(Arc::default(), 10, WHISPERED).await;
    let (table, [host, friend]) = table(&room, &[Me, Friend]).await;
    bid(&room, table, [&host, &friend]).await;
    wait(&room, table).await;
    for _ in 0..3 {
        act(&room, table, &host, 0, json!("hold")).await;
        bid(&room, table, [&host, &friend]).await;
        assert_eq!(due(&room, table).await, None, "there is a choice");
        seconds_pass(9);
        act(&room, table, &host, 0, json!({ "aim": "left" })).await;
    }
    act(&room, table, &host, 0, json!("hold")).await;
    bid(&room, table, [&host, &friend]).await;
    act(&room, table, &host, 0, json!({ "aim": "right" })).await;
    // Three answers after nine seconds, and one at once, which counts as a second.
    let turn = due(&room, table).await.expect("a pass");
    assert!([1, 9].contains(&(turn.due - clock())), "{turn:?}");
    let again = room_with(room.store.clone(), 10, WHISPERED).await;
    assert_eq!(due(&again, table).await, Some(turn), "after a restart");
    // The player may still decide themselves.
    act(&room, table, &host, 0, json!({ "aim": "left" })).await;
    assert_eq!(
        room.tables.pass(table, turn).await,
        Err(TableError::Stale),
        "too late"
    );
    // Who wants to be asked even then is asked here too.
    act(&room, table, &host, 0, json!("hold")).await;
    bid(&room, table, [&host, &friend]).await;
    act(&room, table, &host, 0, json!({ "aim": "right" })).await;
    let asking = Visitor {
        ask_always: true,
        ..Visitor::default()
    };
    let visitor = host.visitor.expect("a cookie");
    let remembered = room.tables.remember(visitor, asking).await;
    remembered.expect("kept");
    assert_eq!(due(&room, table).await, None);
}

#[tokio::test]
async fn a_table_can_do_without_rewinds() {
    let room = room_with(Arc::default(), 10, STEADY).await;
    let host = somebody();
    let mut plan = plan(&[Me, HotSeat]);
    plan.rewinds = false;
    let table = room.tables.create(&host, plan).await.expect("made").table;
    bid(&room, table, [&host, &host]).await;
    act(&room, table, &host, 0, json!("throw")).await;
    let refused = room.rewind(table, &host, 4, 1).await;
    let refusal = GameError::Rewind(engine::RewindRefusal::Forbidden);
    assert_eq!(refused.err(), Some(TableError::Game(refusal)));
    let allowed = look(&room, table, &host, |view| {
        (view.allows_rewinds(), view.rewind_to())
    });
    assert_eq!(allowed.await, (false, None));
}
