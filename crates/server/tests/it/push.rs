//! Being called on a device while no page is open: Web Push.

use data_encoding::BASE64URL_NOPAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hmac;
use ring::rand::SystemRandom;
use ring::signature;
use serde_json::Value;
use server::client::Answer;

use crate::accounts::{PASSWORD, guest, sign_in, sign_up};
use crate::browser::Browser;
use crate::calls::{Received, Receiver, decide, friends_turn, id, table_of_two, tune};
use crate::support::{TestServer, clock, seconds_pass, text};

/// What a browser does for a page that wants to be called. It can read one message: a key is used once here.
struct Device {
    receiver: Receiver,
    own: EphemeralPrivateKey,
    public: Vec<u8>,
    secret: [u8; 16],
}

impl Device {
    async fn new() -> Device {
        let random = SystemRandom::new();
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).expect("a key");
        let public = own.compute_public_key().expect("a key").as_ref().to_vec();
        Device {
            receiver: Receiver::start().await,
            own,
            public,
            secret: [7; 16],
        }
    }

    /// The reader wants to be called here.
    async fn add(&self, browser: &mut Browser) -> Answer {
        add(
            browser,
            &self.receiver.url(),
            &BASE64URL_NOPAD.encode(&self.public),
            &BASE64URL_NOPAD.encode(&self.secret),
        )
        .await
    }

    /// What a message says, read as a browser reads it (RFC 8291).
    fn open(self, message: &Received) -> Value {
        let (salt, rest) = message.body.split_at(16);
        let (head, rest) = rest.split_at(5);
        assert_eq!(head, [0, 0, 16, 0, 65], "one record of 4096 bytes");
        let (sender, sealed) = rest.split_at(65);
        let theirs = UnparsedPublicKey::new(&ECDH_P256, sender);
        let about = [&b"WebPush: info\0"[..], &self.public, sender].concat();
        let opened = agree_ephemeral(self.own, &theirs, |shared| {
            let agreed = derived(&self.secret, shared, &about);
            let key = derived(salt, &agreed, b"Content-Encoding: aes128gcm\0");
            let nonce = derived(salt, &agreed, b"Content-Encoding: nonce\0");
            let key = UnboundKey::new(&AES_128_GCM, &key[..16]).expect("a key");
            let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).expect("a nonce");
            let mut text = sealed.to_vec();
            let text = LessSafeKey::new(key).open_in_place(nonce, Aad::empty(), &mut text);
            text.expect("it is for this browser").to_vec()
        });
        let opened = opened.expect("a key");
        let end = opened.iter().rposition(|&byte| byte != 0).expect("an end");
        assert_eq!(opened[end], 2, "the last record");
        serde_json::from_slice(&opened[..end]).expect("JSON")
    }
}

/// The first 32 bytes of HKDF with SHA-256, by hand.
fn derived(salt: &[u8], secret: &[u8], about: &[u8]) -> Vec<u8> {
    let sign = |key: &[u8], text: &[u8]| {
        let key = hmac::Key::new(hmac::HMAC_SHA256, key);
        hmac::sign(&key, text).as_ref().to_vec()
    };
    sign(&sign(salt, secret), &[about, &[1]].concat())
}

async fn add(browser: &mut Browser, endpoint: &str, key: &str, secret: &str) -> Answer {
    let fields = [
        ("endpoint", endpoint),
        ("key", key),
        ("secret", secret),
        ("zone", "Europe/Budapest"),
    ];
    browser.submit("/settings/notices/push/add", &fields).await
}

/// What stands on the page between these two.
fn between<'p>(page: &'p str, before: &str, after: &str) -> &'p str {
    let (_, rest) = page.split_once(before).expect(before);
    rest.split_once(after).expect(after).0
}

async fn page(browser: &mut Browser) -> String {
    browser.open("/settings/notices").await.text()
}

/// How many devices the reader is called on.
async fn devices(browser: &mut Browser) -> usize {
    page(browser).await.matches("data-endpoint").count()
}

/// Makes sure that a message says who sends it (RFC 8292): whoever has the key that the page tells.
fn must_be_signed(message: &Received, audience: &str, page: &str) {
    let said = message.header("authorization");
    let token = between(said, "vapid t=", ", k=");
    let (_, key) = said.split_once(", k=").expect("a key");
    assert_eq!(key, between(page, "data-key=\"", "\""));
    let bytes = |text: &str| BASE64URL_NOPAD.decode(text.as_bytes()).expect("base 64");
    let (signed, signature) = token.rsplit_once('.').expect("a signature");
    let key = bytes(key);
    signature::UnparsedPublicKey::new(&signature::ECDSA_P256_SHA256_FIXED, &key)
        .verify(signed.as_bytes(), &bytes(signature))
        .expect("it is signed");
    let (head, claims) = signed.split_once('.').expect("claims");
    let head: Value = serde_json::from_slice(&bytes(head)).expect("JSON");
    assert_eq!(
        (&head["typ"], &head["alg"]),
        (&"JWT".into(), &"ES256".into())
    );
    let claims: Value = serde_json::from_slice(&bytes(claims)).expect("JSON");
    assert_eq!(claims["aud"], audience);
    assert_eq!(claims["sub"], "mailto:anna@example.org");
    let until = claims["exp"].as_i64().expect("a time") - clock();
    assert!((1..=24 * 3_600).contains(&until), "{until}");
}

