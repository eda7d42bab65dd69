//! People are called by their names: in what is asked, in the log, on pages and in the result.

use serde_json::{Value, json};

use crate::support::{TestServer, TestTable, get, text};

async fn prompt(table: &TestTable<'_>, seat: usize) -> String {
    let decision = table.read(seat, "/decision").await.json();
    text(&decision["decision"]["prompt"])
}

async fn log(table: &TestTable<'_>) -> Vec<String> {
    let log = table.watch("/log").await.json();
    let lines = log["lines"].as_array().expect("a list").iter();
    lines.map(|line: &Value| text(&line["text"])).collect()
}

#[tokio::test]
async fn people_go_by_name_and_seats_without_one_by_their_side() {
    let server = TestServer::start().await;
    let table = server.table(&["me", "hot-seat"]).await;
    table.act(0, "/name", json!({ "name": "Anna" })).await;
    assert_eq!(prompt(&table, 0).await, "Anna: bid in secret");
    assert_eq!(prompt(&table, 1).await, "Blue: bid in secret");
    assert_eq!(table.choose(0, 1).await.status, 200);
    assert_eq!(table.choose(1, 0).await.status, 200);
    let told = log(&table).await;
    assert!(told.contains(&"Anna has bid.".to_owned()), "{told:?}");
    assert!(told.contains(&"Blue has bid.".to_owned()), "{told:?}");
    let leads = told.iter().any(|line| line.ends_with("Anna leads."));
    assert!(leads, "{told:?}");

    // Whoever changes their name changes it everywhere.
    table.act(0, "/name", json!({ "name": "Johanna" })).await;
    let told = log(&table).await;
    assert!(told.contains(&"Johanna has bid.".to_owned()), "{told:?}");
    table.finish().await;
    let result = text(&table.watch("").await.json()["result"]);
    assert!(
        result.contains("Johanna") || result.contains("Blue"),
        "{result}"
    );
    assert!(!result.contains("Red"), "{result}");
}

#[tokio::test]
async fn a_name_that_is_anothers_is_told_with_the_side() {
    let server = TestServer::start().await;
    let table = server.table(&["me", "hot-seat"]).await;
    table.act(0, "/name", json!({ "name": "Blue" })).await;
    assert_eq!(prompt(&table, 0).await, "Blue (Red): bid in secret");
    assert_eq!(prompt(&table, 1).await, "Blue: bid in secret");
}

#[tokio::test]
async fn a_hostile_name_is_text_wherever_it_is_said() {
    let server = TestServer::start().await;
    let table = server.table(&["me", "hot-seat"]).await;
    let name = "<b onclick=x>&\"'";
    table.act(0, "/name", json!({ "name": name })).await;
    assert_eq!(prompt(&table, 0).await, format!("{name}: bid in secret"));
    assert_eq!(table.choose(0, 1).await.status, 200);
    for path in ["", "/replay"] {
        let path = format!("/tables/{}{path}", table.id);
        let page = get(&mut server.stranger(), &path).await.text();
        assert!(page.contains("&lt;b onclick=x&gt;"), "{path}");
        assert!(!page.contains("<b onclick"), "{path}");
    }
}

/// In every game, prompts and log say the names of those who sit there.
#[tokio::test]
async fn every_game_names_its_players() {
    let server = TestServer::start_with(games::all()).await;
    for kind in games::all().kinds() {
        let seats: Vec<Value> = (0..*kind.seats().start())
            .map(|seat| json!({ "kind": if seat == 0 { "me" } else { "hot-seat" } }))
            .collect();
        let special = json!({ "game": kind.id(), "seats": seats });
        let table = server.table_with(&[], special).await;
        let names = ["Anna", "Boudewijn", "Cunera", "Dirk", "Elisabeth"];
        for (seat, name) in names.iter().enumerate().take(table.tokens.len()) {
            table.act(seat, "/name", json!({ "name": name })).await;
        }
        let mut unnamed = names[..table.tokens.len()].to_vec();
        let mut told = String::new();
        // How soon something is told of somebody is up to the dice.
        for made in 1..=400 {
            let Some(&seat) = table.to_act().await.first() else {
                break;
            };
            assert_eq!(table.choose_any(seat, made).await.status, 200);
            if made % 40 == 0 {
                told = log(&table).await.join("\n");
                unnamed.retain(|name| !told.contains(name));
                if unnamed.is_empty() {
                    break;
                }
            }
        }
        assert!(unnamed.is_empty(), "{}: {unnamed:?}: {told}", kind.id());
    }
}
