//! The protocol under arbitrary input: one answer a line, no panic, and an error changes nothing.

use kroniek::Conversation;
use proptest::prelude::*;
use serde_json::{Value, json};
use words::Lang;

use crate::shell::{TOY, call};

/// Words and values that requests are made of, right and wrong ones.
fn value() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(json!("toy")),
        Just(json!("spectator")),
        Just(json!("throw")),
        Just(json!("hold")),
        Just(json!("coin:3")),
        Just(json!({"short": "yes"})),
        Just(json!({"die": "ten", "short": true})),
        Just(json!({"aim": "left"})),
        Just(json!({"aim": ["left"]})),
        Just(json!(null)),
        Just(json!([])),
        Just(json!("hu")),
        (0..9_u8).prop_map(|amount| json!({"bid": amount})),
        any::<i64>().prop_map(|number| json!(number)),
        (0..5_u8).prop_map(|number| json!(number)),
        "\\PC{0,12}".prop_map(|text| json!(text)),
    ]
}

fn request() -> impl Strategy<Value = Value> {
    let command = prop::sample::select(vec![
        "games",
        "new",
        "load",
        "state",
        "view",
        "decision",
        "apply",
        "why",
        "undo",
        "rewind",
        "log",
        "chronicle",
        "steal",
    ]);
    let field = prop::sample::select(vec![
        "id",
        "game",
        "seats",
        "options",
        "seed",
        "state",
        "seat",
        "action",
        "anchor",
        "since",
        "decisions",
        "lang",
        "extra",
    ]);
    (command, prop::collection::vec((field, value()), 0..4)).prop_map(|(command, fields)| {
        let mut request = json!({ "cmd": command });
        for (name, value) in fields {
            request[name] = value;
        }
        request
    })
}

/// A request that makes sense, so that games get on.
fn sensible() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(json!({"cmd": "new", "game": "toy", "seed": 3})),
        (0..7_u8, 0..3_u8).prop_map(
            |(amount, seat)| json!({"cmd": "apply", "seat": seat, "action": {"bid": amount}})
        ),
        prop::sample::select(vec!["left", "right", "middle"])
            .prop_map(|field| json!({"cmd": "apply", "action": {"aim": field}})),
        Just(json!({"cmd": "apply", "action": "throw"})),
        Just(json!({"cmd": "undo"})),
        (0..9_u8).prop_map(|to| json!({"cmd": "rewind", "decisions": to})),
    ]
}

/// The toy's states, with one value replaced.
fn almost_a_state() -> impl Strategy<Value = Value> {
    let field = prop::sample::select(vec![
        "round", "phase", "purses", "spent", "bidders", "bids", "leader", "field", "points", "dice",
    ]);
    let other = prop_oneof![
        value(),
        any::<u8>().prop_map(|number| json!(number)),
        prop::collection::vec(any::<u8>(), 4).prop_map(|numbers| json!(numbers)),
        prop::collection::vec(0..9_u8, 4).prop_map(|numbers| json!(numbers)),
        prop::sample::select(vec!["bid", "aim", "throw", "over"]).prop_map(|phase| json!(phase)),
        Just(json!({"seed": "0".repeat(64), "drawn": u64::MAX})),
    ];
    prop::collection::vec((field, other), 0..3).prop_map(|changes| {
        let mut conversation = Conversation::new(TOY, Lang::En);
        conversation.answer(r#"{"cmd":"new","game":"toy","seed":1}"#);
        let mut state = conversation.answer(r#"{"cmd":"state"}"#)["ok"]["state"].take();
        for (field, value) in changes {
            state[field] = value;
        }
        json!({"cmd": "load", "game": "toy", "seats": 2, "state": state})
    })
}

fn line() -> impl Strategy<Value = String> {
    prop_oneof![
        1 => "\\PC{0,40}",
        1 => (request(), 0..60_usize).prop_map(|(request, cut)| {
            let text = request.to_string();
            text.chars().take(text.chars().count().saturating_sub(cut)).collect()
        }),
        2 => almost_a_state().prop_map(|request| request.to_string()),
        4 => request().prop_map(|request| request.to_string()),
        4 => sensible().prop_map(|request| request.to_string()),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_line_gets_one_answer_and_an_error_changes_nothing(
        lines in prop::collection::vec(line(), 1..25)
    ) {
        let mut conversation = Conversation::new(TOY, Lang::En);
        for line in lines {
            let before = conversation.answer(r#"{"cmd":"chronicle"}"#);
            let answer = conversation.answer(&line);
            let fields = answer.as_object().expect("an object");
            prop_assert_eq!(fields.len(), 2);
            prop_assert!(fields.contains_key("id"));
            if let Some(error) = fields.get("error") {
                let message = error["message"].as_str().unwrap_or_default();
                prop_assert!(!message.is_empty() && error["code"].is_string(), "{}", answer);
                prop_assert_eq!(conversation.answer(r#"{"cmd":"chronicle"}"#), before);
            } else {
                prop_assert!(fields.contains_key("ok"), "{}", answer);
            }
            prop_assert!(!answer.to_string().contains('\n'));
        }
    }
}

#[test]
fn the_command_answers_line_by_line() {
    let input = "{\"id\":1,\"cmd\":\"new\",\"game\":\"toy\",\"seed\":1}\n\n\u{fffd}\n{\"id\":\"x\",\"cmd\":\"state\"}";
    let output = call(TOY, &["engine"], input);
    let answers: Vec<Value> = output
        .out
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(answers.len(), 4, "{output:?}");
    assert_eq!(answers[0]["ok"]["to_act"], json!([0, 1]));
    assert_eq!(answers[1]["error"]["code"], "bad-request");
    assert_eq!(answers[2]["id"], Value::Null);
    assert_eq!(answers[3]["id"], "x");
}

#[test]
fn a_game_is_played_to_its_end() {
    let mut conversation = Conversation::new(TOY, Lang::En);
    let mut status = conversation.answer(r#"{"cmd":"new","game":"toy","seats":3,"seed":7}"#);
    let mut decisions = 0;
    while status["ok"]["to_act"] != json!([]) {
        let decision = conversation.answer(r#"{"cmd":"decision"}"#);
        assert_eq!(decision["ok"]["decisions"], decisions);
        let action = &decision["ok"]["choices"][0]["action"];
        status = conversation.answer(&json!({"cmd": "apply", "action": action}).to_string());
        decisions += 1;
    }
    assert!(status["ok"]["result"].is_string(), "{status}");
    let chronicle = conversation.answer(r#"{"cmd":"chronicle"}"#);
    let text = chronicle["ok"]["chronicle"].as_str().expect("a text");
    assert_eq!(TOY.read(text).expect("genuine").decisions().0, decisions);
    let over = conversation.answer(r#"{"cmd":"decision"}"#);
    assert_eq!(over["error"]["code"], "game-over");
}

#[test]
fn data_files_are_used_and_checked() {
    let directory = tempfile::tempdir().expect("a directory");
    let mut conversation =
        Conversation::new(TOY, Lang::En).with_data(Some(directory.path().to_owned()));
    std::fs::write(directory.path().join("toy.toml"), "rounds = 1\n").expect("written");
    let answer = conversation.answer(r#"{"cmd":"new","game":"toy"}"#);
    assert_eq!(answer["error"]["code"], "bad-data");
    assert!(
        answer["error"]["reasons"][0]["message"]
            .as_str()
            .is_some_and(|text| text.starts_with("Line 1 (rounds): "))
    );
}
