//! Mail: an address for an account, signing in by a link, and being called.

mod killed;
mod link_alone;

use std::cell::Cell;
use std::net::SocketAddr;
use std::sync::atomic::Ordering;
use std::time::Duration;

use serde_json::Value;
use server::client::Answer;
use server::{Config, MailSettings};

use crate::accounts::{PASSWORD, guest, sign_up, who};
use crate::browser::Browser;
use crate::calls::{decide, friends_turn, id, table_of_two};
use crate::support::{TestServer, hours_pass, seconds_pass};
use testkit::PostOffice;

const SENDER: &str = "Kroniek <kroniek@example.org>";
const ANNA: &str = "anna@example.org";
const BELA: &str = "Bela@Example.org";

thread_local! {
    static OFFICE: Cell<Option<SocketAddr>> = const { Cell::new(None) };
}

fn tune(config: &mut Config) {
    config.calls.look_every = Duration::from_millis(10);
    config.calls.patience = Duration::from_secs(1);
    config.calls.private_targets = true;
    config.mail = OFFICE.get().map(|office| MailSettings {
        server: format!("smtp://{office}"),
        from: SENDER.to_owned(),
    });
}

/// A server that sends mail, and whoever takes it.
pub(crate) async fn start() -> (TestServer, PostOffice) {
    let office = PostOffice::open().await;
    OFFICE.set(Some(office.address));
    (TestServer::start_tuned(tune).await, office)
}

/// Somebody with an account.
async fn somebody(server: &TestServer, name: &str) -> Browser {
    let mut browser = guest(server).await;
    assert_eq!(sign_up(&mut browser, name).await.status, 200);
    browser
}

async fn ask_for_proof(browser: &mut Browser, address: &str) -> Answer {
    let fields = [("address", address), ("password", PASSWORD)];
    browser.submit("/account/mail", &fields).await
}

/// Gives somebody an address, as they would do it; what arrived there is the last letter.
pub(crate) async fn give_address(browser: &mut Browser, address: &str, office: &mut PostOffice) {
    let before = office.received.borrow().len();
    let asked = ask_for_proof(browser, address).await;
    assert_eq!(asked.status, 200, "{}", asked.text());
    let mails = office.wait(before + 1).await;
    assert_eq!(mails[before].to, address);
    let proved = browser.submit(&mails[before].link("/mail/"), &[]).await;
    assert_eq!(proved.status, 303, "{}", proved.text());
}

pub(crate) async fn set_mail(browser: &mut Browser, kinds: &[&str], more: &[(&str, &str)]) {
    let mut fields = vec![("zone", "UTC"), ("when", "at-once")];
    fields.extend(kinds.iter().map(|kind| (*kind, "on")));
    for (name, value) in more {
        fields.retain(|(known, _)| known != name);
        fields.push((name, value));
    }
    let set = browser.submit("/settings/notices/mail", &fields).await;
    assert_eq!(set.status, 200, "{}", set.text());
}

async fn ask_for_link(browser: &mut Browser, address: &str) -> Answer {
    let fields = [("address", address)];
    browser.submit("/sign-in/link", &fields).await
}

#[tokio::test]
async fn without_a_server_that_sends_it_there_is_no_mail() {
    OFFICE.set(None);
    let server = TestServer::start_tuned(tune).await;
    let mut anna = somebody(&server, "Anna").await;
    assert!(!anna.open("/account").await.text().contains("/account/mail"));
    assert_eq!(ask_for_proof(&mut anna, ANNA).await.status, 404);
    let mut stranger = guest(&server).await;
    let page = stranger.open("/sign-in").await.text();
    assert!(!page.contains("/sign-in/link"), "{page}");
    assert_eq!(stranger.open("/sign-in/link").await.status, 404);
    let page = anna.open("/settings/notices").await.text();
    assert!(!page.contains("id=\"mail\""), "{page}");
}

