//! Pictures for sharing: of public tables and their positions, of private tables only the game.

use catalog::AnyGame;
use serde_json::json;
use server::client::Answer;

use crate::support::{TestServer, get};

/// Width and height of a PNG file, which must be one.
fn size(answer: &Answer) -> [u32; 2] {
    assert_eq!(answer.status, 200, "{}", answer.text());
    assert_eq!(answer.header("content-type"), Some("image/png"));
    let file = &answer.body;
    assert!(file.starts_with(b"\x89PNG\r\n\x1a\n"));
    let number = |at: usize| u32::from_be_bytes(file[at..at + 4].try_into().expect("four bytes"));
    [number(16), number(20)]
}

fn etag(answer: &Answer) -> String {
    answer.header("etag").expect("an ETag").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_has_a_picture() {
    let server = TestServer::start_with(games::all()).await;
    for game in games::all().kinds().map(AnyGame::id) {
        let path = format!("/games/{game}/picture.png");
        let picture = get(&mut server.stranger(), &path).await;
        assert_eq!(size(&picture), [1200, 630], "{game}");
        // A page with nothing but a title is smaller.
        assert!(picture.body.len() > 40_000, "{game}");
        assert_eq!(
            picture.header("cross-origin-resource-policy"),
            Some("cross-origin")
        );
    }
    let unknown = get(&mut server.stranger(), "/games/chess/picture.png").await;
    assert_eq!(unknown.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_public_table_has_a_picture_of_every_position() {
    let server = TestServer::start().await;
    let gathering = server.table(&["me", "friend"]).await;
    let waiting = format!("/tables/{}/picture.png", gathering.id);
    let waiting = get(&mut server.stranger(), &waiting).await;
    assert_eq!(size(&waiting), [1200, 630]);
    let table = server.table(&["me", "hot-seat"]).await;
    let path = format!("/tables/{}/picture.png", table.id);
    table.finish().await;

    let last = get(&mut server.stranger(), &path).await;
    assert_eq!(size(&last), [1200, 630]);
    let first = get(&mut server.stranger(), &format!("{path}?at=0")).await;
    let beyond = get(&mut server.stranger(), &format!("{path}?at=99999")).await;
    let again = get(&mut server.stranger(), &path).await;
    assert_ne!(etag(&first), etag(&last));
    assert_eq!(etag(&beyond), etag(&last));
    assert_eq!(beyond.body, last.body);
    assert_eq!(again.body, last.body);
    let mut knows = server.stranger().with("if-none-match", &etag(&last));
    let same = get(&mut knows, &path).await;
    assert_eq!((same.status, same.body.len()), (304, 0));
    // In the reader's language.
    let magyar = get(&mut server.stranger(), &format!("{path}?lang=hu")).await;
    assert_ne!(etag(&magyar), etag(&last));
    let nonsense = get(&mut server.stranger(), &format!("{path}?at=x")).await;
    assert_eq!(nonsense.status, 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_table_shows_nothing_but_its_game() {
    let server = TestServer::start().await;
    let special = json!({ "private": true });
    let table = server.table_with(&["me", "hot-seat"], special).await;
    let path = format!("/tables/{}/picture.png", table.id);
    table.finish().await;
    assert_eq!(get(&mut server.stranger(), &path).await.status, 404);
    let unknown = "/tables/00000000000000000000000000/picture.png";
    assert_eq!(get(&mut server.stranger(), unknown).await.status, 404);

    let own = get(&mut server.player(&table.tokens[0]), &path).await;
    let game = get(&mut server.stranger(), "/games/toy/picture.png").await;
    assert_eq!(size(&own), [1200, 630]);
    assert_eq!(etag(&own), etag(&game));
    assert_eq!(own.header("cache-control"), Some("private, max-age=60"));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_so_many_pictures_are_made_at_once() {
    let server = TestServer::start_tuned(|config| config.pictures_at_once = 0).await;
    let picture = get(&mut server.stranger(), "/games/toy/picture.png").await;
    assert_eq!(picture.status, 429);
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_name_their_pictures() {
    let server = TestServer::start().await;
    let table = server.table(&["me", "hot-seat"]).await;
    table.choose(0, 0).await;
    let host = server.address().to_string();
    let named = |text: &str, path: &str| {
        let meta = format!("<meta property=\"og:image\" content=\"http://{host}{path}\">");
        assert!(text.contains(&meta), "{path} in {text}");
        assert!(text.contains("content=\"summary_large_image\""));
    };
    let path = format!("/tables/{}", table.id);
    let page = get(&mut server.stranger(), &path).await.text();
    named(&page, &format!("{path}/picture.png?lang=en"));
    let replay = get(&mut server.stranger(), &format!("{path}/replay?at=1")).await;
    named(
        &replay.text(),
        &format!("{path}/picture.png?at=1&amp;lang=en"),
    );
    let game = get(&mut server.stranger(), "/games/toy").await.text();
    named(&game, "/games/toy/picture.png?lang=en");

    let special = json!({ "private": true });
    let table = server.table_with(&["me", "friend"], special).await;
    let path = format!("/tables/{}", table.id);
    let page = get(&mut server.player(&table.tokens[0]), &path)
        .await
        .text();
    named(&page, "/games/toy/picture.png?lang=en");
    let invitation = format!("/join/{}/{}", table.id, table.tokens[1]);
    let page = get(&mut server.stranger(), &invitation).await.text();
    named(&page, "/games/toy/picture.png?lang=en");
}
