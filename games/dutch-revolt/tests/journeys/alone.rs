//! Undo and replay of one's own game.

use anyhow::{Result, ensure};
use e2e::Look;

use e2e::steps::{choose, content, new_table_of, visit};

#[tokio::test]
async fn the_replay_steps_slides_jumps_and_has_an_address_for_every_position() -> Result<()> {
    let (_server, browser) = visit(Look::WIDE).await?;
    let table = new_table_of(&browser, "dutch-revolt", &[]).await?;
    for _ in 0..12 {
        choose(&browser, -1).await?;
        browser
            .until("document.querySelector('#choices .choice')")
            .await?;
    }
    browser.go(&format!("{table}/replay?at=3")).await?;
    browser.click("a[rel=next]").await?;
    browser
        .until("new URLSearchParams(location.search).get('at') === '4'")
        .await?;
    browser.click("a[rel=prev]").await?;
    browser
        .until("new URLSearchParams(location.search).get('at') === '3'")
        .await?;
    let board = browser
        .ask("document.querySelector('#board-view').innerHTML")
        .await?;
    browser
        .ask("(field => { field.value = 6; field.dispatchEvent(new Event('change', { bubbles: true })); return true; })(document.querySelector('[data-slider] input[type=range]'))")
        .await?;
    browser
        .until("new URLSearchParams(location.search).get('at') === '6'")
        .await?;
    browser.click("a[rel=first]").await?;
    browser
        .until("new URLSearchParams(location.search).get('at') === '0'")
        .await?;
    browser.go(&format!("{table}/replay?at=3")).await?;
    ensure!(
        browser
            .ask("document.querySelector('#board-view').innerHTML")
            .await?
            == board,
        "the same address shows the same position"
    );
    ensure!(
        browser
            .ask("document.querySelectorAll('#hand li').length")
            .await?
            == 0,
        "a link that is passed on shows nobody's hand"
    );
    content(browser).await
}

#[tokio::test]
async fn undo_brings_back_the_position_and_what_is_new_is_marked() -> Result<()> {
    let (_server, browser) = visit(Look::WIDE).await?;
    new_table_of(&browser, "dutch-revolt", &[]).await?;
    for _ in 0..10 {
        browser
            .until("document.querySelector('#choices .choice')")
            .await?;
        if browser
            .ask("document.querySelector('.places .choice[data-anchor^=territory]') !== null")
            .await?
            == true
        {
            break;
        }
        choose(&browser, -1).await?;
    }
    let asked = browser
        .ask("document.querySelector('#asked').textContent")
        .await?;
    choose(&browser, 0).await?;
    browser.until(&format!("document.querySelector('#choices .choice') && document.querySelector('#asked').textContent !== {asked}")).await?;
    browser.click("#undo button").await?;
    browser
        .until(&format!(
            "document.querySelector('#asked').textContent === {asked}"
        ))
        .await?;
    for _ in 0..6 {
        choose(&browser, -1).await?;
        browser
            .until("document.querySelector('#choices .choice')")
            .await?;
    }
    browser
        .until("document.querySelector('.log .since a')")
        .await?;
    browser.click(".log .since a").await?;
    browser
        .until("location.pathname.endsWith('/replay')")
        .await?;
    content(browser).await
}
