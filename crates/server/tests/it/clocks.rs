//! Tables with clocks, over HTTP.

use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::client::Client;
use server::{Config, ServerHandle};

use crate::accounts::{guest, table};
use crate::browser::Browser;
use crate::calls::table_of_two;
use crate::shared::database;
use crate::support::{LONG, TestServer, clock, code, get, post, seconds_pass, text, toys};

/// How long a server may take to do what is due, with a machine that is busy.
const LATE: Duration = Duration::from_secs(30);

/// A table of two people who have a minute each: its address in the API, and their secrets.
async fn minute(server: &mut Client) -> (String, [String; 2]) {
    let pace = json!({ "kind": "live", "bank": 60, "increment": 2 });
    let seats = json!([{ "kind": "me" }, { "kind": "friend" }]);
    let plan =
        json!({ "game": "toy", "seats": seats, "private": false, "data": LONG, "pace": pace });
    let created = post(server, "/api/v1/tables", &plan).await.json();
    let path = format!("/api/v1/tables/{}", text(&created["table"]));
    (
        path,
        [0, 1].map(|seat| text(&created["tokens"][seat]["token"])),
    )
}

/// The friend takes the seat, and the host decides: what is left is the friend's time.
async fn begin(path: &str, host: &mut Client, friend: &mut Client) -> String {
    let joined = post(friend, &format!("{path}/join"), &json!({ "name": "Alva" })).await;
    assert_eq!(joined.status, 200, "{}", joined.text());
    let (decision, first) = (
        format!("{path}/decision"),
        json!({ "number": 0, "index": 0 }),
    );
    let begun = Instant::now();
    loop {
        let decided = post(host, &decision, &first).await;
        if decided.status == 200 {
            break;
        }
        // Another server may not have heard yet that the seat is taken.
        assert_eq!(code(&decided), (409, "not-started".into()));
        assert!(begun.elapsed() < LATE, "the game does not begin");
    }
    text(&joined.json()["token"])
}

/// The table, once the friend's seat is played by a bot.
async fn stood_in(host: &mut Client, path: &str) -> Value {
    let begun = Instant::now();
    loop {
        let table = get(host, path).await.json();
        if table["seats"][1]["stand_in"] == true {
            return table;
        }
        assert!(begun.elapsed() < LATE, "nothing happens: {table}");
        tokio::task::yield_now().await;
    }
}

/// How often the log tells that somebody ran out of time.
async fn ran_out(client: &mut Client, path: &str) -> usize {
    let log = get(client, &format!("{path}/log")).await.text();
    log.matches("runs out of time").count()
}

#[tokio::test]
async fn a_bot_plays_on_after_a_restart_and_the_owner_comes_back() {
    let mut server = TestServer::start().await;
    let (path, tokens) = minute(&mut server.stranger()).await;
    let mut host = server.player(&tokens[0]);
    let secret = begin(&path, &mut host, &mut server.player(&tokens[1])).await;
    seconds_pass(20);
    let table = get(&mut host, &path).await.json();
    assert_eq!(table["pace"]["bank"], 60);
    assert_eq!(table["now"], clock());
    assert_eq!(table["seats"][0]["clock"]["left"], 62);
    assert_eq!(table["seats"][0]["clock"]["deadline"], Value::Null);
    assert_eq!(table["seats"][1]["clock"]["left"], 40);
    assert_eq!(table["seats"][1]["clock"]["deadline"], clock() + 40);

    server.restart().await;
    let mut host = server.player(&tokens[0]);
    let mut friend = server.player(&secret);
    let same = get(&mut host, &path).await.json();
    assert_eq!(
        same["seats"], table["seats"],
        "the clock has not stood still or run away"
    );
    seconds_pass(41);
    let table = stood_in(&mut host, &path).await;
    assert_eq!(table["seats"][1]["holder"], "bot");
    let late = post(
        &mut friend,
        &format!("{path}/decision"),
        &json!({ "number": 1, "index": 0 }),
    )
    .await;
    assert_eq!(late.status, 409, "{}", late.text());

    let back = post(&mut friend, &format!("{path}/take-back"), &json!({})).await;
    assert_eq!(back.status, 200, "{}", back.text());
    assert_eq!(back.json()["token"], secret.as_str());
    let again = post(&mut friend, &format!("{path}/take-back"), &json!({})).await;
    assert_eq!(code(&again), (403, "not-your-seat".into()));
    let table = get(&mut friend, &path).await.json();
    assert_eq!(table["seats"][1]["holder"], "human");
    assert_eq!(table["seats"][1]["yours"], true);
    assert_eq!(ran_out(&mut host, &path).await, 1);
}

