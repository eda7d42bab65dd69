//! A player who looks at another tab is called by the page.

use anyhow::{Result, ensure};
use e2e::steps::{follow_link, new_table, others_turn};
use e2e::{Browser, Look, Server};

/// Whether the page is marked in the tab, by its title and by its icon.
const MARKED: &str = "document.title.startsWith('● ') && \
                      document.querySelector('link[rel=icon]').getAttribute('href').includes('icon-turn')";

#[tokio::test]
async fn a_tab_in_which_it_is_my_turn_has_a_dot() -> Result<()> {
    let server = Server::start().await?;
    let host = Browser::open(&server, Look::WIDE).await?;
    let friend = Browser::open(&server, Look::NARROW).await?;
    new_table(&host, &[("seat-0", "me"), ("seat-1", "friend")]).await?;
    follow_link(&host, &friend).await?;
    friend.click("main form .primary").await?;
    friend
        .until("document.documentElement.classList.contains('live')")
        .await?;
    friend
        .ask("Object.defineProperty(document, 'hidden', { value: true, configurable: true }) === document")
        .await?;
    others_turn(&host).await?;
    friend.until(MARKED).await?;
    friend.shot("called").await?;
    friend
        .ask("delete document.hidden && document.dispatchEvent(new Event('visibilitychange'))")
        .await?;
    friend
        .until(&format!("!({MARKED}) && !document.title.startsWith('● ')"))
        .await?;
    friend.close().await?;
    host.close().await
}

#[tokio::test]
async fn the_sound_of_my_turn_is_mine_to_choose() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::open(&server, Look::WIDE).await?;
    browser.go("/settings/notices").await?;
    let choose = "(field => { field.value = 'drum'; field.dispatchEvent(new Event('change', { bubbles: true })); return true; })\
                  (document.querySelector('#turn-sound'))";
    ensure!(browser.ask(choose).await? == true);
    browser
        .until("document.documentElement.dataset.played === 'turn'")
        .await?;
    browser.reload().await?;
    browser
        .until("document.querySelector('#turn-sound').value === 'drum'")
        .await?;
    // The time zone is the browser's own until another one is chosen.
    browser
        .until("document.querySelector('[name=zone]').value === Intl.DateTimeFormat().resolvedOptions().timeZone")
        .await?;
    browser.close().await
}
