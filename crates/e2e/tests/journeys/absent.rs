//! A player who does not come back.

use anyhow::{Result, ensure};
use e2e::{Browser, Look, Server};

use e2e::steps::{choose, follow_link, new_table, number, others_turn};

/// A game between two people, in which the friend is to act and the host waits.
async fn waiting_for_a_friend() -> Result<(Server, Browser, Browser)> {
    let server = Server::start().await?;
    let host = Browser::open(&server, Look::WIDE).await?;
    let friend = Browser::open(&server, Look::NARROW).await?;
    new_table(&host, &[("seat-0", "me"), ("seat-1", "friend")]).await?;
    follow_link(&host, &friend).await?;
    friend.write("[name=name]", "Willem").await?;
    friend.click("main form .primary").await?;
    others_turn(&host).await?;
    Ok((server, host, friend))
}

#[tokio::test]
async fn who_keeps_me_waiting_for_a_day_is_replaced_by_a_bot() -> Result<()> {
    let (mut server, host, friend) = waiting_for_a_friend().await?;
    ensure!(
        host.ask("document.querySelector('.vacancy') === null")
            .await?
            == true,
        "nobody is replaced at once"
    );
    let before = number(&host).await?;
    server.start_next_day().await?;
    host.reload().await?;
    host.until("document.querySelector('.vacancy button')")
        .await?;
    host.shot("absent").await?;
    host.click(".vacancy form[action$='/bot'] button").await?;
    host.until(&format!(
        "Number(document.querySelector('#table').dataset.number) > {before} && !document.querySelector('.vacancy')"
    ))
    .await?;
    // The game goes on; whoever was away sees it, and takes the seat back.
    host.until("document.querySelector('#choices .choice')")
        .await?;
    choose(&host, -1).await?;
    friend.reload().await?;
    friend
        .until("document.querySelector('form[action$=\"/take-back\"] button')")
        .await?;
    friend.click("form[action$='/take-back'] button").await?;
    friend
        .until("!document.querySelector('form[action$=\"/take-back\"]')")
        .await?;
    friend.close().await?;
    host.close().await
}

#[tokio::test]
async fn another_friend_can_take_the_seat_of_one_who_stays_away() -> Result<()> {
    let (mut server, host, friend) = waiting_for_a_friend().await?;
    server.start_next_day().await?;
    host.reload().await?;
    host.until("document.querySelector('.vacancy button')")
        .await?;
    host.click(".vacancy form[action$='/invite'] button")
        .await?;
    let other = Browser::open(&server, Look::WIDE).await?;
    follow_link(&host, &other).await?;
    other.write("[name=name]", "Maurits").await?;
    other.click("main form .primary").await?;
    other
        .until("document.querySelector('#choices .choice')")
        .await?;
    let before = number(&host).await?;
    choose(&other, -1).await?;
    host.until(&format!(
        "Number(document.querySelector('#table').dataset.number) > {before}"
    ))
    .await?;
    for browser in [friend, other, host] {
        browser.close().await?;
    }
    Ok(())
}
