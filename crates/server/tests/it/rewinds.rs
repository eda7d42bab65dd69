//! What the pages offer to take back, and what they tell of the dice.

use serde_json::json;
use table::{Signed, signed};

use crate::support::{TestServer, TestTable, code, get};

/// The page of the table through a seat's eyes.
async fn page(table: &TestTable<'_>, seat: usize, end: &str) -> (u16, String) {
    let mut player = table.server.player(&table.tokens[seat]);
    let answer = get(&mut player, &format!("/tables/{}{end}", table.id)).await;
    (answer.status, answer.text())
}

#[tokio::test]
async fn a_page_offers_what_can_be_done_and_asks_before_a_rewind() {
    let server = TestServer::start().await;
    let table = server.table(&["me", "hot-seat"]).await;
    let offers = async |seat: usize| {
        let (_, page) = page(&table, seat, "").await;
        (page.contains("id=\"undo\""), page.contains("id=\"rewind\""))
    };
    // The two buttons are told apart by what everybody sees of them.
    let button = async |seat: usize, id: &str| {
        let (_, page) = page(&table, seat, "").await;
        let form = page.split(&format!("id=\"{id}\"")).nth(1).expect("offered");
        form.split("</form>").next().expect("a form").to_owned()
    };
    assert_eq!(offers(0).await, (false, false), "nothing to take back");
    table.choose(0, 1).await;
    assert_eq!(offers(0).await, (true, false));
    let undo = button(0, "undo").await;
    assert!(
        undo.contains(">Take back<") && !undo.contains("Rewind"),
        "{undo}"
    );
    assert_eq!(offers(1).await, (false, false), "nothing of their own");
    table.choose(1, 0).await;
    assert_eq!(offers(1).await, (false, true), "the bids lie open");
    let rewind = button(1, "rewind").await;
    assert!(rewind.contains(">Rewind…<"), "{rewind}");
    assert!(rewind.contains(" Rewind to decision 1…<"), "{rewind}");
    assert!(!rewind.contains("Take back"), "{rewind}");

    let (status, asked) = page(&table, 1, "/rewind?seat=1&to=1").await;
    assert_eq!(status, 200);
    for part in [
        "Rewind to decision 1?",
        "Decisions taken back, including other players': 1.",
        "Everybody else at the table has to agree first.",
        "method=\"post\"",
        "name=\"decisions\" value=\"1\"",
    ] {
        assert!(asked.contains(part), "no '{part}' in {asked}");
    }
    let nothing = page(&table, 1, "/rewind?seat=1&to=2").await;
    assert_eq!(nothing.0, 422, "{}", nothing.1);
    let another = page(&table, 0, "/rewind?seat=1&to=1").await;
    assert_eq!(another.0, 403, "{}", another.1);
    assert_eq!(table.watch("").await.json()["position"]["number"], 2);
}

#[tokio::test]
async fn a_finished_game_tells_its_rewinds_and_cannot_be_rewound() {
    let server = TestServer::start().await;
    let table = server.table(&["me", "hot-seat"]).await;
    table.choose(0, 1).await;
    table.choose(1, 0).await;
    let rewind = json!({ "number": 2, "decisions": 0 });
    let asked = table.act(1, "/rewind", rewind).await.json();
    let grant = json!({ "request": asked["position"]["number"], "grant": true });
    let granted = table.act(0, "/undo/answer", grant).await.json();
    assert_eq!(granted["undone"], true, "{granted}");
    table.finish().await;
    let over = table.watch("").await.json();
    let result = over["result"].as_str().expect("it is over");
    assert!(result.ends_with("Rewinds: 1."), "{result}");
    let rewind = json!({ "number": over["position"]["number"], "decisions": 0 });
    let late = table.act(0, "/rewind", rewind).await;
    assert_eq!(code(&late), (422, "game-over".into()));
    assert_eq!(page(&table, 0, "/rewind?seat=0&to=0").await.0, 422);
}

#[tokio::test]
async fn the_seal_stands_where_one_is_invited_and_where_one_waits() {
    let server = TestServer::start().await;
    let table = server.table(&["me", "friend"]).await;
    let seal = table.watch("").await.json()["commitment"].clone();
    let seal = seal.as_str().expect("a seal").to_owned();
    assert_eq!(seal.len(), 64);
    let invitation = format!("/join/{}/{}", table.id, table.tokens[1]);
    let invitation = get(&mut server.stranger(), &invitation).await.text();
    assert!(invitation.contains(&seal), "{invitation}");
    assert!(invitation.contains("data-random"), "{invitation}");
    let (_, lobby) = page(&table, 0, "").await;
    assert!(lobby.contains(&seal), "{lobby}");
}

