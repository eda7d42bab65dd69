//! Nobody acts for another, and no answer harms its reader.

use std::num::NonZero;

use serde_json::json;
use server::ServeError;
use store::DatabaseError;

use crate::support::{TestServer, code, get, post, text};

#[tokio::test]
async fn nobody_acts_for_a_seat_that_is_not_theirs() {
    let server = TestServer::start().await;
    let table = server.table(&["me", "hot-seat"]).await;
    let other = server.table(&["me", "hot-seat"]).await;
    let callers = [
        ("a stranger", server.stranger(), 403),
        ("a visitor", server.visitor().await, 403),
        ("the other seat", server.player(&table.tokens[1]), 403),
        (
            "another table's player",
            server.player(&other.tokens[0]),
            403,
        ),
        ("a forger", server.player("AAAA"), 403),
        (
            "a forged cookie",
            server.stranger().with("cookie", "kroniek=AAAA"),
            403,
        ),
    ];
    for (who, mut caller, status) in callers {
        for (end, body) in [
            ("/decision", json!({ "seat": 0, "number": 0, "index": 0 })),
            ("/undo", json!({ "seat": 0, "number": 0 })),
            ("/rewind", json!({ "seat": 0, "number": 0, "decisions": 0 })),
            (
                "/undo/answer",
                json!({ "seat": 0, "request": 1, "grant": true }),
            ),
            ("/talk", json!({ "seat": 0, "text": "It is me" })),
            ("/name", json!({ "seat": 0, "name": "Me" })),
            ("/bot", json!({ "seat": 0, "level": "random" })),
            ("/join", json!({ "seat": 0 })),
        ] {
            let answer = post(&mut caller, &table.path(end), &body).await;
            let expected = if end == "/join" && answer.status == 409 {
                409
            } else {
                status
            };
            assert_eq!(answer.status, expected, "{who} {end} {}", answer.text());
        }
        for end in ["/view?seat=0", "/decision?seat=0", "/log?seat=0", "?seat=0"] {
            let answer = get(&mut caller, &table.path(end)).await;
            assert_eq!(answer.status, 403, "{who} {end}");
        }
        let why = get(&mut caller, &table.path("/why-not?seat=0")).await;
        assert_eq!(why.status, 403, "{who}");
    }
    let position = table.watch("").await.json()["position"].clone();
    assert_eq!(position["number"], 0, "nothing has changed");
    assert_eq!(table.watch("/talk").await.json(), json!([]));
}

#[tokio::test]
async fn a_private_table_is_not_even_admitted_to() {
    let server = TestServer::start().await;
    let table = server
        .table_with(&["me", "friend"], json!({ "private": true }))
        .await;
    // It is so if nothing is said.
    let plan = json!({ "game": "toy", "seats": [{ "kind": "me" }, { "kind": "friend" }] });
    let unsaid = post(&mut server.stranger(), "/api/v1/tables", &plan).await;
    let path = format!("/api/v1/tables/{}", text(&unsaid.json()["table"]));
    assert_eq!(get(&mut server.stranger(), &path).await.status, 404);
    for end in [
        "",
        "/view",
        "/log",
        "/talk",
        "/events",
        "/chronicle",
        "/decision",
    ] {
        assert_eq!(
            code(&table.watch(end).await),
            (404, "unknown-table".into()),
            "{end}"
        );
    }
    let path = table.path("/join");
    let stranger = post(&mut server.stranger(), &path, &json!({ "seat": 1 })).await;
    assert_eq!(code(&stranger), (404, "unknown-table".into()));
    assert_eq!(
        get(&mut server.stranger(), "/api/v1/open-tables")
            .await
            .json(),
        json!([])
    );
    assert_eq!(
        table.read(1, "").await.status,
        200,
        "who was invited may look"
    );
    assert_eq!(table.act(1, "/join", json!({})).await.status, 200);
}

#[tokio::test]
async fn other_sites_cannot_act() {
    let server = TestServer::start().await;
    let table = server.table(&["me", "hot-seat"]).await;
    let body = json!({ "number": 0, "index": 0 });
    for (name, value) in [
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
        ("origin", "https://evil.example"),
        ("origin", "null"),
    ] {
        let mut player = server.player(&table.tokens[0]).with(name, value);
        let answer = post(&mut player, &table.path("/decision"), &body).await;
        assert_eq!(code(&answer), (403, "cross-site".into()), "{name}: {value}");
    }
    let mut own = server
        .player(&table.tokens[0])
        .with("sec-fetch-site", "same-origin");
    assert_eq!(
        post(&mut own, &table.path("/decision"), &body).await.status,
        200
    );
}

