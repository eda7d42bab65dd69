//! In the Shadow of the Emperor: a whole game of four by clicking the board, and a secret vote in two browsers.

use anyhow::{Context, Result, bail, ensure};
use e2e::{Browser, Look, Server};

use e2e::steps::{content, follow_link, my_turn_after, number, visit};

/// Points on the board where something can be clicked, and if there are none, the buttons.
const POINTS: &str = "(() => {
  const points = (selector) => [...document.querySelectorAll(selector)].flatMap((place) => {
    const mark = place.querySelector('.ring') ?? place;
    const box = mark.getBoundingClientRect();
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2, on: place.dataset.anchor };
    const hit = document.elementFromPoint(point.x, point.y)?.closest('[data-anchor]');
    return hit?.dataset.anchor === point.on ? [point] : [];
  });
  const board = points('#board-view .legal');
  return board.length ? board : points('#choices .choice');
})()";

/// Makes a table of four with these players and everything else as it is printed, but for the options given.
async fn table_of_four(browser: &Browser, fields: &[(&str, &str)]) -> Result<()> {
    browser.go("/games/kaiser/new").await?;
    for (name, value) in fields {
        let set = format!(
            "[...document.getElementsByName('{name}')].map(field => (field.value = '{value}')).length"
        );
        ensure!(browser.ask(&set).await? == 1, "no field {name}");
    }
    browser.click("main form .primary").await?;
    Ok(())
}

#[tokio::test]
async fn a_game_against_three_bots_is_played_through_by_clicking() -> Result<()> {
    let (_server, browser) = visit(Look::WIDE).await?;
    let bots = ["seat-1", "seat-2", "seat-3"].map(|seat| (seat, "bot:random"));
    table_of_four(&browser, &bots).await?;
    browser
        .until("document.querySelector('#choices .choice')")
        .await?;
    let (mut on_board, mut clicks) = (0, 0);
    while browser
        .ask("document.querySelector('#table').dataset.playing")
        .await?
        != "false"
    {
        let before = number(&browser).await?;
        // A different place every time, so that the game has something of everything.
        let pick = format!(
            "(points => points[{} % points.length])({POINTS})",
            clicks * 7
        );
        on_board += u32::from(browser.ask(&pick).await?["on"] != "button");
        clicks += 1;
        browser.click_at(&pick).await?;
        // Where several choices share a place, a menu asks which one.
        browser
            .until(&format!(
                "document.querySelector('#notice.menu .choice') || Number(document.querySelector('#table').dataset.number) > {before}"
            ))
            .await?;
        browser
            .ask("document.querySelector('#notice.menu .choice')?.click() ?? true")
            .await?;
        my_turn_after(&browser, before).await?;
    }
    ensure!(clicks > 20, "a whole game takes more than {clicks} clicks");
    ensure!(on_board * 2 > clicks, "{on_board} of {clicks} on the board");
    browser
        .until("document.querySelector('.round.now').dataset.round === '5' && document.querySelector('#asked').textContent")
        .await?;
    let scores = browser
        .ask("[...document.querySelectorAll('[id^=score-]')].every(score => /^[0-9]+$/.test(score.textContent))")
        .await?;
    ensure!(scores == true, "at the end all points are open");
    content(browser).await
}

/// The class of the election card in front of a seat, or nothing.
fn card_of(seat: usize) -> String {
    format!(
        "(document.querySelectorAll('.voter')[{seat}].querySelector('.ballot')?.getAttribute('class') ?? '')"
    )
}

/// The friend's seat.
const FRIEND: usize = 1;

/// The seats that are to act.
const ACTING: &str = "[...document.querySelectorAll('.player')].flatMap((player, seat) => player.classList.contains('acts') ? [seat] : [])";

/// Clicks the choice with this anchor and text, or the last one.
async fn decide(browser: &Browser, wish: &str) -> Result<()> {
    let before = number(browser).await?;
    browser
        .ask(&format!(
            "(choices => (choices.find(choice => {wish}) ?? choices.at(-1)).click() ?? true)([...document.querySelectorAll('#choices .choice')])"
        ))
        .await?;
    let later = format!("Number(document.querySelector('#table').dataset.number) > {before}");
    browser.until(&later).await
}

