//! The rules over HTTP: found in by a form, shown in a game, and as an aid to print.

use lessons::{Examples, Why};
use words::Lang;

use crate::browser::Browser;
use crate::lobby::leads_to;
use crate::support::{TestServer, toys};

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
    // The lesson in which it is explained is another way.
    assert!(page.contains("Lesson: Bidding"), "{page}");
}

#[tokio::test]
async fn what_shows_a_section_is_ready_to_be_made_and_can_be_played_on() {
    let server = TestServer::start().await;
    let mut reader = Browser::new(server.address());
    let toy = toys().find("toy").expect("it is on the list");
    let examples = Examples::read(toy).expect("a test reads them");
    let played = examples.all().find(|one| one.why() == Why::Played);
    let played = played.expect("one of them");
    let (playing, seat) = played.start().expect("it is played");
    let choice = played.choice(&*playing, seat).expect("a choice");
    let start = format!("/games/toy/rules/r{}/show", played.rule());
    let page = reader.open(&start).await.text();
    assert!(
        page.contains("Make the marked choice to see section"),
        "{page}"
    );
    assert!(page.contains(" advised"), "{page}");
    let back = format!("href=\"/games/toy/rules#r{}\"", played.rule());
    assert!(page.contains(&back), "{page}");

    let fields = [("path", ""), ("choice", &*choice.to_string())];
    let then = leads_to(&reader.submit(&start, &fields).await);
    assert_eq!(then, format!("{start}?path={choice}"));
    let page = reader.open(&then).await.text();
    assert!(page.contains("class=\"lines meanwhile\""), "{page}");
    assert!(page.contains("1 decision made here"), "{page}");
    assert!(page.contains(&format!("href=\"{start}\"")), "{page}");
    // What nobody can have chosen begins anew, and without a choice nothing happens.
    let wrong = reader.open(&format!("{start}?path=99")).await;
    assert_eq!(leads_to(&wrong), start);
    let none = reader.submit(&start, &[("path", "")]).await;
    assert_eq!(leads_to(&none), start);
    for unknown in ["/games/toy/rules/r99/show", "/games/no/rules/r1/show"] {
        assert_eq!(reader.open(unknown).await.status, 404, "{unknown}");
    }
}

#[tokio::test]
async fn every_section_of_every_game_is_shown_in_every_language() {
    let server = TestServer::start_with(games::all()).await;
    for kind in games::all().kinds() {
        let has_examples = !Examples::read(kind).expect("a test reads them").is_empty();
        for lang in Lang::ALL {
            let mut reader = server.stranger().with("accept-language", lang.tag());
            let page = reader.get(&format!("/games/{}/rules", kind.id())).await;
            let page = page.expect("a page").text();
            let mut shown = 0;
            for section in page.split("<section id=\"r").skip(1) {
                let Some((_, link)) =
                    section.split_once("class=\"show\"><a class=\"button\" href=\"")
                else {
                    assert!(!has_examples, "{} {lang}: {section}", kind.id());
                    continue;
                };
                let link = link.split('"').next().unwrap_or_default();
                let answer = reader.get(link).await.expect("a page");
                assert_eq!(answer.status, 200, "{link} {lang}");
                let board = answer.text();
                let drawn = format!("id=\"board-{}\"", kind.id());
                assert!(board.contains(&drawn), "{link} {lang}");
                assert!(board.contains("id=\"choices\""), "{link} {lang}");
                shown += 1;
            }
            assert!(shown > 0, "{}", kind.id());
        }
    }
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

#[tokio::test]
async fn a_section_says_how_it_is_read_and_why() {
    let server = TestServer::start().await;
    let mut reader = Browser::new(server.address());
    let ruling = "Whoever sits first leads if bids are equal.";
    let why = "Somebody has to lead, and seats are always in the same order.";
    let page = reader.open("/games/toy/rules").await.text();
    assert!(page.contains(ruling) && page.contains(why), "{page}");
    assert!(page.contains("Ours: the rulebook leaves it open."));
    assert!(page.contains("A table can agree otherwise: "), "{page}");
    assert!(!page.contains("This table has agreed otherwise."), "{page}");

    // At a table where something else was agreed, and nowhere else, that is said.
    let page = reader.open("/games/toy/rules?rules=1&short=yes").await;
    let page = page.text();
    assert!(page.contains("This table has agreed otherwise."), "{page}");

    // What is shown at the table in place of a page has it too, and leads on beside the table.
    let page = reader.open("/games/toy/rules/r2").await.text();
    assert!(page.contains(ruling), "{page}");
    let (_, show) = page.split_once("class=\"show\"").expect("a way on");
    let link = show.split('>').nth(1).unwrap_or_default();
    assert!(link.contains("target=\"_blank\""), "{link}");

    // Words are found in rulings as in the rules.
    let found = reader.open("/games/toy/rules?find=seats").await.text();
    assert!(found.contains("1 section found"), "{found}");
    assert!(found.contains("<mark>seats</mark>"), "{found}");
    let dutch = reader.open("/games/toy/rules?lang=nl").await.text();
    assert!(
        dutch.contains("Bij gelijke biedingen leidt wie het eerst zit."),
        "{dutch}"
    );
}

#[tokio::test]
async fn a_lesson_is_seen_in_a_picture_of_its_board() {
    let server = TestServer::start().await;
    let mut reader = Browser::new(server.address());
    let page = reader.open("/games/toy/rules").await.text();
    let address = "/learn/toy/bidding/board.svg";
    assert!(page.contains(&format!("src=\"{address}?theme=light\"")));
    let day = reader.open(&format!("{address}?theme=light")).await;
    assert_eq!(day.status, 200);
    assert_eq!(day.header("content-type"), Some("image/svg+xml"));
    let night = reader.open(&format!("{address}?theme=dark")).await;
    assert!(day.text().starts_with("<svg") && day.text() != night.text());
    for unknown in ["/learn/toy/nothing/board.svg", "/learn/no/no/board.svg"] {
        assert_eq!(reader.open(unknown).await.status, 404, "{unknown}");
    }
}
