//! Passkeys: which site they are for, and what browsers are asked to sign.

mod ceremony;

use data_encoding::BASE64URL_NOPAD;
use serde::Deserialize;
use table::{AccountError, NewPasskey, Token, VisitorId};

use crate::{App, Requester};
pub(crate) use ceremony::Site;

/// What the pages say about them.
pub(crate) mod texts {
    words::texts!("passkeys");
}

/// A challenge is good for so many seconds: as long as somebody may leave a page open.
const GOOD_FOR: i64 = 3_600;
/// What stands before the signature: chance, and until when it is good.
const SAID: usize = 16 + 8;

/// What a challenge is for. One for something else is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// A guest becomes somebody.
    SignUp,
    /// Somebody signs in.
    SignIn,
    /// This account gets another passkey.
    Add(VisitorId),
}

impl Purpose {
    /// The signature under a challenge for it.
    fn sign(self, app: &App, said: &[u8]) -> blake3::Hash {
        let sign = |purpose| app.cookies().sign(purpose, said);
        match self {
            Purpose::SignUp => sign("passkey to sign up"),
            Purpose::SignIn => sign("passkey to sign in"),
            Purpose::Add(account) => {
                let said = [said, &account.0].concat();
                app.cookies().sign("another passkey", &said)
            }
        }
    }
}

/// The site that a reader is on, if it can have passkeys: the one that the operator names, or else this machine.
pub(crate) fn site(app: &App, origin: &str) -> Option<Site> {
    let origin = match app.public_url() {
        Some(url) => url.origin(),
        None => origin.to_owned(),
    };
    let (scheme, host) = origin.split_once("://")?;
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let here = name == "localhost";
    let able = here || (scheme == "https" && app.public_url().is_some());
    able.then(|| Site {
        name: name.to_owned(),
        origin: origin.clone(),
    })
}

/// What a browser is asked to sign. It is signed and not stored; it is stored once it is used up.
pub(crate) fn challenge(app: &App, purpose: Purpose) -> String {
    let until = app.now() + GOOD_FOR;
    let said = [&VisitorId::random().0[..], &until.to_be_bytes()].concat();
    let signature = purpose.sign(app, &said);
    BASE64URL_NOPAD.encode(&[&said[..], signature.as_bytes()].concat())
}

/// The number of the account that somebody gets who signs up with this challenge.
fn new_account(app: &App, challenge: &[u8]) -> VisitorId {
    let hash = app.cookies().sign("account with a passkey", challenge);
    let mut number = [0; 16];
    number.copy_from_slice(&hash.as_bytes()[..16]);
    VisitorId(number)
}

/// What devices know an account by. It opens nothing.
pub(crate) fn user(app: &App, account: VisitorId) -> String {
    let hash = app.cookies().sign("user of a passkey", &account.0);
    BASE64URL_NOPAD.encode(hash.as_bytes())
}

/// The same for whoever signs up with this challenge.
pub(crate) fn new_user(app: &App, challenge: &str) -> String {
    let challenge = BASE64URL_NOPAD.decode(challenge.as_bytes());
    user(app, new_account(app, &challenge.unwrap_or_default()))
}

/// What a browser says, as the form has it.
#[derive(Deserialize)]
pub(crate) struct Said {
    #[serde(default)]
    credential: String,
    #[serde(default)]
    client: String,
    #[serde(default)]
    device: String,
    #[serde(default)]
    signature: String,
}

fn bytes(text: &str) -> Result<Vec<u8>, AccountError> {
    let bytes = BASE64URL_NOPAD.decode(text.as_bytes());
    bytes.map_err(|_| AccountError::BadPasskey)
}

impl Said {
    /// The new passkey, if it was made for this; and the number of the account that somebody gets who signs up with it.
    pub(crate) async fn made(
        &self,
        app: &App,
        site: &Site,
        purpose: Purpose,
    ) -> Result<(VisitorId, NewPasskey), AccountError> {
        let made = site.made(&bytes(&self.client)?, &bytes(&self.device)?);
        let (challenge, new) = made.ok_or(AccountError::BadPasskey)?;
        must_be_ours(app, purpose, &challenge).await?;
        Ok((new_account(app, &challenge), new))
    }

    /// Signs in whoever has the passkey.
    pub(crate) async fn sign_in(
        &self,
        app: &App,
        site: &Site,
        requester: &Requester,
        along: bool,
    ) -> Result<Token, AccountError> {
        let accounts = app.tables().accounts();
        let (browser, id) = (&requester.browser, bytes(&self.credential)?);
        let found = accounts.passkey(browser, id).await?;
        let passkey = found.ok_or(AccountError::BadPasskey)?;
        let (client, device) = (bytes(&self.client)?, bytes(&self.device)?);
        let signature = bytes(&self.signature)?;
        let signed = site.signed(&client, &device, &signature, &passkey.public);
        let (challenge, counter) = signed.ok_or(AccountError::BadPasskey)?;
        must_be_ours(app, Purpose::SignIn, &challenge).await?;
        let signed_in = accounts.sign_in_with(browser, passkey, counter, along);
        signed_in.await
    }
}

/// Makes sure that a challenge is one of ours, for this, and used for the first time.
async fn must_be_ours(app: &App, purpose: Purpose, challenge: &[u8]) -> Result<(), AccountError> {
    let (said, signature) = challenge
        .split_at_checked(SAID)
        .ok_or(AccountError::BadPasskey)?;
    let signature = signature.try_into().map_err(|_| AccountError::BadPasskey)?;
    // Compared in constant time.
    if purpose.sign(app, said) != blake3::Hash::from_bytes(signature) {
        return Err(AccountError::BadPasskey);
    }
    let until = said[16..].try_into().map(i64::from_be_bytes);
    let until = until.map_err(|_| AccountError::BadPasskey)?;
    let accounts = app.tables().accounts();
    if accounts.use_challenge(challenge, until).await? {
        Ok(())
    } else {
        Err(AccountError::BadPasskey)
    }
}
