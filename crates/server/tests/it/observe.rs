//! What an operator's programs learn: whether the server lives and is ready, and what it does.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::json;
use server::Config;

use crate::support::{TestServer, get};

/// Listens for the operator's programs too.
fn observed(config: &mut Config) {
    config.metrics_listen = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
}

/// And goes on for a while when it is told to stop.
fn drained(config: &mut Config) {
    observed(config);
    config.drain = Duration::from_secs(2);
}

/// The number after these words at the beginning of a line.
fn number(text: &str, words: &str) -> u64 {
    let found = text.lines().find_map(|line| line.strip_prefix(words));
    let found = found.and_then(|rest| rest.trim().parse().ok());
    found.unwrap_or_else(|| panic!("no {words} in\n{text}"))
}

#[tokio::test]
async fn what_the_server_does_is_counted() {
    let server = TestServer::start_tuned(observed).await;
    let table = server.table(&["me", "hot-seat"]).await;
    let stream = server.stranger().events(&table.path("/events")).await;
    let mut stream = stream.expect("a stream");
    stream.next().await.expect("open").expect("an event");
    assert_eq!(table.choose(0, 0).await.status, 200);
    get(&mut server.stranger(), "/nothing/secret").await;

    let mut operator = server.operator();
    let answer = get(&mut operator, "/metrics").await;
    assert_eq!(answer.status, 200);
    assert_eq!(
        answer.header("content-type"),
        Some("text/plain; version=0.0.4")
    );
    let text = answer.text();
    let requests = |labels: &str| number(&text, &format!("kroniek_requests_total{{{labels}}}"));
    for (labels, count) in [
        ("method=\"POST\",route=\"/api/v1/tables\",status=\"201\"", 1),
        (
            "method=\"POST\",route=\"/api/v1/tables/{table}/decision\",status=\"200\"",
            1,
        ),
        ("method=\"GET\",route=\"none\",status=\"404\"", 1),
    ] {
        assert_eq!(requests(labels), count, "{text}");
    }
    assert!(number(&text, "kroniek_decisions_total{game=\"toy\"}") > 0);
    assert_eq!(number(&text, "kroniek_listeners"), 1);
    assert_eq!(number(&text, "kroniek_tables_in_memory"), 1);
    assert!(number(&text, "kroniek_connections_open") > 0);
    assert!(number(&text, "kroniek_database_bytes") > 0);
    assert_eq!(
        number(&text, "kroniek_thoughts_waiting{urgency=\"awaited\"}"),
        0
    );
    assert_eq!(
        number(&text, "kroniek_request_seconds_count{method=\"POST\"}"),
        2
    );
    // An address can hold the secret of a seat.
    assert!(!text.contains(&table.id) && !text.contains("/nothing"));
    // Visitors are told nothing of it.
    let visitors = get(&mut server.stranger(), "/metrics").await;
    assert_eq!(visitors.status, 404);
}

#[tokio::test]
async fn an_answer_tells_its_request_s_id() {
    let server = TestServer::start().await;
    let mut stranger = server.stranger();
    let ids = [
        get(&mut stranger, "/").await,
        get(&mut stranger, "/nowhere").await,
    ];
    let ids = ids.map(|answer| answer.header("x-request-id").expect("an id").to_owned());
    assert_ne!(ids[0], ids[1]);
    // This machine is trusted like a proxy, and may choose the id.
    let mut proxy = server.stranger().with("x-request-id", "from-the-proxy-1");
    let answer = get(&mut proxy, "/").await;
    assert_eq!(answer.header("x-request-id"), Some("from-the-proxy-1"));
}

#[tokio::test]
async fn a_server_that_stops_says_first_that_it_is_not_ready() {
    let mut server = TestServer::start_tuned(drained).await;
    let mut operator = server.operator();
    let mut visitor = server.stranger();
    assert_eq!(get(&mut operator, "/health").await.status, 200);
    let ready = get(&mut operator, "/ready").await;
    assert_eq!((ready.status, ready.text()), (200, "ready\n".to_owned()));
    let stopping = tokio::spawn(server.take().stop());
    loop {
        let ready = get(&mut operator, "/ready").await;
        if ready.status == 503 {
            assert_eq!(ready.text(), "stopping\n");
            break;
        }
    }
    // It lives, and whoever comes is served.
    assert_eq!(get(&mut operator, "/health").await.status, 200);
    let plan = json!({ "game": "toy", "seats": [{ "kind": "me" }, { "kind": "hot-seat" }] });
    let made = visitor.post("/api/v1/tables", &plan).await;
    assert_eq!(made.expect("an answer").status, 201);
    stopping.await.expect("no panic").expect("it stops");
}
