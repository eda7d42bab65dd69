//! How much one visitor may have.

use serde_json::{Value, json};
use server::Quota;
use server::client::{Answer, Client};

use crate::browser::Browser;
use crate::support::{LONG, TestServer, code, get, hours_pass, post, text};

/// Somebody who may have two tables, three bots and 300 bytes.
async fn server() -> TestServer {
    TestServer::start_tuned(|config| {
        config.quota = Quota {
            tables: 2,
            bots: 3,
            bytes: 300,
            visitors: 2,
        };
    })
    .await
}

async fn create(client: &mut Client, kinds: &[&str]) -> Answer {
    let seats: Vec<Value> = kinds.iter().map(|kind| json!({ "kind": kind })).collect();
    let plan = json!({ "game": "toy", "seats": seats, "private": false });
    post(client, "/api/v1/tables", &plan).await
}

fn too_many(what: &str) -> (u16, String) {
    (422, format!("too-many-{what}"))
}

#[tokio::test]
async fn nobody_has_tables_without_end() {
    let server = server().await;
    let mut host = server.visitor().await;
    assert_eq!(create(&mut host, &["me", "friend"]).await.status, 201);
    assert_eq!(create(&mut host, &["me", "hot-seat"]).await.status, 201);
    let another = create(&mut host, &["me", "hot-seat"]).await;
    assert_eq!(code(&another), too_many("tables"));
    let told = [("en", "2 tables"), ("nl", "2 tafels"), ("hu", "2 asztalod")];
    for (lang, words) in told {
        let plan = json!({ "game": "toy", "seats": [{ "kind": "me" }, { "kind": "me" }] });
        let path = format!("/api/v1/tables?lang={lang}");
        let message = text(&post(&mut host, &path, &plan).await.json()["error"]["message"]);
        assert!(message.contains(words), "{message}");
    }
    // Others have their own.
    let mut other = server.visitor().await;
    assert_eq!(create(&mut other, &["me", "friend"]).await.status, 201);
}

#[tokio::test]
async fn not_even_all_at_once() {
    let server = server().await;
    let cookie = server.cookie().await;
    let many = (0..8).map(|_| {
        let mut host = server.stranger().with("cookie", &cookie);
        async move { create(&mut host, &["me", "friend"]).await.status }
    });
    let answers = futures_util::future::join_all(many).await;
    let made = answers.iter().filter(|&&status| status == 201).count();
    assert_eq!(made, 2, "{answers:?}");
}

#[tokio::test]
async fn a_table_that_nobody_comes_to_makes_room_after_a_week() {
    let server = server().await;
    let mut host = server.visitor().await;
    let first = create(&mut host, &["me", "friend"]).await.json();
    let first = format!("/api/v1/tables/{}", text(&first["table"]));
    hours_pass(1);
    assert_eq!(create(&mut host, &["me", "friend"]).await.status, 201);
    hours_pass(6 * 24);
    let early = create(&mut host, &["me", "friend"]).await;
    assert_eq!(code(&early), too_many("tables"));
    assert_eq!(get(&mut host, &first).await.status, 200);
    hours_pass(2 * 24);
    assert_eq!(create(&mut host, &["me", "friend"]).await.status, 201);
    assert_eq!(
        get(&mut host, &first).await.status,
        404,
        "the oldest one left"
    );
}

#[tokio::test]
async fn a_finished_game_does_not_count() {
    let server = server().await;
    let mut host = server.visitor().await;
    for _ in 0..3 {
        let made = create(&mut host, &["me", "hot-seat"]).await;
        assert_eq!(made.status, 201, "{}", made.text());
        let path = format!("/api/v1/tables/{}", text(&made.json()["table"]));
        loop {
            let table = get(&mut host, &path).await.json();
            let Some(seat) = table["position"]["to_act"][0].as_u64() else {
                break;
            };
            let number = &table["position"]["number"];
            let answer = json!({ "seat": seat, "number": number, "index": 0 });
            let done = post(&mut host, &format!("{path}/decision"), &answer).await;
            assert_eq!(done.status, 200, "{}", done.text());
        }
    }
}

#[tokio::test]
async fn nobody_has_bots_without_end() {
    let server = server().await;
    let mut host = server.visitor().await;
    assert_eq!(create(&mut host, &["bot", "bot"]).await.status, 201);
    let more = create(&mut host, &["bot", "bot"]).await;
    assert_eq!(code(&more), too_many("bots"));
    let made = create(&mut host, &["bot", "friend", "friend"]).await.json();
    let bot = format!("/api/v1/tables/{}/bot", text(&made["table"]));
    let replaced = post(&mut host, &bot, &json!({ "seat": 1, "level": "easy" })).await;
    assert_eq!(code(&replaced), too_many("bots"));
}

#[tokio::test]
async fn nobody_stores_bytes_without_end() {
    let server = server().await;
    let mut host = server.visitor().await;
    let made = create(&mut host, &["me", "friend"]).await.json();
    let talk = format!("/api/v1/tables/{}/talk", text(&made["table"]));
    let line = json!({ "text": "\u{e9}".repeat(120) });
    assert_eq!(post(&mut host, &talk, &line).await.status, 201);
    let more = post(&mut host, &talk, &line).await;
    assert_eq!(code(&more), (422, "too-much-stored".into()));
    let seats = json!([{ "kind": "me" }, { "kind": "hot-seat" }]);
    let plan = json!({ "game": "toy", "seats": seats, "data": LONG });
    let brought = post(&mut host, "/api/v1/tables", &plan).await;
    assert_eq!(code(&brought), (422, "too-much-stored".into()));
}

