//! The rules over HTTP: found in by a form, shown in a game, and as an aid to print.

use crate::browser::Browser;
use crate::support::TestServer;

#[tokio::test]
async fn words_are_found_in_the_rules_without_script() {
    let server = TestServer::start().await;
    let mut reader = Browser::new(server.address());
    let all = reader.open("/games/toy/rules").await.text();
    assert!(
        all.contains("name=\"find\"") && !all.contains("<mark>"),
        "{all}"
    );
    let sections = |page: &str| page.matches("<section id=\"r").count();
    let found = reader
        .open("/games/toy/rules?rules=1&find=BID")
        .await
        .text();
    assert!(found.contains("<mark>bid</mark>"), "{found}");
    assert!((1..sections(&all)).contains(&sections(&found)), "{found}");
    // What was agreed at a table stays in the form.
    assert!(found.contains("name=\"rules\" value=\"1\""), "{found}");
    let none = reader.open("/games/toy/rules?find=%3Cb%3E").await.text();
    assert!(none.contains("0 sections found"), "{none}");
    assert!(
        none.contains("value=\"&lt;b&gt;\"") && sections(&none) == 0,
        "{none}"
    );
}

#[tokio::test]
async fn a_section_is_shown_in_a_game() {
    let server = TestServer::start().await;
    let mut reader = Browser::new(server.address());
    let page = reader.open("/games/toy/rules").await.text();
    assert!(page.contains("id=\"overview\"") && page.contains("That is the whole auction."));
    assert!(page.contains("Show me in a game"), "{page}");
    let (_, link) = page.split_once("class=\"show\"").expect("a section");
    let (_, link) = link.split_once("href=\"").expect("a link");
    let link = link.split('"').next().unwrap_or_default();
    let shown = reader.open(link).await;
    assert_eq!(shown.status, 200, "{link}");
    assert!(shown.text().contains("id=\"choices\""), "{link}");
}

#[tokio::test]
async fn an_aid_has_two_pages_in_every_language() {
    let server = TestServer::start().await;
    let mut reader = Browser::new(server.address());
    for (lang, said) in [
        ("en", "Whoever bids most may aim."),
        ("nl", "Wie het meest biedt, mag mikken."),
        ("hu", "Aki a legtöbbet licitálja, célozhat."),
    ] {
        let aid = reader.open(&format!("/games/toy/aid?lang={lang}")).await;
        assert_eq!(aid.status, 200);
        let aid = aid.text();
        assert_eq!(aid.matches("class=\"sheet aid\"").count(), 2, "{aid}");
        assert!(aid.contains(said), "{aid}");
    }
    assert_eq!(reader.open("/games/nothing/aid").await.status, 404);
}
