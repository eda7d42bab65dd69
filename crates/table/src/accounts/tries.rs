//! How often somebody may guess.

use super::account_error::AccountError;
use super::{Accounts, Browser};
use crate::{StoreError, VisitorId};

/// From one network, so many tries of one name in so many seconds.
const BY_BOTH: (i64, i64) = (8, 15 * 60);
/// From one network, whatever the name.
const BY_NETWORK: (i64, i64) = (60, 3_600);
/// Of one name, wherever they come from: so that many networks together do not guess faster. Whoever is locked out by
/// others can still use a browser in which they are signed in.
const BY_NAME: (i64, i64) = (200, 3_600);

/// From one network, so many letters to one address in so many seconds.
const LETTERS_BY_BOTH: (i64, i64) = (4, 15 * 60);
/// From one network, whatever the address.
const LETTERS_BY_NETWORK: (i64, i64) = (30, 3_600);
/// To one address, whoever asks for them.
const LETTERS_BY_ADDRESS: (i64, i64) = (10, 3_600);

/// What was counted: it is forgotten when somebody gets in.
pub(super) struct Tries([u8; 32]);

impl Accounts {
    /// Makes sure that this is not one try too many.
    pub(super) async fn must_not_guess(
        &self,
        skeleton: &str,
        browser: &Browser,
    ) -> Result<Tries, AccountError> {
        let network = browser.network;
        let both = self.who("tries by both", skeleton, network);
        let name = self.who("tries by name", skeleton, None);
        let mut counted = vec![(both, BY_BOTH), (name, BY_NAME)];
        if network.is_some() {
            let network = self.who("tries by network", "", network);
            counted.push((network, BY_NETWORK));
        }
        self.must_be_few(&counted).await?;
        Ok(Tries(both))
    }

    /// Makes sure that nobody's letter box is filled: a letter is counted whether it is written or not.
    pub(super) async fn must_not_flood(
        &self,
        address: &str,
        browser: &Browser,
    ) -> Result<(), AccountError> {
        let network = browser.network;
        let both = self.who("letters by both", address, network);
        let whole = self.who("letters by address", address, None);
        let mut counted = vec![(both, LETTERS_BY_BOTH), (whole, LETTERS_BY_ADDRESS)];
        if network.is_some() {
            let network = self.who("letters by network", "", network);
            counted.push((network, LETTERS_BY_NETWORK));
        }
        self.must_be_few(&counted).await
    }

    async fn must_be_few(&self, counted: &[([u8; 32], (i64, i64))]) -> Result<(), AccountError> {
        for &(who, (most, window)) in counted {
            let tries = self.store().count_try(who, self.0.now(), window).await?;
            if tries > most {
                return Err(AccountError::TooManyTries(window / 60));
            }
        }
        Ok(())
    }

    /// Forgets what somebody has tried who got in.
    pub(super) async fn forget(&self, tries: Tries) -> Result<(), StoreError> {
        self.store().forget_tries(tries.0).await
    }

    /// What somebody is counted by: nobody can tell from it which name or network it is.
    fn who(&self, purpose: &str, skeleton: &str, network: Option<VisitorId>) -> [u8; 32] {
        let mut message = network.map_or_else(Vec::new, |network| network.0.to_vec());
        message.extend_from_slice(skeleton.as_bytes());
        *self.0.key().sign(purpose, &message).as_bytes()
    }
}
