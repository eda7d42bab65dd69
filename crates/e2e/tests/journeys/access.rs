//! What a checker of accessibility says.

use anyhow::{Context, Result, ensure};
use e2e::{Browser, Look, axe};

use e2e::steps::{choose, content, new_table, pages, visit};

/// Serious findings on the page, each with where it is.
pub(super) async fn findings(browser: &Browser, page: &str) -> Result<Vec<String>> {
    browser.inject(&axe()?).await?;
    let found = browser
        .ask_later(
            "axe.run(document, { resultTypes: ['violations'] }).then(found => found.violations)",
        )
        .await?;
    let found = found
        .as_array()
        .with_context(|| format!("axe on {page}: {found}"))?;
    Ok(found
        .iter()
        .filter(|one| one["impact"] == "serious" || one["impact"] == "critical")
        .map(|one| {
            let places: Vec<String> = one["nodes"]
                .as_array()
                .into_iter()
                .flatten()
                .take(3)
                .map(|node| format!("{} {}", node["target"], node["failureSummary"]))
                .collect();
            format!("{page}: {} {}", one["id"], places.join(" | "))
        })
        .collect())
}

async fn check(look: Look) -> Result<()> {
    let (_server, browser) = visit(look).await?;
    let mut all = Vec::new();
    for page in pages() {
        browser.go(&page).await?;
        all.extend(findings(&browser, &page).await?);
    }
    let table = new_table(&browser, &[]).await?;
    for _ in 0..6 {
        choose(&browser, 0).await?;
        browser
            .until("document.querySelector('#choices .choice')")
            .await?;
    }
    all.extend(findings(&browser, "table").await?);
    browser.go(&format!("{table}/replay?at=2&seat=0")).await?;
    all.extend(findings(&browser, "replay").await?);
    ensure!(all.is_empty(), "{all:#?}");
    content(browser).await
}

#[tokio::test]
async fn by_day_on_a_desk() -> Result<()> {
    check(Look::WIDE).await
}

#[tokio::test]
async fn by_night_on_a_telephone() -> Result<()> {
    check(Look {
        dark: true,
        ..Look::NARROW
    })
    .await
}
