//! The description of the API, held against what is really asked and answered.

use jsonschema::Validator;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};
use server::client::{Answer, Client};

use crate::browser::Browser;
use crate::calls::{finish, table_of_two};
use crate::generated::values;
use crate::support::{TestServer, TestTable, get, hours_pass, post, text};

/// The description, and which of its operations were seen.
struct Described {
    document: Value,
    seen: Vec<String>,
}

impl Described {
    async fn of(server: &TestServer) -> Described {
        let answer = get(&mut server.stranger(), "/api/v1/openapi.json").await;
        assert_eq!(answer.header("content-type"), Some("application/json"));
        Described {
            document: answer.json(),
            seen: vec!["description".to_owned()],
        }
    }

    /// Every operation: its path, its method and what is said about it.
    fn operations(&self) -> impl Iterator<Item = (&str, &str, &Value)> {
        let paths = self.document["paths"].as_object().expect("paths");
        paths.iter().flat_map(|(path, item)| {
            let item = item.as_object().expect("methods");
            let methods = item.iter().filter(|(name, _)| *name != "parameters");
            methods.map(move |(method, operation)| (path.as_str(), method.as_str(), operation))
        })
    }

    fn validator(&self, schema: &Value) -> Validator {
        let root = json!({ "components": self.document["components"], "allOf": [schema] });
        jsonschema::draft202012::new(&root).expect("a schema")
    }

    /// Checks an answer against what is written about its operation.
    fn check(&mut self, id: &str, answer: &Answer) {
        let (.., operation) = self
            .operations()
            .find(|(.., operation)| operation["operationId"] == id)
            .unwrap_or_else(|| panic!("{id} is not described"));
        let status = answer.status.to_string();
        let (response, good) = match &operation["responses"][&status] {
            Value::Null => (&self.document["components"]["responses"]["Problem"], false),
            response => (response, true),
        };
        assert!(good || answer.status >= 400, "{id}: {status}");
        let kind = answer.header("content-type").unwrap_or_default();
        let schema = &response["content"][kind]["schema"];
        assert!(schema.is_object(), "{id}: {kind} is not described");
        if kind == "application/json" {
            let value = answer.json();
            let faults: Vec<String> = self
                .validator(schema)
                .iter_errors(&value)
                .map(|fault| format!("{id}{}: {fault}", fault.instance_path()))
                .collect();
            assert!(faults.is_empty(), "{faults:#?}");
        }
        if good {
            self.seen.push(id.to_owned());
        }
    }
}

#[tokio::test]
async fn the_description_is_as_agreed() {
    let server = TestServer::start().await;
    let described = Described::of(&server).await;
    let text = serde_json::to_string_pretty(&described.document).expect("JSON");
    insta::assert_snapshot!(text);
}