/// A table where the host has three seats and a friend one, at the moment of the vote; the emperor and the rival
/// are the third and the fourth seat, so that host and friend are free to vote. Nothing if the draw made one of
/// the two emperor.
async fn at_the_vote(host: &Browser, friend: &Browser) -> Result<bool> {
    let fields = [
        ("seat-0", "me"),
        ("seat-1", "friend"),
        ("seat-2", "hot-seat"),
        ("seat-3", "hot-seat"),
        ("option-start", "quick"),
    ];
    table_of_four(host, &fields).await?;
    follow_link(host, friend).await?;
    friend.click("main form .primary").await?;
    for browser in [host, friend] {
        browser
            .until("document.querySelector('#choices .choice, .waits')")
            .await?;
    }
    let emperor = "[...document.querySelectorAll('#figures .figures')].findIndex(player => player.querySelector('.outlook')?.textContent.includes('Emperor'))";
    let emperor = host.ask(emperor).await?;
    let emperor = emperor.as_u64().context("no emperor on the page")?;
    if emperor < 2 {
        return Ok(false);
    }
    let rival = 5 - emperor;
    for _ in 0..60 {
        // Host and friend have seen the same number: who is to act stands on both pages.
        let acting = host.ask(ACTING).await?;
        let acting: Vec<u64> = serde_json::from_value(acting)?;
        if acting == [0, 1] {
            for browser in [host, friend] {
                browser
                    .until("document.querySelector('#choices .choice')")
                    .await?;
            }
            return Ok(true);
        }
        let now = if acting == [1] { friend } else { host };
        now.until("document.querySelector('#choices .choice')")
            .await?;
        let wish = if acting == [rival] {
            "choice.dataset.anchor === 'card:rival'"
        } else {
            "false"
        };
        let before = number(now).await?;
        decide(now, wish).await?;
        for browser in [host, friend] {
            browser
                .until(&format!(
                    "Number(document.querySelector('#table').dataset.number) > {before}"
                ))
                .await?;
        }
    }
    bail!("no election within sixty decisions")
}

/// Lifts the curtain, if there is one: whoever has several seats votes behind it.
async fn lift(browser: &Browser) -> Result<()> {
    browser
        .until("document.querySelector('#lift, #choices .choice')")
        .await?;
    browser
        .ask("document.querySelector('#lift')?.click() ?? true")
        .await?;
    Ok(())
}

/// One votes, the other sees that it is done and not how, whatever is loaded again; then both see everything.
async fn secret_vote(voter: &Browser, other: &Browser, seats: [usize; 2]) -> Result<()> {
    let [own, theirs] = seats;
    let name = ["Red", "Green"][own];
    let told = format!("{name} has voted for");
    let before = number(other).await?;
    lift(voter).await?;
    voter
        .until("document.querySelector('#choices .choice')")
        .await?;
    decide(voter, "choice.textContent.includes('rival')").await?;
    other
        .until(&format!(
            "Number(document.querySelector('#table').dataset.number) > {before}"
        ))
        .await?;
    other.shot("kaiser-vote").await?;
    for again in [false, true] {
        if again {
            voter.reload().await?;
            other.reload().await?;
        }
        lift(other).await?;
        other
            .until(&format!(
                "document.querySelector('#choices .choice') && {} === 'ballot covered'",
                card_of(own)
            ))
            .await?;
        let page = other.ask("document.documentElement.outerHTML").await?;
        ensure!(
            !page.as_str().unwrap_or_default().contains(&told),
            "the other page tells the vote"
        );
        let raw = other
            .ask_later("fetch(location.href).then(answer => answer.text())")
            .await?;
        ensure!(
            !raw.as_str().unwrap_or_default().contains(&told),
            "the other's answer tells the vote"
        );
        // The host has other seats too, and their page shows what the next of them may know.
        if own == FRIEND {
            voter
                .until(&format!("{} === 'ballot'", card_of(own)))
                .await?;
            let own_page = voter
                .ask("document.querySelector('#log').textContent")
                .await?;
            ensure!(
                own_page.as_str().unwrap_or_default().contains(&told),
                "whoever has voted sees their own vote"
            );
            ensure!(
                voter.ask(&card_of(theirs)).await? == "",
                "nothing lies in front of who has not voted"
            );
        }
    }
    decide(other, "choice.textContent.includes('emperor')").await?;
    for browser in [voter, other] {
        browser
            .until("['Red', 'Green'].every(name => [...document.querySelectorAll('.line .text')].some(line => line.textContent.startsWith(name) && /vote/.test(line.textContent) && /(emperor|rival)/i.test(line.textContent)))")
            .await?;
    }
    Ok(())
}

#[tokio::test]
async fn two_people_vote_and_neither_sees_the_other_s_vote_before_the_reveal() -> Result<()> {
    let server = Server::start().await?;
    let host = Browser::open(&server, Look::WIDE).await?;
    let friend = Browser::open(&server, Look::WIDE).await?;
    let mut elections = 0;
    for _ in 0..24 {
        if !at_the_vote(&host, &friend).await? {
            continue;
        }
        if elections == 0 {
            secret_vote(&host, &friend, [0, 1]).await?;
        } else {
            secret_vote(&friend, &host, [1, 0]).await?;
        }
        elections += 1;
        if elections == 2 {
            break;
        }
    }
    ensure!(elections == 2, "each has voted first once");
    content(host).await?;
    content(friend).await
}
