//! Being called: on the page, and by webhook.

mod cost;
mod killed;
mod receiver;

use std::time::Duration;

use data_encoding::BASE64;
use hmac::{Hmac, KeyInit, Mac};
use serde_json::{Value, json};
use server::Config;
use sha2::Sha256;

use crate::accounts::{PASSWORD, guest, sign_up};
use crate::browser::Browser;
use crate::support::{LONG, TestServer, post, seconds_pass, text};
pub(crate) use receiver::{Received, Receiver};

/// A server that may call programs on this machine, as soon as a second has passed.
pub(crate) fn tune(config: &mut Config) {
    config.calls.private_targets = true;
    config.calls.look_every = Duration::from_millis(10);
    config.calls.patience = Duration::from_secs(1);
}

/// Whom the reader wants to be called for, and when not.
pub(crate) async fn set_webhook(
    browser: &mut Browser,
    url: &str,
    kinds: &[&str],
    more: &[(&str, &str)],
) -> server::client::Answer {
    let mut fields = vec![("url", url), ("zone", "UTC"), ("format", "standard")];
    fields.extend(kinds.iter().map(|kind| (*kind, "on")));
    for (name, value) in more {
        fields.retain(|(known, _)| known != name);
        fields.push((name, value));
    }
    browser.submit("/settings/notices/webhook", &fields).await
}

/// A public table that one makes and the other joins: its path in the API.
pub(crate) async fn table_of_two(host: &Browser, friend: &Browser) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "friend" }]);
    let plan = json!({ "game": "toy", "private": false, "seats": seats, "data": LONG });
    let created = post(&mut host.client(), "/api/v1/tables", &plan).await;
    assert_eq!(created.status, 201, "{}", created.text());
    let path = format!("/api/v1/tables/{}", text(&created.json()["table"]));
    let join = json!({ "seat": 1, "name": "Friend" });
    let joined = post(&mut friend.client(), &format!("{path}/join"), &join).await;
    assert_eq!(joined.status, 200, "{}", joined.text());
    path
}

pub(crate) fn id(path: &str) -> String {
    path.rsplit('/').next().expect("a table").to_owned()
}

/// The friend's seat.
const FRIEND: u64 = 1;

/// The answer to what somebody is asked: the choice with this index, if there are so many.
pub(crate) fn answer(asked: &Value, index: usize) -> Value {
    let choices = asked["decision"]["choices"].as_array().expect("choices");
    let index = index.min(choices.len() - 1);
    json!({ "number": asked["position"]["number"], "index": index })
}

/// Whether it is the friend's turn.
pub(crate) fn is_friends_turn(position: &Value) -> bool {
    let to_act = position["to_act"].as_array().expect("a list");
    to_act.iter().any(|seat| *seat == FRIEND)
}

/// Makes this choice; the position afterwards.
pub(crate) async fn decide(browser: &Browser, path: &str, index: usize) -> Value {
    let mut client = browser.client();
    let path = format!("{path}/decision");
    let asked = client.get(&path).await.expect("an answer").json();
    let done = post(&mut client, &path, &answer(&asked, index)).await;
    assert_eq!(done.status, 200, "{}", done.text());
    done.json()["position"].clone()
}

/// Plays until the host gives the friend a turn; the number of the entry with which it begins.
pub(crate) async fn friends_turn(host: &Browser, friend: &Browser, path: &str) -> u64 {
    loop {
        let table = host.client().get(path).await.expect("an answer").json();
        if is_friends_turn(&table["position"]) {
            decide(friend, path, 0).await;
            continue;
        }
        let position = decide(host, path, 0).await;
        if is_friends_turn(&position) {
            return position["number"].as_u64().expect("a number");
        }
    }
}

/// Plays to the end.
pub(crate) async fn finish(path: &str, players: [&Browser; 2]) {
    loop {
        for browser in players {
            let asked = browser.client().get(path).await.expect("an answer").json();
            if asked["stage"] == "over" {
                return;
            }
            let decision = format!("{path}/decision");
            let asked = browser.client().get(&decision).await.expect("an answer");
            if asked.json()["decision"].is_object() {
                decide(browser, path, 0).await;
            }
        }
    }
}

