//! What a page and a decision cost, counted by how often the game is asked.

use engine::Rng;
use serde_json::{Value, json};
use testkit::{allocations, take_counts};

use crate::support::{TestServer, TestTable, get, post, text};
use crate::updates::name;

/// A data file for a game of so many rounds.
fn rounds(number: u32) -> Value {
    let rounds = format!("rounds = {{ value = {number}, source = \"memory\" }}");
    json!({ "data": format!("{rounds}\npurse = {{ value = 9, source = \"memory\" }}\n") })
}

/// The rounds of a game with more log lines than a page shows, and those of one that is about twice as long.
const LONG: u32 = 12;
const LONGEST: u32 = 25;

/// A game for four, played to its end.
async fn finished(server: &TestServer, number: u32) -> TestTable<'_> {
    let table = server
        .table_with(&["me", "me", "me", "me"], rounds(number))
        .await;
    table.finish().await;
    table
}

/// How many lines the log has.
async fn lines(table: &TestTable<'_>) -> usize {
    let log = table.read(0, "/log").await.json();
    log["lines"].as_array().expect("a list").len()
}

/// A page of the table, how many lines of the log it shows, and how often memory was asked for to make and to read it.
async fn shown(table: &TestTable<'_>) -> (usize, u64) {
    let path = format!("/tables/{}", table.id);
    let mut player = table.server.player(&table.tokens[0]);
    // What is made once is made with the first page.
    get(&mut player, &path).await;
    take_counts();
    let before = allocations();
    let page = get(&mut player, &path).await;
    let cost = allocations() - before;
    (page.text().matches("class=\"line ").count(), cost)
}

#[tokio::test]
async fn a_page_does_not_cost_more_because_the_game_was_long() {
    let server = TestServer::start().await;
    let table = finished(&server, LONGEST).await;
    let all = lines(&table).await;
    let (shown, _) = shown(&table).await;
    let counts = take_counts();
    assert!(shown > 0 && 2 * shown < all, "{shown} of {all}");
    assert_eq!(counts.sentences, shown, "what is not shown is not said");
    assert_eq!(counts.lists, 0, "nobody is to act");
}

#[tokio::test]
async fn a_page_of_a_game_twice_as_long_asks_for_no_more_memory() {
    let server = TestServer::start().await;
    let (long, longest) = (
        finished(&server, LONG).await,
        finished(&server, LONGEST).await,
    );
    let (few, many) = (lines(&long).await, lines(&longest).await);
    let ((shown_of_few, least), (shown_of_many, most)) =
        (shown(&long).await, shown(&longest).await);
    assert_eq!(shown_of_few, shown_of_many);
    assert!(shown_of_few < few && 3 * few < 2 * many, "{few}, {many}");
    // The numbers in it have more digits, and the bytes come in other pieces.
    assert!(most <= least + least / 50, "{least} and {most} times");
}

#[tokio::test]
async fn the_choices_are_listed_once_for_a_decision() {
    let server = TestServer::start().await;
    let table = server.table(&["me", "me"]).await;
    let page = format!("/tables/{}", table.id);
    take_counts();
    let mut decisions = 0;
    while let Some(&seat) = table.to_act().await.first() {
        // The choices are read, the page is read, and the decision is made by its place in the list.
        get(&mut server.player(&table.tokens[seat]), &page).await;
        assert_eq!(table.choose(seat, 0).await.status, 200);
        decisions += 1;
        let counts = take_counts();
        assert!(counts.lists <= 2, "{counts:?}: this one and the next");
    }
    assert!(decisions > 5);
}

/// After how many decisions an update is measured, and how many updates are.
const EARLY: u64 = 100;
const LATE: u64 = 2_000;
const MEASURED: usize = 40;

/// A table of a real game at which one client holds every seat.
struct Played<'s> {
    server: &'s TestServer,
    table: String,
    tokens: Vec<String>,
    rng: Rng,
}

