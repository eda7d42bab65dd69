//! Mute, block and report; names that are taken for others'; and how much may be written.

use serde_json::json;
use store::Sqlite;
use table::{MannersStore as _, Report};

use crate::accounts::{guest, sign_up};
use crate::browser::Browser;
use crate::calls::{id, table_of_two};
use crate::lobby::{leads_to, public_table};
use crate::support::{TestServer, code, post, seconds_pass};

const FRIEND: &str = "1";

/// Says something at a table; how the server answers.
async fn say(browser: &Browser, path: &str, text: &str) -> u16 {
    let said = json!({ "text": text });
    let answer = post(&mut browser.client(), &format!("{path}/talk"), &said).await;
    answer.status
}

/// The chat as somebody sees it: in the API and on the page, which agree.
async fn hears(browser: &mut Browser, path: &str, text: &str) -> bool {
    let chat = browser.open(&format!("{path}/talk")).await.text();
    let page = browser.open(&format!("/tables/{}", id(path))).await.text();
    assert_eq!(chat.contains(text), page.contains(text), "{text}");
    chat.contains(text)
}

/// Mutes, blocks or neither, by a form of the table's page.
async fn regard(browser: &mut Browser, path: &str, seat: &str, regard: &str) {
    let table = format!("/tables/{}", id(path));
    let page = browser.open(&table).await.text();
    assert!(
        page.contains(&format!("action=\"{table}/regard\"")),
        "{page}"
    );
    let fields = [("seat", seat), ("regard", regard)];
    let done = browser.submit(&format!("{table}/regard"), &fields).await;
    assert_eq!(leads_to(&done), table);
}

#[tokio::test]
async fn whoever_is_muted_is_heard_by_the_others_only() {
    let server = TestServer::start().await;
    let (mut anna, mut bela) = (guest(&server).await, guest(&server).await);
    let mut watcher = guest(&server).await;
    let path = table_of_two(&anna, &bela).await;
    assert_eq!(say(&bela, &path, "Heretic!").await, 201);
    assert_eq!(say(&anna, &path, "Please!").await, 201);
    let before = anna.open("/notices").await.text();
    assert!(before.contains(&id(&path)), "{before}");
    anna.submit("/notices", &[]).await;
    regard(&mut anna, &path, FRIEND, "muted").await;
    assert!(!hears(&mut anna, &path, "Heretic!").await);
    assert!(hears(&mut anna, &path, "Please!").await);
    assert!(
        hears(&mut bela, &path, "Heretic!").await,
        "nobody tells Bela"
    );
    assert!(hears(&mut watcher, &path, "Heretic!").await);
    let page = anna.open(&format!("/tables/{}", id(&path))).await.text();
    assert!(
        page.contains("1 message from people whom you have muted is not shown."),
        "{page}"
    );
    let bela_sees = bela.open(&format!("/tables/{}", id(&path))).await.text();
    assert!(!bela_sees.contains("you have muted"), "{bela_sees}");
    // Nor is Anna called for what she does not see.
    assert_eq!(say(&bela, &path, "Heretic again!").await, 201);
    let unread = anna.open("/notices").await.text();
    assert!(!unread.contains("class=\"unread\""), "{unread}");
    regard(&mut anna, &path, FRIEND, "none").await;
    assert!(hears(&mut anna, &path, "Heretic again!").await);
    // There is nothing to be done about oneself, a bot or an empty seat.
    let own = [("seat", "0"), ("regard", "muted")];
    let table = format!("/tables/{}", id(&path));
    let refused = anna.submit(&format!("{table}/regard"), &own).await;
    assert_eq!(refused.status, 404);
    let strange = [("seat", FRIEND), ("regard", "burnt")];
    let refused = anna.submit(&format!("{table}/regard"), &strange).await;
    assert_eq!(refused.status, 400);
}

