//! Accounts, as people meet them: forms in browsers without script.

use std::collections::HashSet;

use serde_json::{Value, json};
use server::client::Answer;

use crate::browser::Browser;
use crate::support::{TestServer, hours_pass, post, text};

pub(crate) const PASSWORD: &str = "Liever Turks dan paaps";

/// A browser in which somebody has looked at the first page.
pub(crate) async fn guest(server: &TestServer) -> Browser {
    let mut browser = Browser::new(server.address());
    assert_eq!(browser.open("/").await.status, 200);
    browser
}

/// Makes a table in this browser, and gives its path in the API.
pub(crate) async fn table(browser: &Browser, kinds: &[&str]) -> String {
    let seats: Vec<Value> = kinds.iter().map(|kind| json!({ "kind": kind })).collect();
    let plan = json!({ "game": "toy", "seats": seats });
    let created = post(&mut browser.client(), "/api/v1/tables", &plan).await;
    assert_eq!(created.status, 201, "{}", created.text());
    format!("/api/v1/tables/{}", text(&created.json()["table"]))
}

pub(crate) async fn sign_up(browser: &mut Browser, name: &str) -> Answer {
    let fields = [("name", name), ("new_password", PASSWORD)];
    browser.submit("/account", &fields).await
}

pub(crate) async fn sign_in(browser: &mut Browser, name: &str, password: &str) -> Answer {
    let fields = [("name", name), ("password", password), ("back", "/")];
    browser.submit("/sign-in", &fields).await
}

/// What the account is called, if the browser is signed in.
pub(crate) async fn who(browser: &mut Browser) -> Value {
    browser.open("/api/v1/account").await.json()["name"].clone()
}

/// How many tables the browser has.
pub(crate) async fn tables(browser: &mut Browser) -> usize {
    let list = browser.open("/api/v1/tables").await.json();
    list.as_array().expect("a list").len()
}

/// The recovery code that a page shows.
fn code(page: &Answer) -> String {
    let page = page.text();
    let (_, rest) = page.split_once("class=\"recovery\">").expect("a code");
    let (code, _) = rest.split_once("</p>").expect("an end");
    code.replace("<span>", "").replace("</span>", "-")
}

#[tokio::test]
async fn a_guest_becomes_somebody_and_goes_on_elsewhere() {
    let server = TestServer::start().await;
    let mut first = guest(&server).await;
    let table = table(&first, &["me", "friend"]).await;
    let before = first.copy();
    let page = sign_up(&mut first, "Anna van Buren").await;
    assert_eq!(page.status, 200, "{}", page.text());
    assert!(page.text().contains("Anna van Buren"));
    assert_eq!(code(&page).matches('-').count(), 6);
    assert_eq!(who(&mut first).await, "Anna van Buren");
    assert_eq!(tables(&mut first).await, 1);
    let seats = first.open(&table).await.json()["seats"].clone();
    assert_eq!(seats[0]["name"], "Anna van Buren");
    assert_eq!(seats[0]["yours"], true);
    // What the browser was known by before opens nothing any more.
    let mut stolen = before;
    assert_eq!(who(&mut stolen).await, Value::Null);
    assert_eq!(tables(&mut stolen).await, 0);
    assert_eq!(stolen.open(&table).await.status, 404);
    // The second device, under a name that is typed in another way.
    let mut second = guest(&server).await;
    let back = sign_in(&mut second, "anna VAN buren", PASSWORD).await;
    assert_eq!((back.status, back.header("location")), (303, Some("/")));
    assert_eq!(second.open(&table).await.json()["seats"][0]["yours"], true);
    let home = second.open("/").await.text();
    assert!(home.contains("Anna van Buren"), "{home}");
    // A new table is made under the account's name, whatever the form says.
    let plan =
        json!({ "game": "toy", "seats": [{ "kind": "me", "name": "Alva" }, { "kind": "bot" }] });
    let made = post(&mut second.client(), "/api/v1/tables", &plan)
        .await
        .json();
    let path = format!("/api/v1/tables/{}", text(&made["table"]));
    let seats = first.open(&path).await.json()["seats"].clone();
    assert_eq!(seats[0]["name"], "Anna van Buren");
}

