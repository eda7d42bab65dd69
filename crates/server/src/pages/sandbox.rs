//! A private sandbox: a player tries lines from where their game stands, as their seat sees it, and plays all sides.
//!
//! Everything is in the address: the seat, how many decisions had been made, the number from which everything hidden is drawn, and the choices that were made here,
//! `?seat=0&at=12&seed=7&path=3.0`. So nothing is stored, any server can show it, and nobody else sees it. What is shown follows from what the seat may
//! know and that number alone ([`TableView::imagined`](table::TableView::imagined)).

use axum::extract::{Form, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use boards::Highlights;
use catalog::{AnyPlaying, Decision, GameError, LogLine, TiledChoice};
use engine::{DecisionNumber, Seat, Viewer};
use lessons::Path;
use maud::{Markup, html};
use serde::Deserialize;
use table::{Stage, TableError, TableId, ViewAs};
use words::Lang;
use words::site::{frame, table as table_texts};

use super::frame::{Page, PageContext, rule_link, site_links};
use super::icons::{Tool, tool};
use super::learn::{Laid, meanwhile};
use super::table::{ChoiceForm, choices};
use super::updates;
use crate::api::TablePath;
use crate::{App, HttpError};

/// What the page says.
pub(super) mod texts {
    words::texts!("sandbox");
}

/// Where a line begins, and what is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Start {
    table: TableId,
    seat: Seat,
    at: DecisionNumber,
    seed: u32,
}

impl Start {
    fn address(&self, path: &Path) -> String {
        let Start {
            table,
            seat,
            at,
            seed,
        } = self;
        let start = format!(
            "/tables/{table}/sandbox?seat={seat}&at={}&seed={seed}",
            at.0
        );
        if path.is_empty() {
            start
        } else {
            format!("{start}&path={path}")
        }
    }
}

/// What an address, or a form, says.
#[derive(Deserialize)]
pub(super) struct Asked {
    seat: Option<Seat>,
    at: Option<u32>,
    seed: Option<u32>,
    #[serde(default)]
    path: String,
    choice: Option<usize>,
}

/// Where a line stands.
struct Line {
    start: Start,
    path: Path,
    playing: Box<dyn AnyPlaying>,
}

/// A number for what is drawn. Nothing follows from it that anybody else knows.
fn any_seed() -> u32 {
    let random = table::Key::random().0;
    u32::from_be_bytes([random[0], random[1], random[2], random[3]])
}

/// The line that an address names; none where the way leads to another one: of a new sandbox, or to the table, where there is nothing to try.
async fn line(
    app: &App,
    reader: &PageContext,
    table: TableId,
    asked: &Asked,
) -> Result<Result<Line, Redirect>, HttpError> {
    let eyes = asked.seat.map_or(ViewAs::Own, ViewAs::Seat);
    let look = app
        .tables()
        .look(table, &reader.requester.caller, eyes, |view| {
            let seat = view.viewer().seat().ok_or(TableError::NotYourSeat)?;
            if view.stage() != Stage::Playing {
                return Ok(Err(format!("/tables/{table}")));
            }
            let now = view.position().decisions;
            let at = asked.at.map(DecisionNumber).filter(|at| *at <= now);
            let start = Start {
                table,
                seat,
                at: at.unwrap_or(now),
                seed: asked.seed.unwrap_or_else(any_seed),
            };
            if at.is_none() || asked.seed.is_none() {
                return Ok(Err(start.address(&Path::default())));
            }
            let playing = view.imagined(start.at, start.seed.into())?;
            Ok(Ok((start, playing)))
        });
    let look: Result<_, TableError> = look.await?;
    let (start, mut playing) = match look? {
        Ok(begun) => begun,
        Err(way) => return Ok(Err(Redirect::to(&way))),
    };
    let path: Path = asked.path.parse().unwrap_or_default();
    for choice in path.choices() {
        let seat = playing.to_act().first();
        let done = seat.map(|seat| playing.play_choice(seat, choice));
        if !matches!(done, Some(Ok(()))) {
            // Nobody has made these choices here.
            return Ok(Err(Redirect::to(&start.address(&Path::default()))));
        }
    }
    Ok(Ok(Line {
        start,
        path,
        playing,
    }))
}

/// The page.
pub(super) async fn page(
    State(app): State<App>,
    reader: PageContext,
    TablePath(table): TablePath,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let line = match line(&app, &reader, table, &asked).await? {
        Ok(line) => line,
        Err(way) => return Ok(way.into_response()),
    };
    let body = line.body(&reader).map_err(TableError::from)?;
    if let Some(base) = updates::base(&headers) {
        return Ok(app.sent_pages().news(&body, base));
    }
    let title = texts::heading(reader.lang);
    let body = app.sent_pages().whole(&body);
    Ok(Page::new(&reader, &title).full().body(body).into_response())
}

/// Plays one choice more. Nothing is changed by it but the address.
pub(super) async fn choose(
    State(app): State<App>,
    reader: PageContext,
    TablePath(table): TablePath,
    Form(asked): Form<Asked>,
) -> Result<Redirect, HttpError> {
    let line = match line(&app, &reader, table, &asked).await? {
        Ok(line) => line,
        Err(way) => return Ok(way),
    };
    let longer = match asked.choice {
        Some(choice) if !line.is_long() => line.path.then(choice),
        _ => line.path.clone(),
    };
    Ok(Redirect::to(&line.start.address(&longer)))
}

