//! The rules reference, with an anchor for every rule.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use words::site::game as texts;

use super::frame::{Page, Reader, rule_anchor};
use super::game::find;
use crate::{App, Fault};

/// The page.
pub(super) async fn rules(
    State(app): State<App>,
    reader: Reader,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    let lang = reader.lang;
    let kind = find(&app, &id, lang)?;
    let heading = texts::rules_of(lang, kind.title(lang));
    let sections = kind.rules(lang);
    let page = Page::new(&reader, &heading).body(html! {
        div class="split rules" {
            nav class="sheet contents" aria-label=(texts::contents(lang)) {
                h2 { (texts::contents(lang)) }
                ol { @for section in &sections {
                    li class={ "depth" (depth(&section.number)) } { a href={ "#" (rule_anchor(&section.number)) } { span class="number" { (section.number) } " " (section.title) } }
                } }
            }
            article class="sheet prose" {
                h1 { (heading) }
                p class="lead" { (texts::rules_are_ours(lang)) }
                @for section in &sections {
                    section id=(rule_anchor(&section.number)) {
                        h2 { a class="number" href={ "#" (rule_anchor(&section.number)) } { (section.number) } " " (section.title) }
                        @for paragraph in section.body.split("\n\n") { (paragraph_of(paragraph)) }
                    }
                }
            }
        }
    });
    Ok(page.into_response())
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