#[tokio::test]
async fn signing_out_there_ends_streams_and_cookies_there() {
    let server = TestServer::start().await;
    let mut first = guest(&server).await;
    sign_up(&mut first, "Anna").await;
    let table = table(&first, &["me", "friend"]).await;
    let mut second = guest(&server).await;
    sign_in(&mut second, "Anna", PASSWORD).await;
    let mut there = second.listen(&format!("{table}/events")).await;
    let mut here = first.listen(&format!("{table}/events")).await;
    assert!(there.next().await.expect("readable").is_some());
    assert!(here.next().await.expect("readable").is_some());
    let page = first.open("/account").await.text();
    assert_eq!(page.matches("Firefox, Linux").count(), 2, "{page}");
    let (_, mark) = page
        .split_once("name=\"session\" value=\"")
        .expect("a button");
    let mark = &mark[..16];
    let forged = first
        .submit("/account/sessions", &[("session", "0000000000000000")])
        .await;
    assert_eq!(forged.status, 303);
    assert_eq!(who(&mut second).await, "Anna");
    first
        .submit("/account/sessions", &[("session", mark)])
        .await;
    assert_eq!(
        there.next().await.expect("readable"),
        None,
        "the stream ends"
    );
    assert_eq!(who(&mut second).await, Value::Null);
    assert_eq!(second.open(&table).await.status, 404);
    // Here it goes on.
    let said = post(
        &mut first.client(),
        &format!("{table}/talk"),
        &json!({ "text": "Hm" }),
    )
    .await;
    assert_eq!(said.status, 201, "{}", said.text());
    let heard = here.next().await.expect("readable").expect("news");
    assert_eq!(heard.name, "talk");
    first.submit("/sign-out", &[]).await;
    assert_eq!(here.next().await.expect("readable"), None);
    assert_eq!(who(&mut first).await, Value::Null);
}

#[tokio::test]
async fn a_new_password_or_a_recovery_code_ends_all_other_sessions() {
    let server = TestServer::start().await;
    let mut first = guest(&server).await;
    let code = code(&sign_up(&mut first, "Anna").await);
    let mut second = guest(&server).await;
    sign_in(&mut second, "Anna", PASSWORD).await;
    let wrong = [
        ("password", "Liever paaps"),
        ("new_password", "Vive le Geus"),
    ];
    let refused = first.submit("/account/password", &wrong).await;
    assert_eq!(refused.status, 403);
    assert!(refused.text().contains("role=\"alert\""));
    assert_eq!(who(&mut second).await, "Anna");
    let right = [("password", PASSWORD), ("new_password", "Vive le Geus")];
    assert_eq!(first.submit("/account/password", &right).await.status, 303);
    assert_eq!(who(&mut first).await, "Anna");
    assert_eq!(who(&mut second).await, Value::Null);
    assert_eq!(sign_in(&mut second, "Anna", PASSWORD).await.status, 403);
    // The code is good once.
    let typed = code.to_lowercase().replace('-', " ");
    let recovery = [
        ("name", "Anna"),
        ("code", typed.as_str()),
        ("new_password", "Oranje boven"),
    ];
    let recovered = second.submit("/recover", &recovery).await;
    assert_eq!(recovered.status, 200, "{}", recovered.text());
    assert_eq!(who(&mut second).await, "Anna");
    assert_eq!(
        who(&mut first).await,
        Value::Null,
        "signed out everywhere else"
    );
    assert_eq!(first.submit("/recover", &recovery).await.status, 403);
    assert_eq!(
        sign_in(&mut first, "Anna", "Oranje boven").await.status,
        303
    );
    // A new one makes the last one worthless.
    let last = self::code(&recovered);
    let page = first
        .submit("/account/code", &[("password", "Oranje boven")])
        .await;
    assert_ne!(self::code(&page), last);
    let recovery = [
        ("name", "Anna"),
        ("code", last.as_str()),
        ("new_password", "Oranje boven"),
    ];
    assert_eq!(second.submit("/recover", &recovery).await.status, 403);
}