#[tokio::test]
async fn whoever_has_no_cookie_shares_with_their_network() {
    let server = server().await;
    let from = |address: &str| server.stranger().with("x-forwarded-for", address);
    let kinds = ["me", "friend"];
    for address in ["2001:db8::1", "2001:db8::2:3"] {
        assert_eq!(create(&mut from(address), &kinds).await.status, 201);
    }
    let another = create(&mut from("2001:db8::4"), &kinds).await;
    assert_eq!(code(&another), too_many("tables"));
    let elsewhere = create(&mut from("2001:db8:0:1::1"), &kinds).await;
    assert_eq!(elsewhere.status, 201);
    // Nobody in the network is the host of what another made there.
    let path = format!("/api/v1/tables/{}", text(&elsewhere.json()["table"]));
    let seen = get(&mut from("2001:db8:0:1::1"), &path).await;
    assert_eq!(seen.json()["tokens"], json!([]), "{}", seen.text());
}

/// A browser with a fresh cookie at this address.
async fn fresh(server: &TestServer, address: &str) -> Client {
    let cookie = server.cookie().await;
    let stranger = server.stranger().with("x-forwarded-for", address);
    stranger.with("cookie", &cookie)
}

#[tokio::test]
async fn fresh_cookies_have_no_fresh_room() {
    let server = server().await;
    let kinds = ["me", "friend"];
    let mut hosts = Vec::new();
    for address in ["2001:db8::1", "2001:db8::2"] {
        let mut host = fresh(&server, address).await;
        for _ in 0..2 {
            assert_eq!(create(&mut host, &kinds).await.status, 201);
        }
        assert_eq!(code(&create(&mut host, &kinds).await), too_many("tables"));
        hosts.push(host);
    }
    let mut third = fresh(&server, "2001:db8::3").await;
    let refused = create(&mut third, &kinds).await;
    assert_eq!(code(&refused), too_many("tables"));
    let told = [("en", "network"), ("nl", "netwerk"), ("hu", "hálózat")];
    for (lang, word) in told {
        let plan = json!({ "game": "toy", "seats": [{ "kind": "me" }, { "kind": "me" }] });
        let path = format!("/api/v1/tables?lang={lang}");
        let message = text(&post(&mut third, &path, &plan).await.json()["error"]["message"]);
        assert!(message.contains(word), "{message}");
    }
    let mut elsewhere = fresh(&server, "192.0.2.1").await;
    assert_eq!(create(&mut elsewhere, &kinds).await.status, 201);
    // Nobody comes to the oldest ones, and they make room.
    hours_pass(8 * 24);
    assert_eq!(create(&mut third, &kinds).await.status, 201);
}

#[tokio::test]
async fn a_network_has_bots_and_says_things_with_an_end_too() {
    let server = server().await;
    let line = json!({ "text": "\u{e9}".repeat(110) });
    for _ in 0..2 {
        let mut host = fresh(&server, "192.0.2.1").await;
        let made = create(&mut host, &["me", "bot", "bot"]).await.json();
        let talk = format!("/api/v1/tables/{}/talk", text(&made["table"]));
        assert_eq!(post(&mut host, &talk, &line).await.status, 201);
    }
    let mut third = fresh(&server, "192.0.2.1").await;
    let bots = create(&mut third, &["bot", "bot", "bot"]).await;
    assert_eq!(code(&bots), too_many("bots"));
    let mut elsewhere = fresh(&server, "192.0.2.2").await;
    let made = create(&mut elsewhere, &["me", "friend"]).await.json();
    // Of 600 bytes 440 are used up.
    let path = format!("/api/v1/tables/{}", text(&made["table"]));
    let token = text(&made["tokens"][1]["token"]);
    let joining = server.stranger().with("x-forwarded-for", "192.0.2.1");
    let mut joining = joining.with_token(&token);
    let joined = post(
        &mut joining,
        &format!("{path}/join"),
        &json!({ "name": "A" }),
    )
    .await;
    let token = text(&joined.json()["token"]);
    let mut friend = server.stranger().with("x-forwarded-for", "192.0.2.1");
    friend = friend.with_token(&token);
    let talk = format!("{path}/talk");
    let more = post(&mut friend, &talk, &line).await;
    assert_eq!(
        more.status,
        201,
        "their network's own limit: {}",
        more.text()
    );
    let mut host = fresh(&server, "192.0.2.1").await;
    let made = create(&mut host, &["me", "friend"]).await.json();
    let talk = format!("/api/v1/tables/{}/talk", text(&made["table"]));
    let more = post(&mut host, &talk, &line).await;
    assert_eq!(code(&more), (422, "too-much-stored".into()));
    // Half is forgotten every week.
    hours_pass(22 * 24);
    assert_eq!(post(&mut host, &talk, &line).await.status, 201);
}

#[tokio::test]
async fn an_account_that_is_a_day_old_has_limits_of_its_own() {
    let server = server().await;
    let kinds = ["me", "friend"];
    for _ in 0..2 {
        let mut host = fresh(&server, "192.0.2.1").await;
        for _ in 0..2 {
            assert_eq!(create(&mut host, &kinds).await.status, 201);
        }
    }
    let mut browser = Browser::new(server.address());
    browser.open("/").await;
    let fields = [("name", "Anna"), ("new_password", "Liever Turks dan paaps")];
    assert_eq!(browser.submit("/account", &fields).await.status, 200);
    let mut anna = browser.client().with("x-forwarded-for", "192.0.2.1");
    let young = create(&mut anna, &kinds).await;
    assert_eq!(code(&young), too_many("tables"));
    hours_pass(25);
    assert_eq!(create(&mut anna, &kinds).await.status, 201);
}
