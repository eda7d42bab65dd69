//! A hint by key at the table, and the analysis after the game.

use anyhow::{Result, ensure};
use e2e::{Browser, Look};
use serde_json::json;

use super::access::findings;
use e2e::steps::{content, new_table, visit};

/// Opens a table of a short game and lets the page's own forms play it to the end, always the same way.
async fn finished(browser: &Browser) -> Result<String> {
    let short = games::all()
        .kinds()
        .min_by_key(|kind| kind.about().minutes.start() / u16::from(*kind.seats().end()));
    let short = short.map_or("", |kind| kind.id());
    browser.go(&format!("/games/{short}/new")).await?;
    let bots = "[...document.querySelectorAll('select[name^=seat-]')].slice(1).map(field => field.value = 'bot:random').length";
    ensure!(browser.ask(bots).await? != json!(0), "no seats to fill");
    browser.click("main form .primary").await?;
    browser.until("document.querySelector('#table')").await?;
    let path = browser.path().await?;
    let table = path.split('?').next().unwrap_or_default().to_owned();
    let id = table.rsplit('/').next().unwrap_or_default();
    // By the API in the page, because the way there is not what this journey is about. Any choice will do, but not always
    // the same one: what was chosen may be put back for ever.
    let play = format!(
        "(async () => {{
           const ask = async (end, body) => (await fetch('/api/v1/tables/{id}' + end, body === undefined ? {{}} : {{
             method: 'POST', headers: {{ 'content-type': 'application/json' }}, body: JSON.stringify(body) }})).json();
           let random = 1;
           for (;;) {{
             random = (random * 1103515245 + 12345) % 2147483648;
             const {{ position, decision }} = await ask('/decision');
             if (position.over) return true;
             if (decision) await ask('/decision', {{ number: position.number, index: (random >> 8) % decision.choices.length }});
           }}
         }})()"
    );
    ensure!(browser.ask_later(&play).await? == json!(true), "not over");
    Ok(table)
}

async fn hint(look: Look) -> Result<()> {
    let (_server, browser) = visit(look).await?;
    new_table(&browser, &[]).await?;
    browser
        .until("document.querySelector('#hint button')")
        .await?;
    browser.press("!").await?;
    browser.until("document.querySelector('#advice')").await?;
    browser
        .until("document.querySelectorAll('.choice.advised').length === 1")
        .await?;
    browser
        .until("document.querySelector('.line.hint .text')")
        .await?;
    let heard = "document.querySelector('#announce').textContent.includes(document.querySelector('#advice').textContent.trim())";
    browser.until(heard).await?;
    let lit = browser
        .ask("(anchor => anchor === 'button' || document.querySelector(`.chosen[data-anchor=\"${anchor}\"], .chosen [data-anchor=\"${anchor}\"], [data-anchor=\"${anchor}\"] .chosen`) !== null)(document.querySelector('.advised').dataset.anchor)")
        .await?;
    ensure!(lit == json!(true), "the advised place is lit");
    ensure!(
        browser
            .ask("document.querySelector('#hint') === null")
            .await?
            == json!(true),
        "there is nothing more to ask"
    );
    let found = findings(&browser, "hint").await?;
    ensure!(found.is_empty(), "{found:#?}");
    browser.shot(&format!("hint-{}", look.width)).await?;
    browser.click(".choice.advised").await?;
    browser.until("!document.querySelector('#advice')").await?;
    content(browser).await
}

#[tokio::test]
async fn a_hint_is_asked_for_by_key_lit_read_aloud_and_marked_in_the_log() -> Result<()> {
    hint(Look::WIDE).await
}

#[tokio::test]
async fn a_hint_by_night_on_a_telephone() -> Result<()> {
    hint(Look {
        dark: true,
        ..Look::NARROW
    })
    .await
}

#[tokio::test]
async fn a_table_without_hints_has_no_button() -> Result<()> {
    let (_server, browser) = visit(Look::WIDE).await?;
    new_table(&browser, &[("hints", "no")]).await?;
    browser
        .until("document.querySelector('#choices .choice')")
        .await?;
    ensure!(
        browser
            .ask("document.querySelector('#hint')")
            .await?
            .is_null(),
        "nobody can ask"
    );
    content(browser).await
}

async fn analysis(look: Look) -> Result<()> {
    let (_server, browser) = visit(look).await?;
    let table = finished(&browser).await?;
    browser.go(&table).await?;
    browser.click("#decision a[href$='/analysis']").await?;
    browser
        .until("document.querySelector('#analysis') && location.pathname.endsWith('/analysis')")
        .await?;
    browser
        .until("document.querySelectorAll('.curve polygon.share').length >= 2 && document.querySelector('.balance') && document.querySelector('.analysis-board svg')")
        .await?;
    let found = findings(&browser, "analysis").await?;
    ensure!(found.is_empty(), "{found:#?}");
    let wide = browser
        .ask("document.documentElement.scrollWidth <= innerWidth")
        .await?;
    ensure!(wide == json!(true), "the page is not wider than the window");
    let name = format!("analysis-{}-{}", look.width, look.lang);
    browser.shot(&name).await?;
    if browser
        .ask("document.querySelectorAll('.turns li').length")
        .await?
        != json!(0)
    {
        browser
            .ask("document.querySelector('.turns').scrollIntoView() ?? true")
            .await?;
        browser.shot(&format!("{name}-turns")).await?;
    }
    // The board follows without loading the page anew, and one plays on from there at a table of one's own.
    let here = browser.path().await?;
    browser.click("[data-moments] a[rel=next]").await?;
    browser
        .until("new URL(location.href).searchParams.has('at')")
        .await?;
    ensure!(
        browser.path().await? != here,
        "the address names the moment"
    );
    what_happened_is_in_sight(&browser, &table).await?;
    browser.go(&format!("{table}/analysis?at=2")).await?;
    browser
        .until("document.querySelector('.play-on button')")
        .await?;
    browser.click(".play-on button").await?;
    browser
        .until(&format!(
            "document.querySelector('#table') && !location.pathname.endsWith('{table}')"
        ))
        .await?;
    browser
        .until("document.querySelector('#choices .choice')")
        .await?;
    content(browser).await
}

/// Where the board is larger than its place, it is scrolled to what was decided.
async fn what_happened_is_in_sight(browser: &Browser, table: &str) -> Result<()> {
    let mut marked = 0;
    for at in 1..=12 {
        browser.go(&format!("{table}/analysis?at={at}")).await?;
        let marks = "document.querySelectorAll('#position .analysis-board .last').length";
        if browser.ask(marks).await? == json!(0) {
            continue;
        }
        marked += 1;
        browser
            .until(
                "(() => { const around = document.querySelector('.analysis-board').getBoundingClientRect();
                  return [...document.querySelectorAll('#position .analysis-board .last')].some((mark) => {
                    const box = mark.getBoundingClientRect();
                    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
                    return x > around.left && x < around.right && y > around.top && y < around.bottom;
                  }); })()",
            )
            .await?;
        if marked == 3 {
            break;
        }
    }
    ensure!(marked > 0, "nothing is marked on any board");
    Ok(())
}

#[tokio::test]
async fn after_the_game_the_analysis_shows_its_course() -> Result<()> {
    analysis(Look::WIDE).await
}

#[tokio::test]
async fn the_analysis_by_night_on_a_telephone_in_hungarian() -> Result<()> {
    analysis(Look {
        dark: true,
        lang: "hu",
        ..Look::NARROW
    })
    .await
}