#[tokio::test]
async fn every_operation_answers_as_it_is_described() {
    let server = TestServer::start().await;
    let mut api = Described::of(&server).await;
    let mut stranger = server.stranger();
    api.check("games", &get(&mut stranger, "/api/v1/games").await);
    api.check("account", &get(&mut stranger, "/api/v1/account").await);
    let best = get(&mut stranger, "/api/v1/games/toy/ratings").await;
    api.check("best", &best);
    let mut somebody = crate::accounts::guest(&server).await;
    crate::accounts::sign_up(&mut somebody, "Anna").await;
    api.check("player", &somebody.open("/api/v1/players/Anna").await);
    invite_by_name(&server, &somebody, &mut api).await;
    let mut host = server.visitor().await;
    let plan = json!({
        "game": "toy", "options": { "short": "yes" },
        "seats": [{ "kind": "me" }, { "kind": "hot-seat" }, { "kind": "friend" }],
        "private": false,
    });
    let created = post(&mut host, "/api/v1/tables", &plan).await;
    api.check("create", &created);
    let nothing = post(&mut host, "/api/v1/tables", &json!({})).await;
    api.check("create", &nothing);
    api.check("list", &get(&mut host, "/api/v1/tables").await);
    api.check("open", &get(&mut host, "/api/v1/open-tables").await);
    let created = created.json();
    let tokens = created["tokens"].as_array().expect("tokens");
    let table = TestTable {
        server: &server,
        id: text(&created["table"]),
        tokens: tokens.iter().map(|token| text(&token["token"])).collect(),
    };
    api.check("read", &table.read(0, "").await);
    api.check("view", &table.read(0, "/view").await);
    let joined = table.act(2, "/join", json!({ "name": "Lumey" })).await;
    api.check("join", &joined);
    api.check("join", &table.act(2, "/join", json!({})).await);
    let name = json!({ "name": "Requesens" });
    api.check("name", &table.act(0, "/name", name).await);
    let said = json!({ "text": "En garde" });
    api.check("say", &table.act(0, "/talk", said).await);
    api.check("talk", &table.watch("/talk").await);
    api.check("why-not", &table.read(0, "/why-not").await);
    api.check("decision", &table.read(0, "/decision").await);
    api.check("decision", &table.watch("/decision").await);
    let number = json!({ "number": 0 });
    api.check("hint", &table.act(0, "/hint", number.clone()).await);
    api.check("hint", &table.act(0, "/hint", json!({})).await);
    api.check("decide", &table.choose(0, 1).await);
    let old = json!({ "number": 0, "index": 0 });
    api.check("decide", &table.act(0, "/decision", old).await);
    api.check("hint", &table.act(1, "/hint", json!({ "number": 9 })).await);
    api.check("decide", &table.choose(0, 99).await);
    let invited = TestTable {
        server: &server,
        id: table.id.clone(),
        tokens: vec![text(&joined.json()["token"])],
    };
    let number = async || table.watch("").await.json()["position"]["number"].clone();
    let undo = async |player: &TestTable<'_>, seat| {
        let undo = json!({ "number": number().await });
        player.act(seat, "/undo", undo).await
    };
    api.check("decide", &table.choose(1, 0).await);
    api.check("undo", &undo(&table, 1).await);
    api.check("decide", &table.choose(1, 0).await);
    api.check("decide", &invited.choose(0, 0).await);
    api.check("undo", &undo(&invited, 0).await);
    let rewind = json!({ "number": number().await, "decisions": 0 });
    api.check("rewind", &invited.act(0, "/rewind", rewind).await);
    api.check("read", &table.read(0, "").await);
    let answer = json!({ "request": number().await, "grant": false });
    api.check("answer-undo", &table.act(0, "/undo/answer", answer).await);
    api.check("chronicle", &table.watch("/chronicle").await);
    api.check("analysis", &table.watch("/analysis").await);
    api.check("log", &table.read(0, "/log").await);
    api.check("view", &table.read(0, "/view?at=1").await);
    let bot = json!({ "seat": 2, "level": "random" });
    api.check("bot", &invited.act(0, "/bot", bot).await);
    table.finish().await;
    api.check("read", &table.read(0, "").await);
    api.check("analysis", &table.watch("/analysis").await);
    table.analysis().await;
    api.check("analysis", &table.watch("/analysis").await);
    api.check("chronicle", &table.watch("/chronicle").await);
    api.check("again", &table.act(0, "/again", json!({})).await);
    api.check("again", &table.act(2, "/again", json!({})).await);
    invite(&server, &mut host, &mut api).await;
    keep_time(&server, &mut api).await;
    let events = server.stranger().events(&table.path("/events")).await;
    let first = events.expect("a stream").next().await.expect("readable");
    let position = json!({ "$ref": "#/components/schemas/Position" });
    let data = first.expect("an event").data;
    assert!(api.validator(&position).is_valid(&data), "{data}");
    api.seen.push("events".to_owned());
    let all = format!("/api/v1/events?tables={}", table.id);
    let events = server.stranger().events(&all).await;
    let first = events.expect("a stream").next().await.expect("readable");
    assert_eq!(first.expect("an event").data["table"], table.id.as_str());
    api.seen.push("all_events".to_owned());
    for (.., operation) in api.operations() {
        let id = text(&operation["operationId"]);
        assert!(api.seen.contains(&id), "{id} was never answered");
    }
}

/// Somebody takes a seat, stays away for a day, and another is invited.
async fn invite(server: &TestServer, host: &mut Client, api: &mut Described) {
    let seats = json!([{ "kind": "me" }, { "kind": "friend" }]);
    let plan = json!({ "game": "toy", "seats": seats, "private": false });
    let waiting = post(host, "/api/v1/tables", &plan).await.json();
    let waiting = format!("/api/v1/tables/{}", text(&waiting["table"]));
    let (join, seat) = (format!("{waiting}/join"), json!({ "seat": 1 }));
    for (id, what) in [("close", "close"), ("free", "free")] {
        let changed = post(host, &format!("{waiting}/{what}"), &seat).await;
        api.check(id, &changed);
    }
    let sat = post(&mut server.stranger(), &join, &seat).await;
    assert_eq!(sat.status, 200, "{}", sat.text());
    for _ in 0..2 {
        let invited = post(host, &format!("{waiting}/invite"), &seat).await;
        api.check("invite", &invited);
        hours_pass(24);
    }
}

