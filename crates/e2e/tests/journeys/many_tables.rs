//! Many tables in one browser, which opens at most six connections to a site.

use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use e2e::{Look, Server};

use e2e::steps::{choose, content, new_table, number, visit};

#[tokio::test]
async fn nine_tables_are_played_in_one_browser() -> Result<()> {
    let (_server, browser) = visit(Look::WIDE).await?;
    for table in 0..9 {
        if table > 0 {
            browser.another_window().await?;
            browser.go("/").await?;
        }
        new_table(&browser, &[]).await?;
        browser
            .until("document.documentElement.classList.contains('live')")
            .await?;
    }
    for window in 0..2 {
        if window > 0 {
            browser.first_window().await?;
        }
        let before = number(&browser).await?;
        choose(&browser, 0).await?;
        ensure!(number(&browser).await? > before, "it was decided");
    }
    content(browser).await
}

/// Longer than a page may take to open or to close its stream.
const SOON: Duration = Duration::from_secs(10);

/// Waits until so many live streams are open.
async fn listeners(server: &Server, number: u64) -> Result<()> {
    let begun = Instant::now();
    while server.listeners().await? != number {
        ensure!(begun.elapsed() < SOON, "there are not {number} streams");
    }
    Ok(())
}

#[tokio::test]
async fn a_page_that_cannot_be_seen_holds_no_stream() -> Result<()> {
    let (server, browser) = visit(Look::WIDE).await?;
    new_table(&browser, &[]).await?;
    listeners(&server, 1).await?;
    for hidden in [true, false] {
        // A browser without a screen hides no page: it is told as a browser tells it.
        let turn = format!(
            "(Object.defineProperty(document, 'hidden', {{ value: {hidden}, configurable: true }}), \
             document.dispatchEvent(new Event('visibilitychange')))"
        );
        browser.ask(&turn).await?;
        listeners(&server, u64::from(!hidden)).await?;
    }
    choose(&browser, 0).await?;
    content(browser).await
}