/// Two guests with a table, of whom the second wants to be called for these.
struct Two {
    server: TestServer,
    anna: Browser,
    bela: Browser,
    receiver: Receiver,
}

impl Two {
    async fn new(kinds: &[&str], more: &[(&str, &str)]) -> Two {
        let server = TestServer::start_tuned(tune).await;
        let (anna, mut bela) = (guest(&server).await, guest(&server).await);
        let receiver = Receiver::start().await;
        let set = set_webhook(&mut bela, &receiver.url(), kinds, more).await;
        assert_eq!(set.status, 200, "{}", set.text());
        Two {
            server,
            anna,
            bela,
            receiver,
        }
    }

    /// Anna gives Bela a turn. The number of the entry.
    async fn belas_turn(&self, path: &str) -> u64 {
        friends_turn(&self.anna, &self.bela, path).await
    }
}

/// Makes sure that the message is signed after Standard Webhooks.
fn must_be_signed(message: &Received, secret: &str) {
    let key = secret.strip_prefix("whsec_").expect("a secret");
    let key = BASE64.decode(key.as_bytes()).expect("a key");
    let mut mac = Hmac::<Sha256>::new_from_slice(&key).expect("a key");
    let (id, at) = (
        message.header("webhook-id"),
        message.header("webhook-timestamp"),
    );
    mac.update(format!("{id}.{at}.").as_bytes());
    mac.update(&message.body);
    let signature = BASE64.encode(&mac.finalize().into_bytes());
    assert_eq!(
        message.header("webhook-signature"),
        format!("v1,{signature}")
    );
}

/// The secret that the page shows.
fn secret(page: &str) -> String {
    let (_, rest) = page.split_once("class=\"secret\">").expect("a secret");
    let (secret, _) = rest.split_once('<').expect("an end");
    secret.to_owned()
}

#[tokio::test]
async fn whose_turn_it_is_is_told_once_and_signed() {
    let mut two = Two::new(&["turn"], &[]).await;
    let path = table_of_two(&two.anna, &two.bela).await;
    let number = two.belas_turn(&path).await;
    seconds_pass(5);
    let messages = two.receiver.wait(1).await;
    let message = messages[0].json();
    assert_eq!(message["type"], "kroniek.turn");
    assert_eq!(messages[0].what(), (id(&path), number));
    let data = &message["data"];
    assert!(
        text(&data["url"]).ends_with(&format!("/tables/{}", id(&path))),
        "{data}"
    );
    assert!(text(&data["text"]).contains("your turn"), "{data}");
    assert_eq!(message["timestamp"], "2020-09-13T12:26:45Z");
    let page = two.bela.open("/settings/notices").await.text();
    must_be_signed(&messages[0], &secret(&page));
    // The next turn is another message, and nothing else was sent meanwhile.
    let next = two.belas_turn(&path).await;
    seconds_pass(5);
    let messages = two.receiver.wait(2).await;
    assert_eq!(messages[1].what(), (id(&path), next));
    assert_ne!(
        messages[0].header("webhook-id"),
        messages[1].header("webhook-id")
    );
    assert_eq!(messages.len(), 2);
}

#[tokio::test]
async fn nobody_is_told_who_has_moved_or_looks_at_the_table() {
    let mut two = Two::new(&["turn"], &[]).await;
    let moved = table_of_two(&two.anna, &two.bela).await;
    let looked_at = table_of_two(&two.anna, &two.bela).await;
    let last = table_of_two(&two.anna, &two.bela).await;
    two.belas_turn(&moved).await;
    // They decide before anybody could tell them.
    decide(&two.bela, &moved, 0).await;
    let mut stream = two.bela.listen(&format!("{looked_at}/events")).await;
    stream
        .next()
        .await
        .expect("readable")
        .expect("where it stands");
    let waiting = two.belas_turn(&looked_at).await;
    seconds_pass(2);
    let number = two.belas_turn(&last).await;
    seconds_pass(2);
    // The last one is told, and so were those before it if there had been anything to tell.
    let messages = two.receiver.wait(1).await;
    assert_eq!(messages[0].what(), (id(&last), number));
    // Whoever leaves without having moved is told after all.
    drop(stream);
    let told = loop {
        seconds_pass(40);
        let changed = tokio::time::timeout(Duration::from_millis(100), two.receiver.wait(2));
        if let Ok(messages) = changed.await {
            break messages;
        }
    };
    assert_eq!(told[1].what(), (id(&looked_at), waiting));
    assert_eq!(told.len(), 2);
}

