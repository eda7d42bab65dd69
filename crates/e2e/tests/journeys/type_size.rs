//! Everything on a board can be read without looking closer.

use anyhow::{Result, ensure};
use e2e::{Browser, Look};

use e2e::steps::{choose, content, visit};

/// The least height of type on the screen, in pixels.
const LEAST: f64 = 12.0;

/// A wide window in which nothing moves: a die that rolls grows from half of its size, and so does its number.
const STILL: Look = Look {
    calm: true,
    ..Look::WIDE
};

/// The smallest type on the board as it is drawn: what it says, and its size in pixels.
const SMALLEST: &str = "(() => {
  const written = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim();
  const sizes = [...document.querySelectorAll('#board-view :not(.unseen, title, desc)')]
    .filter((text) => [...text.childNodes].some(written) && text.getBoundingClientRect().width > 1)
    .map((text) => {
      // Type in a drawing grows with it.
      const turned = text.getScreenCTM?.() ?? { a: 1, b: 0, c: 0, d: 1 };
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
    let (_server, browser) = visit(STILL).await?;
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
async fn every_board_can_be_read() -> Result<()> {
    for kind in games::all().kinds() {
        can_be_read(kind.id()).await?;
    }
    Ok(())
}

/// A hand that has something in it takes room on the page.
#[tokio::test]
async fn a_hand_is_seen() -> Result<()> {
    let (_server, browser) = visit(STILL).await?;
    for kind in games::all().kinds() {
        table_of(&browser, kind.id()).await?;
        let hidden = "(hand => hand !== null && hand.childNodes.length > 0 && hand.getBoundingClientRect().height < 20)(document.querySelector('#hand'))";
        ensure!(
            browser.ask(hidden).await? == false,
            "{}: the hand is there, and cannot be seen",
            kind.id()
        );
    }
    content(browser).await
}
