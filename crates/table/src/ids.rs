//! Names that cannot be guessed.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use data_encoding::{BASE32_NOPAD, BASE64URL_NOPAD, HEXLOWER};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Random bytes from the operating system.
///
/// # Panics
/// If the system has none: nothing secret can be made then.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// A table's name: thirteen letters and digits in URLs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(u64);

impl TableId {
    /// A new name.
    pub fn random() -> TableId {
        // One bit less, so that it fits the signed integers of databases.
        TableId(u64::from_le_bytes(random()) >> 1)
    }

    /// The name as a database keeps it.
    pub fn to_number(self) -> i64 {
        self.0 as i64
    }

    /// The name from what a database kept.
    pub fn from_number(number: i64) -> TableId {
        TableId(number as u64)
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&BASE32_NOPAD.encode(&self.0.to_be_bytes()).to_lowercase())
    }
}

/// A text that is not a name or secret of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("malformed")]
pub struct Malformed;

impl FromStr for TableId {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<TableId, Malformed> {
        let bytes = BASE32_NOPAD
            .decode(text.to_uppercase().as_bytes())
            .map_err(|_| Malformed)?;
        let number = u64::from_be_bytes(bytes.try_into().map_err(|_| Malformed)?);
        if number > i64::MAX as u64 {
            return Err(Malformed);
        }
        Ok(TableId(number))
    }
}

impl Serialize for TableId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TableId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TableId, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(|_| serde::de::Error::custom("not the name of a table"))
    }
}

/// Who is visiting: a browser that was given this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VisitorId(pub [u8; 16]);

impl VisitorId {
    /// A new name.
    pub fn random() -> VisitorId {
        VisitorId(random())
    }
}

impl fmt::Display for VisitorId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&HEXLOWER.encode(&self.0))
    }
}

impl FromStr for VisitorId {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<VisitorId, Malformed> {
        let bytes = HEXLOWER.decode(text.to_lowercase().as_bytes());
        let bytes = bytes.map_err(|_| Malformed)?;
        bytes.try_into().map(VisitorId).map_err(|_| Malformed)
    }
}

/// The server's own secret, from which links and signatures are made.
#[derive(Clone, Copy)]
pub struct Key(pub [u8; 32]);

impl Key {
    /// A new secret.
    pub fn random() -> Key {
        Key(random())
    }

    /// A 256 bit digest that only somebody who knows the key can make. `purpose` keeps different uses apart.
    pub fn sign(&self, purpose: &str, message: &[u8]) -> blake3::Hash {
        let mut hasher = blake3::Hasher::new_keyed(&self.0);
        hasher.update(&(purpose.len() as u64).to_le_bytes());
        hasher.update(purpose.as_bytes());
        hasher.update(message);
        hasher.finalize()
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(secret)")
    }
}

/// The secret of a seat, 256 bits: whoever has it may sit there. It stands in links and is never stored.
#[derive(Clone)]
pub struct Token {
    secret: [u8; 32],
    /// It is compared with what is stored many times.
    hash: TokenHash,
}

impl PartialEq for Token {
    fn eq(&self, other: &Token) -> bool {
        self.hash == other.hash
    }
}

impl Eq for Token {}

impl Hash for Token {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.hash.as_bytes().hash(state);
    }
}

impl Token {
    /// The secret of a seat. `issue` counts up whenever the seat changes hands, which makes earlier
    /// secrets worthless.
    pub(crate) fn of_seat(key: &Key, table: TableId, seat: engine::Seat, issue: u32) -> Token {
        let mut message = [0; 13];
        message[..8].copy_from_slice(&table.0.to_be_bytes());
        message[8] = seat.0;
        message[9..].copy_from_slice(&issue.to_be_bytes());
        Token::new(*key.sign("seat", &message).as_bytes())
    }

    /// A secret that opens nothing.
    pub fn of_nothing() -> Token {
        Token::random()
    }

    /// A new secret.
    pub(crate) fn random() -> Token {
        Token::new(random())
    }

    fn new(secret: [u8; 32]) -> Token {
        Token {
            secret,
            hash: TokenHash(blake3::hash(&secret)),
        }
    }

    /// What is stored of it.
    pub fn hash(&self) -> TokenHash {
        self.hash
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&BASE64URL_NOPAD.encode(&self.secret))
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(secret)")
    }
}

impl FromStr for Token {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Token, Malformed> {
        let bytes = BASE64URL_NOPAD
            .decode(text.as_bytes())
            .map_err(|_| Malformed)?;
        Ok(Token::new(bytes.try_into().map_err(|_| Malformed)?))
    }
}

/// The hash of a [`Token`]. Comparing two takes the same time wherever they differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TokenHash(blake3::Hash);

impl TokenHash {
    /// The hash as a database keeps it.
    pub fn as_bytes(&self) -> &[u8; 32] {
        self.0.as_bytes()
    }

    /// The hash from what a database kept.
    pub fn from_bytes(bytes: [u8; 32]) -> TokenHash {
        TokenHash(blake3::Hash::from_bytes(bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_secrets_round_trip() {
        let id = TableId::random();
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!(id.to_string().len(), 13);
        let visitor = VisitorId::random();
        assert_eq!(visitor.to_string().parse(), Ok(visitor));
        let token = Token::of_seat(&Key::random(), id, engine::Seat(1), 0);
        assert_eq!(token.to_string().parse(), Ok(token.clone()));
        for text in [
            "",
            "a",
            "7777777777777",
            "ééééééé",
            "aaaaaaaaaaaaaaaaaaaaaaa",
        ] {
            assert!(text.parse::<TableId>().is_err() && text.parse::<Token>().is_err());
        }
    }

    #[test]
    fn every_seat_and_issue_has_its_own_secret_of_256_bits() {
        let (key, id) = (Key::random(), TableId::random());
        let token = |seat, issue| Token::of_seat(&key, id, engine::Seat(seat), issue).to_string();
        assert_eq!(token(0, 0).len() * 6 / 8, 32);
        assert_ne!(token(0, 0), token(0, 1));
        assert_ne!(token(0, 0), token(1, 0));
        assert_eq!(format!("{key:?}"), "Key(secret)");
    }
}
