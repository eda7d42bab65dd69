//! Private notes: kept with the account, and read by nobody else.

use serde_json::{Value, json};
use server::client::Answer;

use crate::accounts::{PASSWORD, guest, sign_in, sign_up, table};
use crate::browser::Browser;
use crate::calls::table_of_two;
use crate::support::{TestServer, post, text};

const SECRET: &str = "Attack Haarlem\n\n\"soon\" <b>";

async fn keep(browser: &Browser, table: &str, note: Value) -> Answer {
    post(&mut browser.client(), &format!("{table}/notes"), &note).await
}

async fn read(browser: &mut Browser, table: &str) -> Answer {
    browser.open(&format!("{table}/notes")).await
}

#[tokio::test]
async fn notes_are_there_on_every_device_and_for_nobody_else() {
    let server = TestServer::start().await;
    let (mut anna, mut bela) = (guest(&server).await, guest(&server).await);
    sign_up(&mut anna, "Anna").await;
    sign_up(&mut bela, "Béla").await;
    let path = table_of_two(&anna, &bela).await;
    let none = json!([{ "seat": 0, "text": "", "version": 0 }]);
    assert_eq!(read(&mut anna, &path).await.json(), none);
    let kept = keep(&anna, &path, json!({ "text": SECRET })).await;
    let first = json!({ "seat": 0, "text": SECRET, "version": 1 });
    assert_eq!((kept.status, kept.json()), (200, first.clone()));
    let mut there = guest(&server).await;
    sign_in(&mut there, "Anna", PASSWORD).await;
    assert_eq!(read(&mut there, &path).await.json(), json!([first]));
    // The others have their own, and do not get hers in any answer.
    let own = json!([{ "seat": 1, "text": "", "version": 0 }]);
    assert_eq!(read(&mut bela, &path).await.json(), own);
    let hers = keep(&bela, &path, json!({ "seat": 0, "text": "Mine" })).await;
    assert_eq!(hers.status, 403, "{}", hers.text());
    let page = path.replace("/api/v1", "");
    for asked in [
        page.clone(),
        format!("{page}/notes"),
        format!("{page}/notes?seat=0"),
        path.clone(),
        format!("{path}/view"),
        format!("{path}/log"),
        format!("{path}/talk"),
        "/account/export".to_owned(),
    ] {
        let answer = bela.open(&asked).await.text();
        assert!(!answer.contains("Haarlem"), "{asked}: {answer}");
    }
    // Notes are an account's: neither a guest nor the secret of a seat has any here.
    let mut stranger = guest(&server).await;
    let own = table(&stranger, &["me", "hot-seat"]).await;
    for refused in [
        read(&mut stranger, &own).await,
        read(&mut stranger, &path).await,
        keep(&stranger, &own, json!({ "text": "a" })).await,
    ] {
        assert_eq!(refused.json()["error"]["code"], "signed-out");
    }
}

#[tokio::test]
async fn what_two_devices_write_is_joined() {
    let server = TestServer::start().await;
    let mut anna = guest(&server).await;
    sign_up(&mut anna, "Anna").await;
    let path = table(&anna, &["me", "hot-seat"]).await;
    for (note, kept) in [
        (json!({ "seat": 1, "text": "a" }), ("a", 1)),
        (
            json!({ "seat": 1, "text": "a b", "version": 1 }),
            ("a b", 2),
        ),
        // Another device has read the first version only; one that has read none brings what it kept.
        (
            json!({ "seat": 1, "text": "a c", "version": 1 }),
            ("a b\n\na c", 3),
        ),
        (json!({ "seat": 1, "text": "a b" }), ("a b\n\na c", 3)),
        (json!({ "seat": 1, "text": "", "version": 3 }), ("", 4)),
        (json!({ "text": "x\r\ny\u{0}\u{202e}  " }), ("x\ny", 1)),
    ] {
        let answer = keep(&anna, &path, note).await.json();
        assert_eq!(
            (&answer["text"], &answer["version"]),
            (&json!(kept.0), &json!(kept.1))
        );
    }
    let longest = "é".repeat(10_000);
    let kept = keep(&anna, &path, json!({ "text": longest, "version": 1 })).await;
    assert_eq!(kept.status, 200);
    for (note, version) in [(format!("{longest}e"), 2), ("more".to_owned(), 1)] {
        let refused = keep(&anna, &path, json!({ "text": note, "version": version })).await;
        assert_eq!(refused.json()["error"]["code"], "too-long");
    }
    let other = keep(&anna, &path, json!({ "seat": 2, "text": "a" })).await;
    assert!(other.status >= 400, "{}", other.text());
}

#[tokio::test]
async fn notes_work_without_script_and_go_with_the_account() {
    let server = TestServer::start().await;
    let mut anna = guest(&server).await;
    sign_up(&mut anna, "Anna").await;
    let path = table(&anna, &["me", "hot-seat"]).await;
    let page = path.replace("/api/v1", "");
    let way = format!("{page}/notes");
    let shown = anna.open(&format!("{page}?seat=0")).await.text();
    assert!(shown.contains(&format!("{way}?seat=0")), "{shown}");
    let fields = [("seat", "0"), ("version", "0"), ("text", SECRET)];
    let kept = anna.submit(&way, &fields).await;
    assert_eq!(kept.status, 303, "{}", kept.text());
    assert_eq!(kept.header("location"), Some(&*format!("{way}?seat=0")));
    let shown = anna.open(&format!("{way}?seat=0")).await.text();
    assert!(
        shown.contains("\nAttack Haarlem\n\n&quot;soon&quot; &lt;b&gt;</textarea>"),
        "{shown}"
    );
    assert!(
        !anna
            .open(&format!("{way}?seat=1"))
            .await
            .text()
            .contains("Haarlem")
    );
    let all = anna.open("/account/export").await.json();
    let exported = &all["account"]["notes"];
    assert_eq!(exported[0]["text"], SECRET);
    assert_eq!(format!("/tables/{}", text(&exported[0]["table"])), page);
    anna.submit("/account/delete", &[("password", PASSWORD)])
        .await;
    let file = server.folder.path().join("test.db");
    let store = store::Sqlite::open(&file).await.expect("it opens");
    let rest = store::Whole::rest(&store).await.expect("readable");
    assert!(rest.notes.is_empty(), "{:?}", rest.notes);
}
