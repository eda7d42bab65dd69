//! Revolution: one person and four bots play to the end of turn 1 by clicking, and the map can be read.

use anyhow::{Result, ensure};
use e2e::{Browser, Look};

use e2e::steps::{content, my_turn_after, new_table_of, number, visit};

/// A point where a choice can be clicked: on the board where it is lit, else on a button.
const POINT: &str = "(() => {
  const inside = (element) => {
    const box = element.getBoundingClientRect();
    const steps = [0.5, 0.25, 0.75, 0.1, 0.9];
    return steps.flatMap((down) => steps.map((along) => ({ x: Math.floor(box.x + box.width * along), y: Math.floor(box.y + box.height * down) })));
  };
  const targets = [...document.querySelectorAll('#board-view .legal'), ...document.querySelectorAll('#choices .choice')];
  for (const target of targets) {
    for (const point of inside(target)) {
      const hit = document.elementFromPoint(point.x, point.y);
      if (hit && hit.closest('[data-anchor]') === target) return { ...point, on: target.dataset.anchor };
    }
  }
  return null;
})()";

/// The button that ends a part of a phase, if there is one.
const DONE: &str = "[...document.querySelectorAll('#choices .choice[data-anchor=button]')].at(-1)";

/// Everybody but the first is a bot that plays at random.
async fn sit_down(browser: &Browser) -> Result<String> {
    let bots: Vec<String> = (1..5).map(|seat| format!("seat-{seat}")).collect();
    let fields: Vec<(&str, &str)> = bots
        .iter()
        .map(|seat| (seat.as_str(), "bot:random"))
        .chain([("seat-0", "me")])
        .collect();
    new_table_of(browser, "revolution", &fields).await
}

/// The number of the turn.
async fn turn(browser: &Browser) -> Result<u64> {
    let now = "Number(document.querySelector('#board-revolution').dataset.turn)";
    Ok(browser.ask(now).await?.as_u64().unwrap_or_default())
}

/// Makes one decision with the mouse; whether it was made on the board.
async fn click(browser: &Browser, done: bool) -> Result<bool> {
    let before = number(browser).await?;
    let mut on_board = false;
    if done {
        browser.ask(&format!("{DONE}.click() ?? true")).await?;
    } else {
        on_board = browser.ask(POINT).await?["on"] != "button";
        browser.click_at(POINT).await?;
        browser
            .until(&format!(
                "document.querySelector('#notice.menu .choice') || Number(document.querySelector('#table').dataset.number) > {before}"
            ))
            .await?;
        browser
            .ask("document.querySelector('#notice.menu .choice')?.click() ?? true")
            .await?;
    }
    my_turn_after(browser, before).await?;
    Ok(on_board)
}

#[tokio::test]
async fn a_person_and_four_bots_play_to_the_end_of_turn_1() -> Result<()> {
    let (_server, browser) = visit(Look::WIDE).await?;
    sit_down(&browser).await?;
    browser
        .until("document.querySelector('#choices .choice')")
        .await?;
    let (mut on_board, mut phases) = (0, std::collections::BTreeSet::new());
    for step in 0..400 {
        if turn(&browser).await? > 1 {
            break;
        }
        let phase = "document.querySelector('#board-revolution').dataset.phase";
        phases.insert(browser.ask(phase).await?.to_string());
        let guide = "document.querySelector('#guide-heading')?.textContent.length > 8";
        ensure!(
            browser.ask(guide).await? == true,
            "turn 0 and turn 1 are guided"
        );
        // Now and then enough is enough: phases in which one can be done are ended by their button.
        let done = step % 3 == 2 && browser.ask(&format!("{DONE} !== undefined")).await? == true;
        on_board += usize::from(click(&browser, done).await?);
        if step == 20 {
            browser.shot("revolution-playing").await?;
        }
    }
    ensure!(turn(&browser).await? == 2, "turn 1 is over");
    ensure!(
        browser
            .ask("document.querySelector('#guide') === null")
            .await?
            == true,
        "who has seen every phase is not guided any more"
    );
    ensure!(on_board >= 12, "only {on_board} decisions on the board");
    ensure!(phases.len() >= 5, "only the phases {phases:?}");
    browser.shot("revolution-turn-2").await?;
    content(browser).await
}

