//! Calls to browsers that are closed: Web Push. Each device is a channel of its own, so that each is told once, and tried again by itself.

mod seal;
mod vapid;

use data_encoding::{BASE32_NOPAD, BASE64URL_NOPAD, HEXLOWER};
use serde::{Deserialize, Serialize};
use serde_json::json;
use table::{Channel, Session, StoreError, TokenHash, VisitorId};

use super::manner::Manner;
use super::message::Message;
use super::target::Target;
use super::{Fault, Sent};
use crate::App;
use seal::{Recipient, seal};
pub(crate) use vapid::Sender;

/// What the pages say about it.
pub(crate) mod texts {
    words::texts!("push");
}

/// What the names of the channels begin with.
pub(crate) const PREFIX: &str = "push:";
/// For so many seconds a service keeps a message for a device that cannot be reached.
const KEPT: u32 = 24 * 3_600;
/// The most characters of a sentence; names of players may be in it.
const LONGEST: usize = 500;
/// What a service answers if it does not know the device any more, besides that it is gone.
const UNKNOWN: u16 = 404;

/// A device on which somebody is called.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Device {
    /// Where messages for it go. Whoever else knows it cannot send any: they are signed.
    pub(crate) endpoint: String,
    /// Its public key.
    pub(crate) key: String,
    /// The secret that the service in between does not know.
    pub(crate) secret: String,
    /// What the browser says that it is.
    pub(crate) browser: String,
    /// Since when, in seconds since 1970.
    pub(crate) since: i64,
    /// The hash of the session in which it was said, if it was one: nobody is called where they have been signed out.
    pub(crate) session: Option<String>,
    /// When not, and in which language.
    #[serde(flatten)]
    pub(crate) manner: Manner,
}

impl Device {
    /// The device of a channel; none if it is for another channel, or nobody can read it.
    pub(crate) fn of(channel: &Channel) -> Option<Device> {
        let known = channel.name.starts_with(PREFIX);
        known.then(|| serde_json::from_str(&channel.settings).ok())?
    }

    /// What its channel is called in the database.
    pub(crate) fn name(&self) -> String {
        let hash = blake3::hash(self.endpoint.as_bytes());
        let name = BASE32_NOPAD.encode(&hash.as_bytes()[..16]).to_lowercase();
        format!("{PREFIX}{name}")
    }

    /// It is called as long as this session goes on.
    pub(crate) fn bind(&mut self, session: Option<&Session>) {
        let hash = session.map(|session| HEXLOWER.encode(session.record.hash.as_bytes()));
        self.session = hash;
    }

    /// Whether messages can be sent to it.
    pub(crate) fn is_sound(&self, app: &App) -> bool {
        let target = Target::new(&self.endpoint, app.calls().private_targets);
        let recipient = self.recipient();
        target.is_some() && recipient.is_some_and(|recipient| seal(&recipient, b"").is_ok())
    }

    fn recipient(&self) -> Option<Recipient> {
        let bytes = |text: &str| BASE64URL_NOPAD.decode(text.trim_end_matches('=').as_bytes());
        Some(Recipient {
            public: bytes(&self.key).ok()?.try_into().ok()?,
            secret: bytes(&self.secret).ok()?.try_into().ok()?,
        })
    }

    /// Whether its owner is still signed in there; a guest always is.
    pub(crate) async fn is_theirs(&self, app: &App, owner: VisitorId) -> Result<bool, StoreError> {
        let Some(session) = &self.session else {
            return Ok(true);
        };
        let hash = HEXLOWER.decode(session.as_bytes()).unwrap_or_default();
        let Ok(hash) = hash.try_into() else {
            return Ok(false);
        };
        let hash = TokenHash::from_bytes(hash);
        let found = app.tables().store().session(hash).await?;
        Ok(found.is_some_and(|(session, _)| session.account == owner))
    }
}

/// Sends a message.
pub(crate) async fn send(app: &App, channel: &Channel, message: &Message) -> Sent {
    try_to_send(app, channel, message)
        .await
        .unwrap_or_else(|error| {
            tracing::error!(%error, "a push message could not be prepared");
            Sent::Failed(Fault::Unreachable)
        })
}

async fn try_to_send(app: &App, channel: &Channel, message: &Message) -> Result<Sent, StoreError> {
    let private = app.calls().private_targets;
    let Some(device) = Device::of(channel) else {
        return Ok(Sent::Gone);
    };
    if !device.is_theirs(app, channel.visitor).await? {
        return Ok(Sent::Gone);
    }
    let Some(target) = Target::new(&device.endpoint, private) else {
        return Ok(Sent::Failed(Fault::BadTarget));
    };
    let tag = tag(message);
    let body = json!({
        "id": message.id,
        "tag": tag,
        "lang": device.manner.lang,
        "text": message.text.chars().take(LONGEST).collect::<String>(),
        "path": message.url.strip_prefix(&device.manner.origin).unwrap_or("/"),
    });
    let sealed = device.recipient();
    let sealed = sealed.and_then(|recipient| seal(&recipient, body.to_string().as_bytes()).ok());
    let Some(sealed) = sealed else {
        return Ok(Sent::Failed(Fault::BadTarget));
    };
    let contact = app.contact().unwrap_or(&device.manner.origin);
    let (store, origin) = (app.tables().store(), target.origin());
    let sender = app.push_sender();
    let authorization = sender.authorization(store, &origin, contact, app.now());
    let headers = [
        ("content-type", "application/octet-stream".to_owned()),
        ("content-encoding", "aes128gcm".to_owned()),
        ("authorization", authorization.await?),
        ("ttl", KEPT.to_string()),
        ("urgency", "normal".to_owned()),
        ("topic", tag),
    ];
    Ok(match target.post(private, &headers, &sealed).await {
        Sent::Failed(Fault::Status(UNKNOWN)) => Sent::Gone,
        sent => sent,
    })
}

/// What a newer message takes the place of, at the service and on the device: an older one of the same kind from the same table.
fn tag(message: &Message) -> String {
    let table = message.table.map(|table| table.to_string());
    let about = format!("{} {}", message.kind, table.unwrap_or_default());
    BASE64URL_NOPAD.encode(&blake3::hash(about.as_bytes()).as_bytes()[..24])
}
