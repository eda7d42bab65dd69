//! The devices on which the reader is called while no page is open.

use axum::extract::{Form, State};
use axum::response::Response;
use maud::{Markup, html};
use serde::Deserialize;
use table::{Channel, TableError};
use words::Lang;

use super::wishes::{self, Wishes, back};
use super::{Told, answer};
use crate::calls::manner::{self, Manner};
use crate::calls::message::Message;
use crate::calls::push::{Device, PREFIX, texts};
use crate::calls::{self, Sent, texts as call_texts};
use crate::pages::account::{day, texts as account_texts};
use crate::pages::frame::PageContext;
use crate::{App, HttpError};

/// So many devices somebody has at most.
const MOST: usize = 10;

/// The reader's devices, as the form shows them. What they want to know and when not is the same on all of them.
struct Shown {
    /// The newest first.
    devices: Vec<Device>,
    kinds: i64,
    manner: Manner,
    /// The server's public key.
    key: String,
}

/// The reader's devices. Those where they have been signed out are none any more.
async fn shown(app: &App, reader: &PageContext) -> Result<Shown, HttpError> {
    let store = app.tables().store();
    let (mut devices, mut kinds) = (Vec::new(), wishes::usual());
    for channel in wishes::channels(app, reader).await? {
        let Some(device) = Device::of(&channel) else {
            continue;
        };
        let theirs = device.is_theirs(app, channel.visitor).await;
        if theirs.map_err(TableError::from)? {
            kinds = channel.kinds;
            devices.push(device);
        }
    }
    devices.sort_by_key(|device| std::cmp::Reverse(device.since));
    let manner = devices.first().map(|device| device.manner.clone());
    let key = app.push_sender().public(store).await;
    Ok(Shown {
        manner: manner.unwrap_or_else(|| wishes::manner(app, reader)),
        devices,
        kinds,
        key: key.map_err(TableError::from)?,
    })
}

/// The part of the page.
pub(super) async fn part(app: &App, reader: &PageContext) -> Result<Markup, HttpError> {
    let shown = shown(app, reader).await?;
    Ok(sheet(&shown, None, reader.lang))
}

fn sheet(shown: &Shown, told: Option<&Told>, lang: Lang) -> Markup {
    let there = !shown.devices.is_empty();
    html! {
        section class="sheet" aria-labelledby="push" {
            h2 id="push" { (texts::heading(lang)) }
            p { (texts::note(lang)) }
            (Told::show(told))
            p class="plain-only" { (texts::needs_script(lang)) }
            p class="fault" role="alert" data-push="unable" hidden { (texts::unable(lang)) }
            p class="fault" role="alert" data-push="denied" hidden { (texts::denied(lang)) }
            p class="fault" role="alert" data-push="failed" hidden { (texts::failed(lang)) }
            form class="scripted-only" id="push-here" method="post" action="/settings/notices/push/add" data-key=(shown.key) {
                @for name in ["endpoint", "key", "secret"] { input type="hidden" name=(name); }
                input type="hidden" name="zone" data-zone-name;
                p { button class=[(!there).then_some("primary")] { (texts::here(lang)) } }
            }
            @if there {
                ul class="devices" { @for device in &shown.devices { (line(device, lang)) } }
                form class="form" method="post" action="/settings/notices/push" {
                    (wishes::fields(shown.kinds, &shown.manner, true, lang))
                    p { button class="primary" { (call_texts::save(lang)) } }
                }
                div class="row" {
                    form method="post" action="/settings/notices/push/test" { button { (call_texts::test(lang)) } }
                }
            }
        }
    }
}

fn line(device: &Device, lang: Lang) -> Markup {
    html! {
        li data-endpoint=(device.endpoint) {
            div {
                span class="what" {
                    @if device.browser.is_empty() { (account_texts::unknown_device(lang)) } @else { (device.browser) }
                }
                " " span class="badge" data-here hidden { (account_texts::this_one(lang)) }
                p class="note" { (texts::since(lang, day(device.since))) }
            }
            form method="post" action="/settings/notices/push/remove" {
                button name="device" value=(device.name()) { (call_texts::remove(lang)) }
            }
        }
    }
}

fn channel(reader: &PageContext, shown: &Shown, device: &Device) -> Result<Channel, HttpError> {
    wishes::channel(reader, &device.name(), shown.kinds, device)
}

