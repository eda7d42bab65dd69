//! Help from bots: a hint during the game, an analysis after it.

use axum::Json;
use axum::extract::State;
use bots::Progress;
use catalog::Choice;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Look, Trouble};

use super::extract::{At, Body};
use super::play::own_seat;
use crate::analyses::Seen;
use crate::{App, Fault, Guest, hint};
use engine::Seat;

/// A wish for a hint.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HintForm {
    #[serde(default)]
    seat: Option<Seat>,
    number: u32,
}

/// A hint.
#[derive(Debug, Serialize)]
pub(super) struct HintedForm {
    level: &'static str,
    index: usize,
    choice: Option<Choice>,
    before: Vec<f64>,
    after: Vec<f64>,
}

/// `POST /tables/{table}/hint`
pub(super) async fn ask(
    State(app): State<App>,
    guest: Guest,
    At(table): At,
    Body(form): Body<HintForm>,
) -> Result<Json<HintedForm>, Fault> {
    let seat = own_seat(&app, table, &guest, form.seat).await?;
    let advice = hint::hint(&app, table, &guest.caller, seat, form.number, guest.lang).await?;
    let decision = app
        .tables()
        .look(table, &guest.caller, Look::Seat(seat), |sight| {
            sight.decision(guest.lang)
        })
        .await??;
    let choice = decision.and_then(|asked| asked.choices.into_iter().nth(advice.choice));
    Ok(Json(HintedForm {
        level: advice.level.name(),
        index: advice.choice,
        choice,
        before: advice.before,
        after: advice.after,
    }))
}

/// An analysis, or how far it is.
#[derive(Debug, Serialize)]
pub(super) struct AnalysisForm {
    progress: Option<Progress>,
    analysis: Option<Value>,
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
            analysis: Some(analysis.told(guest.lang)),
        },
    }))
}
