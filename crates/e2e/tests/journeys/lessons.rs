//! A lesson of every game in a browser: a choice that was not meant, the one that was, and on to the end. And on a telephone, where a map is
//! an overview, what a lesson points at is brought into view.

use anyhow::{Context, Result, ensure};
use e2e::Look;
use e2e::steps::{content, press, visit};
use lessons::{Answer, Lesson, Path};

#[tokio::test]
async fn a_lesson_of_every_game_is_played_to_its_end() -> Result<()> {
    let look = Look::WIDE;
    let (_server, browser) = visit(look).await?;
    for kind in games::all().kinds() {
        let all = Lesson::all(kind)?;
        let lesson = all.first().context("every game has a lesson")?;
        browser.go(&format!("/learn/{}", kind.id())).await?;
        browser.click(".lessons .button").await?;
        let mut path = Path::default();
        for step in lesson.steps() {
            browser.until("document.querySelector('#choices')").await?;
            if !step.point.is_empty() {
                let seen = "[...document.querySelectorAll('[data-spot]')].some(spot => spot.getBoundingClientRect().width > 0 || spot.closest('#hand'))";
                browser.until(seen).await?;
            }
            let stand = lesson.asked(&path)?;
            let right = lesson.right(&stand)?;
            let choices = lesson.decision(&stand, words::Lang::En)?.choices.len();
            for choice in 0..choices {
                if let Answer::Wrong(_) = lesson.answer(&stand, choice)? {
                    press(&browser, choice).await?;
                    browser
                        .until("document.querySelector('.answer .wrong')")
                        .await?;
                    break;
                }
            }
            if path.is_empty() {
                let name = format!("lesson-{}-{}", kind.id(), look.width);
                browser.shot(&name).await?;
            }
            press(&browser, *right.first().context("something is right")?).await?;
            browser
                .until("document.querySelector('.answer .right')")
                .await?;
            path = path.then(0);
            browser.click("#next").await?;
        }
        browser
            .until(
                "!document.querySelector('#choices') && !document.querySelector('.answer .right')",
            )
            .await?;
        browser.click(".lesson .leave").await?;
        browser
            .until("document.querySelector('.lessons .finished')")
            .await?;
    }
    content(browser).await
}

/// Every number of the text stands at a place of the board that is drawn, or the tab of the hand is lit for it.
const POINTED: &str = "(() => {
  const seen = spot => spot.checkVisibility({ visibilityProperty: true }) && spot.getBoundingClientRect().width > 0;
  const box = document.querySelector('#board-place').getBoundingClientRect();
  const inside = at => at.right > box.x && at.x < box.right && at.bottom > box.y && at.y < box.bottom;
  return [...document.querySelectorAll('.ask .text .pin')].every(({ textContent: number }) => {
    const spots = [...document.querySelectorAll(`[data-spot=\"${number}\"]`)];
    const pins = [...document.querySelectorAll('#board-place > .pin')].filter(pin => pin.textContent === number);
    const there = spots.some(spot => seen(spot) && inside(spot.getBoundingClientRect())) && pins.length === 1;
    return there || spots.some(spot => spot.closest('#hand'));
  });
})()";

#[tokio::test]
async fn on_a_telephone_a_lesson_brings_into_view_what_it_points_at() -> Result<()> {
    let (_server, browser) = visit(Look::NARROW).await?;
    let mut maps = 0;
    for kind in games::all().kinds() {
        let all = Lesson::all(kind)?;
        let points = |lesson: &&Lesson| -> usize {
            let steps = lesson.steps().iter();
            steps.map(|step| step.point.len()).sum()
        };
        let lesson = all.iter().max_by_key(points).context("a lesson")?;
        let address = format!("/learn/{}/{}", kind.id(), lesson.name());
        browser.go(&address).await?;
        let is_map = "!!document.querySelector('#board-view [data-zoomable]')";
        if browser.ask(is_map).await? == false {
            continue;
        }
        maps += 1;
        for step in 1..=lesson.steps().len() {
            browser.until("document.querySelector('#choices')").await?;
            browser.until(POINTED).await?;
            if step == 1 {
                let name = format!("lesson-{}-{}", kind.id(), Look::NARROW.width);
                browser.shot(&name).await?;
            }
            browser.click(".teacher .means form button").await?;
            browser.click("#next").await?;
        }
    }
    ensure!(maps > 0, "no game has a map");
    content(browser).await
}
