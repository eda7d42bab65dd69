//! Movement, sound and the pace of bots: with a reason, and not at all for whoever does not want it.

use anyhow::{Result, ensure};
use e2e::steps::{choose, content, new_table, number, visit};
use e2e::{Browser, Look};
use serde_json::json;

/// How often a decision is made until something that was waited for has come.
const TRIES: usize = 40;

/// Writes down what moves, what sounds, and what is told on the way.
const WATCH: &str = "(() => { \
    window.moved = []; window.notes = 0; window.told = []; \
    const animate = Element.prototype.animate; \
    Element.prototype.animate = function (frames, how) { window.moved.push(how.duration); return animate.call(this, frames, how); }; \
    const note = AudioContext.prototype.createOscillator; \
    AudioContext.prototype.createOscillator = function () { window.notes += 1; return note.call(this); }; \
    const bar = document.querySelector('#stepper'); \
    new MutationObserver(() => { if (!bar.hidden) window.told.push(bar.textContent); }) \
        .observe(bar, { attributes: true, childList: true, subtree: true }); \
    return true; })()";

/// Decides until the page has what is asked for.
async fn decide_until(browser: &Browser, condition: &str) -> Result<()> {
    for _ in 0..TRIES {
        if browser.ask(condition).await? == json!(true) {
            return Ok(());
        }
        let before = number(browser).await?;
        choose(browser, -1).await?;
        let next = format!(
            "Number(document.querySelector('#table').dataset.number) > {before} && document.querySelector('#choices .choice')"
        );
        browser.until(&next).await?;
    }
    ensure!(false, "it never came to {condition}");
    Ok(())
}

#[tokio::test]
async fn pieces_move_and_sounds_are_heard_if_they_are_wanted() -> Result<()> {
    let (_server, browser) = visit(Look::WIDE).await?;
    new_table(&browser, &[]).await?;
    browser.ask(WATCH).await?;
    decide_until(&browser, "window.moved.length > 0").await?;
    let longest = browser.ask("Math.max(...window.moved)").await?;
    ensure!(
        longest.as_f64().is_some_and(|longest| longest <= 500.0),
        "a movement takes {longest} milliseconds"
    );
    ensure!(browser.ask("window.notes").await? == json!(0));

    let loud = "(() => { const field = document.querySelector('#volume'); field.value = 50; \
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true })); return field.ariaValueText; })()";
    ensure!(browser.ask(loud).await? == json!("50 %"));
    ensure!(browser.ask("window.notes > 0").await? == json!(true));
    browser.reload().await?;
    ensure!(
        browser
            .ask("document.querySelector('#volume').value")
            .await?
            == json!("50")
    );
    content(browser).await
}

#[tokio::test]
async fn nothing_moves_for_whoever_wants_it_calm() -> Result<()> {
    let calm = Look {
        calm: true,
        ..Look::WIDE
    };
    let (_server, browser) = visit(calm).await?;
    new_table(&browser, &[]).await?;
    browser.ask(WATCH).await?;
    for _ in 0..10 {
        choose(&browser, -1).await?;
    }
    ensure!(browser.ask("window.moved.length").await? == json!(0));
    content(browser).await
}

#[tokio::test]
async fn what_bots_do_is_shown_step_by_step_at_the_pace_that_was_chosen() -> Result<()> {
    let (_server, browser) = visit(Look::WIDE).await?;
    browser.go("/settings").await?;
    let speed = "document.documentElement.dataset.speed";
    ensure!(browser.ask(speed).await? == json!("at-once"));
    browser.click("input[name=speed][value=fast]").await?;
    browser.click("main form .primary").await?;
    browser.until(&format!("{speed} === 'fast'")).await?;

    new_table(&browser, &[]).await?;
    browser.ask(WATCH).await?;
    decide_until(&browser, "window.told.length > 1").await?;
    ensure!(
        browser
            .ask("document.querySelector('#stepper').hidden")
            .await?
            == json!(true)
    );
    content(browser).await
}
