//! Bots think hard, and nobody waits for it who plays elsewhere.

use std::num::NonZero;
use std::time::{Duration, Instant};

use catalog::AnyGame;
use serde_json::json;

use crate::support::{TestServer, first_game, get, post, text};

/// How many decisions are measured.
const DECISIONS: usize = 150;
/// A bot decides far sooner.
const PATIENCE: Duration = Duration::from_secs(30);
/// By how much an answer may be late because bots think.
const LATE: Duration = Duration::from_millis(50);

/// Where somebody calls from who wants no more than their share.
const HONEST: &str = "192.0.2.2";
/// Where those call from who want more.
const GREEDY: &str = "192.0.2.1";

/// How often it is measured. The least counts: a disk that stalls once says nothing about the bots.
const TIMES: usize = 3;

/// How long the slowest answer of a game takes that somebody plays alone: the least of some measurements.
async fn slowest(server: &TestServer) -> Duration {
    let mut least = Duration::MAX;
    for _ in 0..TIMES {
        least = least.min(slowest_of_a_game(server).await);
    }
    least
}

/// Plays a game alone, and gives how long the slowest answer took.
async fn slowest_of_a_game(server: &TestServer) -> Duration {
    let mut player = server.visitor().await;
    let plan = json!({ "game": first_game(), "seats": [{ "kind": "me" }, { "kind": "hot-seat" }] });
    let created = post(&mut player, "/api/v1/tables", &plan).await;
    let table = text(&created.json()["table"]);
    let path = format!("/api/v1/tables/{table}/decision");
    let mut slowest = Duration::ZERO;
    for turn in 0..DECISIONS {
        let asked = get(&mut player, &path).await.json();
        let choices = asked["decision"]["choices"].as_array().expect("choices");
        let choice =
            json!({ "number": asked["position"]["number"], "index": turn % choices.len() });
        let begin = Instant::now();
        let answer = post(&mut player, &path, &choice).await;
        slowest = slowest.max(begin.elapsed());
        assert_eq!(answer.status, 200, "{}", answer.text());
    }
    slowest
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_bots_that_think_do_not_delay_another_table() {
    let server = TestServer::start_with(games::all()).await;
    let alone = slowest(&server).await;
    let mut host = server.visitor().await;
    let games = get(&mut host, "/api/v1/games").await.json();
    let strongest = games[0]["bots"].as_array().and_then(|levels| levels.last());
    let bot = json!({ "kind": "bot", "level": strongest });
    let mut thinkers = Vec::new();
    for _ in 0..2 {
        let plan = json!({ "game": first_game(), "seats": [bot, bot] });
        let created = post(&mut host, "/api/v1/tables", &plan).await;
        assert_eq!(created.status, 201, "{}", created.text());
        thinkers.push(format!("/api/v1/tables/{}", text(&created.json()["table"])));
    }
    let beside = slowest(&server).await;
    for table in thinkers {
        // A quick machine has its answers before a bot has thought once.
        let begin = Instant::now();
        loop {
            let table = get(&mut host, &table).await.json();
            if table["position"]["decisions"].as_u64() > Some(0) {
                break;
            }
            assert!(begin.elapsed() < PATIENCE, "the bots do not play");
        }
    }
    println!(
        "slowest of {DECISIONS} answers: alone {alone:?}, beside two thinking bots {beside:?}"
    );
    assert!(beside < alone + LATE, "alone {alone:?}, beside {beside:?}");
}

/// Plays a few decisions against an easy bot, and gives how long one had to wait for it in all.
async fn waited_for_an_easy_bot(server: &TestServer) -> Duration {
    let mut player = server.visitor().await.with("x-forwarded-for", HONEST);
    let bot = json!({ "kind": "bot", "level": "easy" });
    let plan = json!({ "game": first_game(), "seats": [{ "kind": "me" }, bot] });
    let created = post(&mut player, "/api/v1/tables", &plan).await;
    let table = text(&created.json()["table"]);
    let path = format!("/api/v1/tables/{table}/decision");
    let (mut waited, mut decided) = (Duration::ZERO, 0);
    while decided < 20 {
        let begin = Instant::now();
        let asked = loop {
            let asked = get(&mut player, &path).await.json();
            if asked["decision"].is_object() {
                break asked;
            }
            assert!(begin.elapsed() < PATIENCE, "the bot does not play");
        };
        waited += begin.elapsed();
        let choices = asked["decision"]["choices"].as_array().expect("choices");
        let choice =
            json!({ "number": asked["position"]["number"], "index": decided % choices.len() });
        assert_eq!(post(&mut player, &path, &choice).await.status, 200);
        decided += 1;
    }
    waited
}

/// A game that four can play.
fn game_for_four() -> &'static str {
    let mut games = games::all().kinds();
    let game = games.find(|game| game.seats().contains(&4));
    game.map(AnyGame::id).expect("there is one")
}

