//! Passwords and recovery codes.

use std::sync::Arc;

use argon2::{Algorithm, Argon2, Params, Version};
use data_encoding::{BASE32_NOPAD, BASE64_NOPAD};
use tokio::sync::Semaphore;
use unicode_normalization::UnicodeNormalization;

use super::account_error::AccountError;
use crate::ids::random;
use crate::{StoreError, TokenHash};

/// The fewest characters of a password.
pub const SHORTEST_PASSWORD: usize = 8;
/// The most bytes of a password.
pub const LONGEST_PASSWORD: usize = 512;

/// What everybody tries first.
const COMMON: &[&str] = &[
    "password",
    "password1",
    "password123",
    "passw0rd",
    "12345678",
    "123456789",
    "1234567890",
    "87654321",
    "11111111",
    "00000000",
    "qwertyui",
    "qwertyuiop",
    "qwerty123",
    "qwertz123",
    "abcd1234",
    "abc12345",
    "1q2w3e4r",
    "1qaz2wsx",
    "iloveyou",
    "sunshine",
    "princess",
    "football",
    "baseball",
    "welkom01",
    "welkom123",
    "wachtwoord",
    "jelszo123",
    "jelszó123",
    "letmein1",
    "trustno1",
    "asdfghjk",
    "asdf1234",
    "kroniek1",
];

/// How much work a password is.
#[derive(Clone, Copy)]
struct Work {
    /// So many KiB.
    memory: u32,
    /// So many times over.
    passes: u32,
}

/// What a new password costs, and one that is compared with nothing. What an older one cost stands in its hash.
const USUAL: Work = Work {
    memory: 19_456,
    passes: 2,
};

/// How many passwords are computed at once; each takes a core.
const AT_ONCE: usize = 2;
/// How many more may wait.
const WAITING: usize = 32;

/// Computes passwords beside the requests, and not too many at once.
pub(crate) struct Passwords {
    room: Arc<Semaphore>,
    permits: Arc<Semaphore>,
}

impl Passwords {
    pub(crate) fn new() -> Passwords {
        Passwords {
            room: Arc::new(Semaphore::new(AT_ONCE + WAITING)),
            permits: Arc::new(Semaphore::new(AT_ONCE)),
        }
    }

    async fn beside<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, AccountError> {
        let _room = self.room.try_acquire().map_err(|_| AccountError::Busy)?;
        let permit = self.permits.clone().acquire_owned().await;
        let permit = permit.map_err(|_| AccountError::Busy)?;
        // The work goes on even if nobody waits for it, and so does its permit.
        let working = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(permit);
            done
        });
        let done = working.await;
        done.map_err(|error| StoreError(error.to_string()).into())
    }

    /// The hash of a password that may be chosen.
    pub(crate) async fn hash(&self, name: &str, password: &str) -> Result<String, AccountError> {
        let password = must_be_strong(name, password)?;
        self.beside(move || hashed(&password, USUAL, &random::<16>()))
            .await
    }

    /// Whether it is this password. Where there is none to compare with, it takes as long.
    pub(crate) async fn matches(
        &self,
        password: &str,
        known: Option<&str>,
    ) -> Result<bool, AccountError> {
        let known = known.map(ToOwned::to_owned);
        // A longer one cannot have been chosen.
        let password: String = password.nfc().take(LONGEST_PASSWORD).collect();
        self.beside(move || {
            let how = known.as_deref().and_then(how);
            let (work, salt) = how.unwrap_or((USUAL, [0; 16]));
            let computed = hashed(&password, work, &salt);
            let one = blake3::hash(computed.as_bytes());
            let other = blake3::hash(known.unwrap_or_default().as_bytes());
            // Compared in constant time. What is not stored, and what cannot be computed, is no password.
            one == other && !computed.is_empty()
        })
        .await
    }
}

/// The password as it is hashed, if it may be chosen.
fn must_be_strong(name: &str, password: &str) -> Result<String, AccountError> {
    let password: String = password.nfc().collect();
    let small = password.to_lowercase();
    let strong = password.chars().count() >= SHORTEST_PASSWORD
        && password.len() <= LONGEST_PASSWORD
        && small != name.to_lowercase()
        && !COMMON.contains(&small.as_str());
    if strong {
        Ok(password)
    } else {
        Err(AccountError::WeakPassword)
    }
}