#[tokio::test]
async fn a_pause_needs_everybody() {
    let server = TestServer::start().await;
    let (path, tokens) = minute(&mut server.stranger()).await;
    let mut host = server.player(&tokens[0]);
    let secret = begin(&path, &mut host, &mut server.player(&tokens[1])).await;
    let mut friend = server.player(&secret);
    let (pause, resume) = (format!("{path}/pause"), format!("{path}/resume"));
    assert_eq!(post(&mut host, &pause, &json!({})).await.status, 200);
    let table = get(&mut friend, &path).await.json();
    assert_eq!(
        (&table["paused"], &table["pause_consents"]),
        (&json!(false), &json!([0]))
    );
    assert_eq!(post(&mut friend, &pause, &json!({})).await.status, 200);
    seconds_pass(100);
    let refused = post(
        &mut friend,
        &format!("{path}/decision"),
        &json!({ "number": 1, "index": 0 }),
    )
    .await;
    assert_eq!(code(&refused), (409, "paused".into()));
    for player in [&mut host, &mut friend] {
        assert_eq!(post(player, &resume, &json!({})).await.status, 200);
    }
    let table = get(&mut friend, &path).await.json();
    assert_eq!(
        (&table["paused"], &table["seats"][1]["clock"]["left"]),
        (&json!(false), &json!(60))
    );
}

#[tokio::test]
async fn the_pages_show_what_was_agreed_and_how_much_is_left() {
    let server = TestServer::start().await;
    let mut host = Browser::new(server.address());
    let form = host.open("/games/toy/new").await.text();
    for name in [
        "value=\"live-20\"",
        "value=\"turns-1\"",
        "name=\"when-out\"",
        "data-zone",
    ] {
        assert!(form.contains(name), "{name}");
    }
    let fields = [
        ("seat-0", "me"),
        ("seat-1", "hot-seat"),
        ("pace", "turns-1"),
        ("when-out", "others-decide"),
        ("sleep", "yes"),
        ("offset", "330"),
        ("holidays", "5"),
    ];
    let made = host.submit("/games/toy/tables", &fields).await;
    let lobby = made.header("location").expect("a table").to_owned();
    let lobby = host.open(&lobby).await.text();
    for told in ["2 days each", "The others decide", "UTC+5:30"] {
        assert!(lobby.contains(told), "{told} {lobby}");
    }
    assert!(
        host.open("/")
            .await
            .text()
            .contains("2 days + 1 day a move"),
        "in the list"
    );
    let bad = [("seat-0", "me"), ("seat-1", "hot-seat"), ("pace", "never")];
    assert_eq!(host.submit("/games/toy/tables", &bad).await.status, 422);

    let (path, tokens) = minute(&mut server.stranger()).await;
    let mut player = server.player(&tokens[0]);
    let secret = begin(&path, &mut player, &mut server.player(&tokens[1])).await;
    let page_of = path.replace("/api/v1", "");
    let page = get(&mut player, &page_of).await.text();
    let deadline = format!("data-deadline=\"{}\"", clock() + 60);
    for shown in [
        ">1:00<",
        ">1:02<",
        deadline.as_str(),
        "role=\"timer\"",
        "aria-live=\"off\"",
    ] {
        assert!(page.contains(shown), "{shown}");
    }
    seconds_pass(55);
    let page = get(&mut player, &page_of).await.text();
    assert!(page.contains("class=\"clock low\""), "the last tenth");
    seconds_pass(6);
    stood_in(&mut player, &path).await;
    let page = get(&mut server.player(&secret), &page_of).await.text();
    assert!(page.contains("Take your seat back"), "{page}");
}

