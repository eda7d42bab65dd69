//! Signing up and in with a passkey. What a browser has signed is checked by whoever speaks to browsers.

use super::account_error::AccountError;
use super::name::{self, CheckedName};
use super::sessions::Session;
use super::{Account, Accounts, Browser, Passkey, RecoveryCode, SessionRecord, SignedUp};
use crate::{StoreError, Token, TokenHash, VisitorId};

/// So many passkeys an account has at most.
const MOST_PASSKEYS: usize = 20;
/// So many seconds after they have used a passkey somebody who has no password needs no other proof of who they are.
pub(super) const FRESH: i64 = 10 * 60;

/// A passkey that a device has just made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPasskey {
    /// What the device knows it by.
    pub id: Vec<u8>,
    /// An uncompressed point of P-256.
    pub public: Vec<u8>,
    /// How often it was used, if the device counts that.
    pub counter: u32,
}

impl Accounts {
    /// Uses up a challenge that is good until then; false if it was used up before, or is too old.
    pub async fn use_challenge(&self, challenge: &[u8], until: i64) -> Result<bool, StoreError> {
        let now = self.0.now();
        if until <= now {
            return Ok(false);
        }
        let hash = TokenHash::from_bytes(*blake3::hash(challenge).as_bytes());
        self.store().use_challenge(hash, until, now).await
    }

    /// A guest becomes somebody with this number, with a passkey and without a password.
    pub async fn sign_up_with(
        &self,
        browser: &Browser,
        name: &str,
        id: VisitorId,
        new: NewPasskey,
    ) -> Result<SignedUp, AccountError> {
        let CheckedName { name, skeleton } = name::check(name).map_err(AccountError::Name)?;
        let code = RecoveryCode::random();
        let account = Account {
            id,
            name,
            skeleton,
            password: String::new(),
            recovery: code.hash(),
            created: self.0.now(),
        };
        let (session, record) = self.new_session(id, browser);
        let passkey = self.made(&record, new);
        let made = passkey.id.clone();
        // It is there before the account: nobody has an account that they cannot open.
        if !self.store().keep_passkey(passkey).await? {
            return Err(AccountError::BadPasskey);
        }
        if let Err(error) = self.create(account, browser, record).await {
            self.store().drop_passkey(id, made).await?;
            return Err(error);
        }
        Ok(SignedUp { session, code })
    }

    /// The passkey with this id. Asking for it is counted, whether there is one or not.
    pub async fn passkey(
        &self,
        browser: &Browser,
        id: Vec<u8>,
    ) -> Result<Option<Passkey>, AccountError> {
        let name = blake3::hash(&id).to_hex();
        let tries = self.must_not_guess(&name, browser).await?;
        let found = self.store().passkey(id).await?;
        if found.is_some() {
            self.forget(tries).await?;
        }
        Ok(found)
    }

    /// Signs in with a passkey whose signature was checked, and which its device has used so often. What the browser had as a guest comes along if it is
    /// wanted.
    pub async fn sign_in_with(
        &self,
        browser: &Browser,
        passkey: Passkey,
        counter: u32,
        take_along: bool,
    ) -> Result<Token, AccountError> {
        let (before, account) = (passkey.counter, passkey.account);
        // A device that counts never says the same number twice: somebody has copied it.
        let copied = counter <= before && (counter, before) != (0, 0);
        if copied || self.store().account(account).await?.is_none() {
            return Err(AccountError::BadPasskey);
        }
        let (session, record) = self.new_session(account, browser);
        let used = Passkey {
            counter,
            used: self.0.now(),
            session: record.hash,
            ..passkey
        };
        if !self.store().use_passkey(used, before).await? {
            return Err(AccountError::BadPasskey);
        }
        self.let_in(record, browser, take_along).await?;
        Ok(session)
    }

    /// The passkeys of somebody, the newest first.
    pub async fn passkeys(&self, session: &Session) -> Result<Vec<Passkey>, AccountError> {
        Ok(self.store().passkeys(session.account()).await?)
    }

    /// Another passkey for an account. It takes a proof, so that nobody who finds a browser open gets an account by it.
    pub async fn add_passkey(
        &self,
        session: &Session,
        browser: &Browser,
        password: &str,
        new: NewPasskey,
    ) -> Result<(), AccountError> {
        self.proven(session, browser, password).await?;
        let known = self.passkeys(session).await?;
        let record = SessionRecord {
            device: browser.device.clone(),
            ..session.record.clone()
        };
        let passkey = self.made(&record, new);
        if known.len() >= MOST_PASSKEYS || !self.store().keep_passkey(passkey).await? {
            return Err(AccountError::BadPasskey);
        }
        Ok(())
    }

    /// Forgets a passkey. Whoever has no password keeps the last one.
    pub async fn remove_passkey(&self, session: &Session, id: Vec<u8>) -> Result<(), AccountError> {
        let account = self.account(session).await?;
        if account.password.is_empty() && self.passkeys(session).await?.len() < 2 {
            return Err(AccountError::LastPasskey);
        }
        self.store().drop_passkey(account.id, id).await?;
        Ok(())
    }

    /// Whether somebody has just used a passkey in this session.
    pub(super) async fn is_fresh(&self, session: &Session) -> Result<bool, StoreError> {
        let (now, here) = (self.0.now(), session.record.hash);
        let passkeys = self.store().passkeys(session.account()).await?;
        let mut own = passkeys.iter().filter(|passkey| passkey.session == here);
        Ok(own.any(|passkey| now - passkey.used < FRESH))
    }

    /// A passkey that was made in this session.
    fn made(&self, session: &SessionRecord, new: NewPasskey) -> Passkey {
        let now = self.0.now();
        Passkey {
            id: new.id,
            account: session.account,
            public: new.public,
            counter: new.counter,
            device: session.device.clone(),
            created: now,
            used: now,
            session: session.hash,
        }
    }
}
