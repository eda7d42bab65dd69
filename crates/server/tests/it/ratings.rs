//! Ratings and records, as people and programs meet them.

use serde_json::{Value, json};

use crate::accounts::{guest, sign_up};
use crate::browser::Browser;
use crate::support::{TestServer, code, get, post, seconds_pass, text};

/// A browser in which somebody with this name is signed in.
async fn somebody(server: &TestServer, name: &str) -> Browser {
    let mut browser = guest(server).await;
    assert_eq!(sign_up(&mut browser, name).await.status, 200);
    browser
}

/// What a rated table is made of.
fn rated(seats: &Value) -> Value {
    json!({ "game": "toy", "seats": seats, "private": false, "hints": false, "rewinds": false, "rated": true })
}

/// Anna makes a table, Bertram sits down, and they play to the end.
async fn play(anna: &Browser, bertram: &Browser, plan: &Value) -> String {
    let created = post(&mut anna.client(), "/api/v1/tables", plan).await;
    assert_eq!(created.status, 201, "{}", created.text());
    let table = text(&created.json()["table"]);
    let path = format!("/api/v1/tables/{table}");
    let (join, seat) = (format!("{path}/join"), json!({ "seat": 1 }));
    let joined = post(&mut bertram.client(), &join, &seat).await;
    assert_eq!(joined.status, 200, "{}", joined.text());
    loop {
        let seen = get(&mut anna.client(), &path).await.json();
        let Some(seat) = seen["position"]["to_act"][0].as_u64() else {
            return table;
        };
        let mut player = [anna, bertram][seat as usize].client();
        let asked = get(&mut player, &format!("{path}/decision")).await.json();
        // Anna plays the last choice, Bertram the first.
        let choices = asked["decision"]["choices"].as_array().expect("choices");
        let index = if seat == 0 { choices.len() - 1 } else { 0 };
        let decision = json!({ "number": asked["position"]["number"], "index": index });
        let decided = post(&mut player, &format!("{path}/decision"), &decision).await;
        assert_eq!(decided.status, 200, "{}", decided.text());
    }
}

/// What everybody may know of somebody, once so many games have been counted.
async fn counted(server: &TestServer, name: &str, games: usize) -> Value {
    loop {
        let answer = get(&mut server.stranger(), &format!("/api/v1/players/{name}")).await;
        let player = answer.json();
        let played = player["played"].as_array().map_or(0, Vec::len);
        if played >= games {
            assert_eq!((played, answer.status), (games, 200));
            return player;
        }
    }
}

#[tokio::test]
async fn a_rated_game_changes_ratings_and_a_friendly_one_does_not() {
    let server = TestServer::start().await;
    let (anna, bertram) = (
        somebody(&server, "Anna").await,
        somebody(&server, "Bertram").await,
    );
    let unknown = get(&mut server.stranger(), "/api/v1/players/Anna").await;
    assert_eq!(unknown.status, 404, "nobody knows of whom never played");
    let seats = json!([{ "kind": "me" }, { "kind": "friend" }]);
    let mut friendly = rated(&seats);
    friendly["rated"] = json!(false);
    play(&anna, &bertram, &friendly).await;
    let table = play(&anna, &bertram, &rated(&seats)).await;
    let agreed = get(&mut server.stranger(), &format!("/api/v1/tables/{table}")).await;
    assert_eq!(agreed.json()["rated"], json!(true));
    seconds_pass(2);
    let player = counted(&server, "anna", 1).await;
    assert_eq!(player["name"], "Anna", "names are found as they look");
    let played = &player["played"][0];
    assert_eq!(
        (&played["table"], &played["seat"]),
        (&json!(table), &json!(0))
    );
    assert_eq!(played["against"], json!([{ "name": "Bertram" }]));
    let game = &player["games"][0];
    assert_eq!(game["rating"]["games"], 1);
    assert_eq!(game["rating"]["provisional"], json!(true));
    let rating = game["rating"]["rating"].as_i64().expect("a number");
    assert_eq!(game["curve"], json!([rating]));
    assert_eq!(played["change"], json!(rating - 1500));
    let other = counted(&server, "Bertram", 1).await;
    let others = other["games"][0]["rating"]["rating"].as_i64();
    let won = played["place"] == 1;
    assert_eq!(rating > others.expect("a number"), won);
    let rival = &player["rivals"][0];
    let (ahead, behind) = (usize::from(won), usize::from(!won));
    assert_eq!(
        (&rival["ahead"], &rival["behind"]),
        (&json!(ahead), &json!(behind))
    );

    let best = get(&mut server.stranger(), "/api/v1/games/toy/ratings").await;
    let best = best.json();
    assert_eq!(best.as_array().map(Vec::len), Some(2));
    let first = if won { "Anna" } else { "Bertram" };
    assert_eq!(best[0]["who"], json!({ "name": first }));
    let nowhere = get(&mut server.stranger(), "/api/v1/games/chess/ratings").await;
    assert_eq!(nowhere.status, 404);

    let mut stranger = Browser::new(server.address());
    let page = stranger.open("/players/Anna").await.text();
    assert!(page.contains("rating-curve"), "{page}");
    assert!(page.contains("href=\"/players/Bertram\""), "{page}");
    assert!(
        page.contains(&format!("href=\"/tables/{table}\"")),
        "{page}"
    );
    let page = stranger.open("/games/toy").await.text();
    assert!(page.contains("href=\"/players/Anna\""), "{page}");
    assert!(page.contains("id=\"who-wins\""), "{page}");
    assert_eq!(stranger.open("/players/Nobody").await.status, 404);
}

