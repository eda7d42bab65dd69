//! Whole games and everything that belongs to them.

use catalog::{ErrorCode, Tell};
use serde_json::json;
use tokio::time::timeout;

use crate::support::{TestServer, code, get, post, text, toys};

#[tokio::test]
async fn two_friends_play_and_the_dice_can_be_proved() {
    let server = TestServer::start().await;
    let mut table = server.table(&["me", "friend"]).await;
    let gathering = table.watch("").await.json();
    assert_eq!(gathering["stage"], "gathering");
    let commitment = text(&gathering["commitment"]);
    assert_eq!(
        code(&table.read(0, "/view").await),
        (409, "not-started".into())
    );

    let joined = table
        .act(
            1,
            "/join",
            json!({ "name": "Alva", "contribution": "tiende penning" }),
        )
        .await;
    assert_eq!(joined.status, 200, "{}", joined.text());
    let invitation = std::mem::replace(&mut table.tokens[1], text(&joined.json()["token"]));
    assert_eq!(table.watch("").await.json()["stage"], "playing");
    assert_eq!(
        code(&get(&mut server.player(&invitation), &table.path("")).await),
        (403, "bad-link".into())
    );
    assert_eq!(
        code(&table.watch("/chronicle").await),
        (409, "not-over".into())
    );

    table.finish().await;
    let over = table.watch("").await.json();
    assert_eq!(over["stage"], "over");
    assert!(over["result"].is_string());
    let file = table.watch("/chronicle").await.text();
    let header: serde_json::Value = serde_json::from_str(file.lines().next().unwrap()).unwrap();
    assert_eq!(header["fairness"]["commitment"], commitment);
    assert_eq!(header["fairness"]["contributions"][1], "tiende penning");
    assert_eq!(header["players"][1], "Alva");
    toys().read(&file).expect("every die is proved");
    let other_dice = file.replacen("tiende", "vijfde", 1);
    let problem = toys().read(&other_dice).unwrap_err();
    assert_eq!(problem.tell(words::Lang::En).code, ErrorCode::Unfair);
    assert_eq!(code(&table.choose(0, 0).await), (422, "game-over".into()));
    let undo = table.act(0, "/undo", json!({ "number": 12 })).await;
    assert_eq!(code(&undo), (422, "game-over".into()));
}

#[tokio::test]
async fn a_stale_decision_changes_nothing_and_a_simultaneous_one_is_not_stale() {
    let server = TestServer::start().await;
    let table = server.table(&["me", "hot-seat"]).await;
    // Both bid on the same position.
    let first = table
        .act(0, "/decision", json!({ "number": 0, "action": {"bid": 1} }))
        .await;
    assert_eq!(first.json()["position"]["number"], 1);
    let again = table
        .act(0, "/decision", json!({ "number": 0, "action": {"bid": 1} }))
        .await;
    assert_eq!(again.json()["repeated"], true);
    assert_eq!(again.json()["position"]["number"], 1);
    let other = table
        .act(0, "/decision", json!({ "number": 0, "action": {"bid": 2} }))
        .await;
    assert_eq!(code(&other), (409, "stale".into()));
    assert_eq!(other.json()["position"]["number"], 1);
    let second = table
        .act(1, "/decision", json!({ "number": 0, "index": 0 }))
        .await;
    assert_eq!(second.status, 200, "{}", second.text());
    assert_eq!(second.json()["position"]["to_act"], json!([0]));
    let future = table
        .act(0, "/decision", json!({ "number": 9, "index": 0 }))
        .await;
    assert_eq!(code(&future), (409, "stale".into()));
    assert_eq!(table.watch("").await.json()["position"]["decisions"], 2);
}

