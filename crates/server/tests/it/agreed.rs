//! Whole pages, as they were agreed on. `INSTA_UPDATE=always` writes them anew.

use crate::support::{TestServer, get};

#[tokio::test]
async fn the_page_of_a_game_is_as_agreed() {
    let server = TestServer::start().await;
    let page = get(&mut server.stranger(), "/games/toy").await.text();
    // A style sheet or script that changes is no other page, and a line for each tag shows what changed.
    let mut parts = page.split("/assets/");
    let first = parts.next().unwrap_or_default().to_owned();
    let page = parts.fold(first, |page, part| {
        let (_, name) = part.split_once('/').expect("a hash and a name");
        page + "/assets/HASH/" + name
    });
    // So is another port.
    let page = page.replace(&server.address().to_string(), "ADDRESS");
    insta::assert_snapshot!(page.replace("><", ">\n<"));
}

#[tokio::test]
async fn one_section_of_the_rules_can_be_read_alone() {
    let server = TestServer::start().await;
    let all = get(&mut server.stranger(), "/games/toy/rules").await.text();
    let (_, rest) = all.split_once("<section id=\"").expect("a section");
    let (anchor, _) = rest.split_once('"').expect("its name");
    let path = format!("/games/toy/rules/{anchor}");
    let page = get(&mut server.stranger(), &path).await.text();
    assert_eq!(page.matches("<section id=").count(), 1);
    assert!(
        page.contains(&format!("<section id=\"{anchor}\">")),
        "{page}"
    );
    let none = get(&mut server.stranger(), "/games/toy/rules/r99-99").await;
    assert_eq!(none.status, 404);
}
