//! Takes pictures of In the Shadow of the Emperor at the table: two, three and four players, from the set-up to
//! the last round with an election on the way, wide and narrow, light and dark, into `screenshots/`.
//!
//! `cargo run -p kroniek-e2e --example kaiser_pictures`

use anyhow::{Result, ensure};
use e2e::{Browser, Look, Server};

/// A decision that is not always the first: cards are bought, seats are fought for, and thrones are claimed.
const CHOOSE: &str = "(choices => {
  const rival = choices.find((choice) => choice.dataset.anchor === 'card:rival');
  const spare = choices.filter((choice) => choice.dataset.anchor !== 'button');
  const pool = spare.length ? spare : choices;
  const pick = rival && Math.random() < 0.15 ? rival : pool[Math.floor(Math.random() * pool.length)];
  pick.click();
  return true;
})([...document.querySelectorAll('#choices .choice')])";

#[tokio::main]
async fn main() -> Result<()> {
    let server = Server::start().await?;
    for (players, lang, dark) in [(4, "en", false), (3, "nl", true), (2, "hu", false)] {
        for look in [Look::WIDE, Look::NARROW] {
            let look = Look { lang, dark, ..look };
            let browser = Browser::open(&server, look).await?;
            let outcome = pictures(&browser, look, players).await;
            println!("{lang} {}: {:?}", look.width, browser.complaints().await?);
            browser.close().await?;
            outcome?;
        }
    }
    Ok(())
}

async fn pictures(browser: &Browser, look: Look, players: usize) -> Result<()> {
    let name = |moment: &str| format!("kaiser-{players}-{moment}-{}-{}", look.lang, look.width);
    browser.go("/games/kaiser/new").await?;
    for seat in 1..players {
        let set = format!(
            "[...document.getElementsByName('seat-{seat}')].map(field => field.value = 'bot:random').length"
        );
        ensure!(browser.ask(&set).await? != 0, "no seat {seat}");
    }
    browser.click("main form .primary").await?;
    browser
        .until("document.querySelector('#choices .choice')")
        .await?;
    browser.shot(&name("start")).await?;
    let mut seen = Vec::new();
    loop {
        browser
            .until("document.querySelector('#choices .choice') || document.querySelector('#table').dataset.playing === 'false'")
            .await?;
        let moment = browser
            .ask("document.querySelector('#table').dataset.playing === 'false' ? 'end' : (document.querySelector('#decision')?.textContent.match(/vot|stem|szavaz/i) && document.querySelector('#choices .choice[data-anchor=button]') ? 'vote' : 'round-' + document.querySelector('.kaiser .round.now')?.dataset.round)")
            .await?;
        let moment = moment.as_str().unwrap_or("other").to_owned();
        if !seen.contains(&moment) {
            browser.shot(&name(&moment)).await?;
            seen.push(moment.clone());
        }
        if moment == "end" {
            return Ok(());
        }
        let before = browser
            .ask("document.querySelector('#table').dataset.number")
            .await?;
        browser.ask(CHOOSE).await?;
        browser
            .until(&format!(
                "document.querySelector('#table').dataset.number !== {before}"
            ))
            .await?;
    }
}