/// What a browser says about itself.
#[derive(Deserialize)]
pub(crate) struct NewDevice {
    #[serde(default)]
    endpoint: String,
    #[serde(default)]
    key: String,
    #[serde(default)]
    secret: String,
    #[serde(default)]
    zone: String,
}

/// Calls the reader on this device, too.
pub(crate) async fn add(
    State(app): State<App>,
    reader: PageContext,
    Form(form): Form<NewDevice>,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let mut shown = shown(&app, &reader).await?;
    if let Some(zone) = manner::zone_named(&form.zone).filter(|_| shown.devices.is_empty()) {
        shown.manner.zone = zone;
    }
    let mut device = Device {
        endpoint: form.endpoint.trim().to_owned(),
        key: form.key,
        secret: form.secret,
        browser: reader.requester.browser.device.clone(),
        since: app.now(),
        session: None,
        manner: Manner {
            lang: lang.tag().to_owned(),
            ..shown.manner.clone()
        },
    };
    device.bind(reader.requester.session.as_ref());
    if !device.is_sound(&app) {
        return answer(
            &app,
            &reader,
            (PREFIX, sheet),
            &shown,
            &Told::Wrong(texts::failed(lang)),
        )
        .await;
    }
    wishes::keep(&app, channel(&reader, &shown, &device)?).await?;
    let same = |known: &Device| known.endpoint == device.endpoint;
    shown.devices.retain(|known| !same(known));
    shown.devices.insert(0, device);
    while let Some(oldest) = shown.devices.get(MOST).map(Device::name) {
        wishes::remove(&app, &reader, &oldest).await?;
        shown.devices.remove(MOST);
    }
    answer(
        &app,
        &reader,
        (PREFIX, sheet),
        &shown,
        &Told::Done(texts::added(lang)),
    )
    .await
}

/// Keeps what the reader wants to know on their devices, and when not.
pub(crate) async fn save(
    State(app): State<App>,
    reader: PageContext,
    Form(form): Form<Wishes>,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let mut shown = shown(&app, &reader).await?;
    shown.kinds = form.kinds();
    let (manner, wrong) = form.manner(wishes::manner(&app, &reader), lang);
    shown.manner = manner;
    if let Some(wrong) = wrong {
        return answer(&app, &reader, (PREFIX, sheet), &shown, &Told::Wrong(wrong)).await;
    }
    for device in &mut shown.devices {
        device.manner = shown.manner.clone();
    }
    for device in &shown.devices {
        wishes::keep(&app, channel(&reader, &shown, device)?).await?;
    }
    let done = Told::Done(call_texts::saved(lang));
    answer(&app, &reader, (PREFIX, sheet), &shown, &done).await
}

/// Which device is meant.
#[derive(Deserialize)]
pub(crate) struct Named {
    #[serde(default)]
    device: String,
}

/// Calls the reader on a device no more.
pub(crate) async fn remove(
    State(app): State<App>,
    reader: PageContext,
    Form(form): Form<Named>,
) -> Result<Response, HttpError> {
    if !form.device.starts_with(PREFIX) {
        return Ok(back());
    }
    wishes::remove(&app, &reader, &form.device).await
}

/// Sends a message to all devices to see whether it arrives. Those that are gone are forgotten.
pub(crate) async fn test(
    State(app): State<App>,
    reader: PageContext,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let mut shown = shown(&app, &reader).await?;
    if shown.devices.is_empty() {
        return Ok(back());
    }
    app.may_test(&reader.requester)?;
    let mut outcome = Told::Done(texts::test_sent(lang));
    for device in std::mem::take(&mut shown.devices) {
        let message = Message::test(&device.manner, app.now());
        match calls::send(&app, &channel(&reader, &shown, &device)?, &message).await {
            Sent::Told => shown.devices.push(device),
            Sent::Gone => {
                wishes::remove(&app, &reader, &device.name()).await?;
                outcome = Told::Wrong(texts::test_gone(lang));
            }
            Sent::Failed(_) => {
                shown.devices.push(device);
                outcome = Told::Wrong(texts::test_failed(lang));
            }
        }
    }
    answer(&app, &reader, (PREFIX, sheet), &shown, &outcome).await
}
