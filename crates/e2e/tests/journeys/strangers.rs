//! Strangers who find each other: through "find me a game", and in the lobby.

use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use e2e::steps::{choose, content, first_game, new_table, number};
use e2e::{Browser, Look, Server};

/// How long a page may take to load again, with a machine that is busy.
const LATE: Duration = Duration::from_mins(1);

/// Chooses one game with two players and a pace, and presses the button.
pub(super) async fn look_for_a_game(browser: &Browser, fill: &str, pace: &str) -> Result<()> {
    browser.go("/find").await?;
    let game = first_game();
    let set = format!(
        "document.querySelectorAll('input[type=checkbox]').forEach(box => box.checked = box.name === 'game-{game}'), \
         document.querySelector('[name=seats][value=\"2\"]').checked = true, \
         document.querySelector('[name=pace][value={pace}]').checked = true, \
         document.querySelector('[name=fill]').value = '{fill}', 1"
    );
    ensure!(browser.ask(&set).await? == 1, "the form can be filled in");
    browser.click("main form .primary").await
}

#[tokio::test]
async fn two_strangers_find_each_other_and_play() -> Result<()> {
    let server = Server::start().await?;
    let one = Browser::open(&server, Look::WIDE).await?;
    let two = Browser::open(&server, Look::NARROW).await?;
    one.go("/find").await?;
    one.shot("find").await?;
    look_for_a_game(&one, "never", "none").await?;
    one.until("document.querySelector('[data-waiting]')")
        .await?;
    one.shot("find-waiting").await?;
    two.go("/lobby").await?;
    two.shot("lobby-looking-narrow").await?;
    look_for_a_game(&two, "never", "none").await?;
    // Both pages go to the table by themselves.
    for browser in [&one, &two] {
        browser
            .until("document.querySelector('#choices .choice, .waits')")
            .await?;
    }
    ensure!(one.path().await? == two.path().await?, "one table for both");
    let acts = "document.querySelector('#choices .choice') !== null";
    let (mover, watcher) = if one.ask(acts).await? == true {
        (&one, &two)
    } else {
        (&two, &one)
    };
    let before = number(watcher).await?;
    choose(mover, -1).await?;
    watcher
        .until(&format!(
            "Number(document.querySelector('#table').dataset.number) > {before}"
        ))
        .await?;
    // A third one sees in the lobby that it can be watched.
    let third = Browser::open(&server, Look::WIDE).await?;
    third.go("/lobby").await?;
    let path = one.path().await?;
    let path = path.split('?').next().unwrap_or_default().to_owned();
    third.shot("lobby-watch").await?;
    third.click(&format!("a.status[href='{path}']")).await?;
    third.until("document.querySelector('#board-view')").await?;
    for browser in [one, two, third] {
        content(browser).await?;
    }
    Ok(())
}

#[tokio::test]
async fn whoever_waits_without_script_gets_there_too() -> Result<()> {
    let server = Server::start().await?;
    let one = Browser::open(&server, Look::WIDE).await?;
    let two = Browser::open(&server, Look::WIDE).await?;
    look_for_a_game(&one, "never", "none").await?;
    one.without_script().await?;
    one.reload().await?;
    look_for_a_game(&two, "never", "none").await?;
    two.until("document.querySelector('#table')").await?;
    let (table, begun) = (two.path().await?, Instant::now());
    // The page loads again by itself.
    while one.path().await? != table {
        ensure!(begun.elapsed() < LATE, "the page stays where it is");
    }
    one.close().await?;
    content(two).await
}

#[tokio::test]
async fn a_stranger_sits_at_a_running_game_in_three_clicks() -> Result<()> {
    let server = Server::start().await?;
    let host = Browser::open(&server, Look::WIDE).await?;
    let public = [
        ("seat-0", "me"),
        ("seat-1", "friend"),
        ("private", "no"),
        ("name", "Anna"),
    ];
    new_table(&host, &public).await?;
    host.until("document.querySelector('[data-link]')").await?;
    host.shot("table-gathers").await?;
    let stranger = Browser::open(&server, Look::WIDE).await?;
    stranger.go("/").await?;
    stranger.shot("home-open-tables").await?;
    stranger.click(".head a[href='/lobby']").await?;
    stranger
        .until("document.querySelector('.open-tables .sit button')")
        .await?;
    stranger.shot("lobby").await?;
    stranger.show_as(Look::NARROW).await?;
    stranger.shot("lobby-narrow").await?;
    stranger.show_as(Look::WIDE).await?;
    stranger.click(".open-tables .sit button").await?;
    for browser in [&host, &stranger] {
        browser
            .until("document.querySelector('#table').dataset.playing === 'true'")
            .await?;
    }
    content(host).await?;
    content(stranger).await
}
