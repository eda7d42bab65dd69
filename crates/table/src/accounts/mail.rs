//! Being reached by mail: an address is somebody's once they have opened a link that was sent there, and a link signs them in.
//!
//! What is written in a mail is not known here. Whoever sends it gets the secret of a link, of which the hash is stored.

use super::account_error::AccountError;
use super::name::{self, CheckedName};
use super::passkeys::FRESH;
use super::sessions::Session;
use super::{
    Account, Accounts, Browser, LINK_MINUTES, MailLink, MailPurpose, RecoveryCode, SessionRecord,
    SignedUp,
};
use crate::store::StoreError;
use crate::to_the_end::to_the_end;
use crate::{Token, VisitorId};

/// The most bytes of an address.
pub const LONGEST_ADDRESS: usize = 254;
/// The most bytes before the at sign.
const LONGEST_LOCAL: usize = 64;
/// So many hours somebody has to show that an address is theirs.
pub const PROOF_HOURS: i64 = 24;

/// A link to be sent, and whose it is.
#[derive(Debug)]
pub struct Sender {
    /// The link's secret.
    pub token: Token,
    /// Where it is sent.
    pub address: String,
    /// What the account is called.
    pub name: String,
}

/// An address is somebody's now.
#[derive(Debug)]
pub struct Proved {
    /// The address.
    pub address: String,
    /// The one before, if it was another one.
    pub before: Option<String>,
    /// What the account is called.
    pub name: String,
}

/// Whether this is an address that mail can be sent to: as the standard has them, without what nobody uses.
pub fn is_address(text: &str) -> bool {
    let Some((local, domain)) = text.rsplit_once('@') else {
        return false;
    };
    let plain = |c: char| c.is_ascii_alphanumeric() || "!#$%&'*+-/=?^_`{|}~".contains(c);
    let word = |word: &str| !word.is_empty() && word.chars().all(plain);
    let label = |label: &str| {
        !label.is_empty()
            && !label.starts_with('-')
            && !label.ends_with('-')
            && label.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
    };
    text.len() <= LONGEST_ADDRESS
        && local.len() <= LONGEST_LOCAL
        && local.split('.').all(word)
        && domain.contains('.')
        && domain.split('.').all(label)
}

/// An address as somebody has typed it, if it is one.
fn typed(address: &str) -> Result<String, AccountError> {
    let address = address.trim();
    if is_address(address) {
        Ok(address.to_owned())
    } else {
        Err(AccountError::BadAddress)
    }
}

impl Accounts {
    /// Where somebody is reached by mail.
    pub async fn address(&self, session: &Session) -> Result<Option<String>, AccountError> {
        Ok(self.store().address(session.account()).await?)
    }

    /// Somebody wants to be reached at an address: a link is to be sent there. It takes the password, so that nobody who finds a browser open
    /// gets an account by it.
    pub async fn ask_for_proof(
        &self,
        session: &Session,
        browser: &Browser,
        password: &str,
        address: &str,
    ) -> Result<Sender, AccountError> {
        let address = typed(address)?;
        let account = self.proven(session, browser, password).await?;
        let key = address.to_ascii_lowercase();
        self.must_not_flood(&key, browser).await?;
        let until = self.0.now() + 3_600 * PROOF_HOURS;
        let token = self.new_link(account.id, MailPurpose::Prove, &address, until);
        Ok(Sender {
            token: token.await?,
            address,
            name: account.name,
        })
    }

    /// What a link in a mail is for, and what the account is called. Nothing is changed by looking at it.
    pub async fn mailed(&self, token: &Token) -> Result<(MailLink, String), AccountError> {
        let found = self.store().mail_link(token.hash(), self.0.now()).await?;
        let link = found.filter(|link| link.purpose != MailPurpose::Fresh);
        let link = link.ok_or(AccountError::MailLinkExpired)?;
        if link.purpose == MailPurpose::SignUp {
            return Ok((link, String::new()));
        }
        let account = self.store().account(link.account).await?;
        let account = account.ok_or(AccountError::MailLinkExpired)?;
        Ok((link, account.name))
    }

