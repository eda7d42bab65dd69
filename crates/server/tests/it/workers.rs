//! Processes that only think, on one PostgreSQL with servers that do not.

use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use serde_json::json;
use server::client::Client;
use server::{Config, ServeError, ServerHandle, WorkerHandle};
use store::Postgres;
use table::{Store, TableId};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::shared::database;
use crate::support::{first_game, get, post, program, text, toys};

/// So many decisions are measured.
const DECISIONS: u32 = 20;
/// So much later a decision may be made because several processes have to be scheduled for it: the server's, the worker's and the
/// database's.
const SCHEDULED: Duration = Duration::from_millis(10);
/// How long anything may take, with a machine that is busy.
const LATE: Duration = Duration::from_mins(1);

fn config(database: &Path) -> Config {
    let mut config = Config::new(toys(), database.to_path_buf());
    config.listen.set_port(0);
    config.bot_pause = Duration::ZERO;
    config
}

/// A server that leaves all thinking to others.
async fn serve(database: &Path) -> ServerHandle {
    let mut config = config(database);
    config.thinkers = Some(0);
    server::start(&config).await.expect("it starts")
}

async fn work(database: &Path) -> WorkerHandle {
    server::start_worker(&config(database))
        .await
        .expect("it starts")
}

/// A table for one person and a bot.
struct Table {
    path: String,
    player: Client,
}

async fn table(server: &ServerHandle, level: &str) -> Table {
    table_of("toy", server, level).await
}

async fn table_of(game: &str, server: &ServerHandle, level: &str) -> Table {
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": level }]);
    let plan = json!({ "game": game, "seats": seats });
    let mut host = Client::new(server.address);
    let created = post(&mut host, "/api/v1/tables", &plan).await.json();
    Table {
        path: format!("/api/v1/tables/{}", text(&created["table"])),
        player: Client::new(server.address).with_token(&text(&created["tokens"][0]["token"])),
    }
}

impl Table {
    /// Plays to the end, as fast as the bot does.
    async fn finish(&mut self) {
        let (mut made, mut heard) = (0, Instant::now());
        loop {
            let asked = get(&mut self.player, &format!("{}/decision", self.path)).await;
            let asked = asked.json();
            if asked["position"]["over"] == true {
                return;
            }
            let decisions = asked["position"]["decisions"].as_u64().unwrap_or(0);
            if decisions > made {
                (made, heard) = (decisions, Instant::now());
            }
            assert!(heard.elapsed() < LATE, "nothing happens: {asked}");
            if asked["decision"].is_object() {
                let answer = json!({ "number": asked["position"]["number"], "index": 0 });
                let path = format!("{}/decision", self.path);
                let done = post(&mut self.player, &path, &answer).await;
                assert!([200, 409].contains(&done.status), "{}", done.text());
            }
        }
    }
}

/// Bots among themselves, whom somebody looks at.
async fn bots(server: &ServerHandle, level: &str) -> String {
    let bot = json!({ "kind": "bot", "level": level });
    let plan = json!({ "game": first_game(), "seats": [bot, bot], "private": false });
    let mut host = Client::new(server.address);
    let created = post(&mut host, "/api/v1/tables", &plan).await.json();
    let path = format!("/api/v1/tables/{}", text(&created["table"]));
    assert_eq!(get(&mut host, &path).await.status, 200);
    path
}

/// How long one waits for an easy bot, in all of a few decisions: the least of some measurements.
async fn waited_for_an_easy_bot(server: &ServerHandle) -> Duration {
    let mut least = Duration::MAX;
    for _ in 0..3 {
        let mut table = table_of(first_game(), server, "easy").await;
        let path = format!("{}/decision", table.path);
        let mut waited = Duration::ZERO;
        for turn in 0..DECISIONS as usize {
            let begun = Instant::now();
            let asked = loop {
                let asked = get(&mut table.player, &path).await.json();
                if asked["decision"].is_object() {
                    break asked;
                }
                assert!(begun.elapsed() < LATE, "the bot does not play: {asked}");
            };
            waited += begun.elapsed();
            let choices = asked["decision"]["choices"].as_array().expect("choices");
            let number = &asked["position"]["number"];
            let choice = json!({ "number": number, "index": turn % choices.len() });
            assert_eq!(post(&mut table.player, &path, &choice).await.status, 200);
        }
        least = least.min(waited);
    }
    least
}

