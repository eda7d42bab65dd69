//! Nothing moves away under the pointer while a phase goes on.

use anyhow::{Result, ensure};
use e2e::measure::{SIZES, look_at};
use e2e::positions::{Others, length, stand};
use e2e::steps::content;
use e2e::{Browser, Look, Server};
use serde_json::json;
use words::Lang;

/// How many decisions are made at each size.
const DECISIONS: u32 = 8;

/// Makes one decision, and tells what is where it was not before although it says what it said before. Choices belong to one question, and in the
/// story the newest line is on top: those lists may change. Pieces and dice move because somebody moves them. A decision that leads into another
/// phase, another turn or to another player tells nothing. The browser's own entries count too: it knows of every box, by what it has painted;
/// a box that says something else now is another one. A board that is larger than its place may be scrolled to what can be done: what lies on it is
/// measured by where it lies there.
const SHIFTED: &str = "async (place) => {
  // A card that is pointed at is lifted by two pixels.
  const LIFTED = 2.5;
  const strip = () => document.querySelector('#strip')?.textContent;
  const choices = () => [...document.querySelectorAll('#choices .choice')];
  const table = document.querySelector('#table');
  const lists = '#choices .groups *, #log .scroller *, #talk *, #notes *, #in-words *, #notice *, .rule, .unseen, .piece *, .die, .die *';
  const path = (one) => `#${one.closest('[id]')?.id} .${one.className.baseVal ?? one.className} “${one.textContent.trim().slice(0, 20)}”`;
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
  const parts = '#board-place, #decision, #choices .groups, .pinned, .means .tool, #hand, #players, #book, #strip, #dock';
  const says = (one) => one.matches(parts) || [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  // Where something in a place on the board has changed, the place is laid out anew.
  const said = (one) => (one.closest('#board-view') && one.closest('[data-anchor], [id]') || one).textContent;
  const scrolled = (one) => {
    let [left, top] = [0, 0];
    for (let at = one.parentElement; at && one.closest('#board-view'); at = at.parentElement) { left += at.scrollLeft; top += at.scrollTop; }
    return { left, top };
  };
  const where = (one) => { const { x, y, width } = one.getBoundingClientRect(); const { left, top } = scrolled(one); return { x: x + left, y: y + top, width, text: one.matches(parts) ? '' : `${one.textContent} ${said(one)}`, className: one.getAttribute('class') }; };
  if (!choices().length) return { over: true };
  await frame();
  const [before, number, seat] = [strip(), Number(table.dataset.number), table.dataset.seat];
  const seen = new Map([...table.querySelectorAll('*')].filter((one) => one.dataset && !one.matches(lists) && says(one)).map((one) => [one, where(one)]));
  const state = (one) => `${one.getAttribute('class')} ${one.textContent}`;
  const states = new Map([...table.querySelectorAll('*')].map((one) => [one, state(one)]));
  const shifts = [];
  const eye = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
  eye.observe({ type: 'layout-shift' });
  choices().at(place % choices().length).click();
  while (Number(table.dataset.number) === number || document.body.classList.contains('busy')) await frame();
  await frame();
  await frame();
  shifts.push(...eye.takeRecords());
  eye.disconnect();
  const moved = [];
  const stays = strip() === before && table.dataset.seat === seat && !document.querySelector('[data-lift]');
  if (stays) {
    for (const [one, old] of seen) {
      const now = where(one);
      const same = one.isConnected && now.text === old.text && now.className === old.className && old.width > 0 && now.width > 0;
      if (same && Math.max(Math.abs(now.x - old.x), Math.abs(now.y - old.y)) > LIFTED) moved.push(`${path(one)} from ${[old.x, old.y].map(Math.round)} to ${[now.x, now.y].map(Math.round)}`);
    }
  }
  if (stays) {
    for (const { node, previousRect: old, currentRect: now } of shifts.flatMap((shift) => shift.sources)) {
      const one = node?.nodeType === Node.ELEMENT_NODE ? node : node?.parentElement;
      if (one?.isConnected && !one.matches(lists) && states.get(one) === state(one)) moved.push(`${path(one)}, says the browser, from ${[old.x, old.y].map(Math.round)} to ${[now.x, now.y].map(Math.round)}`);
    }
  }
  const lift = document.querySelector('[data-lift]');
  if (lift) { lift.click(); while (!choices().length) await frame(); }
  return { over: table.dataset.playing !== 'true', moved };
}";

