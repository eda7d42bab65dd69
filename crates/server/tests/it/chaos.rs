//! Servers, workers and the line to their database are killed and cut at random while games are played. Afterwards every
//! decision that was acknowledged is stored once, and every game replays to its end.
//!
//! A variable says how many games are played, and another one a command that kills the database and starts it again:
//! `cargo xtask test` and `cargo xtask chaos` set both.

mod game;
mod proxy;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::{Arc, RwLock};

use engine::Rng;
use sqlx::{Connection, PgConnection};
use store::{Database, Inspection, Postgres};
use table::Store;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::shared::database;
use crate::support::{program, spawn};
use game::{Addresses, Game};
use proxy::Proxy;

/// The variable with the number of games.
const GAMES: &str = "KRONIEK_TEST_CHAOS";
/// The variable with a command that kills the database and starts it again.
const RESTART: &str = "KRONIEK_TEST_POSTGRES_RESTART";
/// So many games are played if nobody says otherwise.
const USUAL: usize = 30;
/// So many at the same time.
const AT_ONCE: usize = 30;
/// A long run tells how far it is after so many games more.
const NEWS: usize = 50;
/// Something happens after so many decisions more.
const EVERY: u32 = 25;

fn games() -> usize {
    let games = std::env::var(GAMES).ok();
    games.map_or(USUAL, |games| games.parse().expect("a number"))
}

/// A worker with a lease of a second.
async fn spawn_worker(database: &Path) -> Child {
    let mut command = Command::new(program());
    command.arg(database).args(["worker", "1000", "0"]);
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .expect("the example is built with the tests");
    let out = child.stdout.take().expect("it is piped");
    // If the database cannot be reached at this moment, it ends without a word.
    let _ = BufReader::new(out).lines().next_line().await;
    child
}

/// A server; it is started again if the database cannot be reached at this moment.
async fn spawn_server(database: &Path, thinkers: Option<&str>) -> (Child, SocketAddr) {
    loop {
        let mut command = Command::new(program());
        command.arg(database).stderr(Stdio::null());
        command.args(
            thinkers
                .map(|thinkers| ["0", thinkers])
                .into_iter()
                .flatten(),
        );
        let mut child = command
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("the example is built with the tests");
        let out = child.stdout.take().expect("it is piped");
        let line = BufReader::new(out).lines().next_line().await;
        if let Ok(Some(address)) = line {
            return (child, address.parse().expect("an address"));
        }
    }
}

async fn kill(child: &mut Child) {
    // It may have ended by itself.
    let _ = child.start_kill();
    child.wait().await.expect("it is gone");
}

/// Plays many games while `disturb` is called again and again, after so many decisions more each time.
async fn play(addresses: &Addresses, mut disturb: impl AsyncFnMut(u32)) -> Vec<Game> {
    let (count, mut counted) = watch::channel(0);
    let (mut playing, mut played) = (JoinSet::new(), Vec::new());
    let (mut begun, mut disturbed) = (0, 0);
    while played.len() < games() {
        while begun < games() && playing.len() < AT_ONCE {
            let (addresses, count) = (addresses.clone(), count.clone());
            let seed = begun as u64;
            playing.spawn(async move {
                let game = Game::begin(&addresses, seed).await;
                game.play(addresses, count).await
            });
            begun += 1;
        }
        let enough = (disturbed + 1) * EVERY;
        tokio::select! {
            game = playing.join_next() => {
                played.extend(game.map(|game| game.expect("it was played")));
                if played.len().is_multiple_of(NEWS) {
                    println!("{} of {} games, disturbed {disturbed} times", played.len(), games());
                }
            }
            reached = counted.wait_for(|count| *count >= enough) => {
                drop(reached);
                disturbed += 1;
                disturb(disturbed).await;
            }
        }
    }
    let decisions: usize = played.iter().map(Game::decisions).sum();
    println!(
        "{} games, {decisions} decisions, disturbed {disturbed} times",
        played.len()
    );
    assert!(disturbed > 0, "something happened");
    played
}

