//! What lies around the teacher's panel, and what it is made of.

use std::cmp::Ordering;

use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use catalog::{AnyGame, AnyPlaying, GameError};
use engine::Viewer;
use lessons::Lesson;
use maud::{Markup, PreEscaped, html};
use words::site::{frame, learn as texts, table as table_texts};
use words::{Lang, Sign};

use crate::App;
use crate::pages::frame::{Page, PageContext, site_links};
use crate::pages::icons::{Tool, icon, tool};
use crate::pages::table::{columns, figure, stage, told_in_words};
use crate::pages::updates;

/// What a page is made of that shows a board without a table: a lesson, or a sandbox.
pub(in crate::pages) struct Laid<'p> {
    pub(in crate::pages) class: &'static str,
    /// The script shows the newer of two positions.
    pub(in crate::pages) number: usize,
    pub(in crate::pages) playing: &'p dyn AnyPlaying,
    pub(in crate::pages) viewer: Viewer,
    pub(in crate::pages) head: Markup,
    pub(in crate::pages) board: Markup,
    pub(in crate::pages) panel: Markup,
    pub(in crate::pages) hand: Markup,
    /// What stands below the players.
    pub(in crate::pages) below: Markup,
    /// What the panel is called among the tabs of a telephone.
    pub(in crate::pages) tab: (String, Tool),
}

/// What stands above a board without a table.
pub(in crate::pages) struct Head<'h> {
    pub(in crate::pages) kind: &'static dyn AnyGame,
    /// What it is, in two lines.
    pub(in crate::pages) which: Markup,
    pub(in crate::pages) before: Markup,
    pub(in crate::pages) current: Markup,
    pub(in crate::pages) after: Markup,
    /// What stands below these.
    pub(in crate::pages) ticks: Markup,
    /// What the menu leads to besides.
    pub(in crate::pages) menu: Markup,
    /// The way back, and what it is called.
    pub(in crate::pages) leave: (&'h str, String),
}

impl Head<'_> {
    /// The head of the page.
    pub(in crate::pages) fn out(self, reader: &PageContext) -> Markup {
        let lang = reader.lang;
        let (back, leave) = self.leave;
        html! {
            div id="table-head" class="table-head" {
                a class="mark" href="/" aria-label={ "Kroniek: " (frame::home(lang)) } { (tool(Tool::Brand)) }
                p class="which" { (self.which) }
                div id="strip" class="strip" {
                    div class="summary" {
                        span class="slots" {
                            span class="before" { (self.before) }
                            span class="current" { (self.current) }
                            span class="after" { (self.after) }
                        }
                        (self.ticks)
                    }
                }
                div class="tools" {
                    a class="tool" href={ "/games/" (self.kind.id()) "/rules" } target="_blank" { (tool(Tool::Book)) span class="label" { (table_texts::rules(lang)) } }
                    details id="menu" class="menu pops" {
                        summary class="tool" aria-label=(table_texts::menu(lang)) { (tool(Tool::Menu)) span class="label" { (table_texts::menu(lang)) } }
                        div class="pop" { nav aria-label=(table_texts::menu(lang)) { a href="/" { (frame::home(lang)) } (self.menu) (site_links(reader)) } }
                    }
                    a class="tool leave" href=(back) { (tool(Tool::Close)) span class="label" { (leave) } }
                }
            }
        }
    }
}

/// The answer with such a page: all of it, or what is new for a script that has the page as it was.
pub(in crate::pages) fn sent(
    app: &App,
    reader: &PageContext,
    headers: &HeaderMap,
    title: &str,
    body: &Markup,
) -> Response {
    if let Some(base) = updates::base(headers) {
        return app.sent_pages().news(body, base);
    }
    let body = app.sent_pages().whole(body);
    Page::new(reader, title).full().body(body).into_response()
}

impl Laid<'_> {
    /// The page.
    pub(in crate::pages) fn out(self, lang: Lang) -> Result<Markup, GameError> {
        let (playing, viewer) = (self.playing, self.viewer);
        let kind = playing.kind();
        let has_hand = !self.hand.0.is_empty();
        let places = playing.places(viewer, lang)?;
        let text = if places.is_empty() {
            playing.position(viewer, lang)?
        } else {
            String::new()
        };
        let (tab, drawing) = self.tab;
        Ok(html! {
            div id="table" class={ "table " (self.class) } data-number=(self.number) data-decisions=(playing.decisions()) {
                (self.head)
                (stage(&self.board, lang))
                aside id="notice" class="notice" aria-live="polite" aria-label=(table_texts::board(lang)) data-can=(table_texts::can_do(lang)) data-close=(table_texts::close(lang))
                    data-offline=(table_texts::offline(lang)) data-why=(table_texts::why_not(lang)) data-rules={ "/games/" (kind.id()) "/rules" } {}
                button id="grab" class="grab" type="button" aria-label=(table_texts::sheet_size(lang)) {}
                div class="rail" {
                    (self.panel)
                    section id="hand" class="sheet hand-place" tabindex=[has_hand.then_some("0")] aria-label=(table_texts::hand(lang)) { (self.hand) }
                    (players(playing, viewer, lang)?)
                    (self.below)
                    div id="book" class="sheet book" { (told_in_words(kind, &places, &text, lang)) }
                }
                (dock(has_hand, tab, drawing, lang))
            }
            div id="announce" class="unseen" role="status" aria-live="polite" {}
        })
    }
}

