//! What a page and a decision cost, counted by how often the game is asked.

use serde_json::{Value, json};
use testkit::{allocations, take_counts};

use crate::support::{TestServer, TestTable, get};

/// A data file for a game of so many rounds.
fn rounds(number: u32) -> Value {
    let rounds = format!("rounds = {{ value = {number}, source = \"memory\" }}");
    json!({ "data": format!("{rounds}\npurse = {{ value = 9, source = \"memory\" }}\n") })
}

/// The rounds of a game with more log lines than a page shows, and those of one that is about twice as long.
const LONG: u32 = 12;
const LONGEST: u32 = 25;

/// A game for four, played to its end.
async fn finished(server: &TestServer, number: u32) -> TestTable<'_> {
    let table = server
        .table_with(&["me", "me", "me", "me"], rounds(number))
        .await;
    table.finish().await;
    table
}

/// How many lines the log has.
async fn lines(table: &TestTable<'_>) -> usize {
    let log = table.read(0, "/log").await.json();
    log["lines"].as_array().expect("a list").len()
}

/// A page of the table, how many lines of the log it shows, and how often memory was asked for to make and to read it.
async fn shown(table: &TestTable<'_>) -> (usize, u64) {
    let path = format!("/tables/{}", table.id);
    let mut player = table.server.player(&table.tokens[0]);
    // What is made once is made with the first page.
    get(&mut player, &path).await;
    take_counts();
    let before = allocations();
    let page = get(&mut player, &path).await;
    let cost = allocations() - before;
    (page.text().matches("class=\"line ").count(), cost)
}

#[tokio::test]
async fn a_page_does_not_cost_more_because_the_game_was_long() {
    let server = TestServer::start().await;
    let table = finished(&server, LONGEST).await;
    let all = lines(&table).await;
    let (shown, _) = shown(&table).await;
    let counts = take_counts();
    assert!(shown > 0 && 2 * shown < all, "{shown} of {all}");
    assert_eq!(counts.sentences, shown, "what is not shown is not said");
    assert_eq!(counts.lists, 0, "nobody is to act");
}

#[tokio::test]
async fn a_page_of_a_game_twice_as_long_asks_for_no_more_memory() {
    let server = TestServer::start().await;
    let (long, longest) = (
        finished(&server, LONG).await,
        finished(&server, LONGEST).await,
    );
    let (few, many) = (lines(&long).await, lines(&longest).await);
    let ((shown_of_few, least), (shown_of_many, most)) =
        (shown(&long).await, shown(&longest).await);
    assert_eq!(shown_of_few, shown_of_many);
    assert!(shown_of_few < few && 3 * few < 2 * many, "{few}, {many}");
    // The numbers in it have more digits, and the bytes come in other pieces.
    assert!(most <= least + least / 50, "{least} and {most} times");
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