#[tokio::test]
async fn nothing_on_the_map_is_smaller_than_12_pixels_on_a_desk() -> Result<()> {
    let (_server, browser) = visit(Look::WIDE).await?;
    sit_down(&browser).await?;
    browser
        .until("document.querySelector('#choices .choice')")
        .await?;
    for _ in 0..8 {
        click(&browser, false).await?;
    }
    let small = "(() => {
      const seen = (element) => element.getClientRects().length && getComputedStyle(element).visibility !== 'hidden';
      const size = (element) => {
        const matrix = element.getScreenCTM?.();
        return parseFloat(getComputedStyle(element).fontSize) * (matrix ? Math.hypot(matrix.c, matrix.d) : 1);
      };
      return [...document.querySelectorAll('#board-revolution text, #board-revolution .name, #board-revolution p')]
        .filter((text) => text.textContent.trim() && seen(text) && size(text) < 11.95)
        .map((text) => `${text.textContent.trim()} ${size(text)}`);
    })()";
    let small = browser.ask(small).await?;
    ensure!(
        small.as_array().is_some_and(Vec::is_empty),
        "too small to read: {small}"
    );
    let outside = "(() => {
      const frame = document.querySelector('#board-revolution').getBoundingClientRect();
      return [...document.querySelectorAll('#board-revolution .map text')].filter((text) => {
        const box = text.getBoundingClientRect();
        return box.left < frame.left || box.right > frame.right + 1 || box.top < frame.top || box.bottom > frame.bottom + 1;
      }).map((text) => text.textContent);
    })()";
    let outside = browser.ask(outside).await?;
    ensure!(
        outside.as_array().is_some_and(Vec::is_empty),
        "cut off at the edge: {outside}"
    );
    browser.shot("revolution-wide").await?;
    content(browser).await
}

#[tokio::test]
async fn the_map_is_usable_on_a_telephone_with_zoom() -> Result<()> {
    let look = Look {
        dark: true,
        lang: "hu",
        ..Look::NARROW
    };
    let (_server, browser) = visit(look).await?;
    sit_down(&browser).await?;
    browser
        .until("document.querySelector('#choices .choice')")
        .await?;
    browser.shot("revolution-narrow").await?;
    let wider = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
    ensure!(browser.ask(wider).await? == 0, "the page is too wide");
    let smallest = "Math.min(...[...document.querySelectorAll('#board-revolution .place text')].map((name) => {
      const matrix = name.getScreenCTM();
      return parseFloat(getComputedStyle(name).fontSize) * Math.hypot(matrix.c, matrix.d);
    }))";
    for _ in 0..3 {
        browser.click("[data-zoom=in]").await?;
    }
    let size = browser.ask(smallest).await?.as_f64().unwrap_or_default();
    ensure!(size >= 12.0, "names are {size} pixels high after zooming");
    browser.shot("revolution-narrow-zoomed").await?;
    // The sheet with the choices stays within reach of the thumb, whatever the map shows.
    let reach = "(box => box.top >= 0 && box.bottom <= innerHeight + 1)(document.querySelector('#choices .choice').getBoundingClientRect())";
    ensure!(
        browser.ask(reach).await? == true,
        "the choices are in sight"
    );
    click(&browser, false).await?;
    content(browser).await
}

#[tokio::test]
async fn an_illegal_place_says_why_and_the_guide_can_be_switched_off() -> Result<()> {
    let (_server, browser) = visit(Look::WIDE).await?;
    sit_down(&browser).await?;
    browser
        .until("document.querySelector('#choices .choice')")
        .await?;
    // In the first phase with places on the map, one that is not lit tells its reason and its rule.
    for _ in 0..30 {
        let places = "document.querySelector('#choices .choice[data-anchor^=province]') !== null";
        if browser.ask(places).await? == true {
            break;
        }
        click(&browser, true).await?;
    }
    let illegal = "(() => { const land = document.querySelector('#countryside .province:not(.legal)'); land.dispatchEvent(new MouseEvent('click', { bubbles: true })); return land.dataset.anchor; })()";
    browser.ask(illegal).await?;
    browser
        .until("document.querySelector('#notice .reasons li p')")
        .await?;
    browser.shot("revolution-why-not").await?;
    // What the guide speaks of is lifted out of the board by the keyboard too.
    let lifted = "(() => { const button = document.querySelector('#guide [data-show]'); button.focus(); return document.querySelector('.lifted')?.id === button.dataset.show; })()";
    ensure!(
        browser.ask(lifted).await? == true,
        "the guide shows what it speaks of"
    );
    browser.click("#guide button[name=guide]").await?;
    browser
        .until("document.querySelector('#guide.guide-off') && !document.querySelector('#guide-heading')")
        .await?;
    browser.reload().await?;
    browser
        .until("document.querySelector('#guide.guide-off')")
        .await?;
    browser.click("#guide button[name=guide]").await?;
    browser
        .until("document.querySelector('#guide-heading')")
        .await?;
    content(browser).await
}
