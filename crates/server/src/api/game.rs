//! Reading games.

use std::convert::Infallible;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use bots::Level;
use catalog::{Decision, Kind, LogLine, Refused};
use engine::{OptionSpec, Seat};
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{NewsKind, Sight, TableId, TalkLine, Trouble};
use words::Lang;

use super::answers::PositionForm;
use super::extract::{Asked, At, Eyes, SeatQuery};
use crate::live::{Update, updates};
use crate::{App, Fault, Guest};

/// A game that can be played.
#[derive(Serialize)]
pub(super) struct GameForm {
    id: &'static str,
    title: String,
    seats: SeatsForm,
    rules: u16,
    options: Vec<OptionForm>,
    bots: &'static [Level],
}

/// How many can play.
#[derive(Serialize)]
struct SeatsForm {
    least: u8,
    most: u8,
}

/// Something that can be agreed before a game.
#[derive(Serialize)]
struct OptionForm {
    id: &'static str,
    name: String,
    values: &'static [&'static str],
}

impl GameForm {
    fn new(kind: &dyn Kind, lang: Lang) -> GameForm {
        let option = |option: &'static OptionSpec| OptionForm {
            id: option.id,
            name: kind.option_name(option.id, lang),
            values: option.values,
        };
        GameForm {
            id: kind.id(),
            title: kind.title(lang),
            seats: SeatsForm {
                least: *kind.seats().start(),
                most: *kind.seats().end(),
            },
            rules: kind.newest_rules(),
            options: kind.options().iter().map(option).collect(),
            bots: Level::ALL,
        }
    }
}

/// `GET /games`
pub(super) async fn games(State(app): State<App>, guest: Guest) -> Json<Vec<GameForm>> {
    let games = app.tables().catalog().kinds();
    Json(games.map(|kind| GameForm::new(kind, guest.lang)).collect())
}

/// Reads a table through these eyes.
async fn read<T>(
    app: &App,
    guest: &Guest,
    table: TableId,
    eyes: Eyes,
    read: impl FnOnce(&Sight<'_>) -> Result<T, Trouble>,
) -> Result<T, Fault> {
    let result = app.tables().look(table, &guest.caller, eyes.0, read);
    Ok(result.await??)
}

/// Which position is looked at, and through whose eyes.
#[derive(Debug, Deserialize)]
pub(super) struct ViewQuery {
    #[serde(default)]
    seat: Eyes,
    at: Option<u32>,
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
    Asked(asked): Asked<ViewQuery>,
) -> Result<Json<ViewForm>, Fault> {
    let view = read(&app, &guest, table, asked.seat, |sight| {
        Ok(ViewForm {
            position: sight.position().into(),
            view: match asked.at {
                Some(decisions) => sight.view_at(decisions as usize, guest.lang)?,
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
    Asked(asked): Asked<SeatQuery>,
) -> Result<Json<DecisionForm>, Fault> {
    let decision = read(&app, &guest, table, asked.seat, |sight| {
        Ok(DecisionForm {
            position: sight.position().into(),
            decision: sight.decision(guest.lang)?,
            can_undo: sight.can_undo().is_ok(),
        })
    });
    Ok(Json(decision.await?))
}

/// What somebody wants to do.
#[derive(Debug, Deserialize)]
pub(super) struct WhyNotQuery {
    #[serde(default)]
    seat: Eyes,
    anchor: Option<String>,
}

/// `GET /tables/{table}/why-not`
pub(super) async fn why_not(
    State(app): State<App>,
    guest: Guest,
    At(table): At,
    Asked(asked): Asked<WhyNotQuery>,
) -> Result<Json<Vec<Refused>>, Fault> {
    let refused = read(&app, &guest, table, asked.seat, |sight| {
        sight.why_not(asked.anchor.as_deref(), guest.lang)
    });
    Ok(Json(refused.await?))
}

/// From when on the log is read.
#[derive(Debug, Deserialize)]
pub(super) struct LogQuery {
    #[serde(default)]
    seat: Eyes,
    #[serde(default)]
    since: u32,
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
    Asked(asked): Asked<LogQuery>,
) -> Result<Json<LogForm>, Fault> {
    let log = read(&app, &guest, table, asked.seat, |sight| {
        Ok(LogForm {
            position: sight.position().into(),
            lines: sight.log(asked.since, guest.lang)?,
        })
    });
    Ok(Json(log.await?))
}

/// From where on the talk is read.
#[derive(Debug, Deserialize)]
pub(super) struct TalkQuery {
    #[serde(default)]
    after: u32,
}

/// Something that was said.
#[derive(Serialize)]
pub(super) struct TalkForm {
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

/// `GET /tables/{table}/talk`
pub(super) async fn talk(
    State(app): State<App>,
    guest: Guest,
    At(table): At,
    Asked(asked): Asked<TalkQuery>,
) -> Result<Json<Vec<TalkForm>>, Fault> {
    let lines = app.tables().talk(table, &guest.caller, asked.after).await?;
    Ok(Json(lines.into_iter().map(Into::into).collect()))
}

/// `GET /tables/{table}/chronicle`
pub(super) async fn chronicle(
    State(app): State<App>,
    guest: Guest,
    At(table): At,
) -> Result<Response, Fault> {
    let (game, file) = read(&app, &guest, table, Eyes::default(), |sight| {
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

/// The number of a live stream: a browser cannot send it as a header.
#[derive(Debug, Deserialize)]
pub(super) struct StreamQuery {
    stream: Option<u64>,
}

/// `GET /tables/{table}/events`
pub(super) async fn events(
    State(app): State<App>,
    mut guest: Guest,
    At(table): At,
    Asked(asked): Asked<StreamQuery>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Fault> {
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
        .map(|(_, update)| Ok::<_, Infallible>(event(update)));
    // A proxy that collects an answer before it passes it on would keep the news for itself.
    let unbuffered = [("x-accel-buffering", "no")];
    Ok((
        unbuffered,
        Sse::new(events).keep_alive(KeepAlive::default()),
    ))
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