impl Played<'_> {
    async fn new<'s>(server: &'s TestServer, game: &str, seats: u8) -> Played<'s> {
        let seats = vec![json!({ "kind": "me" }); usize::from(seats)];
        let plan = json!({ "game": game, "seats": seats });
        let created = post(&mut server.stranger(), "/api/v1/tables", &plan).await;
        let created = created.json();
        let tokens = created["tokens"].as_array().expect("secrets").iter();
        Played {
            server,
            table: text(&created["table"]),
            tokens: tokens.map(|one| text(&one["token"])).collect(),
            rng: Rng::new(9),
        }
    }

    /// Makes a decision, and tells its number, what the update for whoever made it cost, and how many bytes it had; nothing when the game is over.
    /// Nobody passes who can do something on the board, so that a game goes on for long.
    async fn decide(&mut self, measured: bool) -> Option<(u64, u64, usize)> {
        let decision = format!("/api/v1/tables/{}/decision", self.table);
        let page = format!("/tables/{}", self.table);
        let known = get(&mut self.server.player(&self.tokens[0]), &decision).await;
        let position = &known.json()["position"];
        let seat = position["to_act"][0].as_u64()? as usize;
        let number = position["decisions"].as_u64().expect("a number");
        let mut player = self.server.player(&self.tokens[seat]);
        let asked = get(&mut player, &decision).await.json();
        let choices = asked["decision"]["choices"].as_array().expect("choices");
        let on_board = |index: &usize| choices[*index]["anchor"] != "button";
        let mut wanted: Vec<usize> = (0..choices.len()).filter(on_board).collect();
        if wanted.is_empty() {
            wanted = (0..choices.len()).collect();
        }
        let index = wanted[self.rng.below(wanted.len())];
        let choice = json!({ "number": asked["position"]["number"], "index": index });
        let base = if measured {
            name(&get(&mut player, &page).await.text()).to_owned()
        } else {
            String::new()
        };
        let mut reader = self.server.player(&self.tokens[seat]);
        reader = reader.with("x-kroniek-base", &base);
        let before = allocations();
        assert_eq!(post(&mut player, &decision, &choice).await.status, 200);
        if !measured {
            return Some((number, 0, 0));
        }
        let bytes = get(&mut reader, &page).await.text().len();
        Some((number, allocations() - before, bytes))
    }

    /// Plays on to a decision, and tells the cost and the bytes of half of the updates after it; nothing if the game is over before.
    async fn after(&mut self, decision: u64) -> Option<(u64, usize)> {
        while self.decide(false).await?.0 < decision {}
        let (mut costs, mut bytes) = (Vec::new(), Vec::new());
        while costs.len() < MEASURED {
            let (_, cost, size) = self.decide(true).await?;
            costs.push(cost);
            bytes.push(size);
        }
        costs.sort_unstable();
        bytes.sort_unstable();
        Some((costs[MEASURED / 2], bytes[MEASURED / 2]))
    }
}

#[tokio::test]
async fn an_update_after_two_thousand_decisions_costs_no_more_than_after_a_hundred() {
    let server = TestServer::start_with(games::all()).await;
    let mut measured = false;
    for kind in games::all().kinds() {
        let mut played = Played::new(&server, kind.id(), *kind.seats().start()).await;
        let Some(early) = played.after(EARLY).await else {
            continue;
        };
        let Some(late) = played.after(LATE).await else {
            continue;
        };
        println!("{}: {early:?} and {late:?}", kind.id());
        // More pieces stand on the board by then. What grew with the game would be many times as much.
        assert!(late.0 <= early.0 + early.0 / 2, "{early:?} and {late:?}");
        assert!(late.1 <= early.1 + early.1 / 2, "{early:?} and {late:?}");
        // One long game is enough: they differ in what they draw, not in how a table is kept.
        measured = true;
        break;
    }
    assert!(measured, "no game is that long");
}