/// Two games that were played by a server that thinks by itself.
async fn finished_games(config: &Config) -> [String; 2] {
    let server = server::start(config).await.expect("it starts");
    let games = [bots(&server, "random").await, bots(&server, "random").await];
    let mut anybody = Client::new(server.address);
    for path in &games {
        let (mut made, mut heard) = (0, Instant::now());
        loop {
            let table = get(&mut anybody, path).await.json();
            if table["stage"] == "over" {
                break;
            }
            let decisions = table["position"]["decisions"].as_u64().unwrap_or(0);
            if decisions > made {
                (made, heard) = (decisions, Instant::now());
            }
            assert!(heard.elapsed() < LATE, "they do not play: {table}");
        }
    }
    server.stop().await.expect("nothing went wrong");
    games
}

/// Four tables of hard bots and two analyses, which somebody looks at, leave a worker that thinks one thought at a time room for
/// those who play.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_among_themselves_keep_nobody_waiting() {
    let Some(database) = database("on").await else {
        return;
    };
    let mut config = Config {
        catalog: games::all(),
        ..config(&database)
    };
    let finished = finished_games(&config).await;
    config.thinkers = Some(1);
    let worker = server::start_worker(&config).await.expect("it starts");
    config.thinkers = Some(0);
    let server = server::start(&config).await.expect("it starts");
    let mut anybody = Client::new(server.address);
    let alone = waited_for_an_easy_bot(&server).await;
    let mut watched = Vec::new();
    for _ in 0..4 {
        watched.push(bots(&server, "hard").await);
    }
    for path in &finished {
        let seen = get(&mut anybody, &format!("{path}/analysis")).await;
        assert_eq!(seen.status, 200, "{}", seen.text());
    }
    let decisions = async |anybody: &mut Client, path: &str| {
        let table = get(anybody, path).await.json();
        table["position"]["decisions"].as_u64().unwrap_or(0)
    };
    let beside = waited_for_an_easy_bot(&server).await;
    println!("waited for an easy bot: alone {alone:?}, beside bots and analyses {beside:?}");
    let most = 2 * alone + DECISIONS * SCHEDULED;
    assert!(beside < most, "alone {alone:?}, beside {beside:?}");
    // They take turns: none of them waits until another one's game is over.
    for path in &watched {
        let begun = Instant::now();
        while decisions(&mut anybody, path).await == 0 {
            assert!(begun.elapsed() < LATE, "{path} does not go on");
        }
    }
    worker.stop().await.expect("nothing went wrong");
    server.stop().await.expect("nothing went wrong");
}

