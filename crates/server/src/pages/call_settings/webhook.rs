//! The reader's webhook.

use axum::Extension;
use axum::extract::{Form, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;
use table::{AccountError, CallKind, Channel, TableError, VisitorId};
use words::Lang;

use super::{Told, page};
use crate::calls::manner::{self, Manner, Quiet};
use crate::calls::message::Message;
use crate::calls::webhook::{Format, NAME, Webhook, new_secret};
use crate::calls::{self, Fault, Sent, texts};
use crate::http_error;
use crate::pages::frame::PageContext;
use crate::{App, HttpError};

/// A webhook as the form shows it.
pub(super) struct Shown {
    webhook: Webhook,
    kinds: i64,
    /// Whether it is stored.
    there: bool,
}

fn visitor(reader: &PageContext) -> Result<VisitorId, HttpError> {
    let known = reader.requester.caller.visitor;
    known.ok_or(HttpError::Account(AccountError::SignedOut))
}

/// How the reader is called if they have not said otherwise.
fn manner(app: &App, reader: &PageContext) -> Manner {
    let origin = match app.public_url() {
        Some(url) => url.origin(),
        None => reader.origin().to_owned(),
    };
    Manner::new(reader.lang, origin)
}

/// The reader's webhook, or a new one.
pub(super) async fn shown(app: &App, reader: &PageContext) -> Result<Shown, HttpError> {
    let channels = match reader.requester.caller.visitor {
        Some(visitor) => app.tables().store().channels(visitor).await,
        None => Ok(Vec::new()),
    };
    let mut channels = channels.map_err(TableError::from)?.into_iter();
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
            kinds: CallKind::Turn.bit() | CallKind::Start.bit() | CallKind::End.bit(),
            there: false,
        },
    })
}

fn kind_text(kind: CallKind, lang: Lang) -> String {
    match kind {
        CallKind::Turn => texts::kind_turn(lang),
        CallKind::Start => texts::kind_start(lang),
        CallKind::End => texts::kind_end(lang),
        CallKind::Talk => texts::kind_talk(lang),
    }
}

