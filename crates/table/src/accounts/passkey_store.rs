//! What a store must be able to do so that people can sign in with passkeys.

use std::future::ready;

use crate::store::{Pending, StoreError};
use crate::{TokenHash, VisitorId};

/// A key that somebody signs in with: the half that everybody may know. The other half is in their device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passkey {
    /// What the device knows it by.
    pub id: Vec<u8>,
    /// Whose it is.
    pub account: VisitorId,
    /// An uncompressed point of P-256.
    pub public: Vec<u8>,
    /// How often it was used, if the device counts that; otherwise 0.
    pub counter: u32,
    /// What the browser said that it is when it was made.
    pub device: String,
    /// When it was made, in seconds since 1970.
    pub created: i64,
    /// When it was last used, in seconds since 1970.
    pub used: i64,
    /// The session that was opened with it last.
    pub session: TokenHash,
}

fn none<T: Send + 'static>() -> Pending<'static, T> {
    let error = StoreError("this store keeps no passkeys".to_owned());
    Box::pin(ready(Err(error)))
}

/// Where passkeys are kept. A store that is there for tables alone keeps none.
pub trait PasskeyStore: Send + Sync {
    /// The passkey with this id.
    fn passkey(&self, id: Vec<u8>) -> Pending<'_, Option<Passkey>> {
        drop(id);
        none()
    }

    /// The passkeys of an account, the newest first.
    fn passkeys(&self, account: VisitorId) -> Pending<'_, Vec<Passkey>> {
        let _ = account;
        none()
    }

    /// Keeps a new passkey; false if there is one with this id.
    fn keep_passkey(&self, passkey: Passkey) -> Pending<'_, bool> {
        drop(passkey);
        none()
    }

    /// Keeps that a passkey was used, with its new counter; false if it was another one than this before, or the passkey is gone.
    fn use_passkey(&self, passkey: Passkey, before: u32) -> Pending<'_, bool> {
        let _ = before;
        drop(passkey);
        none()
    }

    /// Forgets a passkey of an account; false if it has none with this id.
    fn drop_passkey(&self, account: VisitorId, id: Vec<u8>) -> Pending<'_, bool> {
        let _ = account;
        drop(id);
        none()
    }

    /// Uses up a challenge that is good until then; false if it was used up before.
    fn use_challenge(&self, hash: TokenHash, until: i64, now: i64) -> Pending<'_, bool> {
        let _ = (hash, until, now);
        none()
    }
}
