//! Playing again, what the host does about seats, invitations, and finding players by name.

use serde_json::{Value, json};
use server::client::Client;

use crate::browser::Browser;
use crate::support::{TestServer, TestTable, code, get, post, text};

/// Two visitors who have finished a game: their clients, and the table.
async fn finished(server: &TestServer, special: Value) -> ([Client; 2], TestTable<'_>) {
    let mut players = [server.visitor().await, server.visitor().await];
    let mut plan = json!({ "game": "toy", "private": false, "options": { "short": "yes" },
        "seats": [{ "kind": "me", "name": "Anna" }, { "kind": "friend" }, { "kind": "bot", "level": "easy" }] });
    for (name, value) in special.as_object().expect("an object") {
        plan[name] = value.clone();
    }
    let created = post(&mut players[0], "/api/v1/tables", &plan).await.json();
    let id = text(&created["table"]);
    let [own, invitation] = [0, 1].map(|seat| text(&created["tokens"][seat]["token"]));
    // The invited browser sits under its own cookie.
    let link = format!("/join/{id}/{invitation}");
    let answer = players[1]
        .submit(&link, "name=Bram")
        .await
        .expect("an answer");
    assert_eq!(answer.status, 303, "{}", answer.text());
    let read = get(&mut players[1], &format!("/api/v1/tables/{id}"))
        .await
        .json();
    let theirs = text(&read["tokens"][0]["token"]);
    let table = TestTable {
        server,
        id,
        tokens: vec![own, theirs],
    };
    while table.watch_or_read().await != "over" {
        for seat in 0..2 {
            let asked = table.read(seat, "/decision").await.json();
            if asked["decision"].is_object() {
                table.choose(seat, 0).await;
            }
        }
    }
    (players, table)
}

impl TestTable<'_> {
    /// How far it is, as its first player sees it.
    async fn watch_or_read(&self) -> String {
        text(&self.read(0, "").await.json()["stage"])
    }
}

#[tokio::test]
async fn everybody_plays_again_at_one_table_with_other_sides() {
    let server = TestServer::start().await;
    let pace = json!({ "kind": "live", "bank": 600, "increment": 5 });
    let ([mut anna, mut bram], table) = finished(&server, json!({ "pace": pace })).await;
    let page = get(&mut anna, &format!("/tables/{}", table.id))
        .await
        .text();
    assert!(page.contains("Play again with other sides"), "{page}");
    let watched = get(&mut server.stranger(), &format!("/tables/{}", table.id))
        .await
        .text();
    assert!(!watched.contains("/again\""), "only for those who played");
    let again = anna
        .submit(&format!("/tables/{}/again", table.id), "")
        .await;
    let again = again.expect("an answer");
    assert_eq!(again.status, 303, "{}", again.text());
    let path = again.header("location").expect("a table").to_owned();
    let api = format!("/api/v1{path}");
    let waits = get(&mut anna, &api).await.json();
    assert_eq!(waits["stage"], "gathering");
    assert_eq!(
        (&waits["options"]["short"], &waits["pace"]["bank"]),
        (&json!("yes"), &json!(600))
    );
    let holders = |table: &Value| -> Vec<String> {
        let seats = table["seats"].as_array().expect("a list");
        seats
            .iter()
            .map(|seat| format!("{} {}", text(&seat["holder"]), text(&seat["name"])))
            .collect()
    };
    assert_eq!(holders(&waits), ["bot ", "human Anna", "open Bram"]);

    // The seat is kept: nobody else takes it, on the page or by the API, and the lobby does not offer it.
    let mut stranger = server.visitor().await;
    let taken = post(&mut stranger, &format!("{api}/join"), &json!({ "seat": 2 })).await;
    assert_eq!(code(&taken), (409, "seat-taken".into()));
    assert!(!get(&mut stranger, &path).await.text().contains("/sit\""));
    assert!(!get(&mut stranger, "/lobby").await.text().contains(&path));
    let listed = get(&mut stranger, "/api/v1/open-tables").await.json();
    assert_eq!(listed, json!([]));

    // The other one is told, and joins the same table, however often they say so.
    let home = get(&mut bram, "/").await.text();
    assert!(
        home.contains("Invitations") && home.contains(&path),
        "{home}"
    );
    let page = get(&mut bram, &format!("/tables/{}", table.id))
        .await
        .text();
    assert!(page.contains("A rematch is waiting for you."), "{page}");
    for _ in 0..2 {
        let joined = post(&mut bram, &table.path("/again"), &json!({})).await;
        assert_eq!(joined.status, 200, "{}", joined.text());
        assert_eq!(format!("/tables/{}", text(&joined.json()["table"])), path);
        assert_eq!(joined.json()["tokens"][0]["seat"], 2);
    }
    let plays = get(&mut anna, &api).await.json();
    assert_eq!(plays["stage"], "playing");
    assert_eq!(holders(&plays), ["bot ", "human Anna", "human Bram"]);
    assert_ne!(
        plays["commitment"],
        table.watch("").await.json()["commitment"],
        "new dice"
    );
    let back = post(&mut anna, &table.path("/again"), &json!({}))
        .await
        .json();
    assert_eq!(format!("/tables/{}", text(&back["table"])), path);
}