    /// Shows that mail to an address is read by whoever is signed in: it is theirs from now on. The link alone does nothing, so that nobody
    /// gives their address to a stranger's account.
    pub async fn prove(&self, session: &Session, token: &Token) -> Result<Proved, AccountError> {
        let (link, name) = self.mailed(token).await?;
        let (account, now) = (session.account(), self.0.now());
        if link.purpose != MailPurpose::Prove || link.account != account {
            return Err(AccountError::MailLinkExpired);
        }
        let store = self.store();
        let before = store.address(account).await?;
        if !store.use_mail_link(token.hash()).await? {
            return Err(AccountError::MailLinkExpired);
        }
        let address = link.address;
        if !store.keep_address(account, address.clone(), now).await? {
            return Err(AccountError::AddressTaken);
        }
        Ok(Proved {
            before: before.filter(|before| *before != address),
            address,
            name,
        })
    }

    /// Somebody does not want to be reached by mail any more: gives where they were, and forgets what was to be told there by this channel.
    pub async fn drop_address(
        &self,
        session: &Session,
        channel: &str,
    ) -> Result<Option<String>, AccountError> {
        let (store, account) = (self.store(), session.account());
        let before = store.address(account).await?;
        let is_only_key = self.account(session).await?.password.is_empty()
            && self.passkeys(session).await?.is_empty();
        if is_only_key {
            return Err(AccountError::LastAddress);
        }
        store.drop_channel(account, channel.to_owned()).await?;
        store.drop_address(account).await?;
        Ok(before)
    }

    /// Somebody wants a link by which they sign in. It is counted, whether there is such an account or not.
    pub async fn ask_for_link(
        &self,
        browser: &Browser,
        address: &str,
    ) -> Result<String, AccountError> {
        let address = typed(address)?;
        let key = address.to_ascii_lowercase();
        self.must_not_flood(&key, browser).await?;
        Ok(address)
    }

    /// A link by which the account with this address signs in; none if there is none. It is not to be waited for where somebody could see how long
    /// it takes.
    pub async fn make_link(&self, address: &str) -> Result<Option<Sender>, AccountError> {
        let found = self.store().account_at(address.to_owned()).await?;
        let Some(account) = found else {
            return Ok(None);
        };
        let (known, account) = (
            self.store().address(account).await?,
            self.store().account(account).await?,
        );
        // It goes where it was proved that they read it, however it was typed.
        let Some((address, account)) = known.zip(account) else {
            return Ok(None);
        };
        let until = self.0.now() + 60 * LINK_MINUTES;
        let token = self.new_link(account.id, MailPurpose::SignIn, &address, until);
        Ok(Some(Sender {
            token: token.await?,
            address,
            name: account.name,
        }))
    }

    /// Signs in with a link that was sent by mail, and uses it up. What the browser had as a guest comes along if it is wanted.
    pub async fn sign_in_by_link(
        &self,
        token: &Token,
        browser: &Browser,
        take_along: bool,
    ) -> Result<Token, AccountError> {
        let (link, _) = self.mailed(token).await?;
        let store = self.store();
        let reached = store.address(link.account).await?;
        if link.purpose != MailPurpose::SignIn
            || reached.as_ref() != Some(&link.address)
            || !store.use_mail_link(token.hash()).await?
        {
            return Err(AccountError::MailLinkExpired);
        }
        let (session, record) = self.new_session(link.account, browser);
        self.keep_fresh(&record).await?;
        self.let_in(record, browser, take_along).await?;
        Ok(session)
    }

    /// A link by which somebody makes an account that is reached at this address. It is not to be waited for where somebody could see how long it
    /// takes.
    pub async fn make_first_link(&self, address: String) -> Result<Sender, AccountError> {
        let until = self.0.now() + 3_600 * PROOF_HOURS;
        let nobody = VisitorId::random();
        let token = self.new_link(nobody, MailPurpose::SignUp, &address, until);
        Ok(Sender {
            token: token.await?,
            address,
            name: String::new(),
        })
    }

