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
/// a box that says something else now is another one.
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
  const where = (one) => { const { x, y, width } = one.getBoundingClientRect(); return { x, y, width, text: one.matches(parts) ? '' : `${one.textContent} ${said(one)}`, className: one.getAttribute('class') }; };
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
