//! What is answered to whoever does something at a table.

use bots::Level;
use catalog::{Choice, Decision};
use engine::{Seat, Seats};
use serde::Serialize;
use table::{Decided, HintTurn, Position, SeatToken, Undone};
use words::Lang;

use crate::Fault;

/// Where a game stands.
#[derive(Clone, Debug, Serialize)]
pub struct PositionForm {
    /// How many entries the log has.
    pub number: u32,
    /// How many decisions led here.
    pub decisions: u32,
    /// Who is to act.
    pub to_act: Vec<Seat>,
    /// Whether the game is over.
    pub over: bool,
}

impl From<Position> for PositionForm {
    fn from(position: Position) -> PositionForm {
        PositionForm {
            number: position.number,
            decisions: position.decisions,
            to_act: list(position.to_act),
            over: position.over,
        }
    }
}

pub(super) fn list(seats: Seats) -> Vec<Seat> {
    seats.iter().collect()
}

/// A seat's secret.
#[derive(Debug, Serialize)]
pub(super) struct TokenForm {
    pub(super) seat: Seat,
    pub(super) token: String,
}

impl From<SeatToken> for TokenForm {
    fn from(SeatToken { seat, token }: SeatToken) -> TokenForm {
        TokenForm {
            seat,
            token: token.to_string(),
        }
    }
}

/// Nothing was wrong.
#[derive(Debug, Serialize)]
pub(super) struct DoneForm {
    pub(super) done: bool,
}

/// A decision that was accepted.
#[derive(Debug, Serialize)]
pub(super) struct DecidedForm {
    position: PositionForm,
    repeated: bool,
    /// What the same seat is asked next, if it is.
    decision: Option<Decision>,
}

impl From<Decided> for DecidedForm {
    fn from(decided: Decided) -> DecidedForm {
        DecidedForm {
            position: decided.position.into(),
            repeated: decided.repeated,
            decision: decided.next,
        }
    }
}

/// What became of a wish to take something back.
#[derive(Debug, Serialize)]
pub(super) struct UndoneForm {
    undone: bool,
    position: PositionForm,
}

impl From<Undone> for UndoneForm {
    fn from(undone: Undone) -> UndoneForm {
        UndoneForm {
            undone: undone.undone,
            position: undone.position.into(),
        }
    }
}

/// The number of what was said.
#[derive(Debug, Serialize)]
pub(super) struct SaidForm {
    pub(super) number: u32,
}

/// A hint.
#[derive(Debug, Serialize)]
pub(super) struct HintedForm {
    level: Level,
    index: usize,
    choice: Option<Choice>,
    before: Vec<f64>,
    after: Vec<f64>,
}

impl HintedForm {
    pub(super) fn new(turn: HintTurn, lang: Lang) -> Result<HintedForm, Fault> {
        let asked = turn.playing.decision(turn.seat, lang);
        let choices = asked.map_err(table::Trouble::from)?.choices;
        let advice = turn.advice.ok_or(Fault::Own)?;
        Ok(HintedForm {
            level: advice.level,
            index: advice.choice,
            choice: choices.into_iter().nth(advice.choice),
            before: advice.before,
            after: advice.after,
        })
    }
}
