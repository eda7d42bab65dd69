//! Everything on a board can be read without looking closer.

use anyhow::{Result, ensure};
use e2e::{Browser, Look};

use super::{choose, content, visit};

/// The least height of type on the screen, in pixels.
const LEAST: f64 = 12.0;

/// The smallest type on the board as it is drawn: what it says, and its size in pixels.
const SMALLEST: &str = "(() => {
  const sizes = [...document.querySelectorAll('#board-view text, #board-view tspan')]
    .filter((text) => text.textContent.trim() && text.getBoundingClientRect().width > 0)
    .map((text) => {
      const turned = text.getScreenCTM();
      const scale = Math.sqrt(Math.abs(turned.a * turned.d - turned.b * turned.c));
      return [text.textContent.trim(), Number.parseFloat(getComputedStyle(text).fontSize) * scale];
    });
  sizes.sort((one, other) => one[1] - other[1]);
  return [sizes.length, ...(sizes[0] ?? ['', 0])];
})()";

/// Opens a table of a game against bots that play at random.
async fn table_of(browser: &Browser, game: &str) -> Result<()> {
    browser.go(&format!("/games/{game}/new")).await?;
    browser
        .ask("[...document.querySelectorAll('select[name^=seat-]')].slice(1).map(seat => (seat.value = 'bot:random')).length")
        .await?;
    browser.click("main form .primary").await?;
    browser
        .until("document.querySelector('#choices .choice')")
        .await
}

async fn can_be_read(game: &str) -> Result<()> {
    let (_server, browser) = visit(Look::WIDE).await?;
    table_of(&browser, game).await?;
    for step in 0..12 {
        let smallest = browser.ask(SMALLEST).await?;
        ensure!(smallest[0].as_u64() > Some(10), "{game} has no board");
        let size = smallest[2].as_f64().unwrap_or_default();
        ensure!(
            size >= LEAST,
            "{game}, step {step}: {} is {size:.1} pixels high",
            smallest[1]
        );
        let choices = "document.querySelectorAll('#choices .choice').length";
        let choices = browser.ask(choices).await?.as_i64().unwrap_or(1);
        choose(&browser, step % choices.clamp(1, 2)).await?;
        browser
            .until("document.querySelector('#choices .choice')")
            .await?;
    }
    browser.shot(&format!("board-{game}")).await?;
    content(browser).await
}

#[tokio::test]
async fn the_dutch_revolt() -> Result<()> {
    can_be_read("dutch-revolt").await
}

#[tokio::test]
async fn in_the_shadow_of_the_emperor() -> Result<()> {
    can_be_read("kaiser").await
}

#[tokio::test]
async fn troyes() -> Result<()> {
    can_be_read("troyes").await
}

#[tokio::test]
async fn revolution() -> Result<()> {
    can_be_read("revolution").await
}
