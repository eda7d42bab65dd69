//! One live stream for all tables that a browser shows.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::State;
use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::select_all;
use futures_util::{Stream, StreamExt, stream};
use serde::{Deserialize, Serialize};
use table::{Key, TableError, TableId};
use utoipa::IntoParams;

use super::answers::PositionForm;
use super::extract::ApiQuery;
use super::game::event_name;
use crate::live::{Update, updates};
use crate::{App, HttpError, Requester};

/// How many tables one stream tells of at most.
const MOST_TABLES: usize = 20;

/// When a browser comes back at the soonest after the server was stopped.
const SOONEST: Duration = Duration::from_millis(500);
/// By this the milliseconds are divided, at most 65,535, that a browser waits longer.
const SPREAD: u32 = 32;

/// Which tables.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct TablesQuery {
    /// The names of at most 20 tables, separated by commas.
    #[param(example = "oddbyqra3pxcm,pddbyqra3pxcm")]
    tables: String,
}

/// A position, and the table that it is at.
#[derive(Serialize)]
struct NewsForm {
    table: String,
    #[serde(flatten)]
    position: PositionForm,
}

/// Live updates of several tables, as server-sent events.
///
/// Browsers open at most six connections to a site, so with one stream per page the seventh page would hang. Events have the
/// same names as those of one table; their data contains the table and the position. Tables that you may not see are left out.
#[utoipa::path(
    get,
    path = "/events",
    params(TablesQuery),
    responses((status = 200, description = "Done.", body = String, content_type = "text/event-stream"))
)]
pub(super) async fn all_events(
    State(app): State<App>,
    requester: Requester,
    ApiQuery(asked): ApiQuery<TablesQuery>,
) -> Result<impl IntoResponse, HttpError> {
    let mut streams = Vec::new();
    for name in asked.tables.split(',').take(MOST_TABLES) {
        let Ok(table) = name.parse::<TableId>() else {
            continue;
        };
        if let Ok(updates) = updates(&app, table, requester.clone()).await {
            streams.push(updates.map(move |update| event(table, update)).boxed());
        }
    }
    if streams.is_empty() {
        return Err(TableError::UnknownTable.into());
    }
    Ok(live(&app, select_all(streams)))
}

/// The answer that tells these events as they come. If it ends because the server stops, the browser is told to come
/// back soon, but not all browsers at the same moment.
pub(super) fn live<E: Stream<Item = Event> + Send + 'static>(
    app: &App,
    events: E,
) -> impl IntoResponse + use<E> {
    let stop = app.stop().clone();
    let farewell = stream::once(async move {
        let [one, two, ..] = Key::random().0;
        let wait = SOONEST + Duration::from_millis(u16::from_be_bytes([one, two]).into()) / SPREAD;
        stop.is_cancelled().then(|| Event::default().retry(wait))
    });
    let events = events.map(Some).chain(farewell);
    let events = events
        .filter_map(std::future::ready)
        .map(Ok::<_, Infallible>);
    // A proxy that collects an answer before it passes it on would keep the news for itself.
    let unbuffered = [("x-accel-buffering", "no")];
    (
        unbuffered,
        Sse::new(events).keep_alive(KeepAlive::default()),
    )
}

fn event(table: TableId, update: Update) -> Event {
    let news = NewsForm {
        table: table.to_string(),
        position: update.position.into(),
    };
    with_data(Event::default().event(event_name(update.kind)), &news)
}

/// The event with its data in JSON, written in one piece: [`Event::json_data`] looks for the end of a line in every bit of it.
pub(super) fn with_data(event: Event, data: &impl Serialize) -> Event {
    // Plain numbers can always be written.
    event.data(serde_json::to_string(data).unwrap_or_default())
}
