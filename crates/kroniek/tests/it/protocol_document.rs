//! The requests and answers in docs/PROTOCOL.md are what the program asks and answers.
//!
//! In an expected answer `"…"` stands for any value, at the end of a list for any further ones, and as a
//! field's name for any further fields.

use kroniek::Conversation;
use serde_json::Value;
use words::Lang;

use crate::shell::TOY;

const ANY: &str = "…";

pub(crate) fn fits(expected: &Value, found: &Value) -> bool {
    match (expected, found) {
        (Value::String(text), _) if text == ANY => true,
        (Value::Object(expected), Value::Object(found)) => {
            let more = expected.contains_key(ANY);
            expected
                .iter()
                .filter(|(name, _)| *name != ANY)
                .all(|(name, value)| found.get(name).is_some_and(|found| fits(value, found)))
                && (more || expected.len() == found.len())
        }
        (Value::Array(expected), Value::Array(found)) => {
            let (first, more) = match expected.split_last() {
                Some((last, first)) if last == ANY => (first, true),
                _ => (expected.as_slice(), false),
            };
            let enough = if more {
                found.len() >= first.len()
            } else {
                found.len() == first.len()
            };
            enough
                && first
                    .iter()
                    .zip(found)
                    .all(|(expected, found)| fits(expected, found))
        }
        _ => expected == found,
    }
}

#[test]
fn the_documented_conversations_are_true() {
    let document = include_str!("../../../../docs/PROTOCOL.md");
    let mut conversation = Conversation::new(TOY, Lang::En);
    let mut answer = None;
    let mut pairs = 0;
    let mut inside = false;
    for (number, line) in document.lines().enumerate() {
        let place = number + 1;
        if line.starts_with("```") {
            inside = line == "```protocol";
        } else if let (true, Some(request)) = (inside, line.strip_prefix("> ")) {
            assert_eq!(answer, None, "line {place}: a request before the answer");
            answer = Some(conversation.answer(request));
        } else if let (true, Some(expected)) = (inside, line.strip_prefix("< ")) {
            let expected: Value = serde_json::from_str(expected)
                .unwrap_or_else(|error| panic!("line {place}: {error}"));
            let found = answer
                .take()
                .unwrap_or_else(|| panic!("line {place}: no request"));
            assert!(
                fits(&expected, &found),
                "line {place}:\n{expected}\n{found}"
            );
            pairs += 1;
        }
    }
    assert_eq!(answer, None, "the last request has no answer");
    for command in [
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
    ] {
        assert!(
            document.contains(&format!("\"cmd\":\"{command}\"")),
            "{command} has no example"
        );
    }
    assert!(pairs >= 11, "only {pairs} pairs were found");
}
