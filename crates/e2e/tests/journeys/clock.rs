//! Strangers who play with a clock, of whom one runs out of time; and two who play again.

use anyhow::{Context as _, Result, ensure};
use e2e::positions::length;
use e2e::steps::{choose, content, number};
use e2e::{Browser, Look, Server};

use super::strangers::look_for_a_game;

#[tokio::test]
async fn a_bot_plays_on_for_a_stranger_whose_time_is_up_until_they_are_back() -> Result<()> {
    let mut server = Server::start().await?;
    let one = Browser::open(&server, Look::WIDE).await?;
    let two = Browser::open(&server, Look::NARROW).await?;
    for browser in [&one, &two] {
        look_for_a_game(browser, "never", "live").await?;
    }
    for browser in [&one, &two] {
        browser
            .until("document.querySelector('#choices .choice, .waits')")
            .await?;
    }
    ensure!(one.path().await? == two.path().await?, "one table for both");
    let runs = "document.querySelector('#players time.clock') !== null";
    ensure!(one.ask(runs).await? == true, "there are clocks");
    let acts = "document.querySelector('#choices .choice') !== null";
    let (late, other) = if one.ask(acts).await? == true {
        (&one, &two)
    } else {
        (&two, &one)
    };
    let before = number(other).await?;
    // Their time is up: a bot goes on, and the other one has somebody to play with.
    server.start_next_day().await?;
    other.reload().await?;
    other
        .until(&format!(
            "Number(document.querySelector('#table').dataset.number) > {before} && document.querySelector('#choices .choice')"
        ))
        .await?;
    choose(other, -1).await?;
    other.shot("stand-in").await?;
    // The owner comes back, and the seat is theirs again.
    late.reload().await?;
    late.until("document.querySelector('form[action$=\"/take-back\"] button')")
        .await?;
    late.click("form[action$='/take-back'] button").await?;
    late.until("!document.querySelector('form[action$=\"/take-back\"]')")
        .await?;
    late.until("document.querySelector('#choices .choice, .waits')")
        .await?;
    one.close().await?;
    two.close().await
}

/// Plays one's own seat by the program's interface until the game is over.
const TO_THE_END: &str = "(async () => {
  const way = '/api/v1TABLE';
  const pause = () => new Promise((done) => setTimeout(done, 5));
  for (let made = 0; made < 20000; made += 1) {
    const stands = await (await fetch(way)).json();
    if (stands.stage === 'over') return true;
    const asked = await (await fetch(`${way}/decision`)).json();
    const choices = asked.decision?.choices;
    if (!choices) { await pause(); continue; }
    const body = JSON.stringify({ number: asked.position.number, index: made % choices.length });
    await fetch(`${way}/decision`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }
  return false;
})()";

/// Sends something to the program's interface; the answer.
fn send(path: &str, body: &str) -> String {
    format!(
        "fetch('{path}', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, body: JSON.stringify({body}) }}).then((answer) => answer.json())"
    )
}

#[tokio::test]
async fn two_play_again_with_other_sides() -> Result<()> {
    let server = Server::start().await?;
    let host = Browser::open(&server, Look::WIDE).await?;
    let friend = Browser::open(&server, Look::NARROW).await?;
    let mut shortest = None;
    for kind in games::all()
        .kinds()
        .filter(|kind| kind.seats().contains(&2))
    {
        let decisions = length(kind, 2)?;
        if shortest.is_none_or(|(least, _)| decisions < least) {
            shortest = Some((decisions, kind.id()));
        }
    }
    let (_, game) = shortest.context("a game for two")?;
    for browser in [&host, &friend] {
        browser.go("/help").await?;
    }
    let seats = "[{ kind: 'me' }, { kind: 'friend' }]";
    let plan = format!("{{ game: '{game}', private: false, seats: {seats} }}");
    let made = host.ask_later(&send("/api/v1/tables", &plan)).await?;
    let made = made["table"].as_str().context("a table")?.to_owned();
    let join = format!("/api/v1/tables/{made}/join");
    friend.ask_later(&send(&join, "{ seat: 1 }")).await?;
    let table = format!("/tables/{made}");
    let play = TO_THE_END.replace("TABLE", &table);
    let (one, other) = tokio::try_join!(host.ask_later(&play), friend.ask_later(&play))?;
    ensure!(one == true && other == true, "the game ends");
    for browser in [&host, &friend] {
        browser.go(&table).await?;
        browser
            .until("document.querySelector('form[action$=\"/again\"] button')")
            .await?;
    }
    host.click("form[action$='/again'] button").await?;
    host.until(&format!("location.pathname !== '{table}'"))
        .await?;
    friend.click("form[action$='/again'] button").await?;
    for (browser, seat) in [(&host, 1), (&friend, 0)] {
        browser
            .until(&format!(
                "location.pathname !== '{table}' && document.querySelector('#table')?.dataset.playing === 'true'"
            ))
            .await?;
        let sits = format!("document.querySelector('#table').dataset.seat === '{seat}'");
        browser.until(&sits).await?;
    }
    content(host).await?;
    content(friend).await
}