async fn start(database: &Path) -> ServerHandle {
    let mut config = Config::new(toys(), database.to_path_buf());
    config.listen.set_port(0);
    config.bot_pause = Duration::ZERO;
    config.clock = clock;
    server::start(&config).await.expect("it starts")
}

/// Both servers have the table in memory when the time runs out, and it happens once; one that is started later goes on.
async fn two_servers(notify: &str) {
    let Some(database) = database(notify).await else {
        return;
    };
    let servers = [start(&database).await, start(&database).await];
    let (path, tokens) = minute(&mut Client::new(servers[0].address)).await;
    let mut host = Client::new(servers[0].address).with_token(&tokens[0]);
    let mut friend = Client::new(servers[1].address).with_token(&tokens[1]);
    let secret = begin(&path, &mut host, &mut friend).await;
    let mut friend = Client::new(servers[1].address).with_token(&secret);
    get(&mut friend, &path).await;
    seconds_pass(61);
    stood_in(&mut host, &path).await;
    stood_in(&mut friend, &path).await;
    assert_eq!(ran_out(&mut host, &path).await, 1);
    assert_eq!(ran_out(&mut friend, &path).await, 1);

    let back = post(&mut friend, &format!("{path}/take-back"), &json!({})).await;
    assert_eq!(back.status, 200, "{}", back.text());
    for server in servers {
        server.stop().await.expect("nothing went wrong");
    }
    seconds_pass(3_600);
    let third = start(&database).await;
    let mut host = Client::new(third.address).with_token(&tokens[0]);
    let begun = Instant::now();
    // Whoever can act has run out of time by now.
    while ran_out(&mut host, &path).await < 2 {
        assert!(begun.elapsed() < LATE, "nothing happens");
    }
    third.stop().await.expect("nothing went wrong");
}

#[tokio::test]
async fn time_runs_out_once_at_two_servers() {
    two_servers("on").await;
}

#[tokio::test]
async fn time_runs_out_once_at_two_servers_that_do_not_tell_each_other() {
    two_servers("off").await;
}

#[tokio::test]
async fn without_a_clock_the_others_see_who_is_away_until_when() {
    let server = TestServer::start().await;
    let (mut host, mut friend) = (guest(&server).await, guest(&server).await);
    let path = table_of_two(&host, &friend).await;
    let page = path.replace("/api/v1", "");
    let away = format!("{page}/holiday");
    let shown = friend.open(&page).await.text();
    assert!(shown.contains(&format!("action=\"{away}\"")), "{shown}");
    let said = friend.submit(&away, &[("seat", "1"), ("days", "3")]).await;
    assert_eq!(said.status, 303, "{}", said.text());
    let shown = host.open(&page).await.text();
    assert!(shown.contains("away until"), "{shown}");
    let seats = host.open(&path).await.json()["seats"].clone();
    assert_eq!(seats[1]["away_until"], clock() + 3 * 24 * 3_600);
    assert_eq!(seats[0].get("away_until"), None);
    let back = friend.submit(&away, &[("seat", "1"), ("days", "0")]).await;
    assert_eq!(back.status, 303);
    assert!(!host.open(&page).await.text().contains("away until"));
    // Among bots there is nobody to tell.
    let alone = table(&host, &["me", "bot"]).await.replace("/api/v1", "");
    let alone = host.open(&alone).await.text();
    assert!(!alone.contains("/holiday\""), "{alone}");
}
