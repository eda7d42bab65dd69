//! What is written down, one entry after the other, and never changed.

use engine::{DecisionNumber, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One entry of a table's log.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// When, in seconds since 1970.
    pub at: i64,
    /// What.
    pub what: EntryKind,
}

/// What somebody did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum EntryKind {
    /// A decision: `[seat, action]`, as in a chronicle.
    Decision(Seat, Value),
    /// A decision that the table made in the seat's name, because there was no other choice.
    Automatic {
        /// As in a decision.
        automatic: (Seat, Value),
    },
    /// Anything else.
    TableAct(TableAct),
}

/// What is not a decision of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TableAct {
    /// The game goes back to the position after this decision, and its dice with it: a decision is taken back
    /// freely. Kroniek wrote this for what everybody had agreed to as well, before there were rewinds.
    Undo(Seat, DecisionNumber),
    /// The game goes back to the position after so many decisions, with other dice to come.
    Rewind(Seat, DecisionNumber),
    /// A seat asks the others to go back to the position after this decision.
    Ask(Seat, DecisionNumber),
    /// A seat agrees to what was asked.
    Grant(Seat),
    /// A seat does not agree, or takes its own request back.
    Refuse(Seat),
    /// A seat was told, after this decision, what a bot would do.
    Hint(Seat, DecisionNumber),
}

impl EntryKind {
    /// Who did it.
    pub fn seat(&self) -> Seat {
        match self {
            EntryKind::Decision(seat, _)
            | EntryKind::Automatic {
                automatic: (seat, _),
            }
            | EntryKind::TableAct(
                TableAct::Undo(seat, _)
                | TableAct::Rewind(seat, _)
                | TableAct::Ask(seat, _)
                | TableAct::Grant(seat)
                | TableAct::Refuse(seat)
                | TableAct::Hint(seat, _),
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
                EntryKind::Decision(Seat(1), json!({"bid": 3})),
                r#"[1,{"bid":3}]"#,
            ),
            (
                EntryKind::Decision(Seat(0), json!("throw")),
                r#"[0,"throw"]"#,
            ),
            (
                EntryKind::Automatic {
                    automatic: (Seat(1), json!({"undo": [0, 7]})),
                },
                r#"{"automatic":[1,{"undo":[0,7]}]}"#,
            ),
            (
                EntryKind::TableAct(TableAct::Undo(Seat(0), DecisionNumber(7))),
                r#"{"undo":[0,7]}"#,
            ),
            (
                EntryKind::TableAct(TableAct::Rewind(Seat(0), DecisionNumber(7))),
                r#"{"rewind":[0,7]}"#,
            ),
            (
                EntryKind::TableAct(TableAct::Ask(Seat(0), DecisionNumber(7))),
                r#"{"ask":[0,7]}"#,
            ),
            (
                EntryKind::TableAct(TableAct::Grant(Seat(1))),
                r#"{"grant":1}"#,
            ),
            (
                EntryKind::TableAct(TableAct::Refuse(Seat(1))),
                r#"{"refuse":1}"#,
            ),
            (
                EntryKind::TableAct(TableAct::Hint(Seat(1), DecisionNumber(7))),
                r#"{"hint":[1,7]}"#,
            ),
        ] {
            assert_eq!(serde_json::to_string(&what).unwrap(), text);
            assert_eq!(serde_json::from_str::<EntryKind>(text).unwrap(), what);
        }
    }
}
