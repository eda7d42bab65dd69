//! Passkeys: a device proves who somebody is.

use data_encoding::BASE64URL_NOPAD;
use ring::digest::{SHA256, digest};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};
use server::client::Answer;

use crate::accounts::{PASSWORD, sign_up, table, tables, who};
use crate::browser::Browser;
use crate::support::{TestServer, hours_pass, seconds_pass};

/// Somebody was there, and the device knows who.
const PRESENT: u8 = 0b101;

/// A device with one passkey.
struct Device {
    id: Vec<u8>,
    key: EcdsaKeyPair,
    counter: u32,
    site: &'static str,
    origin: String,
    flags: u8,
}

impl Device {
    fn new(server: &TestServer, id: u8) -> Device {
        let random = SystemRandom::new();
        let algorithm = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let made = EcdsaKeyPair::generate_pkcs8(algorithm, &random).expect("a key");
        let key = EcdsaKeyPair::from_pkcs8(algorithm, made.as_ref(), &random).expect("a key");
        Device {
            id: vec![id; 16],
            key,
            counter: 1,
            site: "localhost",
            origin: format!("http://localhost:{}", server.address().port()),
            flags: PRESENT,
        }
    }

    fn client(&self, kind: &str, challenge: &str) -> Vec<u8> {
        let said = json!({ "type": kind, "challenge": challenge, "origin": self.origin });
        said.to_string().into_bytes()
    }

    fn head(&self, flags: u8) -> Vec<u8> {
        let site = digest(&SHA256, self.site.as_bytes());
        [site.as_ref(), &[flags], &self.counter.to_be_bytes()].concat()
    }

    /// What the form says after a passkey was made.
    fn made(&self, challenge: &str) -> Vec<(&'static str, String)> {
        let client = self.client("webauthn.create", challenge);
        let (x, y) = self.key.public_key().as_ref()[1..].split_at(32);
        let first = [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32];
        let key = [&first[..], x, &[0x22, 0x58, 32], y].concat();
        let length = (self.id.len() as u16).to_be_bytes();
        let head = self.head(self.flags | 0x40);
        let device = [&head[..], &[0; 16], &length, &self.id, &key].concat();
        self.fields(&client, &device, &[])
    }

    /// What the form says after it was used.
    fn signed(&self, challenge: &str) -> Vec<(&'static str, String)> {
        let client = self.client("webauthn.get", challenge);
        let device = self.head(self.flags);
        let signed = [&device, digest(&SHA256, &client).as_ref()].concat();
        let signature = self.key.sign(&SystemRandom::new(), &signed);
        self.fields(&client, &device, signature.expect("signed").as_ref())
    }

    fn fields(
        &self,
        client: &[u8],
        device: &[u8],
        signature: &[u8],
    ) -> Vec<(&'static str, String)> {
        let text = |bytes: &[u8]| BASE64URL_NOPAD.encode(bytes);
        vec![
            ("credential", text(&self.id)),
            ("client", text(client)),
            ("device", text(device)),
            ("signature", text(signature)),
        ]
    }
}

/// A browser that knows the server by the name that passkeys are for.
async fn guest(server: &TestServer) -> Browser {
    let mut browser = Browser::called(server.address(), "localhost");
    assert_eq!(browser.open("/").await.status, 200);
    browser
}

/// What the page asks a device to sign.
async fn challenge(browser: &mut Browser, path: &str) -> String {
    let page = browser.open(path).await.text();
    let (_, rest) = page.split_once("data-challenge=\"").expect("a challenge");
    rest.split_once('"').expect("an end").0.to_owned()
}