impl Line {
    /// Whether it has as many choices as an address keeps.
    fn is_long(&self) -> bool {
        self.path.len() >= Path::LONGEST
    }

    /// Through whose eyes it is shown: those of whoever decides next, since the reader plays all sides.
    fn seat(&self) -> Seat {
        self.playing.to_act().first().unwrap_or(self.start.seat)
    }

    fn body(&self, reader: &PageContext) -> Result<Markup, GameError> {
        let (lang, playing) = (reader.lang, &self.playing);
        let viewer = Viewer::Seat(self.seat());
        let asked = playing.to_act().first().filter(|_| !self.is_long());
        let decision = asked.and_then(|seat| playing.tiled_decision(seat, lang).ok());
        let last = playing.decisions().0.saturating_sub(1);
        let told = playing.log(DecisionNumber(last + 1), viewer, lang)?;
        let lit = Highlights {
            legal: decision.as_ref().map_or_else(Vec::new, |decision| {
                let choices = decision.choices.iter();
                choices.map(|choice| choice.anchor.clone()).collect()
            }),
            chosen: None,
            acting: playing.to_act().first(),
            last: told.iter().flat_map(|line| line.places.clone()).collect(),
            mover: told
                .first()
                .and_then(|line| playing.decided_by(line.decision)),
        };
        let laid = Laid {
            class: "lesson sandbox",
            number: self.path.len(),
            playing: &**playing,
            viewer,
            head: self.head(reader),
            board: playing.board(viewer, &lit, lang)?,
            panel: self.panel(decision.as_ref(), &told, lang),
            hand: playing.hand(viewer, &lit, lang)?,
            below: html! {},
            tab: (table_texts::decide(lang), Tool::Decide),
        };
        laid.out(lang)
    }

    fn head(&self, reader: &PageContext) -> Markup {
        let (lang, kind) = (reader.lang, self.playing.kind());
        let table = format!("/tables/{}", self.start.table);
        html! {
            div id="table-head" class="table-head" {
                a class="mark" href="/" aria-label={ "Kroniek: " (frame::home(lang)) } { (tool(Tool::Brand)) }
                p class="which" { b { (texts::heading(lang)) } span { (kind.title(lang)) } }
                div id="strip" class="strip" {
                    div class="summary" {
                        span class="slots" {
                            span class="before" {}
                            span class="current" { b { (self.playing.round(lang)) } }
                            span class="after" { (texts::steps(lang, self.path.len())) }
                        }
                    }
                }
                div class="tools" {
                    a class="tool" href={ "/games/" (kind.id()) "/rules" } target="_blank" { (tool(Tool::Book)) span class="label" { (table_texts::rules(lang)) } }
                    details id="menu" class="menu pops" {
                        summary class="tool" aria-label=(table_texts::menu(lang)) { (tool(Tool::Menu)) span class="label" { (table_texts::menu(lang)) } }
                        div class="pop" { nav aria-label=(table_texts::menu(lang)) { a href="/" { (frame::home(lang)) } (site_links(reader)) } }
                    }
                    a class="tool leave" href=(table) { (tool(Tool::Close)) span class="label" { (texts::leave(lang)) } }
                }
            }
        }
    }

    /// What is asked, what the sandbox is, and the ways back.
    fn panel(
        &self,
        decision: Option<&Decision<TiledChoice>>,
        told: &[LogLine],
        lang: Lang,
    ) -> Markup {
        let (kind, start) = (self.playing.kind(), &self.start);
        let rules = format!("/games/{}/rules", kind.id());
        let table = format!("/tables/{}", start.table);
        let redraw = format!("{table}/sandbox?seat={}&at={}", start.seat, start.at.0);
        let heading = match decision {
            Some(decision) => decision.prompt.clone(),
            None if self.is_long() => texts::long(lang),
            None => self
                .playing
                .result(lang)
                .unwrap_or_else(|| texts::over(lang)),
        };
        html! {
            section id="decision" class="sheet decision teacher" aria-labelledby="asked" {
                span class="edge" {}
                div class="ask" {
                    p class="whose" { (tool(Tool::Question)) span { (texts::heading(lang)) } }
                    h1 id="asked" tabindex="-1" { (heading) @if let Some(decision) = decision { " " (rule_link(kind, &rules, decision.rule, lang)) } }
                    @if self.path.is_empty() {
                        p class="note" { (texts::note(lang)) }
                    } @else {
                        details class="note" { summary { (texts::what(lang)) } p { (texts::note(lang)) } }
                    }
                    (meanwhile(told, lang))
                }
                @if let Some(decision) = decision { (choices(&self.form(decision), &html! {}, lang)) }
                div class="means" {
                    @if !self.path.is_empty() {
                        a class="button" href=(start.address(&self.path.before())) { (tool(Tool::Previous)) (texts::back(lang)) }
                        a class="button" href=(start.address(&Path::default())) { (texts::anew(lang)) }
                    }
                    a class="button" href=(redraw) { (texts::redraw(lang)) }
                }
            }
        }
    }

    fn form<'d>(&self, decision: &'d Decision<TiledChoice>) -> ChoiceForm<'d> {
        let start = &self.start;
        ChoiceForm {
            address: format!("/tables/{}/sandbox", start.table),
            fields: vec![
                ("seat", start.seat.to_string()),
                ("at", start.at.0.to_string()),
                ("seed", start.seed.to_string()),
                ("path", self.path.to_string()),
            ],
            number: self.path.len().to_string(),
            decision,
            advised: None,
            tried: None,
        }
    }
}