#[tokio::test]
async fn the_beginning_the_chat_and_the_end_are_told() {
    let mut two = Two::new(&["start", "end", "talk"], &[]).await;
    // The friend comes last and begins the game: only the host is told.
    let path = table_of_two(&two.bela, &two.anna).await;
    let messages = two.receiver.wait(1).await;
    assert_eq!(messages[0].json()["type"], "kroniek.start");
    for line in ["Quam", "mature"] {
        let said = json!({ "text": line });
        let said = post(&mut two.anna.client(), &format!("{path}/talk"), &said).await;
        assert_eq!(said.status, 201, "{}", said.text());
    }
    seconds_pass(5);
    let messages = two.receiver.wait(2).await;
    assert_eq!(messages[1].json()["type"], "kroniek.talk");
    assert_eq!(messages[1].what(), (id(&path), 2), "both lines at once");
    // Whoever makes the last decision sees the end: the other one is told.
    let url = two.receiver.url();
    set_webhook(&mut two.anna, &url, &["end"], &[]).await;
    finish(&path, [&two.bela, &two.anna]).await;
    let messages = two.receiver.wait(3).await;
    assert_eq!(messages[2].json()["type"], "kroniek.end");
    assert_eq!(messages.len(), 3, "and no turn");
}

#[tokio::test]
async fn what_does_not_arrive_is_tried_again_and_given_up_after_a_day() {
    let mut two = Two::new(&["turn"], &[]).await;
    two.receiver.answers(500);
    let path = table_of_two(&two.anna, &two.bela).await;
    two.belas_turn(&path).await;
    seconds_pass(2);
    two.receiver.wait(1).await;
    // As often as it takes: the pauses grow.
    let mut attempts = 1;
    while attempts < 5 {
        seconds_pass(600);
        attempts += 1;
        two.receiver.wait(attempts).await;
    }
    two.receiver.answers(200);
    seconds_pass(7_200);
    let messages = two.receiver.wait(attempts + 1).await;
    let ids: Vec<&str> = messages
        .iter()
        .map(|one| one.header("webhook-id"))
        .collect();
    assert!(ids.iter().all(|one| *one == ids[0]), "{ids:?}");
    // What nobody takes for a day is given up.
    two.receiver.answers(500);
    two.belas_turn(&path).await;
    seconds_pass(2);
    let tried = attempts + 2;
    two.receiver.wait(tried).await;
    seconds_pass(25 * 3_600);
    two.receiver.wait(tried + 1).await;
    seconds_pass(25 * 3_600);
    two.receiver.answers(200);
    let number = two.belas_turn(&path).await;
    seconds_pass(2);
    let messages = two.receiver.wait(tried + 2).await;
    assert_eq!(messages.last().expect("one").what(), (id(&path), number));
    assert_eq!(messages.len(), tried + 2, "nothing more of the old one");
}

#[tokio::test]
async fn whoever_is_gone_is_called_no_more() {
    let mut two = Two::new(&["turn"], &[]).await;
    two.receiver.answers(410);
    let path = table_of_two(&two.anna, &two.bela).await;
    two.belas_turn(&path).await;
    seconds_pass(2);
    two.receiver.wait(1).await;
    loop {
        let page = two.bela.open("/settings/notices").await.text();
        if !page.contains("class=\"secret\"") {
            break;
        }
    }
    assert_eq!(two.receiver.all().len(), 1);
}

