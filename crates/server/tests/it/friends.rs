//! Friends, and invitations by name.

use serde_json::json;

use crate::accounts::{guest, sign_up};
use crate::browser::Browser;
use crate::calls::{Receiver, finish, id, set_webhook, table_of_two, tune};
use crate::lobby::{leads_to, public_table};
#[cfg(feature = "mail")]
use crate::mail;
use crate::support::{TestServer, post, seconds_pass, text};

const SEAT: &str = "1";

/// Somebody with an account.
async fn somebody(server: &TestServer, name: &str) -> Browser {
    let mut browser = guest(server).await;
    assert_eq!(sign_up(&mut browser, name).await.status, 200);
    browser
}

/// Does something about somebody on the page of friends; the status.
async fn befriend(browser: &mut Browser, name: &str, what: &str) -> u16 {
    let fields = [("name", name), ("what", what)];
    browser.submit("/friends", &fields).await.status
}

/// Two who have finished a public game together: everybody may know them.
async fn two_players(server: &TestServer) -> (Browser, Browser, String) {
    let anna = somebody(server, "Anna").await;
    let bela = somebody(server, "Bela").await;
    let path = table_of_two(&anna, &bela).await;
    finish(&path, [&anna, &bela]).await;
    (anna, bela, format!("/tables/{}", id(&path)))
}

/// Two friends.
async fn two_friends(server: &TestServer) -> (Browser, Browser) {
    let (mut anna, mut bela, _) = two_players(server).await;
    assert_eq!(befriend(&mut anna, "Bela", "ask").await, 303);
    assert_eq!(befriend(&mut bela, "Anna", "ask").await, 303);
    (anna, bela)
}

async fn invite(browser: &mut Browser, table: &str, name: &str) -> u16 {
    let fields = [("seat", SEAT), ("name", name)];
    let way = format!("{table}/invite-player");
    browser.submit(&way, &fields).await.status
}

/// What the bell in the head of a page counts.
async fn bell(browser: &mut Browser) -> Option<String> {
    let page = browser.open("/help").await.text();
    let (_, count) = page.split_once("Notices: ")?;
    let (count, _) = count.split_once(' ')?;
    Some(count.to_owned())
}

#[tokio::test]
async fn somebody_is_asked_and_accepts_or_declines() {
    let server = TestServer::start().await;
    let (mut anna, mut bela, table) = two_players(&server).await;
    bela.submit("/notices", &[]).await;
    anna.submit("/notices", &[]).await;
    // On somebody's page, in the search and at the finished table it is the same button.
    for page in ["/players/Bela", "/search?q=Bela", &table] {
        let page = anna.open(page).await.text();
        assert!(page.contains("Ask to be friends"), "{page}");
    }
    let asked = [("seat", SEAT), ("what", "ask")];
    let done = anna.submit(&format!("{table}/friend"), &asked).await;
    assert_eq!(leads_to(&done), table);
    let page = anna.open("/players/Bela").await.text();
    assert!(page.contains("asked to be friends"), "{page}");
    // Bela is told wherever she looks.
    assert_eq!(bell(&mut bela).await.as_deref(), Some("1"));
    for page in ["/", "/notices"] {
        let page = bela.open(page).await.text();
        assert!(page.contains("Anna asks to be your friend."), "{page}");
    }
    assert_eq!(befriend(&mut bela, "Anna", "decline").await, 303);
    assert_eq!(bell(&mut bela).await, None);
    // Whoever was declined is not told, and cannot pester.
    assert_eq!(befriend(&mut anna, "Bela", "ask").await, 303);
    let page = anna.open("/friends").await.text();
    assert!(page.contains("You have asked them"), "{page}");
    assert_eq!(bell(&mut bela).await, None);
    // She may think better of it; then they are friends, until one of them is not.
    assert_eq!(befriend(&mut bela, "Anna", "ask").await, 303);
    for (browser, other) in [(&mut anna, "Bela"), (&mut bela, "Anna")] {
        let page = browser.open("/friends").await.text();
        let friends = page.contains("Remove from friends") && page.contains(other);
        assert!(friends, "{page}");
    }
    let export = anna.open("/account/export").await.json();
    let friend = &export["account"]["friends"][0];
    assert_eq!(
        (&friend["name"], &friend["bond"]),
        (&json!("Bela"), &json!("friends"))
    );
    assert_eq!(befriend(&mut bela, "Anna", "part").await, 303);
    let page = anna.open("/friends").await.text();
    assert!(page.contains("You have no friends here yet."), "{page}");
}

