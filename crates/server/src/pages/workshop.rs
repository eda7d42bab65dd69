//! The edition workshop: whoever owns the printed game corrects figures, sees card or land drawn with them, saves them and plays with them.
//!
//! Nothing is stored. A page says what differs in its own form, as the text of a file with differences only, and every button posts that form: so it
//! works without script. The script keeps the form in the browser and asks while somebody types.

mod entry;
mod list;
mod names;
mod work;

use std::collections::BTreeMap;

use axum::extract::{Form, Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{Html, IntoResponse, Response};
use catalog::AnyGame;
use maud::{Markup, html};
use serde::Deserialize;
use words::Lang;
use words::site::home;

use super::board_picture::{Wanted, answer};
use super::frame::{Page, PageContext};
use super::game::find;
use super::icons::{Tool, tool};
use crate::{App, HttpError};

pub(super) use names::full_name;
pub(super) use work::Work;

/// What the workshop says.
pub(super) mod texts {
    words::texts!("workshop");
}

/// What was posted.
type Fields = BTreeMap<String, String>;

/// Works on a thread that no request waits for: reading and checking a file takes longer than most answers.
async fn beside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, HttpError> + Send + 'static,
) -> Result<T, HttpError> {
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|_| HttpError::Own)?
}

/// What the form says, read and checked.
pub(super) async fn read(app: &App, id: &str, fields: Fields) -> Result<Work, HttpError> {
    let kind = find(app, id)?;
    let own = app.data_of(id);
    beside(move || Work::of(kind, own.as_deref(), &fields)).await
}

/// The workshop as it is found.
pub(super) async fn form(
    State(app): State<App>,
    reader: PageContext,
    Path(id): Path<String>,
    Query(mut fields): Query<Fields>,
) -> Result<Response, HttpError> {
    fields.retain(|name, _| name == "go");
    let work = read(&app, &id, fields).await?;
    page(work, reader, true).await
}