#[tokio::test]
async fn every_device_is_told_once_and_only_it_can_read_it() {
    let mut server = TestServer::start_tuned(|config| {
        tune(config);
        config.contact = Some("mailto:anna@example.org".to_owned());
    })
    .await;
    let before = page(&mut guest(&server).await).await;
    server.restart().await;
    let (anna, mut bela) = (guest(&server).await, guest(&server).await);
    let (mut one, mut other) = (Device::new().await, Device::new().await);
    for device in [&one, &other] {
        let added = device.add(&mut bela).await;
        assert_eq!(added.status, 200, "{}", added.text());
    }
    // Whoever is called twice on the same device is called once.
    one.add(&mut bela).await;
    assert_eq!(devices(&mut bela).await, 2);
    let path = table_of_two(&anna, &bela).await;
    friends_turn(&anna, &bela, &path).await;
    seconds_pass(5);
    let page = page(&mut bela).await;
    let key = |page: &str| between(page, "data-key=\"", "\"").to_owned();
    assert_eq!(key(&page), key(&before), "the key stays the same");
    let first = one.receiver.wait(1).await;
    let second = other.receiver.wait(1).await;
    // The next turn is the next message: nothing else was sent meanwhile.
    friends_turn(&anna, &bela, &path).await;
    seconds_pass(5);
    let later = one.receiver.wait(2).await;
    assert_eq!(later.len(), 2);
    assert_eq!(later[0].header("topic"), later[1].header("topic"));
    assert_eq!(other.receiver.wait(2).await.len(), 2);
    for (device, messages) in [(one, first), (other, second)] {
        let message = &messages[0];
        let audience = format!("http://{}", device.receiver.address);
        must_be_signed(message, &audience, &page);
        assert_eq!(message.header("content-encoding"), "aes128gcm");
        assert_eq!(message.header("ttl"), "86400");
        assert!(message.header("topic").len() <= 32);
        let told = device.open(message);
        assert_eq!(told["path"], format!("/tables/{}", id(&path)));
        assert!(text(&told["text"]).contains("your turn"), "{told}");
        assert_eq!(told["lang"], "en");
    }
}

#[tokio::test]
async fn nobody_is_told_who_has_moved_and_a_device_that_is_gone_is_forgotten() {
    for status in [404, 410] {
        let server = TestServer::start_tuned(tune).await;
        let (anna, mut bela) = (guest(&server).await, guest(&server).await);
        let mut device = Device::new().await;
        device.add(&mut bela).await;
        let moved = table_of_two(&anna, &bela).await;
        friends_turn(&anna, &bela, &moved).await;
        decide(&bela, &moved, 0).await;
        // What does not arrive is tried again.
        device.receiver.answers(503);
        let path = table_of_two(&anna, &bela).await;
        friends_turn(&anna, &bela, &path).await;
        seconds_pass(2);
        device.receiver.wait(1).await;
        device.receiver.answers(status);
        seconds_pass(60);
        let messages = device.receiver.wait(2).await;
        while devices(&mut bela).await > 0 {}
        assert_eq!(device.receiver.all().len(), 2);
        let told = device.open(&messages[1]);
        assert_eq!(told["path"], format!("/tables/{}", id(&path)));
    }
}

