//! The description of the API is held against the real answers.

use serde_json::{Value, json};
use server::client::Answer;

use crate::support::{TestServer, TestTable, get, hours_pass, post};

/// The description, and which of its operations were seen.
struct Described {
    document: Value,
    seen: Vec<String>,
}

impl Described {
    /// Checks an answer against what is written about its operation.
    fn check(&mut self, operation: &str, answer: &Answer) {
        let described = self.operation(operation).clone();
        let responses = &described["responses"];
        let status = answer.status.to_string();
        let response = match &responses[&status] {
            Value::Null => {
                assert!(
                    answer.status >= 400,
                    "{operation}: {status} is not described"
                );
                &self.document["components"]["responses"]["Problem"]
            }
            response => {
                self.seen.push(operation.to_owned());
                response
            }
        };
        let kind = answer.header("content-type").unwrap_or_default();
        let schema = &response["content"][kind]["schema"];
        assert!(schema.is_object(), "{operation}: {kind} is not described");
        if kind == "application/json" {
            let faults = self.faults(schema, &answer.json(), operation);
            assert!(faults.is_empty(), "{faults:#?}");
        }
    }

    fn operation(&self, id: &str) -> &Value {
        let paths = self.document["paths"].as_object().expect("paths");
        let mut operations = paths
            .values()
            .flat_map(|path| path.as_object().expect("methods").values());
        operations
            .find(|operation| operation["operationId"] == id)
            .unwrap_or_else(|| panic!("{id} is not described"))
    }

    /// How the value differs from the schema.
    fn faults(&self, schema: &Value, value: &Value, place: &str) -> Vec<String> {
        if let Some(name) = schema["$ref"].as_str() {
            let name = name.rsplit('/').next().expect("a name");
            return self.faults(&self.document["components"]["schemas"][name], value, place);
        }
        if let Some(several) = schema["anyOf"].as_array() {
            let fits = |schema| self.faults(schema, value, place).is_empty();
            let fits = several.iter().any(fits);
            return if fits {
                Vec::new()
            } else {
                vec![format!("{place}: {value}")]
            };
        }
        let mut faults = Vec::new();
        if !has_type(&schema["type"], value) {
            faults.push(format!("{place} is {value} and not {}", schema["type"]));
        }
        if schema["enum"]
            .as_array()
            .is_some_and(|values| !values.contains(value))
        {
            faults.push(format!("{place} is {value}"));
        }
        for item in value.as_array().into_iter().flatten() {
            faults.extend(self.faults(&schema["items"], item, &format!("{place}[]")));
        }
        for name in schema["required"].as_array().into_iter().flatten() {
            if value.get(name.as_str().expect("a name")).is_none() {
                faults.push(format!("{place} has no {name}"));
            }
        }
        for (name, part) in value.as_object().into_iter().flatten() {
            let place = format!("{place}.{name}");
            match (&schema["properties"][name], &schema["additionalProperties"]) {
                (Value::Null, Value::Bool(false)) => {
                    faults.push(format!("{place} is not described"));
                }
                (Value::Null, Value::Null) => {}
                (Value::Null, any) => faults.extend(self.faults(any, part, &place)),
                (described, _) => faults.extend(self.faults(described, part, &place)),
            }
        }
        faults
    }
}

fn has_type(kind: &Value, value: &Value) -> bool {
    let is = |kind: &str| match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "number" => value.is_number(),
        "integer" => value.is_i64() || value.is_u64(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("{other} is no type"),
    };
    match kind {
        Value::Null => true,
        Value::String(kind) => is(kind),
        kinds => kinds
            .as_array()
            .expect("types")
            .iter()
            .any(|kind| is(kind.as_str().expect("a type"))),
    }
}

