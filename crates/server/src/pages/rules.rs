//! The rules reference, with an anchor for every rule.

use std::collections::BTreeMap;

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use catalog::AnyGame;
use engine::Header;
use maud::{Markup, html};
use table::TableView;
use words::site::game as texts;
use words::{Lang, RuleSection};

use super::frame::{Page, PageContext, encoded, rule_anchor};
use super::game::find;
use crate::{App, HttpError};

/// The page.
pub(super) async fn rules(
    State(app): State<App>,
    reader: PageContext,
    Path(id): Path<String>,
    Query(agreed): Query<BTreeMap<String, String>>,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let kind = find(&app, &id)?;
    let heading = texts::rules_of(lang, kind.title(lang));
    let table = described(kind, &agreed);
    let sections = sections(kind, table.as_ref(), lang)?;
    let page = Page::new(&reader, &heading).body(html! {
        div class="split rules" {
            nav class="sheet contents" aria-label=(texts::contents(lang)) {
                h2 { (texts::contents(lang)) }
                ol { @for section in &sections {
                    li class={ "depth" (depth(&section.number)) } { a href={ "#" (rule_anchor(&section.number)) } { @if let Some(number) = section.numbered() { span class="number" { (number) } " " } (section.title) } }
                } }
            }
            article class="sheet prose" {
                h1 { (heading) }
                p class="lead" { (texts::rules_are_ours(lang)) }
                @if let Some(header) = &table {
                    p id="agreed" { (texts::rules_as_agreed(lang, header.rules, agreed_on(kind, header, lang))) }
                }
                @for section in &sections {
                    (told(section))
                }
            }
        }
    });
    Ok(page.into_response())
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
            (told(found))
            p { a href={ "/games/" (id) "/rules#" (anchor) } target="_blank" { (texts::rules_of(lang, kind.title(lang))) } }
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

fn told(section: &RuleSection) -> Markup {
    html! {
        section id=(rule_anchor(&section.number)) {
            h2 { a class="number" href={ "#" (rule_anchor(&section.number)) } { (section.numbered().unwrap_or("§")) } " " (section.title) }
            @for paragraph in section.body.split("\n\n") { (paragraph_of(paragraph)) }
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
fn paragraph_of(text: &str) -> Markup {
    html! {
        @if text.contains('\n') {
            pre class="lines" tabindex="0" { (text) }
        } @else {
            p { (text) }
        }
    }
}
