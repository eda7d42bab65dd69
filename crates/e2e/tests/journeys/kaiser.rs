//! In the Shadow of the Emperor: a whole game of four by clicking the board.

use anyhow::{Result, ensure};
use e2e::{Browser, Look};

use super::{content, my_turn_after, number, visit};

/// Points on the board where something can be clicked, and if there are none, the buttons.
const POINTS: &str = "(() => {
  const points = (selector) => [...document.querySelectorAll(selector)].flatMap((place) => {
    const mark = place.querySelector('.ring') ?? place;
    const box = mark.getBoundingClientRect();
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2, on: place.dataset.anchor };
    const hit = document.elementFromPoint(point.x, point.y)?.closest('[data-anchor]');
    return hit?.dataset.anchor === point.on ? [point] : [];
  });
  const board = points('#board-view .legal');
  return board.length ? board : points('#choices .choice');
})()";

/// Makes a table of four with these players and everything else as it is printed, but for the options given.
async fn table_of_four(browser: &Browser, fields: &[(&str, &str)]) -> Result<()> {
    browser.go("/games/kaiser/new").await?;
    for (name, value) in fields {
        let set = format!(
            "[...document.getElementsByName('{name}')].map(field => (field.value = '{value}')).length"
        );
        ensure!(browser.ask(&set).await? == 1, "no field {name}");
    }
    browser.click("main form .primary").await?;
    Ok(())
}

#[tokio::test]
async fn a_game_against_three_bots_is_played_through_by_clicking() -> Result<()> {
    let (_server, browser) = visit(Look::WIDE).await?;
    let bots = ["seat-1", "seat-2", "seat-3"].map(|seat| (seat, "bot:random"));
    table_of_four(&browser, &bots).await?;
    browser
        .until("document.querySelector('#choices .choice')")
        .await?;
    let (mut on_board, mut clicks) = (0, 0);
    while browser
        .ask("document.querySelector('#table').dataset.playing")
        .await?
        != "false"
    {
        let before = number(&browser).await?;
        // A different place every time, so that the game has something of everything.
        let pick = format!(
            "(points => points[{} % points.length])({POINTS})",
            clicks * 7
        );
        on_board += u32::from(browser.ask(&pick).await?["on"] != "button");
        clicks += 1;
        browser.click_at(&pick).await?;
        // Where several choices share a place, a menu asks which one.
        browser
            .until(&format!(
                "document.querySelector('#notice.menu .choice') || Number(document.querySelector('#table').dataset.number) > {before}"
            ))
            .await?;
        browser
            .ask("document.querySelector('#notice.menu .choice')?.click() ?? true")
            .await?;
        my_turn_after(&browser, before).await?;
    }
    ensure!(clicks > 20, "a whole game takes more than {clicks} clicks");
    ensure!(on_board * 2 > clicks, "{on_board} of {clicks} on the board");
    browser
        .until("document.querySelector('.round.now').dataset.round === '5' && document.querySelector('#asked').textContent")
        .await?;
    let scores = browser
        .ask("[...document.querySelectorAll('[id^=score-]')].every(score => /^[0-9]+$/.test(score.textContent))")
        .await?;
    ensure!(scores == true, "at the end all points are open");
    content(browser).await
}
