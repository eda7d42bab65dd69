//! Nobody is shut out by those who are slow, or many.

use std::num::NonZero;
use std::time::Duration;

use server::client::Client;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::process::Command;
use tokio::time::timeout;

use crate::support::{TestServer, code, get, program, spawn};

/// Far more than any of the deadlines here, far less than those that servers have by themselves.
const SOON: Duration = Duration::from_secs(8);
/// More than a process may open by itself on most systems.
const SLOW: usize = 1_100;
const HALF_A_HEAD: &[u8] = b"GET / HTTP/1.1\r\nhost: x\r\nx-slow";

/// A short deadline for everything.
fn hurry(config: &mut server::Config) {
    let deadline = Duration::from_millis(400);
    config.deadlines = server::Deadlines {
        head: deadline,
        body: deadline,
        write: deadline,
        idle: deadline,
    };
}

/// Opens a connection and sends this.
async fn send(server: &TestServer, bytes: &[u8]) -> TcpStream {
    let mut stream = TcpStream::connect(server.address())
        .await
        .expect("accepted");
    stream.write_all(bytes).await.expect("sent");
    stream
}

/// All that comes until the server closes the connection.
async fn rest(mut stream: TcpStream) -> String {
    let mut rest = Vec::new();
    let read = timeout(SOON, stream.read_to_end(&mut rest)).await;
    // A reset is an end too.
    let _ = read.expect("the connection is closed in time");
    String::from_utf8_lossy(&rest).into_owned()
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn half_sent_heads_shut_nobody_out() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let most = getrlimit(Resource::Nofile).maximum;
    let own = Rlimit {
        current: most,
        maximum: most,
    };
    setrlimit(Resource::Nofile, own).expect("our own files are counted too");
    // Where the server may open more files, it does; where it may not, it makes room.
    for limit in ["ulimit -Sn 1024", "ulimit -n 1024"] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut command = Command::new("sh");
        command
            .arg("-c")
            .arg(format!("{limit}; exec \"$0\" \"$1\""))
            .arg(program())
            .arg(folder.path().join("slow.db"));
        let (mut child, address) = spawn(&mut command).await;
        let mut slow = Vec::new();
        for _ in 0..SLOW {
            let mut stream = TcpStream::connect(address).await.expect("accepted");
            // One that had to make room has gone already.
            let _ = stream.write_all(HALF_A_HEAD).await;
            slow.push(stream);
        }
        for _ in 0..20 {
            let mut honest = Client::new(address);
            let answer = timeout(SOON, honest.get("/api/v1/games")).await;
            let answer = answer.expect("in time").expect("an answer");
            assert_eq!(answer.status, 200, "{limit}");
        }
        child.kill().await.expect("it was running");
    }
}

#[tokio::test]
async fn what_does_not_come_in_time_is_not_waited_for() {
    let server = TestServer::start_tuned(hurry).await;
    assert_eq!(rest(send(&server, b"").await).await, "");
    assert_eq!(rest(send(&server, HALF_A_HEAD).await).await, "");
    let half_a_body = "POST /api/v1/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
                       content-length: 1000\r\n\r\n{";
    let answer = rest(send(&server, half_a_body.as_bytes()).await).await;
    assert!(answer.starts_with("HTTP/1.1 400"), "{answer}");
    let answered = "GET /api/v1/games HTTP/1.1\r\nhost: x\r\n\r\n";
    let answer = rest(send(&server, answered.as_bytes()).await).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}

#[tokio::test]
async fn who_does_not_read_is_not_written_to_for_ever() {
    let server = TestServer::start_tuned(hurry).await;
    let request = "GET /api/v1/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n".repeat(100_000);
    let mut greedy = send(&server, b"").await;
    let sent = timeout(SOON, greedy.write_all(request.as_bytes())).await;
    let sent = sent.expect("the connection is closed in time");
    assert!(
        sent.is_err(),
        "it was closed before everything was asked for"
    );
}

#[tokio::test]
async fn a_live_stream_is_not_closed_for_being_quiet() {
    let server = TestServer::start_tuned(hurry).await;
    let table = server.table(&["me", "hot-seat"]).await;
    let mut events = server
        .stranger()
        .events(&table.path("/events"))
        .await
        .unwrap();
    events.next().await.unwrap();
    // Somebody who is closed for being quiet tells how much time has passed.
    for _ in 0..2 {
        rest(send(&server, HALF_A_HEAD).await).await;
    }
    table.choose(0, 0).await;
    assert_eq!(events.next().await.unwrap().unwrap().id, "1");
}

#[tokio::test]
async fn when_all_places_are_taken_those_who_wait_make_room() {
    let server = TestServer::start_tuned(|config| {
        config.connections = NonZero::new(4).expect("some");
    })
    .await;
    let mut idle = Vec::new();
    for _ in 0..6 {
        let mut visitor = server.stranger();
        assert_eq!(get(&mut visitor, "/api/v1/games").await.status, 200);
        idle.push(visitor);
    }
    // Those who are being answered do not.
    let table = server.table(&["me", "hot-seat"]).await;
    let mut streams = Vec::new();
    for _ in 0..4 {
        let listening = server.stranger().events(&table.path("/events")).await;
        streams.push(listening.expect("there is room"));
    }
    let refused = server.stranger().get("/api/v1/games").await;
    assert_eq!(refused.expect("an answer").status, 503);
    for stream in &mut streams {
        stream.next().await.unwrap().expect("nobody was closed");
    }
}

#[tokio::test]
async fn an_address_behind_a_proxy_has_its_share_and_no_more() {
    let server = TestServer::start_tuned(|config| {
        config.connections_per_address = NonZero::new(2).expect("some");
    })
    .await;
    let table = server.table(&["me", "hot-seat"]).await;
    let path = table.path("/events");
    let from = |address: &str| {
        server
            .stranger()
            .with("forwarded", &format!("for={address}"))
    };
    let mut streams = Vec::new();
    for _ in 0..2 {
        streams.push(
            from("192.0.2.1")
                .events(&path)
                .await
                .expect("there is room"),
        );
    }
    let refused = get(&mut from("\"192.0.2.1:99\""), "/api/v1/games").await;
    assert_eq!(code(&refused), (429, "too-fast".to_owned()));
    assert_eq!(get(&mut from("192.0.2.2"), "/").await.status, 200);
}

#[tokio::test]
async fn an_address_that_comes_by_itself_has_its_share_and_no_more() {
    let server = TestServer::start_tuned(|config| {
        config.trusted_proxies = vec!["10.0.0.0/8".parse().expect("a network")];
        config.connections_per_address = NonZero::new(2).expect("some");
    })
    .await;
    let held = [send(&server, b"").await, send(&server, b"").await];
    let refused = server.stranger().get("/api/v1/games").await;
    assert_eq!(refused.expect("an answer").status, 503);
    drop(held);
    // There is room as soon as the server has noticed.
    let begun = std::time::Instant::now();
    while !matches!(server.stranger().get("/api/v1/games").await, Ok(answer) if answer.status == 200)
    {
        assert!(begun.elapsed() < SOON, "there is never room again");
    }
}

#[test]
fn a_server_has_room_for_visitors_beside_ten_thousand_who_listen() {
    let config = server::Config::new(crate::support::toys(), "any.db".into());
    assert!(config.connections.get() >= 30_000, "{}", config.connections);
}
