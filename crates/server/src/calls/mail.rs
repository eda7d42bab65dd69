//! Calls by mail: each by itself, or all of a day in one, with a link that stops them.

use data_encoding::BASE64URL_NOPAD;
use serde::{Deserialize, Serialize};
use table::{Channel, VisitorId};

use super::manner::Manner;
use super::message::{Message, name_of_all};
use super::{Fault, Sent};
use crate::App;
use crate::mail::{Letter, texts};

/// What the channel is called in the database.
pub(crate) const NAME: &str = "mail";
/// What the links are signed for.
const STOP: &str = "stop mail";
/// So many bytes of an address's hash tell it from another one of the same person.
const MARK: usize = 8;

/// How somebody is called by mail. Where they are reached stands with their account.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct MailChannel {
    /// When everything of a day is told together, in minutes since midnight; if not, each by itself.
    pub(crate) digest: Option<u16>,
    /// When not, and in which language.
    #[serde(flatten)]
    pub(crate) manner: Manner,
}

impl MailChannel {
    /// The settings of a channel; none if nobody can read them.
    pub(crate) fn of(channel: &Channel) -> Option<MailChannel> {
        serde_json::from_str(&channel.settings).ok()
    }

    /// The minute of the day when everything is told, and how.
    pub(super) fn hour(self) -> Option<(u16, Manner)> {
        Some((self.digest?, self.manner))
    }
}

/// Sends messages in one letter.
pub(crate) async fn send(app: &App, channel: &Channel, messages: &[Message]) -> Sent {
    let failed = Sent::Failed(Fault::Unreachable);
    let (Some(mailer), Some(settings)) = (app.mailer(), MailChannel::of(channel)) else {
        return failed;
    };
    let address = match app.tables().store().address(channel.visitor).await {
        Ok(Some(address)) => address,
        Ok(None) => return Sent::Gone,
        Err(error) => {
            tracing::error!(%error, "an address could not be read");
            return failed;
        }
    };
    let lang = settings.manner.lang();
    let stop = format!(
        "{}/mail/stop/{}",
        mailer.origin(),
        stop_token(app, channel.visitor, &address)
    );
    let subject = match messages {
        [one] => one.text.clone(),
        all => texts::digest_subject(lang, all.len()),
    };
    let told = messages
        .iter()
        .map(|message| format!("{}\n{}\n\n", message.text, message.url));
    let how = format!("{}/settings/notices", mailer.origin());
    let text = format!(
        "{}-- \n{}\n{how}\n{}\n{stop}\n",
        told.collect::<String>(),
        texts::how(lang),
        texts::stop_here(lang),
    );
    let letter = Letter {
        to: address,
        subject,
        text,
        id: Some(name_of_all(messages)),
        stop: Some(stop),
        at: app.now(),
    };
    match mailer.send(letter).await {
        Ok(()) => Sent::Told,
        Err(_) => failed,
    }
}

fn mark(address: &str) -> [u8; MARK] {
    let hash = blake3::hash(address.to_ascii_lowercase().as_bytes());
    let mut mark = [0; MARK];
    mark.copy_from_slice(&hash.as_bytes()[..MARK]);
    mark
}

/// What stops the mails of somebody to one address. It is signed and not stored, and does nothing else.
fn stop_token(app: &App, visitor: VisitorId, address: &str) -> String {
    let mut bytes = [&visitor.0[..], &mark(address)].concat();
    let signature = app.cookies().sign(STOP, &bytes);
    bytes.extend(signature.as_bytes());
    BASE64URL_NOPAD.encode(&bytes)
}

/// Stops the mails that a link is for. False if it is none of ours; whether there are any such mails is not told.
pub(crate) async fn stop(app: &App, token: &str) -> Result<bool, table::StoreError> {
    let Some((visitor, marked)) = read(app, token) else {
        return Ok(false);
    };
    let store = app.tables().store();
    let address = store.address(visitor).await?;
    if address.is_some_and(|address| mark(&address) == marked) {
        store.drop_channel(visitor, NAME.to_owned()).await?;
    }
    Ok(true)
}

/// Whether a link that stops mails is one of ours.
pub(crate) fn is_stop(app: &App, token: &str) -> bool {
    read(app, token).is_some()
}

fn read(app: &App, token: &str) -> Option<(VisitorId, [u8; MARK])> {
    let bytes = BASE64URL_NOPAD.decode(token.as_bytes()).ok()?;
    let (said, signature) = bytes.split_at_checked(16 + MARK)?;
    let signature = blake3::Hash::from_bytes(signature.try_into().ok()?);
    // Compared in constant time.
    if app.cookies().sign(STOP, said) != signature {
        return None;
    }
    let (visitor, mark) = said.split_at(16);
    Some((VisitorId(visitor.try_into().ok()?), mark.try_into().ok()?))
}
