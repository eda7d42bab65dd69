//! Reading games.

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::sse::Event;
use axum::response::{IntoResponse, Response};
use bots::{Level, Step};
use catalog::AnyGame;
use engine::{DecisionNumber, OptionSpec, Seat};
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{EntryNumber, MessageNumber, NewsKind, TableError, TableId, TableView, TalkLine};
use utoipa::{IntoParams, ToSchema};
use words::Lang;

use super::answers::{AskedForm, LogLineForm, PositionForm, RefusedForm};
use super::extract::{ApiQuery, SeatParam, SeatQuery, TablePath};
use super::schema::{BotLevel, SeatNumber};
use super::stream::{live, with_data};
use crate::json::Json;
use crate::live::{Update, updates};
use crate::{App, HttpError, Requester};

/// A game that can be played.
#[derive(Serialize, ToSchema)]
#[schema(as = Game)]
pub(super) struct GameForm {
    id: &'static str,
    title: &'static str,
    seats: SeatsForm,
    /// The newest version of the rules.
    rules: u16,
    options: Vec<OptionForm>,
    /// The bots that can play, from weak to strong.
    #[schema(value_type = Vec<BotLevel>)]
    bots: &'static [Level],
    /// Bots that are equally strong on every machine, from weak to strong.
    scale: Vec<StepForm>,
}

/// A bot that is equally strong on every machine.
#[derive(Serialize, ToSchema)]
#[schema(as = ScaleStep)]
struct StepForm {
    #[schema(value_type = BotLevel)]
    level: Level,
    /// How strong it is, if it was measured: medium has 1500 in every game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    rating: Option<i32>,
}

/// How many can play.
#[derive(Serialize, ToSchema)]
#[schema(as = SeatRange)]
struct SeatsForm {
    least: u8,
    most: u8,
}

/// An option of a game.
#[derive(Serialize, ToSchema)]
#[schema(as = GameOption)]
struct OptionForm {
    id: &'static str,
    name: &'static str,
    /// The first is the default.
    #[schema(value_type = Vec<String>)]
    values: &'static [&'static str],
}

impl GameForm {
    fn new(kind: &dyn AnyGame, lang: Lang) -> GameForm {
        let option = |option: &'static OptionSpec| OptionForm {
            id: option.id,
            name: kind.about().option(lang, option.id),
            values: option.values,
        };
        let step = |step: &Step| StepForm {
            level: step.level,
            rating: step.rating,
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
            scale: kind.scale().steps.iter().map(step).collect(),
        }
    }
}

/// The games that can be played.
#[utoipa::path(
    get,
    path = "/games",
    responses((status = 200, description = "Done.", body = Vec<GameForm>))
)]
pub(super) async fn games(State(app): State<App>, requester: Requester) -> Json<Vec<GameForm>> {
    let games = app.tables().catalog().kinds();
    Json(
        games
            .map(|kind| GameForm::new(kind, requester.lang))
            .collect(),
    )
}

/// Reads a table through these eyes.
async fn read<T>(
    app: &App,
    requester: &Requester,
    table: TableId,
    eyes: SeatParam,
    read: impl FnOnce(&TableView<'_>) -> Result<T, TableError>,
) -> Result<T, HttpError> {
    let result = app.tables().look(table, &requester.caller, eyes.0, read);
    Ok(result.await??)
}

/// Each of them in the form that is sent.
pub(super) fn into<T, F: From<T>>(all: Vec<T>) -> Vec<F> {
    all.into_iter().map(F::from).collect()
}

/// Which position is looked at, and through whose eyes.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ViewQuery {
    #[serde(default)]
    seat: SeatParam,
    /// After this many decisions. Default: now.
    #[param(value_type = u32, required = false)]
    at: Option<DecisionNumber>,
}

/// What a viewer sees.
#[derive(Serialize, ToSchema)]
#[schema(as = View)]
pub(super) struct ViewForm {
    position: PositionForm,
    /// What the viewer may know, in the game's own format.
    #[schema(value_type = Object)]
    view: Value,
}

