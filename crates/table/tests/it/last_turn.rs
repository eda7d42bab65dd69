//! What others did since one's last turn.

use table::{Answer, Caller, SeatKind, TableId, ViewAs};

use crate::support::{LANG, Room, room, somebody};

use SeatKind::{Friend, Me};

/// Who made the decisions that are told to the caller as new, the newest first.
async fn news(room: &Room, table: TableId, caller: &Caller) -> Vec<Option<u8>> {
    let looked = room.tables.look(table, caller, ViewAs::Own, |view| {
        let scene = view.scene(None).expect("begun");
        let newest = scene.last_lines(80, LANG).expect("told");
        let news = scene.since_last_turn(&newest).iter();
        news.map(|line| scene.decided_by(line.decision).map(|seat| seat.0))
            .collect()
    });
    looked.await.expect("anybody may look")
}

#[tokio::test]
async fn news_are_what_others_did_and_stay_until_they_act_again() {
    let room = room().await;
    let (host, friend) = (somebody(), somebody());
    let table = room.create(&host, &[Me, Friend]).await.table;
    room.join(table, &friend, Some(1))
        .await
        .expect("open to all");
    assert_eq!(news(&room, table, &host).await, [], "nobody has acted");
    let entry = room.position(table).await.entry.0;
    room.bid(table, &host, 0, entry, 1).await.expect("legal");
    room.bid(table, &friend, 1, entry, 0).await.expect("legal");
    // The second bid decides the round: the host reads what came of it.
    let told = news(&room, table, &host).await;
    assert!(!told.is_empty() && told.iter().all(|&by| by == Some(1)));
    assert!(news(&room, table, &Caller::stranger()).await.is_empty());
    let entry = room.position(table).await.entry.0;
    let first = Answer::Index(0);
    let aimed = room.decide(table, &host, 0, entry, first).await;
    aimed.expect("the host has won the round");
    assert_eq!(news(&room, table, &host).await, told, "still in this turn");
}
