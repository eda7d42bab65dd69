//! What all channels ask: what somebody wants to know, and when not.

use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::{Deserialize, Serialize};
use table::{AccountError, CallKind, Channel, TableError, VisitorId};
use words::Lang;

use crate::calls::manner::{self, Manner, Quiet};
use crate::calls::texts;
use crate::pages::frame::PageContext;
use crate::{App, HttpError};

/// What somebody wants to know if they have not said otherwise.
pub(super) fn usual() -> i64 {
    CallKind::Turn.bit() | CallKind::Invite.bit() | CallKind::Start.bit() | CallKind::End.bit()
}

/// Whose channels they are.
fn visitor(reader: &PageContext) -> Result<VisitorId, HttpError> {
    let known = reader.requester.caller.visitor;
    known.ok_or(HttpError::Account(AccountError::SignedOut))
}

/// How the reader is called if they have not said otherwise.
#[cfg(any(feature = "push", feature = "webhooks"))]
pub(super) fn manner(app: &App, reader: &PageContext) -> Manner {
    let origin = match app.public_url() {
        Some(url) => url.origin(),
        None => reader.origin().to_owned(),
    };
    Manner::new(reader.lang, origin)
}

/// The reader's channels; nobody has none.
pub(super) async fn channels(app: &App, reader: &PageContext) -> Result<Vec<Channel>, HttpError> {
    let Some(visitor) = reader.requester.caller.visitor else {
        return Ok(Vec::new());
    };
    let channels = app.tables().store().channels(visitor).await;
    Ok(channels.map_err(TableError::from)?)
}

/// One of the reader's channels as it is stored.
pub(super) fn channel(
    reader: &PageContext,
    name: &str,
    kinds: i64,
    settings: &impl Serialize,
) -> Result<Channel, HttpError> {
    Ok(Channel {
        visitor: visitor(reader)?,
        name: name.to_owned(),
        kinds,
        settings: serde_json::to_string(settings).map_err(|_| HttpError::Own)?,
    })
}

/// Keeps a channel.
pub(super) async fn keep(app: &App, channel: Channel) -> Result<(), HttpError> {
    let keeping = app.tables().store().keep_channel(channel);
    Ok(keeping.await.map_err(TableError::from)?)
}

/// Forgets one of the reader's channels.
pub(super) async fn remove(
    app: &App,
    reader: &PageContext,
    name: &str,
) -> Result<Response, HttpError> {
    let store = app.tables().store();
    let removing = store.drop_channel(visitor(reader)?, name.to_owned());
    removing.await.map_err(TableError::from)?;
    Ok(back())
}

/// Leads to the page.
pub(super) fn back() -> Response {
    Redirect::to("/settings/notices").into_response()
}

fn kind_text(kind: CallKind, lang: Lang) -> String {
    match kind {
        CallKind::Turn => texts::kind_turn(lang),
        CallKind::Start => texts::kind_start(lang),
        CallKind::End => texts::kind_end(lang),
        CallKind::Talk => texts::kind_talk(lang),
        CallKind::Invite => texts::kind_invite(lang),
    }
}

/// The fields. A channel that is not stored yet takes the browser's time zone.
pub(super) fn fields(kinds: i64, manner: &Manner, stored: bool, lang: Lang) -> Markup {
    let quiet = manner.quiet;
    let time = |minutes: Option<u16>| minutes.map(manner::clock_time).unwrap_or_default();
    html! {
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
                label { span { (texts::zone(lang)) } input name="zone" list="zones" value=(manner.zone) data-zone-name[!stored] required autocomplete="off" spellcheck="false"; }
            }
            p class="note" { (texts::quiet_note(lang)) }
        }
    }
}

/// The names of time zones, which the fields of all channels share.
pub(super) fn zones() -> Markup {
    html! {
        datalist id="zones" { @for zone in manner::zones() { option value=(zone) {} } }
    }
}

/// What the fields say.
#[derive(Deserialize)]
pub(crate) struct Wishes {
    turn: Option<String>,
    start: Option<String>,
    end: Option<String>,
    talk: Option<String>,
    invite: Option<String>,
    #[serde(default)]
    quiet_from: String,
    #[serde(default)]
    quiet_to: String,
    #[serde(default)]
    zone: String,
}

impl Wishes {
    pub(super) fn kinds(&self) -> i64 {
        let wishes = CallKind::ALL.into_iter().filter(|kind| match kind {
            CallKind::Turn => self.turn.is_some(),
            CallKind::Start => self.start.is_some(),
            CallKind::End => self.end.is_some(),
            CallKind::Talk => self.talk.is_some(),
            CallKind::Invite => self.invite.is_some(),
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

    /// The manner that they ask for, and what is wrong with it.
    pub(super) fn manner(&self, usual: Manner, lang: Lang) -> (Manner, Option<String>) {
        let (quiet, zone) = (self.quiet(), manner::zone_named(&self.zone));
        let wrong = if quiet.is_err() {
            Some(texts::bad_quiet(lang))
        } else if zone.is_none() {
            Some(texts::bad_zone(lang))
        } else {
            None
        };
        let manner = Manner {
            quiet: quiet.unwrap_or_default(),
            zone: zone.unwrap_or_else(|| self.zone.trim().to_owned()),
            ..usual
        };
        (manner, wrong)
    }
}
