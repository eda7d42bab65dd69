//! A player is called by mail: one link leads to the table, another one stops the mails.

use anyhow::{Result, ensure};
use e2e::steps::{content, follow_link, new_table, others_turn};
use e2e::{Browser, Look, Server};
use store::Database;
use testkit::PostOffice;

const BELA: &str = "bela@example.org";

/// Somebody with an account that a link opens, who wants a mail when it is their turn.
async fn somebody(server: &Server, office: &mut PostOffice) -> Result<Browser> {
    let browser = Browser::open(server, Look::NARROW).await?;
    browser.go("/account/by-mail").await?;
    browser.write("[name=name]", "Bela").await?;
    browser.write("[name=address]", BELA).await?;
    browser.click("main form .primary").await?;
    let letters = office.wait(1).await;
    browser.go(&letters[0].link("/mail/")).await?;
    browser.click("main form .primary").await?;
    browser.until("document.querySelector('.recovery')").await?;
    browser.go("/settings/notices").await?;
    let only_turns = "[...document.querySelectorAll('form[action$=\"/notices/mail\"] [type=checkbox]')]\
                      .map(box => box.checked = box.name === 'turn').filter(Boolean).length";
    ensure!(browser.ask(only_turns).await? == 1, "turns can be chosen");
    browser
        .click("form[action$='/notices/mail'] .primary")
        .await?;
    browser
        .until("document.querySelector('form[action$=\"/mail/test\"]')")
        .await?;
    Ok(browser)
}

#[tokio::test]
async fn a_mail_leads_to_the_table_and_its_other_link_stops_it() -> Result<()> {
    let mut office = PostOffice::open().await;
    let server = Server::start_with_mail(office.address).await?;
    let bela = somebody(&server, &mut office).await?;
    let host = Browser::open(&server, Look::WIDE).await?;
    let table = new_table(&host, &[("seat-0", "me"), ("seat-1", "friend")]).await?;
    follow_link(&host, &bela).await?;
    bela.click("main form .primary").await?;
    bela.until("document.querySelector('#table')").await?;
    // Whoever does not look at the table is told.
    bela.go("/help").await?;
    others_turn(&host).await?;
    let letters = office.wait(2).await;
    let call = &letters[1];
    ensure!(call.to == BELA && call.header("subject").contains("your turn"));
    ensure!(call.link("/tables/") == table, "{call:?}");
    // On a device where nobody is signed in the table is not to be seen, and the way there is to sign in.
    let elsewhere = Browser::open(&server, Look::NARROW).await?;
    elsewhere.go(&call.link("/tables/")).await?;
    let sign_in = format!("main a.primary[href='/sign-in?back={table}']");
    elsewhere.click(&sign_in).await?;
    elsewhere
        .until("document.querySelector('form[action=\"/sign-in\"]')")
        .await?;
    elsewhere.go(&call.link("/mail/stop/")).await?;
    // Where they are signed in, they decide.
    bela.go(&call.link("/tables/")).await?;
    bela.until("document.querySelector('#choices .choice')")
        .await?;
    others_turn(&bela).await?;
    bela.go("/help").await?;
    // Opening the link stopped nothing yet.
    others_turn(&host).await?;
    ensure!(office.wait(3).await[2].link("/tables/") == table);
    elsewhere.shot("mail-stop").await?;
    elsewhere.click("main form .primary").await?;
    elsewhere
        .until("document.querySelector('main').innerText.includes('We will not write to you about your games any more. You can change that')")
        .await?;
    // With the next turn there is nothing to be told, now or later.
    bela.go(&table).await?;
    others_turn(&bela).await?;
    bela.go("/help").await?;
    others_turn(&host).await?;
    let beside = Database::open_beside(&server.database()).await?;
    let rest = beside.whole().rest().await?;
    ensure!(rest.calls.is_empty(), "{:?}", rest.calls);
    ensure!(rest.channels.is_empty(), "{:?}", rest.channels);
    beside.close().await;
    bela.go("/settings/notices").await?;
    bela.until("document.querySelector('main').innerText.includes('We do not write to you about your games yet')")
        .await?;
    // What somebody asks for still comes: a link, which signs in on the other device.
    elsewhere.go("/sign-in/link").await?;
    elsewhere.write("[name=address]", BELA).await?;
    elsewhere.click("main form .primary").await?;
    let letters = office.wait(4).await;
    elsewhere.go(&letters[3].link("/mail/")).await?;
    elsewhere.click("main form .primary").await?;
    elsewhere.until("location.pathname === '/'").await?;
    elsewhere.go(&table).await?;
    elsewhere
        .until("document.querySelector('#choices .choice')")
        .await?;
    ensure!(office.wait(4).await.len() == 4, "no more mails");
    for browser in [bela, host] {
        content(browser).await?;
    }
    elsewhere.close().await
}
