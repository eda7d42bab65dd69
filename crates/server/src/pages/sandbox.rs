//! A private sandbox: a player tries lines from where their game stands, as their seat sees it, and plays all sides.
//!
//! Everything is in the address: the seat, how many decisions had been made, the number from which everything hidden is drawn, and the choices that were made here,
//! `?seat=0&at=12&seed=7&path=3.0`. So nothing is stored, any server can show it, and nobody else sees it. What is shown follows from what the seat may
//! know and that number alone ([`TableView::imagined`](table::TableView::imagined)).

use axum::extract::{Form, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use catalog::{Decision, GameError, LogLine, TiledChoice};
use engine::{DecisionNumber, Seat};
use lessons::Path;
use maud::{Markup, html};
use serde::Deserialize;
use table::{Stage, TableError, TableId, ViewAs};
use words::Lang;
use words::site::table as table_texts;

use super::frame::{PageContext, rule_link};
use super::icons::{Tool, tool};
use super::learn::{Head, Laid, meanwhile, sent};
use super::line::{Line, Shown};
use super::table::{ChoiceForm, choices};
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

/// Where the sandbox stands.
struct Sandbox {
    start: Start,
    line: Line,
}

/// A number for what is drawn. Nothing follows from it that anybody else knows.
fn any_seed() -> u32 {
    let random = table::Key::random().0;
    u32::from_be_bytes([random[0], random[1], random[2], random[3]])
}

/// The sandbox that an address names; none where the way leads to another one: of a new sandbox, or to the table, where there is nothing to try.
async fn sandbox(
    app: &App,
    reader: &PageContext,
    table: TableId,
    asked: &Asked,
) -> Result<Result<Sandbox, Redirect>, HttpError> {
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
    let (start, playing) = match look? {
        Ok(begun) => begun,
        Err(way) => return Ok(Err(Redirect::to(&way))),
    };
    let path: Path = asked.path.parse().unwrap_or_default();
    let last = DecisionNumber(playing.decisions().0.max(1));
    let line = Line::follow(playing, start.seat, last, path, |playing, choice| {
        let seat = playing.to_act().first();
        let done = seat.map(|seat| playing.play_choice(seat, choice));
        matches!(done, Some(Ok(())))
    });
    // Without a line nobody has made these choices here.
    let begin_anew = || Redirect::to(&start.address(&Path::default()));
    Ok(line
        .map(|line| Sandbox { start, line })
        .ok_or_else(begin_anew))
}

/// The page.
pub(super) async fn page(
    State(app): State<App>,
    reader: PageContext,
    TablePath(table): TablePath,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let sandbox = match sandbox(&app, &reader, table, &asked).await? {
        Ok(sandbox) => sandbox,
        Err(way) => return Ok(way.into_response()),
    };
    let body = sandbox.body(&reader).map_err(TableError::from)?;
    let title = texts::heading(reader.lang);
    Ok(sent(&app, &reader, &headers, &title, &body))
}

/// Plays one choice more. Nothing is changed by it but the address.
pub(super) async fn choose(
    State(app): State<App>,
    reader: PageContext,
    TablePath(table): TablePath,
    Form(asked): Form<Asked>,
) -> Result<Redirect, HttpError> {
    let sandbox = match sandbox(&app, &reader, table, &asked).await? {
        Ok(sandbox) => sandbox,
        Err(way) => return Ok(way),
    };
    let longer = sandbox.line.longer(asked.choice);
    Ok(Redirect::to(&sandbox.start.address(&longer)))
}

impl Sandbox {
    fn body(&self, reader: &PageContext) -> Result<Markup, GameError> {
        let (lang, playing) = (reader.lang, &self.line.playing);
        let viewer = self.line.viewer();
        let Shown {
            decision,
            told,
            lit,
        } = self.line.shown(lang)?;
        let laid = Laid {
            class: "lesson sandbox",
            number: self.line.path.len(),
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
        let (lang, kind) = (reader.lang, self.line.playing.kind());
        let table = format!("/tables/{}", self.start.table);
        let head = Head {
            kind,
            which: html! { b { (texts::heading(lang)) } span { (kind.title(lang)) } },
            before: html! {},
            current: html! { b { (self.line.playing.round(lang)) } },
            after: html! { (texts::steps(lang, self.line.path.len())) },
            ticks: html! {},
            menu: html! {},
            leave: (&table, texts::leave(lang)),
        };
        head.out(reader)
    }

    /// What is asked, what the sandbox is, and the ways back.
    fn panel(
        &self,
        decision: Option<&Decision<TiledChoice>>,
        told: &[LogLine],
        lang: Lang,
    ) -> Markup {
        let (line, start) = (&self.line, &self.start);
        let kind = line.playing.kind();
        let rules = format!("/games/{}/rules", kind.id());
        let table = format!("/tables/{}", start.table);
        let redraw = format!("{table}/sandbox?seat={}&at={}", start.seat, start.at.0);
        let heading = match decision {
            Some(decision) => decision.prompt.clone(),
            None if line.is_long() => texts::long(lang),
            None => line
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
                    @if line.path.is_empty() {
                        p class="note" { (texts::note(lang)) }
                    } @else {
                        details class="note" { summary { (texts::what(lang)) } p { (texts::note(lang)) } }
                    }
                    (meanwhile(told, lang))
                }
                @if let Some(decision) = decision { (choices(&self.form(decision), &html! {}, lang)) }
                div class="means" {
                    @if !line.path.is_empty() {
                        a class="button" href=(start.address(&line.path.before())) { (tool(Tool::Previous)) (texts::back(lang)) }
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
                ("path", self.line.path.to_string()),
            ],
            number: self.line.path.len().to_string(),
            decision,
            advised: None,
            tried: None,
        }
    }
}
