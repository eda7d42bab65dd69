//! A private sandbox from the position of a running game.

use engine::Seed;
use engine::fair::Secret;
use serde_json::Value;
use server::Config;

use crate::accounts::guest;
use crate::browser::Browser;
use crate::calls::{decide, finish, id, table_of_two};
use crate::lobby::leads_to;
use crate::support::TestServer;

/// Opens a sandbox: its address.
async fn open(browser: &mut Browser, path: &str) -> String {
    let way = format!("/tables/{}/sandbox", id(path));
    leads_to(&browser.open(&way).await)
}

/// What the address of a sandbox says.
fn said<'a>(address: &'a str, name: &str) -> &'a str {
    let (_, query) = address.split_once('?').expect("a query");
    let mut parts = query.split('&').filter_map(|part| part.split_once('='));
    parts
        .find(|(known, _)| *known == name)
        .map_or("", |(_, value)| value)
}

/// Plays the first choice in a sandbox; where it leads.
async fn play(browser: &mut Browser, address: &str) -> String {
    let fields = ["seat", "at", "seed", "path"].map(|name| (name, said(address, name)));
    let fields: Vec<_> = fields.into_iter().chain([("choice", "0")]).collect();
    let (way, _) = address.split_once('?').expect("a query");
    leads_to(&browser.submit(way, &fields).await)
}

async fn position(browser: &mut Browser, path: &str) -> Value {
    browser.open(path).await.json()["position"].clone()
}

#[tokio::test]
async fn a_player_tries_lines_that_nobody_sees_and_the_table_does_not_know() {
    let server = TestServer::start().await;
    let (mut anna, mut bela) = (guest(&server).await, guest(&server).await);
    let path = table_of_two(&anna, &bela).await;
    let before = position(&mut anna, &path).await;
    let table = anna.open(&format!("/tables/{}", id(&path))).await.text();
    assert!(table.contains("/sandbox?seat=0"), "{table}");
    let start = open(&mut anna, &path).await;
    let page = anna.open(&start).await.text();
    assert!(page.contains("Only you see this"), "{page}");
    assert!(
        page.contains(&format!("href=\"/tables/{}\"", id(&path))),
        "{page}"
    );
    // All sides are played, as far as one likes, and everything can be taken back.
    let mut here = start.clone();
    for length in 1..=4 {
        here = play(&mut anna, &here).await;
        assert_eq!(said(&here, "path").split('.').count(), length);
        let page = anna.open(&here).await;
        assert_eq!(page.status, 200, "{}", page.text());
    }
    let page = anna.open(&here).await.text();
    let before_last = here
        .rsplit_once('.')
        .expect("a choice")
        .0
        .replace('&', "&amp;");
    assert!(page.contains(&format!("href=\"{before_last}\"")), "{page}");
    // The same address shows the same, on any server.
    assert_eq!(anna.open(&here).await.text(), page);
    // Nothing has happened at the table.
    assert_eq!(position(&mut anna, &path).await, before);
    assert_eq!(position(&mut bela, &path).await, before);
}

#[tokio::test]
async fn a_sandbox_is_its_players_alone() {
    let server = TestServer::start().await;
    let (mut anna, mut bela) = (guest(&server).await, guest(&server).await);
    let mut watcher = guest(&server).await;
    let path = table_of_two(&anna, &bela).await;
    let start = open(&mut anna, &path).await;
    assert_eq!(said(&start, "seat"), "0");
    for stranger in [&mut bela, &mut watcher] {
        assert_eq!(stranger.open(&start).await.status, 403);
    }
    let way = format!("/tables/{}/sandbox", id(&path));
    assert_eq!(watcher.open(&way).await.status, 403);
    // What nobody can have chosen begins anew, and what is still to come is not shown.
    for wrong in ["&path=99", "&path=x.y"] {
        let answer = anna.open(&format!("{start}{wrong}")).await;
        if answer.status == 303 {
            assert_eq!(leads_to(&answer), start);
        } else {
            assert_eq!(answer.status, 200);
        }
    }
    let later = format!("{way}?seat=0&at=4000&seed=1");
    assert_eq!(
        said(&leads_to(&anna.open(&later).await), "at"),
        said(&start, "at")
    );
    // When the game is over, there is nothing to try.
    finish(&path, [&anna, &bela]).await;
    let over = anna.open(&start).await;
    assert_eq!(leads_to(&over), format!("/tables/{}", id(&path)));
}

#[tokio::test]
async fn what_the_others_hide_changes_nothing_in_a_sandbox() {
    let server = TestServer::start_tuned(alike).await;
    let (mut anna, bela) = (guest(&server).await, guest(&server).await);
    // Two tables alike, but for what Bela bids in secret.
    let mut shown = Vec::new();
    for bid in [0, 1] {
        let path = table_of_two(&anna, &bela).await;
        decide(&bela, &path, bid).await;
        let way = format!("/tables/{}/sandbox?seat=0&at=1&seed=7", id(&path));
        let page = anna.open(&way).await;
        assert_eq!(page.status, 200, "{}", page.text());
        let after = play(&mut anna, &way).await;
        let next = anna.open(&after).await;
        shown.push([page, next].map(|page| without_names(&page.text(), &id(&path))));
    }
    assert!(shown[0] == shown[1], "{shown:?}");
}

/// A server at which all tables have the same dice.
fn alike(config: &mut Config) {
    config.secrets = || Secret(Seed([7; 32]));
}

/// A page without the table's name, and without what follows from it: the sum at its end.
fn without_names(page: &str, table: &str) -> String {
    let (page, _) = page.split_once("<div id=\"sent\"").expect("a sum");
    page.replace(table, "TABLE")
}
