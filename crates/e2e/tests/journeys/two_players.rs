//! Two browsers at one table.

use anyhow::{Context as _, Result, anyhow, ensure};
use e2e::{Browser, Look, Server};
use table::Store as _;

use e2e::steps::{choose, content, follow_link, new_table, number};

#[tokio::test]
async fn a_friend_comes_by_link_sees_every_move_talks_and_lets_me_undo() -> Result<()> {
    let mut server = Server::start().await?;
    let host = Browser::open(&server, Look::WIDE).await?;
    let friend = Browser::open(
        &server,
        Look {
            lang: "nl",
            ..Look::WIDE
        },
    )
    .await?;
    new_table(
        &host,
        &[
            ("seat-0", "me"),
            ("seat-1", "friend"),
            ("name", "Philip <b>"),
        ],
    )
    .await?;
    host.until("document.querySelector('[data-link]')?.value.startsWith('http')")
        .await?;
    host.shot("lobby").await?;
    follow_link(&host, &friend).await?;
    friend.write("[name=name]", "Willem").await?;
    friend.click("main form .primary").await?;
    // The host's page goes on by itself.
    for browser in [&host, &friend] {
        browser
            .until("document.querySelector('#choices .choice, .waits')")
            .await?;
    }
    let acts = "document.querySelector('#choices .choice') !== null";
    let first = if host.ask(acts).await? == true {
        (&host, &friend)
    } else {
        (&friend, &host)
    };
    let (mover, watcher) = first;
    // A private move that reveals nothing can be taken back at once, and the other sees both.
    let before = number(watcher).await?;
    choose(mover, -1).await?;
    watcher
        .until(&format!(
            "Number(document.querySelector('#table').dataset.number) > {before}"
        ))
        .await?;
    mover.click("label:has(#book-talk)").await?;
    mover.write("#say", "Oranje <i>boven</i>").await?;
    mover.click(".say button").await?;
    watcher
        .until("document.querySelector('.said .text')?.textContent === 'Oranje <i>boven</i>'")
        .await?;
    ensure!(
        watcher.ask("document.querySelector('#say').value").await? == "",
        "what others say is not typed for me"
    );
    // The others' consent: play until something cannot be taken back freely.
    for _ in 0..20 {
        let now = if host.ask(acts).await? == true {
            &host
        } else {
            &friend
        };
        choose(now, -1).await?;
        for browser in [&host, &friend] {
            browser
                .until("document.querySelector('#choices .choice, .waits')")
                .await?;
        }
        let asks = "document.querySelector('#rewind button') !== null";
        if mover.ask(asks).await? == true {
            break;
        }
    }
    let before = number(mover).await?;
    mover.click("#rewind button").await?;
    mover
        .until("document.querySelector('#confirm-rewind button.primary')")
        .await?;
    mover.shot("rewind-asked-first").await?;
    mover.click("#confirm-rewind button.primary").await?;
    watcher
        .until("document.querySelector('#undo-request button[value=yes]')")
        .await?;
    watcher.shot("undo-asked").await?;
    watcher.click("#undo-request button[value=yes]").await?;
    for browser in [mover, watcher] {
        browser
            .until(&format!("Number(document.querySelector('#table').dataset.number) > {before} && !document.querySelector('#undo-request')"))
            .await?;
    }
    ensure!(
        host.ask("document.querySelector('b:not(main *)') === null")
            .await?
            == true,
        "names are text"
    );
    let path = host.path().await?;
    content(host).await?;
    content(friend).await?;
    // Each browser has added to the dice by itself.
    server.stop().await?;
    let store = store::Sqlite::open(&server.database()).await?;
    let table = path.split(['/', '?']).nth(2).unwrap_or_default().parse();
    let table = table.map_err(|_| anyhow!("{path} is no table"))?;
    let stored = store.load(table).await?.context("the table is there")?;
    let fairness = stored.table.header.fairness.context("a seal")?;
    ensure!(fairness.contributions.len() == 2);
    for contribution in &fairness.contributions {
        let hexadecimal = contribution.chars().all(|digit| digit.is_ascii_hexdigit());
        ensure!(contribution.len() == 32 && hexadecimal, "{contribution:?}");
    }
    ensure!(fairness.contributions[0] != fairness.contributions[1]);
    Ok(())
}