#[tokio::test]
async fn state_is_changed_by_post_only() {
    let server = TestServer::start().await;
    let table = server.table(&["me", "hot-seat"]).await;
    for end in ["/join", "/bot", "/name", "/undo", "/rewind", "/undo/answer"] {
        let answer = table.read(0, end).await;
        assert_eq!(code(&answer), (405, "wrong-method".into()), "{end}");
        let message = &answer.json()["error"]["message"];
        assert!(message.to_string().contains("in this way"), "{message}");
    }
}

#[tokio::test]
async fn cookies_go_no_other_way_than_they_came() {
    let server = TestServer::start().await;
    for (scheme, secure) in [("https", true), ("http", false)] {
        let mut visitor = server.stranger().with("x-forwarded-proto", scheme);
        let form = "back=/&lang=nl&theme=dark&guide=off";
        let answer = visitor.submit("/settings", form).await.expect("an answer");
        let cookies = answer
            .headers
            .iter()
            .filter(|(name, _)| name == "set-cookie");
        let cookies: Vec<&str> = cookies.map(|(_, value)| value.as_str()).collect();
        assert_eq!(
            cookies.len(),
            4,
            "three settings and who it is: {cookies:?}"
        );
        for cookie in cookies {
            assert!(cookie.contains("HttpOnly; SameSite=Lax"), "{cookie}");
            assert_eq!(cookie.contains("; Secure"), secure, "{scheme}: {cookie}");
        }
    }
}

#[tokio::test]
async fn every_answer_carries_the_headers() {
    let server = TestServer::start().await;
    let mut stranger = server.stranger();
    let mut other = server.stranger().with("sec-fetch-site", "cross-site");
    let answers = [
        get(&mut stranger, "/").await,
        get(&mut stranger, "/nowhere").await,
        get(&mut stranger, "/api/v1/games").await,
        get(&mut stranger, "/api/v1/nowhere").await,
        post(&mut other, "/api/v1/tables", &json!({})).await,
        post(
            &mut stranger,
            "/api/v1/tables",
            &json!({ "data": "x".repeat(300_000) }),
        )
        .await,
    ];
    assert_eq!(
        answers.each_ref().map(|answer| answer.status),
        [200, 404, 200, 404, 403, 400]
    );
    for answer in answers {
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.starts_with("default-src 'none'") && !policy.contains("unsafe"));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("same-origin"));
        assert_eq!(answer.header("cache-control"), Some("no-store"));
    }
}

#[tokio::test]
async fn hostile_names_come_back_as_text() {
    let server = TestServer::start().await;
    let table = server.table(&["me", "hot-seat"]).await;
    let name = "<script>alert('1')</script>";
    table.act(0, "/name", json!({ "name": name })).await;
    let answer = table.watch("").await;
    assert_eq!(answer.json()["seats"][0]["name"], name);
    assert_eq!(answer.header("content-type"), Some("application/json"));
    // An address that is not there is not repeated on the page that says so.
    let page = get(&mut server.stranger(), "/%3Cscript%3E").await;
    assert!(
        page.header("content-type")
            .is_some_and(|kind| kind.starts_with("text/html"))
    );
    // The page's own script has a source; the address would have none.
    for echo in ["<script>", "&lt;script", "%3Cscript"] {
        assert!(!page.text().contains(echo), "{echo}");
    }
    let turned = table
        .act(0, "/name", json!({ "name": "a\u{202e}b\nc\u{0}" }))
        .await;
    assert_eq!(turned.status, 200);
    assert_eq!(table.watch("").await.json()["seats"][0]["name"], "a b c");
}

#[tokio::test]
async fn secrets_cannot_be_guessed() {
    let server = TestServer::start().await;
    let mut seen = std::collections::HashSet::new();
    for _ in 0..20 {
        let table = server.table(&["me", "friend"]).await;
        for token in &table.tokens {
            // 43 digits of six bits each: 256 bits and a rest.
            assert_eq!(token.len(), 43);
            assert!(seen.insert(token.clone()), "no secret comes twice");
        }
    }
    let page = get(&mut server.stranger(), "/").await;
    let cookie = page.header("set-cookie").expect("a cookie").to_owned();
    assert!(
        cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"),
        "{cookie}"
    );
    let value = cookie.split([';', '=']).nth(1).expect("a value");
    assert!(value.len() * 6 >= 128 + 256, "a name and its signature");
    let again = get(&mut server.visitor().await, "/").await;
    assert_eq!(
        again.header("set-cookie"),
        None,
        "who is known is not greeted again"
    );
    let database = std::fs::read(server.folder.path().join("test.db")).expect("a file");
    let log = std::fs::read(server.folder.path().join("test.db-wal")).unwrap_or_default();
    for token in seen {
        let bytes = token.as_bytes();
        let stored = |file: &[u8]| file.windows(bytes.len()).any(|window| window == bytes);
        assert!(
            !stored(&database) && !stored(&log),
            "only hashes are stored"
        );
    }
}

