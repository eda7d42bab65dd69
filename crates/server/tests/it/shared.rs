//! Two servers on one PostgreSQL.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::client::Client;
use server::{Config, ServerHandle};
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use table::TableId;

use crate::browser::Browser;
use crate::support::{LONG, get, post, text, toys};

/// The variable with the address of a PostgreSQL that tests may make schemas in; `cargo xtask test` starts one.
const POSTGRES: &str = "KRONIEK_TEST_POSTGRES";
/// How long a server may take to hear of what another did, with a machine that is busy.
const LATE: Duration = Duration::from_secs(20);

/// An empty database; none where there is no PostgreSQL to be tested with.
pub(crate) async fn database(notify: &str) -> Option<PathBuf> {
    let Ok(server) = std::env::var(POSTGRES) else {
        println!("{POSTGRES} is not set: nothing is tested with PostgreSQL");
        return None;
    };
    let schema = format!("test_{:x}", TableId::random().to_number() as u64);
    let mut connection = PgConnection::connect(&server).await.expect("it answers");
    let making = format!("CREATE SCHEMA {schema}");
    let making = sqlx::query(AssertSqlSafe(making)).execute(&mut connection);
    making.await.expect("a schema");
    let url = format!("{server}?options=-csearch_path%3D{schema}&notify={notify}");
    Some(url.into())
}

async fn start(database: &Path) -> ServerHandle {
    let mut config = Config::new(toys(), database.to_path_buf());
    config.listen.set_port(0);
    config.bot_pause = Duration::ZERO;
    config.metrics_listen = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
    server::start(&config).await.expect("it starts")
}

