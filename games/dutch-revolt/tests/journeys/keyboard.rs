//! A whole game without a mouse.

use anyhow::{Result, bail, ensure};
use e2e::{Browser, Look};
use serde_json::Value;
use thirtyfour::Key;

use e2e::steps::{content, my_turn_after, number, visit};

/// Goes on with the tab key until something has the focus.
async fn tab_to(browser: &Browser, what: &str) -> Result<()> {
    for _ in 0..60 {
        browser.press(Key::Tab + "").await?;
        let there = browser
            .ask(&format!("document.activeElement.matches({what:?})"))
            .await?;
        if there == Value::Bool(true) {
            return Ok(());
        }
    }
    bail!("the tab key never comes to {what}")
}

#[tokio::test]
async fn a_whole_game_is_played_with_keys_alone() -> Result<()> {
    let (_server, browser) = visit(Look::WIDE).await?;
    browser.go("/games/dutch-revolt/new").await?;
    // Against the weakest bot the game lasts, whatever the keys choose.
    tab_to(&browser, "[name=seat-1]").await?;
    for _ in 0..2 {
        browser.press(Key::Down + "").await?;
    }
    tab_to(&browser, "#house-rules > summary").await?;
    browser.press(Key::Enter + "").await?;
    tab_to(&browser, "[name=option-length]").await?;
    browser.press(Key::Down + "").await?;
    tab_to(&browser, "form .primary").await?;
    browser.press(Key::Enter + "").await?;
    let mut decisions = 0;
    loop {
        browser
            .until("document.querySelector('#choices .choice') || document.querySelector('#table')?.dataset.playing === 'false'")
            .await?;
        let playing = browser
            .ask("document.querySelector('#table').dataset.playing")
            .await?;
        if playing == "false" {
            break;
        }
        browser
            .until("document.activeElement.matches('#choices .choice')")
            .await?;
        let before = number(&browser).await?;
        // Up from the first choice is the last one: to be done, or to pass.
        browser.press(Key::Up + "").await?;
        browser.press(Key::Enter + "").await?;
        my_turn_after(&browser, before).await?;
        decisions += 1;
        ensure!(decisions < 1000, "the game does not end");
    }
    browser
        .until("document.querySelector('#decision a[download]')")
        .await?;
    browser.shot("game-over").await?;
    ensure!(decisions >= 20, "only {decisions} decisions");
    content(browser).await
}

#[tokio::test]
async fn a_choice_that_begins_with_u_is_never_mistaken_for_undo() -> Result<()> {
    let (_server, browser) = visit(Look::WIDE).await?;
    browser.go("/").await?;
    browser.click(".card form .primary").await?;
    for _ in 0..8 {
        browser
            .until("document.activeElement.matches('#choices .choice')")
            .await?;
        let utrecht =
            "document.querySelector('.choice[data-anchor=\"territory:utrecht\"]') !== null";
        if browser.ask(utrecht).await? == Value::Bool(true) {
            break;
        }
        e2e::steps::choose(&browser, -1).await?;
    }
    let before = number(&browser).await?;
    browser.press("t").await?;
    browser
        .until("document.activeElement.dataset.anchor === 'territory:utrecht'")
        .await?;
    ensure!(number(&browser).await? == before, "a letter only walks");
    browser.press(Key::Enter + "").await?;
    my_turn_after(&browser, before).await?;
    browser.press("u").await?;
    let undone = format!(
        "Number(document.querySelector('#table').dataset.number) === {}",
        before + 2
    );
    browser.until(&undone).await?;
    content(browser).await
}

#[tokio::test]
async fn letters_arrows_undo_and_help_have_keys() -> Result<()> {
    let (_server, browser) = visit(Look::WIDE).await?;
    browser.go("/").await?;
    browser.click(".card form .primary").await?;
    for _ in 0..8 {
        browser
            .until("document.activeElement.matches('#choices .choice')")
            .await?;
        if browser.ask("document.querySelector('.places .choice[data-anchor=\"territory:antwerp\"]') !== null").await? == Value::Bool(true) {
            break;
        }
        e2e::steps::choose(&browser, -1).await?;
    }
    browser.press("a").await?;
    browser
        .until("document.activeElement.dataset.anchor === 'territory:antwerp' || document.activeElement.dataset.anchor === 'territory:artois'")
        .await?;
    let first = browser.ask("document.activeElement.id").await?;
    browser.press(Key::Down + "").await?;
    browser
        .until(&format!(
            "document.activeElement.matches('.choice') && document.activeElement.id !== {first}"
        ))
        .await?;
    let before = number(&browser).await?;
    browser.press(Key::Enter + "").await?;
    my_turn_after(&browser, before).await?;
    browser.press("u").await?;
    browser
        .until(&format!(
            "Number(document.querySelector('#table').dataset.number) === {}",
            before + 2
        ))
        .await?;
    browser.press("?").await?;
    browser.until("location.pathname === '/help'").await?;
    content(browser).await
}
