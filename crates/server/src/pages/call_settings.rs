//! How the reader wants to be called.

#[cfg(feature = "webhooks")]
mod webhook;

use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use words::Lang;

use super::frame::{Page, PageContext};
use crate::HttpError;
use crate::calls::texts;
#[cfg(feature = "webhooks")]
pub(super) use webhook::{remove, renew, save, test};

/// What became of what the reader wanted.
#[cfg_attr(
    not(feature = "webhooks"),
    expect(dead_code, reason = "there is nothing to be set")
)]
pub(super) enum Told {
    /// It is done.
    Done(String),
    /// It is wrong.
    Wrong(String),
}

/// The page.
#[cfg(feature = "webhooks")]
pub(super) async fn form(
    axum::extract::State(app): axum::extract::State<crate::App>,
    reader: PageContext,
) -> Result<Response, HttpError> {
    let shown = webhook::shown(&app, &reader).await?;
    let sheet = webhook::sheet(&shown, None, reader.lang);
    Ok(page(&reader, &sheet).into_response())
}

/// The page where the program has no other channels.
#[cfg(not(feature = "webhooks"))]
pub(super) async fn form(reader: PageContext) -> Result<Response, HttpError> {
    Ok(page(&reader, &html! {}).into_response())
}

fn page(reader: &PageContext, channels: &Markup) -> Response {
    let lang = reader.lang;
    let heading = texts::how(lang);
    let page = Page::new(reader, &heading).body(html! {
        div class="notices" {
            h1 { (heading) }
            (on_page(lang))
            (channels)
            p { a href="/notices" { (texts::heading(lang)) } }
        }
    });
    page.into_response()
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
