//! Sections of the rules in a game: from the rules to the board, the choice that is ready, and back. On a wide screen and on a telephone.

use anyhow::{Context, Result, ensure};
use e2e::Look;
use e2e::steps::{content, press, visit};
use lessons::{Examples, Why};

/// Everything stands inside of the window.
const FITS: &str = "document.documentElement.scrollWidth <= innerWidth";

async fn shown(look: Look) -> Result<()> {
    let (_server, browser) = visit(look).await?;
    let mut games = 0;
    for kind in games::all().kinds() {
        let examples = Examples::read(kind)?;
        let mut all = examples.all();
        let Some(example) = all.find(|one| one.why() == Why::Played && !one.point().is_empty())
        else {
            continue;
        };
        browser.go(&format!("/games/{}/rules", kind.id())).await?;
        let name = format!("{}-{}", kind.id(), look.width);
        // Where the link of the section stands among those of all.
        let number = examples
            .all()
            .position(|one| one.rule() == example.rule())
            .context("it is one of them")?;
        let link = format!("document.querySelectorAll('.show .button')[{number}].click()");
        browser.ask(&link).await?;
        browser
            .until("document.querySelector('.example #choices') && document.querySelector('[data-spot]')")
            .await?;
        ensure!(browser.ask(FITS).await? == true, "{} fits", kind.id());
        browser.shot(&format!("example-{name}")).await?;
        let (playing, seat) = example.start()?;
        let ready = example.choice(&*playing, seat).context("a choice")?;
        press(&browser, ready).await?;
        browser
            .until("document.querySelector('#table')?.dataset.number === '1' && document.querySelector('.example .meanwhile')")
            .await?;
        ensure!(browser.ask(FITS).await? == true, "{} fits", kind.id());
        browser.shot(&format!("example-{name}-played")).await?;
        browser.click(".example .means .button").await?;
        browser
            .until("location.pathname.endsWith('/rules') && location.hash.startsWith('#r') && document.querySelector('.rules')")
            .await?;
        games += 1;
    }
    ensure!(games > 0, "no game has an example");
    content(browser).await
}

#[tokio::test]
async fn a_section_of_every_game_is_shown_and_played() -> Result<()> {
    shown(Look::WIDE).await
}

#[tokio::test]
async fn a_section_is_shown_on_a_telephone() -> Result<()> {
    shown(Look::NARROW).await
}
