//! What is sent and what is answered.

use std::collections::BTreeMap;

use bots::Level;
use catalog::Decision;
use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{
    Answer, Holder, Plan, Position, SeatKind, SeatPlan, SeatSight, Sight, Stage, TableId, TalkLine,
    Trouble, UndoRequest,
};
use words::Lang;

use crate::Fault;

/// A table to be made.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlanForm {
    game: String,
    seats: Vec<SeatForm>,
    #[serde(default)]
    options: BTreeMap<String, String>,
    #[serde(default)]
    data: Option<String>,
    #[serde(default)]
    private: bool,
    #[serde(default = "allowed")]
    hints: bool,
    #[serde(default)]
    contribution: String,
}

/// Hints are allowed if nothing is said.
fn allowed() -> bool {
    true
}

/// A seat to be filled.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatForm {
    kind: SeatKind,
    #[serde(default)]
    level: Option<String>,
    #[serde(default)]
    name: String,
}

impl PlanForm {
    /// The plan; `own_data` finds a data file where the form has none.
    pub(crate) fn plan(self, own_data: impl FnOnce(&str) -> Option<String>) -> Result<Plan, Fault> {
        let seats = self.seats.into_iter().map(|seat| {
            Ok(SeatPlan {
                kind: seat.kind,
                level: seat.level.as_deref().map(level).transpose()?,
                name: seat.name,
            })
        });
        Ok(Plan {
            seats: seats.collect::<Result<_, Fault>>()?,
            data: self.data.or_else(|| own_data(&self.game)),
            game: self.game,
            options: self.options,
            private: self.private,
            hints: self.hints,
            contribution: self.contribution,
        })
    }
}

/// How strong a bot is, by name.
pub(crate) fn level(name: &str) -> Result<Level, Fault> {
    name.parse()
        .map_err(|error: bots::UnknownLevel| Fault::BadRequest(error.to_string()))
}

/// A seat's secret.
#[derive(Debug, Serialize)]
pub(crate) struct TokenForm {
    pub(crate) seat: Seat,
    pub(crate) token: String,
}

/// A table that was made.
#[derive(Debug, Serialize)]
pub(crate) struct CreatedForm {
    pub(crate) table: TableId,
    pub(crate) tokens: Vec<TokenForm>,
}

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

pub(crate) fn list(seats: Seats) -> Vec<Seat> {
    seats.iter().collect()
}

/// A table.
#[derive(Debug, Serialize)]
pub(crate) struct TableForm {
    table: TableId,
    game: &'static str,
    title: String,
    stage: Stage,
    private: bool,
    hints: bool,
    created: i64,
    rules: u16,
    options: BTreeMap<String, String>,
    own_data: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    commitment: Option<String>,
    seats: Vec<SeatSightForm>,
    position: PositionForm,
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    phase: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    undo_request: Option<RequestForm>,
    host: bool,
    /// The secrets that the caller may know.
    tokens: Vec<TokenForm>,
}

impl TableForm {
    pub(crate) fn new(sight: &Sight<'_>, lang: Lang) -> TableForm {
        let header = sight.header();
        TableForm {
            table: sight.id(),
            game: sight.kind().id(),
            title: sight.kind().title(lang),
            stage: sight.stage(),
            private: sight.is_private(),
            hints: sight.allows_hints(),
            created: sight.created(),
            rules: header.rules,
            options: header.options.clone(),
            own_data: header.data.is_some(),
            commitment: sight.commitment().map(|promise| promise.0.to_hex()),
            seats: sight.seats(lang).into_iter().map(Into::into).collect(),
            position: sight.position().into(),
            round: sight.round(lang).ok(),
            phase: sight
                .moment()
                .ok()
                .map(|moment| sight.kind().phase(moment.phase, lang)),
            result: sight.result(lang),
            undo_request: sight.request().map(Into::into),
            host: sight.is_host(),
            tokens: sight
                .tokens()
                .into_iter()
                .map(|(seat, token)| TokenForm {
                    seat,
                    token: token.to_string(),
                })
                .collect(),
        }
    }
}

#[derive(Debug, Serialize)]
struct SeatSightForm {
    seat: Seat,
    id: &'static str,
    side: String,
    name: String,
    holder: Holder,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<&'static str>,
    yours: bool,
    to_act: bool,
}

