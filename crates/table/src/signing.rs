//! The server's name under a chronicle.
//!
//! Anybody can play a game out alone and write a chronicle of it that holds. A signature says that this file was
//! played on a server that has the key, under these names.

use data_encoding::HEXLOWER;
use ed25519_dalek::{Signature as Mark, Signer as _, SigningKey as Secret, VerifyingKey};
use engine::Signature;

/// The key that a server signs its chronicles with.
pub struct SigningKey(Secret);

/// What is to be said of the signature under a chronicle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Signed {
    /// There is none.
    Not,
    /// It was made by whoever has this key, in hexadecimal, and nothing was changed since.
    By(String),
    /// It does not fit what stands above it.
    Falsely,
}

impl SigningKey {
    /// The key that follows from these bytes.
    pub fn new(secret: [u8; 32]) -> SigningKey {
        SigningKey(Secret::from_bytes(&secret))
    }

    /// What everybody may know of it, in hexadecimal.
    pub fn public(&self) -> String {
        HEXLOWER.encode(self.0.verifying_key().as_bytes())
    }

    /// The text of a chronicle with its signature.
    pub fn sign(&self, chronicle: String) -> String {
        let mark = self.0.sign(chronicle.as_bytes());
        let signature = Signature {
            signature: HEXLOWER.encode(&mark.to_bytes()),
            key: self.public(),
        };
        chronicle + &signature.to_line()
    }
}

/// Looks at the signature under the text of a chronicle.
pub fn signed(text: &str) -> Signed {
    let Some((above, Signature { signature, key })) = Signature::of(text) else {
        return Signed::Not;
    };
    let fits = || {
        let key: [u8; 32] = HEXLOWER.decode(key.as_bytes()).ok()?.try_into().ok()?;
        let mark: [u8; 64] = HEXLOWER
            .decode(signature.as_bytes())
            .ok()?
            .try_into()
            .ok()?;
        let key = VerifyingKey::from_bytes(&key).ok()?;
        key.verify_strict(above.as_bytes(), &Mark::from_bytes(&mark))
            .ok()
    };
    if fits().is_some() {
        Signed::By(key)
    } else {
        Signed::Falsely
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHRONICLE: &str = "{\"kroniek\":2}\n[0,\"pass\"]\n{\"decisions\":1}\n";

    #[test]
    fn a_signature_tells_who_signed_and_notices_every_change() {
        let (own, other) = (SigningKey::new([1; 32]), SigningKey::new([2; 32]));
        let text = own.sign(CHRONICLE.to_owned());
        assert!(text.starts_with(CHRONICLE), "{text}");
        assert_eq!(signed(&text), Signed::By(own.public()));
        assert_ne!(own.public(), other.public());
        assert_eq!(signed(CHRONICLE), Signed::Not);
        for changed in [
            text.replacen("pass", "play", 1),
            text.replacen("\n[", " \n[", 1),
            text.replace(&own.public(), &other.public()),
            text.replacen("\"signature\":\"", "\"signature\":\"00", 1),
        ] {
            assert_eq!(signed(&changed), Signed::Falsely, "{changed}");
        }
    }
}
