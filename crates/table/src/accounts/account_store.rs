//! What a store must be able to do for accounts.

use std::future::ready;

use crate::store::{Pending, StoreError};
use crate::{TableId, TokenHash, VisitorId};

/// Somebody with a name and a password.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Whose seats and tables are theirs. No cookie of a guest ever has this number, so that only a session opens it.
    pub id: VisitorId,
    /// What they are called.
    pub name: String,
    /// The name without what eyes do not tell apart: no two accounts have the same.
    pub skeleton: String,
    /// The hash of the password, with what it takes to compute it again.
    pub password: String,
    /// The hash of the recovery code.
    pub recovery: TokenHash,
    /// When it was made, in seconds since 1970.
    pub created: i64,
}

/// A browser in which somebody is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRecord {
    /// The hash of the secret in the browser's cookie.
    pub hash: TokenHash,
    /// Who.
    pub account: VisitorId,
    /// What the browser says that it is; may be empty.
    pub device: String,
    /// When they signed in, in seconds since 1970.
    pub created: i64,
    /// When they were last here, to the hour.
    pub seen: i64,
}

/// A link by which somebody goes on in another browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handover {
    /// The hash of the link's secret.
    pub hash: TokenHash,
    /// Whose seats the other browser gets.
    pub visitor: VisitorId,
    /// The name of their account, if they have one: then the other browser is signed in.
    pub name: Option<String>,
    /// Until when it is good, in seconds since 1970.
    pub until: i64,
}

fn none<T: Send + 'static>() -> Pending<'static, T> {
    let error = StoreError("this store keeps no accounts".to_owned());
    Box::pin(ready(Err(error)))
}

/// Where accounts are kept. A store that is there for tables alone keeps none.
pub trait AccountStore: Send + Sync {
    /// Keeps a new account with its first session. Everything that the guest had is the account's from then on. False if a
    /// name like this is taken; then nothing is kept.
    fn create_account(
        &self,
        account: Account,
        guest: Option<VisitorId>,
        session: SessionRecord,
    ) -> Pending<'_, bool> {
        drop((account, guest, session));
        none()
    }

    /// The account with this number.
    fn account(&self, id: VisitorId) -> Pending<'_, Option<Account>> {
        let _ = id;
        none()
    }

    /// The account whose name looks like this.
    fn account_named(&self, skeleton: String) -> Pending<'_, Option<Account>> {
        drop(skeleton);
        Box::pin(ready(Ok(None)))
    }

    /// Changes name, password and recovery code, and the name of all the account's seats but those of others at the same
    /// screen. False if a name like this is taken; then nothing is changed.
    fn change_account(&self, account: Account) -> Pending<'_, bool> {
        drop(account);
        none()
    }

    /// Everything that the guest had is the account's from now on.
    fn adopt(&self, guest: VisitorId, account: VisitorId) -> Pending<'_, ()> {
        let _ = (guest, account);
        none()
    }

    /// The account is gone, with its sessions and settings. Its seats stay under another name, and are nobody's.
    fn erase(&self, account: VisitorId, former: String) -> Pending<'_, ()> {
        let _ = account;
        drop(former);
        none()
    }

    /// All tables where this visitor is host or sits.
    fn tables_with(&self, visitor: VisitorId) -> Pending<'_, Vec<TableId>> {
        let _ = visitor;
        none()
    }

    /// Keeps a new session.
    fn open_session(&self, session: SessionRecord) -> Pending<'_, ()> {
        drop(session);
        none()
    }

    /// The session with this secret, and the name of the account.
    fn session(&self, hash: TokenHash) -> Pending<'_, Option<(SessionRecord, String)>> {
        let _ = hash;
        none()
    }

    /// The sessions of an account, the latest seen first.
    fn sessions(&self, account: VisitorId) -> Pending<'_, Vec<SessionRecord>> {
        let _ = account;
        none()
    }

    /// Notes that somebody was here.
    fn touch_session(&self, hash: TokenHash, at: i64) -> Pending<'_, ()> {
        let _ = (hash, at);
        none()
    }

    /// Ends one session of an account; false if there is none.
    fn end_session(&self, account: VisitorId, hash: TokenHash) -> Pending<'_, bool> {
        let _ = (account, hash);
        none()
    }

    /// Ends all sessions of an account but this one.
    fn end_sessions(&self, account: VisitorId, but: Option<TokenHash>) -> Pending<'_, ()> {
        let _ = (account, but);
        none()
    }

    /// Counts up whenever a session ends or an account changes its name, by whichever process.
    fn account_changes(&self) -> Pending<'_, i64> {
        none()
    }

    /// Counts one more try of somebody, and tells how many there were since a time not longer ago than `window` seconds.
    fn count_try(&self, who: [u8; 32], at: i64, window: i64) -> Pending<'_, i64> {
        let _ = (who, at, window);
        none()
    }

    /// Forgets somebody's tries.
    fn forget_tries(&self, who: [u8; 32]) -> Pending<'_, ()> {
        let _ = who;
        none()
    }

    /// Keeps a link to another browser.
    fn keep_handover(&self, handover: Handover) -> Pending<'_, ()> {
        drop(handover);
        none()
    }

    /// The link with this secret, if it is still good.
    fn handover(&self, hash: TokenHash, now: i64) -> Pending<'_, Option<Handover>> {
        let _ = (hash, now);
        none()
    }

    /// Uses up the link with this secret; false if it was used up before.
    fn use_handover(&self, hash: TokenHash) -> Pending<'_, bool> {
        let _ = hash;
        none()
    }
}