/// The form.
pub(super) fn sheet(shown: &Shown, told: Option<&Told>, lang: Lang) -> Markup {
    let Shown {
        webhook,
        kinds,
        there,
    } = shown;
    let formats = [
        (Format::Standard, texts::format_standard(lang)),
        (Format::Discord, texts::format_discord(lang)),
    ];
    let quiet = webhook.manner.quiet;
    let time = |minutes: Option<u16>| minutes.map(manner::clock_time).unwrap_or_default();
    html! {
        section class="sheet" aria-labelledby="webhook" {
            h2 id="webhook" { (texts::webhook(lang)) }
            p { (texts::webhook_note(lang)) }
            @match told {
                Some(Told::Done(text)) => p class="done" role="status" { (text) },
                Some(Told::Wrong(text)) => p class="fault" role="alert" { (text) },
                None => {},
            }
            form class="form" method="post" action="/settings/notices/webhook" {
                label { span { (texts::address(lang)) } input type="url" name="url" value=(webhook.url) required maxlength="1000" autocomplete="off" placeholder="https://"; }
                fieldset {
                    legend { (texts::format(lang)) }
                    @for (format, text) in formats {
                        label class="radio" { input type="radio" name="format" value=(format.name()) checked[format == webhook.format]; span { (text) } }
                    }
                }
                fieldset {
                    legend { (texts::kinds(lang)) }
                    @for kind in CallKind::ALL {
                        label class="check" { input type="checkbox" name=(kind.name()) value="on" checked[kinds & kind.bit() != 0]; span { (kind_text(kind, lang)) } }
                    }
                }
                fieldset {
                    legend { (texts::quiet(lang)) }
                    div class="row" {
                        label { span { (texts::quiet_from(lang)) } input type="time" name="quiet_from" value=(time(quiet.map(|quiet| quiet.from))); }
                        label { span { (texts::quiet_to(lang)) } input type="time" name="quiet_to" value=(time(quiet.map(|quiet| quiet.to))); }
                        label { span { (texts::zone(lang)) } input name="zone" list="zones" value=(webhook.manner.zone) data-zone-name[!there] required autocomplete="off" spellcheck="false"; }
                    }
                    p class="note" { (texts::quiet_note(lang)) }
                    datalist id="zones" { @for zone in manner::zones() { option value=(zone) {} } }
                }
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
    turn: Option<String>,
    start: Option<String>,
    end: Option<String>,
    talk: Option<String>,
    #[serde(default)]
    quiet_from: String,
    #[serde(default)]
    quiet_to: String,
    #[serde(default)]
    zone: String,
}

impl WebhookForm {
    fn kinds(&self) -> i64 {
        let wishes = CallKind::ALL.into_iter().filter(|kind| match kind {
            CallKind::Turn => self.turn.is_some(),
            CallKind::Start => self.start.is_some(),
            CallKind::End => self.end.is_some(),
            CallKind::Talk => self.talk.is_some(),
        });
        wishes.map(CallKind::bit).sum()
    }

    /// The quiet hours; an error if only one of the times is said.
    fn quiet(&self) -> Result<Option<Quiet>, ()> {
        match (&*self.quiet_from, &*self.quiet_to) {
            ("", "") => Ok(None),
            (from, to) => {
                let (from, to) = (manner::minutes(from), manner::minutes(to));
                let quiet = from.zip(to).map(|(from, to)| Quiet { from, to });
                quiet.map(Some).ok_or(())
            }
        }
    }
}

async fn keep(app: &App, reader: &PageContext, shown: &Shown) -> Result<(), HttpError> {
    let settings = serde_json::to_string(&shown.webhook).map_err(|_| HttpError::Own)?;
    let channel = Channel {
        visitor: visitor(reader)?,
        name: NAME.to_owned(),
        kinds: shown.kinds,
        settings,
    };
    let keeping = app.tables().store().keep_channel(channel);
    Ok(keeping.await.map_err(TableError::from)?)
}

/// The page with what became of it.
fn answer(reader: &PageContext, shown: &Shown, told: &Told) -> Response {
    let shown = page(reader, &sheet(shown, Some(told), reader.lang));
    match told {
        Told::Done(_) => shown,
        Told::Wrong(_) => {
            let told = Extension(http_error::Told);
            (StatusCode::UNPROCESSABLE_ENTITY, told, shown).into_response()
        }
    }
}

/// Keeps the webhook.
pub(crate) async fn save(
    State(app): State<App>,
    reader: PageContext,
    Form(form): Form<WebhookForm>,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let mut shown = shown(&app, &reader).await?;
    shown.kinds = form.kinds();
    let webhook = &mut shown.webhook;
    form.url.trim().clone_into(&mut webhook.url);
    let format = Format::ALL.into_iter();
    let format = format.clone().find(|format| format.name() == form.format);
    webhook.format = format.unwrap_or(Format::Standard);
    let (quiet, zone) = (form.quiet(), manner::zone_named(&form.zone));
    webhook.manner = Manner {
        quiet: quiet.unwrap_or_default(),
        zone: zone.clone().unwrap_or_else(|| form.zone.trim().to_owned()),
        ..manner(&app, &reader)
    };
    let wrong = if !webhook.is_sound(&app) {
        Some(texts::bad_address(lang))
    } else if quiet.is_err() {
        Some(texts::bad_quiet(lang))
    } else if zone.is_none() {
        Some(texts::bad_zone(lang))
    } else {
        None
    };
    if let Some(wrong) = wrong {
        return Ok(answer(&reader, &shown, &Told::Wrong(wrong)));
    }
    keep(&app, &reader, &shown).await?;
    shown.there = true;
    Ok(answer(&reader, &shown, &Told::Done(texts::saved(lang))))
}

/// Signs with another secret from now on.
pub(crate) async fn renew(
    State(app): State<App>,
    reader: PageContext,
) -> Result<Redirect, HttpError> {
    let mut shown = shown(&app, &reader).await?;
    if shown.there {
        shown.webhook.secret = new_secret();
        keep(&app, &reader, &shown).await?;
    }
    Ok(Redirect::to("/settings/notices"))
}

/// Forgets the webhook.
pub(crate) async fn remove(
    State(app): State<App>,
    reader: PageContext,
) -> Result<Redirect, HttpError> {
    let store = app.tables().store();
    let removing = store.drop_channel(visitor(&reader)?, NAME.to_owned());
    removing.await.map_err(TableError::from)?;
    Ok(Redirect::to("/settings/notices"))
}

/// Sends a message to see whether it arrives.
pub(crate) async fn test(
    State(app): State<App>,
    reader: PageContext,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let shown = shown(&app, &reader).await?;
    if !shown.there {
        return Ok(Redirect::to("/settings/notices").into_response());
    }
    app.may_test(&reader.requester)?;
    let channel = Channel {
        visitor: visitor(&reader)?,
        name: NAME.to_owned(),
        kinds: shown.kinds,
        settings: serde_json::to_string(&shown.webhook).map_err(|_| HttpError::Own)?,
    };
    let message = Message::test(&shown.webhook.manner, app.now());
    let told = match calls::send(&app, &channel, &message).await {
        Sent::Told => Told::Done(texts::test_arrived(lang)),
        Sent::Gone => Told::Wrong(texts::test_status(lang, 410)),
        Sent::Failed(Fault::Status(status)) => Told::Wrong(texts::test_status(lang, status)),
        Sent::Failed(Fault::Unreachable) => Told::Wrong(texts::test_unreachable(lang)),
        Sent::Failed(Fault::BadTarget) => Told::Wrong(texts::bad_address(lang)),
    };
    Ok(answer(&reader, &shown, &told))
}