#[tokio::test]
async fn nobody_learns_of_strangers_by_asking() {
    let server = TestServer::start().await;
    let (mut anna, mut bela, _) = two_players(&server).await;
    // Carla has an account and has never played in public.
    let mut carla = somebody(&server, "Carla").await;
    let open = public_table(&mut anna, &[]).await;
    let ask = |name| [("name", name), ("what", "ask")];
    let (known, unknown) = (
        anna.submit("/friends", &ask("Carla")).await,
        anna.submit("/friends", &ask("Nobody")).await,
    );
    assert_eq!(
        (known.status, known.text()),
        (unknown.status, unknown.text())
    );
    assert_eq!(known.status, 404);
    let seat = |name| [("seat", SEAT), ("name", name)];
    let way = format!("{open}/invite-player");
    let (known, unknown) = (
        anna.submit(&way, &seat("Carla")).await,
        anna.submit(&way, &seat("Nobody")).await,
    );
    assert_eq!(
        (known.status, known.text()),
        (unknown.status, unknown.text())
    );
    assert_eq!(known.status, 404);
    assert_eq!(bell(&mut carla).await, None);
    // A guest has no friends, and invites by link alone.
    let mut stranger = guest(&server).await;
    assert_eq!(befriend(&mut stranger, "Bela", "ask").await, 403);
    let of_guest = public_table(&mut stranger, &[]).await;
    assert_eq!(invite(&mut stranger, &of_guest, "Bela").await, 403);
    let page = stranger.open(&of_guest).await.text();
    assert!(!page.contains("invite-player"), "{page}");
    // Nobody invites at a table that is another's, and is not even told who could be.
    for name in ["Bela", "Nobody"] {
        assert_eq!(invite(&mut carla, &open, name).await, 403, "{name}");
    }
    // There is an end to it in a day.
    bela.submit("/notices", &[]).await;
    let mut asked = 0;
    while befriend(&mut anna, "Bela", "ask").await == 303 {
        asked += 1;
        assert!(asked <= 20, "without end");
    }
    assert!(asked > 10, "{asked}");
    assert_eq!(bell(&mut bela).await.as_deref(), Some("1"));
}

#[tokio::test]
async fn whoever_is_blocked_does_not_notice_it() {
    let server = TestServer::start().await;
    let (mut anna, mut bela) = two_friends(&server).await;
    bela.submit("/notices", &[]).await;
    let blocked = [("regard", "blocked")];
    bela.submit("/players/Anna/regard", &blocked).await;
    assert_eq!(befriend(&mut anna, "Bela", "ask").await, 303);
    let page = anna.open("/players/Bela").await.text();
    assert!(page.contains("asked to be friends"), "{page}");
    let open = public_table(&mut anna, &[]).await;
    assert_eq!(invite(&mut anna, &open, "Bela").await, 303);
    let page = anna.open(&open).await.text();
    assert!(page.contains("kept for Bela"), "{page}");
    assert_eq!(
        invite(&mut anna, &open, "Bela").await,
        409,
        "as with anybody"
    );
    assert_eq!(bell(&mut bela).await, None);
    for page in ["/", "/notices"] {
        let page = bela.open(page).await.text();
        assert!(
            !page.contains(&open) && !page.contains("your friend"),
            "{page}"
        );
    }
    // Nor does Bela invite whom she has blocked.
    let of_bela = public_table(&mut bela, &[]).await;
    assert_eq!(invite(&mut bela, &of_bela, "Anna").await, 404);
}

