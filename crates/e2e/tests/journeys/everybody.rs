//! For everybody: enlarged pages, colours that the system chooses, and a page that holds still.

use anyhow::{Result, ensure};
use catalog::AnyGame;
use e2e::measure::measure;
use e2e::positions::{Others, Standing, length, stand};
use e2e::steps::content;
use e2e::{Browser, Look, Server};
use serde_json::json;
use words::Lang;

async fn in_the_middle(
    kind: &'static dyn AnyGame,
    look: Look,
) -> Result<(Server, Browser, Standing)> {
    let server = Server::start_alike().await?;
    let browser = Browser::open(&server, look).await?;
    let seats = *kind.seats().start();
    let middle = length(kind, seats)? / 3;
    let standing = stand(&browser, kind.id(), seats, middle, Others::SamePerson).await?;
    browser.go(&standing.page(Lang::En)).await?;
    Ok((server, browser, standing))
}

/// Every choice can be brought into sight and pressed, whatever lies around it.
const REACHED: &str = "(() => { \
    const choices = [...document.querySelectorAll('#choices .choice')]; \
    return choices.length > 0 && choices.every((choice) => { \
        const fold = choice.closest('details:not([open])'); \
        if (fold) fold.open = true; \
        choice.scrollIntoView({ block: 'center', behavior: 'instant' }); \
        const box = choice.getBoundingClientRect(); \
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2); \
        return hit === choice || choice.contains(hit); \
    }); })()";

/// At 200 % a window of 1400 by 900 has half of its pixels, at 400 % a quarter: nothing is lost, and nothing scrolls sideways.
#[tokio::test]
async fn an_enlarged_page_loses_nothing() -> Result<()> {
    for kind in games::all().kinds() {
        for (width, height) in [(700, 450), (350, 225)] {
            let look = Look {
                width,
                height,
                calm: true,
                ..Look::WIDE
            };
            let (_server, browser, _) = in_the_middle(kind, look).await?;
            let at = format!("{} at {width} by {height}", kind.id());
            let wider = browser
                .ask("document.documentElement.scrollWidth - document.documentElement.clientWidth")
                .await?;
            ensure!(wider == json!(0), "{at}: {wider} pixels too wide");
            ensure!(
                browser.ask(REACHED).await? == json!(true),
                "{at}: a choice cannot be reached"
            );
            let found = measure(&browser, look).await?;
            let lost: Vec<&String> = found
                .iter()
                .filter(|one| one.starts_with("cut") || one.starts_with("overlap"))
                .collect();
            ensure!(lost.is_empty(), "{at}: {lost:#?}");
            content(browser).await?;
        }
    }
    Ok(())
}

/// With the system's own colours choices and legal places are told by lines.
#[tokio::test]
async fn the_system_may_choose_the_colours() -> Result<()> {
    for kind in games::all().kinds() {
        let look = Look {
            calm: true,
            ..Look::WIDE
        };
        let (_server, browser, _) = in_the_middle(kind, look).await?;
        let features = json!({ "features": [{ "name": "forced-colors", "value": "active" }] });
        browser.tell("Emulation.setEmulatedMedia", features).await?;
        ensure!(
            browser
                .ask("matchMedia('(forced-colors: active)').matches")
                .await?
                == json!(true)
        );
        let outlined = "[...document.querySelectorAll('#choices .choice')].every((choice) => Number.parseFloat(getComputedStyle(choice).borderTopWidth) >= 1)";
        ensure!(
            browser.ask(outlined).await? == json!(true),
            "{}: choices have a line",
            kind.id()
        );
        // A legal place has a line around it, drawn or as its own border.
        let lines = "[...document.querySelectorAll('#board-view .legal[data-anchor]')].filter((place) => place.checkVisibility()).filter((place) => { \
            const drawn = [place, ...place.querySelectorAll('*')].some((one) => { const style = getComputedStyle(one); return (style.stroke !== 'none' && Number.parseFloat(style.strokeWidth) >= 2) || Number.parseFloat(style.borderTopWidth) >= 1 || style.outlineStyle !== 'none'; }); \
            return !drawn; }).map((place) => place.dataset.anchor)";
        let lines = browser.ask(lines).await?;
        ensure!(lines == json!([]), "{}: {lines} have no line", kind.id());
        content(browser).await?;
    }
    Ok(())
}