#[tokio::test]
async fn taking_back_is_free_before_a_die_and_by_consent_after_it() {
    let server = TestServer::start().await;
    let table = server.table(&["me", "hot-seat"]).await;
    table.choose(0, 1).await;
    let undone = table.act(0, "/undo", json!({ "number": 1 })).await.json();
    assert_eq!(undone["undone"], true);
    assert_eq!(undone["position"]["number"], 2);
    assert_eq!(undone["position"]["decisions"], 0);
    let twice = table.act(0, "/undo", json!({ "number": 1 })).await;
    assert_eq!(code(&twice), (409, "stale".into()));
    let asked = table.read(0, "/decision").await.json()["decision"].take();
    let numbers = (&asked["number"], &asked["decisions"]);
    assert_eq!(numbers, (&json!(2), &json!(0)), "entries and decisions");

    // Both bids lie open: the one who asks has to wait for the other.
    table.choose(0, 1).await;
    table.choose(1, 0).await;
    let log = table.watch("/log?since=2").await.json();
    assert_eq!(log["lines"][0]["decision"], 2);
    let refused = table.act(1, "/undo", json!({ "number": 4 })).await;
    assert_eq!(code(&refused), (422, "undo-revealed".into()));
    let open = table.read(1, "/decision").await.json();
    assert_eq!(
        (&open["can_undo"], &open["rewind_to"]),
        (&json!(false), &json!(1))
    );
    let rewind = json!({ "number": 4, "decisions": 1 });
    let asked = table.act(1, "/rewind", rewind).await.json();
    assert_eq!(asked["undone"], false);
    let request = table.watch("").await.json()["undo_request"].clone();
    assert_eq!(request["waiting"], json!([0]));
    let number = &request["request"];
    let own = table
        .act(
            1,
            "/undo/answer",
            json!({ "request": number, "grant": true }),
        )
        .await;
    assert_eq!(code(&own), (403, "not-your-seat".into()));
    let other = table
        .act(0, "/undo/answer", json!({ "request": 1, "grant": true }))
        .await;
    assert_eq!(code(&other), (409, "no-request".into()));
    let granted = table
        .act(
            0,
            "/undo/answer",
            json!({ "request": number, "grant": true }),
        )
        .await;
    assert_eq!(granted.json()["undone"], true);
    assert_eq!(granted.json()["position"]["decisions"], 1);
    assert_eq!(granted.json()["position"]["to_act"], json!([1]));

    // And a refusal.
    table.choose(1, 0).await;
    let number = table.watch("").await.json()["position"]["number"].clone();
    let rewind = json!({ "number": number, "decisions": 1 });
    table.act(1, "/rewind", rewind).await;
    let request = table.watch("").await.json()["undo_request"]["request"].clone();
    let refused = table
        .act(
            0,
            "/undo/answer",
            json!({ "request": request, "grant": false }),
        )
        .await;
    assert_eq!(refused.json()["undone"], false);
    let table_now = table.watch("").await.json();
    assert_eq!(table_now["undo_request"], json!(null));
    assert_eq!(table_now["rewinds"], 1);
    assert_eq!(table_now["position"]["decisions"], 2);
}

#[tokio::test]
async fn a_restart_changes_nothing_that_anybody_sees() {
    let mut server = TestServer::start().await;
    let (id, tokens, before) = {
        let table = server.table(&["me", "hot-seat"]).await;
        table.choose(0, 1).await;
        table.act(0, "/undo", json!({ "number": 1 })).await;
        table.choose(0, 1).await;
        table.choose(1, 0).await;
        let rewind = json!({ "number": 4, "decisions": 1 });
        table.act(1, "/rewind", rewind).await;
        table.act(0, "/talk", json!({ "text": "Well?" })).await;
        (
            table.id.clone(),
            table.tokens.clone(),
            everything(&table).await,
        )
    };
    server.restart().await;
    let table = crate::support::TestTable {
        server: &server,
        id,
        tokens,
    };
    assert_eq!(everything(&table).await, before);
    let again = table
        .act(0, "/decision", json!({ "number": 2, "action": {"bid": 1} }))
        .await;
    assert_eq!(again.json()["repeated"], true, "{}", again.text());
    // The same by its place in the list, which is not stored; another place is another decision.
    for (index, status) in [(1, 200), (0, 409)] {
        let decision = json!({ "number": 2, "index": index });
        let again = table.act(0, "/decision", decision).await;
        assert_eq!(again.status, status, "{}", again.text());
    }
}

async fn everything(table: &crate::support::TestTable<'_>) -> Vec<String> {
    let mut answers = Vec::new();
    for end in ["", "/view", "/decision", "/log", "/talk"] {
        for seat in 0..table.tokens.len() {
            answers.push(table.read(seat, end).await.text());
        }
        answers.push(table.watch(end).await.text());
    }
    answers
}

#[tokio::test]
async fn bots_play_by_themselves_and_go_on_after_a_restart() {
    let mut server = TestServer::start().await;
    let table = server.table(&["me", "bot"]).await;
    let mut events = server
        .stranger()
        .events(&table.path("/events"))
        .await
        .unwrap();
    table.choose(0, 0).await;
    let (id, tokens) = (table.id.clone(), table.tokens.clone());
    // The bot's bid and what follows from it; with nothing bid, the tie is ours.
    timeout(std::time::Duration::from_secs(10), async {
        while events.next().await.unwrap().unwrap().data["decisions"] != 2 {}
    })
    .await
    .expect("the bot bids");
    let table = server.table(&["bot", "bot", "bot"]).await;
    let other = table.id.clone();
    server.restart().await;
    let path = format!("/api/v1/tables/{other}/events");
    let mut events = server.stranger().events(&path).await.unwrap();
    timeout(std::time::Duration::from_secs(10), async {
        while events.next().await.unwrap().unwrap().data["over"] != true {}
    })
    .await
    .expect("bots need nobody");

    // A player leaves their seat to a bot, which finishes the game.
    let table = crate::support::TestTable {
        server: &server,
        id,
        tokens,
    };
    let mut events = server
        .stranger()
        .events(&table.path("/events"))
        .await
        .unwrap();
    let left = table
        .act(0, "/bot", json!({ "seat": 0, "level": "random" }))
        .await;
    assert_eq!(left.status, 200, "{}", left.text());
    timeout(std::time::Duration::from_secs(10), async {
        while events.next().await.unwrap().unwrap().data["over"] != true {}
    })
    .await
    .expect("bots need nobody");
    let view = table.read(0, "/view").await;
    assert_eq!(view.status, 200, "the seat is still theirs");
}

