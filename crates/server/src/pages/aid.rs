//! The player aid: two pages to print, made of what the game says about itself. The program writes it, so it never disagrees with the rules.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use words::Lang;
use words::site::frame;

use super::frame::{Page, PageContext};
use super::game::{find, players, playing_time};
use super::rules::texts;
use crate::courses::Course;
use crate::{App, HttpError};

/// The page.
pub(super) async fn aid(
    State(app): State<App>,
    reader: PageContext,
    Path(id): Path<String>,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let kind = find(&app, &id)?;
    let course = app.courses().find(&id).ok_or(HttpError::UnknownPage)?;
    let heading = format!("{}: {}", kind.title(lang), texts::aid(lang));
    let page = Page::new(&reader, &heading).body(html! {
        p class="note unprinted" {
            (texts::aid_lead(lang)) " "
            a href={ "/games/" (id) "/rules" } { (frame::back(lang)) }
        }
        (round(course, &heading, &reader))
        (decisions(course, lang))
    });
    Ok(page.into_response())
}

/// The first page: a round, and what matters.
fn round(course: &Course, heading: &str, reader: &PageContext) -> Markup {
    let lang = reader.lang;
    let kind = course.kind;
    let about = kind.about();
    html! {
        article class="sheet aid" {
            header { h1 { (heading) } span class="note" { (players(kind, lang)) " · " (playing_time(kind, lang)) } }
            h2 { (texts::round(lang)) }
            dl class="phases" {
                @for phase in 0..kind.phases().len() as u8 {
                    div { dt { (about.phase(lang, phase)) } dd { (about.phase_help(lang, phase)) } }
                }
            }
            h2 { (texts::remember(lang)) }
            dl class="columns" { @for lesson in &course.lessons { div { dt { (lesson.title(lang)) } dd { (lesson.closing(lang)) } } } }
            footer class="note" { "Kroniek" span { "1 / 2" } }
        }
    }
}

/// The second page: every kind of decision.
fn decisions(course: &Course, lang: Lang) -> Markup {
    let companion = &course.companion;
    html! {
        article class="sheet aid" {
            header { h2 { (texts::decisions(lang)) } span class="note" { (course.kind.title(lang)) } }
            dl class="columns" {
                @for card in companion.cards() {
                    div {
                        dt { (companion.title(card, lang)) }
                        dd { (companion.text(card, lang).unwrap_or_default()) }
                    }
                }
            }
            footer class="note" { "Kroniek" span { "2 / 2" } }
        }
    }
}
