//! The pace at which bots' moves are shown, the steps that the page shows, and what the end of a game offers.

use std::time::Duration;

use serde_json::json;

use crate::support::{TestServer, get};
use crate::updates::name;

#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_chooses_how_fast_bots_move() {
    let server =
        TestServer::start_tuned(|config| config.bot_pause = Duration::from_millis(1)).await;
    let page = get(&mut server.stranger(), "/settings").await.text();
    assert!(page.contains("data-speed=\"normal\""), "{page}");
    for (wish, cookie) in [("slow", Some("speed=slow")), ("warp", None)] {
        let form = format!("speed={wish}&back=%2Fsettings");
        let answer = server.stranger().submit("/settings", &form).await;
        let answer = answer.expect("the server answers");
        assert_eq!(answer.status, 303);
        let set = answer.header("set-cookie").unwrap_or_default().to_owned();
        assert_eq!(
            set.split(';').next().filter(|set| set.starts_with("speed")),
            cookie
        );
    }
    let mut visitor = server.stranger().with("cookie", "speed=slow");
    let page = get(&mut visitor, "/settings").await.text();
    assert!(page.contains("data-speed=\"slow\""), "{page}");
    assert!(page.contains("value=\"slow\" checked"), "{page}");

    // Where bots do not hesitate, nobody waits to see them.
    let server = TestServer::start().await;
    let page = get(&mut server.stranger(), "/").await.text();
    assert!(page.contains("data-speed=\"at-once\""), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_is_a_board_and_what_is_told_of_it() {
    let server = TestServer::start().await;
    let table = server.table(&["me", "hot-seat"]).await;
    table.finish().await;
    let step = |at: u32| format!("/tables/{}/step?at={at}", table.id);
    let first = get(&mut server.stranger(), &step(1)).await;
    assert_eq!(first.status, 200);
    let first = first.text();
    assert!(first.starts_with("<section id=\"board-place\""), "{first}");
    assert!(first.contains("id=\"board-toy\""), "{first}");
    let later = get(&mut server.stranger(), &step(99_999)).await.text();
    assert!(later.contains("class=\"text\""), "{later}");

    // What the page has is not sent again.
    let page = get(&mut server.stranger(), &format!("/tables/{}", table.id)).await;
    let page = page.text();
    let mut knows = server.stranger().with("x-kroniek-base", name(&page));
    let again = get(&mut knows, &step(99_999)).await.text();
    assert!(
        again.contains("<>") && again.len() < later.len() / 2,
        "{again}"
    );

    // Nobody looks through another's eyes, or at a private table.
    let foreign = format!("{}&seat=0", step(1));
    assert_eq!(get(&mut server.stranger(), &foreign).await.status, 403);
    let special = json!({ "private": true });
    let hidden = server.table_with(&["me", "hot-seat"], special).await;
    let path = format!("/tables/{}/step?at=0", hidden.id);
    assert_eq!(get(&mut server.stranger(), &path).await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_game_offers_replay_analysis_link_and_picture() {
    let server = TestServer::start().await;
    for private in [false, true] {
        let special = json!({ "private": private });
        let table = server.table_with(&["me", "hot-seat"], special).await;
        table.finish().await;
        let path = format!("/tables/{}", table.id);
        let mut player = server.player(&table.tokens[0]);
        let page = get(&mut player, &path).await.text();
        assert!(page.contains("class=\"ranking\""), "{page}");
        for way in [
            "/replay?at=0\"",
            "/analysis\"",
            "/chronicle\"",
            "/replay\" data-link",
        ] {
            assert!(page.contains(&format!("{path}{way}")), "{way} in {page}");
        }
        let picture = format!("href=\"{path}/picture.png?lang=en\"");
        let pictured = cfg!(feature = "pictures") && !private;
        assert_eq!(page.contains(&picture), pictured, "{page}");
    }
}
