//! One step on the way to the newest position: the board after a decision and what is told of it. The script shows what bots do with it,
//! one decision after the other.

use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::{Html, IntoResponse, Response};
use boards::Highlights;
use engine::{DecisionNumber, Seat};
use maud::html;
use serde::Deserialize;
use table::{TableError, ViewAs};

use super::frame::PageContext;
use super::table::{log, stage};
use super::updates;
use crate::api::TablePath;
use crate::{App, HttpError};

#[derive(Deserialize)]
pub(super) struct StepQuery {
    at: DecisionNumber,
    seat: Option<u8>,
}

/// The board and the lines of the story, to be put into the page.
pub(super) async fn step(
    State(app): State<App>,
    reader: PageContext,
    TablePath(table): TablePath,
    Query(asked): Query<StepQuery>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let look = asked
        .seat
        .map_or(ViewAs::Spectator, |seat| ViewAs::Seat(Seat(seat)));
    let caller = &reader.requester.caller;
    let step = app.tables().look(table, caller, look, |view| {
        let scene = view.scene(Some(asked.at))?;
        let told = scene.log(scene.decisions(), lang)?;
        let lit = Highlights {
            acting: scene.to_act().first(),
            last: told.iter().flat_map(|line| line.places.clone()).collect(),
            mover: scene.decided_by(scene.decisions()),
            ..Highlights::default()
        };
        Ok::<_, TableError>(html! {
            (stage(&scene.board(&lit, lang)?, lang))
            (log::told(view, &told, lang))
        })
    });
    let step = step.await??;
    Ok(match updates::base(&headers) {
        Some(base) => app.sent_pages().glimpse(&step, base),
        None => Html(step.into_string()).into_response(),
    })
}
