//! The server is killed between deciding and telling. Every turn that somebody was given by an acknowledged decision is told. In one life of the server
//! nothing is told twice; in a later one only what a server was telling when it was killed, under the same name.

use std::collections::{HashMap, HashSet};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::Ordering;

use engine::Rng;
use store::Database;
use tokio::process::{Child, Command};
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::{
    Receiver, answer, decide, friends_turn, id, is_friends_turn, set_webhook, table_of_two,
};
use crate::browser::Browser;
use crate::shared::database;
use crate::support::{program, spawn};

/// The variable with the number of kills: `cargo xtask long` sets it.
const KILLS: &str = "KRONIEK_TEST_KILLS";
/// So many if nobody says otherwise.
const USUAL: u32 = 20;
/// So many tables somebody decides at when the server is killed.
const TABLES: usize = 4;

fn kills() -> u32 {
    let kills = std::env::var(KILLS).ok();
    kills.map_or(USUAL, |kills| kills.parse().expect("a number"))
}

async fn spawn_on(database: &Path) -> (Child, SocketAddr) {
    spawn(Command::new(program()).arg(database)).await
}

/// Somebody who has looked at the first page.
async fn visitor(address: SocketAddr) -> Browser {
    let mut browser = Browser::new(address);
    browser.open("/").await;
    browser
}

/// The decision that gives the friend a turn, if the server lives long enough to acknowledge it.
async fn try_to_decide(anna: Browser, path: String) -> Option<(String, u64)> {
    let mut client = anna.client();
    let decision = format!("{path}/decision");
    let asked = client.get(&decision).await.ok()?.json();
    let done = client.post(&decision, &answer(&asked, 0)).await.ok()?;
    assert_eq!(done.status, 200, "{}", done.text());
    let position = done.json()["position"].clone();
    assert!(is_friends_turn(&position), "they bid more: {position}");
    Some((id(&path), position["number"].as_u64()?))
}

/// Waits until nothing is left to be told; what a server was telling that was killed is told again when its lease has ended.
async fn until_all_is_told(database: &Path) {
    let beside = Database::open_beside(database).await.expect("it opens");
    let store = beside.whole();
    while !store.rest().await.expect("readable").calls.is_empty() {
        tokio::task::yield_now().await;
    }
    beside.close().await;
}

async fn nothing_is_lost_or_told_twice(database: &Path) {
    let (mut child, mut address) = spawn_on(database).await;
    let mut bela = visitor(address).await;
    let mut receiver = Receiver::start().await;
    let set = set_webhook(&mut bela, &receiver.url(), &["turn"], &[]).await;
    assert_eq!(set.status, 200, "{}", set.text());
    let mut rng = Rng::new(18);
    let (mut acknowledged, mut again) = (0, 0);
    for _ in 0..kills() {
        // Nobody may have too many tables.
        let anna = visitor(address).await;
        let mut deciding = JoinSet::new();
        let (count, mut counted) = watch::channel(0);
        let before = receiver.all().len();
        for _ in 0..TABLES {
            let path = table_of_two(&anna, &bela).await;
            decide(&bela, &path, 1).await;
            let (anna, count) = (anna.copy(), count.clone());
            deciding.spawn(async move {
                let decided = try_to_decide(anna, path).await;
                count.send_modify(|count| *count += usize::from(decided.is_some()));
                decided
            });
        }
        // After so many are acknowledged, or after so many are told.
        let enough = rng.below(TABLES + 1);
        if rng.below(2) == 0 {
            drop(counted.wait_for(|count| *count >= enough).await);
        } else {
            receiver.wait(before + enough).await;
        }
        child.start_kill().expect("SIGKILL");
        child.wait().await.expect("it is gone");
        let decided: HashSet<_> = deciding.join_all().await.into_iter().flatten().collect();
        acknowledged += decided.len();
        receiver.life.fetch_add(1, Ordering::SeqCst);
        (child, address) = spawn_on(database).await;
        bela = bela.at(address);
        let told = |all: &Vec<super::Received>| {
            let told: HashSet<_> = all.iter().map(super::Received::what).collect();
            decided.is_subset(&told)
        };
        drop(receiver.received.wait_for(told).await.expect("it listens"));
    }
    let mut lives: HashMap<String, Vec<u32>> = HashMap::new();
    for message in receiver.all() {
        let name = message.header("webhook-id").to_owned();
        lives.entry(name).or_default().push(message.life);
    }
    for (name, lives) in &lives {
        let different: HashSet<_> = lives.iter().collect();
        assert_eq!(different.len(), lives.len(), "{name} twice in one life");
        again += lives.len() - 1;
    }
    println!(
        "{} kills: {acknowledged} acknowledged, {} told, {again} of them again because the server did not live to note it",
        kills(),
        lives.len(),
    );
    // What is told is settled: after a proper end nothing comes again.
    until_all_is_told(database).await;
    let pid = child.id().expect("it runs").to_string();
    let stopped = Command::new("kill").args(["-TERM", &pid]).status().await;
    assert!(stopped.expect("there is a kill").success());
    assert!(child.wait().await.expect("it ends").success());
    let before = receiver.all().len();
    let (_child, address) = spawn_on(database).await;
    let (anna, bela) = (visitor(address).await, bela.at(address));
    let path = table_of_two(&anna, &bela).await;
    let number = friends_turn(&anna, &bela, &path).await;
    let last = receiver.wait(before + 1).await;
    assert_eq!(last[before].what(), (id(&path), number));
    assert_eq!(last.len(), before + 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    nothing_is_lost_or_told_twice(&folder.path().join("killed.db")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_postgres() {
    if let Some(database) = database("on").await {
        nothing_is_lost_or_told_twice(&database).await;
    }
}