#[tokio::test]
async fn a_private_game_is_played_again_in_private_and_only_when_it_is_over() {
    let server = TestServer::start().await;
    let ([mut anna, mut bram], table) = finished(&server, json!({ "private": true })).await;
    let mut stranger = server.visitor().await;
    let nobody = post(&mut stranger, &table.path("/again"), &json!({})).await;
    assert_eq!(code(&nobody), (404, "unknown-table".into()));
    // Somebody with the secret of a seat alone plays again too.
    let again = table.act(0, "/again", json!({})).await;
    assert_eq!(again.status, 200, "{}", again.text());
    let id = text(&again.json()["table"]);
    let api = format!("/api/v1/tables/{id}");
    assert_eq!(get(&mut stranger, &api).await.status, 404);
    assert_eq!(get(&mut bram, &api).await.json()["private"], true);
    // They can sit down at the new table itself.
    let sat = bram.submit(&format!("/tables/{id}/sit"), "seat=2").await;
    assert_eq!(sat.expect("an answer").status, 303);
    assert_eq!(get(&mut bram, &api).await.json()["stage"], "playing");
    let running = post(&mut bram, &format!("{api}/again"), &json!({})).await;
    assert_eq!(code(&running), (409, "not-over".into()));
    drop(get(&mut anna, "/").await);

    let open = server.table(&["me", "hot-seat"]).await;
    open.finish().await;
    let watched = post(&mut stranger, &open.path("/again"), &json!({})).await;
    assert_eq!(code(&watched), (403, "not-your-seat".into()));
}

#[tokio::test]
async fn the_host_frees_and_closes_seats_and_removes_players() {
    let server = TestServer::start().await;
    let mut host = server.visitor().await;
    let plan = json!({ "game": "toy", "private": false,
        "seats": [{ "kind": "me" }, { "kind": "friend" }, { "kind": "friend" }, { "kind": "bot", "level": "easy" }] });
    let created = post(&mut host, "/api/v1/tables", &plan).await.json();
    let path = format!("/tables/{}", text(&created["table"]));
    let api = format!("/api/v1{path}");
    let seat = async |client: &mut Client, what: &str, seat: u8| {
        let answer = post(client, &format!("{api}/{what}"), &json!({ "seat": seat })).await;
        (answer.status, answer)
    };
    let (mut troll, mut friend) = (server.visitor().await, server.visitor().await);
    assert_eq!(seat(&mut troll, "join", 1).await.0, 200);
    for (what, number) in [("free", 1), ("free", 3), ("close", 2)] {
        assert_eq!(seat(&mut friend, what, number).await.0, 403, "{what}");
    }
    assert_eq!(seat(&mut troll, "close", 2).await.0, 403);
    let page = get(&mut host, &path).await.text();
    for button in [
        "Remove ",
        "Close this seat to strangers",
        "Free this seat",
        "QR code",
        "<svg",
    ] {
        assert!(page.contains(button), "{button}: {page}");
    }
    let page = get(&mut troll, &path).await.text();
    assert!(
        page.contains("Leave the table") && !page.contains("Remove "),
        "{page}"
    );

    // Nobody takes two seats without an invitation.
    let (_, second) = seat(&mut troll, "join", 2).await;
    assert_eq!(code(&second), (403, "already-seated".into()));

    // Whoever was removed cannot come back, but by invitation.
    assert_eq!(seat(&mut host, "free", 1).await.0, 200);
    for number in [1, 2] {
        let (_, refused) = seat(&mut troll, "join", number).await;
        assert_eq!(code(&refused), (403, "not-your-seat".into()));
    }
    // A closed seat is opened by its new link alone.
    let before = text(&created["tokens"][2]["token"]);
    assert_eq!(seat(&mut host, "close", 2).await.0, 200);
    let (_, closed) = seat(&mut friend, "join", 2).await;
    assert_eq!(code(&closed), (409, "seat-taken".into()));
    let old = server
        .player(&before)
        .post(&format!("{api}/join"), &json!({}))
        .await;
    assert_eq!(old.expect("an answer").status, 403);
    let page = get(&mut friend, &path).await.text();
    assert!(page.contains("by invitation"), "{page}");
    let tokens = get(&mut host, &api).await.json()["tokens"].clone();
    let tokens = tokens.as_array().expect("a list").iter();
    let link = tokens.clone().find(|one| one["seat"] == 2).expect("a link");
    let invited = friend
        .submit(
            &format!("/join/{}/{}", &path[8..], text(&link["token"])),
            "name=Bram",
        )
        .await;
    assert_eq!(invited.expect("an answer").status, 303);
    // They leave, the host opens the seat to everybody, and frees the bot's.
    assert_eq!(seat(&mut friend, "free", 2).await.0, 200);
    assert_eq!(seat(&mut host, "free", 3).await.0, 200);
    let seats = get(&mut host, &api).await.json()["seats"].clone();
    let holders: Vec<&Value> = seats
        .as_array()
        .expect("seats")
        .iter()
        .map(|seat| &seat["holder"])
        .collect();
    assert_eq!(holders, ["human", "open", "open", "open"]);
    for (number, mut player) in [
        (1, server.visitor().await),
        (2, friend),
        (3, server.visitor().await),
    ] {
        assert_eq!(seat(&mut player, "join", number).await.0, 200, "{number}");
    }
    // The game has begun: it is too late.
    let (status, late) = seat(&mut host, "free", 1).await;
    assert_eq!(
        (status, text(&late.json()["error"]["code"])),
        (409, "stale".to_owned())
    );
    assert_eq!(seat(&mut host, "close", 1).await.0, 409);
}