/// The hash of a password with everything that it takes to compute it again, in the usual form.
fn hashed(password: &str, work: Work, salt: &[u8; 16]) -> String {
    let Work { memory, passes } = work;
    let mut hash = [0; 32];
    let done = Params::new(memory, passes, 1, Some(hash.len())).and_then(|params| {
        let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        argon2.hash_password_into(password.as_bytes(), salt, &mut hash)
    });
    if done.is_err() {
        // It matches nothing that is stored.
        return String::new();
    }
    let (salt, hash) = (BASE64_NOPAD.encode(salt), BASE64_NOPAD.encode(&hash));
    format!("$argon2id$v=19$m={memory},t={passes},p=1${salt}${hash}")
}

/// How a hash was computed.
fn how(known: &str) -> Option<(Work, [u8; 16])> {
    let mut parts = known.split('$').skip(3);
    let (work, salt) = (parts.next()?, parts.next()?);
    let mut work = work.split(',').filter_map(|part| part.split_once('='));
    let (memory, passes) = (work.next()?.1, work.next()?.1);
    let work = Work {
        memory: memory.parse().ok()?,
        passes: passes.parse().ok()?,
    };
    let salt = BASE64_NOPAD.decode(salt.as_bytes()).ok()?;
    Some((work, salt.try_into().ok()?))
}

/// What is printed and kept by somebody who may forget their password: 24 letters and digits, in groups of four.
#[derive(Clone, PartialEq, Eq)]
pub struct RecoveryCode(String);

impl RecoveryCode {
    /// A new code of 120 bits.
    pub(crate) fn random() -> RecoveryCode {
        RecoveryCode(BASE32_NOPAD.encode(&random::<15>()))
    }

    /// What somebody has typed: blanks, signs and case do not matter, nor do digits that look like letters.
    pub(crate) fn typed(text: &str) -> RecoveryCode {
        let letter = |c: char| match c.to_ascii_uppercase() {
            '0' => 'O',
            '1' => 'I',
            '8' => 'B',
            c => c,
        };
        let letters = text.chars().filter(char::is_ascii_alphanumeric);
        RecoveryCode(letters.map(letter).collect())
    }

    /// What is stored of it.
    pub(crate) fn hash(&self) -> TokenHash {
        TokenHash::from_bytes(*blake3::hash(self.0.as_bytes()).as_bytes())
    }

    /// The code in groups, as it is printed.
    pub fn groups(&self) -> Vec<&str> {
        let groups = self.0.as_bytes().chunks(4);
        groups
            .filter_map(|group| std::str::from_utf8(group).ok())
            .collect()
    }
}

impl std::fmt::Debug for RecoveryCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("RecoveryCode(secret)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_matches_itself_alone() {
        let passwords = Passwords::new();
        let known = passwords.hash("Anna", "Geuzen 1566").await.expect("strong");
        assert!(
            known.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"),
            "{known}"
        );
        let matches = async |password, known| passwords.matches(password, known).await;
        assert_eq!(matches("Geuzen 1566", Some(known.as_str())).await, Ok(true));
        assert_eq!(
            matches("Geuzen 1567", Some(known.as_str())).await,
            Ok(false)
        );
        assert_eq!(matches("", Some(known.as_str())).await, Ok(false));
        assert_eq!(matches("Geuzen 1566", None).await, Ok(false));
        assert_eq!(matches("", None).await, Ok(false));
        let again = passwords.hash("Anna", "Geuzen 1566").await.expect("strong");
        assert_ne!(known, again, "each has a salt of its own");
    }

    #[tokio::test]
    async fn letters_typed_in_another_way_are_the_same() {
        let passwords = Passwords::new();
        let known = passwords
            .hash("Anna", "\u{e1}rv\u{ed}zt\u{171}r\u{151}")
            .await
            .expect("strong");
        let typed = "a\u{301}rvi\u{301}ztu\u{30b}ro\u{30b}";
        assert_eq!(
            passwords.matches(typed, Some(known.as_str())).await,
            Ok(true)
        );
    }

    #[test]
    fn weak_passwords_are_not_taken() {
        for weak in [
            "",
            "1234567",
            "Password1",
            "Willem van Oranje",
            &"x".repeat(513),
        ] {
            let taken = must_be_strong("willem van oranje", weak);
            assert_eq!(taken, Err(AccountError::WeakPassword), "{weak}");
        }
        assert!(must_be_strong("Anna", "ősz Ámos").is_ok());
    }

    #[test]
    fn a_recovery_code_can_be_typed_as_one_likes() {
        let code = RecoveryCode::random();
        assert_eq!(code.groups().len(), 6);
        let typed = code
            .groups()
            .join("-")
            .to_lowercase()
            .replace('o', "0")
            .replace('b', "8");
        assert_eq!(RecoveryCode::typed(&typed).hash(), code.hash());
        assert_ne!(RecoveryCode::random().hash(), code.hash());
        assert_eq!(format!("{code:?}"), "RecoveryCode(secret)");
    }
}
