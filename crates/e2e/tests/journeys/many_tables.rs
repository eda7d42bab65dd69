//! Many tables in one browser, which opens at most six connections to a site.

use anyhow::{Result, ensure};
use e2e::Look;

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