#[tokio::test]
async fn nobody_is_told_whether_a_name_is_known_and_nobody_guesses_for_long() {
    let server = TestServer::start().await;
    let mut owner = guest(&server).await;
    sign_up(&mut owner, "Anna").await;
    let mut other = guest(&server).await;
    let mut answers = HashSet::new();
    for name in ["Anna", "Bela"] {
        let refused = sign_in(&mut other, name, "wrong password").await;
        assert_eq!(refused.status, 403);
        answers.insert(refused.text().replace(name, "NAME"));
    }
    assert_eq!(answers.len(), 1, "{answers:#?}");
    for name in ["Anna", "Bela"] {
        let mut tries = 1;
        while sign_in(&mut other, name, "wrong password").await.status == 403 {
            tries += 1;
            assert!(tries < 20, "it goes on for ever");
        }
        let refused = sign_in(&mut other, name, PASSWORD).await;
        assert_eq!((tries, refused.status), (8, 429), "{name}");
    }
    // Nor by the recovery code, which is counted with it.
    let recovery = [
        ("name", "Anna"),
        ("code", "AAAA"),
        ("new_password", "Oranje boven"),
    ];
    assert_eq!(other.submit("/recover", &recovery).await.status, 429);
    assert_eq!(
        who(&mut owner).await,
        "Anna",
        "whoever is signed in stays so"
    );
    hours_pass(1);
    assert_eq!(sign_in(&mut other, "Anna", PASSWORD).await.status, 303);
}

#[tokio::test]
async fn names_that_look_alike_are_one_name() {
    let server = TestServer::start().await;
    let mut anna = guest(&server).await;
    sign_up(&mut anna, "Paul").await;
    for (name, status) in [
        ("PAUL", 409),
        ("Pau1", 409),
        ("PauI", 409),
        ("Kroniek", 422),
        ("P", 422),
        ("Pa\u{443}l", 422),
        ("<script>", 422),
    ] {
        let mut other = guest(&server).await;
        let page = sign_up(&mut other, name).await;
        assert_eq!(page.status, status, "{name}");
        assert!(page.text().contains("role=\"alert\""), "{}", page.text());
        assert!(!page.text().contains("<script>"), "{}", page.text());
        assert_eq!(who(&mut other).await, Value::Null);
    }
    let mut other = guest(&server).await;
    let weak = [("name", "Pauline"), ("new_password", "password1")];
    let page = other.submit("/account", &weak).await;
    assert_eq!(page.status, 422);
    assert!(
        page.text().contains("value=\"Pauline\""),
        "the name need not be typed again"
    );
    assert_eq!(sign_up(&mut other, "Pauline").await.status, 200);
    let taken = other.submit("/account/name", &[("name", "paul")]).await;
    assert_eq!(taken.status, 409);
    let table = table(&other, &["me", "friend"]).await;
    let renamed = other.submit("/account/name", &[("name", "Paulina")]).await;
    assert_eq!(renamed.status, 303);
    assert_eq!(who(&mut other).await, "Paulina");
    assert_eq!(
        other.open(&table).await.json()["seats"][0]["name"],
        "Paulina"
    );
    // The old name is free.
    let mut third = guest(&server).await;
    assert_eq!(sign_up(&mut third, "Pauline").await.status, 200);
}

#[tokio::test]
async fn whoever_signs_in_takes_along_what_the_browser_had_only_if_they_want_to() {
    let server = TestServer::start().await;
    let mut first = guest(&server).await;
    sign_up(&mut first, "Anna").await;
    let mut second = guest(&server).await;
    table(&second, &["me", "friend"]).await;
    let page = second.open("/sign-in").await.text();
    assert!(page.contains("name=\"along\" checked"), "{page}");
    sign_in(&mut second, "Anna", PASSWORD).await;
    assert_eq!(tables(&mut second).await, 0, "not asked for");
    let page = second.open("/account").await.text();
    assert!(page.contains("action=\"/account/adopt\""), "{page}");
    second.submit("/account/adopt", &[]).await;
    assert_eq!(tables(&mut second).await, 1);
    let mut third = guest(&server).await;
    table(&third, &["me", "friend"]).await;
    let fields = [("name", "Anna"), ("password", PASSWORD), ("along", "on")];
    third.submit("/sign-in", &fields).await;
    assert_eq!(tables(&mut third).await, 2);
    assert_eq!(tables(&mut first).await, 2);
}

/// The link on a page.
fn link(page: &Answer) -> String {
    let page = page.text();
    let (_, rest) = page.split_once("/device/").expect("a link");
    let (token, _) = rest.split_once('"').expect("an end");
    format!("/device/{token}")
}

