//! Somebody who has never been here plays by clicking the board.

use anyhow::{Result, ensure};
use e2e::{Browser, Look};
use serde_json::Value;

use e2e::steps::{content, my_turn_after, number, visit};

/// A point on the board, in the hand or on a button where a choice can be clicked; the board comes first.
const POINT: &str = "(() => {
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const targets = [
    ...[...document.querySelectorAll('#board-view .legal')].map((place) => [place, place.querySelector('.name')]),
    ...[...document.querySelectorAll('#hand .legal')].map((chit) => [chit, chit]),
    ...[...document.querySelectorAll('#choices .choice')].map((choice) => [choice, choice]),
  ];
  for (const [target, mark] of targets) {
    const point = middle(mark);
    const hit = document.elementFromPoint(point.x, point.y);
    if (hit && (target === hit || target.contains(hit))) return { ...point, on: target.dataset.anchor };
  }
  return null;
})()";

async fn twenty_decisions(browser: &Browser) -> Result<usize> {
    let mut on_board = 0;
    for _ in 0..20 {
        let before = number(browser).await?;
        let point = browser.ask(POINT).await?;
        on_board += usize::from(point["on"] != "button");
        browser.click_at(POINT).await?;
        // Where several choices share a place, a menu asks which one.
        browser
            .until(&format!(
                "document.querySelector('#notice.menu .choice') || Number(document.querySelector('#table').dataset.number) > {before}"
            ))
            .await?;
        browser
            .ask("document.querySelector('#notice.menu .choice')?.click() ?? true")
            .await?;
        my_turn_after(browser, before).await?;
    }
    Ok(on_board)
}

#[tokio::test]
async fn one_click_plays_and_twenty_clicks_on_the_board_are_twenty_decisions() -> Result<()> {
    let (_server, browser) = visit(Look::WIDE).await?;
    browser.go("/").await?;
    browser.click(".card form .primary").await?;
    browser
        .until("document.querySelector('#choices .choice')")
        .await?;
    let on_board = twenty_decisions(&browser).await?;
    browser.shot("newcomer").await?;
    ensure!(
        on_board > 5,
        "only {on_board} decisions were clicked on the board"
    );
    content(browser).await
}

/// Begins a game and goes past the events, to where troops are hired.
async fn until_hiring(browser: &Browser) -> Result<()> {
    browser.go("/").await?;
    browser.click(".card form .primary").await?;
    for _ in 0..8 {
        browser
            .until("document.querySelector('#choices .choice')")
            .await?;
        let hires = browser
            .ask("document.querySelector('#board-view .legal') !== null")
            .await?;
        if hires == Value::Bool(true) {
            break;
        }
        e2e::steps::choose(browser, -1).await?;
    }
    Ok(())
}

/// The first kind of troops at the open territory: how many there are, where the panel stands, and a point on its plus.
const PLUS: &str = "(() => {
  const knob = document.querySelector('g.hiring .knob[data-act^=\"hire\"]');
  if (!knob) return null;
  const box = knob.getBoundingClientRect();
  const there = Number(knob.parentElement.querySelector('.number').textContent);
  const at = document.querySelector('g.hiring > g').getAttribute('transform');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, there, at };
})()";

#[tokio::test]
async fn plus_at_the_open_territory_hires_one_more_and_the_territory_stays_open() -> Result<()> {
    let (_server, browser) = visit(Look::WIDE).await?;
    until_hiring(&browser).await?;
    browser.click_at(POINT).await?;
    browser.until(&format!("{PLUS} !== null")).await?;
    for _ in 0..2 {
        let (decisions, open) = (number(&browser).await?, browser.ask(PLUS).await?);
        browser.click_at(PLUS).await?;
        my_turn_after(&browser, decisions).await?;
        let after = browser.ask(PLUS).await?;
        let one_more = open["there"].as_u64().map(|there| there + 1);
        ensure!(after["there"].as_u64() == one_more, "{open} became {after}");
        ensure!(after["at"] == open["at"], "{open} became {after}");
    }
    content(browser).await
}

#[tokio::test]
async fn what_cannot_be_done_is_explained_with_the_rule() -> Result<()> {
    let (_server, browser) = visit(Look::WIDE).await?;
    until_hiring(&browser).await?;
    let before = number(&browser).await?;
    browser
        .click_at("(box => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }))(document.querySelector('#territory-friesland .name').getBoundingClientRect())")
        .await?;
    browser
        .until("document.querySelector('#notice .reasons a.rule')?.getAttribute('href').endsWith('#r6-2')")
        .await?;
    ensure!(number(&browser).await? == before, "asking decides nothing");
    browser.click("#notice .reasons a.rule").await?;
    // The rule is read in its place.
    browser
        .until("document.querySelector('#rule-pop:popover-open #r6-2')")
        .await?;
    ensure!(
        number(&browser).await? == before,
        "the table is still there"
    );
    content(browser).await
}
