//! The rules: a short overview, then the reference, with an anchor for every rule, in which words can be found.

mod find;

use std::collections::BTreeMap;

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use boards::Highlights;
use catalog::AnyGame;
use engine::{Header, Viewer};
use maud::{Markup, html};
use table::TableView;
use words::site::game as game_texts;
use words::{Lang, RuleSection};

use super::frame::{Page, PageContext, encoded, rule_anchor};
use super::game::find;
use super::learn::lesson;
use crate::courses::Course;
use crate::{App, HttpError};
use find::Sought;

pub(super) mod texts {
    //! What the pages with the rules and the player aid say.
    words::texts!("rules");
}

/// The page.
pub(super) async fn rules(
    State(app): State<App>,
    reader: PageContext,
    Path(id): Path<String>,
    Query(agreed): Query<BTreeMap<String, String>>,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let kind = find(&app, &id)?;
    let course = app.courses().find(&id);
    let heading = game_texts::rules_of(lang, kind.title(lang));
    let table = described(kind, &agreed);
    let sections = sections(kind, table.as_ref(), lang)?;
    let sought = agreed.get("find").and_then(|text| Sought::read(text));
    let hits = |section: &RuleSection| sought.as_ref().map_or(1, |sought| sought.hits(section));
    let found: Vec<&RuleSection> = sections.iter().filter(|one| hits(one) > 0).collect();
    let page = Page::new(&reader, &heading).body(html! {
        div class="split rules" {
            nav class="sheet contents" aria-label=(game_texts::contents(lang)) {
                (search(&agreed, sought.as_ref(), found.len(), lang))
                h2 { (game_texts::contents(lang)) }
                ol { @for section in &found {
                    li class={ "depth" (depth(&section.number)) } {
                        a href={ "#" (rule_anchor(&section.number)) } { @if let Some(number) = section.numbered() { span class="number" { (number) } " " } (section.title) }
                        @if sought.is_some() { " " span class="note" { (hits(section)) } }
                    }
                } }
            }
            article class="sheet prose" {
                h1 { (heading) }
                p class="lead" { (game_texts::rules_are_ours(lang)) }
                @if let Some(header) = &table {
                    p id="agreed" { (game_texts::rules_as_agreed(lang, header.rules, agreed_on(kind, header, lang))) }
                }
                @if let (Some(course), None) = (course, &sought) { (overview(course, lang)) }
                @for section in &found { (told(section, course, sought.as_ref(), lang)) }
            }
        }
    });
    Ok(page.into_response())
}

/// The form that finds words, with what was agreed at the table whose rules they are.
fn search(
    agreed: &BTreeMap<String, String>,
    sought: Option<&Sought>,
    found: usize,
    lang: Lang,
) -> Markup {
    let kept = || agreed.iter().filter(|(name, _)| *name != "find");
    let pair = |(name, value): (&String, &String)| [encoded(name), encoded(value)].join("=");
    let all = kept().map(pair).collect::<Vec<_>>().join("&");
    let text = sought.map_or("", |sought| &sought.text);
    html! {
        form class="find" role="search" method="get" {
            @for (name, value) in kept() { input type="hidden" name=(name) value=(value); }
            label { span { (texts::find(lang)) } input type="search" name="find" value=(text); }
            button { (texts::search(lang)) }
        }
        @if sought.is_some() {
            p id="found" role="status" { (texts::found(lang, found)) " " a href={ "?" (all) } { (texts::all(lang)) } }
        }
    }
}

/// What matters, in a sentence or two for each lesson, and the board of the first, drawn as at the table.
fn overview(course: &Course, lang: Lang) -> Markup {
    let first = course.lessons.first();
    let board = first.and_then(|lesson| {
        let stand = lesson.asked(&lessons::Path::default()).ok()?;
        let viewer = Viewer::Seat(lesson.seat());
        let board = stand.playing.board(viewer, &Highlights::default(), lang);
        Some((board.ok()?, lesson.title(lang)))
    });
    html! {
        div id="overview" class="overview" {
            h2 { (texts::overview(lang)) }
            @if let Some((board, lesson)) = &board {
                figure { div class="picture" { (board) } figcaption class="note" { (texts::caption(lang, *lesson)) } }
            }
            dl { @for lesson in &course.lessons {
                div { dt { a href=(lesson::address(lesson, &lessons::Path::default())) { (lesson.title(lang)) } } dd { (lesson.closing(lang)) } }
            } }
            p { a class="button" href={ "/games/" (course.kind.id()) "/aid" } { (texts::aid(lang)) } }
        }
    }
}

