//! Data files that people bring to their tables.

use serde_json::{Value, json};
use server::client::Client;

use words::Lang;

use crate::languages::is_english;
use crate::support::{LONG, TestServer, code, post, text};

fn plan(data: &str) -> Value {
    json!({ "game": "toy", "seats": [{ "kind": "me" }, { "kind": "hot-seat" }], "data": data })
}

/// A file that is like no other.
fn file(number: usize) -> String {
    LONG.replace("\"memory\"", &format!("\"memory\", note = \"{number}\""))
}

async fn create(client: &mut Client, data: &str) -> server::client::Answer {
    post(client, "/api/v1/tables", &plan(data)).await
}

#[tokio::test]
async fn comments_are_not_kept() {
    let server = TestServer::start().await;
    let special = json!({ "data": format!("# psst\n{LONG}# psst\n") });
    let table = server.table_with(&["me", "hot-seat"], special).await;
    table.finish().await;
    let file = table.watch("/chronicle").await.text();
    assert!(file.contains("rounds") && !file.contains("psst"), "{file}");
}

#[tokio::test]
async fn nobody_brings_files_without_end() {
    let server = TestServer::start().await;
    let mut host = server.visitor().await;
    let large = format!("{LONG}#{}", "x".repeat(64 * 1024));
    assert_eq!(
        code(&create(&mut host, &large).await),
        (422, "too-long".into())
    );
    for number in 0..20 {
        assert_eq!(create(&mut host, &file(number)).await.status, 201);
    }
    let another = create(&mut host, &file(20)).await;
    assert_eq!(code(&another), (422, "too-many-files".into()));
    assert_eq!(create(&mut host, &file(3)).await.status, 201, "a known one");
    assert_eq!(
        create(&mut server.visitor().await, &file(20)).await.status,
        201
    );

    // Whoever comes as somebody else each time has still one address.
    let strange = || server.stranger().with("x-forwarded-for", "192.0.2.1");
    for number in 0..20 {
        assert_eq!(create(&mut strange(), &file(number)).await.status, 201);
    }
    let another = create(&mut strange(), &file(20)).await;
    assert_eq!(code(&another), (422, "too-many-files".into()));
    let again = create(&mut strange(), &file(3)).await;
    assert_eq!(code(&again), (429, "too-fast".into()));
}

#[tokio::test]
async fn an_error_is_short_whatever_was_sent() {
    let server = TestServer::start().await;
    let mut stranger = server.stranger();
    let long = "\u{1}\"".repeat(10_000);
    let seats = json!([{ "kind": "me" }, { "kind": "hot-seat" }]);
    for body in [
        json!({ "game": long, "seats": seats }),
        json!({ "game": "toy", "seats": seats, "options": { long.clone(): "yes" } }),
        json!({ "game": "toy", "seats": seats, "options": { "short": long } }),
        json!({ "game": "toy", "seats": [{ "kind": long }] }),
        json!({ "game": "toy", "seats": [{ "kind": "bot", "level": long }, { "kind": "me" }] }),
        json!({ long.clone(): 1 }),
        plan(&format!("{} = 1", "\u{e9}".repeat(30_000))),
        plan(&"x = { value = 300, source = \"memory\" }\n".repeat(1_000)),
        plan(
            &(0..2_000)
                .map(|n| format!("\"{n}<&\" = {n}\n"))
                .collect::<Vec<String>>()
                .concat(),
        ),
    ] {
        let answer = post(&mut stranger, "/api/v1/tables", &body).await;
        assert!(answer.status >= 400, "{}", answer.text());
        assert!(answer.body.len() < 10_000, "{}", answer.body.len());
    }
    let form = format!("seat-0={0}&seat-1={0}", "%22%3C".repeat(10_000));
    let page = stranger
        .submit("/games/toy/tables", &form)
        .await
        .expect("an answer");
    assert!((400..500).contains(&page.status));
    assert!(page.body.len() < 10_000, "{}", page.body.len());
}

#[tokio::test]
async fn a_form_that_is_shown_again_is_short_whatever_was_sent() {
    let server = TestServer::start().await;
    let long = "%3C".repeat(40_000);
    let own = format!("/{}", "%22".repeat(40_000));
    let query = "\"".repeat(20_000);
    for lang in Lang::ALL {
        let mut guest = server.visitor().await.with("accept-language", lang.tag());
        for (path, form) in [
            ("/sign-in", format!("name={long}&password=wrong-password")),
            (
                "/sign-in",
                format!("name=x&password=wrong-password&back={own}"),
            ),
            (
                "/recover",
                format!("name={long}&code=x&new_password=0123456789ab"),
            ),
            (
                "/recover",
                format!("name=x&code={long}&new_password=0123456789ab"),
            ),
            ("/account", format!("name={long}&new_password=0123456789ab")),
        ] {
            for path in [path.to_owned(), format!("{path}?{query}")] {
                let page = guest.submit(&path, &form).await.expect("an answer");
                assert!((400..500).contains(&page.status), "{}", page.status);
                let size = page.body.len();
                assert!(size < 10_000, "{size} bytes for {} of {path}", form.len());
            }
        }
    }
}

/// The file with another number wherever one number stands.
fn spoiled(file: &str, number: u8) -> String {
    let spoil = |line: &str| match line.split_once("value = ") {
        Some((before, rest)) if rest.starts_with(|first: char| first.is_ascii_digit()) => {
            let rest = rest.trim_start_matches(|digit: char| digit.is_ascii_digit());
            format!("{before}value = {number}{rest}\n")
        }
        _ => format!("{line}\n"),
    };
    file.lines().map(spoil).collect()
}

#[tokio::test]
async fn what_is_wrong_with_a_file_is_told_in_the_readers_language() {
    let server = TestServer::start_with(games::all()).await;
    for kind in games::all().kinds() {
        for (lang, line) in [
            (Lang::En, "Line "),
            (Lang::Nl, "Regel "),
            (Lang::Hu, ". sor"),
        ] {
            let seats = vec![json!({ "kind": "hot-seat" }); usize::from(*kind.seats().start())];
            let data = spoiled(kind.data(), 199);
            let plan = json!({ "game": kind.id(), "seats": seats, "data": data });
            let mut reader = server.stranger().with("accept-language", lang.tag());
            let answer = post(&mut reader, "/api/v1/tables", &plan).await;
            assert_eq!(code(&answer), (422, "bad-data".into()), "{}", answer.text());
            let error = answer.json()["error"].clone();
            let reasons = error["reasons"].as_array().expect("reasons");
            assert!(reasons.len() > 5, "{}: {error}", kind.id());
            for reason in reasons {
                let message = text(&reason["message"]);
                assert!(message.contains(line), "{message}");
                assert_eq!(is_english(&message), lang == Lang::En, "{message}");
            }
        }
    }
}
