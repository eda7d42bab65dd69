//! Playing on from a position of a game that is over.

use bots::Level;
use catalog::GameError;
use engine::{DecisionNumber, Seat};
use serde_json::Value;
use table::{Answer, Caller, Plan, PlayOn, SeatKind, Stage, TableError, TableId, ViewAs};

use crate::support::{Room, plan, room, room_for, somebody};

use SeatKind::{HotSeat, Me};

/// A game that its host has played to its end.
async fn finished(room: &Room, host: &Caller, plan: Plan) -> TableId {
    let created = room.tables.create(host, plan).await;
    let table = created.expect("toys are easy").table;
    loop {
        let position = room.position(table).await;
        let Some(seat) = position.to_act.first() else {
            return table;
        };
        let answer = Answer::Index(0);
        let entry = position.entry.0;
        let decided = room.decide(table, host, seat.0, entry, answer).await;
        decided.expect("legal");
    }
}

fn from(after: u32, seat: u8) -> PlayOn {
    PlayOn {
        after: DecisionNumber(after),
        seat: Seat(seat),
        level: Level::Medium,
        name: "Anna".to_owned(),
    }
}

/// What a seat saw after a decision of a game.
async fn seen(room: &Room, table: TableId, caller: &Caller, seat: u8, after: u32) -> Value {
    let eyes = ViewAs::Seat(Seat(seat));
    let looked = room.tables.look(table, caller, eyes, |view| {
        view.view_at(DecisionNumber(after)).expect("begun")
    });
    looked.await.expect("may look")
}

/// The position that a table began with, and its dice apart.
fn start(room: &Room, table: TableId) -> (Value, Value) {
    let tables = room.store.tables();
    let header = &tables[&table].table.header;
    let mut start = header.start.clone().expect("a start");
    let dice = start["dice"].take();
    assert_eq!((&header.seed, &header.fairness), (&None, &None));
    (start, dice)
}

#[tokio::test]
async fn whoever_may_see_a_finished_game_plays_on_from_any_position_with_new_dice() {
    let room = room().await;
    let (host, anna) = (somebody(), somebody());
    let old = finished(&room, &host, plan(&[Me, HotSeat])).await;
    let new = room.tables.play_on(old, &anna, from(3, 1)).await;
    let new = new.expect("a table");
    assert_ne!(old, new);
    let looked = room.tables.look(new, &anna, ViewAs::Own, |view| {
        assert!(view.is_private() && !view.is_rated() && view.allows_hints());
        assert_eq!(view.stage(), Stage::Playing);
        assert_eq!(view.viewer().seat(), Some(Seat(1)));
        let seats = view.seats(crate::support::LANG);
        assert_eq!(seats[1].name, "Anna");
        assert_eq!(seats[0].level, Some(Level::Medium));
        view.commitment()
    });
    assert_eq!(looked.await.expect("their own"), None);
    // What was hidden is as it was, and nobody else sees the table.
    let (then, now) = (
        seen(&room, old, &host, 1, 3).await,
        seen(&room, new, &anna, 1, 0).await,
    );
    assert_eq!(then, now);
    let watched = room.tables.look(new, &host, ViewAs::Own, |_| ()).await;
    assert_eq!(watched, Err(TableError::UnknownTable));
    // The same position again, and other dice.
    let again = room.tables.play_on(old, &anna, from(3, 1)).await;
    let again = again.expect("another table");
    let ((one, dice), (other, other_dice)) = (start(&room, new), start(&room, again));
    assert_eq!(one, other);
    assert_ne!(dice, other_dice);
    // Another server finds it as it is.
    let other = room_for(room.store.clone(), 10).await;
    assert_eq!(seen(&other, new, &anna, 1, 0).await, now);
}

#[tokio::test]
async fn nobody_plays_on_where_they_may_not_look_or_a_game_goes_on() {
    let room = room().await;
    let (host, anna) = (somebody(), somebody());
    let running = room.create(&host, &[Me, HotSeat]).await.table;
    let refused = async |table, caller: &Caller, wanted| {
        let played = room.tables.play_on(table, caller, wanted).await;
        played.expect_err("refused")
    };
    assert_eq!(
        refused(running, &host, from(0, 0)).await,
        TableError::NotOver
    );
    let private = Plan {
        private: true,
        ..plan(&[Me, HotSeat])
    };
    let table = {
        let created = room.tables.create(&host, private).await;
        created.expect("toys are easy").table
    };
    assert_eq!(
        refused(table, &anna, from(0, 0)).await,
        TableError::UnknownTable
    );
    let over = finished(&room, &host, plan(&[Me, HotSeat])).await;
    assert_eq!(
        refused(over, &anna, from(0, 2)).await,
        TableError::NotYourSeat
    );
    let stranger = Caller::stranger();
    assert_eq!(
        refused(over, &stranger, from(0, 0)).await,
        TableError::NotYourSeat
    );
    assert_eq!(
        refused(over, &anna, from(10_000, 0)).await,
        TableError::from(GameError::GAME_OVER)
    );
}
