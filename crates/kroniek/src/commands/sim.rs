//! `sim`: many games between bots.

pub(super) mod outside;

use anyhow::bail;
use bots::{Simulation, Tally};
use catalog::TellError;
use serde_json::json;
use words::{Lang, cli};

use super::Context;
use super::arena::entrants_of_ours;
use super::players::{PERSON, PROGRAM, players};
use crate::arguments::Sim;

/// Who plays where nobody is named.
const RANDOM: &str = "random";

/// Lets bots play and tells what came out.
pub(crate) fn sim(context: &mut Context<'_, '_>, sim: &Sim) -> anyhow::Result<()> {
    let lang = context.lang;
    let kind = context.game(&sim.game)?;
    let header = context.header(kind, &sim.table)?;
    let names = names(sim, header.seats, lang)?;
    if names.contains(&PERSON) {
        bail!(cli::nobody_there(lang));
    }
    let bar = context.progress_bar(sim.games, 0)?;
    let progress = |done| bar.set_position(done);
    let tally = if names.contains(&PROGRAM) || !sim.table.bot_cmd.is_empty() {
        let mut players = players(&names, &sim.table, lang)?;
        let games = (sim.games, sim.work.seed);
        outside::run(kind, &header, &mut players, games, &progress, lang)?
    } else {
        let simulation = Simulation {
            games: sim.games,
            seed: sim.work.seed,
            bots: entrants_of_ours(&names, lang)?,
            threads: sim.work.threads(),
        };
        kind.simulate(&header, &simulation, &progress).told(lang)?
    };
    bar.finish_and_clear();
    if context.json {
        context.print_json(&json!({
            "game": kind.id(),
            "players": header.seats,
            "seed": sim.work.seed,
            "games": tally.games,
            "decisions": tally.decisions,
            "mean_length": tally.mean_length(),
            "decisions_per_seat": tally.decisions_per_seat(),
            "mean_rounds": tally.mean_rounds(),
            "dead_ends": tally.dead_ends,
            "cpu_seconds": tally.cpu_seconds,
            "decisions_per_cpu_second": tally.decisions_per_cpu_second(),
            "outcomes": tally.outcomes,
            "wins": tally.wins,
            "figures": tally.figures.rows(),
        }))?;
    } else {
        tell(context, &tally)?;
    }
    if tally.dead_ends > 0 {
        bail!(cli::dead_ends(lang, tally.dead_ends));
    }
    Ok(())
}

fn tell(context: &mut Context<'_, '_>, tally: &Tally) -> anyhow::Result<()> {
    let (lang, out) = (context.lang, &mut context.console.out);
    let mean = format!("{:.1}", tally.mean_length());
    writeln!(
        out,
        "{}",
        cli::simulated(lang, tally.games, tally.decisions, mean)
    )?;
    for (result, count) in &tally.outcomes {
        let share = *count as f64 * 100.0 / tally.games.max(1) as f64;
        writeln!(out, "  {result}: {count} ({share:.1} %)")?;
    }
    for (row, columns) in tally.figures.rows() {
        let columns = columns
            .iter()
            .map(|(column, sum)| format!("{column} {sum}"));
        let columns: Vec<String> = columns.collect();
        writeln!(out, "  {row}: {}", columns.join(", "))?;
    }
    let seconds = format!("{:.2}", tally.cpu_seconds);
    let rate = format!("{:.0}", tally.decisions_per_cpu_second());
    writeln!(out, "{}", cli::speed(lang, seconds, rate))?;
    Ok(())
}

/// One bot for all, or one for each seat; where nothing is said the program, or random ones.
fn names(sim: &Sim, seats: u8, lang: Lang) -> anyhow::Result<Vec<&str>> {
    let unnamed = if sim.table.bot_cmd.is_empty() {
        RANDOM
    } else {
        PROGRAM
    };
    let seats = seats as usize;
    match &sim.table.bots[..] {
        [] => Ok(vec![unnamed; seats]),
        [name] => Ok(vec![name; seats]),
        names if names.len() == seats => Ok(names.iter().map(String::as_str).collect()),
        names => bail!(cli::wrong_bots(lang, names.len(), seats)),
    }
}
