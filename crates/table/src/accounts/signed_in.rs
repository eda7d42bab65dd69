//! What somebody does who is signed in.

use bots::Level;
use engine::Seat;
use words::Lang;

use super::account_error::AccountError;
use super::name::{self, CheckedName};
use super::sessions::Session;
use super::{Account, Accounts, Browser, RecoveryCode, SessionRecord};
use crate::command::Command;
use crate::seating::{Caller, SeatRecord};
use crate::store::StoreError;
use crate::summary::Summary;
use crate::to_the_end::to_the_end;

/// How strong the bot is that plays on for somebody who has deleted their account.
const SUCCESSOR: Level = Level::USUAL;

impl Accounts {
    /// The account of a session.
    pub async fn account(&self, session: &Session) -> Result<Account, AccountError> {
        let account = self.store().account(session.account()).await?;
        account.ok_or(AccountError::SignedOut)
    }

    /// Where somebody is signed in, the latest first.
    pub async fn sessions(&self, session: &Session) -> Result<Vec<SessionRecord>, AccountError> {
        Ok(self.store().sessions(session.account()).await?)
    }

    /// Signs out here.
    pub async fn sign_out(&self, session: &Session) -> Result<(), AccountError> {
        self.end(session.account(), session.record.hash).await?;
        Ok(())
    }

    /// Signs out in the browser whose session has this mark; false if there is none.
    pub async fn sign_out_there(
        &self,
        session: &Session,
        mark: &str,
    ) -> Result<bool, AccountError> {
        let all = self.sessions(session).await?;
        let Some(there) = all.into_iter().find(|there| there.mark() == mark) else {
            return Ok(false);
        };
        Ok(self.end(session.account(), there.hash).await?)
    }

    /// Signs out everywhere else.
    pub async fn sign_out_elsewhere(&self, session: &Session) -> Result<(), AccountError> {
        let (account, here) = (session.account(), session.record.hash);
        Ok(self.end_all_but(account, Some(here)).await?)
    }

    /// Changes the account's name, and that of all its seats.
    pub async fn rename(&self, session: &Session, name: &str) -> Result<(), AccountError> {
        let CheckedName { name, skeleton } = name::check(name).map_err(AccountError::Name)?;
        let account = Account {
            name: name.clone(),
            skeleton,
            ..self.account(session).await?
        };
        let (tables, id) = (self.0.clone(), account.id);
        let changed = to_the_end(async move {
            let _aside = tables.set_aside(Some(id)).await?;
            Ok(tables.store().change_account(account).await?)
        });
        if !changed.await? {
            return Err(AccountError::NameTaken);
        }
        self.0.sessions().rename(id, &name);
        Ok(())
    }

    /// Changes the password. All other sessions end.
    pub async fn change_password(
        &self,
        session: &Session,
        browser: &Browser,
        old: &str,
        new: &str,
    ) -> Result<(), AccountError> {
        let mut account = self.proven(session, browser, old).await?;
        account.password = self.0.passwords().hash(&account.name, new).await?;
        self.store().change_account(account).await?;
        self.sign_out_elsewhere(session).await
    }

    /// A new recovery code, which is shown this once. The one before opens nothing any more.
    pub async fn new_code(
        &self,
        session: &Session,
        browser: &Browser,
        password: &str,
    ) -> Result<RecoveryCode, AccountError> {
        let mut account = self.proven(session, browser, password).await?;
        let code = RecoveryCode::random();
        account.recovery = code.hash();
        self.store().change_account(account).await?;
        Ok(code)
    }

    /// Deletes the account. Its seats stay under the name `former`: bots play on, and seats where no game has begun are free
    /// again. Its own tables where no game has begun go with it.
    pub async fn delete(
        &self,
        session: &Session,
        browser: &Browser,
        password: &str,
        former: &str,
    ) -> Result<(), AccountError> {
        let account = self.proven(session, browser, password).await?.id;
        let (accounts, name) = (self.clone(), former.to_owned());
        let deleted = to_the_end(async move {
            let tables = &accounts.0;
            for table in tables.store().tables_of(account, u32::MAX).await? {
                let left = accounts.leave(account, &table, &name).await;
                if let Err(error) = left {
                    // A game that cannot be played again does not keep anybody here.
                    let table = table.table.id;
                    tracing::warn!(%table, %error, "a seat could not be left");
                }
            }
            let _aside = tables.set_aside(Some(account)).await?;
            Ok(tables.store().erase(account, name).await?)
        });
        deleted.await?;
        let own = |session: &SessionRecord| session.account == account;
        self.0.sessions().end(own);
        Ok(())
    }

    /// Leaves a table whose game is not over.
    async fn leave(
        &self,
        account: crate::VisitorId,
        summary: &Summary,
        former: &str,
    ) -> Result<(), AccountError> {
        let (tables, table) = (&self.0, summary.table.id);
        if summary.table.ended.is_some() {
            return Ok(());
        }
        let begun = summary.table.started.is_some();
        if !begun && summary.table.host == Some(account) {
            tables.remove(table).await?;
            return Ok(());
        }
        // They sit under this name from now on, which nobody else can have.
        let caller = Caller {
            name: Some(former.into()),
            ..Caller::visitor(account)
        };
        let own = |seat: &&SeatRecord| seat.visitor == Some(account) && seat.is_human();
        for seat in summary.seats.iter().filter(own).map(|seat| seat.seat) {
            if begun {
                self.hand_to_bot(table, &caller, seat, former).await?;
            } else {
                tables.free_seat(table, &caller, seat).await?;
            }
        }
        Ok(())
    }

    /// A bot plays on, under the name of somebody who has left.
    async fn hand_to_bot(
        &self,
        table: crate::TableId,
        caller: &Caller,
        seat: Seat,
        former: &str,
    ) -> Result<(), AccountError> {
        let rename = Command::Rename {
            seat: Some(seat),
            name: former.to_owned(),
        };
        let replace = Command::ReplaceByBot {
            seat,
            level: SUCCESSOR,
        };
        for command in [rename, replace] {
            // Nobody reads in which language it is done.
            self.0
                .execute(table, caller, command, Lang::default())
                .await?;
        }
        Ok(())
    }

    /// The account, if this is its password. Whoever has none must just have used a passkey, or a link that was sent by mail.
    pub(super) async fn proven(
        &self,
        session: &Session,
        browser: &Browser,
        password: &str,
    ) -> Result<Account, AccountError> {
        let account = self.account(session).await?;
        if account.password.is_empty() {
            let fresh = self.is_fresh(session).await? || self.is_fresh_by_mail(session).await?;
            return if fresh {
                Ok(account)
            } else {
                Err(AccountError::ProveAgain)
            };
        }
        let tries = self.must_not_guess(&account.skeleton, browser).await?;
        let known = Some(account.password.as_str());
        if !self.0.passwords().matches(password, known).await? {
            return Err(AccountError::Wrong);
        }
        self.forget(tries).await?;
        Ok(account)
    }

    /// Ends the sessions here that another process has ended.
    pub(crate) async fn look_for_ended(&self) -> Result<(), StoreError> {
        let count = self.store().account_changes().await?;
        for hash in self.0.sessions().to_look_for(count) {
            match self.store().session(hash).await? {
                None => self.0.sessions().end(|session| session.hash == hash),
                Some((record, name)) => self.0.sessions().rename(record.account, &name),
            }
        }
        Ok(())
    }
}

impl SessionRecord {
    /// What tells it from the account's other sessions. It opens nothing.
    pub fn mark(&self) -> String {
        data_encoding::HEXLOWER.encode(&self.hash.as_bytes()[..8])
    }
}