/// The workshop after a button.
pub(super) async fn go_on(
    State(app): State<App>,
    reader: PageContext,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, HttpError> {
    let work = read(&app, &id, fields).await?;
    page(work, reader, false).await
}

/// What somebody typed, checked: what the script shows of it.
pub(super) async fn check(
    State(app): State<App>,
    reader: PageContext,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, HttpError> {
    let work = read(&app, &id, fields).await?;
    let lang = reader.lang;
    let drawn = beside(move || {
        let drawn = html! {
            (entry::states(&work, lang))
            (list::badge(&work, work.shown(), lang))
            (entry::pictures(&work, &reader, true))
            (bar(&work, lang))
        };
        Ok(drawn)
    });
    Ok(Html(drawn.await?.into_string()).into_response())
}

/// The edition as a file: what differs, or the whole.
pub(super) async fn file(
    State(app): State<App>,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, HttpError> {
    let whole = fields.get("file").is_some_and(|file| file == "whole");
    let work = read(&app, &id, fields).await?;
    let (name, text) = if whole {
        (work.kind.id().to_owned(), work.whole())
    } else {
        (format!("{}-mine", work.kind.id()), work.written())
    };
    let named = format!("attachment; filename=\"{name}.toml\"");
    let head = [
        (header::CONTENT_TYPE, "application/toml".to_owned()),
        (header::CONTENT_DISPOSITION, named),
    ];
    Ok((head, text).into_response())
}

/// What is drawn, and with which figures.
#[derive(Deserialize)]
pub(super) struct Drawn {
    #[serde(default)]
    entry: String,
    #[serde(default)]
    edition: String,
    #[serde(default)]
    theme: String,
}

/// A card or a land with the figures of an edition.
pub(super) async fn printed(
    State(app): State<App>,
    reader: PageContext,
    Path(id): Path<String>,
    Query(Drawn {
        entry,
        edition,
        theme,
    }): Query<Drawn>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let kind = find(&app, &id)?;
    let drawn = beside(move || {
        let drawing = work::drawn(kind, &edition, &entry, reader.lang)?;
        answer(
            kind,
            &drawing.ok_or(HttpError::UnknownPage)?,
            &Wanted { theme },
            &headers,
        )
    });
    drawn.await
}

/// The page of the workshop.
pub(super) async fn page(
    work: Work,
    reader: PageContext,
    fresh: bool,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let drawn = beside(move || {
        let kind = work.kind;
        let heading = format!("{}: {}", kind.title(lang), texts::heading(lang));
        let body = html! {
            nav class="crumbs" { a href="/#games" { (home::the_games(lang)) } " / " a href={ "/games/" (kind.id()) } { (kind.title(lang)) } }
            (workshop(&work, &reader, fresh))
        };
        Ok(Page::new(&reader, &heading).body(body).into_response())
    });
    drawn.await
}

fn workshop(work: &Work, reader: &PageContext, fresh: bool) -> Markup {
    let (kind, lang) = (work.kind, reader.lang);
    let address = format!("/games/{}/workshop", kind.id());
    let (figures, guessed) = work.counted(|_| true);
    html! {
        form id="workshop" class="workshop" method="post" action=(address) data-game=(kind.id()) data-fresh=[fresh.then_some("")] data-unsaved=(texts::not_checked(lang)) {
            // What Enter in a field does.
            button class="unseen" name="do" value="check" tabindex="-1" aria-hidden="true" { (texts::check(lang)) }
            input type="hidden" name="edition" value=(work.written());
            input type="hidden" name="entry" value=(work.shown());
            div class="workshop-lead" {
                div {
                    h1 { (texts::heading(lang)) }
                    p class="lead" { (texts::lead(lang, figures, guessed)) }
                }
                (open(work, lang))
            }
            (list::entries(work, lang))
            (entry::figures(work, lang))
            (entry::pictures(work, reader, false))
            (bar(work, lang))
        }
    }
}

/// The way to open a file. A browser without script has no other way to send one than to have its text written here.
fn open(work: &Work, lang: Lang) -> Markup {
    let refused = !work.refused.is_empty();
    html! {
        details class="open-file" open[refused] {
            summary class="button" { (tool(Tool::Story)) (texts::open_file(lang)) }
            div class="sheet" {
                label class="scripted-only" { span { (texts::a_file(lang)) } input type="file" accept=".toml,text/plain" data-opens; }
                label { span { (texts::its_text(lang)) } textarea name="opened" rows="5" spellcheck="false" {} }
                p class="note" { (texts::open_means(lang)) }
                button name="do" value="open" { (texts::open_it(lang)) }
                @if refused {
                    div class="refused" role="alert" tabindex="-1" {
                        p { strong { (texts::refused(lang)) } }
                        ul { @for fault in work.refused.iter().take(work::MOST_TOLD) { li { (words::data_fault(lang, fault)) } } }
                    }
                }
            }
        }
    }
}

/// What differs, what must be mended, and what can be done with it.
fn bar(work: &Work, lang: Lang) -> Markup {
    let kind: &dyn AnyGame = work.kind;
    let changed = work.changes.len();
    let faults = work.fault_count();
    let differs = |all: bool| {
        work.changed_entries()
            .into_iter()
            .skip(if all { 0 } else { work::MOST_TOLD })
    };
    let more = differs(false).count();
    html! {
        div id="workshop-bar" class="workshop-bar" {
            div class="told" role="status" {
                @if changed == 0 {
                    p { (texts::nothing_differs(lang)) }
                } @else {
                    p {
                        b { (texts::differ(lang, changed)) } ": "
                        @for (place, (entry, count)) in differs(true).take(work::MOST_TOLD).enumerate() {
                            @if place > 0 { ", " }
                            (names::entry_name(kind, &entry, lang)) " " (count)
                        }
                        @if more > 0 { " " (texts::and_more(lang, more)) }
                    }
                }
                @if faults > 0 { p class="wrong" { (tool(Tool::Warning)) (texts::to_mend(lang, faults)) } (work.elsewhere(lang)) }
                p class="note scripted-only" { (texts::kept_here(lang)) }
            }
            div class="row" {
                button class="plain-only" name="do" value="check" { (texts::check(lang)) }
                button name="do" value="reset" disabled[changed == 0] { (tool(Tool::Back)) (texts::reset(lang)) }
                button name="file" value="whole" formaction={ "/games/" (kind.id()) "/workshop/file" } { (texts::save_whole(lang)) }
                button name="file" value="changes" formaction={ "/games/" (kind.id()) "/workshop/file" } disabled[changed == 0] { (tool(Tool::Story)) (texts::save(lang)) }
                button class="primary" formaction={ "/games/" (kind.id()) "/new" } disabled[changed == 0 || faults > 0] { (texts::play(lang)) }
            }
        }
    }
}

/// What differs, for whoever is about to make a table with it.
pub(super) fn attached(work: &Work, lang: Lang) -> Markup {
    html! {
        section class="sheet edition" aria-labelledby="edition" {
            h2 id="edition" { (texts::mine(lang, work.changes.len())) }
            (super::agreed::edition(work.kind, &work.whole(), lang))
            p class="note" { (texts::never_rated(lang)) }
            input type="hidden" name="data" value=(work.written());
        }
    }
}
