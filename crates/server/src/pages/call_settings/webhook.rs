//! The reader's webhook.

use axum::extract::{Form, State};
use axum::response::Response;
use maud::{Markup, html};
use serde::Deserialize;
use table::Channel;
use words::Lang;

use super::wishes::{self, Wishes, back, manner};
use super::{Told, answer};
use crate::calls::message::Message;
use crate::calls::webhook::{Format, NAME, Webhook, new_secret};
use crate::calls::{self, Fault, Sent, texts};
use crate::pages::frame::PageContext;
use crate::{App, HttpError};

/// A webhook as the form shows it.
struct Shown {
    webhook: Webhook,
    kinds: i64,
    /// Whether it is stored.
    there: bool,
}

/// The reader's webhook, or a new one.
async fn shown(app: &App, reader: &PageContext) -> Result<Shown, HttpError> {
    let mut channels = wishes::channels(app, reader).await?.into_iter();
    let stored = channels.find(|channel| channel.name == NAME);
    let known = stored.and_then(|channel| Some((Webhook::of(&channel)?, channel.kinds)));
    Ok(match known {
        Some((webhook, kinds)) => Shown {
            webhook,
            kinds,
            there: true,
        },
        None => Shown {
            webhook: Webhook::new(manner(app, reader)),
            kinds: wishes::usual(),
            there: false,
        },
    })
}

/// The webhook's part of the page.
pub(super) async fn part(app: &App, reader: &PageContext) -> Result<Markup, HttpError> {
    let shown = shown(app, reader).await?;
    Ok(sheet(&shown, None, reader.lang))
}

/// The form.
fn sheet(shown: &Shown, told: Option<&Told>, lang: Lang) -> Markup {
    let Shown {
        webhook,
        kinds,
        there,
    } = shown;
    let formats = [
        (Format::Standard, texts::format_standard(lang)),
        (Format::Discord, texts::format_discord(lang)),
    ];
    html! {
        section class="sheet" aria-labelledby="webhook" {
            h2 id="webhook" { (texts::webhook(lang)) }
            p { (texts::webhook_note(lang)) }
            (Told::show(told))
            form class="form" method="post" action="/settings/notices/webhook" {
                label { span { (texts::address(lang)) } input type="url" name="url" value=(webhook.url) required maxlength="1000" autocomplete="off" placeholder="https://"; }
                fieldset {
                    legend { (texts::format(lang)) }
                    @for (format, text) in formats {
                        label class="radio" { input type="radio" name="format" value=(format.name()) checked[format == webhook.format]; span { (text) } }
                    }
                }
                (wishes::fields(*kinds, &webhook.manner, *there, lang))
                p { button class="primary" { (texts::save(lang)) } }
            }
            @if *there {
                @if webhook.format == Format::Standard {
                    h3 { (texts::secret(lang)) }
                    p { code class="secret" { (webhook.secret) } }
                }
                div class="row" {
                    form method="post" action="/settings/notices/webhook/test" { button { (texts::test(lang)) } }
                    @if webhook.format == Format::Standard {
                        form method="post" action="/settings/notices/webhook/secret" { button { (texts::new_secret(lang)) } }
                    }
                    form method="post" action="/settings/notices/webhook/remove" { button { (texts::remove(lang)) } }
                }
            }
        }
    }
}

/// What the form says.
#[derive(Deserialize)]
pub(crate) struct WebhookForm {
    #[serde(default)]
    url: String,
    #[serde(default)]
    format: String,
    #[serde(flatten)]
    wishes: Wishes,
}

fn channel(reader: &PageContext, shown: &Shown) -> Result<Channel, HttpError> {
    wishes::channel(reader, NAME, shown.kinds, &shown.webhook)
}

/// Keeps the webhook.
pub(crate) async fn save(
    State(app): State<App>,
    reader: PageContext,
    Form(form): Form<WebhookForm>,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let mut shown = shown(&app, &reader).await?;
    shown.kinds = form.wishes.kinds();
    let webhook = &mut shown.webhook;
    form.url.trim().clone_into(&mut webhook.url);
    let format = Format::ALL.into_iter();
    let format = format.clone().find(|format| format.name() == form.format);
    webhook.format = format.unwrap_or(Format::Standard);
    let (manner, wrong) = form.wishes.manner(manner(&app, &reader), lang);
    webhook.manner = manner;
    let wrong = if webhook.is_sound(&app) {
        wrong
    } else {
        Some(texts::bad_address(lang))
    };
    if let Some(wrong) = wrong {
        return answer(&app, &reader, (NAME, sheet), &shown, &Told::Wrong(wrong)).await;
    }
    wishes::keep(&app, channel(&reader, &shown)?).await?;
    shown.there = true;
    answer(
        &app,
        &reader,
        (NAME, sheet),
        &shown,
        &Told::Done(texts::saved(lang)),
    )
    .await
}

/// Signs with another secret from now on.
pub(crate) async fn renew(
    State(app): State<App>,
    reader: PageContext,
) -> Result<Response, HttpError> {
    let mut shown = shown(&app, &reader).await?;
    if shown.there {
        shown.webhook.secret = new_secret();
        wishes::keep(&app, channel(&reader, &shown)?).await?;
    }
    Ok(back())
}

/// Forgets the webhook.
pub(crate) async fn remove(
    State(app): State<App>,
    reader: PageContext,
) -> Result<Response, HttpError> {
    wishes::remove(&app, &reader, NAME).await
}

/// Sends a message to see whether it arrives.
pub(crate) async fn test(
    State(app): State<App>,
    reader: PageContext,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let shown = shown(&app, &reader).await?;
    if !shown.there {
        return Ok(back());
    }
    app.may_test(&reader.requester)?;
    let message = Message::test(&shown.webhook.manner, app.now());
    let outcome = match calls::send(&app, &channel(&reader, &shown)?, &message).await {
        Sent::Told => Told::Done(texts::test_arrived(lang)),
        Sent::Gone => Told::Wrong(texts::test_status(lang, 410)),
        Sent::Failed(Fault::Status(status)) => Told::Wrong(texts::test_status(lang, status)),
        Sent::Failed(Fault::Unreachable) => Told::Wrong(texts::test_unreachable(lang)),
        Sent::Failed(Fault::BadTarget) => Told::Wrong(texts::bad_address(lang)),
    };
    answer(&app, &reader, (NAME, sheet), &shown, &outcome).await
}
