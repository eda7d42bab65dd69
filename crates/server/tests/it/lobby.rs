//! The lobby: open tables with what is agreed, and games to watch.

use serde_json::json;
use server::client::Answer;

use crate::browser::Browser;
use crate::support::{TestServer, get, hours_pass, seconds_pass};

/// The address that an answer leads to.
pub(crate) fn leads_to(answer: &Answer) -> String {
    assert_eq!(answer.status, 303, "{}", answer.text());
    answer.header("location").expect("a way on").to_owned()
}

/// Makes a public table on the page, and takes the host's seat: its address.
pub(crate) async fn public_table(host: &mut Browser, more: &[(&str, &str)]) -> String {
    let usual = [("seat-0", "me"), ("seat-1", "friend"), ("private", "no")];
    let fields: Vec<(&str, &str)> = usual.into_iter().chain(more.iter().copied()).collect();
    host.open("/").await;
    let path = leads_to(&host.submit("/games/toy/tables", &fields).await);
    assert_eq!(host.submit(&format!("{path}/sit"), &[]).await.status, 303);
    path
}

#[tokio::test]
async fn the_lobby_shows_open_tables_with_what_is_agreed() {
    let server = TestServer::start().await;
    let (mut host, mut stranger) = (
        Browser::new(server.address()),
        Browser::new(server.address()),
    );
    let empty = stranger.open("/lobby").await.text();
    assert!(
        empty.contains("No table is waiting for players right now."),
        "{empty}"
    );
    let agreed = [
        ("name", "Anna"),
        ("pace", "turns-1"),
        ("option-die", "ten"),
        ("spoken", "hu"),
        ("skill", "newcomers"),
    ];
    let path = public_table(&mut host, &agreed).await;
    let hidden = leads_to(
        &host
            .submit(
                "/games/toy/tables",
                &[("seat-0", "me"), ("seat-1", "friend")],
            )
            .await,
    );
    let lobby = stranger.open("/lobby").await.text();
    for told in [
        "Anna",
        "2 days + 1 day a move",
        "1 rule differs",
        "Magyar",
        "For newcomers",
        &path,
    ] {
        assert!(lobby.contains(told), "{told}: {lobby}");
    }
    assert!(!lobby.contains(&hidden), "a private table");
    for (asked, shown) in [
        ("game=toy", true),
        ("game=other", false),
        ("pace=days", true),
        ("pace=live", false),
        ("speaks=hu", true),
        ("speaks=nl", false),
        ("skill=newcomers", true),
        ("skill=experienced", false),
        ("game=toy&pace=days&speaks=hu&skill=newcomers", true),
        ("game=&pace=&speaks=&skill=", true),
    ] {
        let lobby = stranger.open(&format!("/lobby?{asked}")).await.text();
        assert_eq!(lobby.contains(&path), shown, "{asked}");
    }
    // Home, the lobby, a seat: three clicks, and the game runs.
    let mut newcomer = Browser::new(server.address());
    assert!(newcomer.open("/").await.text().contains("href=\"/lobby\""));
    let lobby = newcomer.open("/lobby").await.text();
    assert!(lobby.contains(&format!("action=\"{path}/sit\"")), "{lobby}");
    let sat = newcomer
        .submit(&format!("{path}/sit"), &[("seat", "1")])
        .await;
    assert_eq!(leads_to(&sat), path);
    assert!(
        newcomer
            .open(&path)
            .await
            .text()
            .contains("data-playing=\"true\"")
    );
    let lobby = stranger.open("/lobby").await.text();
    assert!(
        lobby.contains("Games to watch") && lobby.contains(&path),
        "{lobby}"
    );
    assert!(!lobby.contains(&format!("action=\"{path}/sit\"")));
}

#[tokio::test]
async fn nobody_floods_the_lobby() {
    let server = TestServer::start().await;
    let (mut host, mut other) = (
        Browser::new(server.address()),
        Browser::new(server.address()),
    );
    let mut paths = Vec::new();
    for _ in 0..5 {
        paths.push(public_table(&mut host, &[]).await);
        seconds_pass(1);
    }
    let others = public_table(&mut other, &[]).await;
    let mut stranger = Browser::new(server.address());
    let lobby = stranger.open("/lobby").await.text();
    let shown: Vec<bool> = paths.iter().map(|path| lobby.contains(path)).collect();
    assert_eq!(shown, [false, false, true, true, true]);
    assert!(lobby.contains(&others));
    let listed = get(&mut server.stranger(), "/api/v1/open-tables")
        .await
        .json();
    assert_eq!(listed.as_array().map(Vec::len), Some(4));
    let home = stranger.open("/").await.text();
    assert_eq!(home.matches("/sit\"").count(), 3, "a few on the home page");
    hours_pass(8 * 24);
    let lobby = stranger.open("/lobby").await.text();
    assert!(
        !lobby.contains("/sit\""),
        "they have waited for too long: {lobby}"
    );
    let sat = stranger
        .submit(&format!("{others}/sit"), &[("seat", "1")])
        .await;
    assert_eq!(sat.status, 303, "whoever knows the table can still come");
}

#[tokio::test]
async fn the_lobby_counts_those_who_watch() {
    let server = TestServer::start().await;
    let table = server.table(&["me", "hot-seat"]).await;
    let hidden = server
        .table_with(&["me", "hot-seat"], json!({ "private": true }))
        .await;
    let mut stranger = Browser::new(server.address());
    let lobby = stranger.open("/lobby").await.text();
    assert!(
        lobby.contains(&table.id) && !lobby.contains(" watching"),
        "{lobby}"
    );
    assert!(!lobby.contains(&hidden.id));
    let mut streams = Vec::new();
    for _ in 0..2 {
        let mut stream = stranger.listen(&table.path("/events")).await;
        stream.next().await.expect("a stream");
        streams.push(stream);
    }
    // Whoever plays does not watch.
    let player = server.player(&table.tokens[0]);
    let mut own = player
        .events(&table.path("/events"))
        .await
        .expect("a stream");
    own.next().await.expect("a stream");
    let lobby = stranger.open("/lobby").await.text();
    assert!(lobby.contains("2 watching"), "{lobby}");
}