/// A worker plays the bots' turns for two servers, gives hints and makes analyses.
async fn one_worker_for_two_servers(notify: &str) {
    let Some(database) = database(notify).await else {
        return;
    };
    let servers = [serve(&database).await, serve(&database).await];
    let worker = work(&database).await;
    for server in &servers {
        let mut table = table(server, "easy").await;
        let path = format!("{}/decision", table.path);
        let asked = loop {
            let asked = get(&mut table.player, &path).await.json();
            if asked["decision"].is_object() {
                break asked;
            }
        };
        let hint = json!({ "number": asked["position"]["number"] });
        let hinted = post(&mut table.player, &format!("{}/hint", table.path), &hint).await;
        assert_eq!(hinted.status, 200, "{}", hinted.text());
        assert!(hinted.json()["choice"].is_object(), "{}", hinted.text());
        let log = get(&mut table.player, &format!("{}/log", table.path)).await;
        assert!(
            log.text().contains("hint"),
            "everybody reads that it was given"
        );
        table.finish().await;
        let begun = Instant::now();
        loop {
            let analysis = get(&mut table.player, &format!("{}/analysis", table.path)).await;
            let analysis = analysis.json();
            if analysis["progress"].is_null() {
                assert!(analysis["analysis"].is_object(), "{analysis}");
                break;
            }
            assert!(begun.elapsed() < LATE, "{analysis}");
            tokio::task::yield_now().await;
        }
    }
    worker.stop().await.expect("nothing went wrong");
    for server in servers {
        server.stop().await.expect("nothing went wrong");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_worker_thinks_for_two_servers() {
    one_worker_for_two_servers("on").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_worker_thinks_for_two_servers_that_do_not_tell_each_other() {
    one_worker_for_two_servers("off").await;
}

/// Bots among themselves go on while somebody looks, though they think elsewhere.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_among_themselves_are_watched_from_a_server() {
    let Some(database) = database("on").await else {
        return;
    };
    let server = serve(&database).await;
    let worker = work(&database).await;
    let bot = json!({ "kind": "bot", "level": "random" });
    let plan = json!({ "game": "toy", "seats": [bot, bot], "private": false });
    let mut host = Client::new(server.address);
    let created = post(&mut host, "/api/v1/tables", &plan).await.json();
    let path = format!("/api/v1/tables/{}", text(&created["table"]));
    let begun = Instant::now();
    while get(&mut host, &path).await.json()["stage"] != "over" {
        assert!(begun.elapsed() < LATE, "they do not play");
    }
    worker.stop().await.expect("nothing went wrong");
    server.stop().await.expect("nothing went wrong");
}

/// Without a worker nobody thinks, and that is said.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_has_no_workers() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = config(&folder.path().join("test.db"));
    let refused = server::start_worker(&config).await;
    assert!(matches!(refused, Err(ServeError::NotShared)));
    config.thinkers = Some(0);
    let refused = server::start(&config).await;
    assert!(matches!(refused, Err(ServeError::NotShared)));
}

/// A worker as a process of its own: its lease and its pause before a decision, in milliseconds.
async fn spawn(database: &Path, lease: u32, pause: u32) -> Child {
    let mut command = Command::new(program());
    command.arg(database).arg("worker");
    command.args([lease.to_string(), pause.to_string()]);
    let mut child = command
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .expect("the example is built with the tests");
    let out = child.stdout.take().expect("it is piped");
    let line = BufReader::new(out).lines().next_line().await;
    assert_eq!(line.expect("it speaks").as_deref(), Some("thinking"));
    child
}

/// A worker that is killed in the middle of a turn: another one takes the turn after the lease, and it is played once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_turn_of_a_worker_that_was_killed_is_played_once() {
    for notify in ["on", "off"] {
        let Some(database) = database(notify).await else {
            return;
        };
        let server = serve(&database).await;
        let url = database.to_str().expect("an address");
        let store = Postgres::open(url).await.expect("it answers");
        let mut first = spawn(&database, 2_000, 3_600_000).await;
        let mut table = table(&server, "easy").await;
        // Both are asked at once; then the bot alone has to decide.
        let path = format!("{}/decision", table.path);
        let asked = get(&mut table.player, &path).await.json();
        let answer = json!({ "number": asked["position"]["number"], "index": 0 });
        assert_eq!(post(&mut table.player, &path, &answer).await.status, 200);
        let before = get(&mut table.player, &table.path).await.json();
        let id = table.path.rsplit('/').next().expect("a name");
        let id: TableId = id.parse().expect("a name");
        // Until the worker has the turn.
        let begun = Instant::now();
        while store.lease(id, Duration::ZERO).await.expect("it answers") {
            assert!(begun.elapsed() < LATE, "it does not take the turn");
        }
        first.kill().await.expect("it ran");
        let same = get(&mut table.player, &table.path).await.json();
        assert_eq!(same["position"], before["position"], "it had not decided");
        let mut second = spawn(&database, 2_000, 0).await;
        table.finish().await;
        second.kill().await.expect("it ran");
        let stored = store.load(id).await.expect("it answers").expect("there");
        let replayed = stored.replay(toys()).expect("every decision is legal");
        assert!(replayed.over, "{replayed:?}");
        server.stop().await.expect("nothing went wrong");
    }
}