#[tokio::test]
async fn a_guest_goes_on_on_another_device_by_a_link_that_is_good_once() {
    let server = TestServer::start().await;
    let mut first = guest(&server).await;
    let mine = table(&first, &["me", "friend"]).await;
    let mut second = guest(&server).await;
    let theirs = table(&second, &["me", "friend"]).await;
    let page = first.submit("/device", &[]).await;
    assert!(page.text().contains("<svg role=\"img\""), "{}", page.text());
    let link = link(&page);
    for _ in 0..2 {
        let page = second.open(&link).await;
        assert_eq!(page.status, 200, "looking changes nothing");
    }
    assert_eq!(second.open(&mine).await.status, 404);
    let accepted = second.submit(&link, &[("along", "on")]).await;
    assert_eq!(accepted.status, 303, "{}", accepted.text());
    for browser in [&mut first, &mut second] {
        for table in [&mine, &theirs] {
            let seats = browser.open(table).await.json()["seats"].clone();
            assert_eq!(seats[0]["yours"], true, "{table}");
        }
    }
    let mut third = guest(&server).await;
    assert_eq!(third.submit(&link, &[]).await.status, 403, "used up");
    let old = self::link(&first.submit("/device", &[]).await);
    hours_pass(1);
    assert_eq!(third.open(&old).await.status, 403, "too old");
    assert_eq!(third.submit(&old, &[]).await.status, 403);
    assert_eq!(third.open("/device/abc").await.status, 403);
}

#[tokio::test]
async fn somebody_who_is_signed_in_signs_in_elsewhere_by_a_link() {
    let server = TestServer::start().await;
    let mut first = guest(&server).await;
    sign_up(&mut first, "Anna").await;
    let link = link(&first.submit("/device", &[]).await);
    let mut second = guest(&server).await;
    assert!(second.open(&link).await.text().contains("Anna"));
    assert_eq!(second.submit(&link, &[]).await.status, 303);
    assert_eq!(who(&mut second).await, "Anna");
    // A guest's link adds to the account of whoever is signed in.
    let mut third = guest(&server).await;
    let table = table(&third, &["me", "friend"]).await;
    let link = self::link(&third.submit("/device", &[]).await);
    assert_eq!(second.submit(&link, &[]).await.status, 303);
    assert_eq!(who(&mut second).await, "Anna");
    assert_eq!(first.open(&table).await.json()["seats"][0]["name"], "Anna");
}

#[tokio::test]
async fn every_page_speaks_three_languages_and_needs_no_script() {
    let server = TestServer::start().await;
    let (mut stranger, mut anna) = (guest(&server).await, guest(&server).await);
    sign_up(&mut anna, "Anna").await;
    for lang in ["en", "nl", "hu"] {
        for path in ["/account", "/sign-in", "/recover", "/device"] {
            let page = stranger.open(&format!("{path}?lang={lang}")).await;
            assert_eq!(page.status, 200, "{path}");
            assert!(page.text().contains(&format!("<html lang=\"{lang}\"")));
            assert!(page.text().contains("method=\"post\""), "{path}");
        }
        for path in ["/account", "/account/delete", "/device", "/settings"] {
            let page = anna.open(&format!("{path}?lang={lang}")).await;
            assert_eq!(page.status, 200, "{path}");
            assert!(page.text().contains("href=\"/account\""), "{path}");
        }
    }
    assert_eq!(stranger.open("/account/delete").await.status, 403);
    assert_eq!(
        stranger
            .submit("/account/name", &[("name", "x")])
            .await
            .status,
        403
    );
    // Whoever is signed in needs no form to sign in.
    assert_eq!(anna.open("/sign-in").await.status, 303);
}

#[tokio::test]
async fn sessions_outlive_a_restart_and_end_when_nobody_came_for_long() {
    let mut server = TestServer::start().await;
    let mut anna = guest(&server).await;
    sign_up(&mut anna, "Anna").await;
    server.restart().await;
    let mut anna = anna.at(server.address());
    assert_eq!(who(&mut anna).await, "Anna");
    hours_pass(24 * 300);
    assert_eq!(who(&mut anna).await, "Anna");
    hours_pass(24 * 300);
    assert_eq!(who(&mut anna).await, "Anna", "they were here meanwhile");
    hours_pass(24 * 401);
    assert_eq!(who(&mut anna).await, Value::Null);
}
