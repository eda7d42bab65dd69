//! Reading games.

use std::convert::Infallible;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use catalog::{Decision, Kind, LogLine, Refused};
use futures_util::{Stream, StreamExt};
use serde::Serialize;
use serde_json::{Value, json};
use table::{NewsKind, Sight, TableId};

use super::extract::{Asked, At, look};
use super::forms::{ListenForm, LookForm, PositionForm, Read};
use crate::live::{Update, updates};
use crate::{App, Fault, Guest};

/// `GET /games`
pub(super) async fn games(State(app): State<App>, guest: Guest) -> Json<Value> {
    let game = |kind: &'static dyn Kind| {
        let option = |option: &engine::OptionSpec| {
            json!({
                "id": option.id,
                "name": kind.option_name(option.id, guest.lang),
                "values": option.values,
            })
        };
        json!({
            "id": kind.id(),
            "title": kind.title(guest.lang),
            "seats": { "least": kind.seats().start(), "most": kind.seats().end() },
            "rules": kind.newest_rules(),
            "options": kind.options().iter().map(option).collect::<Vec<_>>(),
            "bots": bots::Level::ALL.iter().map(|level| level.name()).collect::<Vec<_>>(),
        })
    };
    Json(app.tables().catalog().kinds().map(game).collect())
}

/// Reads a table as the question wants.
async fn read<T>(
    app: &App,
    guest: &Guest,
    table: TableId,
    asked: &LookForm,
    read: impl FnOnce(&Sight<'_>) -> Read<T>,
) -> Result<T, Fault> {
    let look = look(asked.seat.as_deref())?;
    let result = app.tables().look(table, &guest.caller, look, read).await?;
    Ok(result?)
}

/// What a viewer sees.
#[derive(Serialize)]
pub(super) struct ViewForm {
    position: PositionForm,
    view: Value,
}

/// `GET /tables/{table}/view`
pub(super) async fn view(
    State(app): State<App>,
    guest: Guest,
    At(table): At,
    Asked(asked): Asked<LookForm>,
) -> Result<Json<ViewForm>, Fault> {
    let view = read(&app, &guest, table, &asked, |sight| {
        Ok(ViewForm {
            position: sight.position().into(),
            view: match asked.at {
                Some(decisions) => sight.view_at(decisions, guest.lang)?,
                None => sight.view(guest.lang)?,
            },
        })
    });
    Ok(Json(view.await?))
}

/// What a seat is asked.
#[derive(Serialize)]
pub(super) struct DecisionForm {
    position: PositionForm,
    decision: Option<Decision>,
    can_undo: bool,
}

/// `GET /tables/{table}/decision`
pub(super) async fn decision(
    State(app): State<App>,
    guest: Guest,
    At(table): At,
    Asked(asked): Asked<LookForm>,
) -> Result<Json<DecisionForm>, Fault> {
    let decision = read(&app, &guest, table, &asked, |sight| {
        Ok(DecisionForm {
            position: sight.position().into(),
            decision: sight.decision(guest.lang)?,
            can_undo: sight.can_undo().is_ok(),
        })
    });
    Ok(Json(decision.await?))
}

/// `GET /tables/{table}/why-not`
pub(super) async fn why_not(
    State(app): State<App>,
    guest: Guest,
    At(table): At,
    Asked(asked): Asked<LookForm>,
) -> Result<Json<Vec<Refused>>, Fault> {
    let refused = read(&app, &guest, table, &asked, |sight| {
        sight.why_not(asked.anchor.as_deref(), guest.lang)
    });
    Ok(Json(refused.await?))
}

/// What happened.
#[derive(Serialize)]
pub(super) struct LogForm {
    position: PositionForm,
    lines: Vec<LogLine>,
}

/// `GET /tables/{table}/log`
pub(super) async fn log(
    State(app): State<App>,
    guest: Guest,
    At(table): At,
    Asked(asked): Asked<LookForm>,
) -> Result<Json<LogForm>, Fault> {
    let log = read(&app, &guest, table, &asked, |sight| {
        Ok(LogForm {
            position: sight.position().into(),
            lines: sight.log(asked.since, guest.lang)?,
        })
    });
    Ok(Json(log.await?))
}

/// `GET /tables/{table}/chronicle`
pub(super) async fn chronicle(
    State(app): State<App>,
    guest: Guest,
    At(table): At,
    Asked(asked): Asked<LookForm>,
) -> Result<Response, Fault> {
    let (game, file) = read(&app, &guest, table, &asked, |sight| {
        Ok((sight.kind().id(), sight.chronicle()?))
    })
    .await?;
    let name = format!("attachment; filename=\"{game}-{table}.kroniek\"");
    let headers = [
        (header::CONTENT_TYPE, "application/x-ndjson".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, file).into_response())
}

/// `GET /tables/{table}/events`
pub(super) async fn events(
    State(app): State<App>,
    mut guest: Guest,
    At(table): At,
    Asked(asked): Asked<ListenForm>,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Fault> {
    // Who comes back having missed nothing need not be told again where the game stands.
    let seen: Option<u32> = headers
        .get("last-event-id")
        .and_then(|value| value.to_str().ok()?.parse().ok());
    guest.caller.stream = asked.stream.or(guest.caller.stream);
    let updates = updates(&app, table, guest.caller).await?;
    let events = updates
        .enumerate()
        .filter(move |(index, update)| {
            let missed = *index > 0 || seen != Some(update.position.number);
            std::future::ready(missed)
        })
        .map(|(_, update)| Ok(event(update)));
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}

fn event(update: Update) -> Event {
    let name = match update.kind {
        None | Some(NewsKind::Position) => "position",
        Some(NewsKind::Seats) => "seats",
        Some(NewsKind::Talk) => "talk",
    };
    let event = Event::default()
        .event(name)
        .id(update.position.number.to_string());
    let position = PositionForm::from(update.position);
    // Plain numbers can always be written.
    event.json_data(position).unwrap_or_default()
}