#[tokio::test]
async fn a_server_that_cannot_send_as_it_is_told_does_not_start() {
    let (server, _office) = start().await;
    let mut config = server.config();
    for (address, from) in [
        ("mail.example.org", SENDER),
        ("smtp://localhost", ""),
        ("http://anna:hunter2@mail.example.org", SENDER),
    ] {
        config.mail = Some(MailSettings {
            server: address.to_owned(),
            from: from.to_owned(),
        });
        config.database = server.folder.path().join("other.db");
        let error = server::start(&config).await.err().expect("an error");
        assert!(error.to_string().contains("--mail"), "{error}");
        assert!(!error.to_string().contains("hunter2"), "{error}");
    }
    config.mail = server.config().mail;
    config.listen = "0.0.0.0:0".parse().expect("an address");
    let error = server::start(&config).await.err().expect("an error");
    assert!(error.to_string().contains("--public-url"), "{error}");
}

#[tokio::test]
async fn an_address_is_somebodys_once_they_have_opened_its_link() {
    let (server, mut office) = start().await;
    let mut anna = somebody(&server, "Anna").await;
    let wrong = [("address", ANNA), ("password", "nothing like it")];
    let refused = anna.submit("/account/mail", &wrong).await;
    assert_eq!(refused.status, 403, "it takes the password");
    assert_eq!(ask_for_proof(&mut anna, "anna at home").await.status, 422);
    let injected = "anna@example.org\r\nRCPT TO:<bela@example.org>";
    assert_eq!(ask_for_proof(&mut anna, injected).await.status, 422);
    let asked = ask_for_proof(&mut anna, ANNA).await;
    assert!(asked.text().contains(ANNA), "{}", asked.text());
    let mails = office.wait(1).await;
    assert_eq!((mails.len(), &*mails[0].to), (1, ANNA));
    assert_eq!(mails[0].header("from"), SENDER);
    let link = mails[0].link("/mail/");
    // Neither a stranger nor somebody else can use it.
    let mut stranger = guest(&server).await;
    let page = stranger.open(&link).await;
    assert_eq!(page.status, 200);
    assert!(page.text().contains(&format!("/sign-in?back={link}")));
    assert_eq!(stranger.submit(&link, &[]).await.status, 403);
    let mut mallory = somebody(&server, "Mallory").await;
    assert_eq!(mallory.submit(&link, &[]).await.status, 403);
    let account = anna.open("/account").await.text();
    assert!(!account.contains(ANNA), "not yet");
    // Looking at it changes nothing; it is good once.
    for _ in 0..2 {
        assert!(anna.open(&link).await.text().contains(ANNA));
    }
    assert_eq!(anna.submit(&link, &[]).await.status, 303);
    assert_eq!(anna.submit(&link, &[]).await.status, 403);
    assert!(anna.open("/account").await.text().contains(ANNA));
    let all = anna.open("/account/export").await.json();
    assert_eq!(all["account"]["mail_address"], ANNA);
    // It is nobody else's, however it is written.
    ask_for_proof(&mut mallory, "Anna@example.ORG").await;
    let taken = office.wait(2).await[1].link("/mail/");
    assert_eq!(mallory.submit(&taken, &[]).await.status, 409);
    // A link is good for a day.
    ask_for_proof(&mut anna, "anna@elsewhere.example").await;
    let late = office.wait(3).await[2].link("/mail/");
    hours_pass(25);
    assert_eq!(anna.submit(&late, &[]).await.status, 403);
    // Another address takes its place, and the old one is told. So it is when it is removed.
    give_address(&mut anna, "anna@elsewhere.example", &mut office).await;
    let mails = office.wait(5).await;
    assert_eq!(mails[4].to, ANNA);
    assert!(mails[4].text().contains("replaced"), "{}", mails[4].text());
    let removed = anna.submit("/account/mail/remove", &[]).await;
    assert_eq!(removed.status, 303);
    assert_eq!(office.wait(6).await[5].to, "anna@elsewhere.example");
    assert!(!anna.open("/account").await.text().contains("@elsewhere"));
    // What is stored of somebody goes with their account.
    give_address(&mut anna, ANNA, &mut office).await;
    let deleted = [("password", PASSWORD)];
    anna.submit("/account/delete", &deleted).await;
    let file = server.folder.path().join("test.db");
    let store = store::Sqlite::open(&file).await.expect("it opens");
    let rest = store::Whole::rest(&store).await.expect("readable");
    assert!(rest.addresses.is_empty(), "{:?}", rest.addresses);
}

