//! A server that is told to stop loses no click: what was acknowledged is there, and what was not can be sent again.

use std::net::SocketAddr;
use std::path::Path;

use engine::Rng;
use serde_json::{Value, json};
use server::client::Client;
use store::Sqlite;
use table::{EntryKind, Store};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use tokio::sync::watch;

use crate::support::{LONG, TestServer, program, spawn, text};

/// How many games are played at the same time.
const GAMES: usize = 24;
/// How often the server is told to stop.
const RESTARTS: u32 = 3;
/// After so many more decisions each time.
const ENOUGH: u32 = 60;

/// A game, and the decisions that its players clicked.
struct Game {
    table: String,
    tokens: [String; 2],
    /// Those that were acknowledged, in order.
    acknowledged: Vec<Value>,
    /// One that was sent and not answered: which seat, and what was sent.
    open: Option<(usize, Value)>,
}

async fn begin(address: SocketAddr) -> Game {
    let seats = json!([{ "kind": "me" }, { "kind": "hot-seat" }]);
    let plan = json!({ "game": "toy", "seats": seats, "data": LONG });
    let created = Client::new(address).post("/api/v1/tables", &plan).await;
    let created = created.expect("it answers").json();
    Game {
        table: text(&created["table"]),
        tokens: [0, 1].map(|seat| text(&created["tokens"][seat]["token"])),
        acknowledged: Vec::new(),
        open: None,
    }
}

/// Clicks until the game is over or the server is gone; first whatever was not answered before.
async fn play(address: SocketAddr, mut game: Game, count: watch::Sender<u32>) -> Game {
    let path = format!("/api/v1/tables/{}/decision", game.table);
    let mut rng = Rng::new(game.table.len() as u64);
    let mut players = game
        .tokens
        .each_ref()
        .map(|token| Client::new(address).with_token(token));
    if let Some((seat, body)) = game.open.take() {
        let answer = players[seat].post(&path, &body).await;
        let Ok(answer) = answer else {
            game.open = Some((seat, body));
            return game;
        };
        // Whether it had arrived or not, it counts once.
        assert_eq!(answer.status, 200, "{}", answer.text());
        game.acknowledged.push(body["action"].clone());
    }
    loop {
        for (seat, player) in players.iter_mut().enumerate() {
            let Ok(answer) = player.get(&path).await else {
                return game;
            };
            let asked = answer.json();
            if asked["position"]["over"] == true {
                return game;
            }
            let Some(choices) = asked["decision"]["choices"].as_array() else {
                continue;
            };
            let action = choices[rng.below(choices.len())]["action"].clone();
            let body = json!({ "number": asked["position"]["number"], "action": action });
            let Ok(answer) = player.post(&path, &body).await else {
                game.open = Some((seat, body));
                return game;
            };
            assert_eq!(answer.status, 200, "{}", answer.text());
            game.acknowledged.push(action);
            count.send_modify(|count| *count += 1);
        }
    }
}

async fn terminate(mut child: Child) {
    let id = child.id().expect("it runs").to_string();
    let told = Command::new("kill").args(["-TERM", &id]).status().await;
    assert!(told.expect("there is a kill").success());
    let ended = child.wait().await.expect("it ends");
    assert!(ended.success(), "{ended}");
}

async fn spawn_on(database: &Path) -> (Child, SocketAddr) {
    spawn(Command::new(program()).arg(database)).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_click_is_lost_when_the_server_is_restarted() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("restarted.db");
    let (mut child, mut address) = spawn_on(&database).await;
    let mut games = Vec::new();
    for _ in 0..GAMES {
        games.push(begin(address).await);
    }
    let (count, mut counted) = watch::channel(0);
    for restart in 1..=RESTARTS {
        let mut playing = tokio::task::JoinSet::new();
        for game in games.drain(..) {
            playing.spawn(play(address, game, count.clone()));
        }
        let reached = counted.wait_for(|count| *count >= restart * ENOUGH).await;
        drop(reached.expect("somebody counts"));
        terminate(child).await;
        games = playing.join_all().await;
        (child, address) = spawn_on(&database).await;
    }
    // What was not answered is sent again, and the games go on to their end.
    let mut played = Vec::new();
    for game in games {
        let game = play(address, game, count.clone()).await;
        assert!(game.open.is_none(), "nobody stopped it");
        played.push(game);
    }
    terminate(child).await;

    let store = Sqlite::open(&database).await.expect("the file is whole");
    for game in played {
        let id = game.table.parse().expect("a name");
        let stored = store.load(id).await.expect("readable").expect("there");
        assert!(stored.table.ended.is_some(), "{} is over", game.table);
        let decisions = stored
            .entries
            .into_iter()
            .filter_map(|entry| match entry.what {
                EntryKind::Decision(_, action) => Some(action),
                // The table made it together with the decision before it: no player was told.
                EntryKind::Automatic { .. } => None,
                EntryKind::TableAct(other) => panic!("nobody did {other:?}"),
            });
        assert_eq!(decisions.collect::<Vec<_>>(), game.acknowledged);
    }
}

#[tokio::test]
async fn a_live_stream_ends_with_a_hint_to_come_back() {
    let mut server = TestServer::start().await;
    let table = server.table(&["me", "hot-seat"]).await;
    let (address, path) = (server.address(), table.path("/events"));
    let all = format!("/api/v1/events?tables={}", table.id);
    let mut streams = Vec::new();
    for path in [path, all] {
        let mut stream = TcpStream::connect(address).await.expect("it listens");
        let request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\n\r\n");
        stream.write_all(request.as_bytes()).await.expect("sent");
        let mut begun = String::new();
        while !begun.contains("event: position") {
            let mut part = [0; 1_024];
            let length = stream.read(&mut part).await.expect("a part");
            assert!(length > 0, "{begun}");
            begun += &String::from_utf8_lossy(&part[..length]);
        }
        streams.push(stream);
    }
    server.stop().await;
    for mut stream in streams {
        let mut rest = String::new();
        stream.read_to_string(&mut rest).await.expect("it ends");
        let wait = rest.lines().find_map(|line| line.strip_prefix("retry:"));
        let wait: u64 = wait
            .and_then(|wait| wait.trim().parse().ok())
            .expect("a hint");
        assert!((500..3_000).contains(&wait), "{wait} ms");
    }
}
