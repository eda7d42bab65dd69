//! The reader's calls by mail.

use axum::extract::{Form, State};
use axum::response::Response;
use maud::{Markup, html};
use serde::Deserialize;
use table::Channel;
use words::Lang;

use super::wishes::{self, Wishes, back};
use super::{Told, answer};
use crate::calls::mail::{MailChannel, NAME};
use crate::calls::manner::{self, Manner};
use crate::calls::message::Message;
use crate::calls::{self, Sent, texts as call_texts};
use crate::mail::texts;
use crate::pages::frame::PageContext;
use crate::{App, HttpError};

/// What the form says for one mail a day.
const DAILY: &str = "daily";
/// When that is, if nobody has said otherwise.
const EVENING: u16 = 18 * 60;

/// How the reader is called by mail, as the form shows it.
struct Shown {
    address: String,
    channel: MailChannel,
    kinds: i64,
    /// Whether it is stored.
    there: bool,
}

/// How somebody is called who has not said otherwise. What the request says about the server's name is no part of it.
fn usual(app: &App, lang: Lang) -> Manner {
    let origin = app.mailer().map(|mailer| mailer.origin().to_owned());
    Manner::new(lang, origin.unwrap_or_default())
}

/// How the reader is called by mail; none if they cannot be.
async fn shown(app: &App, reader: &PageContext) -> Result<Option<Shown>, HttpError> {
    let Some(session) = reader.requester.session.as_ref().filter(|_| app.mails()) else {
        return Ok(None);
    };
    let Some(address) = app.tables().accounts().address(session).await? else {
        return Ok(None);
    };
    let mut channels = wishes::channels(app, reader).await?.into_iter();
    let stored = channels.find(|channel| channel.name == NAME);
    let known = stored.and_then(|stored| Some((MailChannel::of(&stored)?, stored.kinds)));
    let there = known.is_some();
    let (channel, kinds) = known.unwrap_or_else(|| {
        let channel = MailChannel {
            digest: None,
            manner: usual(app, reader.lang),
        };
        (channel, wishes::usual())
    });
    Ok(Some(Shown {
        address,
        channel,
        kinds,
        there,
    }))
}

/// The part of the page; nothing where there is no mail.
pub(super) async fn part(app: &App, reader: &PageContext) -> Result<Markup, HttpError> {
    if !app.mails() {
        return Ok(html! {});
    }
    let lang = reader.lang;
    if let Some(shown) = shown(app, reader).await? {
        return Ok(sheet(&shown, None, lang));
    }
    Ok(html! {
        section class="sheet" aria-labelledby="mail" {
            h2 id="mail" { (texts::heading(lang)) }
            p { (texts::needs_address(lang)) }
            p { a class="button" href="/account#mail" { (texts::give_address(lang)) } }
        }
    })
}

fn sheet(shown: &Shown, told: Option<&Told>, lang: Lang) -> Markup {
    let Shown {
        address,
        channel,
        kinds,
        there,
    } = shown;
    let hour = manner::clock_time(channel.digest.unwrap_or(EVENING));
    html! {
        section class="sheet" aria-labelledby="mail" {
            h2 id="mail" { (texts::heading(lang)) }
            p { (texts::reached(lang, address.as_str())) " " a href="/account#mail" { (texts::change(lang)) } }
            @if !there { p { (texts::off(lang)) } }
            (Told::show(told))
            form class="form" method="post" action="/settings/notices/mail" {
                fieldset {
                    legend { (texts::when(lang)) }
                    label class="radio" { input type="radio" name="when" value="at-once" checked[channel.digest.is_none()]; span { (texts::at_once(lang)) } }
                    label class="radio" { input type="radio" name="when" value=(DAILY) checked[channel.digest.is_some()]; span { (texts::daily(lang)) } }
                    label { span { (texts::hour(lang)) } input type="time" name="hour" value=(hour); }
                }
                (wishes::fields(*kinds, &channel.manner, *there, lang))
                p { button class="primary" { @if *there { (call_texts::save(lang)) } @else { (texts::start(lang)) } } }
            }
            @if *there {
                div class="row" {
                    form method="post" action="/settings/notices/mail/test" { button { (call_texts::test(lang)) } }
                    form method="post" action="/settings/notices/mail/remove" { button { (texts::stop(lang)) } }
                }
            }
        }
    }
}

/// What the form says.
#[derive(Deserialize)]
pub(crate) struct MailForm {
    #[serde(default)]
    when: String,
    #[serde(default)]
    hour: String,
    #[serde(flatten)]
    wishes: Wishes,
}

fn channel(reader: &PageContext, shown: &Shown) -> Result<Channel, HttpError> {
    wishes::channel(reader, NAME, shown.kinds, &shown.channel)
}

/// Keeps how the reader is called by mail.
pub(crate) async fn save(
    State(app): State<App>,
    reader: PageContext,
    Form(form): Form<MailForm>,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let Some(mut shown) = shown(&app, &reader).await? else {
        return Ok(back());
    };
    shown.kinds = form.wishes.kinds();
    let (manner, mut wrong) = form.wishes.manner(usual(&app, lang), lang);
    let hour = manner::minutes(&form.hour);
    let daily = form.when == DAILY;
    if daily && hour.is_none() {
        wrong = Some(texts::bad_hour(lang));
    }
    shown.channel = MailChannel {
        digest: daily.then_some(hour.unwrap_or(EVENING)),
        manner,
    };
    if let Some(wrong) = wrong {
        return answer(&app, &reader, (NAME, sheet), &shown, &Told::Wrong(wrong)).await;
    }
    wishes::keep(&app, channel(&reader, &shown)?).await?;
    shown.there = true;
    let done = Told::Done(call_texts::saved(lang));
    answer(&app, &reader, (NAME, sheet), &shown, &done).await
}

/// No more mails.
pub(crate) async fn remove(
    State(app): State<App>,
    reader: PageContext,
) -> Result<Response, HttpError> {
    wishes::remove(&app, &reader, NAME).await
}

/// Sends a mail to see whether it arrives.
pub(crate) async fn test(
    State(app): State<App>,
    reader: PageContext,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let Some(shown) = shown(&app, &reader).await?.filter(|shown| shown.there) else {
        return Ok(back());
    };
    app.may_test(&reader.requester)?;
    let message = Message::test(&shown.channel.manner, app.now());
    let outcome = match calls::send(&app, &channel(&reader, &shown)?, &message).await {
        Sent::Told => Told::Done(texts::test_sent(lang)),
        Sent::Gone | Sent::Failed(_) => Told::Wrong(texts::test_failed(lang)),
    };
    answer(&app, &reader, (NAME, sheet), &shown, &outcome).await
}
