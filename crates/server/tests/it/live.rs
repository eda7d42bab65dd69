//! News travels fast.

use std::time::{Duration, Instant};

use serde_json::json;
use tokio::time::timeout;

use crate::support::{TestServer, hours_pass, post};

#[tokio::test]
async fn everybody_hears_of_a_move_within_a_quarter_of_a_second() {
    let server = TestServer::start().await;
    let table = server.table(&["me", "hot-seat"]).await;
    let mut streams = Vec::new();
    for seat in 0..2 {
        let player = server.player(&table.tokens[seat]);
        streams.push(player.events(&table.path("/events")).await.unwrap());
    }
    streams.push(
        server
            .stranger()
            .events(&table.path("/events"))
            .await
            .unwrap(),
    );
    for stream in &mut streams {
        let first = stream.next().await.unwrap().unwrap();
        assert_eq!((first.id.as_str(), first.name.as_str()), ("0", "position"));
        assert_eq!(first.data["to_act"], json!([0, 1]));
    }
    let before = Instant::now();
    table
        .act(0, "/decision", json!({ "number": 0, "index": 1 }))
        .await;
    for stream in &mut streams {
        let news = stream.next().await.unwrap().unwrap();
        assert_eq!(news.id, "1");
        assert_eq!(news.data["to_act"], json!([1]));
    }
    assert!(
        before.elapsed() < Duration::from_millis(250),
        "{:?}",
        before.elapsed()
    );
    table.act(0, "/talk", json!({ "text": "Your turn" })).await;
    assert_eq!(streams[1].next().await.unwrap().unwrap().name, "talk");
}

#[tokio::test]
async fn whoever_comes_back_hears_what_they_missed_and_nothing_else() {
    let server = TestServer::start().await;
    let table = server.table(&["me", "hot-seat"]).await;
    table.choose(0, 0).await;
    let path = table.path("/events");
    let missed = server.stranger().with("last-event-id", "0");
    let first = missed
        .events(&path)
        .await
        .unwrap()
        .next()
        .await
        .unwrap()
        .unwrap();
    assert_eq!(first.id, "1");
    let current = server.stranger().with("last-event-id", "1");
    let mut events = current.events(&path).await.unwrap();
    table.choose(1, 0).await;
    assert_eq!(events.next().await.unwrap().unwrap().id, "2");
}

#[tokio::test]
async fn one_stream_tells_of_several_tables_and_of_no_private_one() {
    let server = TestServer::start().await;
    let one = server.table(&["me", "hot-seat"]).await;
    let two = server.table(&["me", "hot-seat"]).await;
    let hidden = json!({ "private": true });
    let hidden = server.table_with(&["me", "hot-seat"], hidden).await;
    let path = |tables: &[&str]| format!("/api/v1/events?tables={}", tables.join(","));
    let all = path(&[&one.id, &two.id, &hidden.id, "nonsense"]);
    let mut events = server.stranger().events(&all).await.unwrap();
    for table in [&hidden, &two, &one] {
        table.choose(0, 0).await;
    }
    let mut heard = Vec::new();
    while heard.len() < 4 {
        let event = events.next().await.unwrap().unwrap();
        heard.push((event.data["table"].clone(), event.data["number"].clone()));
    }
    for (table, number) in [(&one, 0), (&two, 0), (&two, 1), (&one, 1)] {
        assert!(
            heard.contains(&(json!(table.id), json!(number))),
            "{heard:?}"
        );
    }
    let none = server.stranger().events(&path(&[&hidden.id])).await;
    assert!(none.is_err(), "nobody is told of a private table");
}

#[tokio::test]
async fn proxies_are_told_not_to_keep_the_news() {
    let server = TestServer::start().await;
    let table = server.table(&["me", "hot-seat"]).await;
    let (head, _) = server
        .stranger()
        .listen(&table.path("/events"))
        .await
        .unwrap();
    assert_eq!(head.header("x-accel-buffering"), Some("no"));
}

#[tokio::test]
async fn streams_end_when_the_server_stops() {
    let mut server = TestServer::start().await;
    let table = server.table(&["me", "hot-seat"]).await;
    let path = table.path("/events");
    let mut events = server.stranger().events(&path).await.unwrap();
    events.next().await.unwrap();
    let before = Instant::now();
    timeout(Duration::from_secs(4), server.stop())
        .await
        .expect("an open stream does not keep the server");
    assert!(before.elapsed() < Duration::from_secs(4));
    assert!(!matches!(events.next().await, Ok(Some(_))));
}

#[tokio::test]
async fn who_has_the_answer_is_not_told_it_again() {
    let server = TestServer::start().await;
    let table = server.table(&["me", "hot-seat"]).await;
    let numbered = |seat: usize| {
        let player = server.player(&table.tokens[seat]);
        player.with("x-kroniek-stream", "7")
    };
    // Both have the same number, one as a header and one as browsers have to say it.
    let mut own = numbered(0).events(&table.path("/events")).await.unwrap();
    let mut other = server
        .player(&table.tokens[1])
        .events(&table.path("/events?stream=7"))
        .await
        .unwrap();
    for stream in [&mut own, &mut other] {
        assert_eq!(stream.next().await.unwrap().unwrap().id, "0");
    }
    let path = table.path("/decision");
    let decision = json!({ "number": 0, "index": 0 });
    let answer = numbered(0).post(&path, &decision).await.unwrap();
    assert_eq!(answer.json()["position"]["number"], 1);
    // The number says nothing without the secret of the seat: nobody keeps news from another.
    assert_eq!(other.next().await.unwrap().unwrap().id, "1");
    table.choose(1, 0).await;
    assert_eq!(other.next().await.unwrap().unwrap().id, "2");
    assert_eq!(own.next().await.unwrap().unwrap().id, "2");
}

#[tokio::test]
async fn a_stream_ends_when_its_seat_is_given_to_another() {
    let server = TestServer::start().await;
    let table = server.table(&["me", "friend"]).await;
    let joined = table.act(1, "/join", json!({})).await.json();
    let secret = joined["token"].as_str().expect("a secret");
    let path = table.path("/events");
    let listen = async |player: server::client::Client| {
        let mut stream = player.events(&path).await.unwrap();
        stream.next().await.unwrap().unwrap();
        stream
    };
    let mut host = listen(server.player(&table.tokens[0])).await;
    let mut gone = listen(server.player(secret)).await;
    hours_pass(25);
    let invite = json!({ "seat": 1 });
    let mut player = server.player(&table.tokens[0]);
    let invited = post(&mut player, &table.path("/invite"), &invite).await;
    assert_eq!(invited.status, 200, "{}", invited.text());
    assert_eq!(host.next().await.unwrap().unwrap().name, "seats");
    let ended = timeout(Duration::from_secs(4), gone.next()).await;
    assert_eq!(ended.expect("it ends").ok().flatten(), None);
}
