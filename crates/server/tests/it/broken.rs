//! A table that cannot be read: its players are told why, and get what is stored of it.

use serde_json::json;
use store::Sqlite;
use table::{Store, TableId};
use words::Lang;

use crate::languages::is_english;
use crate::support::{TestServer, get, post, text};

/// Puts another table beside this one, with a data file that cannot be read.
async fn spoil(server: &TestServer, table: &str) -> String {
    let store = Sqlite::open(&server.config().database).await;
    let store = store.expect("it opens");
    let table = table.parse().expect("a name");
    let stored = store.load(table).await.expect("read").expect("there");
    let mut broken = stored.table;
    broken.id = TableId::random();
    broken.header.data = Some("nonsense".to_owned());
    let id = broken.id.to_string();
    let mut seats = stored.seats;
    for seat in &mut seats {
        seat.token = None;
    }
    store.create(broken, seats).await.expect("stored");
    store.close().await;
    id
}

#[tokio::test]
async fn a_table_that_cannot_be_read_is_shown_with_the_reason_and_can_be_exported() {
    let mut server = TestServer::start().await;
    let cookie = server.cookie().await;
    let host = |server: &TestServer| server.stranger().with("cookie", &cookie);
    let plan = json!({ "game": "toy", "seats": [{ "kind": "me" }, { "kind": "hot-seat" }] });
    let created = post(&mut host(&server), "/api/v1/tables", &plan).await;
    assert_eq!(created.status, 201, "{}", created.text());
    let whole = text(&created.json()["table"]);
    server.stop().await;
    let broken = spoil(&server, &whole).await;
    server.restart().await;

    let mut told = Vec::new();
    for lang in Lang::ALL {
        let mut reader = host(&server).with("accept-language", lang.tag());
        let page = get(&mut reader, "/").await.text();
        let (_, line) = page.split_once("class=\"broken\"").expect("a broken table");
        let (line, _) = line.split_once("</li>").expect("an end");
        assert!(line.contains(&format!("/tables/{broken}/broken")), "{line}");
        assert!(page.contains(&format!("/tables/{whole}\"")), "{page}");
        let (_, reason) = line.split_once("class=\"who\">").expect("a reason");
        let (reason, _) = reason.split_once("</span>").expect("an end");
        assert_eq!(is_english(reason), lang == Lang::En, "{reason}");
        told.push(reason.to_owned());
    }
    told.dedup();
    assert_eq!(told.len(), 3, "{told:?}");

    let path = format!("/tables/{broken}/broken");
    let file = get(&mut host(&server), &path).await;
    assert_eq!(file.status, 200);
    let kept = file.header("content-disposition").expect("it is kept");
    assert!(kept.contains(&format!("toy-{broken}.broken")), "{kept}");
    assert!(file.text().contains("nonsense"), "{}", file.text());
    let mut stranger = server.stranger();
    assert_eq!(get(&mut stranger, &path).await.status, 404);
    let readable = format!("/tables/{whole}/broken");
    assert_eq!(get(&mut host(&server), &readable).await.status, 409);
    // The API says the same.
    let read = get(&mut host(&server), &format!("/api/v1/tables/{broken}")).await;
    assert!(read.status >= 400, "{}", read.text());
}
