//! The replay: any position of a game, with the way to the next and the previous one.

use axum::extract::{Query, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use boards::Highlights;
use engine::{DecisionNumber, Seat};
use maud::{Markup, html};
use serde::Deserialize;
use table::{Stage, TableError, TableView, ViewAs};
use words::Lang;
use words::site::replay as texts;

use super::frame::{Page, PageContext};
use super::icons::{Tool, tool};
use super::share;
use super::table::{head, in_words, log, players, stage};
use crate::api::TablePath;
use crate::{App, HttpError};

#[derive(Deserialize)]
pub(super) struct ReplayQuery {
    at: Option<DecisionNumber>,
    seat: Option<u8>,
}

/// The page.
pub(super) async fn replay(
    State(app): State<App>,
    reader: PageContext,
    TablePath(table): TablePath,
    Query(asked): Query<ReplayQuery>,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    // Without a seat in the address nobody's secrets are shown: such a link can be passed on.
    let look = asked
        .seat
        .map_or(ViewAs::Spectator, |seat| ViewAs::Seat(Seat(seat)));
    let (title, shared, body) = app
        .tables()
        .look(table, &reader.requester.caller, look, |view| {
            let title = texts::heading(lang, view.kind().title(lang));
            let shared = share::of_table(view, asked.at, lang)?;
            shown(view, &asked, &reader).map(|body| (title, shared, body))
        })
        .await??;
    let page = Page::new(&reader, &title).full().shared(shared).body(body);
    Ok(page.into_response())
}

/// With which decision each round began.
fn rounds(view: &TableView<'_>, lang: Lang) -> Result<Vec<(DecisionNumber, String)>, TableError> {
    let lines = view.log(DecisionNumber::SET_UP, lang)?;
    let begun = lines.into_iter().filter(log::begins_round);
    Ok(begun.map(|line| (line.decision, line.line.text)).collect())
}

fn shown(
    view: &TableView<'_>,
    asked: &ReplayQuery,
    reader: &PageContext,
) -> Result<Markup, TableError> {
    let lang = reader.lang;
    let last = view.position().decisions;
    let at = asked.at.unwrap_or(last).min(last);
    let scene = view.scene(Some(at))?;
    let table = format!("/tables/{}", view.id());
    let this = scene.log(at, lang)?;
    let lit = Highlights {
        acting: scene.to_act().first(),
        last: this.iter().flat_map(|line| line.places.clone()).collect(),
        mover: scene.decided_by(at),
        ..Highlights::default()
    };
    Ok(html! {
        div id="table" class="table replay" data-step=(at) {
            (head(view, Some(&scene), reader))
            (stage(&scene.board(&lit, lang)?, lang))
            (bar(view, asked, at, lang)?)
            div class="rail" {
                section id="decision" class="sheet decision" aria-labelledby="asked" {
                    div class="ask" {
                        p class="whose" { span { (texts::after(lang, at, last)) } }
                        h1 id="asked" { (texts::this_step(lang)) }
                    }
                    div class="groups scroller" {
                        (log::told(view, &this, lang))
                        p class="note" { (texts::link(lang)) }
                    }
                    div class="pinned" { a class="button primary" href={ (table) @if let Some(seat) = asked.seat { "?seat=" (seat) } } { (texts::to_table(lang)) } }
                    div class="means" { @if view.stage() == Stage::Over { a class="button" href={ (table) "/analysis" } { (words::site::analysis::analysis(lang)) } } }
                }
                (players(view, &scene, None, lang)?)
                div id="book" class="sheet book" { (in_words(view.kind(), &scene, lang)?) }
            }
        }
        div id="announce" class="unseen" role="status" aria-live="polite" {}
    })
}

/// The bar under the board: step by step, round by round, by itself, or anywhere at once.
fn bar(
    view: &TableView<'_>,
    asked: &ReplayQuery,
    at: DecisionNumber,
    lang: Lang,
) -> Result<Markup, TableError> {
    let last = view.position().decisions;
    let rounds = rounds(view, lang)?;
    let seat = asked
        .seat
        .map_or(String::new(), |seat| format!("&seat={seat}"));
    let replay = format!("/tables/{}/replay", view.id());
    let begins = || rounds.iter().map(|(begin, _)| *begin);
    let round_back = begins().filter(|&begin| begin < at).max();
    let round_on = begins().filter(|&begin| begin > at).min();
    let steps = [
        (
            "first",
            DecisionNumber::SET_UP,
            texts::first(lang),
            Tool::First,
        ),
        (
            "round-back",
            round_back.unwrap_or_default(),
            texts::round_back(lang),
            Tool::RoundBack,
        ),
        ("prev", at.before(), texts::previous(lang), Tool::Previous),
        ("next", at.next().min(last), texts::next(lang), Tool::Next),
        (
            "round-on",
            round_on.unwrap_or(last),
            texts::round_on(lang),
            Tool::RoundOn,
        ),
        ("last", last, texts::last(lang), Tool::Last),
    ];
    let now = begins().filter(|&begin| begin <= at).max();
    Ok(html! {
        div id="bar" class="sheet bar" {
            nav class="steps" aria-label=(texts::position(lang)) {
                @for (rel, to, text, drawing) in steps {
                    a rel=(rel) class="tool" href={ (replay) "?at=" (to) (seat) } title=(text) aria-label=(text) { (tool(drawing)) }
                    @if rel == "prev" {
                        button class="tool play" type="button" data-play title=(texts::play(lang)) aria-label=(texts::play(lang)) data-pause=(texts::pause(lang)) { (tool(Tool::Play)) (tool(Tool::Pause)) }
                    }
                }
            }
            form method="get" action=(replay) class="slider" data-slider {
                @if let Some(seat) = asked.seat { input type="hidden" name="seat" value=(seat); }
                input type="range" name="at" min="0" max=(last) value=(at) list="rounds" aria-label=(texts::position(lang));
                datalist id="rounds" { @for (begin, _) in &rounds { option value=(begin) {} } }
                button { (texts::go(lang)) }
            }
            @if !rounds.is_empty() {
                form method="get" action=(replay) class="jump" data-jump {
                    @if let Some(seat) = asked.seat { input type="hidden" name="seat" value=(seat); }
                    select name="at" aria-label=(texts::jump(lang)) { @for (begin, name) in &rounds { option value=(begin) selected[Some(*begin) == now] { (name) } } }
                    button { (texts::go(lang)) }
                }
            }
            select id="speed" class="speed" aria-label=(texts::speed(lang)) { @for speed in [1, 2, 4] { option value=(speed) { (speed) "×" } } }
        }
    })
}

/// The whole game as a file, once it is over.
pub(super) async fn chronicle(
    State(app): State<App>,
    reader: PageContext,
    TablePath(table): TablePath,
) -> Result<Response, HttpError> {
    let caller = &reader.requester.caller;
    let look = app.tables().look(table, caller, ViewAs::Own, |view| {
        let file: Result<String, TableError> = view.chronicle();
        file
    });
    download(&format!("{table}.kroniek"), look.await??)
}

/// What is stored of a table that cannot be read.
pub(super) async fn broken(
    State(app): State<App>,
    reader: PageContext,
    TablePath(table): TablePath,
) -> Result<Response, HttpError> {
    let caller = &reader.requester.caller;
    let (game, text) = app.tables().export_broken(table, caller).await?;
    download(&format!("{game}-{table}.broken"), text)
}

/// A file to be kept.
fn download(name: &str, text: String) -> Result<Response, HttpError> {
    let name = format!("attachment; filename=\"{name}\"");
    let name = HeaderValue::from_str(&name).map_err(|_| HttpError::Own)?;
    let kind = HeaderValue::from_static("text/plain; charset=utf-8");
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text).into_response())
}
