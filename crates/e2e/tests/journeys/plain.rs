//! Without script.

use anyhow::Result;
use e2e::Look;

use e2e::steps::visit;

#[tokio::test]
async fn everything_is_a_plain_form() -> Result<()> {
    let (_server, browser) = visit(Look::NARROW).await?;
    browser.without_script().await?;
    browser.go("/").await?;
    browser.click_plainly(".card form .primary").await?;
    // With script the browser takes the seat by itself, once it has seen the seal of the dice.
    browser.click_plainly("form[action$='/sit'] button").await?;
    for _ in 0..6 {
        browser.click_plainly("#choices .choice").await?;
    }
    browser.shot("plain").await?;
    browser.close().await
}