#[tokio::test]
async fn a_friend_is_invited_told_once_and_sits_down() {
    let server = TestServer::start_tuned(tune).await;
    let (mut anna, mut bela) = two_friends(&server).await;
    bela.submit("/notices", &[]).await;
    let mut receiver = Receiver::start().await;
    let set = set_webhook(&mut bela, &receiver.url(), &["invite"], &[]).await;
    assert_eq!(set.status, 200, "{}", set.text());
    let form = [("seat-0", "me"), ("seat-1", "friend"), ("private", "yes")];
    let made = anna.submit("/games/toy/tables", &form).await;
    let table = leads_to(&made);
    let page = anna.open(&table).await.text();
    assert!(page.contains("Invite Bela"), "{page}");
    assert_eq!(bela.open(&table).await.status, 404, "it is private");
    assert_eq!(invite(&mut anna, &table, "Bela").await, 303);
    let told = receiver.wait(1).await;
    let body = told[0].json();
    assert_eq!(body["type"], "kroniek.invite", "{body}");
    assert!(
        text(&body["data"]["text"]).contains("Anna invites you"),
        "{body}"
    );
    assert_eq!(bell(&mut bela).await.as_deref(), Some("1"));
    for page in ["/", "/notices"] {
        let page = bela.open(page).await.text();
        assert!(
            page.contains(&format!("action=\"{table}/decline\"")),
            "{page}"
        );
        assert!(page.contains(&format!("action=\"{table}/sit\"")), "{page}");
    }
    // She may look at the table, and nobody else can take her seat.
    assert_eq!(bela.open(&table).await.status, 200);
    let mut carla = somebody(&server, "Carla").await;
    let sit = format!("{table}/sit");
    assert_eq!(carla.submit(&sit, &[("seat", SEAT)]).await.status, 404);
    // The host withdraws it: it is gone everywhere.
    let free = format!("{table}/free");
    assert_eq!(anna.submit(&free, &[("seat", SEAT)]).await.status, 303);
    assert_eq!(bell(&mut bela).await, None);
    assert_eq!(bela.open(&table).await.status, 404);
    assert_eq!(bela.submit(&sit, &[("seat", SEAT)]).await.status, 404);
    // Invited again, she declines; and again, she accepts.
    assert_eq!(invite(&mut anna, &table, "Bela").await, 303);
    let decline = format!("{table}/decline");
    let declined = bela.submit(&decline, &[("seat", SEAT)]).await;
    assert_eq!(leads_to(&declined), "/");
    assert_eq!(bell(&mut bela).await, None);
    let page = anna.open(&table).await.text();
    assert!(!page.contains("kept for Bela"), "{page}");
    assert_eq!(invite(&mut anna, &table, "Bela").await, 303);
    let sat = bela.submit(&sit, &[("seat", SEAT)]).await;
    assert_eq!(leads_to(&sat), table);
    assert_eq!(bell(&mut bela).await, None);
    let page = bela.open(&table).await.text();
    assert!(page.contains("Bela"), "{page}");
    // Each of the invitations has a name of its own, and none was told twice.
    let told = receiver.all();
    let mut names: Vec<&str> = told.iter().map(|one| one.header("webhook-id")).collect();
    let all = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), all);
}

