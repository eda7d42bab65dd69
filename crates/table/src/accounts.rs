//! Somebody with a name and a password, in any number of browsers.
//!
//! An account is a visitor whose number stands in no cookie: only a session opens it. Whoever signs up takes along what they had
//! as a guest, which is one write of the store; so nothing else has to know whether a visitor is a guest.

mod account_error;
mod account_store;
mod export;
mod handover;
mod mail;
mod mail_store;
mod name;
mod notes;
mod passkey_store;
mod passkeys;
mod password;
mod sessions;
mod signed_in;
mod tries;

pub use account_error::AccountError;
pub use account_store::{Account, AccountStore, Handover, SessionRecord};
pub use export::{ExportedAccount, ExportedTable};
pub use handover::{Accepted, LINK_MINUTES};
pub use mail::{LONGEST_ADDRESS, PROOF_HOURS, Proved, Sender, is_address};
pub use mail_store::{MailLink, MailPurpose, MailStore};
pub use name::{LONGEST_ACCOUNT_NAME, NameFault};
pub use passkey_store::{Passkey, PasskeyStore};
pub use passkeys::NewPasskey;
pub use password::{LONGEST_PASSWORD, RecoveryCode, SHORTEST_PASSWORD};
pub use sessions::Session;

pub(crate) use name::{is_reserved, skeleton};
pub(crate) use password::Passwords;
pub(crate) use sessions::Sessions;

use crate::store::StoreError;
use crate::to_the_end::to_the_end;
use crate::{TableError, Tables, Token, TokenHash, VisitorId};
use name::CheckedName;

/// So many seconds somebody may be away before they have to sign in again: 400 days, as long as browsers keep a cookie.
const KEPT: i64 = 400 * 24 * 3_600;
/// It is noted once in so many seconds that somebody is here.
const NOTED_EVERY: i64 = 3_600;
/// After so many seconds an account has limits of its own: a day.
const SETTLED: i64 = 24 * 3_600;
/// The most characters that are kept of what a browser says that it is.
const LONGEST_DEVICE: usize = 80;

/// Accounts: the door to them.
#[derive(Clone)]
pub struct Accounts(Tables);

/// The browser that somebody signs in with.
#[derive(Clone, Debug, Default)]
pub struct Browser {
    /// What it was known by as a guest's.
    pub guest: Option<VisitorId>,
    /// What the network that it calls from is known by; none for this machine itself.
    pub network: Option<VisitorId>,
    /// What it says that it is.
    pub device: String,
}

/// Somebody has signed up, or has a new recovery code.
#[derive(Debug)]
pub struct SignedUp {
    /// The secret of the session.
    pub session: Token,
    /// The recovery code, which is shown this once.
    pub code: RecoveryCode,
}

impl Tables {
    /// The accounts of those who sit at the tables.
    pub fn accounts(&self) -> Accounts {
        Accounts(self.clone())
    }
}

impl Accounts {
    /// A guest becomes somebody: all their seats, tables and settings are the account's.
    pub async fn sign_up(
        &self,
        browser: &Browser,
        name: &str,
        password: &str,
    ) -> Result<SignedUp, AccountError> {
        let CheckedName { name, skeleton } = name::check(name).map_err(AccountError::Name)?;
        // The password is not computed for a name that cannot be had.
        let known = self.store().account_named(skeleton.clone()).await?;
        if known.is_some() {
            return Err(AccountError::NameTaken);
        }
        let password = self.0.passwords().hash(&name, password).await?;
        let (code, id) = (RecoveryCode::random(), VisitorId::random());
        let account = Account {
            id,
            name,
            skeleton,
            password,
            recovery: code.hash(),
            created: self.0.now(),
        };
        let (session, record) = self.new_session(id, browser);
        self.create(account, browser, record).await?;
        Ok(SignedUp { session, code })
    }

    /// Keeps an account with its first session, and gives it everything that the guest had.
    async fn create(
        &self,
        account: Account,
        browser: &Browser,
        session: SessionRecord,
    ) -> Result<(), AccountError> {
        let (tables, guest) = (self.0.clone(), browser.guest);
        let created = to_the_end(async move {
            let _aside = tables.set_aside(guest).await?;
            Ok(tables
                .store()
                .create_account(account, guest, session)
                .await?)
        });
        if created.await? {
            Ok(())
        } else {
            Err(AccountError::NameTaken)
        }
    }

    /// Opens a session. What the browser had as a guest comes along if it is wanted.
    async fn let_in(
        &self,
        session: SessionRecord,
        browser: &Browser,
        take_along: bool,
    ) -> Result<(), AccountError> {
        let account = session.account;
        self.store().open_session(session).await?;
        if let Some(guest) = browser.guest.filter(|_| take_along) {
            self.adopt(guest, account).await?;
        }
        Ok(())
    }