async fn send(
    browser: &mut Browser,
    path: &str,
    said: &[(&'static str, String)],
    more: &[(&str, &str)],
) -> Answer {
    let said = said.iter().map(|(name, value)| (*name, value.as_str()));
    let fields: Vec<_> = said.chain(more.iter().copied()).collect();
    browser.submit(path, &fields).await
}

/// Becomes somebody with this device.
async fn become_somebody(browser: &mut Browser, device: &Device, name: &str) -> Answer {
    let challenge = challenge(browser, "/account").await;
    let said = device.made(&challenge);
    send(browser, "/account/passkey", &said, &[("name", name)]).await
}

/// Signs in with this device.
async fn sign_in(browser: &mut Browser, device: &Device) -> Answer {
    let challenge = challenge(browser, "/sign-in").await;
    let said = device.signed(&challenge);
    send(
        browser,
        "/sign-in/passkey",
        &said,
        &[("back", "/help"), ("along", "on")],
    )
    .await
}

#[tokio::test]
async fn a_guest_becomes_somebody_and_signs_in_elsewhere() {
    let server = TestServer::start().await;
    let mut anna = guest(&server).await;
    table(&anna, &["me", "me"]).await;
    let mut device = Device::new(&server, 1);
    let welcome = become_somebody(&mut anna, &device, "Anna").await;
    assert_eq!(welcome.status, 200, "{}", welcome.text());
    assert!(welcome.text().contains("class=\"recovery\""));
    assert_eq!(who(&mut anna).await, "Anna");
    assert_eq!(tables(&mut anna).await, 1);
    let mut telephone = guest(&server).await;
    table(&telephone, &["me", "me"]).await;
    device.counter = 2;
    let there = sign_in(&mut telephone, &device).await;
    assert_eq!(there.status, 303, "{}", there.text());
    assert_eq!(there.header("location"), Some("/help"));
    assert_eq!(who(&mut telephone).await, "Anna");
    assert_eq!(tables(&mut telephone).await, 2, "they come along");
    // Nobody gets in by an empty password.
    let mut eve = guest(&server).await;
    for password in ["", "x"] {
        let fields = [("name", "Anna"), ("password", password)];
        let refused = eve.submit("/sign-in", &fields).await;
        assert_eq!(refused.status, 403, "{}", refused.text());
    }
    assert_eq!(who(&mut eve).await, Value::Null);
}

/// Makes sure that this opens nothing.
async fn must_be_refused(browser: &Browser, said: &[(&'static str, String)], why: &str) {
    let mut browser = browser.copy();
    let answer = send(&mut browser, "/sign-in/passkey", said, &[]).await;
    assert_eq!(answer.status, 403, "{why}: {}", answer.text());
    assert!(answer.text().contains("does not work here"), "{why}");
    assert_eq!(who(&mut browser).await, Value::Null, "{why}");
}

#[tokio::test]
async fn what_was_not_signed_just_now_for_this_site_opens_nothing() {
    let server = TestServer::start().await;
    let mut anna = guest(&server).await;
    let mut device = Device::new(&server, 1);
    become_somebody(&mut anna, &device, "Anna").await;
    let mut eve = guest(&server).await;
    let asked = challenge(&mut eve, "/sign-in").await;
    must_be_refused(&eve, &device.signed(&asked), "a device that counts back").await;
    let asked = challenge(&mut eve, "/sign-in").await;
    device.counter = 2;
    let unknown = BASE64URL_NOPAD.encode(&[9; 16]);
    for (name, value) in [
        ("credential", &*unknown),
        ("credential", ""),
        ("signature", "AAAA"),
        ("client", "e30"),
        ("device", "AAAA"),
        ("device", "?"),
    ] {
        let mut said = device.signed(&asked);
        let changed = said.iter_mut().find(|(found, _)| *found == name);
        value.clone_into(&mut changed.expect("a field").1);
        must_be_refused(&eve, &said, name).await;
    }
    let other = Device::new(&server, 1);
    must_be_refused(&eve, &other.signed(&asked), "another key").await;
    device.site = "elsewhere.example";
    must_be_refused(&eve, &device.signed(&asked), "another site").await;
    device.site = "localhost";
    device.flags = 0;
    must_be_refused(&eve, &device.signed(&asked), "nobody there").await;
    device.flags = PRESENT;
    let ours = std::mem::replace(&mut device.origin, "https://localhost".to_owned());
    must_be_refused(&eve, &device.signed(&asked), "another origin").await;
    device.origin = ours;
    let for_another = challenge(&mut guest(&server).await, "/account").await;
    must_be_refused(
        &eve,
        &device.signed(&for_another),
        "asked for something else",
    )
    .await;
    let made = device.made(&asked);
    must_be_refused(&eve, &made, "a new passkey is no signature").await;
    hours_pass(2);
    must_be_refused(&eve, &device.signed(&asked), "too old").await;
    // What is right opens it, once.
    let asked = challenge(&mut eve, "/sign-in").await;
    let said = device.signed(&asked);
    let signed_in = send(&mut eve.copy(), "/sign-in/passkey", &said, &[]).await;
    assert_eq!(signed_in.status, 303, "{}", signed_in.text());
    device.counter = 3;
    must_be_refused(&eve, &device.signed(&asked), "used up").await;
}

#[tokio::test]
async fn passkeys_are_added_with_a_proof_and_removed() {
    let server = TestServer::start().await;
    let mut anna = guest(&server).await;
    sign_up(&mut anna, "Anna").await;
    let device = Device::new(&server, 1);
    let asked = challenge(&mut anna, "/account").await;
    let said = device.made(&asked);
    let refused = send(&mut anna, "/account/passkeys", &said, &[]).await;
    assert_eq!(refused.status, 403, "without the password");
    let asked = challenge(&mut anna, "/account").await;
    let proof = [("password", PASSWORD)];
    let said = device.made(&asked);
    let added = send(&mut anna, "/account/passkeys", &said, &proof).await;
    assert_eq!(added.status, 303, "{}", added.text());
    // A challenge is one account's.
    let mut bela = guest(&server).await;
    sign_up(&mut bela, "Bela").await;
    let asked = challenge(&mut anna, "/account").await;
    let said = Device::new(&server, 2).made(&asked);
    let refused = send(&mut bela, "/account/passkeys", &said, &proof).await;
    assert_eq!(refused.status, 403, "{}", refused.text());
    // The same passkey is nobody else's.
    let asked = challenge(&mut bela, "/account").await;
    let refused = send(&mut bela, "/account/passkeys", &device.made(&asked), &proof).await;
    assert_eq!(refused.status, 403, "{}", refused.text());
    let name = [("passkey", &*BASE64URL_NOPAD.encode(&device.id))];
    bela.submit("/account/passkeys/remove", &name).await;
    assert!(anna.open("/account").await.text().contains(name[0].1));
    let removed = anna.submit("/account/passkeys/remove", &name).await;
    assert_eq!(removed.status, 303, "{}", removed.text());
    assert!(!anna.open("/account").await.text().contains(name[0].1));
}

#[tokio::test]
async fn without_a_password_a_passkey_that_was_just_used_is_the_proof() {
    let server = TestServer::start().await;
    let mut anna = guest(&server).await;
    let mut device = Device::new(&server, 1);
    become_somebody(&mut anna, &device, "Anna").await;
    let name = [("passkey", &*BASE64URL_NOPAD.encode(&device.id))];
    let kept = anna.submit("/account/passkeys/remove", &name).await;
    assert_eq!(kept.status, 403, "{}", kept.text());
    seconds_pass(601);
    let new = [("new_password", PASSWORD)];
    let refused = anna.submit("/account/password", &new).await;
    assert_eq!(refused.status, 403, "{}", refused.text());
    anna.submit("/sign-out", &[]).await;
    device.counter = 2;
    sign_in(&mut anna, &device).await;
    let changed = anna.submit("/account/password", &new).await;
    assert_eq!(changed.status, 303, "{}", changed.text());
    // From now on the password counts.
    let refused = anna.submit("/account/delete", &[]).await;
    assert_eq!(refused.status, 403);
    let deleted = anna
        .submit("/account/delete", &[("password", PASSWORD)])
        .await;
    assert_eq!(deleted.status, 303, "{}", deleted.text());
    device.counter = 3;
    let gone = sign_in(&mut guest(&server).await, &device).await;
    assert_eq!(gone.status, 403, "{}", gone.text());
}

#[tokio::test]
async fn passkeys_are_offered_only_where_they_are_bound_to_a_name() {
    let server = TestServer::start().await;
    let mut stranger = Browser::new(server.address());
    for path in ["/sign-in", "/account"] {
        let page = stranger.open(path).await.text();
        assert!(!page.contains("data-passkey"), "{path}");
        let page = guest(&server).await.open(path).await.text();
        assert!(page.contains("data-site=\"localhost\""), "{path}");
    }
    let refused = stranger.submit("/sign-in/passkey", &[]).await;
    assert_eq!(refused.status, 404);
}