/// The address of the same database by way of a proxy.
async fn by_proxy(database: &Path) -> (PathBuf, Proxy) {
    let url = database.to_str().expect("an address");
    let (scheme, rest) = url.split_once("://").expect("an address");
    let (place, name) = rest.split_once('/').expect("a name");
    let (user, host) = place.split_once('@').expect("a user");
    let proxy = Proxy::start(host.parse().expect("an address")).await;
    let url = format!("{scheme}://{user}@{}/{name}", proxy.address);
    (url.into(), proxy)
}

/// Kills all sessions of the database that come by its schema.
async fn end_sessions(database: &Path) {
    let url = database.to_str().expect("an address").to_owned();
    let url = url.replace("&notify=on", "").replace("&notify=off", "");
    let Ok(mut connection) = PgConnection::connect(&url).await else {
        return;
    };
    let ending = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() \
                  AND query LIKE '%entries%' LIMIT 8";
    let _ = sqlx::query(ending).execute(&mut connection).await;
}

/// The address of the same database, which then isolates transactions strictly: it asks for some of them to be tried again.
fn strict(database: &Path) -> PathBuf {
    let url = database.to_str().expect("an address");
    let setting = "%20-cdefault_transaction_isolation%3Dserializable&notify=";
    url.replace("&notify=", setting).into()
}

/// Two servers that do not think, one that does, and two workers.
async fn on_postgres(database: PathBuf, seed: u64) {
    let (by_proxy, proxy) = by_proxy(&database).await;
    let thinkers = [Some("0"), Some("0"), None];
    let (mut servers, mut workers) = (Vec::new(), Vec::new());
    let addresses = Addresses::default();
    for thinkers in thinkers {
        let (child, address) = spawn_server(&by_proxy, thinkers).await;
        servers.push(child);
        addresses.write().expect("nobody panics here").push(address);
    }
    for _ in 0..2 {
        workers.push(spawn_worker(&by_proxy).await);
    }
    let mut rng = Rng::new(seed);
    let restart = std::env::var(RESTART).ok();
    let played = play(&addresses, async |number| match rng.below(5) {
        0 => {
            let server = rng.below(servers.len());
            kill(&mut servers[server]).await;
            let (child, address) = spawn_server(&by_proxy, thinkers[server]).await;
            servers[server] = child;
            addresses.write().expect("nobody panics here")[server] = address;
        }
        1 => {
            let worker = rng.below(workers.len());
            kill(&mut workers[worker]).await;
            workers[worker] = spawn_worker(&by_proxy).await;
        }
        2 => proxy.cut(0),
        3 => proxy.cut(20),
        _ => match &restart {
            Some(restart) if number % 3 == 0 => {
                let done = Command::new("sh").args(["-c", restart]).status().await;
                assert!(done.is_ok_and(|status| status.success()), "{restart}");
            }
            _ => end_sessions(&database).await,
        },
    })
    .await;
    for child in servers.iter_mut().chain(&mut workers) {
        kill(child).await;
    }
    let url = database.to_str().expect("an address");
    let store = Postgres::open(url).await.expect("it answers");
    for game in played {
        let stored = store.load(game.table).await.expect("readable");
        game.check(stored.expect("the table is there"));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_or_doubled_on_postgres() {
    if let Some(database) = database("on").await {
        on_postgres(database, 1).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_or_doubled_on_postgres_without_notifications() {
    if let Some(database) = database("off").await {
        on_postgres(strict(&database), 0).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_or_doubled_on_sqlite() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("chaos.db");
    let (mut server, address) = spawn(Command::new(program()).arg(&database)).await;
    let addresses: Addresses = Arc::new(RwLock::new(vec![address]));
    let played = play(&addresses, async |_| {
        kill(&mut server).await;
        let (child, address) = spawn(Command::new(program()).arg(&database)).await;
        server = child;
        addresses.write().expect("nobody panics here")[0] = address;
    })
    .await;
    kill(&mut server).await;
    // It is whole, and opens.
    drop(Inspection::open(&database).await.expect("it is whole"));
    let opened = Database::open(&database).await.expect("it opens");
    for game in played {
        let stored = opened.store().load(game.table).await.expect("readable");
        game.check(stored.expect("the table is there"));
    }
    opened.close().await;
}
