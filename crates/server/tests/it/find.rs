//! Looking for a game: strangers find each other, on one server and on two.

use std::path::Path;
use std::time::{Duration, Instant};

use server::{Config, ServerHandle};

use crate::browser::Browser;
use crate::lobby::{leads_to, public_table};
use crate::shared::database;
use crate::support::{TestServer, clock, get, hours_pass, seconds_pass, toys};

/// How long a server may take to find a table, with a machine that is busy.
const LATE: Duration = Duration::from_secs(30);

/// What somebody looks for: the toy with two players in one sitting.
const TWO: [(&str, &str); 4] = [
    ("game-toy", "yes"),
    ("seats", "2"),
    ("pace", "live"),
    ("fill", "never"),
];

/// The table that was found for somebody who waits.
async fn found(browser: &mut Browser) -> String {
    let begun = Instant::now();
    loop {
        let page = browser.open("/find/waiting").await;
        if page.status == 303 {
            return leads_to(&page);
        }
        assert!(begun.elapsed() < LATE, "nothing is found");
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn two_strangers_find_each_other() {
    let server = TestServer::start().await;
    let (mut anna, mut bram) = (
        Browser::new(server.address()),
        Browser::new(server.address()),
    );
    let form = anna.open("/find").await.text();
    for field in [
        "name=\"game-toy\"",
        "name=\"seats\"",
        "name=\"pace\"",
        "name=\"fill\"",
    ] {
        assert!(form.contains(field), "{field}");
    }
    assert_eq!(
        leads_to(&anna.open("/find/waiting").await),
        "/find",
        "nobody waits"
    );
    let wish = [&TWO[..], &[("name", "Anna")]].concat();
    assert_eq!(
        leads_to(&anna.submit("/find", &wish).await),
        "/find/waiting"
    );
    let waits = anna.open("/find/waiting").await;
    assert_eq!(waits.status, 200);
    let waits = waits.text();
    assert!(
        waits.contains("http-equiv=\"refresh\"") && waits.contains("data-waiting"),
        "{waits}"
    );
    assert!(
        anna.open("/")
            .await
            .text()
            .contains("You are looking for a game")
    );

    // Another pace or another number of players is another game.
    bram.open("/").await;
    for (field, value) in [("pace", "days"), ("pace", "none"), ("seats", "3")] {
        let other: Vec<(&str, &str)> = TWO
            .iter()
            .map(|&(name, usual)| (name, if name == field { value } else { usual }))
            .collect();
        assert_eq!(
            leads_to(&bram.submit("/find", &other).await),
            "/find/waiting"
        );
    }
    let lobby = Browser::new(server.address()).open("/lobby").await.text();
    assert!(lobby.contains("Looking for players"), "{lobby}");
    assert!(
        !lobby.contains("Anna"),
        "nobody is named who sits at no table"
    );

    let wish = [&TWO[..], &[("name", "Bram")]].concat();
    let table = leads_to(&bram.submit("/find", &wish).await);
    assert!(table.starts_with("/tables/"), "{table}");
    assert_eq!(found(&mut anna).await, table);
    for browser in [&mut anna, &mut bram] {
        let page = browser.open(&table).await.text();
        for shown in ["Anna", "Bram", "data-playing=\"true\"", "role=\"timer\""] {
            assert!(page.contains(shown), "{shown}");
        }
        assert!(
            !browser
                .open("/")
                .await
                .text()
                .contains("You are looking for a game")
        );
    }
    // Whoever looks for nothing any more is not found.
    assert_eq!(leads_to(&anna.submit("/find", &TWO).await), "/find/waiting");
    assert_eq!(leads_to(&anna.submit("/find/stop", &[]).await), "/lobby");
    assert_eq!(leads_to(&bram.submit("/find", &TWO).await), "/find/waiting");
    assert_eq!(leads_to(&anna.open("/find/waiting").await), "/find");
}

#[tokio::test]
async fn bots_come_when_the_time_is_over_and_only_to_those_who_want_them() {
    let server = TestServer::start().await;
    let mut anna = Browser::new(server.address());
    anna.open("/").await;
    let wish = |seats, fill| {
        [
            ("game-toy", "yes"),
            ("seats", seats),
            ("pace", "none"),
            ("fill", fill),
        ]
    };
    let at_once = leads_to(&anna.submit("/find", &wish("3", "0")).await);
    let page = anna.open(&at_once).await.text();
    assert!(page.contains("data-playing=\"true\""), "{page}");
    assert_eq!(
        get(&mut server.stranger(), &at_once).await.status,
        404,
        "alone with bots"
    );

    let mut bram = Browser::new(server.address());
    bram.open("/").await;
    assert_eq!(
        leads_to(&bram.submit("/find", &wish("3", "never")).await),
        "/find/waiting"
    );
    assert_eq!(
        leads_to(&anna.submit("/find", &wish("3", "60")).await),
        "/find/waiting"
    );
    let waits = anna.open("/find/waiting").await.text();
    assert!(
        waits.contains("Bots take the free seats in about 1 minute."),
        "{waits}"
    );
    seconds_pass(50);
    for browser in [&mut anna, &mut bram] {
        assert_eq!(browser.open("/find/waiting").await.status, 200);
    }
    seconds_pass(11);
    let table = found(&mut anna).await;
    assert!(
        anna.open(&table)
            .await
            .text()
            .contains("data-playing=\"true\"")
    );
    assert_eq!(
        bram.open("/find/waiting").await.status,
        200,
        "they wait for people"
    );

    // Three who want the same need no bots.
    let mut clara = Browser::new(server.address());
    clara.open("/").await;
    assert_eq!(
        leads_to(&clara.submit("/find", &wish("3", "300")).await),
        "/find/waiting"
    );
    let table = leads_to(&anna.submit("/find", &wish("3", "300")).await);
    assert_eq!(found(&mut bram).await, table);
    assert_eq!(found(&mut clara).await, table);
    assert_eq!(
        get(&mut server.stranger(), &table).await.status,
        200,
        "a game among people"
    );
}

#[tokio::test]
async fn whoever_has_gone_is_not_found_unless_they_play_over_days() {
    let server = TestServer::start().await;
    let (mut anna, mut bram) = (
        Browser::new(server.address()),
        Browser::new(server.address()),
    );
    for browser in [&mut anna, &mut bram] {
        browser.open("/").await;
    }
    assert_eq!(leads_to(&anna.submit("/find", &TWO).await), "/find/waiting");
    seconds_pass(90);
    assert_eq!(leads_to(&bram.submit("/find", &TWO).await), "/find/waiting");
    seconds_pass(15);
    // They come back: both are there now.
    assert_eq!(anna.open("/find/waiting").await.status, 200);
    assert_eq!(found(&mut bram).await, found(&mut anna).await);

    let days = [
        ("game-toy", "yes"),
        ("seats", "2"),
        ("pace", "days"),
        ("fill", "never"),
    ];
    assert_eq!(
        leads_to(&anna.submit("/find", &days).await),
        "/find/waiting"
    );
    hours_pass(20);
    let table = leads_to(&bram.submit("/find", &days).await);
    assert!(
        anna.open("/").await.text().contains(&table),
        "it is on the home page"
    );
}

#[tokio::test]
async fn whoever_looks_sits_down_at_a_table_that_is_just_that() {
    let server = TestServer::start().await;
    let (mut host, mut anna) = (
        Browser::new(server.address()),
        Browser::new(server.address()),
    );
    let odd = public_table(&mut host, &[("pace", "live-20"), ("option-die", "ten")]).await;
    let free = public_table(&mut host, &[("pace", "live-20")]).await;
    anna.open("/").await;
    let table = leads_to(&anna.submit("/find", &TWO).await);
    assert_eq!(table, free);
    assert_ne!(table, odd);
    assert!(
        anna.open(&table)
            .await
            .text()
            .contains("data-playing=\"true\"")
    );
    // Nobody plays against themselves.
    assert_eq!(leads_to(&host.submit("/find", &TWO).await), "/find/waiting");
}

#[tokio::test]
async fn what_makes_no_sense_is_not_looked_for() {
    let server = TestServer::start().await;
    let mut anna = Browser::new(server.address());
    anna.open("/").await;
    let none = [("seats", "2"), ("pace", "live"), ("fill", "never")];
    let answer = anna.submit("/find", &none).await;
    assert_eq!(answer.status, 422);
    assert!(
        answer
            .text()
            .contains("None of these games can be played with 2 players.")
    );
    for (name, value, status) in [
        ("seats", "9", 422),
        ("seats", "two", 400),
        ("pace", "hasty", 400),
        ("fill", "-5", 400),
    ] {
        let bad = TWO.map(|(field, usual)| (field, if field == name { value } else { usual }));
        assert_eq!(
            anna.submit("/find", &bad).await.status,
            status,
            "{name}={value}"
        );
    }
    assert_eq!(anna.submit("/find", &[]).await.status, 400);
    // Programs without a cookie look for nothing.
    let form = "game-toy=yes&seats=2&pace=live&fill=0";
    let token = server.table(&["me", "friend"]).await.tokens[0].clone();
    let answer = server.player(&token).submit("/find", form).await;
    assert_eq!(answer.expect("an answer").status, 403);
}

async fn start(database: &Path) -> ServerHandle {
    let mut config = Config::new(toys(), database.to_path_buf());
    config.listen.set_port(0);
    config.bot_pause = Duration::ZERO;
    config.clock = clock;
    server::start(&config).await.expect("it starts")
}

/// Many strangers at two servers, two by two.
#[tokio::test]
async fn strangers_at_two_servers_find_each_other() {
    let Some(database) = database("on").await else {
        return;
    };
    let servers = [start(&database).await, start(&database).await];
    let looks = (0..8).map(|number| {
        let address = servers[number % 2].address;
        async move {
            let mut browser = Browser::new(address);
            browser.open("/").await;
            let at_once = leads_to(&browser.submit("/find", &TWO).await);
            let table = if at_once == "/find/waiting" {
                found(&mut browser).await
            } else {
                at_once
            };
            let page = browser.open(&table).await.text();
            assert!(page.contains("data-playing=\"true\""), "{page}");
            table
        }
    });
    let mut tables = futures_util::future::join_all(looks).await;
    tables.sort();
    let pairs: Vec<_> = tables
        .chunk_by(|one, two| one == two)
        .map(<[_]>::len)
        .collect();
    assert_eq!(pairs, [2; 4], "{tables:?}");

    // Bots come once, whichever server is faster.
    let mut anna = Browser::new(servers[0].address);
    anna.open("/").await;
    let wish = [
        ("game-toy", "yes"),
        ("seats", "4"),
        ("pace", "days"),
        ("fill", "60"),
    ];
    assert_eq!(
        leads_to(&anna.submit("/find", &wish).await),
        "/find/waiting"
    );
    seconds_pass(61);
    let table = found(&mut anna).await;
    let mut there = anna.at(servers[1].address);
    assert_eq!(found(&mut there).await, table);
    for server in servers {
        server.stop().await.expect("nothing went wrong");
    }
}