#[tokio::test]
async fn wishes_hold_for_all_devices_and_each_can_be_removed() {
    let server = TestServer::start_tuned(tune).await;
    let (anna, mut bela) = (guest(&server).await, guest(&server).await);
    let (mut one, mut other) = (Device::new().await, Device::new().await);
    one.add(&mut bela).await;
    other.add(&mut bela).await;
    assert!(page(&mut bela).await.contains("Firefox, Linux"));
    assert!(page(&mut bela).await.contains("Europe/Budapest"));
    // It is 12:26 in Greenwich.
    let quiet = [
        ("turn", "on"),
        ("zone", "UTC"),
        ("quiet_from", "12:00"),
        ("quiet_to", "13:00"),
    ];
    let saved = bela.submit("/settings/notices/push", &quiet).await;
    assert_eq!(saved.status, 200, "{}", saved.text());
    let wrong = [("turn", "on"), ("zone", "Middle/Earth")];
    let saved = bela.submit("/settings/notices/push", &wrong).await;
    assert_eq!(saved.status, 422);
    let path = table_of_two(&anna, &bela).await;
    friends_turn(&anna, &bela, &path).await;
    seconds_pass(2);
    let sent = bela.submit("/settings/notices/push/test", &[]).await;
    assert_eq!(sent.status, 200, "{}", sent.text());
    assert_eq!(one.receiver.wait(1).await.len(), 1, "the test, and no more");
    let shown = page(&mut bela).await;
    let line = between(&shown, &one.receiver.address.to_string(), "</li>");
    let name = between(line, "value=\"", "\"").to_owned();
    let removed = [("device", &*name)];
    bela.submit("/settings/notices/push/remove", &removed).await;
    assert_eq!(devices(&mut bela).await, 1);
    seconds_pass(3_600);
    assert_eq!(other.receiver.wait(2).await.len(), 2);
    assert_eq!(one.receiver.all().len(), 1);
    let test = other.receiver.all().remove(0);
    let told = other.open(&test);
    assert!(text(&told["text"]).contains("test"), "{told}");
}

#[tokio::test]
async fn whoever_is_signed_out_there_is_called_there_no_more() {
    let server = TestServer::start_tuned(tune).await;
    let (anna, mut bela) = (guest(&server).await, guest(&server).await);
    sign_up(&mut bela, "Bela").await;
    let mut telephone = Browser::new(server.address());
    sign_in(&mut telephone, "Bela", PASSWORD).await;
    let (mut here, there) = (Device::new().await, Device::new().await);
    here.add(&mut bela).await;
    there.add(&mut telephone).await;
    assert_eq!(devices(&mut bela).await, 2);
    let all = bela.open("/account/export").await.json();
    let channel = &all["account"]["channels"][0];
    assert!(text(&channel["channel"]).starts_with("push:"), "{channel}");
    assert_eq!(channel["settings"]["secret"], "hidden");
    bela.submit("/account/sessions", &[]).await;
    assert_eq!(devices(&mut bela).await, 1);
    let path = table_of_two(&anna, &bela).await;
    friends_turn(&anna, &bela, &path).await;
    seconds_pass(2);
    here.receiver.wait(1).await;
    friends_turn(&anna, &bela, &path).await;
    seconds_pass(2);
    here.receiver.wait(2).await;
    assert!(there.receiver.all().is_empty());
}

#[tokio::test]
async fn only_a_real_device_is_called_and_none_in_a_private_network() {
    let server = TestServer::start().await;
    let mut anna = guest(&server).await;
    let device = Device::new().await;
    assert_eq!(device.add(&mut anna).await.status, 422, "without TLS");
    let key = &*BASE64URL_NOPAD.encode(&device.public);
    let secret = &*BASE64URL_NOPAD.encode(&device.secret);
    let off_curve = &*BASE64URL_NOPAD.encode(&[4; 65]);
    let endpoint = &*format!("https://{}/", device.receiver.address);
    for (endpoint, key, secret) in [
        ("", key, secret),
        ("javascript:alert(1)", key, secret),
        (endpoint, "", secret),
        (endpoint, off_curve, secret),
        (endpoint, key, "AAAA"),
    ] {
        let added = add(&mut anna, endpoint, key, secret).await;
        assert_eq!(added.status, 422, "{endpoint} {key} {secret}");
    }
    assert_eq!(add(&mut anna, endpoint, key, secret).await.status, 200);
    let sent = anna.submit("/settings/notices/push/test", &[]).await;
    assert_eq!(sent.status, 422);
    assert!(device.receiver.all().is_empty());
    // Nobody can fill the database with devices.
    for number in 0..12 {
        seconds_pass(1);
        let endpoint = format!("https://push.example.org/{number}");
        add(&mut anna, &endpoint, key, secret).await;
    }
    assert_eq!(devices(&mut anna).await, 10);
    let shown = page(&mut anna).await;
    assert!(!shown.contains(endpoint), "the oldest one left");
}

#[tokio::test]
async fn the_service_worker_is_a_script_of_its_own() {
    let server = TestServer::start().await;
    let mut anna = guest(&server).await;
    let worker = anna.open("/service-worker.js").await;
    assert_eq!(worker.status, 200);
    let kind = worker.header("content-type").expect("a kind");
    assert!(kind.starts_with("text/javascript"), "{kind}");
    assert_eq!(worker.header("cache-control"), Some("no-cache"));
    let policy = worker.header("content-security-policy").expect("a policy");
    assert!(policy.contains("default-src 'none'"), "{policy}");
}
