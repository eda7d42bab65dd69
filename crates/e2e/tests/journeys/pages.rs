//! Every page at every width, in every language, light and small.

use anyhow::{Result, ensure};
use e2e::{Browser, Look};

use e2e::steps::{choose, content, first_game, new_table, pages, visit};

async fn nothing_sticks_out(browser: &Browser, page: &str) -> Result<()> {
    let wider = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
    let wider = browser.ask(wider).await?;
    ensure!(wider == 0, "{page} is {wider} pixels too wide");
    Ok(())
}

async fn all_pages(look: Look) -> Result<()> {
    let (_server, browser) = visit(look).await?;
    for page in &pages() {
        browser.go(page).await?;
        nothing_sticks_out(&browser, page).await?;
        let lang = browser.ask("document.documentElement.lang").await?;
        ensure!(lang == look.lang, "{page} speaks {lang}");
        let name = page.trim_start_matches("/games/").replace('/', "-");
        browser
            .shot(&format!("page{name}-{}-{}", look.lang, look.width))
            .await?;
    }
    new_table(&browser, &[]).await?;
    for _ in 0..4 {
        choose(&browser, 0).await?;
        browser
            .until("document.querySelector('#choices .choice')")
            .await?;
        nothing_sticks_out(&browser, "the table").await?;
    }
    // A long list is scrolled within its panel, in which buttons come before places: one of them can be seen at once.
    let reachable = "[...document.querySelectorAll('#choices .choice')].map(choice => choice.getBoundingClientRect()).some(box => box.top >= 0 && box.bottom <= innerHeight + 1)";
    ensure!(
        browser.ask(reachable).await? == true,
        "the decision is on the screen"
    );
    browser
        .shot(&format!("table-{}-{}", look.lang, look.width))
        .await?;
    content(browser).await
}

#[tokio::test]
async fn english_on_a_desk() -> Result<()> {
    all_pages(Look::WIDE).await
}

#[tokio::test]
async fn dutch_on_a_telephone_at_night() -> Result<()> {
    all_pages(Look {
        lang: "nl",
        dark: true,
        ..Look::NARROW
    })
    .await
}

#[tokio::test]
async fn hungarian_on_a_telephone() -> Result<()> {
    all_pages(Look {
        lang: "hu",
        ..Look::NARROW
    })
    .await
}

#[tokio::test]
async fn the_first_page_is_small_and_asks_nobody_else() -> Result<()> {
    let (server, browser) = visit(Look::WIDE).await?;
    browser.go("/").await?;
    browser.until("document.readyState === 'complete'").await?;
    let loaded = "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]";
    // As they travel, packed.
    let bytes = browser
        .ask(&format!(
            "{loaded}.reduce((sum, one) => sum + one.encodedBodySize, 0)"
        ))
        .await?;
    ensure!(
        bytes
            .as_u64()
            .is_some_and(|bytes| bytes > 5_000 && bytes < 60_000),
        "{bytes} bytes"
    );
    let foreign = format!(
        "{loaded}.filter(one => !one.name.startsWith('{}')).map(one => one.name)",
        server.site()
    );
    ensure!(
        browser
            .ask(&foreign)
            .await?
            .as_array()
            .is_some_and(Vec::is_empty),
        "only our own server is asked"
    );
    content(browser).await
}

#[tokio::test]
async fn language_theme_and_name_are_remembered() -> Result<()> {
    let (_server, browser) = visit(Look::WIDE).await?;
    browser.go("/help").await?;
    browser.click(".languages button[value=hu]").await?;
    browser
        .until("document.documentElement.lang === 'hu' && location.pathname === '/help'")
        .await?;
    browser.click("nav a[href^='/settings']").await?;
    browser.write("[name=name]", "Erzsébet").await?;
    browser.click("[name=theme][value=dark]").await?;
    browser.click("main form .primary").await?;
    browser
        .until("document.documentElement.dataset.theme === 'dark' && location.pathname === '/help'")
        .await?;
    browser.go(&format!("/games/{}/new", first_game())).await?;
    browser
        .until("document.querySelector('[name=name]').value === 'Erzsébet'")
        .await?;
    content(browser).await
}