    /// Makes an account with a link that was sent by mail, and uses it up: without a password, and reached at that address. What the browser had as a
    /// guest comes along.
    pub async fn sign_up_by_link(
        &self,
        token: &Token,
        browser: &Browser,
        name: &str,
    ) -> Result<SignedUp, AccountError> {
        let (link, _) = self.mailed(token).await?;
        if link.purpose != MailPurpose::SignUp {
            return Err(AccountError::MailLinkExpired);
        }
        let checked = name::check(name).map_err(AccountError::Name)?;
        let (accounts, browser) = (self.clone(), browser.clone());
        // Nobody is left with an account that they cannot open.
        let made =
            to_the_end(async move { Ok(accounts.make_reached(link, checked, &browser).await) });
        made.await?
    }

    async fn make_reached(
        &self,
        link: MailLink,
        CheckedName { name, skeleton }: CheckedName,
        browser: &Browser,
    ) -> Result<SignedUp, AccountError> {
        let (store, address) = (self.store(), link.address.clone());
        if store.account_named(skeleton.clone()).await?.is_some() {
            return Err(AccountError::NameTaken);
        }
        if store.account_at(address.clone()).await?.is_some() {
            return Err(AccountError::AddressTaken);
        }
        if !store.use_mail_link(link.hash).await? {
            return Err(AccountError::MailLinkExpired);
        }
        let (code, id, now) = (RecoveryCode::random(), VisitorId::random(), self.0.now());
        let account = Account {
            id,
            name: name.clone(),
            skeleton,
            password: String::new(),
            recovery: code.hash(),
            created: now,
        };
        let (session, record) = self.new_session(id, browser);
        if let Err(error) = self.create(account, browser, record.clone()).await {
            // Somebody was faster with the name: the link is good for another one.
            store.keep_mail_link(link).await?;
            return Err(error);
        }
        if !store.keep_address(id, address, now).await? {
            store.erase(id, name).await?;
            return Err(AccountError::AddressTaken);
        }
        self.keep_fresh(&record).await?;
        Ok(SignedUp { session, code })
    }

    /// Keeps in mind for a while that a session was opened by a link.
    async fn keep_fresh(&self, session: &SessionRecord) -> Result<(), AccountError> {
        let fresh = MailLink {
            hash: session.hash,
            account: session.account,
            purpose: MailPurpose::Fresh,
            address: String::new(),
            until: self.0.now() + FRESH,
        };
        Ok(self.store().keep_mail_link(fresh).await?)
    }

    /// Whether somebody has just opened this session by a link.
    pub(super) async fn is_fresh_by_mail(&self, session: &Session) -> Result<bool, StoreError> {
        let (here, now) = (session.record.hash, self.0.now());
        let found = self.store().mail_link(here, now).await?;
        let fresh = |link: MailLink| {
            link.purpose == MailPurpose::Fresh && link.account == session.account()
        };
        Ok(found.is_some_and(fresh))
    }

    async fn new_link(
        &self,
        account: VisitorId,
        purpose: MailPurpose,
        address: &str,
        until: i64,
    ) -> Result<Token, AccountError> {
        let token = Token::random();
        let link = MailLink {
            hash: token.hash(),
            account,
            purpose,
            address: address.to_owned(),
            until,
        };
        self.store().keep_mail_link(link).await?;
        Ok(token)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_that_mail_can_be_sent_to() {
        for good in [
            "anna@example.org",
            "Anna.van-Buren+games@mail.example.co",
            "o'neill@a-b.example",
        ] {
            assert!(is_address(good), "{good}");
        }
        let long = format!("{}@example.org", "a".repeat(65));
        for bad in [
            "",
            "anna",
            "anna@",
            "@example.org",
            "anna@localhost",
            "anna@example..org",
            "anna@-example.org",
            "an na@example.org",
            "anna@example.org, bela@example.org",
            "anna@example.org\r\nBcc: bela@example.org",
            "<anna@example.org>",
            "\"anna\"@example.org",
            ".anna@example.org",
            "ánna@example.org",
            "anna@[127.0.0.1]",
            long.as_str(),
        ] {
            assert!(!is_address(bad), "{bad}");
        }
    }
}