impl From<SeatSight> for SeatSightForm {
    fn from(seat: SeatSight) -> SeatSightForm {
        SeatSightForm {
            seat: seat.seat,
            id: seat.id,
            side: seat.side,
            name: seat.name,
            holder: seat.holder,
            level: seat.level.map(Level::name),
            yours: seat.yours,
            to_act: seat.to_act,
        }
    }
}

/// A wish to take something back.
#[derive(Debug, Serialize)]
struct RequestForm {
    request: u32,
    seat: Seat,
    decisions: u32,
    waiting: Vec<Seat>,
}

impl From<UndoRequest> for RequestForm {
    fn from(request: UndoRequest) -> RequestForm {
        RequestForm {
            request: request.number,
            seat: request.seat,
            decisions: request.decisions,
            waiting: list(request.waiting),
        }
    }
}

/// A table in a list.
#[derive(Debug, Serialize)]
pub(crate) struct ListedForm {
    pub(crate) table: TableId,
    /// The caller's seats that are to act.
    pub(crate) your_turn: Vec<Seat>,
}

/// A seat to be taken.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct JoinForm {
    #[serde(default)]
    pub(crate) seat: Option<Seat>,
    #[serde(default)]
    pub(crate) name: String,
    #[serde(default)]
    pub(crate) contribution: String,
}

/// A seat to be left to a bot.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BotForm {
    pub(crate) seat: Seat,
    pub(crate) level: String,
}

/// A seat that somebody else is to be invited to.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct InviteForm {
    pub(crate) seat: Seat,
}

/// A new name.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NameForm {
    #[serde(default)]
    pub(crate) seat: Option<Seat>,
    pub(crate) name: String,
}

/// A decision that was made: the action or its place in the list.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AnswerForm {
    #[serde(default)]
    pub(crate) seat: Option<Seat>,
    pub(crate) number: u32,
    #[serde(default)]
    action: Option<Value>,
    #[serde(default)]
    index: Option<usize>,
}

impl AnswerForm {
    pub(crate) fn answer(&self) -> Result<Answer, Fault> {
        match (&self.action, self.index) {
            (Some(action), None) => Ok(Answer::Action(action.clone())),
            (None, Some(index)) => Ok(Answer::Index(index)),
            _ => Err(Fault::BadRequest("action or index".to_owned())),
        }
    }
}

/// A decision that was accepted.
#[derive(Debug, Serialize)]
pub(crate) struct DecidedForm {
    pub(crate) position: PositionForm,
    pub(crate) repeated: bool,
    /// What the same seat is asked next, if it is.
    pub(crate) decision: Option<Decision>,
}

/// Something to be taken back.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct UndoForm {
    #[serde(default)]
    pub(crate) seat: Option<Seat>,
    pub(crate) number: u32,
}

/// The answer to a request.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct GrantForm {
    #[serde(default)]
    pub(crate) seat: Option<Seat>,
    pub(crate) request: u32,
    pub(crate) grant: bool,
}

/// What became of a wish to take something back.
#[derive(Debug, Serialize)]
pub(crate) struct UndoneForm {
    pub(crate) undone: bool,
    pub(crate) position: PositionForm,
}

/// Something to be said.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SayForm {
    #[serde(default)]
    pub(crate) seat: Option<Seat>,
    pub(crate) text: String,
}

/// Something that was said.
#[derive(Debug, Serialize)]
pub(crate) struct TalkForm {
    number: u32,
    at: i64,
    seat: Seat,
    text: String,
}

impl From<TalkLine> for TalkForm {
    fn from(line: TalkLine) -> TalkForm {
        TalkForm {
            number: line.number,
            at: line.at,
            seat: line.seat,
            text: line.text,
        }
    }
}

/// A question about a position.
#[derive(Debug, Deserialize)]
pub(crate) struct LookForm {
    #[serde(default)]
    pub(crate) seat: Option<String>,
    #[serde(default)]
    pub(crate) anchor: Option<String>,
    #[serde(default)]
    pub(crate) since: u32,
    #[serde(default)]
    pub(crate) after: u32,
    #[serde(default)]
    pub(crate) at: Option<usize>,
}

/// Listening to a table.
#[derive(Debug, Deserialize)]
pub(crate) struct ListenForm {
    /// The number of the live stream: a browser cannot send it as a header.
    #[serde(default)]
    pub(crate) stream: Option<u64>,
}

/// Nothing was wrong.
#[derive(Debug, Serialize)]
pub(crate) struct DoneForm {
    pub(crate) done: bool,
}

/// What a reading of a table gave.
pub(crate) type Read<T> = Result<T, Trouble>;
