//! No link is dead: every page is opened, and everything that it leads to.

use std::collections::{BTreeSet, VecDeque};

use serde_json::json;

use crate::accounts::{guest, sign_up};
use crate::support::{TestServer, post, text};

/// What the elements of a page lead to or show: what stands in these attributes.
fn addresses(page: &str) -> impl Iterator<Item = &str> {
    ["href=\"", "src=\""]
        .into_iter()
        .flat_map(|attribute| page.split(attribute).skip(1))
        .filter_map(|rest| rest.split('"').next())
}

#[tokio::test]
async fn no_link_of_any_page_is_dead() {
    let server = TestServer::start_with(games::all()).await;
    let mut reader = guest(&server).await;
    sign_up(&mut reader, "Anna").await;
    let game = crate::support::first_game();
    // A table that gathers, and one where it is the reader's turn.
    for seats in [["me", "friend"], ["me", "hot-seat"]] {
        let seats = seats.map(|kind| json!({ "kind": kind }));
        let plan = json!({ "game": game, "seats": seats, "private": false });
        let made = post(&mut reader.client(), "/api/v1/tables", &plan).await;
        assert_eq!(made.status, 201, "{}", text(&made.json()["table"]));
    }
    let mut open: VecDeque<(String, String)> = VecDeque::from([("/".into(), String::new())]);
    let mut seen = BTreeSet::new();
    let mut pages = 0;
    while let Some((address, from)) = open.pop_front() {
        // What stands behind the question mark changes little, but for the form of a new table.
        let place = address.split('#').next().unwrap_or_default();
        let known = match place.split_once('?') {
            Some((path, _)) if !path.ends_with("/new") => path,
            _ => place,
        };
        if !place.starts_with('/') || !seen.insert(known.to_owned()) {
            continue;
        }
        let answer = reader.client().get(place).await.expect("an answer");
        let status = answer.status;
        assert!(status < 400, "{place} on {from}: {status}");
        let html = answer
            .header("content-type")
            .is_some_and(|kind| kind.starts_with("text/html"));
        if html {
            pages += 1;
            let next = addresses(&answer.text())
                .map(|to| (to.replace("&amp;", "&"), place.to_owned()))
                .collect::<Vec<_>>();
            open.extend(next);
        }
    }
    assert!(pages > 40, "{pages}");
    let visited = |path: &str| seen.contains(path);
    assert!(visited("/lobby") && visited("/players/Anna") && visited("/learn"));
}
