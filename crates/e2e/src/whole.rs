//! Games that one person plays through in the browser, by touch or by keys, against bots that play at random.

use anyhow::{Context, Result, bail, ensure};
use catalog::AnyGame;
use serde_json::{Value, json};

use crate::positions::length;
use crate::{Browser, Look, Server};

/// How a player decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// With a finger, on a telephone.
    Touch,
    /// With keys alone, on a desk.
    Keys,
}

/// How far a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// To its end, however long that takes.
    Whole,
    /// To its end, or through its first round if its length is beyond this many decisions of one player.
    RoundIfBeyond(u32),
}

/// What was played.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// How many decisions the player made.
    pub decisions: u32,
    /// Whether the game is over.
    pub over: bool,
}

/// Waits for the next decision, chooses, and tells what is to be done: where a finger comes down, or how often a key is pressed. A legal place
/// that a finger can reach is tapped first; then the sheet tells what can be done there.
const NEXT: &str = "async (before, made, touch) => {
  const table = document.querySelector('#table');
  const choices = () => [...document.querySelectorAll('#choices .choice')];
  const pause = () => new Promise((done) => setTimeout(done, 5));
  const end = performance.now() + 30000;
  const number = () => Number(table.dataset.number);
  const over = () => table.dataset.playing !== 'true';
  while (!over() && (number() <= before || !choices().length || document.body.classList.contains('busy'))) {
    if (performance.now() > end) return { stuck: document.body.innerText.slice(0, 1500) };
    await pause();
  }
  const round = document.querySelector('#strip .round')?.textContent ?? '';
  if (over()) return { over: true, round };
  // Scattered, so that no number of choices makes it go round in circles.
  const drawn = Math.imul(made + 1, 0x9E3779B1) >>> 8;
  const choice = choices()[drawn % choices().length];
  if (!touch) {
    if (!choice.closest('details:not([open])')) choice.focus({ preventScroll: true });
    else choices()[0].focus({ preventScroll: true });
    return { number: number(), round, steps: (drawn >>> 4) % 2 };
  }
  const { anchor } = choice.dataset;
  const nth = choices().filter((one) => one.dataset.anchor === anchor).indexOf(choice);
  const middle = (element) => { const box = element.getBoundingClientRect(); return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }; };
  const reached = (element) => { const { x, y } = middle(element); const hit = document.elementFromPoint(x, y); return hit && element.contains(hit) ? { x, y } : null; };
  const places = anchor === 'button' ? [] : [...document.querySelectorAll(`#board-view .legal[data-anchor='${CSS.escape(anchor)}']`)];
  const place = made % 2 ? places.map(reached).find(Boolean) : undefined;
  if (place) return { number: number(), round, place, nth };
  choice.closest('details:not([open])')?.setAttribute('open', '');
  choice.scrollIntoView({ block: 'center', behavior: 'instant' });
  const point = reached(choice);
  return point ? { number: number(), round, point } : { stuck: `${choice.textContent} cannot be reached by a finger` };
}";

/// Waits until the sheet tells of a place that was tapped, and finds the button there.
const CONFIRM: &str = "async (nth) => {
  const end = performance.now() + 10000;
  const button = () => document.querySelectorAll('#notice .choice')[nth];
  while (!button()) {
    if (performance.now() > end) return { stuck: `nothing is told of the place: ${document.querySelector('#notice').textContent}` };
    await new Promise((done) => setTimeout(done, 5));
  }
  button().scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = button().getBoundingClientRect();
  return { point: { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) } };
}";

/// A new table with bots that play at random, as short as the game can be, and without questions that have one answer.
async fn sit_down(browser: &Browser, game: &str) -> Result<()> {
    browser.go(&format!("/games/{game}/new")).await?;
    let set = "[...document.querySelectorAll('select[name^=seat-]')].slice(1).map((seat) => (seat.value = 'bot:random')).length \
        + [...document.querySelectorAll('select[name=option-length]')].map((length) => (length.value = [...length.options].at(-1).value)).length";
    ensure!(browser.ask(set).await? != json!(0), "{game}: no seats");
    browser.click("main form .primary").await?;
    browser.until("document.querySelector('#table')").await
}

async fn tap(browser: &Browser, point: &Value) -> Result<()> {
    let x = point["x"].as_f64().context("a point")?;
    let y = point["y"].as_f64().context("a point")?;
    browser.touch("touchStart", &[(x, y)]).await?;
    browser.touch("touchEnd", &[]).await
}

/// Plays a game with as few players as it can have.
pub async fn play(kind: &'static dyn AnyGame, way: Way, extent: Extent) -> Result<Played> {
    let seats = *kind.seats().start();
    let all = length(kind, seats)?;
    let own = all / u32::from(seats);
    let whole = match extent {
        Extent::Whole => true,
        Extent::RoundIfBeyond(most) => own <= most,
    };
    let look = match way {
        Way::Touch => Look {
            width: 390,
            height: 844,
            calm: true,
            ..Look::WIDE
        },
        Way::Keys => Look {
            calm: true,
            ..Look::WIDE
        },
    };
    let server = Server::start_alike().await?;
    let browser = Browser::open(&server, look).await?;
    browser.set_touchable(way == Way::Touch).await?;
    sit_down(&browser, kind.id()).await?;
    let mut before = json!(-1);
    let mut rounds = Vec::new();
    // A game that is played badly may take longer than another, but not many times as long.
    for made in 0..all * 4 + 200 {
        let touch = way == Way::Touch;
        let next = browser
            .ask_with(NEXT, vec![before.clone(), json!(made), json!(touch)])
            .await?;
        if next["over"] == json!(true) {
            ensure!(made > 0, "{} by {way:?} never began", kind.id());
            browser.close().await?;
            return Ok(Played {
                decisions: made,
                over: true,
            });
        }
        ensure!(
            next["number"].is_u64(),
            "{} by {way:?}, decision {made}: {next}",
            kind.id()
        );
        if rounds.last() != Some(&next["round"]) {
            rounds.push(next["round"].clone());
        }
        // What comes before the first round, the round itself, and the beginning of the next.
        if !whole && rounds.len() > 2 {
            browser.close().await?;
            return Ok(Played {
                decisions: made,
                over: false,
            });
        }
        before = next["number"].clone();
        if way == Way::Keys {
            let steps = next["steps"].as_u64().unwrap_or_default();
            let walk: String = (0..steps).map(|_| thirtyfour::Key::Down.value()).collect();
            browser
                .press(format!("{walk}{}", thirtyfour::Key::Enter.value()))
                .await?;
        } else if next["place"].is_object() {
            tap(&browser, &next["place"]).await?;
            let confirm = browser.ask_with(CONFIRM, vec![next["nth"].clone()]).await?;
            ensure!(
                confirm["point"].is_object(),
                "{}, decision {made}: {confirm}",
                kind.id()
            );
            tap(&browser, &confirm["point"]).await?;
        } else {
            tap(&browser, &next["point"]).await?;
        }
    }
    bail!("{} by {way:?} does not end", kind.id())
}
