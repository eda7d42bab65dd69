//! Takes pictures of every page, wide and narrow, light and dark, in three languages, into `screenshots/`.
//!
//! `cargo run -p kroniek-e2e --example pictures`

use anyhow::Result;
use e2e::{Browser, Look, Server};

#[tokio::main]
async fn main() -> Result<()> {
    let server = Server::start().await?;
    for (lang, dark) in [("en", false), ("nl", true), ("hu", false)] {
        for look in [Look::WIDE, Look::NARROW] {
            let look = Look { lang, dark, ..look };
            let browser = Browser::open(&server, look).await?;
            let outcome = pictures(&browser, look).await;
            println!("{lang} {}: {:?}", look.width, browser.complaints().await?);
            browser.close().await?;
            outcome?;
        }
    }
    Ok(())
}

async fn pictures(browser: &Browser, look: Look) -> Result<()> {
    let name = |page: &str| format!("{page}-{}-{}", look.lang, look.width);
    for (page, path) in [
        ("home", "/"),
        ("game", "/games/dutch-revolt"),
        ("rules", "/games/dutch-revolt/rules#r9-2"),
        ("edition", "/games/dutch-revolt/edition"),
        ("new", "/games/dutch-revolt/new"),
        ("help", "/help"),
        ("settings", "/settings"),
        ("missing", "/nothing-here"),
    ] {
        browser.go(path).await?;
        browser.shot(&name(page)).await?;
    }
    browser.go("/").await?;
    browser.click(".card form .primary").await?;
    browser.until("document.querySelector('.choice')").await?;
    browser.shot(&name("table-0")).await?;
    for step in 1..=150 {
        let number = browser
            .ask("document.querySelector('#table').dataset.number")
            .await?;
        // A different choice every time, so that the pictures show something of everything.
        let choose = format!(
            "choices[{} % choices.length].click() ?? 1",
            step * 7 + step / 9
        );
        browser
            .ask(&format!(
                "(choices => {choose})(document.querySelectorAll('#choices .choice'))"
            ))
            .await?;
        browser
            .until(&format!("document.querySelector('.choice') && document.querySelector('#table').dataset.number !== {number}"))
            .await?;
        if step % 50 == 0 {
            browser.shot(&name(&format!("table-{step}"))).await?;
        }
    }
    let path = browser.path().await?;
    browser
        .ask("document.querySelector('#board-view .territory:not(.legal)').dispatchEvent(new MouseEvent('click', { bubbles: true }))")
        .await?;
    browser
        .until("document.querySelector('#notice').textContent")
        .await?;
    browser.shot(&name("why")).await?;
    let table = path.split('?').next().unwrap_or_default();
    browser.go(&format!("{table}/replay?at=12&seat=0")).await?;
    browser.shot(&name("replay")).await?;
    browser.go("/").await?;
    browser.shot(&name("home-tables")).await?;
    Ok(())
}
