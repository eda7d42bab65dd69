//! Decisions that the table makes in a player's name, and what a table agrees to do without.

use catalog::{AnyGame, Catalog, ErasedGame};
use serde_json::json;
use server::client::Client;
use testkit::{Toy, flaw};

use crate::support::{TestServer, code, get};

static STEADY: &[&dyn AnyGame] = &[&ErasedGame::<Toy<{ flaw::STEADY }>>::NEW];

/// The phase of the toy as anybody sees it.
async fn phase(client: &mut Client, table: &str) -> String {
    let view = get(client, &format!("/api/v1/tables/{table}/view")).await;
    let view = view.json();
    view["view"]["phase"]
        .as_str()
        .unwrap_or_default()
        .to_owned()
}

/// A table of one visitor on both seats, which has got so far that the only choice is to aim to the left.
async fn bid(visitor: &mut Client) -> String {
    let form = "seat-0=me&seat-1=hot-seat&private=no";
    let made = visitor.submit("/games/toy/tables", form).await;
    let made = made.expect("a table");
    let address = made.header("location").expect("it goes there").to_owned();
    let table = address.trim_start_matches("/tables/").to_owned();
    let joined = visitor.submit(&format!("{address}/sit"), "").await;
    assert!(joined.expect("an answer").status < 400);
    for (seat, number) in [(0, 0), (1, 1)] {
        let form = format!("seat={seat}&number={number}&choice=0");
        let done = visitor.submit(&format!("{address}/decide"), &form).await;
        let done = done.expect("an answer");
        assert!(done.status < 400, "{}", done.text());
    }
    table
}

#[tokio::test]
async fn a_visitor_can_be_asked_even_if_there_is_only_one_choice() {
    let server = TestServer::start_with(Catalog::of(STEADY)).await;
    let mut visitor = server.visitor().await;
    let table = bid(&mut visitor).await;
    assert_eq!(phase(&mut visitor, &table).await, "throw", "made at once");

    let settings = get(&mut visitor, "/settings").await.text();
    assert!(
        settings.contains("name=\"ask\" value=\"no\" checked"),
        "{settings}"
    );
    let saved = visitor.submit("/settings", "ask=yes").await;
    assert_eq!(saved.expect("an answer").status, 303);
    let settings = get(&mut visitor, "/settings").await.text();
    assert!(
        settings.contains("name=\"ask\" value=\"yes\" checked"),
        "{settings}"
    );
    let table = bid(&mut visitor).await;
    assert_eq!(phase(&mut visitor, &table).await, "aim", "asked");
    // What else was set is kept.
    let named = visitor.submit("/settings", "name=Oranje").await;
    assert_eq!(named.expect("an answer").status, 303);
    let settings = get(&mut visitor, "/settings").await.text();
    assert!(settings.contains("Oranje") && settings.contains("value=\"yes\" checked"));
}

#[tokio::test]
async fn only_the_player_reads_in_the_log_what_was_automatic() {
    let server = TestServer::start_with(Catalog::of(STEADY)).await;
    let table = server.table(&["me", "hot-seat"]).await;
    table.choose(0, 0).await;
    table.choose(1, 0).await;
    let marked = |log: serde_json::Value| {
        let lines = log["lines"].as_array().expect("lines").clone();
        lines
            .iter()
            .filter(|line| line["automatic"] == true)
            .count()
    };
    assert_eq!(marked(table.read(0, "/log").await.json()), 1);
    assert_eq!(marked(table.read(1, "/log").await.json()), 0);
    assert_eq!(marked(table.watch("/log").await.json()), 0);
    for answer in [
        table.read(1, "").await,
        table.read(1, "/view").await,
        table.watch("").await,
    ] {
        assert!(!answer.text().contains("automatic"), "{}", answer.text());
    }
}

#[tokio::test]
async fn a_table_without_rewinds_says_so_before_anybody_sits_down() {
    let server = TestServer::start().await;
    let table = server
        .table_with(&["me", "friend"], json!({ "rewinds": false }))
        .await;
    assert_eq!(table.watch("").await.json()["rewinds_allowed"], false);
    let text = "No rewinds at this table";
    let lobby = format!("/tables/{}", table.id);
    let invitation = format!("/join/{}/{}", table.id, table.tokens[1]);
    for page in [lobby, invitation] {
        let page = get(&mut server.stranger(), &page).await.text();
        assert!(page.contains(text), "{page}");
    }

    let mut visitor = server.visitor().await;
    let form = get(&mut visitor, "/games/toy/new").await.text();
    assert!(
        form.contains("name=\"rewinds\" value=\"yes\" checked"),
        "{form}"
    );
    for (wish, allowed) in [("", true), ("&rewinds=no", false)] {
        let form = format!("seat-0=me&seat-1=hot-seat&private=no{wish}");
        let made = visitor.submit("/games/toy/tables", &form).await;
        let made = made.expect("a table");
        let address = made.header("location").expect("it goes there");
        let table = get(&mut visitor, &format!("/api/v1{address}")).await.json();
        assert_eq!(table["rewinds_allowed"], allowed);
    }
}

#[tokio::test]
async fn a_table_without_rewinds_has_none() {
    let server = TestServer::start().await;
    let table = server
        .table_with(&["me", "hot-seat"], json!({ "rewinds": false }))
        .await;
    table.choose(0, 0).await;
    table.choose(1, 0).await;
    let refused = table
        .act(0, "/rewind", json!({ "number": 2, "decisions": 0 }))
        .await;
    assert_eq!(code(&refused).1, "rewind-forbidden");
}

#[tokio::test]
async fn the_rules_of_a_table_are_those_that_it_plays_by() {
    let server = TestServer::start().await;
    let table = server
        .table_with(&["me", "hot-seat"], json!({ "options": { "die": "ten" } }))
        .await;
    let mut player = server.player(&table.tokens[0]);
    let page = get(&mut player, &format!("/tables/{}", table.id)).await;
    let rules = "/games/toy/rules?rules=1&amp;die=ten#r2-1";
    assert!(page.text().contains(rules), "{}", page.text());
    let page = get(&mut player, "/games/toy/rules?rules=1&die=ten").await;
    assert_eq!(page.status, 200);
    let agreed = "As it is played at your table: version 1 of the rules, Die: Ten sides.";
    assert!(page.text().contains(agreed), "{}", page.text());
    let all = get(&mut player, "/games/toy/rules").await;
    assert!(!all.text().contains("id=\"agreed\""), "{}", all.text());
    for unknown in ["rules=9", "rules=1&die=seven"] {
        let page = get(&mut player, &format!("/games/toy/rules?{unknown}")).await;
        assert_eq!(page.status, 404, "{unknown}");
    }
}
