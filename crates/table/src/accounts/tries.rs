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
        for (who, (most, window)) in counted {
            let tries = self.store().count_try(who, self.0.now(), window).await?;
            if tries > most {
                return Err(AccountError::TooManyTries(window / 60));
            }
        }
        Ok(Tries(both))
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
