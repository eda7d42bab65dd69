//! The face of the site: the head of every page, the first page of a newcomer and of somebody with tables, pictures of boards.

use catalog::AnyGame;

use crate::browser::Browser;
use crate::lobby::{leads_to, public_table};
use crate::support::{TestServer, get};

/// A table against a bot, which is private; the game has begun.
async fn against_a_bot(browser: &mut Browser, more: &[(&str, &str)]) -> String {
    let usual = [("seat-0", "me"), ("seat-1", "bot:random")];
    let fields: Vec<(&str, &str)> = usual.into_iter().chain(more.iter().copied()).collect();
    browser.open("/").await;
    let path = leads_to(&browser.submit("/games/toy/tables", &fields).await);
    assert_eq!(
        browser.submit(&format!("{path}/sit"), &[]).await.status,
        303
    );
    path
}

#[tokio::test]
async fn a_newcomer_sees_every_game_by_its_emblem_and_plays_with_one_press() {
    let server = TestServer::start_with(games::all()).await;
    let mut newcomer = Browser::new(server.address());
    let page = newcomer.open("/").await.text();
    for game in games::all().kinds().map(AnyGame::id) {
        assert!(page.contains(&format!("id=\"emblem-{game}\"")), "{game}");
        assert!(page.contains(&format!("href=\"/games/{game}\"")), "{game}");
    }
    assert!(!page.contains(" style="), "the CSP would not let it");
    // Symbols are drawn once, and the whole is no larger than a photograph.
    assert!(page.len() < 260_000, "{} bytes", page.len());
    let (_, hero) = page
        .split_once("class=\"hero\"")
        .expect("the head of the page");
    let (_, form) = hero.split_once("action=\"").expect("a form");
    let (action, form) = form.split_once('"').expect("its address");
    let (form, _) = form.split_once("</form>").expect("its end");
    let fields: Vec<(&str, &str)> = form
        .split("<input type=\"hidden\" name=\"")
        .skip(1)
        .map(|field| {
            let (name, rest) = field.split_once("\" value=\"").expect("a value");
            (name, rest.split_once('"').expect("its end").0)
        })
        .collect();
    assert!(fields.contains(&("seat-1", "bot:easy")), "{fields:?}");
    let table = leads_to(&newcomer.submit(action, &fields).await);
    // The script adds to the dice by itself.
    newcomer.submit(&format!("{table}/sit"), &[]).await;
    let page = newcomer.open(&table).await.text();
    assert!(page.contains("data-playing=\"true\""), "{page}");
}

#[tokio::test]
async fn a_game_without_an_emblem_is_known_by_its_sides() {
    let server = TestServer::start().await;
    let page = get(&mut server.stranger(), "/").await.text();
    assert!(page.contains("class=\"emblem signs\""), "{page}");
    assert!(page.contains("Rules: 1 of 5"), "{page}");
}

#[tokio::test]
async fn whoever_is_to_act_reads_the_question_first() {
    let server = TestServer::start().await;
    let mut player = Browser::new(server.address());
    let path = against_a_bot(&mut player, &[]).await;
    let table = player.open(&path).await.text();
    let (_, asked) = table.split_once("<h1 id=\"asked\"").expect("a question");
    let (_, asked) = asked.split_once('>').expect("its text");
    let (asked, _) = asked.split_once('<').expect("its end");
    let page = player.open("/").await.text();
    assert!(page.contains("<title>(1) Kroniek</title>"), "{page}");
    assert!(page.contains("1 table waits for you"), "{page}");
    let (_, card) = page
        .split_once("class=\"sheet my-turn first")
        .expect("a card");
    assert!(card.contains(&format!(">{asked}</a>")), "{asked}: {card}");
    assert!(card.contains(&format!("href=\"{path}\"")), "{card}");
    assert!(card.contains(&format!("{path}/board.svg")), "{card}");
}

#[tokio::test]
async fn the_table_with_the_least_time_comes_first() {
    let server = TestServer::start().await;
    let mut player = Browser::new(server.address());
    let none = against_a_bot(&mut player, &[]).await;
    let days = against_a_bot(&mut player, &[("pace", "turns-1")]).await;
    let live = against_a_bot(&mut player, &[("pace", "live-10")]).await;
    let page = player.open("/").await.text();
    let place = |table: &str| {
        page.find(&format!("class=\"name\" href=\"{table}\""))
            .expect("a card")
    };
    assert!(place(&live) < place(&days) && place(&days) < place(&none));
    assert!(page.contains("10:00 left"), "{page}");
    assert!(page.contains("3 tables wait for you"), "{page}");
}

#[tokio::test]
async fn nothing_to_do_is_said_and_open_tables_come_first() {
    let server = TestServer::start().await;
    let (mut host, mut other) = (
        Browser::new(server.address()),
        Browser::new(server.address()),
    );
    public_table(&mut host, &[("name", "Anna")]).await;
    let theirs = public_table(&mut other, &[("name", "Bertram")]).await;
    let page = host.open("/").await.text();
    assert!(page.contains("<title>Kroniek</title>"), "{page}");
    let place = |text: &str| page.find(text).unwrap_or_else(|| panic!("{text}: {page}"));
    assert!(place("Nobody waits for you") < place(&theirs));
    assert!(place(&theirs) < place("Waiting for others"));
}

#[tokio::test]
async fn only_its_players_see_the_board_of_a_private_table() {
    let server = TestServer::start().await;
    let (mut player, mut stranger) = (
        Browser::new(server.address()),
        Browser::new(server.address()),
    );
    let path = format!("{}/board.svg", against_a_bot(&mut player, &[]).await);
    let day = player.open(&path).await;
    assert_eq!(day.header("content-type"), Some("image/svg+xml"));
    assert!(day.text().starts_with("<svg "), "{}", day.text());
    assert!(day.text().contains("xmlns=\"http://www.w3.org/2000/svg\""));
    let night = player.open(&format!("{path}?theme=dark")).await;
    assert_ne!(day.header("etag"), night.header("etag"));
    assert_eq!(stranger.open(&path).await.status, 404);
    let open = against_a_bot(&mut player, &[("private", "no")]).await;
    let seen = stranger.open(&format!("{open}/board.svg")).await;
    assert_eq!(seen.status, 200);
    let etag = seen.header("etag").expect("an ETag").to_owned();
    let mut again = server.stranger().with("if-none-match", &etag);
    let again = get(&mut again, &format!("{open}/board.svg")).await;
    assert_eq!(again.status, 304);
}

#[tokio::test]
async fn every_page_but_a_table_has_the_tabs_of_a_telephone() {
    let server = TestServer::start().await;
    let mut player = Browser::new(server.address());
    for path in ["/", "/learn", "/lobby", "/new", "/sign-in", "/games/toy"] {
        let page = player.open(path).await.text();
        assert!(page.contains("class=\"site-tabs\""), "{path}");
        let marked = page
            .matches(&format!("href=\"{path}\" aria-current=\"page\""))
            .count();
        assert!(marked > 0 || path == "/games/toy", "{path}: {page}");
    }
    let table = against_a_bot(&mut player, &[]).await;
    let page = player.open(&table).await.text();
    assert!(!page.contains("site-tabs"), "a table has a dock of its own");
}

#[tokio::test]
async fn a_new_table_begins_with_the_choice_of_a_game() {
    let server = TestServer::start().await;
    let page = get(&mut server.stranger(), "/new").await.text();
    assert!(page.contains("href=\"/games/toy/new\""), "{page}");
}
