//! Fingers instead of a mouse.

use anyhow::{Context, Result, ensure};
use e2e::{Browser, Look, Server};
use serde_json::Value;

use e2e::steps::{choose, content, my_turn_after, new_table_of, number, visit};

/// The name of a place on the board where something can be done, on its plate or on the overview.
const PLACE: &str = "([...document.querySelectorAll('#board-view .legal :is(.name, .short)')].find(name => name.getBoundingClientRect().width) ?? null)";

/// A telephone at a table where troops can be hired on the board.
async fn at_the_board() -> Result<(Server, Browser)> {
    let (server, browser) = visit(Look::NARROW).await?;
    browser.make_touchable().await?;
    new_table_of(&browser, "dutch-revolt", &[]).await?;
    for _ in 0..8 {
        browser
            .until("document.querySelector('#choices .choice')")
            .await?;
        if browser.ask(&format!("{PLACE} !== null")).await? == Value::Bool(true) {
            break;
        }
        choose(&browser, -1).await?;
    }
    browser
        .ask("scrollTo(0, 0) ?? document.querySelector('#board-place').scrollIntoView({ block: 'start' }) ?? true")
        .await?;
    Ok((server, browser))
}

/// What is enlarged: the map without the panels on it, or the whole board.
const MAP: &str = "(document.querySelector('#board-view [data-zoomable]') ?? document.querySelector('#board-view'))";

/// How the board is enlarged and moved: its left and upper edge and its width, on the screen.
async fn board(browser: &Browser) -> Result<(f64, f64, f64)> {
    let seen = browser
        .ask(&format!(
            "(box => [box.x, box.y, box.width])({MAP}.getBoundingClientRect())"
        ))
        .await?;
    let at = |index: usize| seen[index].as_f64().context("no board");
    Ok((at(0)?, at(1)?, at(2)?))
}

#[tokio::test]
async fn a_tap_shows_what_it_would_do_and_asks() -> Result<()> {
    let (_server, browser) = at_the_board().await?;
    let coarse = browser
        .ask("matchMedia('(pointer: coarse)').matches")
        .await?;
    ensure!(coarse == true, "the browser has a finger");
    let before = number(&browser).await?;
    browser.tap(PLACE).await?;
    browser
        .until("document.querySelector('#notice.menu .choice')")
        .await?;
    ensure!(number(&browser).await? == before, "nothing is decided yet");
    let place = browser
        .ask(&format!(
            "{PLACE}.closest('.legal').getAttribute('aria-label').split(',')[0]"
        ))
        .await?;
    let offered = browser
        .ask("document.querySelector('#notice.menu .choice').textContent")
        .await?;
    let (place, offered) = (place.as_str().context("a name")?, offered.to_string());
    ensure!(offered.contains(place), "{offered} is offered for {place}");
    browser.shot("touch-confirm").await?;
    browser
        .tap("document.querySelector('#notice.menu .choice')")
        .await?;
    my_turn_after(&browser, before).await?;
    content(browser).await
}

#[tokio::test]
async fn two_fingers_enlarge_the_board_and_one_moves_it() -> Result<()> {
    let (_server, browser) = at_the_board().await?;
    let before = number(&browser).await?;
    let (left, _, width) = board(&browser).await?;
    let (x, y) = (180.0, 260.0);
    browser
        .touch("touchStart", &[(x - 20.0, y), (x + 20.0, y)])
        .await?;
    for apart in [30.0, 40.0, 50.0, 60.0] {
        browser
            .touch("touchMove", &[(x - apart, y), (x + apart, y)])
            .await?;
    }
    browser.touch("touchEnd", &[]).await?;
    let (_, _, enlarged) = board(&browser).await?;
    ensure!(enlarged > 1.5 * width, "{width} has become {enlarged}");
    let (left_before, ..) = board(&browser).await?;
    browser.touch("touchStart", &[(x, y)]).await?;
    for moved in [10.0, 20.0, 40.0] {
        browser.touch("touchMove", &[(x + moved, y)]).await?;
    }
    browser.touch("touchEnd", &[]).await?;
    let (moved, _, still) = board(&browser).await?;
    ensure!(
        moved > left_before + 20.0,
        "{left_before} has become {moved}"
    );
    ensure!((still - enlarged).abs() < 1.0, "moving does not enlarge");
    ensure!(number(&browser).await? == before, "nothing was decided");
    browser.shot("touch-enlarged").await?;
    // A click goes to whatever lies uppermost, and would find that the board covers the buttons.
    browser.click("[data-zoom=all]").await?;
    browser
        .until(&format!(
            "{MAP}.getBoundingClientRect().width < {}",
            width + 1.0
        ))
        .await?;
    for (button, larger) in [("in", true), ("out", false)] {
        let (_, _, before) = board(&browser).await?;
        browser.click(&format!("[data-zoom={button}]")).await?;
        let comparison = if larger { ">" } else { "<" };
        browser
            .until(&format!(
                "{MAP}.getBoundingClientRect().width {comparison} {before}"
            ))
            .await?;
    }
    let (home, ..) = board(&browser).await?;
    ensure!(
        (home - left).abs() < 1.0,
        "the whole board is back in its place"
    );
    content(browser).await
}
