//! How much is sent for a click.

use anyhow::{Context, Result, ensure};
use e2e::positions::{Others, length, stand};
use e2e::steps::content;
use e2e::{Browser, Look, Server};
use serde_json::{Value, json};
use words::Lang;

const DECISIONS: u32 = 50;
/// The most bytes of a late page and of an update, packed. What all bots did since the last update comes at once.
const PAGE: u64 = 60_000;
const UPDATE: u64 = 10_000;

/// Decides so often; tells how many bytes each update had, packed, and what was in the largest.
const UPDATES: &str = "async (decisions) => {
  performance.setResourceTimingBufferSize(10000);
  performance.clearResourceTimings();
  const table = document.querySelector('#table');
  const choices = () => [...document.querySelectorAll('#choices .choice')];
  const pause = () => new Promise((done) => setTimeout(done, 5));
  const until = async (holds) => { while (!holds()) await pause(); };
  let most = '';
  const parse = DOMParser.prototype.parseFromString;
  DOMParser.prototype.parseFromString = function (text, type) { if (text.length > most.length) most = text; return parse.call(this, text, type); };
  for (let made = 0; made < decisions && table.dataset.playing === 'true'; made += 1) {
    await until(() => choices().length || table.dataset.playing !== 'true');
    if (!choices().length) break;
    const number = Number(table.dataset.number);
    choices().at((made * 7) % choices().length).click();
    await until(() => Number(table.dataset.number) > number && !document.body.classList.contains('busy'));
  }
  DOMParser.prototype.parseFromString = parse;
  const parts = [...new DOMParser().parseFromString(most, 'text/html').querySelectorAll('#table [id]')];
  const named = parts.map((part) => [part.outerHTML.length, `${part.id || part.parentElement.closest('[id]')?.id} ${part.className.baseVal ?? part.className}`]);
  named.sort((one, other) => other[0] - one[0]);
  const sent = performance.getEntriesByType('resource').filter(({ name }) => /\\/tables\\/[^/]+(\\/decide)?(\\?.*)?$/u.test(name) && !name.includes('/api/'));
  const sizes = sent.map((one) => one.encodedBodySize).sort((one, other) => other - one);
  return { sizes, largest: named.slice(0, 12), page: performance.getEntriesByType('navigation')[0].encodedBodySize };
}";

#[tokio::test]
async fn a_late_game_is_sent_in_few_bytes() -> Result<()> {
    let mut wrong = Vec::new();
    for kind in games::all().kinds() {
        let server = Server::start_alike().await?;
        let browser = Browser::open(&server, Look::WIDE).await?;
        let seats = *kind.seats().end();
        let late = length(kind, seats)? * 3 / 4;
        let standing = stand(&browser, kind.id(), seats, late, Others::Bots).await?;
        browser.go(&standing.page(Lang::En)).await?;
        let sent = browser.ask_with(UPDATES, vec![json!(DECISIONS)]).await?;
        let page = sent["page"].as_u64().with_context(|| sent.to_string())?;
        let sizes = sent["sizes"].as_array().context("sizes")?;
        let size = |place: usize| sizes.get(place).and_then(Value::as_u64).unwrap_or(u64::MAX);
        let (largest, median) = (size(0), size(sizes.len() / 2));
        println!(
            "{}: a page of {page} bytes, updates of {median} to {largest}",
            kind.id()
        );
        if page > PAGE || largest > UPDATE {
            wrong.push(format!(
                "{}: a page of {page}, updates of {}, with {}",
                kind.id(),
                sent["sizes"],
                sent["largest"]
            ));
        }
        content(browser).await?;
    }
    ensure!(wrong.is_empty(), "{wrong:#?}");
    Ok(())
}
