//! What is written down, one entry after the other, and never changed.

use bots::Level;
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
    /// The time of a seat has run out. What follows stands in the next entry.
    OutOfTime(Seat),
    /// From now on a bot plays in the stead of the seat's owner.
    StandIn(Seat, Level),
    /// From now on a bot plays, and the owner cannot come back.
    Lost(Seat, Level),
    /// The owner plays again.
    TakeBack(Seat),
    /// A seat wants the game to pause. With `true` everybody does, and it is paused.
    Pause(Seat, bool),
    /// A seat wants the game to go on. With `true` everybody does, and it goes on.
    Resume(Seat, bool),
    /// A player takes so many days off.
    Holiday(Seat, u8),
}

impl TableAct {
    /// Whether it is about who plays and about time.
    pub(crate) fn is_about_seats(&self) -> bool {
        matches!(
            self,
            TableAct::OutOfTime(_)
                | TableAct::StandIn(..)
                | TableAct::Lost(..)
                | TableAct::TakeBack(_)
                | TableAct::Pause(..)
                | TableAct::Resume(..)
                | TableAct::Holiday(..)
        )
    }
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
                | TableAct::Hint(seat, _)
                | TableAct::OutOfTime(seat)
                | TableAct::StandIn(seat, _)
                | TableAct::Lost(seat, _)
                | TableAct::TakeBack(seat)
                | TableAct::Pause(seat, _)
                | TableAct::Resume(seat, _)
                | TableAct::Holiday(seat, _),
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
            (
                EntryKind::TableAct(TableAct::OutOfTime(Seat(1))),
                r#"{"out-of-time":1}"#,
            ),
            (
                EntryKind::TableAct(TableAct::StandIn(Seat(1), Level::Medium)),
                r#"{"stand-in":[1,"medium"]}"#,
            ),
            (
                EntryKind::TableAct(TableAct::Lost(Seat(1), Level::Easy)),
                r#"{"lost":[1,"easy"]}"#,
            ),
            (
                EntryKind::TableAct(TableAct::TakeBack(Seat(1))),
                r#"{"take-back":1}"#,
            ),
            (
                EntryKind::TableAct(TableAct::Pause(Seat(1), false)),
                r#"{"pause":[1,false]}"#,
            ),
            (
                EntryKind::TableAct(TableAct::Resume(Seat(1), true)),
                r#"{"resume":[1,true]}"#,
            ),
            (
                EntryKind::TableAct(TableAct::Holiday(Seat(1), 3)),
                r#"{"holiday":[1,3]}"#,
            ),
        ] {
            assert_eq!(serde_json::to_string(&what).unwrap(), text);
            assert_eq!(serde_json::from_str::<EntryKind>(text).unwrap(), what);
        }
    }
}
