//! IV: a single choice is made by the table, recorded and marked, unless a die, a reveal or another player's turn comes next.

use catalog::Catalog;
use engine::{Automatic, DecisionNumber, Rng};
use serde_json::{Value, json};
use server::Config;
use server::client::Client;

/// Where the choice is that leads to single targets, or any choice.
fn choice(choices: &[Value], rng: &mut Rng) -> usize {
    let promotion = choices
        .iter()
        .position(|choice| choice["action"] == "take promotion");
    promotion.unwrap_or_else(|| rng.below(choices.len()))
}

#[tokio::test]
async fn what_a_player_cannot_choose_is_not_asked_at_a_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = Catalog::of(vec![kaiser::game()].leak());
    let mut config = Config::new(games, folder.path().join("test.db"));
    config.listen.set_port(0);
    let running = server::start(&config).await.expect("a free port");
    let seats = ["me", "hot-seat", "hot-seat"].map(|kind| json!({ "kind": kind }));
    let plan = json!({ "game": "kaiser", "seats": seats, "private": false });
    let mut watcher = Client::new(running.address);
    let created = watcher.post("/api/v1/tables", &plan).await;
    let created = created.expect("an answer").json();
    let table = format!(
        "/api/v1/tables/{}",
        created["table"].as_str().expect("an id")
    );
    let tokens = created["tokens"].as_array().expect("tokens").iter();
    let tokens = tokens.map(|one| one["token"].as_str().expect("a token"));
    let mut players: Vec<Client> = tokens
        .map(|token| Client::new(running.address).with_token(token))
        .collect();
    let mut rng = Rng::new(7);
    loop {
        let told = watcher.get(&table).await.expect("an answer").json();
        let Some(seat) = told["position"]["to_act"][0].as_u64() else {
            break;
        };
        let player = &mut players[seat as usize];
        let path = format!("{table}/decision");
        let open = player.get(&path).await.expect("an answer").json();
        let choices = open["decision"]["choices"].as_array().expect("choices");
        let index = choice(choices, &mut rng);
        let decision = json!({ "number": open["position"]["number"], "index": index });
        let decided = player.post(&path, &decision).await.expect("an answer");
        assert_eq!(decided.status, 200, "{}", decided.text());
    }
    let chronicle = watcher.get(&format!("{table}/chronicle")).await;
    let chronicle = chronicle.expect("an answer").text();
    running.stop().await.expect("nothing went wrong");

    // The marks stand where there was one choice and the same player went on, and nowhere else.
    let playing = games.read(&chronicle).expect("it replays");
    let mut marked = 0;
    for number in 0..playing.decisions().0 {
        let (before, decision) = (DecisionNumber(number), DecisionNumber(number + 1));
        let seat = playing.decided_by(decision).expect("somebody decided");
        let automatic = playing.at(before).automatic(seat) == Some(Automatic::AtOnce);
        assert_eq!(playing.is_automatic(decision), automatic, "{number}");
        marked += usize::from(automatic);
    }
    let lines = chronicle.lines();
    let recorded = lines.filter(|line| line.starts_with("[\"automatic\","));
    assert_eq!(recorded.count(), marked);
    assert!(marked > 0, "there was always a choice");
}
