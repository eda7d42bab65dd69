//! What an operator does beside a running server, which notices it.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::time::{Duration, Instant};

use serde_json::json;
use server::client::{Answer, Client};
use store::{Block, Database, Order};
use table::TableId;

use crate::support::{TestServer, code, get, hours_pass, post, text};

/// How long a server may take to notice something, with a machine that is busy.
const LATE: Duration = Duration::from_secs(20);

/// A server that lets one visitor ask as often as the tests do until it has noticed something.
async fn patient_server() -> TestServer {
    TestServer::start_tuned(|config| {
        config.requests_per_second = NonZero::new(1_000_000).expect("not zero");
    })
    .await
}

/// The operator, in a process of their own.
async fn operator(server: &TestServer) -> Database {
    let database = server.folder.path().join("test.db");
    Database::open_beside(&database).await.expect("it opens")
}

async fn order(operator: &Database, order: Order) {
    operator.admin().order(order).await.expect("stored");
}

/// Asks until the answer is as it should be.
async fn until(client: &mut Client, path: &str, is_so: impl Fn(&Answer) -> bool) -> Answer {
    let begun = Instant::now();
    loop {
        let answer = get(client, path).await;
        if is_so(&answer) {
            return answer;
        }
        assert!(
            begun.elapsed() < LATE,
            "{} {}",
            answer.status,
            answer.text()
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_changed_while_the_house_is_read_only() {
    let server = patient_server().await;
    let table = server.table(&["me", "hot-seat"]).await;
    let operator = operator(&server).await;
    order(&operator, Order::ReadOnly(true)).await;
    let begun = Instant::now();
    let refused = loop {
        // It costs no turn.
        let answer = post(&mut server.stranger(), "/api/v1/tables", &json!({})).await;
        if answer.status == 503 {
            break answer;
        }
        assert!(begun.elapsed() < LATE, "{}", answer.text());
    };
    assert_eq!(table.choose(0, 0).await.status, 503);
    assert_eq!(code(&refused), (503, "read-only".to_owned()));
    assert!(refused.header("retry-after").is_some());
    for (lang, part) in [
        ("en", "Nothing can be changed"),
        ("nl", "kan er niets worden gewijzigd"),
        ("hu", "semmi sem változtatható"),
    ] {
        let path = format!("/api/v1/tables?lang={lang}");
        let refused = post(&mut server.stranger(), &path, &json!({})).await;
        assert_eq!(refused.status, 503);
        assert!(refused.text().contains(part), "{}", refused.text());
    }
    for path in ["/", &format!("/tables/{}", table.id), "/api/v1/games"] {
        assert_eq!(
            get(&mut server.stranger(), path).await.status,
            200,
            "{path}"
        );
    }
    order(&operator, Order::ReadOnly(false)).await;
    let begun = Instant::now();
    let seat = table.to_act().await[0];
    while table.choose(seat, 0).await.status != 200 {
        assert!(begun.elapsed() < LATE, "it is not read-only any more");
    }
    operator.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_announcement_stands_on_every_page_until_it_is_removed() {
    let server = patient_server().await;
    let table = server.table(&["me", "hot-seat"]).await;
    let operator = operator(&server).await;
    let texts = [("en", "Closed on <Monday>"), ("hu", "Hétfőn zárva")];
    let texts = texts.map(|(lang, text)| (lang.to_owned(), text.to_owned()));
    order(&operator, Order::Announce(texts.into())).await;
    let mut reader = server.stranger();
    let said = |answer: &Answer| answer.text().contains("Closed on &lt;Monday&gt;");
    until(&mut reader, "/?lang=en", said).await;
    let on_table = format!("/tables/{}", table.id);
    // Where it was not translated it stands as it was said.
    for path in [on_table.as_str(), "/help?lang=nl", "/privacy?lang=en"] {
        assert!(said(&get(&mut reader, path).await), "{path}");
    }
    let hungarian = get(&mut reader, "/?lang=hu").await;
    assert!(hungarian.text().contains("Hétfőn zárva"));
    order(&operator, Order::Announce(BTreeMap::default())).await;
    until(&mut reader, "/?lang=en", |answer| !said(answer)).await;
    operator.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_blocked_is_kept_out_and_nobody_else() {
    let server = patient_server().await;
    let operator = operator(&server).await;
    let block = |who: &str| {
        Order::Block(Block {
            who: who.to_owned(),
            since: 1,
            note: String::new(),
        })
    };
    let from = |address: &str| server.stranger().with("x-forwarded-for", address);
    order(&operator, block("192.0.2.0/24")).await;
    let path = "/api/v1/games";
    let refused = until(&mut from("192.0.2.7"), path, |answer| answer.status == 403).await;
    assert_eq!(code(&refused), (403, "blocked".to_owned()));
    assert_eq!(get(&mut from("192.0.3.7"), path).await.status, 200);
    order(&operator, Order::Unblock("192.0.2.0/24".to_owned())).await;
    until(&mut from("192.0.2.7"), path, |answer| answer.status == 200).await;

    // Somebody with a cookie, who is known by a table of theirs.
    let mut visitor = server.visitor().await;
    let plan = json!({ "game": "toy", "seats": [{ "kind": "me" }, { "kind": "friend" }] });
    let created = post(&mut visitor, "/api/v1/tables", &plan).await;
    assert_eq!(created.status, 201, "{}", created.text());
    let admin = operator.admin();
    let listed = admin.list(store::Which {
        most: 10,
        ..store::Which::default()
    });
    let host = listed.await.expect("read")[0].host.expect("a visitor");
    order(&operator, block(&host.to_string())).await;
    until(&mut visitor, "/", |answer| answer.status == 403).await;
    assert_eq!(get(&mut server.visitor().await, "/").await.status, 200);
    operator.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_table_is_gone_from_a_running_server() {
    let server = patient_server().await;
    let table = server.table(&["me", "hot-seat"]).await;
    table.choose(0, 0).await;
    let other = server.table(&["me", "hot-seat"]).await;
    let mut events = server
        .player(&table.tokens[0])
        .events(&table.path("/events"))
        .await
        .expect("a stream");
    assert!(events.next().await.expect("news").is_some());
    let operator = operator(&server).await;
    let id: TableId = table.id.parse().expect("a name");
    assert!(operator.admin().delete(id).await.expect("deleted"));
    assert!(!operator.admin().delete(id).await.expect("answered"));
    // The stream ends, and nothing is found any more.
    while events.next().await.expect("no error").is_some() {}
    let mut reader = server.stranger();
    until(&mut reader, &table.path(""), |answer| answer.status == 404).await;
    assert_eq!(other.choose(0, 0).await.status, 200, "others go on");
    operator.close().await;
}

/// Tables that nobody came to or goes on with expire by the server's clock; finished games stay.
#[tokio::test]
async fn what_is_old_is_removed_and_finished_games_stay() {
    let server = TestServer::start_tuned(|config| {
        config.clean_every = Duration::from_millis(20);
    })
    .await;
    let finished = server.table(&["me", "hot-seat"]).await;
    let said = finished
        .act(0, "/talk", json!({ "text": "well played" }))
        .await;
    assert_eq!(said.status, 201, "{}", said.text());
    finished.finish().await;
    let idle = server.table(&["me", "hot-seat"]).await;
    assert_eq!(idle.choose(0, 0).await.status, 200);
    let gathering = server.table(&["me", "friend"]).await;
    let mut reader = server.stranger();
    let gone = |answer: &Answer| answer.status == 404;

    hours_pass(24 * 31);
    until(&mut reader, &gathering.path(""), gone).await;
    assert_eq!(get(&mut reader, &idle.path("")).await.status, 200);

    hours_pass(24 * 335);
    until(&mut reader, &idle.path(""), gone).await;
    let silent = |answer: &Answer| !answer.text().contains("well played");
    until(&mut reader, &finished.path("/talk"), silent).await;
    let table = get(&mut reader, &finished.path("")).await.json();
    assert_eq!(table["stage"], "over");
    let chronicle = get(&mut reader, &finished.path("/chronicle")).await;
    assert_eq!(chronicle.status, 200, "{}", chronicle.text());
}

/// Nothing is removed where it is set so.
#[tokio::test]
async fn with_no_days_nothing_is_removed() {
    let server = TestServer::start_tuned(|config| {
        config.life_cycle.gathering_days = 0;
        config.clean_every = Duration::from_millis(1);
    })
    .await;
    let gathering = server.table(&["me", "friend"]).await;
    let idle = server.table(&["me", "hot-seat"]).await;
    hours_pass(24 * 4_000);
    let mut reader = server.stranger();
    // The other one is removed by the same cleaning.
    until(&mut reader, &idle.path(""), |answer| answer.status == 404).await;
    assert_eq!(get(&mut reader, &gathering.path("")).await.status, 200);
    let page = get(&mut reader, "/privacy").await;
    assert!(!text(&json!(page.text())).contains("has not begun"));
    assert!(page.text().contains("after 365 days"), "{}", page.text());
}