#[tokio::test]
async fn a_link_signs_in_once_and_for_a_quarter_of_an_hour() {
    let (server, mut office) = start().await;
    let mut anna = somebody(&server, "Anna").await;
    give_address(&mut anna, ANNA, &mut office).await;
    let mut there = guest(&server).await;
    let page = there.open("/sign-in").await.text();
    assert!(page.contains("href=\"/sign-in/link\""), "{page}");
    // The answer is the same whether there is such an account or not.
    let unknown = ask_for_link(&mut there, "nobody@example.org").await;
    let known = ask_for_link(&mut there, "ANNA@example.org").await;
    assert_eq!((unknown.status, known.status), (200, 200));
    assert_eq!(unknown.text(), known.text());
    let mails = office.wait(2).await;
    assert_eq!(mails[1].to, ANNA, "as it was proved");
    let link = mails[1].link("/mail/");
    assert!(there.open(&link).await.text().contains("Sign in as Anna"));
    assert_eq!(who(&mut there).await, Value::Null);
    assert_eq!(there.submit(&link, &[]).await.status, 303);
    assert_eq!(who(&mut there).await, "Anna");
    assert_eq!(there.submit(&link, &[]).await.status, 403);
    // Too late; and not after the address has changed.
    let mut third = guest(&server).await;
    ask_for_link(&mut third, ANNA).await;
    let late = office.wait(3).await[2].link("/mail/");
    seconds_pass(15 * 60 + 1);
    assert_eq!(third.submit(&late, &[]).await.status, 403);
    ask_for_link(&mut third, ANNA).await;
    let old = office.wait(4).await[3].link("/mail/");
    anna.submit("/account/mail/remove", &[]).await;
    assert_eq!(third.submit(&old, &[]).await.status, 403);
    assert_eq!(who(&mut third).await, Value::Null);
    // Nobody fills anybody's letter box, whether it is there or not.
    for address in [ANNA, "nobody.else@example.org"] {
        let mut statuses = Vec::new();
        for _ in 0..5 {
            statuses.push(ask_for_link(&mut third, address).await.status);
        }
        assert_eq!(statuses.pop(), Some(429), "{address}");
    }
}

#[tokio::test]
async fn a_call_by_mail_leads_to_the_table_and_its_link_stops_it() {
    let (server, mut office) = start().await;
    let (anna, mut bela) = (guest(&server).await, somebody(&server, "Bela").await);
    give_address(&mut bela, BELA, &mut office).await;
    set_mail(&mut bela, &["turn"], &[]).await;
    let path = table_of_two(&anna, &bela).await;
    friends_turn(&anna, &bela, &path).await;
    seconds_pass(2);
    let mails = office.wait(2).await;
    let mail = &mails[1];
    assert_eq!(mail.to, BELA);
    assert!(mail.header("subject").contains("your turn"), "{mail:?}");
    assert_eq!(mail.header("auto-submitted"), "auto-generated");
    let table = mail.link("/tables/");
    assert_eq!(table, format!("/tables/{}", id(&path)));
    assert_eq!(bela.open(&table).await.status, 200);
    // The link is in the mail, and mail programs find it.
    let stop = mail.link("/mail/stop/");
    let listed = format!("<http://{}{stop}>", server.address());
    assert_eq!(mail.header("list-unsubscribe"), listed);
    let one_click = "List-Unsubscribe=One-Click";
    assert_eq!(mail.header("list-unsubscribe-post"), one_click);
    // Opening it does nothing yet, and a forged one never does.
    let mut stranger = Browser::new(server.address());
    assert_eq!(stranger.open(&stop).await.status, 200);
    let forged = format!("{}AAAA", &stop[..stop.len() - 4]);
    assert_eq!(stranger.submit(&forged, &[]).await.status, 404);
    decide(&bela, &path, 0).await;
    friends_turn(&anna, &bela, &path).await;
    seconds_pass(2);
    assert_eq!(office.wait(3).await[2].link("/tables/"), table);
    let fields = [("List-Unsubscribe", "One-Click")];
    let stopped = stranger.submit(&stop, &fields).await;
    assert_eq!(stopped.status, 200, "{}", stopped.text());
    assert_eq!(who(&mut stranger).await, Value::Null, "it only stops");
    // What comes next is what they ask for themselves.
    decide(&bela, &path, 0).await;
    friends_turn(&anna, &bela, &path).await;
    seconds_pass(2);
    let page = bela.open("/settings/notices").await.text();
    assert!(page.contains("do not write to you"), "{page}");
    ask_for_link(&mut stranger, BELA).await;
    let mails = office.wait(4).await;
    assert!(mails[3].text().contains("signs you in"), "{:?}", mails[3]);
    // The link is still for this address alone: another one is not stopped by it.
    give_address(&mut bela, "bela@elsewhere.example", &mut office).await;
    set_mail(&mut bela, &["turn"], &[]).await;
    assert_eq!(stranger.submit(&stop, &[]).await.status, 200);
    let page = bela.open("/settings/notices").await.text();
    assert!(!page.contains("do not write to you"), "{page}");
}

