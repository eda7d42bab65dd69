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

/// An analysis, or its progress.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Analysis)]
pub(super) struct AnalysisForm {
    /// Its progress; null once it is ready.
    #[schema(required)]
    progress: Option<ProgressForm>,
    #[schema(required)]
    analysis: Option<CourseForm>,
}

/// The progress of an analysis.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Progress)]
struct ProgressForm {
    #[schema(value_type = u32)]
    done: usize,
    #[schema(value_type = u32)]
    all: usize,
}

/// Each seat's expected share of the victory, and what changed it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Course)]
struct CourseForm {
    /// The bot that was asked.
    #[schema(value_type = BotLevel)]
    level: Level,
    /// After each number of decisions, from 0: each seat's expected share of the victory. The shares add up to 1.
    shares: Vec<Vec<f64>>,
    /// For each seat, why its share changed between the beginning and the end.
    balance: Vec<BalanceForm>,
    /// The largest mistake of each side in each round, the costliest first.
    turns: Vec<TurnForm>,
    /// Whether anything was rolled or drawn.
    chance: bool,
    /// What dice and draws changed, where it was anything.
    chances: Vec<ChanceForm>,
    /// Where each round begins.
    rounds: Vec<RoundForm>,
    /// The game in three sentences.
    summary: Vec<String>,
}

/// What dice or draws changed.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Chance)]
struct ChanceForm {
    /// The number of the decision that they followed, from 1.
    #[schema(value_type = u32)]
    decision: DecisionNumber,
    /// How much they changed the share of each seat.
    luck: Vec<f64>,
}

/// Where a round begins.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RoundBegin)]
struct RoundForm {
    /// What it is called.
    name: String,
    /// How many decisions came before it.
    #[schema(value_type = u32)]
    after: DecisionNumber,
}

/// Why a seat's share changed between the beginning and the end: the parts add up to the difference.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Balance)]
struct BalanceForm {
    /// Its expected share at the beginning.
    start: f64,
    /// How much its own decisions changed the share.
    own: f64,
    /// How much the decisions of others changed it.
    others: f64,
    /// How much dice and draws changed it.
    luck: f64,
    /// The standard error of the luck.
    luck_error: f64,
    /// How much the result differed from what the bot's first thoughts expected at the end of a round.
    surprise: f64,
    /// Its share of the victory at the end.
    end: f64,
    /// How many actions with a choice it took. A series of decisions in one go is one action.
    actions: u32,
    /// In how many of them another choice was better beyond doubt.
    mistakes: u32,
    /// How much of its share those mistakes gave away.
    given_away: f64,
}

/// A mistake: another choice was better beyond doubt.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Turn)]
struct TurnForm {
    /// The number of the decision, from 1.
    #[schema(value_type = u32)]
    decision: DecisionNumber,
    #[schema(value_type = SeatNumber)]
    seat: Seat,
    /// The place in the list of what was chosen.
    #[schema(value_type = u32)]
    played: usize,
    /// The place in the list of what the bot would have chosen.
    #[schema(value_type = u32)]
    better: usize,
    /// The seat's expected share after its choice.
    after: f64,
    /// The same after the bot's choice. Both come from one search, which knows what the player could know.
    after_better: f64,
    /// The expected lead in points after its choice and after the bot's, where the game was as good as decided; otherwise null.
    #[schema(required)]
    points: Option<[f64; 2]>,
    words: WordsForm,
}

/// A mistake in words.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TurnWords)]
struct WordsForm {
    round: String,
    prompt: String,
    played: String,
    better: String,
    /// How the player went on in the same action.
    played_then: Vec<String>,
    /// How the bot would have gone on.
    better_then: Vec<String>,
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
            actions: balance.actions,
            mistakes: balance.mistakes,
            given_away: balance.given_away,
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
            played_then: told.played_then.clone(),
            better_then: told.better_then.clone(),
        }
    }
}

impl CourseForm {
    fn new(analysis: &Analysis, name: &dyn Fn(Seat) -> String, lang: Lang) -> CourseForm {
        let course = &analysis.course;
        let rounds = course.rounds.iter().enumerate();
        let turns = analysis.turns(lang).map(|(turn, told)| TurnForm {
            decision: turn.decision,
            seat: turn.seat,
            played: turn.played,
            better: turn.better,
            after: turn.after,
            after_better: turn.after_better,
            points: turn
                .points
                .map(|points| [points.after, points.after_better]),
            words: told.into(),
        });
        CourseForm {
            level: course.level,
            shares: course.shares.clone(),
            balance: course.balance.iter().map(Into::into).collect(),
            turns: turns.collect(),
            chance: course.chance,
            chances: course
                .chances
                .iter()
                .map(|one| ChanceForm {
                    decision: one.decision,
                    luck: one.luck.clone(),
                })
                .collect(),
            rounds: rounds
                .map(|(place, round)| RoundForm {
                    name: analysis.round(place, lang).to_owned(),
                    after: round.after,
                })
                .collect(),
            summary: analysis.summary(name, lang).into(),
        }
    }
}

/// The analysis of a finished game: each seat's expected share of the victory at every position.
///
/// The first request starts the analysis; ask again from time to time until it is ready.
#[utoipa::path(
    get,
    path = "/tables/{table}/analysis",
    responses((status = 200, description = "Done.", body = AnalysisForm))
)]
pub(super) async fn analysis(
    State(app): State<App>,
    requester: Requester,
    TablePath(table): TablePath,
) -> Result<Json<AnalysisForm>, HttpError> {
    let caller = &requester.caller;
    let finished = app
        .tables()
        .look(table, caller, ViewAs::Spectator, analyses::finished);
    let finished = finished.await??;
    let names: Vec<String> = Seat::all(finished.seats())
        .map(|seat| finished.player_name(seat, requester.lang))
        .collect();
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let seen = app.analyses().see(table, caller, finished).await?;
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
            analysis: Some(CourseForm::new(&analysis, &name, requester.lang)),
        },
    }))
}