#[tokio::test]
async fn every_operation_answers_as_it_is_described() {
    let server = TestServer::start().await;
    let mut stranger = server.stranger();
    let description = get(&mut stranger, "/api/v1/openapi.json").await;
    let mut api = Described {
        document: description.json(),
        seen: Vec::new(),
    };
    api.check("description", &description);
    api.check("games", &get(&mut stranger, "/api/v1/games").await);
    let mut host = server.visitor().await;
    let plan = json!({
        "game": "toy", "options": { "short": "yes" },
        "seats": [{ "kind": "me" }, { "kind": "hot-seat" }, { "kind": "friend" }],
        "private": false,
    });
    let created = post(&mut host, "/api/v1/tables", &plan).await;
    api.check("create", &created);
    api.check(
        "create",
        &post(&mut host, "/api/v1/tables", &json!({})).await,
    );
    api.check("list", &get(&mut host, "/api/v1/tables").await);
    api.check("open", &get(&mut host, "/api/v1/open-tables").await);
    let created = created.json();
    let tokens = created["tokens"].as_array().expect("tokens");
    let table = TestTable {
        server: &server,
        id: crate::support::text(&created["table"]),
        tokens: tokens
            .iter()
            .map(|token| crate::support::text(&token["token"]))
            .collect(),
    };
    api.check("read", &table.read(0, "").await);
    api.check("view", &table.read(0, "/view").await);
    let joined = table.act(2, "/join", json!({ "name": "Lumey" })).await;
    api.check("join", &joined);
    api.check("join", &table.act(2, "/join", json!({})).await);
    api.check(
        "name",
        &table.act(0, "/name", json!({ "name": "Requesens" })).await,
    );
    api.check(
        "say",
        &table.act(0, "/talk", json!({ "text": "En garde" })).await,
    );
    api.check("talk", &table.watch("/talk").await);
    api.check("why-not", &table.read(0, "/why-not").await);
    api.check("decision", &table.read(0, "/decision").await);
    api.check("decision", &table.watch("/decision").await);
    let number = json!({ "number": 0 });
    api.check("hint", &table.act(0, "/hint", number.clone()).await);
    api.check("hint", &table.act(0, "/hint", json!({})).await);
    api.check("decide", &table.choose(0, 1).await);
    api.check(
        "decide",
        &table
            .act(0, "/decision", json!({ "number": 0, "index": 0 }))
            .await,
    );
    api.check("decide", &table.choose(0, 99).await);
    let invited = TestTable {
        server: &server,
        id: table.id.clone(),
        tokens: vec![crate::support::text(&joined.json()["token"])],
    };
    api.check("decide", &table.choose(1, 0).await);
    api.check("decide", &invited.choose(0, 0).await);
    api.check(
        "undo",
        &invited.act(0, "/undo", json!({ "number": 4 })).await,
    );
    api.check("read", &table.read(0, "").await);
    let answer = json!({ "request": 5, "grant": false });
    api.check("answer-undo", &table.act(0, "/undo/answer", answer).await);
    api.check("chronicle", &table.watch("/chronicle").await);
    api.check("analysis", &table.watch("/analysis").await);
    api.check("log", &table.read(0, "/log").await);
    api.check("view", &table.read(0, "/view?at=1").await);
    api.check(
        "bot",
        &invited
            .act(0, "/bot", json!({ "seat": 2, "level": "random" }))
            .await,
    );
    table.finish().await;
    api.check("read", &table.read(0, "").await);
    api.check("analysis", &table.watch("/analysis").await);
    table.analysis().await;
    api.check("analysis", &table.watch("/analysis").await);
    api.check("chronicle", &table.watch("/chronicle").await);
    let seats = json!([{ "kind": "me" }, { "kind": "friend" }]);
    let plan = json!({ "game": "toy", "seats": seats, "private": false });
    let waiting = post(&mut host, "/api/v1/tables", &plan).await.json();
    let waiting = format!("/api/v1/tables/{}", crate::support::text(&waiting["table"]));
    let sat = post(
        &mut server.stranger(),
        &format!("{waiting}/join"),
        &json!({ "seat": 1 }),
    )
    .await;
    assert_eq!(sat.status, 200, "{}", sat.text());
    for _ in 0..2 {
        let invite = format!("{waiting}/invite");
        api.check(
            "invite",
            &post(&mut host, &invite, &json!({ "seat": 1 })).await,
        );
        hours_pass(24);
    }
    let events = server.stranger().events(&table.path("/events")).await;
    let first = events
        .expect("a stream")
        .next()
        .await
        .expect("readable")
        .expect("an event");
    let position = &api.document["components"]["schemas"]["Position"];
    let faults = api.faults(position, &first.data, "events");
    assert!(faults.is_empty(), "{faults:?}");
    api.seen.push("events".to_owned());

    let paths = api.document["paths"].as_object().expect("paths");
    let operations = paths
        .values()
        .flat_map(|path| path.as_object().expect("methods").values());
    for operation in operations {
        let id = crate::support::text(&operation["operationId"]);
        assert!(api.seen.contains(&id), "{id} was never answered");
    }
}