#[tokio::test]
async fn nobody_is_called_in_their_quiet_hours() {
    // It is 12:26 in Greenwich, and two hours later in Budapest.
    let quiet = [
        ("zone", "Europe/Budapest"),
        ("quiet_from", "14:00"),
        ("quiet_to", "15:00"),
    ];
    let mut two = Two::new(&["turn"], &quiet).await;
    let path = table_of_two(&two.anna, &two.bela).await;
    let number = two.belas_turn(&path).await;
    seconds_pass(2);
    let (mut cleo, server) = (guest(&two.server).await, Receiver::start().await);
    set_webhook(&mut cleo, &server.url(), &["turn"], &[]).await;
    let other = table_of_two(&two.anna, &cleo).await;
    friends_turn(&two.anna, &cleo, &other).await;
    seconds_pass(2);
    let mut server = server;
    server.wait(1).await;
    assert!(two.receiver.all().is_empty(), "it is quiet");
    seconds_pass(3_600);
    let messages = two.receiver.wait(1).await;
    assert_eq!(messages[0].what(), (id(&path), number));
}

#[tokio::test]
async fn discord_gets_a_message_that_mentions_nobody() {
    let mut two = Two::new(&["turn"], &[("format", "discord")]).await;
    let path = table_of_two(&two.anna, &two.bela).await;
    two.belas_turn(&path).await;
    seconds_pass(2);
    let messages = two.receiver.wait(1).await;
    let message = messages[0].json();
    assert!(text(&message["content"]).contains(&id(&path)), "{message}");
    assert_eq!(message["allowed_mentions"], json!({ "parse": [] }));
}

#[tokio::test]
async fn a_test_shows_whether_messages_arrive() {
    let mut two = Two::new(&["turn"], &[]).await;
    let sent = two.bela.submit("/settings/notices/webhook/test", &[]).await;
    assert_eq!(sent.status, 200, "{}", sent.text());
    assert_eq!(two.receiver.wait(1).await[0].json()["type"], "kroniek.test");
    two.receiver.answers(302);
    let sent = two.bela.submit("/settings/notices/webhook/test", &[]).await;
    assert_eq!(sent.status, 422);
    assert!(sent.text().contains("302"), "a redirect is not followed");
    // A new secret signs from now on.
    let before = secret(&two.bela.open("/settings/notices").await.text());
    two.bela
        .submit("/settings/notices/webhook/secret", &[])
        .await;
    let after = secret(&two.bela.open("/settings/notices").await.text());
    assert_ne!(before, after);
    two.bela.submit("/settings/notices/webhook/test", &[]).await;
    must_be_signed(&two.receiver.wait(3).await[2], &after);
    two.bela
        .submit("/settings/notices/webhook/remove", &[])
        .await;
    let page = two.bela.open("/settings/notices").await.text();
    assert!(!page.contains(&after));
}

#[tokio::test]
async fn nothing_is_sent_to_a_private_network_unless_the_operator_allows_it() {
    let server = TestServer::start().await;
    let mut anna = guest(&server).await;
    let receiver = Receiver::start().await;
    let plain = set_webhook(&mut anna, &receiver.url(), &["turn"], &[]).await;
    assert_eq!(plain.status, 422, "without TLS");
    for host in ["127.0.0.1", "localhost", "[::ffff:127.0.0.1]"] {
        let url = format!("https://{host}:{}/hook?key=1", receiver.address.port());
        let set = set_webhook(&mut anna, &url, &["turn"], &[]).await;
        assert_eq!(set.status, 200, "{}", set.text());
        let sent = anna.submit("/settings/notices/webhook/test", &[]).await;
        assert_eq!(sent.status, 422, "{host}");
        assert!(sent.text().contains("https://"), "{host}");
    }
    assert!(receiver.all().is_empty());
    for (name, value) in [("zone", "Middle/Earth"), ("quiet_from", "22:00")] {
        let url = "https://example.org/hook";
        let set = set_webhook(&mut anna, url, &["turn"], &[(name, value)]).await;
        assert_eq!(set.status, 422, "{name}");
    }
}