#[cfg(feature = "mail")]
#[tokio::test]
async fn an_invitation_waits_for_the_end_of_the_quiet_hours_of_each_channel() {
    let (server, mut office) = mail::start().await;
    let (mut anna, mut bela) = two_friends(&server).await;
    mail::give_address(&mut bela, "bela@example.org", &mut office).await;
    let mut receiver = Receiver::start().await;
    // It is 12:26 in Greenwich, and two hours later in Budapest. First one channel has quiet hours, then the other.
    let quiet = |from, to| {
        [
            ("zone", "Europe/Budapest"),
            ("quiet_from", from),
            ("quiet_to", to),
        ]
    };
    let (hook, early) = (receiver.url(), quiet("14:00", "15:00"));
    let set = set_webhook(&mut bela, &hook, &["invite"], &early).await;
    assert_eq!(set.status, 200, "{}", set.text());
    mail::set_mail(&mut bela, &["invite"], &quiet("15:00", "16:00")).await;
    let first = public_table(&mut anna, &[]).await;
    assert_eq!(invite(&mut anna, &first, "Bela").await, 303);
    seconds_pass(2);
    let mails = office.wait(2).await;
    assert_eq!(mails[1].link("/tables/"), first);
    assert!(receiver.all().is_empty(), "it is quiet");
    seconds_pass(3_600);
    let told = receiver.wait(1).await;
    assert_eq!(told[0].json()["type"], "kroniek.invite");
    assert_eq!(told[0].what().0, first.trim_start_matches("/tables/"));
    let second = public_table(&mut anna, &[]).await;
    assert_eq!(invite(&mut anna, &second, "Bela").await, 303);
    seconds_pass(2);
    receiver.wait(2).await;
    assert_eq!(office.received.borrow().len(), 2, "it is quiet");
    // An invitation that is withdrawn meanwhile is not told when the quiet hours end.
    let third = public_table(&mut anna, &[]).await;
    assert_eq!(invite(&mut anna, &third, "Bela").await, 303);
    seconds_pass(2);
    receiver.wait(3).await;
    let free = format!("{third}/free");
    let freed = anna.submit(&free, &[("seat", SEAT)]).await;
    assert_eq!(freed.status, 303);
    seconds_pass(3_600);
    let mails = office.wait(3).await;
    assert_eq!(mails[2].link("/tables/"), second);
    // Each was told once by each channel.
    assert_eq!((mails.len(), receiver.all().len()), (3, 3));
}

#[tokio::test]
async fn a_rematch_is_an_invitation() {
    let server = TestServer::start().await;
    let (mut anna, mut bela, table) = two_players(&server).await;
    bela.submit("/notices", &[]).await;
    let again = anna.submit(&format!("{table}/again"), &[]).await;
    let again = leads_to(&again);
    assert_eq!(bell(&mut bela).await.as_deref(), Some("1"));
    let page = bela.open("/notices").await.text();
    assert!(page.contains("Anna invites you"), "{page}");
    let joined = bela.submit(&format!("{table}/again"), &[]).await;
    assert_eq!(leads_to(&joined), again);
    assert_eq!(bell(&mut bela).await, None);
}

#[tokio::test]
async fn friends_are_chosen_for_the_seats_of_a_new_table() {
    let server = TestServer::start().await;
    let (mut anna, mut bela) = two_friends(&server).await;
    let page = anna.open("/games/toy/new").await.text();
    assert!(page.contains("value=\"invite:Bela\""), "{page}");
    let form = [
        ("seat-0", "me"),
        ("seat-1", "invite:Bela"),
        ("private", "yes"),
    ];
    let table = leads_to(&anna.submit("/games/toy/tables", &form).await);
    let sat = bela
        .submit(&format!("{table}/sit"), &[("seat", SEAT)])
        .await;
    assert_eq!(leads_to(&sat), table);
    // Whoever is removed comes back by a new invitation.
    let other = public_table(&mut anna, &[("seat-2", "friend")]).await;
    let sit = format!("{other}/sit");
    assert_eq!(bela.submit(&sit, &[("seat", SEAT)]).await.status, 303);
    let free = format!("{other}/free");
    assert_eq!(anna.submit(&free, &[("seat", SEAT)]).await.status, 303);
    assert_eq!(bela.submit(&sit, &[("seat", SEAT)]).await.status, 403);
    assert_eq!(invite(&mut anna, &other, "Bela").await, 303);
    assert_eq!(bela.submit(&sit, &[("seat", SEAT)]).await.status, 303);
    // Programs do the same.
    let third = public_table(&mut anna, &[]).await;
    let path = format!("/api/v1{third}");
    let named = json!({ "seat": 1, "name": "Bela" });
    let invited = post(&mut anna.client(), &format!("{path}/invite-player"), &named).await;
    assert_eq!(invited.status, 200, "{}", invited.text());
    let declined = post(&mut bela.client(), &format!("{path}/decline"), &json!({})).await;
    assert_eq!(declined.status, 200, "{}", declined.text());
}
