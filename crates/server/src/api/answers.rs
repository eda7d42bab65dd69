//! What is answered about a game.
//!
//! Each answer is a struct of its own, so that it is described as it is sent, whatever becomes of the types inside.

use bots::Level;
use catalog::{ActionJson, Choice, ErrorCode, ErrorDetail, ErrorReport, LogLine, Refused};
use engine::{Anchor, DecisionNumber, Seat, Seats};
use serde::Serialize;
use table::{
    Decided, EntryNumber, HintTurn, MessageNumber, OpenDecision, Position, SeatToken, Undone,
};
use utoipa::ToSchema;
use words::Sign;

use super::schema::{BotLevel, SeatNumber, SeatSecret};
use crate::HttpError;

/// Where a game stands.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Position)]
pub struct PositionForm {
    /// How many entries the table's log has. It only ever grows, even when something is taken back.
    #[schema(value_type = u32)]
    pub number: EntryNumber,
    /// How many decisions led here.
    #[schema(value_type = u32)]
    pub decisions: DecisionNumber,
    /// The seats that have a decision to make.
    #[schema(value_type = Vec<SeatNumber>)]
    pub to_act: Vec<Seat>,
    /// Whether the game is over.
    pub over: bool,
}

impl From<Position> for PositionForm {
    fn from(position: Position) -> PositionForm {
        PositionForm {
            number: position.entry,
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
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Token)]
pub(super) struct TokenForm {
    #[schema(value_type = SeatNumber)]
    seat: Seat,
    #[schema(value_type = SeatSecret)]
    token: String,
}

impl From<SeatToken> for TokenForm {
    fn from(SeatToken { seat, token }: SeatToken) -> TokenForm {
        TokenForm {
            seat,
            token: token.to_string(),
        }
    }
}

/// The request succeeded.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Done)]
pub(super) struct DoneForm {
    pub(super) done: bool,
}

/// One legal choice.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Choice)]
pub(super) struct ChoiceForm {
    /// What to send back.
    #[schema(value_type = Value)]
    action: ActionJson,
    label: String,
    /// The place on the board, such as 'territory:zeeland', or 'button'.
    #[schema(value_type = String)]
    anchor: Anchor,
}

impl From<Choice> for ChoiceForm {
    fn from(choice: Choice) -> ChoiceForm {
        ChoiceForm {
            action: choice.action,
            label: choice.label,
            anchor: choice.anchor,
        }
    }
}

/// The decision that a seat has to make, with every legal choice.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Asked)]
pub(super) struct AskedForm {
    /// The number of the position: send it back with the answer.
    #[schema(value_type = u32)]
    number: EntryNumber,
    /// How many decisions were made before.
    #[schema(value_type = u32)]
    decisions: DecisionNumber,
    #[schema(value_type = SeatNumber)]
    seat: Seat,
    prompt: String,
    rule: &'static str,
    choices: Vec<ChoiceForm>,
}

impl From<OpenDecision> for AskedForm {
    fn from(OpenDecision { entry, decision }: OpenDecision) -> AskedForm {
        AskedForm {
            number: entry,
            decisions: decision.decisions,
            seat: decision.seat,
            prompt: decision.prompt,
            rule: decision.rule,
            choices: decision.choices.into_iter().map(Into::into).collect(),
        }
    }
}

/// A decision that was accepted.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Decided)]
pub(super) struct DecidedForm {
    position: PositionForm,
    /// Whether the same decision had arrived before, so that nothing was done this time.
    repeated: bool,
    /// The same seat's next decision, if it has one.
    #[schema(required)]
    decision: Option<AskedForm>,
}

impl From<Decided> for DecidedForm {
    fn from(decided: Decided) -> DecidedForm {
        DecidedForm {
            position: decided.position.into(),
            repeated: decided.repeated,
            decision: decided.next.map(Into::into),
        }
    }
}

/// What came of a request to take something back or to rewind.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Undone)]
pub(super) struct UndoneForm {
    /// False if the others have been asked, or one of them refused.
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

/// A chat message that was stored.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Said)]
pub(super) struct SaidForm {
    /// Its number among the table's chat messages, from 1.
    #[schema(value_type = u32)]
    pub(super) number: MessageNumber,
}

/// What a bot would do.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Hint)]
pub(super) struct HintedForm {
    #[schema(value_type = BotLevel)]
    level: Level,
    /// The place of its choice in the list, from 0.
    #[schema(value_type = u32)]
    index: usize,
    #[schema(required)]
    choice: Option<ChoiceForm>,
    /// Each seat's expected share of the victory if the player follows their first thoughts; the shares add up to 1.
    before: Vec<f64>,
    /// The same after the choice and the rest of the action. Both come from one search.
    after: Vec<f64>,
    /// By how many points the seat is expected to lead before and after, where the game is as good as decided; otherwise null.
    #[schema(required)]
    points: Option<[f64; 2]>,
    /// The best of the other choices; null if there is none.
    #[schema(required)]
    next: Option<NextBestForm>,
}

/// The best of the choices that are not recommended.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = NextBest)]
struct NextBestForm {
    /// Its place in the list, from 0.
    #[schema(value_type = u32)]
    index: usize,
    /// The seat's expected share after it.
    share: f64,
    /// The seat's expected lead in points after it, where the game is as good as decided; otherwise null.
    #[schema(required)]
    points: Option<f64>,
    /// Whether it is worse beyond doubt. If not, it may be as good.
    worse: bool,
}

impl HintedForm {
    pub(super) fn new(turn: HintTurn) -> Result<HintedForm, HttpError> {
        let mut choices = turn.decision.choices.into_iter();
        let advice = turn.advice.ok_or(HttpError::Own)?;
        Ok(HintedForm {
            level: advice.level,
            index: advice.choice,
            choice: choices.nth(advice.choice).map(Into::into),
            before: advice.before,
            after: advice.after,
            points: advice.points.map(|(before, after)| [before, after]),
            next: advice.next.map(|next| NextBestForm {
                index: next.choice,
                share: next.share,
                points: next.points,
                worse: next.is_worse,
            }),
        })
    }
}

/// Something that a player might try, and why it is not allowed.
#[derive(Serialize, ToSchema)]
#[schema(as = Refused)]
pub(super) struct RefusedForm {
    #[schema(value_type = Value)]
    action: ActionJson,
    label: String,
    #[schema(value_type = String)]
    anchor: Anchor,
    #[schema(value_type = String)]
    code: ErrorCode,
    #[serde(skip_serializing_if = "str::is_empty")]
    rule: &'static str,
    /// Why not.
    message: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    reasons: Vec<ReasonForm>,
}

impl From<Refused> for RefusedForm {
    fn from(Refused { choice, problem }: Refused) -> RefusedForm {
        let problem = ProblemForm::from(problem);
        RefusedForm {
            action: choice.action,
            label: choice.label,
            anchor: choice.anchor,
            code: problem.code,
            rule: problem.rule,
            message: problem.message,
            reasons: problem.reasons,
        }
    }
}

/// A line of the log.
#[derive(Serialize, ToSchema)]
#[schema(as = LogLine)]
pub(super) struct LogLineForm {
    /// The number of the decision that it came from; 0 is the set-up.
    #[schema(value_type = u32)]
    decision: DecisionNumber,
    /// Whether the table made that decision for the player. Before the end only that player is told.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    automatic: bool,
    text: String,
    /// The name of an icon.
    #[schema(value_type = String)]
    icon: Sign,
    rule: &'static str,
}

impl From<LogLine> for LogLineForm {
    fn from(line: LogLine) -> LogLineForm {
        LogLineForm {
            decision: line.decision,
            automatic: line.automatic,
            text: line.line.text,
            icon: line.line.sign,
            rule: line.line.rule,
        }
    }
}

/// What is wrong.
#[derive(Serialize, ToSchema)]
#[schema(as = Error)]
pub(crate) struct ErrorForm {
    pub(crate) error: ProblemForm,
    /// The new position, if yours was an old one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) position: Option<PositionForm>,
}

/// What is wrong, for programs and for people.
#[derive(Serialize, ToSchema)]
#[schema(as = Problem)]
pub(crate) struct ProblemForm {
    /// A short name that never changes.
    #[schema(value_type = String)]
    code: ErrorCode,
    /// The rule that it comes from.
    #[serde(skip_serializing_if = "str::is_empty")]
    rule: &'static str,
    /// A sentence in the reader's language.
    message: String,
    /// Every reason, where there are several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    reasons: Vec<ReasonForm>,
}

/// One of several reasons.
#[derive(Serialize, ToSchema)]
#[schema(as = Reason)]
struct ReasonForm {
    #[serde(skip_serializing_if = "str::is_empty")]
    rule: &'static str,
    message: String,
}

impl From<ErrorReport> for ProblemForm {
    fn from(problem: ErrorReport) -> ProblemForm {
        let reason = |ErrorDetail { rule, message }| ReasonForm { rule, message };
        ProblemForm {
            code: problem.code,
            rule: problem.rule,
            message: problem.message,
            reasons: problem.reasons.into_iter().map(reason).collect(),
        }
    }
}
