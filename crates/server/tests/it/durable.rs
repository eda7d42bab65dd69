//! What was acknowledged is there, even if the process is killed.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use engine::{Rng, Seat};
use serde_json::{Value, json};
use server::client::Client;
use store::{Inspection, Sqlite};
use table::{EntryKind, Store};
use tokio::process::{Child, Command};
use tokio::sync::{Semaphore, watch};

use crate::support::{LONG, program, spawn, text};

const GAMES: usize = 1_000;
/// So many games speak to the server at the same moment.
const AT_ONCE: usize = 64;
/// The server is killed after so many decisions.
const ENOUGH: u32 = 4_000;

async fn spawn_on(database: &Path) -> (Child, SocketAddr) {
    spawn(Command::new(program()).arg(database)).await
}

/// A game, and what the server has acknowledged of it.
struct Played {
    table: String,
    tokens: [String; 2],
    acknowledged: Vec<(Seat, Value)>,
}

async fn create(address: SocketAddr) -> std::io::Result<Played> {
    let plan = json!({
        "game": "toy", "seats": [{ "kind": "me" }, { "kind": "hot-seat" }], "data": LONG, "private": false,
    });
    let answer = Client::new(address).post("/api/v1/tables", &plan).await?;
    let created = answer.json();
    Ok(Played {
        table: text(&created["table"]),
        tokens: [0, 1].map(|seat| text(&created["tokens"][seat]["token"])),
        acknowledged: Vec::new(),
    })
}

/// Plays until the game is over or the server is gone.
async fn play(
    address: SocketAddr,
    played: &mut Played,
    turns: &Semaphore,
    count: &watch::Sender<u32>,
) {
    let mut rng = Rng::new(played.table.len() as u64);
    let mut players = played
        .tokens
        .each_ref()
        .map(|token| Client::new(address).with_token(token));
    let path = format!("/api/v1/tables/{}/decision", played.table);
    loop {
        // Each game has one decision at a time on the way, and makes way for the others after it.
        let _turn = turns.acquire().await.expect("never closed");
        for (seat, player) in players.iter_mut().enumerate() {
            let Ok(answer) = player.get(&path).await else {
                return;
            };
            let asked = answer.json();
            let number = &asked["position"]["number"];
            if asked["position"]["over"] == true {
                return;
            }
            let Some(choices) = asked["decision"]["choices"].as_array() else {
                continue;
            };
            let action = choices[rng.below(choices.len())]["action"].clone();
            let body = json!({ "number": number, "action": action });
            let Ok(answer) = player.post(&path, &body).await else {
                return;
            };
            assert_eq!(answer.status, 200, "{}", answer.text());
            played.acknowledged.push((Seat(seat as u8), action));
            count.send_modify(|count| *count += 1);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_acknowledged_decision_survives_a_kill() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("killed.db");
    let (mut child, address) = spawn_on(&database).await;
    let turns = Arc::new(Semaphore::new(AT_ONCE));
    let (count, mut counted) = watch::channel(0);
    let mut games = tokio::task::JoinSet::new();
    for _ in 0..GAMES {
        let (turns, count) = (turns.clone(), count.clone());
        games.spawn(async move {
            let turn = turns.acquire().await.expect("never closed");
            let mut played = create(address).await.ok()?;
            drop(turn);
            play(address, &mut played, &turns, &count).await;
            Some(played)
        });
    }
    counted
        .wait_for(|count| *count >= ENOUGH)
        .await
        .expect("somebody counts");
    child.start_kill().expect("SIGKILL");
    child.wait().await.expect("it is gone");
    let played: Vec<Played> = games.join_all().await.into_iter().flatten().collect();

    let store = Sqlite::open(&database).await.expect("the file is whole");
    let (mut acknowledged, mut found, mut on_the_way) = (0, 0, 0);
    for game in &played {
        let id = game.table.parse().expect("a name");
        let stored = store
            .load(id)
            .await
            .expect("readable")
            .expect("the table is there");
        let decisions: Vec<(Seat, Value)> = stored
            .entries
            .into_iter()
            .filter_map(|entry| match entry.what {
                EntryKind::Decision(seat, action) => Some((seat, action)),
                // The table made it together with the decision before it: no player was told.
                EntryKind::Automatic { .. } => None,
                EntryKind::TableAct(other) => panic!("nobody did {other:?}"),
            })
            .collect();
        acknowledged += game.acknowledged.len();
        found += decisions.len().min(game.acknowledged.len());
        on_the_way += decisions.len().saturating_sub(game.acknowledged.len());
        let extra = decisions.len().checked_sub(game.acknowledged.len());
        assert!(
            extra.is_some_and(|extra| extra <= 1),
            "{}: {extra:?}",
            game.table
        );
        assert!(decisions.starts_with(&game.acknowledged), "{}", game.table);
    }
    drop(store);
    println!(
        "{} games: {acknowledged} decisions acknowledged, {found} found, {on_the_way} more were on the way",
        played.len()
    );
    assert!(acknowledged >= ENOUGH as usize);
    assert_eq!(found, acknowledged);

    // And the games go on.
    let (mut child, address) = spawn_on(&database).await;
    let mut going_on: Vec<Played> = played;
    let unlimited = Semaphore::new(1);
    for game in going_on.iter_mut().take(20) {
        play(address, game, &unlimited, &count).await;
        let path = format!("/api/v1/tables/{}", game.table);
        let table = Client::new(address)
            .get(&path)
            .await
            .expect("it answers")
            .json();
        assert_eq!(table["stage"], "over");
    }
    child.kill().await.expect("it was running");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_kill_leaves_no_table_that_never_begins() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("killed.db");
    let (mut begun, mut waiting) = (0, 0);
    for round in 1..=4 {
        let (mut child, address) = spawn_on(&database).await;
        let (count, mut counted) = watch::channel(0);
        let mut joining = tokio::task::JoinSet::new();
        for _ in 0..AT_ONCE {
            let count = count.clone();
            joining.spawn(async move {
                let seats = json!([{ "kind": "me" }, { "kind": "friend" }]);
                let plan = json!({ "game": "toy", "seats": seats });
                let created = Client::new(address).post("/api/v1/tables", &plan).await;
                let created = created.ok()?.json();
                let token = text(&created["tokens"][1]["token"]);
                let path = format!("/api/v1/tables/{}/join", text(&created["table"]));
                count.send_modify(|count| *count += 1);
                let mut friend = Client::new(address).with_token(&token);
                friend.post(&path, &json!({})).await.ok()?;
                count.send_modify(|count| *count += 1);
                Some(())
            });
        }
        let enough = AT_ONCE as u32 + 16 * round;
        let reached = counted.wait_for(|count| *count >= enough).await;
        reached.expect("somebody counts");
        child.start_kill().expect("SIGKILL");
        child.wait().await.expect("it is gone");
        joining.join_all().await;
        let mut stored = Inspection::open(&database).await.expect("whole");
        for table in stored.tables().await.expect("readable") {
            let stored = stored.load(table).await.expect("readable").expect("there");
            let full = stored.seats.iter().all(|seat| seat.taken);
            assert_eq!(full, stored.table.started.is_some(), "{table}");
            *(if full { &mut begun } else { &mut waiting }) += 1;
        }
    }
    assert!(begun > 0, "{begun} have begun, {waiting} wait");
}