#[tokio::test]
async fn who_asks_for_too_much_is_refused_and_nobody_else() {
    let server = TestServer::start_tuned(|config| {
        config.requests_per_second = NonZero::new(1).expect("one");
        config.trusted_proxies = vec!["127.0.0.1/32".parse().expect("a network")];
    })
    .await;
    let from = |address: &str| server.stranger().with("x-forwarded-for", address);
    let mut greedy = from("192.0.2.1");
    let mut statuses = Vec::new();
    for port in 0..20 {
        // A port is no other address, and neither is what stands before it.
        let line = format!("198.51.100.{port}, 192.0.2.1:{port}");
        statuses.push(get(&mut from(&line), "/api/v1/games").await.status);
    }
    assert_eq!(statuses[..10], [200; 10], "ten at once are allowed");
    assert_eq!(statuses[19], 429);
    let refused = post(&mut greedy, "/api/v1/tables", &json!({})).await;
    assert_eq!(code(&refused), (429, "too-fast".to_owned()));
    assert!(refused.header("content-security-policy").is_some());
    let page = get(&mut greedy, "/").await;
    assert_eq!(page.status, 429, "pages are limited too");
    assert_eq!(get(&mut from("192.0.2.2"), "/").await.status, 200);
    // What cannot be read is limited too, and so is a proxy that says nothing.
    for mut odd in [from("nobody"), server.stranger()] {
        for _ in 0..20 {
            get(&mut odd, "/api/v1/games").await;
        }
        assert_eq!(get(&mut odd, "/").await.status, 429);
    }
}

#[tokio::test]
async fn a_server_with_a_name_answers_to_no_other() {
    let server = TestServer::start_tuned(|config| {
        config.public_url = Some("https://kroniek.example.org".parse().expect("an address"));
    })
    .await;
    for (host, status) in [
        ("kroniek.example.org", 200),
        ("Kroniek.Example.org:443", 200),
        ("rebound.example.net", 421),
        ("127.0.0.1", 421),
    ] {
        let page = get(&mut server.stranger().with("host", host), "/").await;
        assert_eq!(page.status, status, "{host}");
    }
    let refused = get(&mut server.stranger(), "/api/v1/games").await;
    assert_eq!(code(&refused), (421, "wrong-host".to_owned()));
}

#[tokio::test]
async fn behind_tls_cookies_are_for_this_server_and_tls_only() {
    let server = TestServer::start().await;
    let plain = get(&mut server.stranger(), "/").await;
    assert_eq!(plain.header("strict-transport-security"), None);
    let cookie = plain.header("set-cookie").expect("a cookie");
    assert!(!cookie.contains("Secure"), "{cookie}");

    let by_tls = || server.stranger().with("x-forwarded-proto", "https");
    let page = get(&mut by_tls(), "/").await;
    assert!(page.header("strict-transport-security").is_some());
    let secure = page.header("set-cookie").expect("a cookie");
    assert!(
        secure.starts_with("__Host-kroniek=") && secure.ends_with("; Secure"),
        "{secure}"
    );
    let pair = |cookie: &str| cookie.split(';').next().expect("a pair").to_owned();
    let known = get(&mut by_tls().with("cookie", &pair(secure)), "/").await;
    assert_eq!(known.header("set-cookie"), None);

    // Whoever has the cookie from before TLS stays who they are.
    let mut before = by_tls().with("cookie", &pair(cookie));
    let renewed = get(&mut before, "/").await;
    let renewed = renewed.header("set-cookie").expect("the better cookie");
    assert_eq!(pair(renewed), format!("__Host-{}", pair(cookie)));

    let settings = before
        .submit("/settings", "theme=dark")
        .await
        .expect("an answer");
    let cookies = settings
        .headers
        .iter()
        .filter(|(name, _)| name == "set-cookie");
    for (_, cookie) in cookies {
        assert!(cookie.ends_with("; Secure"), "{cookie}");
    }
}

#[tokio::test]
async fn a_second_server_on_the_same_database_is_refused() {
    let server = TestServer::start().await;
    let config = server.config();
    let second = server::start(&config).await;
    let Some(ServeError::Database { error, .. }) = second.err() else {
        panic!("it is refused");
    };
    assert_eq!(error, DatabaseError::InUse);
    assert_eq!(get(&mut server.stranger(), "/").await.status, 200);
}