#[tokio::test]
async fn whoever_is_blocked_sits_at_none_of_ones_tables() {
    let server = TestServer::start().await;
    let (mut anna, mut bela) = (guest(&server).await, guest(&server).await);
    let game = table_of_two(&anna, &bela).await;
    regard(&mut anna, &game, FRIEND, "blocked").await;
    // The game that has begun goes on.
    let decision = bela.open(&format!("{game}/decision")).await;
    assert_eq!(decision.status, 200);
    assert_eq!(say(&bela, &game, "Why?").await, 201);
    assert!(!hears(&mut anna, &game, "Why?").await);

    let open = public_table(&mut anna, &[("name", "Anna")]).await;
    let sit = format!("{open}/sit");
    let sat = bela.submit(&sit, &[("seat", FRIEND)]).await;
    assert_eq!(sat.status, 403);
    let page = anna.open(&open).await.text();
    let (_, link) = page.split_once("value=\"/join/").expect("an invitation");
    let (link, _) = link.split_once('"').expect("an end");
    let join = format!("/join/{link}");
    let accepted = bela.submit(&join, &[("name", "Bela")]).await;
    assert_eq!(accepted.status, 403, "a link makes no difference");
    let lobby = bela.open("/lobby").await.text();
    assert!(!lobby.contains(&open), "{lobby}");
    let of_bela = public_table(&mut bela, &[("name", "Bela")]).await;
    let lobby = anna.open("/lobby").await.text();
    assert!(!lobby.contains(&of_bela), "{lobby}");
    let mut third = guest(&server).await;
    let lobby = third.open("/lobby").await.text();
    assert!(lobby.contains(&open) && lobby.contains(&of_bela), "{lobby}");
    // Anna may sit down there nevertheless: it is her own wish.
    let there = format!("{of_bela}/sit");
    let sat = anna.submit(&there, &[("seat", FRIEND)]).await;
    assert_eq!(leads_to(&sat), of_bela);

    // The list tells who is blocked, and lets them in again.
    let list = anna.open("/people").await.text();
    let (_, mark) = list.split_once("name=\"mark\" value=\"").expect("a mark");
    let fields = [("mark", &mark[..16]), ("regard", "none")];
    let undone = anna.submit("/people/regard", &fields).await;
    assert_eq!(leads_to(&undone), "/people");
    let list = anna.open("/people").await.text();
    assert!(
        list.contains("You have not muted or blocked anybody."),
        "{list}"
    );
    let sat = bela.submit(&sit, &[("seat", FRIEND)]).await;
    assert_eq!(leads_to(&sat), open);
}

#[tokio::test]
async fn whom_the_host_blocks_leaves_a_table_that_gathers() {
    let server = TestServer::start().await;
    let (mut anna, mut bela) = (guest(&server).await, guest(&server).await);
    let seats = [("seat-2", "friend"), ("name", "Anna")];
    let open = public_table(&mut anna, &seats).await;
    let sit = format!("{open}/sit");
    let sat = bela.submit(&sit, &[("seat", FRIEND), ("name", "Bela")]);
    assert_eq!(leads_to(&sat.await), open);
    assert!(anna.open(&open).await.text().contains("Bela"));
    let path = open.replace("/tables", "/api/v1/tables");
    regard(&mut anna, &path, FRIEND, "blocked").await;
    assert!(!anna.open(&open).await.text().contains("Bela"));
    let again = bela.submit(&sit, &[("seat", FRIEND)]).await;
    assert_eq!(again.status, 403);
}

#[tokio::test]
async fn those_who_are_apart_are_not_put_together() {
    let server = TestServer::start().await;
    let (mut anna, mut bela) = (guest(&server).await, guest(&server).await);
    let game = table_of_two(&anna, &bela).await;
    regard(&mut bela, &game, "0", "blocked").await;
    let wish = [
        ("game-toy", "yes"),
        ("seats", "2"),
        ("pace", "live"),
        ("fill", "never"),
    ];
    for browser in [&mut anna, &mut bela] {
        let waits = browser.submit("/find", &wish).await;
        assert_eq!(leads_to(&waits), "/find/waiting");
        seconds_pass(1);
    }
    // Whoever comes third plays with the one who has looked longest; the other one waits on.
    let mut cleo = guest(&server).await;
    let found = leads_to(&cleo.submit("/find", &wish).await);
    assert!(found.starts_with("/tables/"), "{found}");
    assert_eq!(leads_to(&anna.open("/find/waiting").await), found);
    assert_eq!(bela.open("/find/waiting").await.status, 200);
}