#[tokio::test]
async fn bots_are_rated_on_the_same_scale() {
    let server = TestServer::start().await;
    let anna = somebody(&server, "Anna").await;
    let seats = json!([{ "kind": "bot", "level": "easy" }, { "kind": "bot", "level": "random" }]);
    let created = post(&mut anna.client(), "/api/v1/tables", &rated(&seats)).await;
    assert_eq!(created.status, 201, "{}", created.text());
    let path = format!("/api/v1/tables/{}", text(&created.json()["table"]));
    while get(&mut server.stranger(), &path).await.json()["stage"] != "over" {}
    seconds_pass(2);
    let best = loop {
        let best = get(&mut server.stranger(), "/api/v1/games/toy/ratings").await;
        let best = best.json();
        if best.as_array().is_some_and(|best| !best.is_empty()) {
            break best;
        }
    };
    let levels: Vec<&Value> = best
        .as_array()
        .expect("a list")
        .iter()
        .map(|one| &one["who"]["level"])
        .collect();
    assert!(levels.contains(&&json!("easy")) && levels.contains(&&json!("random")));
}

#[tokio::test]
async fn what_does_not_go_together_with_ratings_is_refused_with_a_sentence() {
    let server = TestServer::start().await;
    let (anna, bertram) = (
        somebody(&server, "Anna").await,
        somebody(&server, "Bertram").await,
    );
    let seats = json!([{ "kind": "me" }, { "kind": "friend" }]);
    let (me, hot) = (json!({ "kind": "me" }), json!({ "kind": "hot-seat" }));
    let bot = |level: &str| json!({ "kind": "bot", "level": level });
    for (name, value, error, says) in [
        ("private", json!(true), "options-contradict", "public"),
        ("hints", json!(true), "options-contradict", "hints"),
        ("rewinds", json!(true), "options-contradict", "rewound"),
        ("seats", json!([me, hot]), "already-seated", "one seat"),
        ("seats", json!([me, me]), "already-seated", "one seat"),
        (
            "seats",
            json!([me, bot("hard")]),
            "options-contradict",
            "fixed number of trials",
        ),
        (
            "seats",
            json!([me, bot("expert")]),
            "options-contradict",
            "fixed number of trials",
        ),
    ] {
        let mut plan = rated(&seats);
        plan[name] = value;
        let refused = post(&mut anna.client(), "/api/v1/tables", &plan).await;
        assert_eq!(code(&refused), (422, error.to_owned()), "{name}");
        let sentence = text(&refused.json()["error"]["message"]);
        assert!(sentence.contains(says), "{sentence}");
    }
    let guest = guest(&server).await;
    let refused = post(&mut guest.client(), "/api/v1/tables", &rated(&seats)).await;
    assert_eq!(code(&refused), (403, "signed-out".to_owned()));

    let created = post(&mut anna.client(), "/api/v1/tables", &rated(&seats)).await;
    let created = created.json();
    let path = format!("/api/v1/tables/{}", text(&created["table"]));
    let join = format!("{path}/join");
    let refused = post(&mut guest.client(), &join, &json!({ "seat": 1 })).await;
    assert_eq!(code(&refused), (403, "signed-out".to_owned()));
    // An invitation alone says nothing about who comes.
    let invitation = text(&created["tokens"][1]["token"]);
    let invited = anna.client().with_token(&invitation);
    let refused = post(&mut { invited }, &join, &json!({})).await;
    assert_eq!(code(&refused), (403, "signed-out".to_owned()));
    let refused = post(&mut anna.client(), &join, &json!({ "seat": 1 })).await;
    assert_eq!(code(&refused).1, "already-seated");
    let hard = json!({ "seat": 1, "level": "hard" });
    let refused = post(&mut anna.client(), &format!("{path}/bot"), &hard).await;
    assert_eq!(code(&refused), (422, "options-contradict".to_owned()));

    let joined = post(&mut bertram.client(), &join, &json!({ "seat": 1 })).await;
    assert_eq!(joined.status, 200, "{}", joined.text());
    let hint = post(
        &mut anna.client(),
        &format!("{path}/hint"),
        &json!({ "number": 0 }),
    )
    .await;
    assert_eq!(code(&hint), (409, "no-hints".to_owned()));
    assert!(text(&hint.json()["error"]["message"]).contains("rated"));
    let back = json!({ "number": 0, "decisions": 0 });
    let rewind = post(&mut anna.client(), &format!("{path}/rewind"), &back).await;
    assert_eq!(code(&rewind), (409, "rewind-forbidden".to_owned()));
    assert!(text(&rewind.json()["error"]["message"]).contains("rated"));
    // Nobody chooses how well somebody's stand-in plays.
    let leaves = json!({ "seat": 0, "level": "expert" });
    let left = post(&mut anna.client(), &format!("{path}/bot"), &leaves).await;
    assert_eq!(left.status, 200, "{}", left.text());
    let seen = get(&mut bertram.client(), &path).await.json();
    assert_eq!(seen["seats"][0]["level"], "medium", "{seen}");
}
