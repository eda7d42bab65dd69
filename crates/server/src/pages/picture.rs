//! Pictures for sharing: of a position at a public table, and of a game.

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use boards::Panel;
use catalog::AnyGame;
use engine::{DecisionNumber, Seat};
use serde::Deserialize;
use table::{Holder, Stage, TableError, TableView, ViewAs};
use words::Lang;

use super::frame::PageContext;
use super::game::{find, sample};
use super::home::called;
use super::share::how_far;
use crate::api::TablePath;
use crate::pictures::{Row, Shown, Sketch, compose};
use crate::think_permits::Owner;
use crate::{App, HttpError};

#[derive(Deserialize)]
pub(super) struct PictureQuery {
    at: Option<DecisionNumber>,
}

/// The picture of a position as a spectator sees it. A private table shows nothing but its game.
pub(super) async fn table(
    State(app): State<App>,
    reader: PageContext,
    TablePath(table): TablePath,
    Query(asked): Query<PictureQuery>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let caller = &reader.requester.caller;
    let (sketch, private) = app
        .tables()
        .look(table, caller, ViewAs::Spectator, |view| {
            let private = view.is_private();
            let sketch = if private || view.stage() == Stage::Gathering {
                Ok(of_game(view.kind(), reader.lang))
            } else {
                of_table(view, asked.at, reader.lang)
            };
            sketch.map(|sketch| (sketch, private))
        })
        .await??;
    let owner = Owner::asks(caller, table);
    answer(&app, sketch, owner, private, &headers).await
}

/// The board alone as a spectator sees it, for whoever may look at the table: small enough for lists.
pub(super) async fn board(
    State(app): State<App>,
    reader: PageContext,
    TablePath(table): TablePath,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let caller = &reader.requester.caller;
    let (sketch, private) = app
        .tables()
        .look(table, caller, ViewAs::Spectator, |view| {
            let board = match view.stage() {
                Stage::Gathering => sample(view.kind()).and_then(|game| game.picture(reader.lang)),
                _ => view.scene(None)?.picture(reader.lang),
            };
            let board = board.map(|board| Sketch::of_board(&board, view.kind().style()));
            let sketch = board.unwrap_or_else(|| of_game(view.kind(), reader.lang));
            Ok::<_, TableError>((sketch, view.is_private()))
        })
        .await??;
    answer(&app, sketch, Owner::asks(caller, table), private, &headers).await
}

/// The picture of a game that nobody plays.
pub(super) async fn game(
    State(app): State<App>,
    reader: PageContext,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let sketch = of_game(find(&app, &id)?, reader.lang);
    answer(&app, sketch, Owner::nobody(), false, &headers).await
}

fn of_game(kind: &'static dyn AnyGame, lang: Lang) -> Sketch {
    let playing = sample(kind);
    let rows = playing.iter().flat_map(|playing| {
        Seat::all(playing.seats()).map(|seat| Row {
            sign: playing.sign(seat, lang).unwrap_or_default(),
            id: playing.seat_id(seat),
            name: playing.seat_name(seat, lang),
            note: String::new(),
            score: String::new(),
            unit: String::new(),
            won: false,
        })
    });
    let shown = Shown {
        game: kind.id(),
        title: kind.title(lang),
        line: kind.about().summary.say(lang),
        board: playing.as_ref().and_then(|playing| playing.picture(lang)),
        rows: rows.collect(),
    };
    Sketch::new(compose(&shown), kind.style())
}

fn of_table(
    view: &TableView<'_>,
    at: Option<DecisionNumber>,
    lang: Lang,
) -> Result<Sketch, TableError> {
    let kind = view.kind();
    let scene = view.scene(at)?;
    let ended = scene.decisions() == view.position().decisions;
    let outcome = view.outcome().filter(|_| ended);
    let line = how_far(view, &scene, lang);
    let seats = view.seats(lang);
    let row = |panel: Panel| -> Result<Row, TableError> {
        let seat = seats.iter().find(|seat| seat.seat == panel.seat);
        // Whoever has not given a name is not named.
        let person = seat.filter(|seat| seat.holder != Holder::Human || !seat.name.is_empty());
        let person = person.map_or_else(String::new, |seat| called(seat, lang));
        Ok(Row {
            sign: view.sign(panel.seat, lang)?,
            id: panel.id,
            name: panel.name,
            note: person,
            score: panel.score.value,
            unit: panel.score.label,
            won: outcome
                .as_ref()
                .is_some_and(|outcome| outcome.winners.contains(panel.seat)),
        })
    };
    let rows: Result<Vec<Row>, TableError> = scene.panels(lang)?.into_iter().map(row).collect();
    let shown = Shown {
        game: kind.id(),
        title: kind.title(lang),
        line: &line,
        board: scene.picture(lang),
        rows: rows?,
    };
    Ok(Sketch::new(compose(&shown), kind.style()))
}

async fn answer(
    app: &App,
    sketch: Sketch,
    owner: Owner,
    private: bool,
    headers: &HeaderMap,
) -> Result<Response, HttpError> {
    let etag = sketch.etag();
    let cache = if private {
        "private, max-age=60"
    } else {
        "public, max-age=60"
    };
    let value = |text: &str| HeaderValue::from_str(text).map_err(|_| HttpError::Own);
    let head = [
        (header::ETAG, value(&etag)?),
        (header::CACHE_CONTROL, value(cache)?),
        // Other sites show it beside a link.
        (
            HeaderName::from_static("cross-origin-resource-policy"),
            HeaderValue::from_static("cross-origin"),
        ),
    ];
    let known = headers.get(header::IF_NONE_MATCH);
    if known.is_some_and(|known| known.as_bytes() == etag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, head).into_response());
    }
    let png = app.pictures().png(sketch, owner).await?;
    let kind = [(header::CONTENT_TYPE, HeaderValue::from_static("image/png"))];
    Ok((head, kind, png).into_response())
}
