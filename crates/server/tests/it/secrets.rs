//! Nothing hidden comes out: all answers of a whole game, as everybody reads them.

use catalog::AnyPlaying;
use engine::fair::Secret;
use engine::{DecisionNumber, Rng, Seat, Viewer};
use serde_json::{Value, json};
use store::Sqlite;
use table::{EntryKind, Store};
use words::Lang;

use crate::support::{LONG, TestServer, TestTable, text};

const ENDS: [&str; 7] = [
    "",
    "/view",
    "/decision",
    "/log",
    "/talk",
    "/why-not",
    "/view?at=1",
];

#[tokio::test]
async fn no_answer_of_a_whole_game_gives_anything_away() {
    let server = TestServer::start().await;
    let table = server
        .table_with(&["me", "hot-seat", "hot-seat"], json!({ "data": LONG }))
        .await;
    let mut answers: Vec<(Option<usize>, String)> = Vec::new();
    while let Some(&seat) = table.to_act().await.first() {
        for viewer in [None, Some(0), Some(1), Some(2)] {
            for end in ENDS {
                answers.push((viewer, read(&table, viewer, end).await));
            }
            assert_hides_the_others(&table, viewer).await;
        }
        let choices = table.read(seat, "/decision").await.json();
        let last = choices["decision"]["choices"]
            .as_array()
            .expect("choices")
            .len()
            - 1;
        table.choose(seat, last).await;
    }
    let file = table.watch("/chronicle").await.text();
    let header: Value = serde_json::from_str(file.lines().next().expect("a header")).expect("JSON");
    let secrets = [text(&header["seed"]), text(&header["fairness"]["secret"])];
    // All lines but the header, the end and the signature.
    let decisions = file.lines().count() - 3;
    assert!(decisions >= 9 * 5, "{file}");
    assert_eq!(answers.len(), decisions * 4 * ENDS.len());
    for (viewer, answer) in &answers {
        for secret in &secrets {
            assert!(
                !answer.contains(secret),
                "{viewer:?} reads {secret} in {answer}"
            );
        }
        for (seat, token) in table.tokens.iter().enumerate() {
            let own = *viewer == Some(seat);
            assert!(
                own || !answer.contains(token),
                "{viewer:?} reads the secret of {seat}"
            );
        }
    }
}

async fn read(table: &TestTable<'_>, viewer: Option<usize>, end: &str) -> String {
    match viewer {
        Some(seat) => table.read(seat, end).await.text(),
        None => table.watch(end).await.text(),
    }
}

/// Purses, and bids that are not shown yet, are known to their owners alone, in the view and in the log.
async fn assert_hides_the_others(table: &TestTable<'_>, viewer: Option<usize>) {
    let answer: Value = serde_json::from_str(&read(table, viewer, "/view").await).expect("JSON");
    let view = &answer["view"];
    for seat in 0..3 {
        if viewer == Some(seat) {
            assert!(view["purses"][seat].is_number(), "{view}");
        } else {
            assert!(
                view["purses"][seat].is_null() && view["bids"][seat].is_null(),
                "{view}"
            );
        }
    }
    let log: Value = serde_json::from_str(&read(table, viewer, "/log").await).expect("JSON");
    let sides = ["Red", "Blue", "Green"];
    for line in log["lines"].as_array().expect("lines") {
        let line = text(&line["text"]);
        for (seat, side) in sides.iter().enumerate() {
            let bid = line.starts_with(&format!("{side} bids"));
            assert!(!bid || viewer == Some(seat), "{viewer:?} reads {line:?}");
        }
    }
}

/// How many decisions of each game are looked at.
const DECISIONS: usize = 120;

/// What one viewer was told at one moment.
struct Told {
    decisions: usize,
    viewer: Viewer,
    view: Value,
    log: Value,
    everything: String,
}

async fn told(table: &TestTable<'_>, decisions: usize, viewer: Viewer) -> Told {
    let seat = viewer.seat().map(Seat::index);
    let mut everything = String::new();
    for end in ENDS {
        everything.push_str(&read(table, seat, end).await);
    }
    let json = |text: String| serde_json::from_str::<Value>(&text).expect("JSON");
    Told {
        decisions,
        viewer,
        view: json(read(table, seat, "/view").await)["view"].take(),
        log: json(read(table, seat, "/log").await)["lines"].take(),
        everything,
    }
}

/// The game as only the database knows it.
async fn true_game(server: &TestServer, table: &str) -> Box<dyn AnyPlaying> {
    let file = server.folder.path().join("test.db");
    let store = Sqlite::open(&file).await.expect("it opens");
    let stored = store
        .load(table.parse().expect("a name"))
        .await
        .expect("readable")
        .expect("there");
    let mut header = stored.table.header;
    let fairness = header.fairness.as_ref().expect("promised dice");
    header.seed = Some(Secret(stored.table.secret).seed(&fairness.contributions));
    let kind = games::all().find(&header.game).expect("a game");
    let mut playing = kind.open(header).expect("it was played");
    for entry in stored.entries {
        let played = match entry.what {
            EntryKind::Decision(seat, action) => playing.play(seat, &action),
            EntryKind::Automatic {
                automatic: (seat, action),
            } => playing.play_automatic(seat, &action),
            EntryKind::TableAct(_) => continue,
        };
        played.expect("it was legal");
    }
    playing
}

#[tokio::test]
async fn everybody_is_told_what_they_may_see_and_no_more() {
    let server = TestServer::start_with(games::all()).await;
    for kind in games::all().kinds() {
        let seats = *kind.seats().start();
        let kinds = vec!["hot-seat"; seats as usize];
        let table = server
            .table_with(&kinds, json!({ "game": kind.id() }))
            .await;
        let mut rng = Rng::new(7);
        let mut all = Vec::new();
        let mut made = 0;
        while made < DECISIONS {
            let Some(&seat) = table.to_act().await.first() else {
                break;
            };
            if made % 8 == 0 {
                // The table makes single choices by itself.
                let known = table.watch("/decision").await.json();
                let decisions = known["position"]["decisions"].as_u64();
                let decisions = decisions.expect("a number") as usize;
                for viewer in Viewer::all(seats) {
                    all.push(told(&table, decisions, viewer).await);
                }
            }
            let asked = table.read(seat, "/decision").await.json();
            let choices = asked["decision"]["choices"]
                .as_array()
                .expect("choices")
                .len();
            let answer = table.choose(seat, rng.below(choices)).await;
            assert_eq!(answer.status, 200, "{}", answer.text());
            made += 1;
        }
        // A short game is over before.
        let over = table.to_act().await.is_empty();
        assert!(
            over || made == DECISIONS,
            "{}: stopped after {made} decisions, before the end of the game",
            kind.id()
        );
        let playing = true_game(&server, &table.id).await;
        let seed = playing.header().seed.expect("a seed").to_hex();
        assert_eq!(all.len(), made.div_ceil(8) * (seats as usize + 1));
        for told in all {
            let then = playing.at(DecisionNumber::of_count(told.decisions));
            let view = then.view(told.viewer).expect("a viewer");
            assert_eq!(told.view, view, "{:?}", told.viewer);
            let log = then
                .log(DecisionNumber::SET_UP, told.viewer, Lang::En)
                .expect("a viewer");
            assert_eq!(told.log, serde_json::to_value(log).expect("plain data"));
            assert!(!told.everything.contains(&seed));
        }
    }
}