#[tokio::test]
async fn a_chronicle_is_signed_with_the_key_that_everybody_can_read() {
    let mut server = TestServer::start().await;
    let key = |text: String| text.trim_end().to_owned();
    let file = {
        let table = server.table(&["me", "hot-seat"]).await;
        table.finish().await;
        table.watch("/chronicle").await.text()
    };
    let public = get(&mut server.stranger(), "/.well-known/kroniek-key").await;
    let public = key(public.text());
    assert_eq!(signed(&file), Signed::By(public.clone()));
    server.restart().await;
    let again = get(&mut server.stranger(), "/.well-known/kroniek-key").await;
    assert_eq!(key(again.text()), public, "it is kept");
}

/// Whoever makes a table contributes like everybody: after the seal is there.
#[tokio::test]
async fn the_host_contributes_once_the_seal_is_there() {
    let server = TestServer::start().await;
    let mut host = server.visitor().await;
    let form = "seat-0=me&seat-1=hot-seat&private=no&contribution=early";
    let made = host.submit("/games/toy/tables", form).await.expect("made");
    let path = made.header("location").expect("where it is").to_owned();
    let lobby = get(&mut host, &path).await.text();
    let table = get(&mut host, &format!("/api/v1{path}")).await.json();
    let seal = table["commitment"].as_str().expect("a seal").to_owned();
    assert_eq!(table["stage"], "gathering");
    assert!(lobby.contains(&seal) && lobby.contains("data-contribute"));

    let mut other = server.visitor().await;
    let seen = get(&mut other, &path).await.text();
    assert!(!seen.contains("/sit"), "it is kept for the host: {seen}");
    for form in ["seat=0&contribution=x", "contribution=x"] {
        let sits = other.submit(&format!("{path}/sit"), form).await;
        assert_eq!(sits.expect("an answer").status, 409);
    }

    for _ in 0..2 {
        // An answer can get lost: the same again changes nothing.
        let sit = format!("{path}/sit");
        let sits = host.submit(&sit, "contribution=tulip").await;
        assert_eq!(sits.expect("an answer").status, 303);
    }
    let begun = get(&mut host, &format!("/api/v1{path}")).await.json();
    assert_eq!(begun["stage"], "playing");
    assert_eq!(begun["commitment"], seal, "the same seal");
    let yours = begun["seats"].as_array().expect("seats").iter();
    assert!(yours.clone().all(|seat| seat["yours"] == true), "{begun}");
}

#[tokio::test]
async fn a_program_contributes_once_the_seal_is_there() {
    let server = TestServer::start().await;
    let special = json!({ "contributes": true });
    let table = server.table_with(&["me", "hot-seat"], special).await;
    assert_eq!(table.watch("").await.json()["stage"], "gathering");
    for (seat, word) in ["tulip", "herring"].into_iter().enumerate() {
        let joined = table.act(seat, "/join", json!({ "contribution": word }));
        assert_eq!(joined.await.status, 200);
    }
    assert_eq!(table.watch("").await.json()["stage"], "playing");
}

#[tokio::test]
async fn with_three_people_everybody_else_has_to_agree() {
    let server = TestServer::start().await;
    let table = server.table(&["me", "hot-seat", "hot-seat"]).await;
    for seat in 0..3 {
        table.choose(seat, usize::from(seat == 0)).await;
    }
    let rewind = json!({ "number": 3, "decisions": 0 });
    let asked = table.act(0, "/rewind", rewind).await.json();
    assert_eq!(asked["undone"], false, "{asked}");
    let number = asked["position"]["number"].clone();
    let grant = json!({ "request": number, "grant": true });
    let waiting = async || table.watch("").await.json()["undo_request"]["waiting"].clone();
    assert_eq!(waiting().await, json!([1, 2]));
    let one = table.act(1, "/undo/answer", grant.clone()).await.json();
    assert_eq!(one["undone"], false, "one of two is not all: {one}");
    assert_eq!(one["position"]["decisions"], 3);
    assert_eq!(waiting().await, json!([2]));
    let twice = table.act(1, "/undo/answer", grant.clone()).await;
    assert_eq!(code(&twice), (403, "not-your-seat".into()));
    let all = table.act(2, "/undo/answer", grant).await.json();
    assert_eq!(all["undone"], true, "{all}");
    assert_eq!(all["position"]["decisions"], 0);
    assert_eq!(waiting().await, json!(null));
}