#[tokio::test]
async fn nothing_shifts_between_two_decisions_of_a_phase() -> Result<()> {
    let mut wrong = Vec::new();
    for kind in games::all().kinds() {
        let server = Server::start_alike().await?;
        let browser = Browser::open(&server, Look::WIDE).await?;
        let seats = *kind.seats().start();
        let middle = length(kind, seats)? / 2;
        let standing = stand(&browser, kind.id(), seats, middle, Others::SamePerson).await?;
        for size in SIZES {
            let look = look_at(size, false, Lang::En);
            browser.set_touchable(look.width < 1280).await?;
            browser.show_as(look).await?;
            browser.go(&standing.page(Lang::En)).await?;
            for place in 0..DECISIONS {
                let seen = browser.ask_with(SHIFTED, vec![json!(place)]).await?;
                if seen["over"] != json!(false) {
                    ensure!(seen["over"] == json!(true), "{}: {seen}", kind.id());
                    break;
                }
                if seen["moved"] != json!([]) {
                    wrong.push(format!("{} at {size:?}: {seen}", kind.id()));
                }
            }
        }
        content(browser).await?;
    }
    ensure!(wrong.is_empty(), "{wrong:#?}");
    Ok(())
}

/// Whether something that can be chosen on the board is in sight, or nothing that is drawn can be: an overview of a map marks lands that are worth a
/// closer look.
const IN_SIGHT: &str = "(() => {
  const stage = document.querySelector('#board-place').getBoundingClientRect();
  const places = [...document.querySelectorAll('#board-view .legal[data-anchor]')].filter((place) => place.getBoundingClientRect().width && place.checkVisibility({ visibilityProperty: true }));
  const seen = (place) => {
    const box = place.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < stage.left || x > stage.right || y < stage.top || y > stage.bottom) return false;
    const hit = document.elementFromPoint(x, y)?.closest('[data-anchor]');
    return hit === place || place.contains(hit);
  };
  return !places.length || places.some(seen);
})()";

/// Taps the first place that can be chosen and is in sight, and tells whether the button that chooses it is in sight at once.
const CONFIRMED: &str = "async () => {
  const reached = (one) => {
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit && (hit === one || one.contains(hit));
  };
  const wanted = new Set([...document.querySelectorAll('#choices .choice')].map((choice) => choice.dataset.anchor));
  const place = [...document.querySelectorAll('#board-view .legal[data-anchor]')].find((one) => wanted.has(one.dataset.anchor) && reached(one));
  if (!place) return true;
  place.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const end = performance.now() + 10000;
  while (!document.querySelector('#notice .choice')) {
    if (performance.now() > end) return `nothing is told of ${place.dataset.anchor}`;
    await new Promise((done) => setTimeout(done, 5));
  }
  return reached(document.querySelector('#notice .choice')) || `the button for ${place.dataset.anchor} is out of sight`;
}";

#[tokio::test]
async fn what_can_be_done_is_in_sight_on_a_telephone() -> Result<()> {
    let mut wrong = Vec::new();
    for kind in games::all().kinds() {
        let server = Server::start_alike().await?;
        let browser = Browser::open(&server, Look::WIDE).await?;
        let seats = *kind.seats().start();
        let length = length(kind, seats)?;
        for eighths in [0, 2, 4, 7] {
            let decisions = length * eighths / 8;
            let standing = stand(&browser, kind.id(), seats, decisions, Others::SamePerson).await?;
            for size in [(390, 844), (844, 390)] {
                browser.set_touchable(true).await?;
                browser.show_as(look_at(size, false, Lang::En)).await?;
                browser.go(&standing.page(Lang::En)).await?;
                if browser.ask(IN_SIGHT).await? != json!(true) {
                    wrong.push(format!("{} after {decisions} at {size:?}", kind.id()));
                }
                let confirmed = browser.ask_with(CONFIRMED, Vec::new()).await?;
                if confirmed != json!(true) {
                    wrong.push(format!(
                        "{} after {decisions} at {size:?}: {confirmed}",
                        kind.id()
                    ));
                }
            }
        }
        content(browser).await?;
    }
    ensure!(wrong.is_empty(), "{wrong:#?}");
    Ok(())
}
