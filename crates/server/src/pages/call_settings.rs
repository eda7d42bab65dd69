//! How the reader wants to be called.

#[cfg(feature = "mail")]
pub(super) mod mail;
#[cfg(feature = "push")]
pub(super) mod push;
#[cfg(feature = "webhooks")]
pub(super) mod webhook;
#[cfg(any(feature = "mail", feature = "push", feature = "webhooks"))]
mod wishes;

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use words::Lang;

use super::frame::{Page, PageContext};
use crate::calls::texts;
use crate::{App, HttpError};

/// What became of what the reader wanted.
#[cfg(any(feature = "mail", feature = "push", feature = "webhooks"))]
enum Told {
    /// It is done.
    Done(String),
    /// It is wrong.
    Wrong(String),
}

#[cfg(any(feature = "mail", feature = "push", feature = "webhooks"))]
impl Told {
    /// How it is said on the page.
    fn show(told: Option<&Told>) -> Markup {
        html! {
            @match told {
                Some(Told::Done(text)) => p class="done" role="status" { (text) },
                Some(Told::Wrong(text)) => p class="fault" role="alert" { (text) },
                None => {},
            }
        }
    }
}

/// A channel's part of the page as it is after what the reader sent.
#[cfg_attr(
    not(any(feature = "mail", feature = "push", feature = "webhooks")),
    expect(dead_code, reason = "there is nothing to be sent")
)]
struct Part {
    /// What the channel is called.
    name: &'static str,
    sheet: Markup,
}

/// The page.
pub(super) async fn form(
    State(app): State<App>,
    reader: PageContext,
) -> Result<Response, HttpError> {
    page(&app, &reader, None).await
}

/// The page, with one part as it was sent and the others as they are stored.
async fn page(app: &App, reader: &PageContext, sent: Option<Part>) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let heading = texts::how(lang);
    let channels = channels(app, reader, sent).await?;
    let page = Page::new(reader, &heading).body(html! {
        div class="notices" {
            h1 { (heading) }
            (on_page(lang))
            (channels)
            p { a href="/notices" { (texts::heading(lang)) } }
        }
    });
    Ok(page.into_response())
}

#[cfg(any(feature = "mail", feature = "push", feature = "webhooks"))]
async fn channels(
    app: &App,
    reader: &PageContext,
    sent: Option<Part>,
) -> Result<Markup, HttpError> {
    let sent = |name| sent.as_ref().filter(|part| part.name == name);
    #[cfg(feature = "mail")]
    let mail = match sent(crate::calls::mail::NAME) {
        Some(part) => part.sheet.clone(),
        None => mail::part(app, reader).await?,
    };
    #[cfg(not(feature = "mail"))]
    let mail = html! {};
    #[cfg(feature = "push")]
    let push = match sent(crate::calls::push::PREFIX) {
        Some(part) => part.sheet.clone(),
        None => push::part(app, reader).await?,
    };
    #[cfg(not(feature = "push"))]
    let push = html! {};
    #[cfg(feature = "webhooks")]
    let webhook = match sent(crate::calls::webhook::NAME) {
        Some(part) => part.sheet.clone(),
        None => webhook::part(app, reader).await?,
    };
    #[cfg(not(feature = "webhooks"))]
    let webhook = html! {};
    Ok(html! { (push) (mail) (webhook) (wishes::zones()) })
}

/// A program that has no other channels.
#[cfg(not(any(feature = "mail", feature = "push", feature = "webhooks")))]
async fn channels(_: &App, _: &PageContext, _: Option<Part>) -> Result<Markup, HttpError> {
    Ok(html! {})
}

/// A part of the page: its name, and how it is drawn.
#[cfg(any(feature = "mail", feature = "push", feature = "webhooks"))]
type Drawn<S> = (&'static str, fn(&S, Option<&Told>, Lang) -> Markup);

/// The page with what became of what was sent, which stands in its part.
#[cfg(any(feature = "mail", feature = "push", feature = "webhooks"))]
async fn answer<S>(
    app: &App,
    reader: &PageContext,
    (name, draw): Drawn<S>,
    shown: &S,
    told: &Told,
) -> Result<Response, HttpError> {
    let sheet = draw(shown, Some(told), reader.lang);
    respond(app, reader, Part { name, sheet }, told).await
}

/// The page with one part as it is to be shown, with the status of what became of it.
#[cfg(any(feature = "mail", feature = "push", feature = "webhooks"))]
async fn respond(
    app: &App,
    reader: &PageContext,
    part: Part,
    told: &Told,
) -> Result<Response, HttpError> {
    let shown = page(app, reader, Some(part)).await?;
    Ok(match told {
        Told::Done(_) => shown,
        Told::Wrong(_) => {
            let status = axum::http::StatusCode::UNPROCESSABLE_ENTITY;
            let told = axum::Extension(crate::http_error::Told);
            (status, told, shown).into_response()
        }
    })
}

/// What the page itself does. The sound is the browser's own matter.
fn on_page(lang: Lang) -> Markup {
    let sounds = [
        ("chime", texts::sound_chime(lang)),
        ("drum", texts::sound_drum(lang)),
        ("horn", texts::sound_horn(lang)),
        ("none", texts::sound_none(lang)),
    ];
    html! {
        section class="sheet form" aria-labelledby="on-page" {
            h2 id="on-page" { (texts::on_page(lang)) }
            p { (texts::on_page_note(lang)) }
            label class="scripted-only" {
                span { (texts::sound(lang)) }
                select id="turn-sound" { @for (name, text) in sounds { option value=(name) { (text) } } }
                span class="field-note" { (texts::sound_note(lang)) }
            }
        }
    }
}
