//! Two players at one screen, with a curtain between them.

use anyhow::{Result, ensure};
use e2e::Look;
use serde_json::Value;

use e2e::steps::{choose, content, new_table, visit};

#[tokio::test]
async fn the_curtain_falls_between_two_players_at_one_screen() -> Result<()> {
    let (_server, browser) = visit(Look::WIDE).await?;
    let table = new_table(&browser, &[("seat-0", "me"), ("seat-1", "hot-seat")]).await?;
    browser
        .until("document.querySelector('#decision.curtain #lift')")
        .await?;
    let secrets = "document.querySelectorAll('#hand li').length + document.querySelectorAll('#choices').length";
    ensure!(
        browser.ask(secrets).await? == 0,
        "behind the curtain nothing is to be seen"
    );
    browser.shot("curtain").await?;
    let mut lifted = Vec::new();
    for _ in 0..40 {
        if browser
            .ask("document.querySelector('#lift') !== null")
            .await?
            == Value::Bool(true)
        {
            ensure!(browser.ask(secrets).await? == 0, "the curtain leaks");
            browser.click("#lift").await?;
            browser
                .until("document.querySelector('#choices .choice')")
                .await?;
            lifted.push(
                browser
                    .ask("document.querySelector('#table').dataset.seat")
                    .await?,
            );
        }
        choose(&browser, -1).await?;
        browser
            .until("document.querySelector('#choices .choice, #lift')")
            .await?;
    }
    ensure!(
        lifted.windows(2).all(|two| two[0] != two[1]),
        "the curtain falls only between two: {lifted:?}"
    );
    ensure!(lifted.len() > 3, "both have played: {lifted:?}");
    // The address of the table alone shows nobody's secrets.
    browser.go(&table).await?;
    ensure!(browser.ask(secrets).await? == 0, "the plain address leaks");
    content(browser).await
}
