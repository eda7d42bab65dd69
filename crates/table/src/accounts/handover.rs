//! Going on in another browser, by a link that is good once.

use super::account_error::AccountError;
use super::sessions::Session;
use super::{Accounts, Browser, Handover};
use crate::{Caller, Token, VisitorId};

/// So many minutes a link is good.
pub const LINK_MINUTES: i64 = 15;

/// What the other browser is from now on.
#[derive(Debug)]
pub enum Accepted {
    /// The same guest.
    Guest(VisitorId),
    /// Signed in: the secret of its session.
    Account(Token),
    /// Signed in as it was, and the guest's seats are the account's.
    Adopted,
}

impl Accounts {
    /// The secret of a link by which another browser becomes the same visitor; none for whoever has no cookie.
    pub async fn offer(&self, caller: &Caller) -> Result<Option<Token>, AccountError> {
        let Some(visitor) = caller.visitor else {
            return Ok(None);
        };
        let token = Token::random();
        let handover = Handover {
            hash: token.hash(),
            visitor,
            name: None,
            until: self.0.now() + 60 * LINK_MINUTES,
        };
        self.store().keep_handover(handover).await?;
        Ok(Some(token))
    }

    /// What a link is for. Nothing is changed by looking at it.
    pub async fn offered(&self, token: &Token) -> Result<Handover, AccountError> {
        let found = self.store().handover(token.hash(), self.0.now()).await?;
        found.ok_or(AccountError::LinkExpired)
    }

    /// Uses a link up. What the browser had as a guest comes along if it is wanted.
    pub async fn accept(
        &self,
        token: &Token,
        browser: &Browser,
        session: Option<&Session>,
        take_along: bool,
    ) -> Result<Accepted, AccountError> {
        let offered = self.offered(token).await?;
        if !self.store().use_handover(token.hash()).await? {
            return Err(AccountError::LinkExpired);
        }
        if offered.name.is_some() {
            let (secret, record) = self.new_session(offered.visitor, browser);
            self.let_in(record, browser, take_along).await?;
            return Ok(Accepted::Account(secret));
        }
        if let Some(session) = session {
            // Whoever is signed in takes the guest's seats into their account.
            self.adopt(offered.visitor, session.account()).await?;
            return Ok(Accepted::Adopted);
        }
        let own = browser.guest.filter(|&guest| guest != offered.visitor);
        if let Some(guest) = own.filter(|_| take_along) {
            self.adopt(guest, offered.visitor).await?;
        }
        Ok(Accepted::Guest(offered.visitor))
    }
}