/// Two players, each at a server of their own, play to the end; each hears at once what the other decided.
async fn two_friends(notify: &str) {
    let Some(database) = database(notify).await else {
        return;
    };
    let servers = [start(&database).await, start(&database).await];
    let seats = json!([{ "kind": "me" }, { "kind": "friend" }, { "kind": "bot", "level": "easy" }]);
    let plan = json!({ "game": "toy", "seats": seats });
    let mut host = Client::new(servers[0].address);
    let created = post(&mut host, "/api/v1/tables", &plan).await.json();
    let path = format!("/api/v1/tables/{}", text(&created["table"]));
    let token = |seat: usize| text(&created["tokens"][seat]["token"]);
    let mut host = Client::new(servers[0].address).with_token(&token(0));
    // In memory at the first server, before the second one changes it.
    assert_eq!(get(&mut host, &path).await.json()["stage"], "gathering");
    let mut friend = Client::new(servers[1].address).with_token(&token(1));
    let joined = post(
        &mut friend,
        &format!("{path}/join"),
        &json!({ "name": "Alva" }),
    )
    .await;
    assert_eq!(joined.status, 200, "{}", joined.text());
    let friend = Client::new(servers[1].address).with_token(&text(&joined.json()["token"]));
    let mut players = [host, friend];
    let (mut decisions, mut heard) = (0_u64, Instant::now());
    while heard.elapsed() < LATE {
        let mut over = 0;
        for player in &mut players {
            let table = get(player, &path).await.json();
            over += usize::from(table["stage"] == "over");
            let made = table["position"]["decisions"].as_u64().unwrap_or(0);
            if made > decisions {
                (decisions, heard) = (made, Instant::now());
            }
            let asked = get(player, &format!("{path}/decision")).await.json();
            if asked["decision"].is_object() {
                let answer = json!({ "number": asked["position"]["number"], "index": 0 });
                let done = post(player, &format!("{path}/decision"), &answer).await;
                // What the other one decided meanwhile may not have been heard yet.
                assert!([200, 409].contains(&done.status), "{}", done.text());
            }
        }
        if over == 2 {
            break;
        }
    }
    let mut logs = Vec::new();
    for server in &servers {
        // Through the same eyes at both.
        let mut host = Client::new(server.address).with_token(&token(0));
        let table = get(&mut host, &path).await.json();
        assert_eq!(table["stage"], "over", "{table}");
        let log: Value = get(&mut host, &format!("{path}/log")).await.json();
        logs.push(log);
    }
    assert_eq!(logs[0], logs[1], "both servers know the same game");
    for server in servers {
        server.stop().await.expect("nothing went wrong");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_friends_play_at_two_servers() {
    two_friends("on").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_friends_play_at_two_servers_that_do_not_tell_each_other() {
    two_friends("off").await;
}

/// How many tables a server has read whole.
async fn read_whole(server: &ServerHandle) -> u64 {
    let address = server.metrics_address.expect("it can be observed");
    let text = get(&mut Client::new(address), "/metrics").await.text();
    let name = "kroniek_tables_read_total ";
    let mut numbers = text.lines().filter_map(|line| line.strip_prefix(name));
    let number = numbers.next().and_then(|number| number.parse().ok());
    number.expect("it is counted")
}

/// A long game of two players at two servers: what the other server wrote is played on, and the whole game is not read again
/// for it. Both then know the same game as a server that has just read it.
async fn only_what_is_new_is_read(notify: &str) {
    let Some(database) = database(notify).await else {
        return;
    };
    let servers = [start(&database).await, start(&database).await];
    let seats = json!([{ "kind": "me" }, { "kind": "friend" }]);
    let pace = json!({ "kind": "live", "bank": 3_600, "increment": 60 });
    let plan = json!({ "game": "toy", "seats": seats, "data": LONG, "pace": pace });
    let mut host = Client::new(servers[0].address);
    let created = post(&mut host, "/api/v1/tables", &plan).await;
    assert_eq!(created.status, 201, "{}", created.text());
    let created = created.json();
    let path = format!("/api/v1/tables/{}", text(&created["table"]));
    let host = text(&created["tokens"][0]["token"]);
    let friend = text(&created["tokens"][1]["token"]);
    let mut friend = Client::new(servers[1].address).with_token(&friend);
    let joined = post(
        &mut friend,
        &format!("{path}/join"),
        &json!({ "name": "A" }),
    )
    .await;
    assert_eq!(joined.status, 200, "{}", joined.text());
    let friend = text(&joined.json()["token"]);
    let at = |server: usize, token: &str| Client::new(servers[server].address).with_token(token);
    let mut players = [at(0, &host), at(1, &friend)];
    let mut decided = 0_usize;
    loop {
        // Until both know the same.
        let begun = Instant::now();
        let position = loop {
            let here = get(&mut players[0], &path).await.json()["position"].clone();
            let there = get(&mut players[1], &path).await.json()["position"].clone();
            if here == there {
                break here;
            }
            assert!(begun.elapsed() < LATE, "{here} {there}");
        };
        if position["over"] == true {
            break;
        }
        let seat = position["to_act"][decided % 2].as_u64();
        let seat = seat.or(position["to_act"][0].as_u64()).expect("somebody") as usize;
        let asked = get(&mut players[seat], &format!("{path}/decision"))
            .await
            .json();
        let number = &asked["position"]["number"];
        if decided == 9 {
            let hinted = json!({ "number": number });
            let hinted = post(&mut players[seat], &format!("{path}/hint"), &hinted).await;
            assert_eq!(hinted.status, 200, "{}", hinted.text());
        }
        let answer = json!({ "number": number, "index": 0 });
        let done = post(&mut players[seat], &format!("{path}/decision"), &answer).await;
        assert_eq!(done.status, 200, "{}", done.text());
        decided += 1;
    }
    let third = start(&database).await;
    let mut seen = Vec::new();
    for server in [&servers[0], &servers[1], &third] {
        let mut host = Client::new(server.address).with_token(&host);
        let mut known = Vec::new();
        for what in ["", "/log", "/chronicle"] {
            known.push(get(&mut host, &format!("{path}{what}")).await.text());
        }
        seen.push(known);
    }
    assert!(decided > 20, "{decided} decisions");
    assert_eq!(seen[0], seen[2], "what was played on is what was read");
    assert_eq!(seen[1], seen[2], "at both servers");
    for server in &servers {
        let read = read_whole(server).await;
        assert!(read < 5, "{read} times for {decided} decisions");
    }
    for server in servers.into_iter().chain([third]) {
        server.stop().await.expect("nothing went wrong");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_at_two_servers_is_not_read_again_and_again() {
    only_what_is_new_is_read("on").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_at_two_servers_that_do_not_tell_each_other_is_not_read_again_and_again() {
    only_what_is_new_is_read("off").await;
}

/// Somebody signs up at one server, is signed in at the other as well, and signs out at the first: the other hears of it.
async fn signed_out_everywhere(notify: &str) {
    let Some(database) = database(notify).await else {
        return;
    };
    let servers = [start(&database).await, start(&database).await];
    let mut here = Browser::new(servers[0].address);
    here.open("/").await;
    let plan = json!({ "game": "toy", "seats": [{ "kind": "me" }, { "kind": "friend" }] });
    let made = post(&mut here.client(), "/api/v1/tables", &plan).await;
    let path = format!("/api/v1/tables/{}", text(&made.json()["table"]));
    let mut there = here.at(servers[1].address);
    assert_eq!(there.open(&path).await.status, 200, "in memory there");
    let fields = [("name", "Anna"), ("new_password", "Liever Turks dan paaps")];
    assert_eq!(here.submit("/account", &fields).await.status, 200);
    let mut there = here.at(servers[1].address);
    // The seat changed hands at the first server.
    let began = Instant::now();
    while there.open(&path).await.status != 200 {
        assert!(
            began.elapsed() < LATE,
            "the other server did not hear of it"
        );
    }
    let mut news = there.listen(&format!("{path}/events")).await;
    assert!(news.next().await.expect("readable").is_some());
    here.submit("/sign-out", &[]).await;
    let ended = async { while news.next().await.expect("readable").is_some() {} };
    let ended = tokio::time::timeout(LATE, ended).await;
    ended.expect("the stream at the other server ends");
    let name = there.open("/api/v1/account").await.json()["name"].clone();
    assert_eq!(name, Value::Null);
    for server in servers {
        server.stop().await.expect("nothing went wrong");
    }
}

#[tokio::test]
async fn whoever_signs_out_at_one_server_is_signed_out_at_the_other() {
    signed_out_everywhere("on").await;
}

#[tokio::test]
async fn whoever_signs_out_at_one_server_is_signed_out_at_the_other_without_notifications() {
    signed_out_everywhere("off").await;
}
