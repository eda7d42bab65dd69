//! The analysis of a finished game.

use axum::Json;
use axum::extract::State;
use bots::{Balance, Level, Progress};
use catalog::Analysis;
use engine::Seat;
use serde::Serialize;
use table::{Look, Trouble};
use words::Lang;

use super::extract::At;
use crate::analyses::Seen;
use crate::{App, Fault, Guest};

/// An analysis, or how far it is.
#[derive(Debug, Serialize)]
pub(super) struct AnalysisForm {
    progress: Option<Progress>,
    analysis: Option<CourseForm>,
}

/// What each seat could expect, and what changed it.
#[derive(Debug, Serialize)]
struct CourseForm {
    level: Level,
    shares: Vec<Vec<f64>>,
    balance: Vec<Balance>,
    turns: Vec<TurnForm>,
    chance: bool,
}

/// A decision that changed much for who made it.
#[derive(Debug, Serialize)]
struct TurnForm {
    number: usize,
    seat: Seat,
    played: usize,
    better: usize,
    before: f64,
    after: f64,
    after_better: f64,
    words: catalog::Told,
}

impl CourseForm {
    fn new(analysis: &Analysis, lang: Lang) -> CourseForm {
        let course = &analysis.course;
        let turns = analysis.turns(lang).map(|(turn, told)| TurnForm {
            number: turn.number,
            seat: turn.seat,
            played: turn.played,
            better: turn.better,
            before: turn.before,
            after: turn.after,
            after_better: turn.after_better,
            words: told.clone(),
        });
        CourseForm {
            level: course.level,
            shares: course.shares.clone(),
            balance: course.balance.clone(),
            turns: turns.collect(),
            chance: course.chance,
        }
    }
}

/// `GET /tables/{table}/analysis`
pub(super) async fn analysis(
    State(app): State<App>,
    guest: Guest,
    At(table): At,
) -> Result<Json<AnalysisForm>, Fault> {
    let seen = app
        .tables()
        .look(table, &guest.caller, Look::Spectator, |sight| {
            let finished = sight.finished()?;
            Ok::<_, Trouble>(app.analyses().look(table, || finished))
        })
        .await??;
    Ok(Json(match seen {
        Seen::Progress(progress) => AnalysisForm {
            progress: Some(progress),
            analysis: None,
        },
        Seen::Ready(analysis) => AnalysisForm {
            progress: None,
            analysis: Some(CourseForm::new(&analysis, guest.lang)),
        },
    }))
}
