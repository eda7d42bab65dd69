//! What is written down, one entry after the other, and never changed.

use engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One entry of a table's log.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// When, in seconds since 1970.
    pub at: i64,
    /// What.
    pub what: What,
}

/// What somebody did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum What {
    /// A decision: `[seat, action]`, as in a chronicle.
    Decision(Seat, Value),
    /// Anything else.
    Other(Other),
}

/// What is not a decision of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Other {
    /// The game goes back to the position after so many decisions.
    Undo(Seat, u32),
    /// A seat asks the others to go back to the position after so many decisions.
    Ask(Seat, u32),
    /// A seat agrees to what was asked.
    Grant(Seat),
    /// A seat does not agree, or takes its own request back.
    Refuse(Seat),
    /// A seat was told, after so many decisions, what a bot would do.
    Hint(Seat, u32),
}

impl What {
    /// Who did it.
    pub fn seat(&self) -> Seat {
        match self {
            What::Decision(seat, _)
            | What::Other(
                Other::Undo(seat, _)
                | Other::Ask(seat, _)
                | Other::Grant(seat)
                | Other::Refuse(seat)
                | Other::Hint(seat, _),
            ) => *seat,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn entries_are_small_and_round_trip() {
        for (what, text) in [
            (
                What::Decision(Seat(1), json!({"bid": 3})),
                r#"[1,{"bid":3}]"#,
            ),
            (What::Decision(Seat(0), json!("throw")), r#"[0,"throw"]"#),
            (What::Other(Other::Undo(Seat(0), 7)), r#"{"undo":[0,7]}"#),
            (What::Other(Other::Ask(Seat(0), 7)), r#"{"ask":[0,7]}"#),
            (What::Other(Other::Grant(Seat(1))), r#"{"grant":1}"#),
            (What::Other(Other::Refuse(Seat(1))), r#"{"refuse":1}"#),
            (What::Other(Other::Hint(Seat(1), 7)), r#"{"hint":[1,7]}"#),
        ] {
            assert_eq!(serde_json::to_string(&what).unwrap(), text);
            assert_eq!(serde_json::from_str::<What>(text).unwrap(), what);
        }
    }
}
