//! How much is sent for a click, and how soon it is answered.

use anyhow::{Context, Result, ensure};
use catalog::AnyGame;
use e2e::positions::{Others, length, stand};
use e2e::steps::content;
use e2e::{Browser, Look, Server};
use serde::Deserialize;
use words::Lang;

const CLICKS: usize = 50;
/// The most bytes of a late page and of an update, packed. What all bots did since the last update comes at once.
const PAGE: u64 = 60_000;
const UPDATE: u64 = 10_000;
/// The most milliseconds from a click until what it led to is painted, for half of the clicks and for nearly all.
const HALF: f64 = 150.0;
const NEARLY_ALL: f64 = 300.0;
/// A machine that others use is now and then slow for a while: the best of so many runs counts.
const RUNS: usize = 3;

/// Decides so often. Tells of each click how long it took until the new position was painted, and what took how long: the server with the way to it
/// and back, the script, and the browser's layout and painting; waiting for others is no part of it. Tells how many bytes each update had, packed.
const CLICKED: &str = "async (clicks) => {
  performance.setResourceTimingBufferSize(10000);
  performance.clearResourceTimings();
  const table = document.querySelector('#table');
  const choices = () => [...document.querySelectorAll('#choices .choice')];
  const pause = () => new Promise((done) => setTimeout(done, 5));
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const over = () => table.dataset.playing !== 'true';
  const ready = () => choices().length && !document.body.classList.contains('busy');
  const sent = () => performance.getEntriesByType('resource').filter(({ name }) => /\\/tables\\/[^/]+(\\/decide)?(\\?.*)?$/u.test(name) && !name.includes('/api/'));
  const decided = () => sent().filter(({ name }) => name.endsWith('/decide'));
  const changed = () => new Promise((done) => {
    const eye = new MutationObserver(() => { eye.disconnect(); done(performance.now()); });
    eye.observe(table, { attributeFilter: ['data-number'] });
  });
  const times = [];
  while (times.length < clicks) {
    while (!over() && !ready()) await pause();
    if (over()) break;
    await frame();
    await frame();
    if (!ready()) continue;
    const before = decided().length;
    const there = changed();
    const begin = performance.now();
    choices().at((times.length * 7) % choices().length).click();
    const shown = await there;
    await frame();
    // The next frame begins when this one is painted.
    await frame();
    const end = performance.now();
    while (decided().length === before) await pause();
    const { startTime, responseEnd } = decided().at(before);
    times.push([end - begin, responseEnd - startTime, shown - responseEnd, end - shown]);
  }
  return { times, updates: sent().map((one) => one.encodedBodySize) };
}";

/// How many bytes the page had, packed.
const SIZE: &str = "performance.getEntriesByType('navigation')[0].encodedBodySize";

/// What was seen of some clicks.
#[derive(Default, Deserialize)]
struct Seen {
    times: Vec<[f64; 4]>,
    updates: Vec<u64>,
}

impl Seen {
    /// One of the times in order, from the shortest.
    fn time(&self, what: usize, share: usize) -> f64 {
        let mut times: Vec<f64> = self.times.iter().map(|one| one[what]).collect();
        times.sort_by(f64::total_cmp);
        times[times.len() * share / 100]
    }

    fn is_small(&self) -> bool {
        self.updates.iter().all(|&update| update <= UPDATE)
    }

    fn is_soon(&self) -> bool {
        self.time(0, 50) <= HALF && self.time(0, 95) <= NEARLY_ALL
    }

    fn told(&self, game: &str) -> String {
        let half = |what| self.time(what, 50);
        format!(
            "{game}: {:.0} ms for half of the clicks ({:.0} server, {:.0} script, {:.0} painting), {:.0} ms for nearly all; updates of at most {} bytes",
            half(0),
            half(1),
            half(2),
            half(3),
            self.time(0, 95),
            self.updates.iter().max().unwrap_or(&0)
        )
    }
}

/// Opens the page of a game of so many, when this share of it is over.
async fn open(browser: &Browser, kind: &dyn AnyGame, seats: u8, over: (u32, u32)) -> Result<()> {
    let decisions = length(kind, seats)? * over.0 / over.1;
    let standing = stand(browser, kind.id(), seats, decisions, Others::Bots).await?;
    browser.go(&standing.page(Lang::En)).await
}

/// So many clicks from the page that is open on, and from the middle of another game if that one ends before.
async fn clicks(browser: &Browser, kind: &dyn AnyGame) -> Result<Seen> {
    let mut all = Seen::default();
    loop {
        let wanted = vec![(CLICKS - all.times.len()).into()];
        let said = browser.ask_with(CLICKED, wanted).await?;
        let seen: Seen = serde_json::from_value(said.clone()).with_context(|| said.to_string())?;
        all.times.extend(seen.times);
        all.updates.extend(seen.updates);
        if all.times.len() == CLICKS {
            return Ok(all);
        }
        open(browser, kind, *kind.seats().start(), (1, 2)).await?;
    }
}

#[tokio::test]
async fn a_click_is_answered_soon_in_few_bytes() -> Result<()> {
    let mut wrong = Vec::new();
    for kind in games::all().kinds() {
        let server = Server::start_alike().await?;
        let browser = Browser::open(&server, Look::WIDE).await?;
        open(&browser, kind, *kind.seats().start(), (1, 2)).await?;
        for run in 1..=RUNS {
            let seen = clicks(&browser, kind).await?;
            let told = seen.told(kind.id());
            println!("{told}");
            if seen.is_small() && seen.is_soon() {
                break;
            }
            if run == RUNS || !seen.is_small() {
                wrong.push(told);
                break;
            }
        }
        open(&browser, kind, *kind.seats().end(), (3, 4)).await?;
        let page = browser.ask(SIZE).await?.as_u64().context("a size")?;
        if page > PAGE {
            wrong.push(format!("{}: a page of {page} bytes", kind.id()));
        }
        content(browser).await?;
    }
    ensure!(wrong.is_empty(), "{wrong:#?}");
    Ok(())
}
