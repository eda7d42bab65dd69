//! The board of a table, or of a lesson, as a small picture: the game's own drawing, painted for day or night.

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use boards::{cut_out, paint, view_box};
use catalog::AnyGame;
use maud::{Markup, html};
use serde::Deserialize;
use table::{Listed, Stage, ViewAs};

use super::emblem::emblem;
use super::frame::PageContext;
use super::settings::Theme;
use crate::api::TablePath;
use crate::{App, HttpError};

#[derive(Deserialize)]
pub(super) struct Wanted {
    #[serde(default)]
    pub(super) theme: String,
}

/// The picture, as a spectator sees the board. Nobody but its players sees a private table.
pub(super) async fn board(
    State(app): State<App>,
    reader: PageContext,
    TablePath(table): TablePath,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let (caller, lang) = (&reader.requester.caller, reader.lang);
    let drawn = app
        .tables()
        .look(table, caller, ViewAs::Spectator, |view| {
            let shown =
                view.stage() != Stage::Gathering && (!view.is_private() || !view.held().is_empty());
            let scene = if shown { Some(view.scene(None)?) } else { None };
            Ok::<_, HttpError>((view.kind(), scene.and_then(|scene| scene.picture(lang))))
        })
        .await??;
    let (kind, Some(drawing)) = drawn else {
        return Err(HttpError::UnknownPage);
    };
    answer(kind, &drawing, &wanted, &headers)
}

/// What a lesson is about.
pub(super) async fn lesson(
    State(app): State<App>,
    reader: PageContext,
    Path((game, name)): Path<(String, String)>,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let course = app.courses().find(&game);
    let found = course.and_then(|course| course.find(&name));
    let (_, lesson) = found.ok_or(HttpError::UnknownPage)?;
    let (stand, part) = lesson.pictured().map_err(|_| HttpError::UnknownPage)?;
    let drawing = stand.playing.picture(reader.lang);
    let drawing = drawing.ok_or(HttpError::UnknownPage)?;
    let drawing = match part {
        Some(part) => cut_out(&drawing, part.map(f64::from)),
        None => drawing,
    };
    answer(lesson.kind(), &drawing, &wanted, &headers)
}

/// The picture, unless the browser has it.
pub(super) fn answer(
    kind: &'static dyn AnyGame,
    drawing: &Markup,
    wanted: &Wanted,
    headers: &HeaderMap,
) -> Result<Response, HttpError> {
    let theme = if wanted.theme == "dark" {
        boards::Theme::Night
    } else {
        boards::Theme::Day
    };
    let mut hasher = blake3::Hasher::new();
    hasher.update(env!("CARGO_PKG_VERSION").as_bytes());
    hasher.update(kind.style().as_bytes());
    hasher.update(wanted.theme.as_bytes());
    hasher.update(drawing.0.as_bytes());
    let etag = format!("\"{}\"", &hasher.finalize().to_hex()[..24]);
    let known = headers.get(header::IF_NONE_MATCH);
    let head = [
        (
            header::ETAG,
            HeaderValue::from_str(&etag).map_err(|_| HttpError::Own)?,
        ),
        (
            header::CACHE_CONTROL,
            HeaderValue::from_static("private, no-cache"),
        ),
        (
            header::CONTENT_TYPE,
            HeaderValue::from_static("image/svg+xml"),
        ),
    ];
    if known.is_some_and(|known| known.as_bytes() == etag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, head).into_response());
    }
    Ok((head, painted(kind, drawing, theme)).into_response())
}

fn painted(kind: &'static dyn AnyGame, drawing: &Markup, theme: boards::Theme) -> String {
    let whole =
        html! { svg xmlns="http://www.w3.org/2000/svg" viewBox=(view_box(drawing)) { (drawing) } };
    let sheets = [boards::TOKENS, boards::KIT_STYLE, kind.style()];
    paint(&whole, &sheets, theme)
}

/// The picture of the board at an address, as the reader likes it.
pub(super) fn of(address: &str, theme: Theme) -> Markup {
    let source = |theme: &str| format!("{address}/board.svg?theme={theme}");
    themed(
        theme,
        |theme| html! { img src=(source(theme)) alt="" width="480" height="424" loading="lazy" decoding="async"; },
        source,
    )
}

/// A picture at an address with a query, as the reader likes it.
pub(super) fn drawn(address: &str, told: &str, theme: Theme) -> Markup {
    let source = |theme: &str| format!("{address}&theme={theme}");
    themed(
        theme,
        |theme| html! { img src=(source(theme)) alt=(told); },
        source,
    )
}

fn themed(theme: Theme, image: impl Fn(&str) -> Markup, source: impl Fn(&str) -> String) -> Markup {
    match theme {
        Theme::System => html! {
            picture {
                source srcset=(source("dark")) media="(prefers-color-scheme: dark)";
                (image("light"))
            }
        },
        Theme::Light => image("light"),
        Theme::Dark => image("dark"),
    }
}

/// A table in a list: its board where there is one to see, else the emblem of its game.
pub(super) fn thumb(table: &Listed, reader: &PageContext) -> Markup {
    if table.stage() == Stage::Gathering {
        emblem(table.kind(), reader.lang)
    } else {
        of(&format!("/tables/{}", table.id()), reader.theme)
    }
}