#[tokio::test]
async fn an_invitation_shows_everything_that_is_agreed() {
    let server = TestServer::start().await;
    let (_, done) = finished(&server, json!({ "options": {} })).await;
    let (_, secret) = finished(&server, json!({ "private": true })).await;
    assert_ne!(done.id, secret.id);
    let data =
        "rounds = { value = 2, source = \"memory\" }\npurse = { value = 5, source = \"memory\" }\n";
    let mut host = server.visitor().await;
    let plan = json!({ "game": "toy", "data": data, "options": { "die": "ten" }, "hints": false,
        "pace": { "kind": "live", "bank": 600, "increment": 5 },
        "seats": [{ "kind": "me", "name": "Anna" }, { "kind": "friend" }, { "kind": "bot", "level": "easy" }] });
    let created = post(&mut host, "/api/v1/tables", &plan).await;
    assert_eq!(created.status, 201, "{}", created.text());
    let created = created.json();
    let (id, seal) = (text(&created["table"]), text(&created["seal"]));
    let link = format!("/join/{id}/{}", text(&created["tokens"][1]["token"]));
    let page = get(&mut server.visitor().await, &link).await.text();
    for told in [
        "Anna invites you.",
        "1 rule differs",
        "Own data file",
        "Rounds: <strong>2</strong>",
        "10 minutes each",
        "No hints",
        "Only the players can see this table",
        "in 1 finished public game",
        "kept for you",
        seal.as_str(),
    ] {
        assert!(page.contains(told), "{told}: {page}");
    }
    assert_eq!(page.matches(" won (").count(), 3, "{page}");
    // Whoever has no link is told nothing.
    assert_eq!(
        get(&mut server.stranger(), &format!("/tables/{id}"))
            .await
            .status,
        404
    );
}

#[tokio::test]
async fn players_are_found_at_public_tables_only() {
    let server = TestServer::start().await;
    let (_, open) = finished(&server, json!({})).await;
    let hidden = json!({ "private": true, "seats": [{ "kind": "me", "name": "Secretive" }, { "kind": "hot-seat" }] });
    let hidden = server.table_with(&[], hidden).await;
    let mut reader = Browser::new(server.address());
    let page = reader.open("/search?q=ann").await.text();
    assert!(
        page.contains(&open.id) && page.contains("Anna") && page.contains("1 table"),
        "{page}"
    );
    for nobody in ["secret", "%25", "_nna", "zzz"] {
        let page = reader.open(&format!("/search?q={nobody}")).await.text();
        assert!(page.contains("Nobody with such a name"), "{nobody}: {page}");
        assert!(!page.contains(&hidden.id) && !page.contains(&open.id));
    }
    let page = reader.open("/search?q=%3Cb%3E").await.text();
    assert!(!page.contains("<b>"), "{page}");
    let page = reader.open("/search").await.text();
    assert!(!page.contains("Nobody with such a name"));
}
