//! The rules: a short overview, then the reference, with an anchor for every rule, in which words can be found.

pub(super) mod example;
mod find;
mod rulings;

use std::collections::BTreeMap;

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use catalog::AnyGame;
use engine::Header;
use maud::{Markup, html};
use table::TableView;
use words::site::game as game_texts;
use words::{Lang, RuleSection};

use super::board_picture;
use super::frame::{Page, PageContext, encoded, rule_anchor};
use super::game::find;
use super::learn::lesson;
use crate::courses::Course;
use crate::{App, HttpError};
use find::Sought;

pub(super) mod texts {
    //! What the pages with the rules and the player aid say.
    words::texts!("rules_page");
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
    let besides = |section: &RuleSection| {
        let said = course.map(|course| rulings::said(course, section, lang));
        said.unwrap_or_default()
    };
    let hits = |section: &RuleSection| {
        sought
            .as_ref()
            .map_or(1, |sought| sought.hits(section, &besides(section)))
    };
    let found: Vec<&RuleSection> = sections.iter().filter(|one| hits(one) > 0).collect();
    let telling = Telling {
        course,
        table: table.as_ref(),
        sought: sought.as_ref(),
        beside: false,
        lang,
    };
    let page = Page::new(&reader, &heading).body(html! {
        div class="split rules" {
            nav class="sheet contents" aria-label=(game_texts::contents(lang)) {
                (search(&agreed, sought.as_ref(), found.len(), lang))
                details open[sought.is_some()] {
                    summary { h2 { (game_texts::contents(lang)) } }
                    ol { @for section in &found {
                        li class={ "depth" (depth(&section.number)) } {
                            a href={ "#" (rule_anchor(&section.number)) } { @if let Some(number) = section.numbered() { span class="number" { (number) } " " } (section.title) }
                            @if sought.is_some() { " " span class="note" { (hits(section)) } }
                        }
                    } }
                }
            }
            article class="sheet prose" {
                h1 { (heading) }
                p class="lead" { (game_texts::rules_are_ours(lang)) }
                @if let Some(header) = &table {
                    p id="agreed" { (game_texts::rules_as_agreed(lang, header.rules, agreed_on(kind, header, lang))) }
                }
                @if let (Some(course), None) = (course, &sought) { (overview(course, &reader)) }
                @for section in &found { (telling.told(section)) }
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
        form class="rules-search" role="search" method="get" {
            @for (name, value) in kept() { input type="hidden" name=(name) value=(value); }
            label { span { (texts::find(lang)) } input type="search" name="find" value=(text); }
            button { (texts::search(lang)) }
        }
        @if sought.is_some() {
            p id="found" role="status" { (texts::found(lang, found)) " " a href={ "?" (all) } { (texts::all(lang)) } }
        }
    }
}

/// What matters, in a sentence or two for each lesson, each with the position that it begins with, drawn by the board's own code.
fn overview(course: &Course, reader: &PageContext) -> Markup {
    let lang = reader.lang;
    html! {
        div id="overview" class="overview" {
            h2 { (texts::overview(lang)) }
            ul { @for lesson in &course.lessons {
                @let there = lesson::address(lesson, &lessons::Path::default());
                li { a href=(there) { (board_picture::of(&there, reader.theme)) strong { (lesson.title(lang)) } } p { (lesson.closing(lang)) } }
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
    let table = described(kind, &agreed);
    let sections = sections(kind, table.as_ref(), lang)?;
    let found = sections
        .iter()
        .find(|section| rule_anchor(&section.number) == anchor)
        .ok_or(HttpError::UnknownPage)?;
    let telling = Telling {
        course: app.courses().find(&id),
        table: table.as_ref(),
        sought: None,
        beside: true,
        lang,
    };
    let page = Page::new(&reader, &found.title).body(html! {
        article id="rule" class="sheet narrow prose" {
            (telling.told(found))
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

/// How sections are told.
struct Telling<'r> {
    course: Option<&'r Course>,
    /// The table whose rules they are.
    table: Option<&'r Header>,
    /// What was sought.
    sought: Option<&'r Sought>,
    /// Whether a link opens beside the page: whoever reads a section at a table does not want to leave it.
    beside: bool,
    lang: Lang,
}

impl Telling<'_> {
    fn marked(&self, text: &str) -> Markup {
        let sought = self.sought;
        sought.map_or_else(|| html! { (text) }, |sought| sought.marked(text))
    }

    /// A section with what was sought marked, how it is read, and the way to a position in which it matters.
    fn told(&self, section: &RuleSection) -> Markup {
        html! {
            section id=(rule_anchor(&section.number)) {
                h2 { a class="number" href={ "#" (rule_anchor(&section.number)) } { (section.numbered().unwrap_or("§")) } " " (self.marked(&section.title)) }
                @for paragraph in section.body.split("\n\n") { (paragraph_of(paragraph, &self.marked(paragraph))) }
                @if let Some(course) = self.course { (self.rulings(course, section)) }
                @if let Some(course) = self.course { (self.shown(course, section)) }
            }
        }
    }
}

impl Telling<'_> {
    /// The ways to a position in which a section matters, and to a lesson.
    fn shown(&self, course: &Course, section: &RuleSection) -> Markup {
        let lang = self.lang;
        let target = self.beside.then_some("_blank");
        let lesson = course.shown(&section.number);
        let lesson = lesson.map(|(lesson, path)| (lesson, lesson::address(lesson, path)));
        let example = course.examples.find(&section.number);
        let example = example.map(|example| example::address(course.kind, example));
        html! {
            @match (example, lesson) {
                (Some(there), lesson) => p class="show" {
                    a class="button" href=(there) target=[target] { (texts::show(lang)) }
                    @if let Some((lesson, there)) = lesson { " " a href=(there) target=[target] { (texts::lesson(lang, lesson.title(lang))) } }
                },
                (None, Some((_, there))) => p class="show" { a class="button" href=(there) target=[target] { (texts::show(lang)) } },
                (None, None) => {},
            }
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