async fn reports(server: &TestServer) -> Vec<Report> {
    let file = server.folder.path().join("test.db");
    let store = Sqlite::open(&file).await.expect("it opens");
    let mut whole = Vec::new();
    for report in store.reports(true, 99).await.expect("read") {
        let report = store.filed_report(report.number).await.expect("read");
        whole.extend(report);
    }
    whole
}

#[tokio::test]
async fn a_report_has_the_game_and_the_chat_with_it() {
    let mut server = TestServer::start().await;
    let (mut anna, bela) = (guest(&server).await, guest(&server).await);
    let path = table_of_two(&anna, &bela).await;
    say(&bela, &path, "Heretic!").await;
    let table = format!("/tables/{}", id(&path));
    let page = anna.open(&table).await.text();
    let way = format!("{table}/report?seat=1");
    assert!(page.contains(&format!("href=\"{way}\"")), "{page}");
    let form = anna.open(&way).await.text();
    assert!(form.contains("Report Friend"), "{form}");
    let own = anna.open(&format!("{table}/report?seat=0")).await;
    assert_eq!(own.status, 404);
    let fields = [
        ("seat", FRIEND),
        ("reason", "chat"),
        ("text", "Calls me a heretic"),
    ];
    for round in 0..6 {
        let sent = anna.submit(&format!("{table}/report"), &fields).await;
        // Five in a day.
        assert_eq!(sent.status, if round < 5 { 200 } else { 429 });
    }
    seconds_pass(24 * 3_600);
    let sent = anna.submit(&format!("{table}/report"), &fields).await;
    assert!(sent.text().contains("Thank you."), "{}", sent.text());
    let strange = [("seat", FRIEND), ("reason", "heresy")];
    let refused = anna.submit(&format!("{table}/report"), &strange).await;
    assert_eq!(refused.status, 400);
    server.stop().await;
    let filed = reports(&server).await;
    assert_eq!(filed.len(), 6);
    let report = &filed[0];
    assert_eq!(report.name, "Friend");
    assert_eq!(report.text, "Calls me a heretic");
    assert!(report.chat.ends_with("Friend: Heretic!\n"), "{report:?}");
    let header = report.chronicle.lines().next().expect("a header");
    assert!(header.contains("\"toy\""), "{header}");
}

#[tokio::test]
async fn a_player_can_be_blocked_and_reported_on_their_page() {
    let server = TestServer::start().await;
    let (mut anna, mut bela) = (guest(&server).await, guest(&server).await);
    sign_up(&mut bela, "Bela").await;
    // Who has never played in public is nobody to others.
    let way = "/players/Bela/regard";
    let hidden = anna.submit(way, &[("regard", "blocked")]).await;
    assert_eq!(hidden.status, 404);
    let path = table_of_two(&anna, &bela).await;
    crate::calls::finish(&path, [&anna, &bela]).await;
    let page = anna.open("/players/Bela").await.text();
    assert!(page.contains(&format!("action=\"{way}\"")), "{page}");
    let own = bela.open("/players/Bela").await.text();
    assert!(!own.contains(way), "{own}");
    let blocked = anna.submit(way, &[("regard", "blocked")]).await;
    assert_eq!(leads_to(&blocked), "/players/Bela");
    let page = anna.open("/players/Bela").await.text();
    assert!(page.contains("Unblock"), "{page}");
    let form = anna.open("/players/Bela/report").await.text();
    assert!(form.contains("Report Bela"), "{form}");
    let fields = [("reason", "name"), ("text", "")];
    let sent = anna.submit("/players/Bela/report", &fields).await;
    assert_eq!(sent.status, 200, "{}", sent.text());
    // Nobody plays again with somebody whom they have blocked.
    let play_again = format!("/tables/{}/again", id(&path));
    let again = leads_to(&anna.submit(&play_again, &[]).await);
    assert!(!anna.open(&again).await.text().contains("Bela"));
    let more = bela.submit(&play_again, &[]).await;
    assert_eq!(more.status, 403);
    // What is stored about it is Anna's to know.
    let all = anna.open("/account/export").await.json();
    assert_eq!(all["account"]["regards"][0]["name"], "Bela", "{all}");
    assert_eq!(all["account"]["regards"][0]["regard"], "blocked");
}

