//! The pages as browsers without script meet them, and what they must not show.

use std::collections::BTreeSet;
use std::time::Duration;

use catalog::Catalog;
use engine::Rng;
use serde_json::{Value, json};
use server::client::{Answer, Client};
use server::{Config, ServerHandle};
use tempfile::TempDir;

/// A server with the game, and a table of The Dutch Revolt with two people.
struct House {
    _folder: TempDir,
    running: ServerHandle,
    table: String,
    tokens: Vec<String>,
}

impl House {
    async fn open() -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let games = Catalog::of(vec![dutch_revolt::game()].leak());
        let mut config = Config::new(games, folder.path().join("test.db"));
        config.listen.set_port(0);
        config.bot_pause = Duration::ZERO;
        let running = server::start(&config).await.expect("a free port");
        let seats =
            json!([{ "kind": "me", "name": "<script>alert(1)</script>" }, { "kind": "hot-seat" }]);
        let plan = json!({ "game": "dutch-revolt", "seats": seats, "private": false });
        let mut stranger = Client::new(running.address);
        let created = stranger
            .post("/api/v1/tables", &plan)
            .await
            .expect("an answer");
        let created = created.json();
        let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let tokens = created["tokens"].as_array().expect("tokens");
        House {
            table: word(&created["table"]),
            tokens: tokens.iter().map(|one| word(&one["token"])).collect(),
            _folder: folder,
            running,
        }
    }

    fn player(&self, seat: usize) -> Client {
        Client::new(self.running.address).with_token(&self.tokens[seat])
    }

    async fn get(&self, seat: Option<usize>, end: &str) -> Answer {
        let mut reader = match seat {
            Some(seat) => self.player(seat),
            None => Client::new(self.running.address),
        };
        let path = format!("/tables/{}{end}", self.table);
        reader.get(&path).await.expect("a page")
    }

    /// The kinds of chit that a seat holds, from its own view.
    async fn hand(&self, seat: usize) -> BTreeSet<String> {
        let path = format!("/api/v1/tables/{}/view", self.table);
        let view = self.player(seat).get(&path).await.expect("a view").json();
        let hand = view["view"]["hand"].as_object().expect("a hand");
        let held = hand.iter().filter(|(_, count)| count.as_u64() != Some(0));
        held.map(|(chit, _)| chit.clone()).collect()
    }
}

/// Everything that follows a mark in a page, up to the next quote.
fn all<'p>(page: &'p str, mark: &str) -> Vec<&'p str> {
    let parts = page.split(mark).skip(1);
    parts
        .map(|rest| rest.split('"').next().unwrap_or_default())
        .collect()
}

#[tokio::test]
async fn a_game_is_played_by_forms_and_no_page_shows_another_hand() {
    let house = House::open().await;
    let mut rng = Rng::new(7);
    let mut seen = 0;
    for step in 0..120 {
        let mut acted = false;
        for seat in [0, 1] {
            let page = house.get(Some(seat), &format!("?seat={seat}")).await.text();
            let choices = all(&page, "name=\"choice\" value=\"");
            if acted || choices.is_empty() {
                continue;
            }
            let number = all(&page, "name=\"number\" value=\"")[0].to_owned();
            let choice = choices[rng.below(choices.len())].to_owned();
            let form = format!("seat={seat}&number={number}&choice={choice}");
            let path = format!("/tables/{}/decide", house.table);
            // Nobody else can decide it.
            let other = house
                .player(1 - seat)
                .submit(&path, &form)
                .await
                .expect("an answer");
            assert_eq!(other.status, 403);
            let own = house
                .player(seat)
                .submit(&path, &form)
                .await
                .expect("an answer");
            assert_eq!(own.status, 303, "{}", own.text());
            acted = true;
        }
        assert!(acted, "somebody is to act at step {step}");
        if step % 10 != 0 {
            continue;
        }
        let hands = [house.hand(0).await, house.hand(1).await];
        for viewer in [None, Some(0), Some(1)] {
            let seat = viewer.map_or(String::new(), |seat| format!("&seat={seat}"));
            for end in [
                format!("?x=1{seat}"),
                format!("/replay?at={step}{seat}"),
                format!("/why?x=1{seat}"),
            ] {
                let page = house.get(viewer, &end).await.text();
                let shown: BTreeSet<String> = all(&page, "id=\"chit-")
                    .into_iter()
                    .map(str::to_owned)
                    .collect();
                let own = viewer.map_or(BTreeSet::new(), |seat| hands[seat].clone());
                assert!(
                    shown.is_subset(&own),
                    "{viewer:?} sees {shown:?} on {end} and holds {own:?}"
                );
                seen += shown.len();
                assert!(
                    house
                        .tokens
                        .iter()
                        .enumerate()
                        .all(|(at, token)| viewer == Some(at) || !page.contains(token.as_str()))
                );
                assert!(!page.contains("<script>alert"), "names are text");
            }
        }
    }
    assert!(seen > 20, "hands were shown at all: {seen}");
}

#[tokio::test]
async fn whatever_is_asked_for_wrongly_gets_a_page_in_ones_language() {
    let house = House::open().await;
    let table = &house.table;
    for (path, status) in [
        ("/nothing".to_owned(), 404),
        ("/games/chess".to_owned(), 404),
        ("/tables/nonsense".to_owned(), 404),
        (format!("/tables/{table}/chronicle"), 409),
        (format!("/join/{table}/nonsense"), 403),
        (format!("/tables/{table}?seat=many"), 400),
    ] {
        let mut dutch = Client::new(house.running.address).with("accept-language", "nl");
        let answer = dutch.get(&path).await.expect("an answer");
        let page = answer.text();
        assert_eq!(answer.status, status, "{path}");
        assert!(
            page.contains("<html lang=\"nl\"") && page.contains("class=\"lead\""),
            "{path}: {page}"
        );
    }
    // A seat that does not exist, or is another's, shows what everybody may see.
    for seat in ["7", "1"] {
        let page = house.get(Some(0), &format!("?seat={seat}")).await;
        assert_eq!(page.status, 200);
        assert!(!page.text().contains("data-seat=\"1\""));
    }
}

#[tokio::test]
async fn what_a_reader_has_already_is_not_sent_again() {
    let house = House::open().await;
    let path = format!("/tables/{}", house.table);
    let mut bytes = Vec::new();
    for seat in [0, 1] {
        let page = house.get(Some(seat), "").await.text();
        let name = page.split("data-page=\"").nth(1);
        let name = name.and_then(|rest| rest.split('"').next());
        let decision = format!("/api/v1{path}/decision");
        let asked = house.player(seat).get(&decision).await.expect("an answer");
        if asked.json()["decision"].is_null() {
            continue;
        }
        let choice = json!({ "number": asked.json()["position"]["number"], "index": 0 });
        let decided = house.player(seat).post(&decision, &choice).await;
        assert_eq!(decided.expect("an answer").status, 200);
        let name = name.expect("a page to compare with");
        let mut reader = house.player(seat).with("x-kroniek-base", name);
        let news = reader.get(&path).await.expect("a page").text();
        assert_ne!(news, page);
        bytes.push((page.len(), news.len()));
    }
    println!("bytes of the whole page, and of what was new after a decision: {bytes:?}");
    assert!(!bytes.is_empty(), "somebody decided");
    assert!(
        bytes.iter().all(|(whole, news)| news * 10 < *whole),
        "{bytes:?}"
    );
}
