//! A puzzle of every game in a browser: a choice that loses, the best one, and what is told of it. On a wide screen and on a telephone.

use anyhow::{Context, Result, ensure};
use e2e::Look;
use e2e::steps::{content, press, visit};
use lessons::Puzzles;

/// Everything that is told stands inside of the window.
const FITS: &str = "document.documentElement.scrollWidth <= innerWidth && \
     [...document.querySelectorAll('#decision .worths')].every(table => table.getBoundingClientRect().right <= innerWidth)";

async fn solve(look: Look) -> Result<()> {
    let (_server, browser) = visit(look).await?;
    let mut solved = 0;
    for kind in games::all().kinds() {
        let puzzles = Puzzles::read(kind)?;
        let Some(puzzle) = puzzles.all().next() else {
            continue;
        };
        browser.go(&format!("/learn/puzzles/{}", kind.id())).await?;
        browser.click(".puzzles li a").await?;
        for (number, step) in puzzle.steps().iter().enumerate() {
            let asked = format!(
                "document.querySelector('#choices [name=step]')?.value === '{number}' || document.querySelector('#table')?.dataset.number === '{number}'"
            );
            browser.until(&asked).await?;
            browser.until("document.querySelector('#choices')").await?;
            let wrong = (0..step.choices.len()).find(|&place| place != step.best);
            press(&browser, wrong.context("another choice")?).await?;
            browser
                .until("document.querySelector('.answer .wrong')")
                .await?;
            if number == 0 {
                let name = format!("puzzle-{}-{}", kind.id(), look.width);
                browser.shot(&name).await?;
            }
            press(&browser, step.best).await?;
        }
        browser
            .until("document.querySelector('.answer .right') && document.querySelector('.worths .best')")
            .await?;
        ensure!(browser.ask(FITS).await? == true, "{} fits", kind.id());
        let name = format!("puzzle-{}-{}-solved", kind.id(), look.width);
        browser.shot(&name).await?;
        browser.click(".puzzle .leave").await?;
        browser
            .until("document.querySelector('.puzzles .missed')")
            .await?;
        solved += 1;
    }
    ensure!(solved > 0, "no game has a puzzle");
    content(browser).await
}

#[tokio::test]
async fn a_puzzle_of_every_game_is_solved_after_a_wrong_try() -> Result<()> {
    solve(Look::WIDE).await
}

#[tokio::test]
async fn a_puzzle_is_solved_on_a_telephone() -> Result<()> {
    solve(Look::NARROW).await
}
