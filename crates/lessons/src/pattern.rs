//! Which actions a lesson means.

use catalog::ActionJson;
use serde::Deserialize;
use serde_json::Value;

/// An action as it stands in a file, with `*` for any letters: `die bishopric-*`. An action that is no plain text is written as JSON without
/// blanks: `{"region":"*"}`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub(crate) struct Pattern(pub(crate) String);

impl Pattern {
    /// Whether it means this action.
    pub(crate) fn fits(&self, action: &ActionJson) -> bool {
        fits(&self.0, &written(action))
    }

    /// The one action that it means; none if it has a star.
    pub(crate) fn exact(&self) -> Option<Value> {
        let text = &self.0;
        if text.contains('*') {
            None
        } else if text.starts_with('{') {
            serde_json::from_str(text).ok()
        } else {
            Some(Value::String(text.clone()))
        }
    }
}

/// An action as a pattern is compared with it.
pub(crate) fn written(action: &ActionJson) -> String {
    match action.value() {
        Value::String(text) => text,
        other => other.to_string(),
    }
}

fn fits(pattern: &str, text: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == text,
        Some((begin, rest)) => text.strip_prefix(begin).is_some_and(|left| {
            let starts = left.char_indices().map(|(start, _)| start);
            starts
                .chain([left.len()])
                .any(|start| fits(rest, &left[start..]))
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_stands_for_any_letters() {
        for (pattern, text, wanted) in [
            ("pass", "pass", true),
            ("pass", "passes", false),
            ("die *", "die palace-3", true),
            ("die *-3", "die palace-3", true),
            ("die *-3", "die palace-4", false),
            ("*", "", true),
            ("*3*", "die 3 é 4", true),
            ("*3*5", "die 3 é 4", false),
        ] {
            assert_eq!(fits(pattern, text), wanted, "{pattern} {text}");
        }
    }

    #[test]
    fn what_is_no_text_is_compared_as_json() {
        let action = ActionJson::new(&serde_json::json!({ "region": "north" }));
        assert!(Pattern("{\"region\":\"*\"}".to_owned()).fits(&action));
        assert!(Pattern("{\"region\":\"north\"}".to_owned()).exact() == Some(action.value()));
    }
}
