//! Reloading, losing the line, and a server that comes back.

use anyhow::{Result, ensure};
use e2e::Look;

use e2e::steps::{choose, content, new_table, number, visit};

#[tokio::test]
async fn nothing_is_lost_with_the_line() -> Result<()> {
    let (mut server, browser) = visit(Look::WIDE).await?;
    new_table(&browser, &[]).await?;
    choose(&browser, -1).await?;
    browser
        .until("document.querySelector('#choices .choice')")
        .await?;
    let before = number(&browser).await?;
    browser.reload().await?;
    browser
        .until("document.querySelector('#choices .choice')")
        .await?;
    ensure!(
        number(&browser).await? == before,
        "a reload changes nothing"
    );
    browser
        .until("document.documentElement.classList.contains('live')")
        .await?;

    server.stop().await?;
    browser
        .until("document.documentElement.classList.contains('lost') && document.querySelector('#announce').textContent")
        .await?;
    browser.shot("offline").await?;
    server.start_again().await?;
    browser.until("document.documentElement.classList.contains('live') && !document.documentElement.classList.contains('lost')").await?;
    ensure!(
        number(&browser).await? == before,
        "the position is still there"
    );
    choose(&browser, 0).await?;
    // The lost line is the one thing that the browser may complain about here.
    let complaints = browser.complaints().await?;
    ensure!(
        complaints.iter().all(|text| text.contains("ERR_")),
        "{complaints:#?}"
    );
    browser.close().await
}

#[tokio::test]
async fn a_click_while_the_server_restarts_is_not_lost() -> Result<()> {
    let (mut server, browser) = visit(Look::WIDE).await?;
    new_table(&browser, &[]).await?;
    browser
        .until("document.documentElement.classList.contains('live') && document.querySelector('#choices .choice')")
        .await?;
    let before = number(&browser).await?;
    server.stop().await?;
    let click = "(choice => (choice.click(), true))([...document.querySelectorAll('#choices .choice')].at(-1))";
    browser.ask(click).await?;
    browser
        .until("document.documentElement.classList.contains('lost') && document.body.classList.contains('busy')")
        .await?;
    server.start_again().await?;
    browser
        .until(&format!(
            "Number(document.querySelector('#table').dataset.number) > {before} && !document.body.classList.contains('busy')"
        ))
        .await?;
    browser
        .until("document.documentElement.classList.contains('live') && !document.documentElement.classList.contains('lost')")
        .await?;
    choose(&browser, 0).await?;
    // The lost line is the one thing that the browser may complain about here.
    let complaints = browser.complaints().await?;
    ensure!(
        complaints.iter().all(|text| text.contains("ERR_")),
        "{complaints:#?}"
    );
    browser.close().await
}

#[tokio::test]
async fn a_click_on_an_old_position_shows_the_new_one() -> Result<()> {
    let (_server, browser) = visit(Look::WIDE).await?;
    new_table(&browser, &[]).await?;
    browser
        .until("document.querySelector('#choices .choice')")
        .await?;
    let old = browser
        .ask("document.querySelector('#choices [name=number]').value")
        .await?;
    choose(&browser, -1).await?;
    browser
        .until("document.querySelector('#choices .choice')")
        .await?;
    let before = number(&browser).await?;
    // What is sent is older than the page, as if others had decided meanwhile.
    let send = format!(
        "(document.querySelector('#choices').addEventListener('formdata', (sent) => sent.formData.set('number', {old}), {{ once: true }}), \
         document.querySelectorAll('#choices .choice')[0].click() ?? true)"
    );
    browser.ask(&send).await?;
    browser
        .until("!document.body.classList.contains('busy')")
        .await?;
    ensure!(number(&browser).await? == before, "nothing was decided");
    choose(&browser, 0).await?;
    ensure!(number(&browser).await? > before, "the next one counts");
    content(browser).await
}