/// One section: what the script shows in place, and a page of its own without script.
pub(super) async fn section(
    State(app): State<App>,
    reader: PageContext,
    Path((id, anchor)): Path<(String, String)>,
    Query(agreed): Query<BTreeMap<String, String>>,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let kind = find(&app, &id)?;
    let sections = sections(kind, described(kind, &agreed).as_ref(), lang)?;
    let found = sections
        .iter()
        .find(|section| rule_anchor(&section.number) == anchor)
        .ok_or(HttpError::UnknownPage)?;
    let page = Page::new(&reader, &found.title).body(html! {
        article id="rule" class="sheet narrow prose" {
            (told(found, app.courses().find(&id), None, lang))
            p { a href={ "/games/" (id) "/rules#" (anchor) } target="_blank" { (game_texts::rules_of(lang, kind.title(lang))) } }
        }
    });
    Ok(page.into_response())
}

/// The sections as a table plays them, or as they are usually played.
fn sections(
    kind: &'static dyn AnyGame,
    table: Option<&Header>,
    lang: Lang,
) -> Result<Vec<RuleSection>, HttpError> {
    match table {
        Some(header) => {
            let told = kind.rules_of(header, lang);
            told.map_err(|_| HttpError::UnknownPage)
        }
        None => Ok(kind.rules(lang)),
    }
}

/// A section with what was sought marked, and the way to a position in which it matters.
fn told(
    section: &RuleSection,
    course: Option<&Course>,
    sought: Option<&Sought>,
    lang: Lang,
) -> Markup {
    let marked = |text: &str| sought.map_or_else(|| html! { (text) }, |sought| sought.marked(text));
    let shown = course.and_then(|course| course.shown(&section.number));
    html! {
        section id=(rule_anchor(&section.number)) {
            h2 { a class="number" href={ "#" (rule_anchor(&section.number)) } { (section.numbered().unwrap_or("§")) } " " (marked(&section.title)) }
            @for paragraph in section.body.split("\n\n") { (paragraph_of(paragraph, &marked(paragraph))) }
            @if let Some((lesson, path)) = shown { p class="show" { a class="button" href=(lesson::address(lesson, path)) { (texts::show(lang)) } } }
        }
    }
}

/// The page with the rules as a table plays them: its address names the version of the rules, and what was agreed on
/// otherwise than usual.
pub(super) fn rules_page(view: &TableView<'_>) -> String {
    let (kind, header) = (view.kind(), view.header());
    let unusual = unusual(kind, header);
    let unusual = unusual.map(|(option, value)| format!("&{option}={}", encoded(value)));
    let query: String = unusual.collect();
    format!("/games/{}/rules?rules={}{query}", kind.id(), header.rules)
}

/// What was agreed on otherwise than usual.
fn unusual<'h>(
    kind: &'static dyn AnyGame,
    header: &'h Header,
) -> impl Iterator<Item = (&'static str, &'h str)> {
    kind.options().iter().filter_map(|option| {
        let value = header.options.get(option.id)?;
        let usual = option.values.first().is_some_and(|usual| usual == value);
        (!usual).then_some((option.id, value.as_str()))
    })
}

/// The table that a query describes, if it does.
fn described(kind: &'static dyn AnyGame, agreed: &BTreeMap<String, String>) -> Option<Header> {
    let rules = agreed.get("rules")?.parse().ok()?;
    let mut header = kind.header(*kind.seats().end());
    header.rules = rules;
    for option in kind.options() {
        let value = agreed.get(option.id).cloned();
        header
            .options
            .extend(value.map(|value| (option.id.to_owned(), value)));
    }
    Some(header)
}

/// What was agreed on otherwise than usual, each after a comma.
fn agreed_on(kind: &'static dyn AnyGame, header: &Header, lang: Lang) -> String {
    let about = kind.about();
    let told = unusual(kind, header).map(|(option, value)| {
        let name = about.option(lang, option);
        format!(", {name}: {}", about.value(lang, option, value))
    });
    told.collect()
}

/// A section that ends in `.0` heads others; the rest belong to it.
fn depth(number: &str) -> u8 {
    u8::from(number.contains('.') && !number.ends_with(".0"))
}

/// A paragraph; where it has lines of its own, as in a table, they are kept.
fn paragraph_of(text: &str, shown: &Markup) -> Markup {
    html! {
        @if text.contains('\n') {
            pre class="lines" tabindex="0" { (shown) }
        } @else {
            p { (shown) }
        }
    }
}
