//! Why something cannot be done with an account.

use catalog::{ErrorCode, ErrorReport, Tell};
use words::Lang;

use super::name::NameFault;
use super::password::SHORTEST_PASSWORD;
use crate::{StoreError, TableError};

/// What is said about accounts.
mod texts {
    use super::NameFault;

    words::texts!("accounts");
}

/// Why something cannot be done with an account.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum AccountError {
    /// The name is none that an account can have.
    #[error("bad name: {0:?}")]
    Name(NameFault),
    /// Somebody else has a name that looks like it.
    #[error("name taken")]
    NameTaken,
    /// The password is too short, too long, the name, or one that everybody tries first.
    #[error("weak password")]
    WeakPassword,
    /// No account has this name and this password, or this recovery code. Which of them is wrong is not told.
    #[error("wrong")]
    Wrong,
    /// It was tried too often; it can be tried again after so many minutes.
    #[error("too many tries: again in {0} minutes")]
    TooManyTries(i64),
    /// Too many passwords are being checked.
    #[error("busy")]
    Busy,
    /// The caller is not signed in.
    #[error("signed out")]
    SignedOut,
    /// The link to another browser was used or is too old.
    #[error("link used or too old")]
    LinkExpired,
    /// This is no address that mail can be sent to.
    #[error("bad address")]
    BadAddress,
    /// Mail to this address goes to another account.
    #[error("address taken")]
    AddressTaken,
    /// The link in a mail was used, is too old, or is for something else.
    #[error("mailed link used or too old")]
    MailLinkExpired,
    /// The passkey is not known here, or what was signed with it is wrong, too old or used already. Which of these is not told.
    #[error("bad passkey")]
    BadPasskey,
    /// Without this passkey nobody could open the account.
    #[error("last passkey")]
    LastPasskey,
    /// Without this address nobody could open the account.
    #[error("last address")]
    LastAddress,
    /// Whoever has no password must have signed in with a passkey or a link by mail just now.
    #[error("prove again")]
    ProveAgain,
    /// A table says no.
    #[error(transparent)]
    Table(#[from] TableError),
}

impl From<StoreError> for AccountError {
    fn from(error: StoreError) -> AccountError {
        AccountError::Table(error.into())
    }
}

impl Tell for AccountError {
    fn tell(&self, lang: Lang) -> ErrorReport {
        let (code, message) = match self {
            AccountError::Name(fault) => {
                (ErrorCode::BadName, texts::bad_name(lang, *fault).to_owned())
            }
            AccountError::NameTaken => (ErrorCode::NameTaken, texts::name_taken(lang)),
            AccountError::WeakPassword => {
                let weak = texts::weak_password(lang, SHORTEST_PASSWORD);
                (ErrorCode::WeakPassword, weak)
            }
            AccountError::Wrong => (ErrorCode::WrongPassword, texts::wrong(lang)),
            AccountError::TooManyTries(minutes) => {
                let told = texts::too_many_tries(lang, *minutes);
                (ErrorCode::TooManyTries, told)
            }
            AccountError::Busy => (ErrorCode::TooFast, texts::busy(lang)),
            AccountError::SignedOut => (ErrorCode::SignedOut, texts::signed_out(lang)),
            AccountError::LinkExpired => (ErrorCode::BadLink, texts::link_expired(lang)),
            AccountError::BadAddress => (ErrorCode::BadRequest, texts::bad_address(lang)),
            AccountError::AddressTaken => (ErrorCode::BadRequest, texts::address_taken(lang)),
            AccountError::MailLinkExpired => (ErrorCode::BadLink, texts::mail_link_expired(lang)),
            AccountError::BadPasskey => (ErrorCode::WrongPassword, texts::bad_passkey(lang)),
            AccountError::LastPasskey => (ErrorCode::BadRequest, texts::last_passkey(lang)),
            AccountError::LastAddress => (ErrorCode::BadRequest, texts::last_address(lang)),
            AccountError::ProveAgain => (ErrorCode::WrongPassword, texts::prove_again(lang)),
            AccountError::Table(error) => return error.tell(lang),
        };
        ErrorReport::new(code, message)
    }
}