/// Whether a step is past, asked now or still to come.
fn place_of(step: usize, at: usize) -> &'static str {
    match step.cmp(&at) {
        Ordering::Less => "past",
        Ordering::Equal => "now",
        Ordering::Greater => "coming",
    }
}

/// One mark a step.
pub(super) fn ticks(lesson: &Lesson, at: usize) -> Markup {
    html! {
        span class="ticks" aria-hidden="true" {
            @for step in 0..lesson.steps().len() {
                span class=(place_of(step, at)) {}
            }
        }
    }
}

/// The players with the figures that all of them have.
fn players(playing: &dyn AnyPlaying, viewer: Viewer, lang: Lang) -> Result<Markup, GameError> {
    let panels = playing.panels(viewer, lang)?;
    let columns = columns(&panels);
    let scored = panels.first().map_or("", |panel| &panel.score.label);
    Ok(html! {
        section id="players" class="sheet players" aria-labelledby="players-heading" {
            table {
                thead { tr {
                    th scope="col" id="players-heading" { (table_texts::players(lang)) }
                    @for label in &columns { th scope="col" { (label) } }
                    th scope="col" { (scored) }
                } }
                tbody { @for panel in &panels {
                    tr id={ "player-" (panel.seat) } class={ "player of-seat " (playing.kind().id()) " " (panel.id) } {
                        th scope="row" { span class="person" {
                            (playing.sign(panel.seat, lang)?) b { (panel.name) }
                            span class="who" { @if viewer.is(panel.seat) { (table_texts::you(lang)) } }
                        } }
                        @for label in &columns { td id={ "figure-" (panel.seat) "-" (label.replace(' ', "-")) } { (figure(panel, label).map_or("", |figure| &figure.value)) } }
                        td class="score" { span class="value" id={ "score-" (panel.seat) } { (panel.score.value) } }
                    }
                } }
            }
        }
    })
}

/// All steps, with where one is.
pub(super) fn steps(lesson: &Lesson, at: usize, lang: Lang) -> Markup {
    html! {
        section class="sheet lesson-steps" tabindex="0" aria-labelledby="steps-heading" {
            h2 id="steps-heading" { (lesson.title(lang)) span class="note" { (texts::minutes(lang, lesson.minutes())) } }
            ol {
                @for (number, step) in lesson.steps().iter().enumerate() {
                    li class=(place_of(number, at)) aria-current=[(number == at).then_some("step")] {
                        span class="number" aria-hidden="true" { @if number < at { "✓" } @else { (number + 1) } }
                        (step.name.say(lang))
                    }
                }
            }
        }
    }
}

/// What happened before this step, without the headings of phases.
pub(in crate::pages) fn meanwhile(told: &[catalog::LogLine], lang: Lang) -> Markup {
    let told: Vec<_> = (told.iter())
        .filter(|line| line.line.sign != Sign::Phase)
        .collect();
    html! {
        @if !told.is_empty() {
            ul class="lines meanwhile" aria-label=(texts::meanwhile(lang)) {
                @for line in told { li class="line" { (icon(line.line.sign)) span class="text" { (line.line.text) } } }
            }
        }
    }
}

/// A text with its numbers as they stand on the board.
pub(super) fn pinned(text: &str) -> Markup {
    let mut parts = text.split('{');
    let first = parts.next().unwrap_or_default();
    html! {
        (first)
        @for part in parts {
            @match part.split_once('}') {
                Some((number, rest)) => { span class="pin" { (number) } (rest) },
                None => (part),
            }
        }
    }
}

/// The drawing with a number on everything that is pointed at.
pub(in crate::pages) fn spotted(drawing: &Markup, point: &[String]) -> Markup {
    let mut marked = drawing.0.clone();
    for (index, place) in point.iter().enumerate() {
        let attribute = match place.strip_prefix('#') {
            Some(id) => format!(" id=\"{id}\""),
            None => format!(" data-anchor=\"{place}\""),
        };
        marked = marked.replace(
            &attribute,
            &format!(" data-spot=\"{}\"{attribute}", index + 1),
        );
    }
    PreEscaped(marked)
}

/// The tabs of a telephone.
fn dock(hand: bool, decide: String, drawing: Tool, lang: Lang) -> Markup {
    let tabs = [
        ("decide", decide, drawing, true),
        ("hand", table_texts::hand(lang), Tool::Hand, hand),
        ("players", table_texts::players(lang), Tool::Players, true),
    ];
    html! {
        div id="dock" class="dock" role="radiogroup" aria-label=(table_texts::parts(lang)) {
            @for (name, text, drawing, _) in tabs.into_iter().filter(|tab| tab.3) {
                label {
                    input type="radio" name="tab" id={ "tab-" (name) } checked[name == "decide"];
                    span { (tool(drawing)) span class="label" { (text) } }
                }
            }
        }
    }
}
