//! The frame around every board: inspector, rules in their place, story, sheet and replay.

use anyhow::{Result, ensure};
use e2e::{Browser, Look};
use thirtyfour::Key;

use e2e::steps::{choose, content, new_table, number, visit};

/// Where the parts of the frame lie.
const PLACES: &str = "JSON.stringify(['#strip', '#board-place', '#decision', '.means', '#players', '#book'].map((part) => \
    (box => [box.x, box.y, box.width, box.height].map(Math.round))(document.querySelector(part).getBoundingClientRect())))";

async fn at_a_table(look: Look) -> Result<(e2e::Server, Browser, String)> {
    let (server, browser) = visit(look).await?;
    // On a slow machine the table would pass in our name meanwhile.
    browser
        .ask_later("fetch('/settings', { method: 'POST', body: new URLSearchParams({ ask: 'yes', back: '/' }) }).then(() => true)")
        .await?;
    let table = new_table(&browser, &[]).await?;
    browser
        .until("document.querySelector('#choices .choice')")
        .await?;
    Ok((server, browser, table))
}

/// Makes so many decisions without waiting for the page.
async fn decide_quickly(browser: &Browser, table: &str, decisions: usize) -> Result<()> {
    browser
        .ask_later(&format!(
            "(async () => {{ \
               const pause = () => new Promise((done) => setTimeout(done, 5)); \
               for (let made = 0; made < {decisions};) {{ \
                 const {{ position, decision }} = await (await fetch('/api/v1{table}/decision')).json(); \
                 if (position.over) break; \
                 if (!decision) {{ await pause(); continue; }} \
                 const body = JSON.stringify({{ number: position.number, index: decision.choices.length - 1 }}); \
                 await fetch('/api/v1{table}/decision', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, body }}); \
                 made += 1; \
               }} \
               return true; \
             }})()"
        ))
        .await?;
    Ok(())
}

#[tokio::test]
async fn nothing_jumps_from_one_decision_to_the_next() -> Result<()> {
    let (_server, browser, _) = at_a_table(Look::WIDE).await?;
    let before = browser.ask(PLACES).await?;
    for _ in 0..6 {
        choose(&browser, -1).await?;
        browser
            .until("document.querySelector('#choices .choice')")
            .await?;
        let now = browser.ask(PLACES).await?;
        ensure!(now == before, "{before} has become {now}");
    }
    let stage = "(box => [box.width, box.height])(document.querySelector('#board-place').getBoundingClientRect())";
    let stage = browser.ask(stage).await?;
    ensure!(
        stage == serde_json::json!([984, 830]),
        "the stage is {stage}"
    );
    content(browser).await
}

#[tokio::test]
async fn a_place_is_looked_at_with_keys_and_told_in_words() -> Result<()> {
    let (_server, browser, _) = at_a_table(Look::WIDE).await?;
    let before = number(&browser).await?;
    browser
        .ask("document.querySelector('#board-view').focus() ?? true")
        .await?;
    browser.press(Key::Down + "").await?;
    browser
        .until("document.querySelector('#notice h2')?.textContent.length > 1 && document.querySelector('#board-view .looked')")
        .await?;
    let first = browser
        .ask("document.querySelector('#board-view .looked').dataset.anchor")
        .await?;
    browser.press(Key::Down + "").await?;
    browser
        .until(&format!(
            "document.querySelector('#board-view .looked').dataset.anchor !== {first}"
        ))
        .await?;
    browser.press(Key::Escape + "").await?;
    browser
        .until("document.querySelector('#notice').childNodes.length === 0")
        .await?;
    ensure!(number(&browser).await? == before, "looking decides nothing");
    let told = browser
        .ask("document.querySelector('#in-words').textContent.length > 100")
        .await?;
    ensure!(told == true, "the board is told in words");
    content(browser).await
}

#[tokio::test]
async fn a_rule_is_read_without_leaving_the_table() -> Result<()> {
    let (_server, browser, table) = at_a_table(Look::WIDE).await?;
    browser.click(".whose a[data-rule]").await?;
    browser
        .until("document.querySelector('#rule-pop:popover-open section p')")
        .await?;
    ensure!(browser.path().await?.starts_with(&table), "still there");
    browser.press(Key::Escape + "").await?;
    browser
        .until("!document.querySelector('#rule-pop:popover-open')")
        .await?;
    content(browser).await
}

#[tokio::test]
async fn a_long_story_is_still_read_aloud() -> Result<()> {
    let (_server, browser, table) = at_a_table(Look::WIDE).await?;
    for _ in 0..20 {
        decide_quickly(&browser, &table, 10).await?;
        browser.reload().await?;
        if browser
            .ask("document.querySelectorAll('.line').length >= 80")
            .await?
            == true
        {
            break;
        }
    }
    browser
        .until("document.querySelector('#choices .choice')")
        .await?;
    browser
        .ask("document.querySelector('#announce').textContent = '' || true")
        .await?;
    for _ in 0..3 {
        choose(&browser, 0).await?;
        browser
            .until("document.querySelector('#choices .choice')")
            .await?;
    }
    let heard = "[...document.querySelectorAll('.line .text')].some(line => document.querySelector('#announce').textContent.includes(line.textContent))";
    browser.until(heard).await?;
    content(browser).await
}

#[tokio::test]
async fn a_telephone_has_a_sheet_of_three_heights_and_a_dock() -> Result<()> {
    let (_server, browser, _) = at_a_table(Look::NARROW).await?;
    let height = "Math.round(document.querySelector('#decision').getBoundingClientRect().height)";
    let mut heights = Vec::new();
    for _ in 0..3 {
        heights.push(browser.ask(height).await?.as_i64().unwrap_or_default());
        browser.click("#grab").await?;
    }
    heights.sort_unstable();
    heights.dedup();
    ensure!(heights.len() == 3, "{heights:?}");
    for (tab, part) in [("players", "#players"), ("log", "#log"), ("talk", "#talk")] {
        browser.click(&format!("label:has(#tab-{tab})")).await?;
        browser
            .until(&format!("document.querySelector('{part}').checkVisibility() && !document.querySelector('#decision').checkVisibility()"))
            .await?;
    }
    browser.click("label:has(#tab-decide)").await?;
    browser
        .until("document.querySelector('#decision').checkVisibility()")
        .await?;
    content(browser).await
}

#[tokio::test]
async fn the_replay_plays_by_itself_and_goes_round_by_round() -> Result<()> {
    let (_server, browser, table) = at_a_table(Look::WIDE).await?;
    decide_quickly(&browser, &table, 8).await?;
    browser.go(&format!("{table}/replay?at=0")).await?;
    browser
        .ask("(document.querySelector('#speed').value = '4') && true")
        .await?;
    browser.click("[data-play]").await?;
    browser
        .until("Number(new URLSearchParams(location.search).get('at')) >= 3")
        .await?;
    browser.click("[data-play]").await?;
    ensure!(
        browser
            .ask("document.querySelectorAll('[data-jump] option').length")
            .await?
            != 0,
        "rounds can be jumped to"
    );
    content(browser).await
}
