//! Nothing hidden comes out: all answers of a whole game, as everybody reads them.

use serde_json::{Value, json};

use crate::support::{LONG, TestServer, TestTable, text};

const ENDS: [&str; 7] = [
    "",
    "/view",
    "/decision",
    "/log",
    "/talk",
    "/why-not",
    "/view?at=1",
];

#[tokio::test]
async fn no_answer_of_a_whole_game_gives_anything_away() {
    let server = TestServer::start().await;
    let table = server
        .table_with(&["me", "hot-seat", "hot-seat"], json!({ "data": LONG }))
        .await;
    let mut answers: Vec<(Option<usize>, String)> = Vec::new();
    while let Some(&seat) = table.to_act().await.first() {
        for viewer in [None, Some(0), Some(1), Some(2)] {
            for end in ENDS {
                answers.push((viewer, read(&table, viewer, end).await));
            }
            assert_hides_the_others(&table, viewer).await;
        }
        let choices = table.read(seat, "/decision").await.json();
        let last = choices["decision"]["choices"]
            .as_array()
            .expect("choices")
            .len()
            - 1;
        table.choose(seat, last).await;
    }
    let file = table.watch("/chronicle").await.text();
    let header: Value = serde_json::from_str(file.lines().next().expect("a header")).expect("JSON");
    let secrets = [text(&header["seed"]), text(&header["fairness"]["secret"])];
    let decisions = file.lines().count() - 2;
    assert!(decisions >= 9 * 5 && answers.len() == decisions * 4 * ENDS.len());
    for (viewer, answer) in &answers {
        for secret in &secrets {
            assert!(
                !answer.contains(secret),
                "{viewer:?} reads {secret} in {answer}"
            );
        }
        for (seat, token) in table.tokens.iter().enumerate() {
            let own = *viewer == Some(seat);
            assert!(
                own || !answer.contains(token),
                "{viewer:?} reads the secret of {seat}"
            );
        }
    }
}

async fn read(table: &TestTable<'_>, viewer: Option<usize>, end: &str) -> String {
    match viewer {
        Some(seat) => table.read(seat, end).await.text(),
        None => table.watch(end).await.text(),
    }
}

/// Purses, and bids that are not shown yet, are known to their owners alone, in the view and in the log.
async fn assert_hides_the_others(table: &TestTable<'_>, viewer: Option<usize>) {
    let answer: Value = serde_json::from_str(&read(table, viewer, "/view").await).expect("JSON");
    let view = &answer["view"];
    for seat in 0..3 {
        if viewer == Some(seat) {
            assert!(view["purses"][seat].is_number(), "{view}");
        } else {
            assert!(
                view["purses"][seat].is_null() && view["bids"][seat].is_null(),
                "{view}"
            );
        }
    }
    let log: Value = serde_json::from_str(&read(table, viewer, "/log").await).expect("JSON");
    let sides = ["Red", "Blue", "Green"];
    for line in log["lines"].as_array().expect("lines") {
        let line = text(&line["text"]);
        for (seat, side) in sides.iter().enumerate() {
            let bid = line.starts_with(&format!("{side} bids"));
            assert!(!bid || viewer == Some(seat), "{viewer:?} reads {line:?}");
        }
    }
}
