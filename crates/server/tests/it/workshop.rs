//! The edition workshop, by a browser without script.

use serde_json::json;
use words::Lang;

use crate::accounts;
use crate::browser::Browser;
use crate::support::{TestServer, code, post};

/// The most bytes of an answer to somebody who types.
const SMALL: usize = 10_000;

/// What stands in a hidden field of a page.
fn hidden(page: &str, name: &str) -> String {
    let (_, after) = page
        .split_once(&format!("name=\"{name}\" value=\""))
        .unwrap_or_else(|| panic!("no field {name} in {page}"));
    let (value, _) = after.split_once('"').expect("a value");
    value
        .replace("&quot;", "\"")
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&amp;", "&")
}

#[tokio::test]
async fn every_figure_of_every_game_has_a_field_and_its_card_is_drawn() {
    let server = TestServer::start_with(games::all()).await;
    let mut browser = Browser::new(server.address());
    for kind in games::all().kinds() {
        let figures = kind.figures().expect("its own file");
        let mut entries: Vec<&str> = figures.all().iter().map(|one| one.entry.as_str()).collect();
        entries.dedup();
        let mut drawn = 0;
        for entry in entries {
            let address = format!("/games/{}/workshop?go={entry}", kind.id());
            let page = browser.open(&address).await.text();
            for figure in figures.all().iter().filter(|figure| figure.entry == entry) {
                let field = format!("name=\"figure.{}\"", figure.path);
                assert!(page.contains(&field), "{field} in {address}");
            }
            let Some((_, image)) = page.split_once("printed.svg?") else {
                continue;
            };
            let (query, _) = image.split_once('"').expect("an address");
            let picture = format!(
                "/games/{}/workshop/printed.svg?{}",
                kind.id(),
                query.replace("&amp;", "&")
            );
            let picture = browser.open(&picture).await;
            assert_eq!(picture.status, 200, "{address}");
            assert_eq!(picture.header("content-type"), Some("image/svg+xml"));
            drawn += 1;
        }
        assert!(drawn > 0, "{} draws nothing", kind.id());
    }
}

#[test]
fn every_figure_of_every_game_has_a_name() {
    for kind in games::all().kinds() {
        let figures = kind.figures().expect("its own file");
        for figure in figures.all() {
            for name in [&figure.group, &figure.entry, &figure.kind] {
                let named = |lang| name.is_empty() || kind.data_name(name, lang).is_some();
                assert!(Lang::ALL.into_iter().all(named), "{}: {name}", kind.id());
            }
        }
    }
}

#[tokio::test]
async fn what_is_typed_is_checked_and_told_at_the_figure() {
    let server = TestServer::start().await;
    for (lang, told) in [
        ("en", "The number must be from"),
        ("nl", "Het getal moet tussen"),
        ("hu", "A szám"),
    ] {
        let mut browser = Browser::new(server.address());
        let check = async |browser: &mut Browser, purse: &str| {
            let fields = [
                ("entry", ""),
                ("figure.rounds", "3"),
                ("figure.purse", purse),
                ("lang", lang),
            ];
            browser.submit("/games/toy/workshop/check", &fields).await
        };
        browser
            .submit("/settings", &[("lang", lang), ("back", "/")])
            .await;
        for (purse, wrong) in [
            ("300", true),
            ("0", true),
            ("many", true),
            ("7", false),
            ("6", false),
        ] {
            let answer = check(&mut browser, purse).await;
            assert_eq!(answer.status, 200);
            assert!(answer.body.len() < SMALL, "{}", answer.body.len());
            let page = answer.text();
            assert_eq!(page.contains("class=\"wrong\""), wrong, "{purse}: {page}");
            // Nothing can be played that is wrong, or no other than the game's own.
            let disabled = page
                .split("formaction=\"/games/toy/new\"")
                .nth(1)
                .expect("a button");
            assert_eq!(
                disabled.starts_with(" disabled"),
                purse != "7",
                "{purse}: {page}"
            );
        }
        let page = check(&mut browser, "0").await.text();
        assert!(page.contains(told), "{page}");
    }
}

#[tokio::test]
async fn an_edition_is_saved_and_opened_again() {
    let server = TestServer::start().await;
    let mut browser = Browser::new(server.address());
    let fields = [
        ("entry", ""),
        ("figure.purse", "7"),
        ("note", "Read off \"my\" copy"),
    ];
    let page = browser.submit("/games/toy/workshop", &fields).await.text();
    assert!(page.contains("Yours, was 6"), "{page}");
    let edition = hidden(&page, "edition");
    let saved = browser
        .submit(
            "/games/toy/workshop/file",
            &[("edition", &edition), ("file", "changes")],
        )
        .await;
    let named = saved.header("content-disposition").map(str::to_owned);
    assert_eq!(
        named.as_deref(),
        Some("attachment; filename=\"toy-mine.toml\"")
    );
    let text = saved.text();
    assert_eq!(
        text,
        "edition_of = \"toy\"\npurse = { value = 7, source = \"owner\", note = 'Read off \"my\" copy' }\n"
    );
    let whole = browser
        .submit(
            "/games/toy/workshop/file",
            &[("edition", &edition), ("file", "whole")],
        )
        .await;
    for file in [text, whole.text()] {
        let fields = [("do", "open"), ("opened", file.as_str())];
        let page = browser.submit("/games/toy/workshop", &fields).await.text();
        assert!(page.contains("Yours, was 6"), "{file}: {page}");
        assert!(
            page.contains("Read off &quot;my&quot; copy"),
            "{file}: {page}"
        );
    }
    // All as it was.
    let fields = [("edition", edition.as_str()), ("do", "reset")];
    let page = browser.submit("/games/toy/workshop", &fields).await.text();
    assert!(!page.contains("Yours, was 6") && hidden(&page, "edition").is_empty());
}

