//! Hints and analyses, over the API and on the pages.

use serde_json::{Value, json};

use crate::support::{TestServer, TestTable, code, get, text};

/// The log as anybody may read it.
async fn marks(table: &TestTable<'_>) -> usize {
    let log = table.watch("/log").await.json();
    let lines = log.as_array().or(log["lines"].as_array()).expect("lines");
    lines.iter().filter(|line| line["icon"] == "hint").count()
}

#[tokio::test]
async fn a_hint_is_for_who_asks_and_known_to_everybody() {
    let server = TestServer::start().await;
    let table = server.table(&["me", "hot-seat"]).await;
    let ask = json!({ "number": 0 });
    let hint = table.act(0, "/hint", ask.clone()).await;
    assert_eq!(hint.status, 200, "{}", hint.text());
    let hint = hint.json();
    let decision = table.read(0, "/decision").await.json();
    let index = hint["index"].as_u64().expect("a place") as usize;
    assert_eq!(hint["choice"], decision["decision"]["choices"][index]);
    for shares in [&hint["before"], &hint["after"]] {
        let shares = shares.as_array().expect("shares");
        let all: f64 = shares.iter().filter_map(Value::as_f64).sum();
        assert!((all - 1.0).abs() < 1e-6, "{shares:?}");
    }
    assert_eq!(marks(&table).await, 1);
    assert_eq!(table.act(0, "/hint", ask.clone()).await.json(), hint);
    assert_eq!(marks(&table).await, 1, "the same hint is not marked twice");

    let mut stranger = server.stranger();
    let answer = crate::support::post(&mut stranger, &table.path("/hint"), &ask).await;
    assert_eq!(code(&answer), (403, "not-your-seat".to_owned()));
    let other = json!({ "seat": 1, "number": 0 });
    assert_eq!(code(&table.act(0, "/hint", other).await).0, 403);
    assert_eq!(
        code(&table.act(0, "/hint", json!({ "number": 9 })).await).1,
        "stale"
    );
    assert_eq!(table.choose(0, index).await.status, 200);
    let late = table.act(0, "/hint", json!({ "number": 2 })).await;
    assert_eq!(code(&late), (422, "not-your-turn".to_owned()));
}

#[tokio::test]
async fn a_hint_stands_on_the_page_of_who_asked_and_on_no_other() {
    let server = TestServer::start().await;
    let table = server.table(&["me", "friend"]).await;
    let joined = table.act(1, "/join", json!({})).await.json();
    let page = async |token: &str| {
        let mut player = server.player(token);
        get(&mut player, &format!("/tables/{}", table.id))
            .await
            .text()
    };
    let (red, blue) = (table.tokens[0].clone(), text(&joined["token"]));
    assert!(page(&red).await.contains("id=\"hint\""));
    assert_eq!(
        table.act(0, "/hint", json!({ "number": 0 })).await.status,
        200
    );
    let (mine, theirs) = (page(&red).await, page(&blue).await);
    assert!(mine.contains("id=\"advice\"") && mine.contains(" advised\""));
    assert!(!theirs.contains("id=\"advice\"") && !theirs.contains(" advised\""));
    for page in [mine, theirs] {
        assert!(page.contains("Red asked a bot for a hint."));
    }
}

#[tokio::test]
async fn a_table_without_hints_gives_none() {
    let server = TestServer::start().await;
    let table = server
        .table_with(&["me", "hot-seat"], json!({ "hints": false }))
        .await;
    assert_eq!(table.watch("").await.json()["hints"], false);
    let answer = table.act(0, "/hint", json!({ "number": 0 })).await;
    assert_eq!(code(&answer), (409, "no-hints".to_owned()));
    let mut player = server.player(&table.tokens[0]);
    let page = get(&mut player, &format!("/tables/{}", table.id))
        .await
        .text();
    assert!(!page.contains("id=\"hint\"") && page.contains("No hints at this table"));
}

#[tokio::test]
async fn an_analysis_is_refused_while_the_game_goes_on_and_made_afterwards() {
    let server = TestServer::start().await;
    let table = server.table(&["me", "hot-seat"]).await;
    let path = format!("/tables/{}/analysis", table.id);
    assert_eq!(
        code(&table.read(0, "/analysis").await),
        (409, "not-over".to_owned())
    );
    assert_eq!(get(&mut server.stranger(), &path).await.status, 409);
    table.finish().await;
    let first = get(&mut server.stranger(), &path).await;
    assert_eq!(first.status, 200);
    let analysis = table.analysis().await;
    let decisions = table.watch("").await.json()["position"]["decisions"].as_u64();
    let shares = analysis["shares"].as_array().expect("shares").len() as u64;
    assert_eq!(Some(shares), decisions.map(|made| made + 1));
    for (lang, heading) in [
        ("en", "Decisions and luck"),
        ("nl", "Beslissingen en geluk"),
        ("hu", "Döntések és szerencse"),
    ] {
        let page = get(&mut server.stranger(), &format!("{path}?lang={lang}")).await;
        assert!(page.text().contains(heading), "{}", page.text());
        assert!(page.text().contains("class=\"share s1"));
    }
    let sentences = analysis["summary"].as_array().expect("sentences");
    assert_eq!(sentences.len(), 3);
    let page = get(&mut server.stranger(), &path).await.text();
    for sentence in sentences {
        assert!(page.contains(&text(sentence)), "{sentence} {page}");
    }
    let table_page = get(&mut server.stranger(), &format!("/tables/{}", table.id)).await;
    assert!(table_page.text().contains(&path));
    let replay = format!("/tables/{}/replay", table.id);
    assert!(
        get(&mut server.stranger(), &replay)
            .await
            .text()
            .contains(&path)
    );
}