/// Two hundred tables of four hard bots, which somebody watches, and one table where somebody plays against an easy one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_easy_bot_is_not_kept_waiting_by_many_hard_ones() {
    // More tables than one visitor may have.
    let server = TestServer::begin(games::all(), |config| {
        config.quota = server::Quota {
            tables: 1_000,
            bots: 1_000,
            ..config.quota
        };
        config.requests_per_second = NonZero::<u32>::MAX;
    });
    let server = server.await;
    let mut alone = Duration::MAX;
    for _ in 0..3 {
        alone = alone.min(waited_for_an_easy_bot(&server).await);
    }
    let mut greedy = server.visitor().await;
    let bot = json!({ "kind": "bot", "level": "hard" });
    for _ in 0..200 {
        let plan = json!({ "game": game_for_four(), "seats": [bot, bot, bot, bot] });
        let created = post(&mut greedy, "/api/v1/tables", &plan).await;
        assert_eq!(created.status, 201, "{}", created.text());
    }
    let mut beside = Duration::MAX;
    for _ in 0..3 {
        beside = beside.min(waited_for_an_easy_bot(&server).await);
    }
    println!("waited for an easy bot: alone {alone:?}, beside 200 tables of hard ones {beside:?}");
    let most = 2 * alone + LATE;
    assert!(beside < most, "alone {alone:?}, beside {beside:?}");
}

/// Two hundred browsers of one network with a fresh cookie each, each of whom plays against three hard bots, and one player elsewhere
/// against an easy one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_cookies_of_one_network_keep_nobody_else_waiting() {
    let server = TestServer::begin(games::all(), |config| {
        config.requests_per_second = NonZero::<u32>::MAX;
        config.quota.visitors = 1_000;
    });
    let server = server.await;
    let mut alone = Duration::MAX;
    for _ in 0..3 {
        alone = alone.min(waited_for_an_easy_bot(&server).await);
    }
    let bot = json!({ "kind": "bot", "level": "hard" });
    let plan = json!({ "game": game_for_four(), "seats": [{ "kind": "me" }, bot, bot, bot] });
    for _ in 0..200 {
        let mut greedy = server.visitor().await.with("x-forwarded-for", GREEDY);
        let created = post(&mut greedy, "/api/v1/tables", &plan).await;
        assert_eq!(created.status, 201, "{}", created.text());
        let path = format!("/api/v1/tables/{}/decision", text(&created.json()["table"]));
        let asked = get(&mut greedy, &path).await.json();
        if asked["decision"].is_object() {
            let choice = json!({ "number": asked["position"]["number"], "index": 0 });
            post(&mut greedy, &path, &choice).await;
        }
    }
    let mut beside = Duration::MAX;
    for _ in 0..3 {
        beside = beside.min(waited_for_an_easy_bot(&server).await);
    }
    println!("waited for an easy bot: alone {alone:?}, beside 200 cookies {beside:?}");
    let most = 2 * alone + LATE;
    assert!(beside < most, "alone {alone:?}, beside {beside:?}");
}