/// The board as you may see it.
#[utoipa::path(
    get,
    path = "/tables/{table}/view",
    params(ViewQuery),
    responses((status = 200, description = "Done.", body = ViewForm))
)]
pub(super) async fn view(
    State(app): State<App>,
    requester: Requester,
    TablePath(table): TablePath,
    ApiQuery(asked): ApiQuery<ViewQuery>,
) -> Result<Json<ViewForm>, HttpError> {
    let view = read(&app, &requester, table, asked.seat, |view| {
        Ok(ViewForm {
            position: view.position().into(),
            view: match asked.at {
                Some(decision) => view.view_at(decision)?,
                None => view.view()?,
            },
        })
    });
    Ok(Json(view.await?))
}

/// The decision that a seat has to make, if any.
#[derive(Serialize, ToSchema)]
#[schema(as = Decision)]
pub(super) struct DecisionForm {
    position: PositionForm,
    /// Null if it is not your turn.
    #[schema(required)]
    decision: Option<AskedForm>,
    /// Whether you may take back your last decision without asking.
    can_undo: bool,
    /// If not: how many decisions would be left after a rewind to before your last one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u32>, nullable = false)]
    rewind_to: Option<DecisionNumber>,
}

/// The decision that you have to make, with every legal choice.
#[utoipa::path(
    get,
    path = "/tables/{table}/decision",
    params(SeatQuery),
    responses((status = 200, description = "Done.", body = DecisionForm))
)]
pub(super) async fn decision(
    State(app): State<App>,
    requester: Requester,
    TablePath(table): TablePath,
    ApiQuery(asked): ApiQuery<SeatQuery>,
) -> Result<Json<DecisionForm>, HttpError> {
    let decision = read(&app, &requester, table, asked.seat, |view| {
        Ok(DecisionForm {
            position: view.position().into(),
            decision: view.decision(requester.lang)?.map(Into::into),
            can_undo: view.can_undo().is_ok(),
            rewind_to: view.rewind_to(),
        })
    });
    Ok(Json(decision.await?))
}

/// What somebody wants to do.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct WhyNotQuery {
    #[serde(default)]
    seat: SeatParam,
    /// Only at this place on the board.
    #[param(value_type = String, required = false)]
    anchor: Option<String>,
}

/// What you might try but may not do, with the reasons.
#[utoipa::path(
    get,
    path = "/tables/{table}/why-not",
    operation_id = "why-not",
    params(WhyNotQuery),
    responses((status = 200, description = "Done.", body = Vec<RefusedForm>))
)]
pub(super) async fn why_not(
    State(app): State<App>,
    requester: Requester,
    TablePath(table): TablePath,
    ApiQuery(asked): ApiQuery<WhyNotQuery>,
) -> Result<Json<Vec<RefusedForm>>, HttpError> {
    let refused = read(&app, &requester, table, asked.seat, |view| {
        Ok(into(view.why_not(asked.anchor.as_deref(), requester.lang)?))
    });
    Ok(Json(refused.await?))
}

/// From when on the log is read.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct LogQuery {
    #[serde(default)]
    seat: SeatParam,
    /// From the decision with this number onwards; 0 is the set-up.
    #[serde(default)]
    #[param(value_type = u32)]
    since: DecisionNumber,
}

/// The log.
#[derive(Serialize, ToSchema)]
#[schema(as = Log)]
pub(super) struct LogForm {
    position: PositionForm,
    lines: Vec<LogLineForm>,
}