/// The board stands beside the curve, at the moment that the address names.
#[tokio::test]
async fn the_analysis_shows_the_board_at_any_moment() {
    let server = TestServer::start().await;
    let table = server.table(&["me", "hot-seat"]).await;
    table.finish().await;
    let analysis = table.analysis().await;
    let rounds = analysis["rounds"].as_array().expect("rounds");
    assert_eq!(rounds[0]["after"], 0);
    for (lang, after) in [
        ("en", "After decision 2 of"),
        ("nl", "Na beslissing 2 van"),
        ("hu", "2. döntés után"),
    ] {
        let path = format!("/tables/{}/analysis?at=2&lang={lang}", table.id);
        let page = get(&mut server.stranger(), &path).await.text();
        assert!(page.contains("class=\"analysis-board\""), "{page}");
        assert!(page.contains("name=\"at\" value=\"2\""), "{page}");
        assert!(page.contains(after), "{page}");
    }
    // Nobody plays on from the end, and no address goes beyond it.
    let path = format!("/tables/{}/analysis?at=100000", table.id);
    let page = get(&mut server.stranger(), &path).await.text();
    let position = page.split("id=\"position\"").nth(1).expect("a position");
    let position = position.split("</section>").next().expect("its end");
    assert!(!position.contains("play-on"), "{position}");
}

#[tokio::test]
async fn whoever_sees_a_finished_game_plays_on_from_it_against_bots() {
    let server = TestServer::start().await;
    let table = server.table(&["me", "hot-seat"]).await;
    let mut visitor = server.visitor().await;
    let form = "at=3&seat=1&level=easy";
    let path = format!("/tables/{}/play-on", table.id);
    let running = visitor.submit(&path, form).await.expect("an answer");
    assert_eq!(running.status, 409, "{}", running.text());
    table.finish().await;
    table.analysis().await;
    for (lang, button) in [
        ("en", "Play on from here"),
        ("nl", "Speel vanaf hier verder"),
        ("hu", "Továbbjátszás innen"),
    ] {
        let page = format!("/tables/{}/analysis?at=3&lang={lang}", table.id);
        let page = get(&mut visitor, &page).await.text();
        assert!(page.contains(button) && page.contains(&path), "{page}");
    }
    let made = visitor.submit(&path, form).await.expect("an answer");
    assert_eq!(made.status, 303, "{}", made.text());
    let place = made.header("location").expect("a place").to_owned();
    let page = get(&mut visitor, &place).await;
    assert_eq!(page.status, 200);
    assert!(page.text().contains("id=\"table\""), "{}", page.text());
    // It is nobody else's, and it counts for nothing.
    assert_eq!(get(&mut server.stranger(), &place).await.status, 404);
    let told = get(&mut visitor, &format!("/api/v1{place}")).await.json();
    assert_eq!(
        (&told["private"], &told["rated"]),
        (&true.into(), &false.into())
    );
    assert_eq!(told["commitment"], Value::Null);
}

#[tokio::test]
async fn the_analysis_of_a_private_game_is_for_its_players() {
    let server = TestServer::start().await;
    let table = server
        .table_with(&["me", "hot-seat"], json!({ "private": true }))
        .await;
    loop {
        let seen = table.read(0, "").await.json();
        let seats = seen["position"]["to_act"]
            .as_array()
            .expect("a list")
            .clone();
        let Some(seat) = seats.first().and_then(Value::as_u64) else {
            break;
        };
        assert_eq!(table.choose(seat as usize, 0).await.status, 200);
    }
    assert_eq!(code(&table.watch("/analysis").await).0, 404);
    assert_eq!(table.read(0, "/analysis").await.status, 200);
}

#[tokio::test]
async fn an_analysis_is_made_once_and_kept() {
    let mut server = TestServer::start().await;
    let table = server.table(&["me", "hot-seat"]).await;
    table.finish().await;
    let analysis = table.analysis().await;
    let id = table.id.clone();
    server.restart().await;
    let path = format!("/api/v1/tables/{id}/analysis");
    let again = get(&mut server.stranger(), &path).await.json();
    assert_eq!(again["progress"], Value::Null, "it is there at once");
    assert_eq!(again["analysis"], analysis);
}
