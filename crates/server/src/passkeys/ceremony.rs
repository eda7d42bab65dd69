//! What a browser says about a passkey, checked as Web Authentication (level 3) asks for: only ES256, and whoever made the device need not vouch for it.

use data_encoding::BASE64URL_NOPAD;
use ring::digest::{SHA256, digest};
use ring::signature::{ECDSA_P256_SHA256_ASN1, UnparsedPublicKey};
use serde::Deserialize;
use table::NewPasskey;

/// The site that passkeys are for. A browser gives them to no other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Site {
    /// Its name, without a port.
    pub(crate) name: String,
    /// The scheme and the host that its pages come from.
    pub(crate) origin: String,
}

/// What the browser itself says.
#[derive(Deserialize)]
struct ClientData {
    r#type: String,
    challenge: String,
    origin: String,
    #[serde(default, rename = "crossOrigin")]
    cross_origin: bool,
}

/// Somebody was there.
const PRESENT: u8 = 1;
/// There is a new key.
const NEW_KEY: u8 = 1 << 6;
/// So many bytes come before a new key: the hash of the site, the flags and the counter.
const HEAD: usize = 37;
/// So many bytes tell which kind of device it is.
const MODEL: usize = 16;
/// The most bytes that a device knows a key by.
const LONGEST_ID: usize = 1_023;
/// How a key for ES256 begins as devices must write it (CTAP2 canonical CBOR): a map with the kind, the algorithm, the curve, and the first coordinate.
const KEY_HEAD: [u8; 10] = [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32];
/// What stands between the coordinates.
const KEY_MIDDLE: [u8; 3] = [0x22, 0x58, 32];

impl Site {
    /// The challenge that a browser has answered, if it was asked for this by a page of this site.
    fn answered(&self, kind: &str, client: &[u8]) -> Option<Vec<u8>> {
        let client: ClientData = serde_json::from_slice(client).ok()?;
        let ours = client.r#type == kind && client.origin == self.origin && !client.cross_origin;
        let challenge = BASE64URL_NOPAD.decode(client.challenge.as_bytes()).ok()?;
        ours.then_some(challenge)
    }

    /// What a device says, if it is about this site and somebody was there: its flags, its counter, and the rest.
    fn device<'a>(&self, said: &'a [u8]) -> Option<(u8, u32, &'a [u8])> {
        let (head, rest) = said.split_at_checked(HEAD)?;
        let (site, head) = head.split_at(32);
        let (flags, counter) = (head[0], u32::from_be_bytes(head[1..].try_into().ok()?));
        let ours = site == digest(&SHA256, self.name.as_bytes()).as_ref();
        (ours && flags & PRESENT != 0).then_some((flags, counter, rest))
    }

    /// The passkey that a device has made, and the challenge for which it did.
    pub(crate) fn made(&self, client: &[u8], device: &[u8]) -> Option<(Vec<u8>, NewPasskey)> {
        let challenge = self.answered("webauthn.create", client)?;
        let (flags, counter, rest) = self.device(device)?;
        if flags & NEW_KEY == 0 {
            return None;
        }
        let (length, rest) = rest.get(MODEL..)?.split_first_chunk()?;
        let length = usize::from(u16::from_be_bytes(*length));
        let (id, key) = rest.split_at_checked(length)?;
        if id.is_empty() || id.len() > LONGEST_ID {
            return None;
        }
        let new = NewPasskey {
            id: id.to_vec(),
            public: point(key)?,
            counter,
        };
        Some((challenge, new))
    }

    /// The challenge that was signed with a passkey, and how often the device has used it.
    pub(crate) fn signed(
        &self,
        client: &[u8],
        device: &[u8],
        signature: &[u8],
        public: &[u8],
    ) -> Option<(Vec<u8>, u32)> {
        let challenge = self.answered("webauthn.get", client)?;
        let (_, counter, _) = self.device(device)?;
        let signed = [device, digest(&SHA256, client).as_ref()].concat();
        let key = UnparsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, public);
        key.verify(&signed, signature).ok()?;
        Some((challenge, counter))
    }
}

/// The public key at the beginning of these bytes, as an uncompressed point.
fn point(key: &[u8]) -> Option<Vec<u8>> {
    let (first, rest) = key.strip_prefix(&KEY_HEAD)?.split_at_checked(32)?;
    let second = rest.strip_prefix(&KEY_MIDDLE)?.get(..32)?;
    Some([&[4][..], first, second].concat())
}