#[tokio::test]
async fn the_page_tells_what_happened_and_what_is_new() {
    let server = TestServer::start().await;
    let (mut anna, mut bela) = (guest(&server).await, guest(&server).await);
    let page = anna.open("/notices").await;
    assert_eq!(page.status, 200);
    assert!(!page.text().contains("class=\"count\""));
    let path = table_of_two(&anna, &bela).await;
    let page = anna.open("/notices").await.text();
    assert!(page.contains("the game has begun"), "{page}");
    assert!(
        page.contains("class=\"count\">1<"),
        "the host was not there"
    );
    assert!(page.contains("It is your turn"), "{page}");
    let page = bela.open("/notices").await.text();
    assert!(!page.contains("the game has begun"), "they began it");
    let said = json!({ "text": "Quam mature" });
    post(&mut bela.client(), &format!("{path}/talk"), &said).await;
    assert!(
        anna.open("/help")
            .await
            .text()
            .contains("class=\"count\">2<")
    );
    // Going to the table by a notice marks what happened there as read.
    let there = anna.submit("/notices", &[("table", &id(&path))]).await;
    assert_eq!(
        there.header("location"),
        Some(&*format!("/tables/{}", id(&path)))
    );
    let page = anna.open("/notices").await.text();
    assert!(!page.contains("class=\"count\""), "{page}");
    assert!(page.contains("new chat message"), "it stays on the list");
    // So does looking at the table.
    post(&mut bela.client(), &format!("{path}/talk"), &said).await;
    assert!(
        anna.open("/help")
            .await
            .text()
            .contains("class=\"count\">1<")
    );
    let mut stream = anna.listen(&format!("{path}/events")).await;
    stream
        .next()
        .await
        .expect("readable")
        .expect("where it stands");
    assert!(!anna.open("/help").await.text().contains("class=\"count\""));
    // Whoever looks has seen what is said meanwhile.
    post(&mut bela.client(), &format!("{path}/talk"), &said).await;
    stream.next().await.expect("readable").expect("the chat");
    assert!(!anna.open("/help").await.text().contains("class=\"count\""));
    finish(&path, [&anna, &bela]).await;
    let pages = [anna.open("/notices").await, bela.open("/notices").await];
    let told = pages.map(|page| page.text().contains("the game is over"));
    assert!(told[0] != told[1], "whoever made the last decision saw it");
}

#[tokio::test]
async fn channels_and_notices_are_exported_come_along_and_are_deleted() {
    let server = TestServer::start_tuned(tune).await;
    let (mut anna, bela) = (guest(&server).await, guest(&server).await);
    let mut receiver = Receiver::start().await;
    set_webhook(&mut anna, &receiver.url(), &["turn", "start"], &[]).await;
    sign_up(&mut anna, "Anna").await;
    // What the guest had set is the account's.
    let path = table_of_two(&anna, &bela).await;
    assert_eq!(receiver.wait(1).await[0].json()["type"], "kroniek.start");
    let all = anna.open("/account/export").await.json();
    let channel = &all["account"]["channels"][0];
    assert_eq!(channel["channel"], "webhook");
    assert_eq!(channel["settings"]["url"], receiver.url().as_str());
    assert_eq!(
        channel["settings"].get("secret"),
        Some(&Value::from("hidden"))
    );
    let notice = &all["account"]["notices"][0];
    assert_eq!(notice["kind"], "start");
    assert_eq!(notice["table"], id(&path).as_str());
    let deleted = anna
        .submit("/account/delete", &[("password", PASSWORD)])
        .await;
    assert_eq!(deleted.status, 303, "{}", deleted.text());
    let file = server.folder.path().join("test.db");
    let store = store::Sqlite::open(&file).await.expect("it opens");
    let rest = store::Whole::rest(&store).await.expect("readable");
    assert!(rest.channels.is_empty() && rest.notices.is_empty() && rest.calls.is_empty());
}
