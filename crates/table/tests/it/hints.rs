//! Hints: who may ask, who hears what, and what is written down.

use bots::{Advice, Level};
use catalog::GameError;
use engine::DecisionNumber;
use table::{Answer, Caller, HintTurn, SeatKind, TableError, TableId, ViewAs};
use words::Sign;

use crate::support::{LANG, Room, plan, room, room_for};

const BOTH: [SeatKind; 2] = [SeatKind::Me, SeatKind::HotSeat];

/// A table with two players, each with the secret of a seat.
async fn seated(room: &Room, hints: bool) -> (TableId, [Caller; 2]) {
    let mut plan = plan(&BOTH);
    plan.hints = hints;
    let created = room.tables.create(&Caller::stranger(), plan).await;
    let created = created.expect("a table");
    let caller = |seat: usize| Caller::token(created.tokens[seat].1.clone());
    (created.table, [caller(0), caller(1)])
}

fn advice(turn: &HintTurn) -> Advice {
    turn.question.advice(Level::Easy, 1)
}

#[tokio::test]
async fn the_last_lines_are_the_end_of_the_log_with_all_hints() {
    let room = room().await;
    let (table, players) = seated(&room, true).await;
    for _ in 0..8 {
        let position = room.position(table).await;
        let Some(seat) = position.to_act.first() else {
            break;
        };
        let caller = &players[seat.index()];
        let entry = position.entry.0;
        let turn = room.hint(table, caller, seat.0, entry).await;
        let turn = turn.expect("to act");
        let advice = advice(&turn);
        let answer = Answer::Index(advice.choice);
        let given = room.tables.give_hint(table, &turn, advice).await;
        given.expect("still open");
        let decided = room.decide(table, caller, seat.0, entry, answer).await;
        decided.expect("legal");
    }
    let read = room.tables.look(table, &players[0], ViewAs::Own, |view| {
        for at in [None, Some(DecisionNumber(3))] {
            let scene = view.scene(at).expect("begun");
            let mut log = scene.log(DecisionNumber::SET_UP, LANG).expect("a log");
            assert!(log.iter().any(|line| line.line.sign == Sign::Hint));
            log.reverse();
            for most in 0..=log.len() + 1 {
                let last = scene.last_lines(most, LANG).expect("a log");
                assert_eq!(last, log[..most.min(log.len())]);
            }
        }
    });
    read.await.expect("may look");
}

#[tokio::test]
async fn whoever_asked_hears_it_and_everybody_knows_that_they_asked() {
    let room = room().await;
    let (table, [red, blue]) = seated(&room, true).await;
    let turn = room.hint(table, &red, 0, 0).await.expect("to act");
    assert!(turn.advice.is_none());
    let said = advice(&turn);
    let given = room.tables.give_hint(table, &turn, said.clone()).await;
    given.expect("still open");
    let hears = async |caller: &Caller| {
        let read = room.tables.look(table, caller, ViewAs::Own, |view| {
            let log = view.log(DecisionNumber::SET_UP, LANG).expect("a log");
            let marks = log
                .iter()
                .filter(|line| line.line.sign == Sign::Hint)
                .count();
            (view.advice().cloned(), marks, view.position().entry.0)
        });
        read.await.expect("may look")
    };
    assert_eq!(hears(&red).await, (Some(said.clone()), 1, 1));
    assert_eq!(hears(&blue).await, (None, 1, 1));
    assert_eq!(hears(&Caller::stranger()).await, (None, 1, 1));
    // Asked again, it is told again and not marked again.
    let again = room.hint(table, &red, 0, 1).await.expect("to act");
    assert_eq!(again.advice, Some(said.clone()));
    let given = room.tables.give_hint(table, &again, said).await;
    given.expect("still open");
    assert_eq!(hears(&red).await.1, 1);
    // It is about one decision only; the mark stays, also for who reads the table from the store.
    let answer = table::Answer::Index(0);
    let decided = room.decide(table, &red, 0, 0, answer).await;
    decided.expect("a hint does not make a decision old");
    assert_eq!(hears(&red).await, (None, 1, 2));
    let other = room_for(room.store.clone(), 10).await;
    let read = other.tables.look(table, &blue, ViewAs::Own, |view| {
        let log = view.log(DecisionNumber::SET_UP, LANG).expect("a log");
        log.iter()
            .any(|line| line.line.text == "Red asked a bot for a hint.")
    });
    assert!(read.await.expect("may look"));
}

#[tokio::test]
async fn nobody_asks_for_another_or_out_of_turn_or_on_an_old_position() {
    let room = room().await;
    let (table, [red, blue]) = seated(&room, true).await;
    assert_eq!(
        room.hint(table, &blue, 0, 0).await.err(),
        Some(TableError::NotYourSeat)
    );
    assert_eq!(
        room.hint(table, &Caller::stranger(), 0, 0).await.err(),
        Some(TableError::NotYourSeat)
    );
    assert_eq!(
        room.hint(table, &red, 0, 1).await.err(),
        Some(TableError::Stale)
    );
    assert!(room.hint(table, &red, 7, 0).await.is_err());
    let late = room.hint(table, &red, 0, 0).await.expect("to act");
    let answer = table::Answer::Index(0);
    let decided = room.decide(table, &red, 0, 0, answer).await;
    decided.expect("legal");
    let given = room.tables.give_hint(table, &late, advice(&late)).await;
    assert!(given.is_err(), "the decision is made");
    assert_eq!(
        room.hint(table, &red, 0, 1).await.err(),
        Some(TableError::Game(GameError::NOT_YOUR_TURN)),
        "only Blue is to act"
    );
}

#[tokio::test]
async fn a_table_can_do_without_hints() {
    let room = room().await;
    let (table, [red, _]) = seated(&room, false).await;
    assert_eq!(
        room.hint(table, &red, 0, 0).await.err(),
        Some(TableError::NoHints)
    );
    let read = room
        .tables
        .look(table, &red, ViewAs::Own, |view| !view.allows_hints());
    assert!(read.await.expect("may look"));
}