/// Somebody is invited by name and gives up the seat.
async fn invite_by_name(server: &TestServer, host: &Browser, api: &mut Described) {
    let mut friend = crate::accounts::guest(server).await;
    crate::accounts::sign_up(&mut friend, "Bela").await;
    let played = table_of_two(host, &friend).await;
    finish(&played, [host, &friend]).await;
    let gathers = crate::accounts::table(host, &["me", "friend"]).await;
    let notes = format!("{gathers}/notes");
    let note = json!({ "text": "En garde", "version": 7 });
    api.check("keep-notes", &post(&mut host.client(), &notes, &note).await);
    api.check("notes", &get(&mut host.client(), &notes).await);
    api.check("notes", &get(&mut friend.client(), &notes).await);
    let (mut host, way) = (host.client(), format!("{gathers}/invite-player"));
    for name in ["Nobody", "Bela", "Bela"] {
        let named = json!({ "seat": 1, "name": name });
        api.check("invite-player", &post(&mut host, &way, &named).await);
    }
    for _ in 0..2 {
        let way = format!("{gathers}/decline");
        let declined = post(&mut friend.client(), &way, &json!({})).await;
        api.check("decline", &declined);
    }
}

/// A table with clocks.
async fn keep_time(server: &TestServer, api: &mut Described) {
    let sleep = json!({ "from": 23, "to": 7, "offset": 60 });
    let pace = json!({ "kind": "correspondence", "bank": 86_400, "increment": 3_600, "sleep": sleep, "holidays": 2 });
    let special = json!({ "pace": pace });
    let table = server.table_with(&["me", "hot-seat"], special).await;
    for (id, path, body) in [
        ("holiday", "/holiday", json!({ "days": 3 })),
        ("holiday", "/holiday", json!({ "days": 1 })),
        ("pause", "/pause", json!({})),
        ("resume", "/resume", json!({})),
        ("bot", "/bot", json!({ "seat": 0, "level": "random" })),
        ("take-back", "/take-back", json!({})),
        ("take-back", "/take-back", json!({ "seat": 1 })),
    ] {
        api.check(id, &table.act(0, path, body).await);
        api.check("read", &table.read(0, "").await);
    }
}

/// How often each operation is tried.
const TRIES: usize = 48;

/// What is wrong with the form of a request. What the rules or the table do not allow is another matter.
const FORM: [&str; 8] = [
    "bad-request",
    "too-long",
    "empty",
    "unknown-game",
    "wrong-seats",
    "bad-option",
    "options-contradict",
    "unknown-page",
];

#[tokio::test]
async fn nothing_that_is_valid_by_the_description_is_refused_for_its_form() {
    for server in [
        TestServer::start().await,
        TestServer::start_with(games::all()).await,
    ] {
        let api = Described::of(&server).await;
        let first = &api.document["components"]["schemas"]["Plan"]["oneOf"][0];
        let game = text(&first["properties"]["game"]["enum"][0]);
        let seats = |other| json!([{ "kind": "me" }, { "kind": other }]);
        let mut places = Vec::new();
        for other in ["hot-seat", "friend"] {
            let plan = json!({ "game": game, "seats": seats(other), "private": false });
            let created = post(&mut server.stranger(), "/api/v1/tables", &plan).await;
            let created = created.json();
            places.push((
                text(&created["table"]),
                text(&created["tokens"][0]["token"]),
            ));
        }
        let mut runner = TestRunner::deterministic();
        for (path, method, operation) in api.operations() {
            // A player who is named has to be there.
            if path.ends_with("/events") || path.contains("{name}") {
                continue;
            }
            let path = path.replace("{game}", &game);
            for number in 0..TRIES {
                let (table, token) = &places[number % places.len()];
                let mut client = match number % 3 {
                    0 => server.stranger(),
                    _ => server.player(token),
                };
                let (query, body) = generate(&api.document, operation, &mut runner);
                let path = format!("/api/v1{}{query}", path.replace("{table}", table));
                let method = method.to_uppercase();
                let answer = client.request(&method, &path, &body).await;
                let answer = answer.expect("an answer");
                let problem = answer.json()["error"]["code"].clone();
                let refused = FORM.iter().any(|code| problem == *code);
                let asked = format!("{method} {path} {body}");
                assert!(
                    !refused && answer.status < 500,
                    "{asked}: {}",
                    answer.text()
                );
            }
        }
    }
}

/// A query and a body that are valid by what is said about the operation.
fn generate(document: &Value, operation: &Value, runner: &mut TestRunner) -> (String, String) {
    let mut one = |schema: &Value| {
        let tree = values(document, schema).new_tree(runner);
        tree.expect("a value").current()
    };
    let mut query = String::new();
    for parameter in operation["parameters"].as_array().into_iter().flatten() {
        let wanted = parameter["in"] == "query" && one(&json!({ "type": "boolean" })) == true;
        if wanted {
            let value = match one(&parameter["schema"]) {
                Value::String(text) => text,
                value => value.to_string(),
            };
            let sign = if query.is_empty() { '?' } else { '&' };
            let bytes: Vec<String> = value.bytes().map(|byte| format!("%{byte:02x}")).collect();
            let pair = [text(&parameter["name"]), bytes.concat()].join("=");
            query.push(sign);
            query.push_str(&pair);
        }
    }
    let body = &operation["requestBody"]["content"]["application/json"]["schema"];
    let body = body.is_object().then(|| one(body).to_string());
    (query, body.unwrap_or_default())
}
