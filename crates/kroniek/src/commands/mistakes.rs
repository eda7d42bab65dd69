//! `mistakes`: how often bots choose something although something else is better beyond doubt.

use bots::{Mistakes, Rate, Record};
use catalog::TellError;
use serde_json::json;
use words::cli;

use super::Context;
use super::arena::{entrants_of_ours, print_table, set_up};
use crate::arguments;

/// Lets bots play, looks at every decision once more, and tells what came out.
pub(crate) fn mistakes(
    context: &mut Context<'_, '_>,
    wanted: &arguments::MistakesOf,
) -> anyhow::Result<()> {
    let lang = context.lang;
    let table = arguments::Table {
        players: wanted.players,
        ..arguments::Table::default()
    };
    let bots = entrants_of_ours(&wanted.bots, lang)?;
    let (kind, header, arena) = set_up(
        context,
        &wanted.game,
        &table,
        bots,
        wanted.games,
        &wanted.work,
    )?;
    let bar = context.progress_bar(arena.fixtures(header.seats).len() as u64, 0)?;
    let found = kind.mistakes(&header, &arena, &|done| bar.set_position(done));
    let found = found.told(lang)?;
    bar.finish_and_clear();
    if context.json {
        let bots = wanted.bots.iter().zip(&found.records);
        let bots: Vec<_> = bots.map(|(bot, records)| as_json(bot, records)).collect();
        return context.print_json(&json!({
            "game": kind.id(),
            "players": header.seats,
            "games": found.games,
            "seed": wanted.work.seed,
            "bots": bots,
        }));
    }
    tell(context, wanted, &found)
}

/// What the records of a bot add up to.
fn sum(records: &[Record]) -> Record {
    let mut sum = Record::default();
    for record in records {
        sum.actions += record.actions;
        sum.mistakes += record.mistakes;
        sum.given_away += record.given_away;
    }
    sum
}

fn as_json(bot: &str, records: &[Record]) -> serde_json::Value {
    let (sum, rate) = (sum(records), Rate::of(records));
    json!({
        "bot": bot,
        "games": records.len(),
        "actions": sum.actions,
        "mistakes": sum.mistakes,
        "given_away": sum.given_away,
        "rate": rate.rate,
        "low": rate.low,
        "high": rate.high,
    })
}

fn tell(
    context: &mut Context<'_, '_>,
    wanted: &arguments::MistakesOf,
    found: &Mistakes,
) -> anyhow::Result<()> {
    let head = cli::mistakes_head(context.lang);
    let mut rows = vec![head.split('|').map(str::to_owned).collect::<Vec<String>>()];
    for (bot, records) in wanted.bots.iter().zip(&found.records) {
        let (sum, rate) = (sum(records), Rate::of(records));
        let games = records.len().max(1) as f64;
        rows.push(vec![
            bot.clone(),
            records.len().to_string(),
            sum.actions.to_string(),
            sum.mistakes.to_string(),
            format!("{:.2}", rate.rate * 100.0),
            format!("{:.2} – {:.2}", rate.low * 100.0, rate.high * 100.0),
            format!("{:.3}", sum.given_away / games),
        ]);
    }
    print_table(context, &rows)
}