#[tokio::test]
async fn a_file_that_cannot_be_opened_is_refused_by_line_and_changes_nothing() {
    let server = TestServer::start().await;
    let mut browser = Browser::new(server.address());
    let kept = "edition_of = \"toy\"\nrounds = { value = 4 }\n";
    for (file, told) in [
        ("edition_of = \"chess\"\npurse = { value = 7 }", "Line 1"),
        ("edition_of = \"toy\"\n\npurses = { value = 7 }", "Line 3"),
        ("edition_of = \"toy\"\npurse = 7 7", "Line 2"),
        ("no toml at all", "Line 1"),
    ] {
        let fields = [("edition", kept), ("do", "open"), ("opened", file)];
        let page = browser.submit("/games/toy/workshop", &fields).await.text();
        assert!(
            page.contains("This file cannot be opened") && page.contains(told),
            "{page}"
        );
        assert!(page.contains("Yours, was 3"), "{page}");
    }
    let large = "a".repeat(70_000);
    let sent = format!("do=open&opened={large}");
    let mut client = browser.client();
    let refused = client.submit("/games/toy/workshop", &sent);
    let refused = refused.await.expect("an answer");
    assert_eq!(refused.status, 422);
    assert!(refused.body.len() < SMALL, "{}", refused.body.len());
}

#[tokio::test]
async fn a_table_is_made_with_it_everybody_sees_what_differs_and_it_is_never_rated() {
    let server = TestServer::start().await;
    let mut anna = accounts::guest(&server).await;
    accounts::sign_up(&mut anna, "Anna").await;
    let fields = [("entry", ""), ("figure.purse", "7")];
    let form = anna.submit("/games/toy/new", &fields).await.text();
    assert!(form.contains("Your edition: 1 figure differs"), "{form}");
    assert!(!form.contains("name=\"rated\""), "{form}");
    let data = hidden(&form, "data");
    // Another number of players keeps it.
    let again = anna
        .submit("/games/toy/new?players=2", &[("data", &data)])
        .await;
    assert_eq!(hidden(&again.text(), "data"), data);

    let seats = [
        ("seat-0", "me"),
        ("seat-1", "friend"),
        ("data", data.as_str()),
    ];
    let rated = [&seats[..], &[("rated", "yes")]].concat();
    let refused = anna.submit("/games/toy/tables", &rated).await;
    assert_eq!(refused.status, 422, "{}", refused.text());
    let made = anna.submit("/games/toy/tables", &seats).await;
    let page = made.header("location").expect("a table").to_owned();
    let table = anna.open(&format!("/api/v1{page}")).await.json();
    assert_eq!(
        (&table["own_data"], &table["rated"]),
        (&json!(true), &json!(false))
    );
    let invitation = anna.open(&page).await.text();
    assert!(
        invitation.contains("Purse: <strong>7</strong>"),
        "{invitation}"
    );

    // What is wrong leads back to the workshop.
    let page = anna
        .submit("/games/toy/new", &[("entry", ""), ("figure.purse", "0")])
        .await;
    let page = page.text();
    assert!(
        page.contains("id=\"workshop\"") && page.contains("class=\"wrong\""),
        "{page}"
    );
}

#[tokio::test]
async fn differences_only_are_data_for_a_table_and_are_faulted_by_their_own_lines() {
    let server = TestServer::start().await;
    let mut host = server.visitor().await;
    let plan = |data: &str| {
        let seats = [json!({ "kind": "me" }), json!({ "kind": "hot-seat" })];
        json!({ "game": "toy", "seats": seats, "data": data })
    };
    let mine = plan("edition_of = \"toy\"\npurse = { value = 7 }\n");
    let made = post(&mut host, "/api/v1/tables", &mine).await;
    assert_eq!(made.status, 201);
    let refused = post(
        &mut host,
        "/api/v1/tables",
        &plan("edition_of = \"toy\"\n\n\npurse = { value = 0 }\n"),
    )
    .await;
    assert_eq!(code(&refused), (422, "bad-data".into()));
    let reason = refused.json()["error"]["reasons"][0]["message"].to_string();
    assert!(reason.contains("Line 4 (purse)"), "{reason}");
}

#[tokio::test]
async fn an_answer_is_small_whatever_was_typed() {
    let server = TestServer::start_with(games::all()).await;
    let mut browser = Browser::new(server.address());
    for kind in games::all().kinds() {
        let figures = kind.figures().expect("its own file");
        let long = "9, ".repeat(300);
        let entry = figures
            .all()
            .first()
            .map(|one| one.entry.clone())
            .unwrap_or_default();
        let names: Vec<String> = figures
            .all()
            .iter()
            .map(|one| format!("figure.{}", one.path))
            .collect();
        let mut fields: Vec<(&str, &str)> = vec![("entry", &entry), ("note", &long)];
        fields.extend(names.iter().map(|name| (name.as_str(), long.as_str())));
        let address = format!("/games/{}/workshop/check", kind.id());
        let answer = browser
            .submit(&address, &fields[..fields.len().min(40)])
            .await;
        assert_eq!(answer.status, 200);
        assert!(
            answer.body.len() < SMALL,
            "{}: {}",
            kind.id(),
            answer.body.len()
        );
    }
}
