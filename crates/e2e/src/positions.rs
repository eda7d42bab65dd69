//! Positions that are the same every time: one browser holds every seat, decides by a fixed row of numbers, and sits at a server whose dice
//! always fall alike ([`crate::Server::start_alike`]).

use anyhow::{Context, Result, ensure};
use catalog::AnyGame;
use serde_json::json;
use words::Lang;

use crate::Browser;
use crate::server::SEED;

/// No game takes more decisions than this, however badly it is played.
const MOST: u32 = 20_000;

/// Plays a new table on to a decision, and from there until somebody has something to choose on the board, or the game is over.
const PLAY: &str = "async (game, seats, wanted, others) => {
  const headers = { 'content-type': 'application/json' };
  const ask = async (path, body) => {
    const answer = await fetch(`/api/v1/tables${path}`, body && { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const mine = Array.from({ length: seats }, (_, seat) => (seat ? others : { kind: 'me' }));
  const { table } = await ask('', { game, seats: mine });
  let random = 20260728;
  let next = await ask(`/${table}/decision`);
  const places = () => new Set(next.decision.choices.map((choice) => choice.anchor)).size;
  for (let tries = 0; !next.position.over; tries += 1) {
    // Bots have to be waited for.
    while (!next.decision && !next.position.over) {
      await new Promise((done) => setTimeout(done, 2));
      next = await ask(`/${table}/decision`);
    }
    if (next.position.over) break;
    const { position, decision } = next;
    if (position.decisions >= wanted && (places() > 3 || tries > wanted + 100)) break;
    random = (Math.imul(random, 1103515245) + 12345) & 0x7fffffff;
    const index = (random >> 8) % decision.choices.length;
    next = await ask(`/${table}/decision`, { seat: decision.seat, number: position.number, index });
  }
  return { table, seat: next.decision?.seat ?? 0, decisions: next.position.decisions };
}";

/// How many decisions a game takes that is played without a plan.
pub fn length(kind: &dyn AnyGame, seats: u8) -> Result<u32> {
    let mut header = kind.header(seats);
    header.seed = Some(SEED);
    let mut playing = kind.open(header).ok().context("a game that opens")?;
    let mut random: u32 = 1;
    for decisions in 0..MOST {
        let Some(seat) = playing.to_act().first() else {
            return Ok(decisions);
        };
        let asked = playing.decision(seat, Lang::En).ok();
        let choices = asked.context("a decision")?.choices.len();
        random = random.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        let choice = (random >> 8) as usize % choices;
        ensure!(playing.play_choice(seat, choice).is_ok(), "a legal choice");
    }
    anyhow::bail!("{} does not end", kind.id())
}

/// A table that was played on to a position.
#[derive(Clone, Debug)]
pub struct Standing {
    /// Its address, without a seat.
    pub table: String,
    /// Who is asked.
    pub seat: u64,
}

impl Standing {
    /// The page of the table as whoever is asked sees it.
    pub fn page(&self, lang: Lang) -> String {
        format!("{}?seat={}&lang={}", self.table, self.seat, lang.tag())
    }
}

/// Who sits in the other seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Others {
    /// The same person, at the same screen.
    SamePerson,
    /// Bots that play at random.
    Bots,
}

/// Makes a table of a game and plays it on by so many decisions at least, or to its end.
pub async fn stand(
    browser: &Browser,
    game: &str,
    seats: u8,
    decisions: u32,
    others: Others,
) -> Result<Standing> {
    // Whoever has opened a page is known again.
    browser.go("/help").await?;
    let others = match others {
        Others::SamePerson => json!({ "kind": "hot-seat" }),
        Others::Bots => json!({ "kind": "bot", "level": "random" }),
    };
    let arguments = vec![json!(game), json!(seats), json!(decisions), others];
    let stood = browser.ask_with(PLAY, arguments).await?;
    let table = stood["table"]
        .as_str()
        .with_context(|| format!("{game}: {stood}"))?;
    Ok(Standing {
        table: format!("/tables/{table}"),
        seat: stood["seat"].as_u64().unwrap_or_default(),
    })
}