    /// Signs in: gives the secret of a new session. What the browser had as a guest comes along if it is wanted. Whether there is
    /// such a name is not told, nor does the time tell it.
    pub async fn sign_in(
        &self,
        browser: &Browser,
        name: &str,
        password: &str,
        take_along: bool,
    ) -> Result<Token, AccountError> {
        let skeleton = name::skeleton(name);
        let tries = self.must_not_guess(&skeleton, browser).await?;
        let account = self.store().account_named(skeleton).await?;
        let known = account.as_ref().map(|account| account.password.as_str());
        let matches = self.0.passwords().matches(password, known).await?;
        let account = account.filter(|_| matches).ok_or(AccountError::Wrong)?;
        self.forget(tries).await?;
        let (session, record) = self.new_session(account.id, browser);
        self.let_in(record, browser, take_along).await?;
        Ok(session)
    }

    /// Signs in with the recovery code instead of the password, which is another one from then on. All other sessions end, and the
    /// code is used up.
    pub async fn recover(
        &self,
        browser: &Browser,
        name: &str,
        code: &str,
        password: &str,
    ) -> Result<SignedUp, AccountError> {
        let skeleton = name::skeleton(name);
        let tries = self.must_not_guess(&skeleton, browser).await?;
        let account = self.store().account_named(skeleton).await?;
        // The work is done whether the code is right or not.
        let password = self.0.passwords().hash(name, password).await?;
        let given = RecoveryCode::typed(code).hash();
        let mut account = account
            .filter(|account| account.recovery == given)
            .ok_or(AccountError::Wrong)?;
        self.forget(tries).await?;
        let code = RecoveryCode::random();
        account.recovery = code.hash();
        account.password = password;
        let id = account.id;
        self.store().change_account(account).await?;
        self.end_all_but(id, None).await?;
        let (session, record) = self.new_session(id, browser);
        self.store().open_session(record).await?;
        Ok(SignedUp { session, code })
    }

    /// The session with this secret, if there is one.
    pub async fn session(&self, token: &Token) -> Result<Option<Session>, StoreError> {
        let (sessions, now) = (self.0.sessions(), self.0.now());
        let session = loop {
            let changes = match sessions.find(token.hash()) {
                Ok(session) => break session,
                Err(changes) => changes,
            };
            let Some((record, name)) = self.store().session(token.hash()).await? else {
                return Ok(None);
            };
            let account = self.store().account(record.account).await?;
            let since = account.map_or(now, |account| account.created);
            if let Some(session) = sessions.keep(changes, record, &name, since) {
                break session;
            }
        };
        let seen = session.record.seen;
        if now - seen >= KEPT {
            self.end(session.account(), session.record.hash).await?;
            return Ok(None);
        }
        if now - seen >= NOTED_EVERY {
            sessions.touch(session.record.hash, now);
            self.store().touch_session(session.record.hash, now).await?;
        }
        Ok(Some(session))
    }

    /// Whether an account is a day old: younger ones are as easily had as cookies.
    pub fn is_settled(&self, session: &Session) -> bool {
        self.0.now() - session.since >= SETTLED
    }

    /// What a guest had is an account's from now on.
    pub async fn adopt(&self, guest: VisitorId, account: VisitorId) -> Result<(), AccountError> {
        let tables = self.0.clone();
        let adopted = to_the_end(async move {
            let _aside = tables.set_aside(Some(guest)).await?;
            Ok(tables.store().adopt(guest, account).await?)
        });
        Ok(adopted.await?)
    }

    /// How many tables a guest sits at or has made.
    pub async fn tables_with(&self, guest: VisitorId) -> Result<usize, TableError> {
        Ok(self.store().tables_with(guest).await?.len())
    }

    fn store(&self) -> &dyn crate::Store {
        self.0.store()
    }

    /// A new session, and the secret that opens it.
    fn new_session(&self, account: VisitorId, browser: &Browser) -> (Token, SessionRecord) {
        let (token, now) = (Token::random(), self.0.now());
        let record = SessionRecord {
            hash: token.hash(),
            account,
            device: browser.device.chars().take(LONGEST_DEVICE).collect(),
            created: now,
            seen: now,
        };
        (token, record)
    }

    /// Ends one session of an account, and its live streams; false if there is none.
    async fn end(&self, account: VisitorId, hash: TokenHash) -> Result<bool, StoreError> {
        let ended = self.store().end_session(account, hash).await?;
        self.0.sessions().end(|session| session.hash == hash);
        Ok(ended)
    }

    async fn end_all_but(
        &self,
        account: VisitorId,
        but: Option<TokenHash>,
    ) -> Result<(), StoreError> {
        self.store().end_sessions(account, but).await?;
        let ends =
            |session: &SessionRecord| session.account == account && Some(session.hash) != but;
        self.0.sessions().end(ends);
        Ok(())
    }
}
