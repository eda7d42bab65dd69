//! The edition workshop in a browser: a figure is changed, a wrong one refused while it is typed, the file saved, and played with.

use anyhow::{Result, ensure};
use e2e::steps::{content, visit};
use e2e::{Browser, Look};
use engine::data::{Figure, FigureForm, Source};

use super::access::findings;

/// A number of the game's own file that may be one larger, and is not locked.
fn a_number(kind: &'static dyn catalog::AnyGame) -> Result<Figure> {
    let figures = kind
        .figures()
        .map_err(|error| anyhow::anyhow!("{error:?}"))?;
    let found = figures.all().iter().find(|figure| {
        let number = figure.literal.parse::<i64>();
        let change = engine::data::Change {
            literal: number.map_or(String::new(), |number| (number + 1).to_string()),
            ..engine::data::Change::default()
        };
        let mut changes = engine::data::Changes::new();
        figures.change(&mut changes, &figure.path, change);
        figure.form == FigureForm::Whole
            && figure.source != Source::Rulebook
            && kind.data_faults(&figures.with(&changes)).is_empty()
    });
    found
        .cloned()
        .ok_or_else(|| anyhow::anyhow!("{} has no such number", kind.id()))
}

/// The field of a figure.
fn field(figure: &Figure) -> String {
    format!("document.getElementsByName('figure.{}')[0]", figure.path)
}

/// Writes into it as somebody does who types.
async fn type_in(browser: &Browser, figure: &Figure, text: &str) -> Result<()> {
    let field = field(figure);
    let typed = format!(
        "({field}.value = '{text}', {field}.dispatchEvent(new Event('input', {{ bubbles: true }})))"
    );
    ensure!(browser.ask(&typed).await? == true);
    Ok(())
}

const CAN_PLAY: &str = "!document.querySelector('#workshop-bar .primary').disabled";

async fn correct(look: Look) -> Result<()> {
    let (_server, browser) = visit(look).await?;
    let mut found = Vec::new();
    for kind in games::all().kinds() {
        let id = kind.id();
        let Ok(figure) = a_number(kind) else { continue };
        browser.go(&format!("/games/{id}")).await?;
        browser
            .click(&format!("a[href='/games/{id}/workshop']"))
            .await?;
        browser
            .until("document.querySelector('#workshop .lists')")
            .await?;
        let entry = format!("#workshop button[name=go][value='{}']", figure.entry);
        // The entry may be the one that is shown: what is typed belongs into the form that takes the place of this one.
        browser
            .ask("document.querySelector('#workshop').classList.add('old')")
            .await?;
        // A long list is scrolled at once, not over many frames.
        let there = format!(
            "document.querySelector(\"{entry}\").scrollIntoView({{ block: 'center', behavior: 'instant' }})"
        );
        browser.ask(&there).await?;
        browser.click(&entry).await?;
        browser
            .until("document.querySelector('#workshop:not(.old)')")
            .await?;
        browser.until(&field(&figure)).await?;
        ensure!(
            browser.ask(CAN_PLAY).await? == false,
            "{id}: nothing differs yet"
        );

        type_in(&browser, &figure, "many").await?;
        browser.until("document.querySelector('.figures p.wrong') && document.querySelector('.field.wrong')").await?;
        type_in(&browser, &figure, "30000").await?;
        browser
            .until("document.querySelector('.figures p.wrong')?.textContent.match(/\\d/)")
            .await?;
        ensure!(browser.ask(CAN_PLAY).await? == false, "{id}: it is wrong");
        type_in(&browser, &figure, &figure.literal).await?;
        browser
            .until("!document.querySelector('.figures p.wrong')")
            .await?;
        let more = format!(
            "({}.parentElement.querySelector('[data-step=\"1\"]').click(), true)",
            field(&figure)
        );
        browser.until(&more).await?;
        browser.until(CAN_PLAY).await?;
        browser
            .until("document.querySelector('.chip.owner') && document.querySelector('.figures p.fits') && document.querySelector('.lists .changed-count')")
            .await?;
        browser
            .until("[...document.querySelectorAll('.printed img')].every(image => image.complete && image.naturalWidth > 0)")
            .await?;
        let wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
        ensure!(browser.ask(wide).await? == 0, "{id} is too wide");
        browser
            .shot(&format!("workshop-{id}-{}", look.width))
            .await?;
        found.extend(findings(&browser, id).await?);

        // What is saved is what was changed.
        let saved = "fetch(document.querySelector('#workshop').action + '/file', { method: 'POST', body: new URLSearchParams([...new FormData(document.querySelector('#workshop')), ['file', 'changes']]) }).then(answer => answer.text())";
        let saved = browser.ask_later(saved).await?;
        let saved = saved.as_str().unwrap_or_default().to_owned();
        ensure!(
            saved.starts_with(&format!("edition_of = \"{id}\""))
                && saved.contains("source = \"owner\""),
            "{saved}"
        );

        // The browser keeps it, without a server and without an account.
        browser.go(&format!("/games/{id}")).await?;
        browser.go(&format!("/games/{id}/workshop")).await?;
        browser
            .until("document.querySelector('.chip.owner')")
            .await?;

        browser.click("#workshop-bar .primary").await?;
        browser
            .until("document.querySelector('.new-table .edition')")
            .await?;
        browser.click(".your-table .primary").await?;
        browser.until("document.querySelector('#table')").await?;
        let own = "fetch('/api/v1' + location.pathname).then(answer => answer.json()).then(table => table.own_data && !table.rated)";
        ensure!(
            browser.ask_later(own).await? == true,
            "{id}: the table plays with it"
        );
    }
    ensure!(found.is_empty(), "{found:#?}");
    content(browser).await
}

#[tokio::test]
async fn a_figure_of_every_game_is_corrected_saved_and_played_with() -> Result<()> {
    correct(Look::WIDE).await
}

#[tokio::test]
async fn a_figure_is_corrected_on_a_telephone_at_night() -> Result<()> {
    correct(Look {
        dark: true,
        ..Look::NARROW
    })
    .await
}

#[tokio::test]
async fn a_figure_is_corrected_without_script() -> Result<()> {
    let (_server, browser) = visit(Look::WIDE).await?;
    browser.without_script().await?;
    let kind = games::all().kinds().next();
    let Some(kind) = kind else { return Ok(()) };
    let figure = a_number(kind)?;
    browser
        .go(&format!(
            "/games/{}/workshop?go={}",
            kind.id(),
            figure.entry
        ))
        .await?;
    let number: i64 = figure.literal.parse()?;
    let name = format!("[name='figure.{}']", figure.path);
    // What stood there goes first.
    let backspaces = "\u{e003}".repeat(figure.literal.len());
    browser
        .write(&name, &format!("{backspaces}{}", number + 1))
        .await?;
    browser.click_plainly("#workshop-bar [value=check]").await?;
    browser
        .click_plainly("#workshop:has(.chip.owner) #workshop-bar .primary")
        .await?;
    browser
        .click_plainly(".new-table:has(.edition) .your-table .primary")
        .await?;
    browser.click_plainly("form[action$='/sit'] button").await?;
    browser.close().await
}
