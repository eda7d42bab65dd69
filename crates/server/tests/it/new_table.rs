//! The form of a new table.

use serde_json::Value;

use crate::browser::Browser;
use crate::support::{TestServer, text};

/// The sides that the form lists, in the order of its seats.
fn sides(form: &str) -> Vec<String> {
    let side = |part: &str| part.split('<').next().unwrap_or_default().to_owned();
    form.split("<span class=\"side\">")
        .skip(1)
        .map(side)
        .collect()
}

#[tokio::test]
async fn the_sides_of_the_form_are_those_that_the_game_has() {
    let server = TestServer::start_with(games::all()).await;
    let mut browser = Browser::new(server.address());
    for kind in games::all().kinds() {
        for players in kind.seats() {
            let address = format!("/games/{}/new?players={players}", kind.id());
            let form = browser.open(&address).await;
            let sides = sides(&form.text());
            assert_eq!(sides.len(), usize::from(players), "{address}");
            // Whoever chooses the last side has it.
            let names: Vec<String> = (0..players).map(|seat| format!("seat-{seat}")).collect();
            let fields: Vec<(&str, &str)> = names
                .iter()
                .enumerate()
                .map(|(seat, name)| {
                    let last = seat + 1 == usize::from(players);
                    (name.as_str(), if last { "me" } else { "friend" })
                })
                .collect();
            let tables = format!("/games/{}/tables", kind.id());
            let made = browser.submit(&tables, &fields).await;
            let table = made.header("location").expect("a table").to_owned();
            let table = browser.open(&format!("/api/v1{table}")).await.json();
            let seats = table["seats"].as_array().expect("seats");
            let there: Vec<String> = seats.iter().map(|seat| text(&seat["side"])).collect();
            assert_eq!(there, sides, "{address}");
        }
    }
}

#[tokio::test]
async fn a_rated_table_is_made_in_the_form() {
    let server = TestServer::start().await;
    let mut anna = crate::accounts::guest(&server).await;
    let fields = [("seat-0", "me"), ("seat-1", "bot:easy"), ("rated", "yes")];
    let refused = anna.submit("/games/toy/tables", &fields).await;
    assert_eq!(refused.status, 403, "{}", refused.text());
    assert!(refused.text().contains("account"), "{}", refused.text());
    crate::accounts::sign_up(&mut anna, "Anna").await;
    let made = anna.submit("/games/toy/tables", &fields).await;
    let page = made.header("location").expect("a table").to_owned();
    let table = anna.open(&format!("/api/v1{page}")).await.json();
    let agreed = ["rated", "hints", "rewinds_allowed", "private"].map(|name| &table[name]);
    assert_eq!(
        agreed,
        [true, false, false, false].map(Value::Bool).each_ref()
    );
    let invitation = anna.open(&page).await.text();
    assert!(
        invitation.contains("everybody&#39;s rating") || invitation.contains("everybody's rating")
    );
}

#[tokio::test]
async fn a_bot_with_a_fixed_number_of_trials_plays_a_rated_game() {
    let server = TestServer::start().await;
    let mut anna = crate::accounts::guest(&server).await;
    crate::accounts::sign_up(&mut anna, "Anna").await;
    let form = anna.open("/games/toy/new?players=2").await.text();
    assert!(form.contains("value=\"bot:hard-25it\""), "{form}");
    let fields = |bot| [("seat-0", "me"), ("seat-1", bot), ("rated", "yes")];
    let refused = anna.submit("/games/toy/tables", &fields("bot:hard")).await;
    assert_eq!(refused.status, 422, "{}", refused.text());
    for bot in ["bot:hard-0it", "bot:hard-9999it", "bot:easy-5it"] {
        let refused = anna.submit("/games/toy/tables", &fields(bot)).await;
        assert_eq!(refused.status, 400, "{bot}: {}", refused.text());
    }
    let made = anna
        .submit("/games/toy/tables", &fields("bot:hard-25it"))
        .await;
    let page = made.header("location").expect("a table").to_owned();
    let table = anna.open(&format!("/api/v1{page}")).await.json();
    assert_eq!(table["seats"][1]["level"], "hard-25it", "{table}");
    let invitation = anna.open(&page).await.text();
    assert!(invitation.contains("hard, 25 trials"), "{invitation}");
}

#[tokio::test]
async fn bots_are_offered_with_their_ratings() {
    let server = TestServer::start_with(games::all()).await;
    let mut browser = Browser::new(server.address());
    let games = browser.open("/api/v1/games").await.json();
    for kind in games::all().kinds() {
        let scale = kind.scale();
        let address = format!("/games/{}/new?players=2", kind.id());
        let form = browser.open(&address).await.text();
        for step in &scale.steps {
            assert!(
                form.contains(&format!("value=\"bot:{}\"", step.level)),
                "{}",
                step.level
            );
            let rated = step.rating.map(|rating| rating.to_string());
            assert!(form.contains(&rated.unwrap_or_default()), "{}", step.level);
        }
        // Nobody has played here: how bots fared tells about the sides.
        assert_eq!(
            form.contains("between bots of similar strength"),
            scale.games > 0,
            "{address}"
        );
        let listed = games.as_array().expect("games").iter();
        let mut listed = listed.filter(|game| game["id"] == kind.id());
        let steps = &listed.next().expect("the game")["scale"];
        assert_eq!(
            steps.as_array().map(Vec::len),
            Some(scale.steps.len()),
            "{steps}"
        );
    }
}
