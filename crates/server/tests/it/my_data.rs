//! What is stored about somebody: theirs to keep, and theirs to delete.

use serde_json::{Value, json};

use crate::accounts::{PASSWORD, guest, sign_in, sign_up, table, tables, who};
use crate::browser::Browser;
use crate::support::{TestServer, post, text};

/// Plays to the end.
async fn finish(browser: &Browser, table: &str) {
    let mut client = browser.client();
    loop {
        let path = format!("{table}/decision");
        let asked = client.get(&path).await.expect("an answer").json();
        let Some(choices) = asked["decision"]["choices"].as_array() else {
            assert!(
                asked["position"]["to_act"]
                    .as_array()
                    .is_some_and(Vec::is_empty),
                "{asked}"
            );
            return;
        };
        let answer = json!({ "number": asked["position"]["number"], "index": choices.len() - 1 });
        let done = post(&mut client, &path, &answer).await;
        assert_eq!(done.status, 200, "{}", done.text());
    }
}

#[tokio::test]
async fn everything_that_is_stored_about_somebody_is_theirs() {
    let server = TestServer::start().await;
    let mut anna = guest(&server).await;
    sign_up(&mut anna, "Anna").await;
    let over = table(&anna, &["me", "hot-seat"]).await;
    let said = json!({ "seat": 0, "text": "Quam \"mature\"" });
    post(&mut anna.client(), &format!("{over}/talk"), &said).await;
    finish(&anna, &over).await;
    let waiting = table(&anna, &["me", "friend"]).await;
    let file = anna.open("/account/export").await;
    assert_eq!(file.status, 200);
    let kind = file.header("content-disposition").expect("a file");
    assert!(kind.contains("kroniek.json"), "{kind}");
    assert!(!file.text().contains("argon2"), "no hash of a password");
    let all = file.json();
    assert_eq!(all["account"]["name"], "Anna");
    assert_eq!(all["account"]["sessions"][0]["device"], "Firefox, Linux");
    let tables = all["tables"].as_array().expect("a list");
    assert_eq!(tables.len(), 2);
    for table in tables {
        let path = format!("/api/v1/tables/{}", text(&table["table"]));
        assert_eq!(table["host"], true);
        assert_eq!(table["seats"][0]["name"], "Anna");
        if path == over {
            assert_eq!(table["chat"][0]["text"], "Quam \"mature\"");
            let chronicle = anna.open(&format!("{over}/chronicle")).await;
            assert_eq!(table["chronicle"], chronicle.text().as_str());
        } else {
            assert_eq!(path, waiting);
            assert_eq!(table.get("chronicle"), None);
        }
    }
    // A guest gets what their browser has.
    let mut other = guest(&server).await;
    let nothing = other.open("/account/export").await.json();
    assert_eq!(nothing["tables"], json!([]));
    assert_eq!(nothing["account"]["account_since"], Value::Null);
}

#[tokio::test]
async fn an_account_that_is_deleted_leaves_the_games_of_others_whole() {
    let server = TestServer::start().await;
    let (mut anna, mut bela) = (guest(&server).await, guest(&server).await);
    sign_up(&mut anna, "Anna").await;
    sign_up(&mut bela, "Béla").await;
    let over = table(&anna, &["me", "hot-seat"]).await;
    finish(&anna, &over).await;
    let gathering = table(&anna, &["me", "friend"]).await;
    let open = json!({ "game": "toy", "private": false, "seats": [{ "kind": "me" }, { "kind": "friend" }] });
    let running = post(&mut bela.client(), "/api/v1/tables", &open)
        .await
        .json();
    let running = format!("/api/v1/tables/{}", text(&running["table"]));
    let three = json!({ "game": "toy", "private": false, "seats": [{ "kind": "me" }, { "kind": "friend" }, { "kind": "friend" }] });
    let waiting = post(&mut bela.client(), "/api/v1/tables", &three)
        .await
        .json();
    let waiting = format!("/api/v1/tables/{}", text(&waiting["table"]));
    for table in [&running, &waiting] {
        let join = json!({ "seat": 1, "name": "nobody" });
        let joined = post(&mut anna.client(), &format!("{table}/join"), &join).await;
        assert_eq!(joined.status, 200, "{}", joined.text());
        let seats = bela.open(table).await.json()["seats"].clone();
        assert_eq!(seats[1]["name"], "Anna");
    }
    let refused = anna.submit("/account/delete", &[("password", "no")]).await;
    assert_eq!(refused.status, 403);
    assert_eq!(who(&mut anna).await, "Anna");
    let deleted = anna
        .submit("/account/delete", &[("password", PASSWORD)])
        .await;
    assert_eq!(deleted.status, 303, "{}", deleted.text());
    assert_eq!(who(&mut anna).await, Value::Null);
    assert_eq!(tables(&mut anna).await, 0);
    assert_eq!(sign_in(&mut anna, "Anna", PASSWORD).await.status, 403);
    // A bot plays on.
    let seats = bela.open(&running).await.json()["seats"].clone();
    assert_eq!(
        (&seats[1]["holder"], &seats[1]["name"]),
        (&json!("bot"), &json!("former player"))
    );
    finish_against_bot(&bela, &running).await;
    let chronicle = bela.open(&format!("{running}/chronicle")).await.text();
    assert!(
        chronicle.contains("former player") && !chronicle.contains("Anna"),
        "{chronicle}"
    );
    // Where no game had begun, the seat is free again; their own tables are gone.
    let seats = bela.open(&waiting).await.json()["seats"].clone();
    assert_eq!(seats[1]["holder"], "open");
    assert_eq!(bela.open(&gathering).await.status, 404);
    assert_eq!(bela.open(&over).await.status, 404, "it was private");
}

/// Plays to the end while a bot answers in between.
async fn finish_against_bot(browser: &Browser, table: &str) {
    let mut news = browser.listen(&format!("{table}/events")).await;
    loop {
        finish_own_turn(browser, table).await;
        let stage = browser.client().get(table).await.expect("an answer").json()["stage"].clone();
        if stage == "over" {
            return;
        }
        news.next().await.expect("readable").expect("news");
    }
}

async fn finish_own_turn(browser: &Browser, table: &str) {
    let (mut client, path) = (browser.client(), format!("{table}/decision"));
    loop {
        let asked = client.get(&path).await.expect("an answer").json();
        if !asked["decision"].is_object() {
            return;
        }
        let answer = json!({ "number": asked["position"]["number"], "index": 0 });
        let done = post(&mut client, &path, &answer).await;
        // The bot may have been faster.
        assert!([200, 409].contains(&done.status), "{}", done.text());
    }
}
