//! The analysis of a finished game.

use axum::extract::State;
use bots::{Balance, Level};
use catalog::{Analysis, Told};
use engine::{DecisionNumber, Seat};
use serde::Serialize;
use table::ViewAs;
use utoipa::ToSchema;
use words::Lang;

use super::extract::TablePath;
use super::schema::{BotLevel, SeatNumber};
use crate::analyses::{self, Seen};
use crate::json::Json;
use crate::{App, HttpError, Requester};

/// An analysis, or how far it is.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Analysis)]
pub(super) struct AnalysisForm {
    /// How far it is; null if it is ready.
    #[schema(required)]
    progress: Option<ProgressForm>,
    #[schema(required)]
    analysis: Option<CourseForm>,
}

/// How far an analysis is.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Progress)]
struct ProgressForm {
    #[schema(value_type = u32)]
    done: usize,
    #[schema(value_type = u32)]
    all: usize,
}

/// What each seat could expect, and what changed it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Course)]
struct CourseForm {
    /// The bot that was asked.
    #[schema(value_type = BotLevel)]
    level: Level,
    /// For each number of decisions from 0, what each seat could expect of the victory; together 1.
    shares: Vec<Vec<f64>>,
    /// For each seat, what brought it from the beginning to the end.
    balance: Vec<BalanceForm>,
    turns: Vec<TurnForm>,
    /// Whether anything was rolled or drawn.
    chance: bool,
}

/// What brought a seat from the beginning to the end: the parts add up to the difference.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Balance)]
struct BalanceForm {
    /// What it could expect at the beginning.
    start: f64,
    /// What its own decisions changed.
    own: f64,
    /// What the decisions of others changed.
    others: f64,
    /// What dice and draws changed.
    luck: f64,
    /// How far the luck can be off: its standard error.
    luck_error: f64,
    /// What turned out otherwise than first thoughts expected at the end of a round.
    surprise: f64,
    /// What it got.
    end: f64,
}

/// A decision that changed much for who made it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Turn)]
struct TurnForm {
    /// The number of the decision, from 1.
    #[schema(value_type = u32)]
    decision: DecisionNumber,
    #[schema(value_type = SeatNumber)]
    seat: Seat,
    /// The place of what was chosen in the list.
    #[schema(value_type = u32)]
    played: usize,
    /// The place of what the bot would have chosen.
    #[schema(value_type = u32)]
    better: usize,
    before: f64,
    after: f64,
    after_better: f64,
    words: WordsForm,
}

/// A decision that changed much, in words.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TurnWords)]
struct WordsForm {
    round: String,
    prompt: String,
    played: String,
    better: String,
}

impl From<&Balance> for BalanceForm {
    fn from(balance: &Balance) -> BalanceForm {
        BalanceForm {
            start: balance.start,
            own: balance.own,
            others: balance.others,
            luck: balance.luck,
            luck_error: balance.luck_error,
            surprise: balance.surprise,
            end: balance.end,
        }
    }
}

impl From<&Told> for WordsForm {
    fn from(told: &Told) -> WordsForm {
        WordsForm {
            round: told.round.clone(),
            prompt: told.prompt.clone(),
            played: told.played.clone(),
            better: told.better.clone(),
        }
    }
}

impl CourseForm {
    fn new(analysis: &Analysis, lang: Lang) -> CourseForm {
        let course = &analysis.course;
        let turns = analysis.turns(lang).map(|(turn, told)| TurnForm {
            decision: turn.decision,
            seat: turn.seat,
            played: turn.played,
            better: turn.better,
            before: turn.before,
            after: turn.after,
            after_better: turn.after_better,
            words: told.into(),
        });
        CourseForm {
            level: course.level,
            shares: course.shares.clone(),
            balance: course.balance.iter().map(Into::into).collect(),
            turns: turns.collect(),
            chance: course.chance,
        }
    }
}

/// What each seat could expect at every position of a finished game.
///
/// It is made while you ask again from time to time.
#[utoipa::path(
    get,
    path = "/tables/{table}/analysis",
    responses((status = 200, description = "Done.", body = AnalysisForm))
)]
pub(super) async fn analysis(
    State(app): State<App>,
    guest: Requester,
    TablePath(table): TablePath,
) -> Result<Json<AnalysisForm>, HttpError> {
    let caller = &guest.caller;
    let finished = app
        .tables()
        .look(table, caller, ViewAs::Spectator, analyses::finished);
    let seen = app.analyses().see(table, finished.await??).await?;
    Ok(Json(match seen {
        Seen::Progress(progress) => AnalysisForm {
            progress: Some(ProgressForm {
                done: progress.done,
                all: progress.all,
            }),
            analysis: None,
        },
        Seen::Ready(analysis) => AnalysisForm {
            progress: None,
            analysis: Some(CourseForm::new(&analysis, guest.lang)),
        },
    }))
}
