//! The steps that journeys are made of.

use crate::{Browser, Look, Server};
use anyhow::{Result, bail, ensure};
use catalog::AnyGame;

/// The first game of the list, for journeys that would be the same in any game.
pub fn first_game() -> &'static str {
    games::all().kinds().next().map_or("", AnyGame::id)
}

/// The pages of the site that everybody can open, those of the first game among them.
pub fn pages() -> Vec<String> {
    let game = first_game();
    let of_game = ["", "/rules", "/aid", "/edition", "/workshop", "/new"];
    let of_game = of_game.map(|page| format!("/games/{game}{page}"));
    let site = [
        "/",
        "/learn",
        "/lobby",
        "/find",
        "/search",
        "/help",
        "/settings",
        "/settings/notices",
        "/notices",
    ];
    let site = site.map(str::to_owned);
    let lessons = games::all().kinds().take(1).flat_map(|kind| {
        let first = kind.lessons().iter().take(1);
        let first = first.map(|lesson| format!("/learn/{game}/{}", lesson.name));
        [format!("/learn/{game}")].into_iter().chain(first)
    });
    site.into_iter().chain(of_game).chain(lessons).collect()
}

/// Opens a table with everything agreed on in the form of the page, and goes there.
pub async fn new_table(browser: &Browser, fields: &[(&str, &str)]) -> Result<String> {
    new_table_of(browser, first_game(), fields).await
}

/// The same for any game.
pub async fn new_table_of(
    browser: &Browser,
    game: &str,
    fields: &[(&str, &str)],
) -> Result<String> {
    browser.go(&format!("/games/{game}/new")).await?;
    // The weakest bot leaves a game going whatever a journey chooses.
    for (name, value) in [("seat-1", "bot:random")].iter().chain(fields) {
        let set = format!(
            "[...document.getElementsByName('{name}')].map(field => \
             field.type === 'radio' ? (field.checked = field.value === '{value}') : (field.value = '{value}')).length"
        );
        ensure!(browser.ask(&set).await? != 0, "no field {name}");
    }
    browser.click("main form .primary").await?;
    browser.until("document.querySelector('#table')").await?;
    let path = browser.path().await?;
    Ok(path.split('?').next().unwrap_or_default().to_owned())
}

/// The number of the position that is shown.
pub async fn number(browser: &Browser) -> Result<u64> {
    let number = browser.ask("Number(document.querySelector('#table').dataset.number)");
    Ok(number.await?.as_u64().unwrap_or_default())
}

/// Waits for a position after this one where there is something to decide, or the end.
pub async fn my_turn_after(browser: &Browser, number: u64) -> Result<()> {
    let later = format!(
        "Number(document.querySelector('#table').dataset.number) > {number} && \
         (document.querySelector('#choices .choice, #lift') || document.querySelector('#table').dataset.playing === 'false')"
    );
    browser.until(&later).await
}

/// Clicks the choice at a place of the list, counted from the end if negative, and waits for the next one.
pub async fn choose(browser: &Browser, place: i64) -> Result<()> {
    browser
        .until("document.querySelector('#choices .choice')")
        .await?;
    let before = number(browser).await?;
    // Found and clicked in one step: the list may change at any time.
    let click = format!(
        "(choice => choice && (choice.click(), true))([...document.querySelectorAll('#choices .choice')].at({place}))"
    );
    browser.until(&click).await?;
    browser
        .until(&format!(
            "Number(document.querySelector('#table').dataset.number) > {before}"
        ))
        .await
}

/// Chooses until it is somebody else's turn.
pub async fn others_turn(browser: &Browser) -> Result<()> {
    for _ in 0..50 {
        browser
            .until("document.querySelector('#choices .choice, .waits')")
            .await?;
        let waits = "document.querySelector('.waits') !== null";
        if browser.ask(waits).await? == true {
            return Ok(());
        }
        choose(browser, -1).await?;
    }
    bail!("nobody else ever has a turn")
}

/// The friend opens the first link that the host was given to hand on.
pub async fn follow_link(host: &Browser, friend: &Browser) -> Result<()> {
    host.until("document.querySelector('[data-link]')?.value.startsWith('http')")
        .await?;
    let link = host
        .ask("new URL(document.querySelector('[data-link]').value).pathname")
        .await?;
    friend.go(link.as_str().unwrap_or_default()).await
}

/// Nothing may be complained about.
pub async fn content(browser: Browser) -> Result<()> {
    let complaints = browser.complaints().await?;
    ensure!(
        complaints.is_empty(),
        "the browser complains: {complaints:#?}"
    );
    browser.close().await
}

/// A server and a browser for it.
pub async fn visit(look: Look) -> Result<(Server, Browser)> {
    let server = Server::start().await?;
    let browser = Browser::open(&server, look).await?;
    Ok((server, browser))
}

/// Presses a choice by its place in the list; one behind a fold is unfolded.
pub async fn press(browser: &Browser, index: usize) -> Result<()> {
    let press = format!(
        "(() => {{ const choice = document.querySelector('#choices [name=choice][value=\"{index}\"]'); \
         choice.closest('details')?.setAttribute('open', ''); choice.click(); return true; }})()"
    );
    ensure!(browser.ask(&press).await? == true);
    Ok(())
}
