//! What a store must be able to do so that accounts can be reached by mail.

use std::future::ready;

use crate::store::{Pending, StoreError};
use crate::{TokenHash, VisitorId};

/// What a link in a mail is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MailPurpose {
    /// Whoever opens it can read mail to this address.
    Prove,
    /// Whoever opens it signs in.
    SignIn,
    /// Whoever opens it makes an account that is reached at this address.
    SignUp,
    /// No link: it is kept under the hash of a session that was opened by one, as long as this proves who is there.
    Fresh,
}

impl MailPurpose {
    const ALL: [MailPurpose; 4] = [
        MailPurpose::Prove,
        MailPurpose::SignIn,
        MailPurpose::SignUp,
        MailPurpose::Fresh,
    ];

    /// Its name in databases.
    pub fn name(self) -> &'static str {
        match self {
            MailPurpose::Prove => "prove",
            MailPurpose::SignIn => "sign-in",
            MailPurpose::SignUp => "sign-up",
            MailPurpose::Fresh => "fresh",
        }
    }

    /// The purpose with this name.
    pub fn from_name(name: &str) -> Option<MailPurpose> {
        let mut all = MailPurpose::ALL.into_iter();
        all.find(|purpose| purpose.name() == name)
    }
}

/// A link that was sent by mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailLink {
    /// The hash of the link's secret.
    pub hash: TokenHash,
    /// Whose it is; of an account that is to be made nobody's.
    pub account: VisitorId,
    /// What it is for.
    pub purpose: MailPurpose,
    /// Where it was sent.
    pub address: String,
    /// Until when it is good, in seconds since 1970.
    pub until: i64,
}

fn none<T: Send + 'static>() -> Pending<'static, T> {
    let error = StoreError("this store keeps no addresses".to_owned());
    Box::pin(ready(Err(error)))
}

/// Where the addresses of accounts are kept. A store that is there for tables alone keeps none.
pub trait MailStore: Send + Sync {
    /// Where somebody is reached by mail.
    fn address(&self, account: VisitorId) -> Pending<'_, Option<String>> {
        let _ = account;
        none()
    }

    /// Who is reached by mail at this address, however its letters are written.
    fn account_at(&self, address: String) -> Pending<'_, Option<VisitorId>> {
        drop(address);
        none()
    }

    /// Somebody is reached at this address from now on, and no link is good any more that was sent to them. False if the address is another's;
    /// then nothing is changed.
    fn keep_address(&self, account: VisitorId, address: String, at: i64) -> Pending<'_, bool> {
        let _ = (account, at);
        drop(address);
        none()
    }

    /// Somebody is not reached by mail any more, and no link is good that was sent to them.
    fn drop_address(&self, account: VisitorId) -> Pending<'_, ()> {
        let _ = account;
        none()
    }

    /// Keeps a link that is sent by mail.
    fn keep_mail_link(&self, link: MailLink) -> Pending<'_, ()> {
        drop(link);
        none()
    }

    /// The link with this secret, if it is still good.
    fn mail_link(&self, hash: TokenHash, now: i64) -> Pending<'_, Option<MailLink>> {
        let _ = (hash, now);
        none()
    }

    /// Uses up the link with this secret; false if it was used up before.
    fn use_mail_link(&self, hash: TokenHash) -> Pending<'_, bool> {
        let _ = hash;
        none()
    }
}