#[tokio::test]
async fn a_guest_is_not_called_like_somebody_with_an_account() {
    let server = TestServer::start().await;
    let (mut anna, mut guest) = (guest(&server).await, guest(&server).await);
    guest.submit("/settings", &[("name", "Anna")]).await;
    sign_up(&mut anna, "Anna").await;
    let open = public_table(&mut anna, &[]).await;
    for name in ["Anna", "ANNA", "Аnnа", "A n n a", "Kr0niek", "Operator"] {
        let fields = [("seat", FRIEND), ("name", name)];
        let sat = guest.submit(&format!("{open}/sit"), &fields).await;
        let expected = if name == "Anna" { 303 } else { 409 };
        assert_eq!(sat.status, expected, "{name}");
        if name == "Anna" {
            // It was theirs before: they sit there, under no name.
            let seats = anna.open(&open.replace("/tables", "/api/v1/tables")).await;
            assert_eq!(seats.json()["seats"][1]["name"], "");
        }
        let table = open.replace("/tables", "/api/v1/tables");
        let renamed = json!({ "name": name });
        let renamed = post(&mut guest.client(), &format!("{table}/name"), &renamed).await;
        assert_eq!(code(&renamed), (409, "name-taken".to_owned()), "{name}");
        let settings = guest.submit("/settings", &[("name", name)]).await;
        assert_eq!(settings.status, if name == "Anna" { 303 } else { 409 });
        let plan =
            json!({ "game": "toy", "seats": [{ "kind": "me", "name": name }, { "kind": "bot" }] });
        let made = post(&mut guest.client(), "/api/v1/tables", &plan).await;
        assert_eq!(made.status, 409, "{name}");
    }
    // At one screen everybody goes by a name of their own.
    let seats = json!([{ "kind": "me" }, { "kind": "hot-seat", "name": "Anna" }]);
    let plan = json!({ "game": "toy", "seats": seats });
    let made = post(&mut guest.client(), "/api/v1/tables", &plan).await;
    assert_eq!(made.status, 201, "{}", made.text());
    // Whoever has the account sits by invitation as well.
    let of_guest = public_table(&mut guest, &[("name", "Bela")]).await;
    let page = guest.open(&of_guest).await.text();
    let (_, link) = page.split_once("value=\"/join/").expect("an invitation");
    let (link, _) = link.split_once('"').expect("an end");
    let accepted = anna.submit(&format!("/join/{link}"), &[]).await;
    assert_eq!(leads_to(&accepted), of_guest);
}

#[tokio::test]
async fn chat_is_limited_in_length_and_in_rate() {
    let server = TestServer::start().await;
    let (anna, bela) = (guest(&server).await, guest(&server).await);
    let path = table_of_two(&anna, &bela).await;
    assert_eq!(say(&anna, &path, &"x".repeat(501)).await, 422);
    for line in 0..15 {
        assert_eq!(say(&anna, &path, &format!("{line}")).await, 201);
        assert_eq!(say(&bela, &path, &format!("{line}")).await, 201);
    }
    let more = json!({ "text": "and" });
    let more = post(&mut anna.client(), &format!("{path}/talk"), &more).await;
    assert_eq!(code(&more), (429, "too-fast".to_owned()));
    let other = table_of_two(&anna, &bela).await;
    assert_eq!(say(&anna, &other, "elsewhere").await, 201);
    seconds_pass(60);
    assert_eq!(say(&anna, &path, "and").await, 201);
}