#[tokio::test]
async fn a_visitor_finds_their_tables_and_links_again() {
    let server = TestServer::start().await;
    let mut host = server.visitor().await;
    let plan = json!({
        "game": "toy",
        "seats": [{ "kind": "me", "name": "Egmont" }, { "kind": "friend" }],
        "private": false,
    });
    let created = post(&mut host, "/api/v1/tables", &plan).await.json();
    let path = format!("/api/v1/tables/{}", text(&created["table"]));
    let table = get(&mut host, &path).await.json();
    assert_eq!(table["host"], true);
    assert_eq!(table["tokens"], created["tokens"]);
    let open = get(&mut server.stranger(), "/api/v1/open-tables")
        .await
        .json();
    assert_eq!(open, json!([created["table"]]));

    // The link works once for one browser, however often that browser sends it.
    let mut friend = server.visitor().await;
    let link = text(&created["tokens"][1]["token"]);
    let taken = post(
        &mut friend,
        &format!("{path}/join"),
        &json!({ "seat": 1, "name": "Hoorne" }),
    )
    .await;
    assert_eq!(taken.status, 200, "{}", taken.text());
    let late = post(
        &mut server.player(&link),
        &format!("{path}/join"),
        &json!({}),
    )
    .await;
    assert_eq!(code(&late), (403, "bad-link".into()));
    let table = get(&mut host, &path).await.json();
    assert_eq!(
        table["tokens"].as_array().unwrap().len(),
        1,
        "the host no longer knows it"
    );
    let listed = get(&mut friend, "/api/v1/tables").await.json();
    assert_eq!(
        listed,
        json!([{ "table": created["table"], "your_turn": [1] }])
    );
    assert_eq!(
        get(&mut server.stranger(), "/api/v1/tables").await.json(),
        json!([])
    );
}

#[tokio::test]
async fn talk_is_for_those_who_sit_there() {
    let server = TestServer::start().await;
    let table = server.table(&["me", "hot-seat"]).await;
    let said = table
        .act(1, "/talk", json!({ "text": "  Vive\u{202e} le\tGeus " }))
        .await;
    assert_eq!(said.json(), json!({ "number": 1 }));
    let lines = table.watch("/talk").await.json();
    assert_eq!(lines[0]["text"], "Vive le Geus");
    assert_eq!(lines[0]["seat"], 1);
    assert_eq!(table.watch("/talk?after=1").await.json(), json!([]));
    let path = table.path("/talk");
    let stranger = post(&mut server.stranger(), &path, &json!({ "text": "Hello" })).await;
    assert_eq!(code(&stranger), (403, "not-your-seat".into()));
    let empty = table.act(0, "/talk", json!({ "text": " \u{200b} " })).await;
    assert_eq!(code(&empty), (422, "empty".into()));
    let long = table
        .act(0, "/talk", json!({ "text": "x".repeat(501) }))
        .await;
    assert_eq!(code(&long), (422, "too-long".into()));
}

#[tokio::test]
async fn plans_that_cannot_be_are_refused_with_the_reason() {
    let server = TestServer::start().await;
    let mut stranger = server.stranger();
    for (plan, expected) in [
        (
            json!({ "game": "chess", "seats": [] }),
            (422, "unknown-game"),
        ),
        (
            json!({ "game": "toy", "seats": [{ "kind": "me" }] }),
            (422, "wrong-seats"),
        ),
        (
            json!({ "game": "toy", "seats": [{ "kind": "me" }, { "kind": "bot" }], "options": { "shrt": "yes" } }),
            (422, "bad-option"),
        ),
        (
            json!({ "game": "toy", "seats": [{ "kind": "me" }, { "kind": "bot" }], "data": "rounds = 3" }),
            (422, "bad-data"),
        ),
        (
            json!({ "game": "toy", "seats": [{ "kind": "me" }, { "kind": "bot", "level": "genius" }] }),
            (400, "bad-request"),
        ),
        (
            json!({ "game": "toy", "seats": [{ "kind": "me", "name": "x".repeat(41) }, { "kind": "bot" }] }),
            (422, "too-long"),
        ),
        (
            json!({ "game": "toy", "seats": vec![json!({ "kind": "me" }); 300] }),
            (422, "wrong-seats"),
        ),
        (json!({ "game": "toy" }), (400, "bad-request")),
        (json!([]), (400, "bad-request")),
    ] {
        let answer = post(&mut stranger, "/api/v1/tables", &plan).await;
        assert_eq!(code(&answer), (expected.0, expected.1.to_owned()), "{plan}");
    }
    let mut dutch = server.stranger().with("accept-language", "nl-BE");
    let answer = get(&mut dutch, "/api/v1/tables/aaaaaaaaaaaaa").await.json();
    assert_eq!(
        answer["error"]["message"],
        "Die tafel bestaat niet of is besloten. Als je hier speelde en lang wegbleef, kan \
         een ander nu je plaats hebben."
    );
}