/// The log, as you may see it.
#[utoipa::path(
    get,
    path = "/tables/{table}/log",
    params(LogQuery),
    responses((status = 200, description = "Done.", body = LogForm))
)]
pub(super) async fn log(
    State(app): State<App>,
    requester: Requester,
    TablePath(table): TablePath,
    ApiQuery(asked): ApiQuery<LogQuery>,
) -> Result<Json<LogForm>, HttpError> {
    let log = read(&app, &requester, table, asked.seat, |view| {
        Ok(LogForm {
            position: view.position().into(),
            lines: into(view.log(asked.since, requester.lang)?),
        })
    });
    Ok(Json(log.await?))
}

/// From where on the talk is read.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct TalkQuery {
    /// Only messages after the one with this number.
    #[serde(default)]
    after: u32,
}

/// A chat message.
#[derive(Serialize, ToSchema)]
#[schema(as = TalkLine)]
pub(super) struct TalkForm {
    /// Its number among the table's chat messages, from 1.
    #[schema(value_type = u32)]
    number: MessageNumber,
    /// Seconds since 1970.
    at: i64,
    #[schema(value_type = SeatNumber)]
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

/// The chat.
#[utoipa::path(
    get,
    path = "/tables/{table}/talk",
    params(TalkQuery),
    responses((status = 200, description = "Done.", body = Vec<TalkForm>))
)]
pub(super) async fn talk(
    State(app): State<App>,
    requester: Requester,
    TablePath(table): TablePath,
    ApiQuery(asked): ApiQuery<TalkQuery>,
) -> Result<Json<Vec<TalkForm>>, HttpError> {
    let after = MessageNumber(asked.after);
    let lines = app.tables().talk(table, &requester.caller, after).await?;
    Ok(Json(into(lines)))
}

/// The whole game as a file, with its seed, once it is over.
#[utoipa::path(
    get,
    path = "/tables/{table}/chronicle",
    responses((status = 200, description = "Done.", body = String, content_type = "application/x-ndjson"))
)]
pub(super) async fn chronicle(
    State(app): State<App>,
    requester: Requester,
    TablePath(table): TablePath,
) -> Result<Response, HttpError> {
    let (game, file) = read(&app, &requester, table, SeatParam::default(), |view| {
        Ok((view.kind().id(), view.chronicle()?))
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
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct StreamQuery {
    /// Any number. Decisions that you send with the same number in the header X-Kroniek-Stream are not repeated here,
    /// because you already have the answers.
    #[param(value_type = u64, required = false)]
    stream: Option<u64>,
}

/// Live updates of a table, as server-sent events.
///
/// An event is called 'position', 'seats' or 'talk'; its data is the position, and its id is the position's number. After a
/// gap, read everything again.
#[utoipa::path(
    get,
    path = "/tables/{table}/events",
    params(StreamQuery),
    responses((status = 200, description = "Done.", body = String, content_type = "text/event-stream"))
)]
pub(super) async fn events(
    State(app): State<App>,
    mut requester: Requester,
    TablePath(table): TablePath,
    ApiQuery(asked): ApiQuery<StreamQuery>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, HttpError> {
    // Whoever comes back having missed nothing need not be told again where the game stands.
    let seen: Option<EntryNumber> = headers
        .get("last-event-id")
        .and_then(|value| value.to_str().ok()?.parse().ok())
        .map(EntryNumber);
    requester.caller.stream = asked.stream.or(requester.caller.stream);
    let updates = updates(&app, table, requester).await?;
    let events = updates
        .enumerate()
        .filter(move |(index, update)| {
            let missed = *index > 0 || seen != Some(update.position.entry);
            std::future::ready(missed)
        })
        .map(|(_, update)| event(update));
    Ok(live(&app, events))
}

/// What an event is called.
pub(super) fn event_name(kind: Option<NewsKind>) -> &'static str {
    match kind {
        None | Some(NewsKind::Position) => "position",
        Some(NewsKind::Seats) => "seats",
        Some(NewsKind::Talk) => "talk",
    }
}

fn event(update: Update) -> Event {
    let event = Event::default()
        .event(event_name(update.kind))
        .id(update.position.entry.to_string());
    with_data(event, &PositionForm::from(update.position))
}
