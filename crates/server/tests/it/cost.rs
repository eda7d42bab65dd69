//! What a page and a decision cost, counted by how often the game is asked.

use serde_json::json;
use testkit::take_counts;

use crate::support::{TestServer, get};

/// A data file for a game with more log lines than a page shows.
const LONGEST: &str =
    "rounds = { value = 25, source = \"memory\" }\npurse = { value = 9, source = \"memory\" }\n";

#[tokio::test]
async fn a_page_does_not_cost_more_because_the_game_was_long() {
    let server = TestServer::start().await;
    let special = json!({ "data": LONGEST });
    let table = server.table_with(&["me", "me", "me", "me"], special).await;
    table.finish().await;
    let log = table.read(0, "/log").await.json();
    let all = log["lines"].as_array().expect("a list").len();
    take_counts();
    let path = format!("/tables/{}", table.id);
    let page = get(&mut server.player(&table.tokens[0]), &path).await;
    let shown = page.text().matches("class=\"line ").count();
    let counts = take_counts();
    assert!(shown > 0 && 2 * shown < all, "{shown} of {all}");
    assert_eq!(counts.sentences, shown, "what is not shown is not said");
    assert_eq!(counts.lists, 0, "nobody is to act");
}

#[tokio::test]
async fn the_choices_are_listed_once_for_a_decision() {
    let server = TestServer::start().await;
    let table = server.table(&["me", "me"]).await;
    let page = format!("/tables/{}", table.id);
    take_counts();
    let mut decisions = 0;
    while let Some(&seat) = table.to_act().await.first() {
        // The choices are read, the page is read, and the decision is made by its place in the list.
        get(&mut server.player(&table.tokens[seat]), &page).await;
        assert_eq!(table.choose(seat, 0).await.status, 200);
        decisions += 1;
        let counts = take_counts();
        assert!(counts.lists <= 2, "{counts:?}: this one and the next");
    }
    assert!(decisions > 5);
}
