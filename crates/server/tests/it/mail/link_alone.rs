//! An account by a link in an e-mail alone.

use serde_json::json;

use super::{ANNA, ask_for_link, somebody, start};
use crate::accounts::{guest, table, tables, who};
use crate::browser::Browser;
use crate::support::{hours_pass, seconds_pass};

async fn ask(browser: &mut Browser, name: &str, address: &str) -> (u16, String) {
    let fields = [("name", name), ("address", address)];
    let answer = browser.submit("/account/by-mail", &fields).await;
    (answer.status, answer.text())
}

/// The address of a link, without what goes with it.
fn path(link: &str) -> &str {
    link.split_once('?').map_or(link, |(path, _)| path)
}

#[tokio::test]
async fn a_guest_becomes_somebody_and_keeps_their_games() {
    let (server, mut office) = start().await;
    let mut anna = guest(&server).await;
    table(&anna, &["me", "friend"]).await;
    assert_eq!(tables(&mut anna).await, 1);
    let page = anna.open("/account").await.text();
    assert!(page.contains("/account/by-mail"), "{page}");
    let (status, page) = ask(&mut anna, "Anna", ANNA).await;
    assert_eq!(status, 200, "{page}");
    let mails = office.wait(1).await;
    assert_eq!(mails[0].to, ANNA);
    let link = mails[0].link("/mail/");
    // Looking changes nothing: programs open links before people do.
    for _ in 0..2 {
        let page = anna.open(&link).await.text();
        assert!(
            page.contains("value=\"Anna\"") && page.contains(ANNA),
            "{page}"
        );
    }
    assert_eq!(who(&mut anna).await, json!(null));
    // A name that is taken is refused, and the link is still good.
    somebody(&server, "Bela").await;
    let refused = anna.submit(path(&link), &[("name", "Bela")]).await;
    assert_eq!(refused.status, 409, "{}", refused.text());
    let made = anna.submit(path(&link), &[("name", "Anna")]).await;
    assert_eq!(made.status, 200, "{}", made.text());
    assert_eq!(who(&mut anna).await, "Anna");
    assert_eq!(tables(&mut anna).await, 1);
    let page = anna.open("/account").await.text();
    assert!(page.contains(ANNA), "{page}");
    // It works once.
    let mut thief = guest(&server).await;
    let again = thief.submit(path(&link), &[("name", "Thief")]).await;
    assert_eq!(again.status, 403);
    // From now on a link signs in, also on another device.
    let mut phone = guest(&server).await;
    table(&phone, &["me", "friend"]).await;
    assert_eq!(ask_for_link(&mut phone, ANNA).await.status, 200);
    let mails = office.wait(2).await;
    let signed_in = phone
        .submit(&mails[1].link("/mail/"), &[("along", "on")])
        .await;
    assert_eq!(signed_in.status, 303, "{}", signed_in.text());
    assert_eq!(tables(&mut phone).await, 2);
}

#[tokio::test]
async fn a_known_address_is_answered_like_an_unknown_one() {
    let (server, mut office) = start().await;
    let mut anna = guest(&server).await;
    let unknown = ask(&mut anna, "Anna", ANNA).await;
    let mails = office.wait(1).await;
    let link = mails[0].link("/mail/");
    let made = anna.submit(path(&link), &[("name", "Anna")]).await;
    assert_eq!(made.status, 200, "{}", made.text());
    let mut other = guest(&server).await;
    let known = ask(&mut other, "Anna", ANNA).await;
    assert_eq!(known, unknown);
    // The letter tells: it signs in to the account that there is.
    let mails = office.wait(2).await;
    let page = other.open(&mails[1].link("/mail/")).await.text();
    assert!(page.contains("Sign in as Anna"), "{page}");
    // Two letters for one address make one account.
    let (mut one, mut two) = (guest(&server).await, guest(&server).await);
    ask(&mut one, "Carla", "carla@example.org").await;
    ask(&mut two, "Cara", "carla@example.org").await;
    let mails = office.wait(4).await;
    let links = [mails[2].link("/mail/"), mails[3].link("/mail/")];
    let made = one.submit(path(&links[0]), &[("name", "Carla")]).await;
    assert_eq!(made.status, 200, "{}", made.text());
    let late = two.submit(path(&links[1]), &[("name", "Cara")]).await;
    assert_eq!(late.status, 409, "{}", late.text());
    // A link that is too old opens nothing.
    let mut late = guest(&server).await;
    ask(&mut late, "Dora", "dora@example.org").await;
    let mails = office.wait(5).await;
    hours_pass(25);
    let link = mails[4].link("/mail/");
    let expired = late.submit(path(&link), &[("name", "Dora")]).await;
    assert_eq!(expired.status, 403);
}

#[tokio::test]
async fn whoever_has_no_password_proves_it_by_a_new_link() {
    let (server, mut office) = start().await;
    let mut anna = guest(&server).await;
    ask(&mut anna, "Anna", ANNA).await;
    let mails = office.wait(1).await;
    let link = mails[0].link("/mail/");
    anna.submit(path(&link), &[("name", "Anna")]).await;
    // The only key is not thrown away.
    let removed = anna.submit("/account/mail/remove", &[]).await;
    assert_eq!(removed.status, 403, "{}", removed.text());
    seconds_pass(11 * 60);
    let chosen = [("new_password", "a long enough secret"), ("password", "")];
    let late = anna.submit("/account/password", &chosen).await;
    assert_eq!(late.status, 403, "{}", late.text());
    anna.submit("/sign-out", &[]).await;
    ask_for_link(&mut anna, ANNA).await;
    let mails = office.wait(2).await;
    anna.submit(&mails[1].link("/mail/"), &[]).await;
    let changed = anna.submit("/account/password", &chosen).await;
    assert_eq!(changed.status, 303, "{}", changed.text());
    // With a password they can do without the address.
    let removed = anna.submit("/account/mail/remove", &[]).await;
    assert_eq!(removed.status, 303, "{}", removed.text());
}
