//! A message that only one browser can read (RFC 8291): one record of the content coding `aes128gcm` (RFC 8188).

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SystemRandom, generate};

/// What a browser has given away so that others can write to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Recipient {
    /// Its public key: an uncompressed point of P-256.
    pub(super) public: [u8; 65],
    /// A secret that the service in between does not know.
    pub(super) secret: [u8; 16],
}

/// The size of a record, of which there is one.
const RECORD: u32 = 4_096;
/// A message has at most so many bytes: what is around it must fit into the record too.
pub(super) const LARGEST: usize = 3_800;
/// All messages are as long as a multiple of this: their length tells nothing.
const STEP: usize = 256;
/// What ends the text of the last record.
const LAST: u8 = 2;

/// Seals a message with a key that is used this once. An error if nobody can have the recipient's key, or the message is too long.
pub(super) fn seal(recipient: &Recipient, text: &[u8]) -> Result<Vec<u8>, Unspecified> {
    if text.len() > LARGEST {
        return Err(Unspecified);
    }
    let mut record = [text, &[LAST]].concat();
    record.resize(record.len().next_multiple_of(STEP), 0);
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let public = own.compute_public_key()?;
    let salt = generate(&random)?.expose();
    let theirs = UnparsedPublicKey::new(&ECDH_P256, &recipient.public);
    agree_ephemeral(own, &theirs, |shared| {
        sealed(recipient, shared, public.as_ref(), salt, record)
    })?
}

/// Seals a record with what both sides have agreed on.
fn sealed(
    recipient: &Recipient,
    shared: &[u8],
    public: &[u8],
    salt: [u8; 16],
    mut record: Vec<u8>,
) -> Result<Vec<u8>, Unspecified> {
    let about = [&b"WebPush: info\0"[..], &recipient.public, public].concat();
    let agreed: [u8; 32] = derived(&recipient.secret, shared, &about)?;
    let key: [u8; 16] = derived(&salt, &agreed, b"Content-Encoding: aes128gcm\0")?;
    let nonce = derived(&salt, &agreed, b"Content-Encoding: nonce\0")?;
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    let nonce = Nonce::assume_unique_for_key(nonce);
    key.seal_in_place_append_tag(nonce, Aad::empty(), &mut record)?;
    let length = u8::try_from(public.len()).map_err(|_| Unspecified)?;
    let head = [&salt[..], &RECORD.to_be_bytes(), &[length], public];
    Ok([&head.concat()[..], &record].concat())
}

/// So many bytes that follow from a secret (HKDF with SHA-256).
fn derived<const N: usize>(
    salt: &[u8],
    secret: &[u8],
    about: &[u8],
) -> Result<[u8; N], Unspecified> {
    struct Length(usize);
    impl KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let mut bytes = [0; N];
    let key = Salt::new(HKDF_SHA256, salt).extract(secret);
    key.expand(&[about], Length(N))?.fill(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use data_encoding::BASE64URL_NOPAD;

    use super::*;

    fn read<const N: usize>(text: &str) -> [u8; N] {
        let bytes = BASE64URL_NOPAD.decode(text.as_bytes()).expect("base 64");
        bytes.try_into().expect("the length")
    }

    /// The example of RFC 8291, section 5 and appendix A.
    #[test]
    fn a_message_is_sealed_after_the_standard() {
        let recipient = Recipient {
            public: read(
                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            ),
            secret: read("BTBZMqHH6r4Tts7J_aSIgg"),
        };
        let shared: [u8; 32] = read("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let public: [u8; 65] = read(
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
        );
        let salt = read("DGv6ra1nlYgDCS1FRnbzlw");
        let record = b"When I grow up, I want to be a watermelon\x02".to_vec();
        let body = sealed(&recipient, &shared, &public, salt, record).expect("it is sealed");
        assert_eq!(
            BASE64URL_NOPAD.encode(&body),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc\
             InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNW\
             QexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn nothing_is_sealed_for_a_key_that_is_none_and_nothing_that_is_too_long() {
        let mut recipient = Recipient {
            public: [4; 65],
            secret: [0; 16],
        };
        assert!(seal(&recipient, b"").is_err(), "not a point of the curve");
        recipient.public = read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        );
        let one = seal(&recipient, b"one").expect("it is sealed");
        let other = seal(&recipient, &[b'o'; 200]).expect("it is sealed");
        assert_eq!(one.len(), other.len(), "the length tells nothing");
        assert_ne!(one, seal(&recipient, b"one").expect("it is sealed"));
        let longest = seal(&recipient, &[0; LARGEST]).expect("it is sealed");
        assert!(longest.len() <= RECORD as usize);
        assert!(seal(&recipient, &[0; LARGEST + 1]).is_err());
    }
}
