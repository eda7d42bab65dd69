//! Private notes: in the browser of a guest, and with the account of somebody.

use anyhow::{Result, ensure};
use e2e::steps::{content, new_table};
use e2e::{Browser, Look, Server};

const PASSWORD: &str = "Liever Turks dan paaps";
const FIELD: &str = "#notes textarea";

/// Writes at the end of the notes.
async fn write(browser: &Browser, text: &str) -> Result<()> {
    browser.click("label:has(#book-notes)").await?;
    browser.write(FIELD, text).await
}

async fn until_notes(browser: &Browser, text: &str) -> Result<()> {
    let holds = format!("document.querySelector('{FIELD}').value === {text:?}");
    browser.until(&holds).await
}

async fn until_saved(browser: &Browser) -> Result<()> {
    browser
        .until("(told => told.textContent === told.dataset.saved)(document.querySelector('#notes [data-saved]'))")
        .await
}

#[tokio::test]
async fn a_guests_notes_become_the_accounts_and_are_there_on_another_device() -> Result<()> {
    let server = Server::start().await?;
    let here = Browser::open(&server, Look::WIDE).await?;
    let table = new_table(&here, &[("seat-0", "me")]).await?;
    write(&here, "Haarlem first").await?;
    here.reload().await?;
    until_notes(&here, "Haarlem first").await?;
    // They become somebody: what the browser had goes to the account.
    here.go("/account").await?;
    here.write("[name=name]", "Kenau").await?;
    here.write("[name=new_password]", PASSWORD).await?;
    here.click("main form .primary").await?;
    here.until("document.querySelector('.recovery')").await?;
    here.go(&table).await?;
    until_notes(&here, "Haarlem first").await?;
    until_saved(&here).await?;
    ensure!(
        here.ask("Object.keys(localStorage).filter(key => key.endsWith('/notes')).length")
            .await?
            == 0
    );
    here.shot("notes").await?;
    let there = Browser::open(&server, Look::WIDE).await?;
    there.go("/sign-in").await?;
    there.write("[name=name]", "Kenau").await?;
    there.write("[name=password]", PASSWORD).await?;
    there.click("main form .primary").await?;
    there.until("location.pathname === '/'").await?;
    there.go(&table).await?;
    until_notes(&there, "Haarlem first").await?;
    // It is stored while somebody writes.
    write(&there, ", then Alkmaar").await?;
    until_saved(&there).await?;
    // Whoever has not read it yet overwrites nothing.
    write(&here, "!").await?;
    let both = "Haarlem first, then Alkmaar\n\nHaarlem first!";
    until_notes(&here, both).await?;
    until_saved(&here).await?;
    there.reload().await?;
    until_notes(&there, both).await?;
    content(there).await?;
    content(here).await
}