#[tokio::test]
async fn what_the_server_does_not_take_is_sent_again_in_the_readers_language() {
    let (server, mut office) = start().await;
    let (anna, mut bela) = (guest(&server).await, somebody(&server, "Bela").await);
    give_address(&mut bela, BELA, &mut office).await;
    bela.open("/settings?lang=nl").await;
    let fields = [("zone", "UTC"), ("when", "at-once"), ("turn", "on")];
    bela.submit("/settings/notices/mail?lang=nl", &fields).await;
    office.closed.store(true, Ordering::SeqCst);
    let path = table_of_two(&anna, &bela).await;
    friends_turn(&anna, &bela, &path).await;
    seconds_pass(2);
    office
        .refused
        .wait_for(|&refused| refused == 1)
        .await
        .expect("it listens");
    office.closed.store(false, Ordering::SeqCst);
    let mails = loop {
        seconds_pass(10);
        let arrived = tokio::time::timeout(Duration::from_millis(100), office.wait(2));
        if let Ok(mails) = arrived.await {
            break mails;
        }
    };
    assert!(mails[1].header("subject").contains("je bent aan zet"));
    assert!(mails[1].text().contains("Stop deze e-mails"));
    assert_eq!(mails.len(), 2);
}

#[tokio::test]
async fn a_days_news_comes_in_one_mail_at_its_hour() {
    let (server, mut office) = start().await;
    let (anna, mut bela) = (guest(&server).await, somebody(&server, "Bela").await);
    give_address(&mut bela, BELA, &mut office).await;
    // It is 12:26 in Greenwich, and two hours later in Budapest.
    let evening = [
        ("when", "daily"),
        ("hour", "18:00"),
        ("zone", "Europe/Budapest"),
    ];
    set_mail(&mut bela, &["turn", "talk"], &evening).await;
    let mut paths = Vec::new();
    for _ in 0..3 {
        let path = table_of_two(&anna, &bela).await;
        friends_turn(&anna, &bela, &path).await;
        paths.push(path);
    }
    seconds_pass(3_600);
    // Whoever has moved is not told.
    let moved = paths.remove(1);
    decide(&bela, &moved, 0).await;
    seconds_pass(2 * 3_600);
    ask_for_link(&mut guest(&server).await, BELA).await;
    let mails = office.wait(2).await;
    assert!(mails[1].text().contains("signs you in"), "nothing before");
    seconds_pass(3_600);
    let mails = office.wait(3).await;
    let text = mails[2].text();
    for path in &paths {
        assert!(text.contains(&format!("/tables/{}", id(path))), "{text}");
    }
    assert!(!text.contains(&id(&moved)), "{text}");
    assert!(mails[2].header("subject").contains("2 pieces of news"));
    // The next one comes a day later.
    decide(&bela, &paths[0], 0).await;
    friends_turn(&anna, &bela, &paths[0]).await;
    hours_pass(23);
    let test = bela.submit("/settings/notices/mail/test", &[]).await;
    assert_eq!(test.status, 200, "{}", test.text());
    assert!(office.wait(4).await[3].text().contains("a test from"));
    hours_pass(1);
    let mails = office.wait(5).await;
    assert_eq!(
        mails[4].link("/tables/"),
        format!("/tables/{}", id(&paths[0]))
    );
    assert_eq!(mails.len(), 5);
}
