//! Calls by webhook: JSON that is signed after Standard Webhooks, or a message in a channel of Discord.

use data_encoding::BASE64;
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sha2::Sha256;
use table::{Channel, Key};

use super::manner::Manner;
use super::message::Message;
use super::target::Target;
use super::{Fault, Sent};
use crate::App;
use crate::calendar::date;

/// What the channel is called in the database.
pub(crate) const NAME: &str = "webhook";
/// What secrets begin with.
const SECRET: &str = "whsec_";

/// A webhook's settings.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Webhook {
    /// Where it goes. Whoever knows it may be able to write there.
    pub(crate) url: String,
    /// What messages are signed with.
    pub(crate) secret: String,
    /// For whom they are written.
    pub(crate) format: Format,
    /// When, and in which language.
    #[serde(flatten)]
    pub(crate) manner: Manner,
}

/// For whom messages are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Format {
    /// For programs, signed.
    Standard,
    /// For a channel of Discord.
    Discord,
}

impl Format {
    pub(crate) const ALL: [Format; 2] = [Format::Standard, Format::Discord];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Format::Standard => "standard",
            Format::Discord => "discord",
        }
    }
}

impl Webhook {
    /// One that goes nowhere yet.
    pub(crate) fn new(manner: Manner) -> Webhook {
        Webhook {
            url: String::new(),
            secret: new_secret(),
            format: Format::Standard,
            manner,
        }
    }

    /// The webhook of a channel; none if nobody can read it.
    pub(crate) fn of(channel: &Channel) -> Option<Webhook> {
        serde_json::from_str(&channel.settings).ok()
    }

    /// Whether calls may go to its address.
    pub(crate) fn is_sound(&self, app: &App) -> bool {
        Target::new(&self.url, app.calls().private_targets).is_some()
    }
}

/// A secret that nobody can guess.
pub(crate) fn new_secret() -> String {
    format!("{SECRET}{}", BASE64.encode(&Key::random().0))
}

/// Sends a message.
pub(crate) async fn send(app: &App, channel: &Channel, message: &Message) -> Sent {
    let private = app.calls().private_targets;
    let Some(webhook) = Webhook::of(channel) else {
        return Sent::Gone;
    };
    let Some(target) = Target::new(&webhook.url, private) else {
        return Sent::Failed(Fault::BadTarget);
    };
    let body = match webhook.format {
        Format::Standard => standard(message),
        Format::Discord => discord(message),
    };
    let body = body.to_string();
    let headers = headers(&webhook.secret, message, &body);
    target.post(private, &headers, body.as_bytes()).await
}

/// For programs: <https://www.standardwebhooks.com>.
fn standard(message: &Message) -> Value {
    json!({
        "type": format!("kroniek.{}", message.kind),
        "timestamp": moment(message.at),
        "data": {
            "table": message.table.map(|table| table.to_string()),
            "game": message.game,
            "number": message.number,
            "text": message.text,
            "url": message.url,
        },
    })
}

/// For Discord: nobody is mentioned by what somebody is called.
fn discord(message: &Message) -> Value {
    json!({
        "content": format!("{}\n{}", message.text, message.url),
        "allowed_mentions": { "parse": [] },
    })
}

fn moment(at: i64) -> String {
    let (year, month, day) = date(at);
    let second = at.rem_euclid(24 * 3_600);
    let (hour, minute, second) = (second / 3_600, second / 60 % 60, second % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

/// What the body is, the message's name, its time, and the signature over both and the body.
fn headers(secret: &str, message: &Message, body: &str) -> [(&'static str, String); 4] {
    let signed = format!("{}.{}.{body}", message.id, message.at);
    [
        ("content-type", "application/json".to_owned()),
        ("webhook-id", message.id.clone()),
        ("webhook-timestamp", message.at.to_string()),
        ("webhook-signature", sign(secret, &signed)),
    ]
}

fn sign(secret: &str, text: &str) -> String {
    let key = secret.strip_prefix(SECRET).unwrap_or(secret);
    let key = BASE64.decode(key.as_bytes()).unwrap_or_default();
    let mut mac = Hmac::<Sha256>::new_from_slice(&key).expect("a key may have any length");
    mac.update(text.as_bytes());
    format!("v1,{}", BASE64.encode(&mac.finalize().into_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of the specification.
    #[test]
    fn messages_are_signed_after_the_standard() {
        let text = "msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.{\"test\": 2432232314}";
        assert_eq!(
            sign("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", text),
            "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="
        );
    }

    #[test]
    fn a_moment_is_written_for_programs() {
        assert_eq!(moment(1_614_265_330), "2021-02-25T15:02:10Z");
    }
}
