//! `tune`: better numbers for a game's bots, by games against themselves.

use std::sync::Mutex;

use anyhow::bail;
use bots::{
    Arena, Climb, Entrant, Played, Verdict, named_weights, ratings, replace_weights, tunable,
};
use catalog::{AnyGame, TellError};
use engine::Header;
use serde_json::json;
use words::{Lang, cli};

use super::arena::entrants_of_ours;
use super::{Context, files};
use crate::arguments;

/// A change is tried in a few games first, and in more while it promises something.
const STAGES: [u32; 3] = [8, 3, 1];

/// Tries changes and keeps what wins.
pub(crate) fn tune(context: &mut Context<'_, '_>, wanted: &arguments::Tune) -> anyhow::Result<()> {
    let lang = context.lang;
    let kind = context.game(&wanted.game)?;
    let table = arguments::Table {
        players: wanted.players,
        ..arguments::Table::default()
    };
    let header = context.header(kind, &table)?;
    let bots = entrants_of_ours(std::slice::from_ref(&wanted.bot), lang)?;
    let bot = &bots[0];
    let text = kind.weights_file();
    let mut climb = begin(wanted, kind, text, lang)?;
    let bar = context.progress_bar(wanted.steps.into(), climb.step.into())?;
    let names = named_weights(text);
    let tunable = tunable(text, bot.level);
    while climb.step < wanted.steps {
        let (values, changed) = climb.candidate(wanted.spread, &tunable);
        let rate = better(kind, &header, wanted, &climb, bot, &values, lang)?;
        if let Some(rate) = rate {
            let names: Vec<&str> = changed
                .iter()
                .map(|&place| names[place].name.as_str())
                .collect();
            let step = climb.step + 1;
            let rate = format!("{:.1}", rate * 100.0);
            let line = cli::tune_kept(lang, step, names.join(", "), rate);
            bar.suspend(|| writeln!(context.console.err, "{line}"))?;
        }
        climb.advance(rate.is_some().then_some(values));
        if let Some(path) = &wanted.resume {
            files::write(path, &(serde_json::to_string(&climb)? + "\n"), lang)?;
        }
        if rate.is_some() {
            files::write(&wanted.out, &replace_weights(text, &climb.values), lang)?;
        }
        bar.set_position(climb.step.into());
    }
    bar.finish_and_clear();
    files::write(&wanted.out, &replace_weights(text, &climb.values), lang)?;
    if context.json {
        return context.print_json(&json!({
            "game": kind.id(),
            "steps": climb.step,
            "kept": climb.kept,
        }));
    }
    let done = cli::tune_done(lang, climb.step, climb.kept, wanted.out.display());
    writeln!(context.console.out, "{done}")?;
    Ok(())
}

/// Where to begin: at the game's own numbers, or where it was left.
fn begin(
    wanted: &arguments::Tune,
    kind: &dyn AnyGame,
    text: &str,
    lang: Lang,
) -> anyhow::Result<Climb> {
    let fresh = Climb::new(kind.id(), text, wanted.work.seed);
    let path = match &wanted.resume {
        Some(path) if path.exists() => path,
        _ => return Ok(fresh),
    };
    let climb: Option<Climb> = serde_json::from_str(&files::read(path, lang)?).ok();
    let fits = |climb: &Climb| {
        climb.game == fresh.game
            && climb.seed == fresh.seed
            && climb.values.len() == fresh.values.len()
            && climb.values.iter().all(|value| value.is_finite())
    };
    match climb.filter(fits) {
        Some(climb) => Ok(climb),
        None => bail!(cli::another_match(lang, path.display())),
    }
}

/// How often the bot wins with the new numbers, if they are better for sure.
fn better(
    kind: &dyn AnyGame,
    header: &Header,
    wanted: &arguments::Tune,
    climb: &Climb,
    bot: &Entrant,
    values: &[f64],
    lang: Lang,
) -> anyhow::Result<Option<f64>> {
    let with = |values: &[f64]| Entrant {
        file: Some(replace_weights(kind.weights_file(), values)),
        ..bot.clone()
    };
    let mut arena = Arena {
        entrants: vec![with(values), with(&climb.values)],
        reach: None,
        games: 0,
        seed: wanted.work.seed ^ u64::from(climb.step).wrapping_mul(0x9e37_79b9),
        threads: wanted.work.threads(),
    };
    let fair = 1.0 / f64::from(header.seats);
    let mut played: Vec<Played> = Vec::new();
    for part in STAGES {
        arena.games = wanted.games / part;
        let new = Mutex::new(Vec::new());
        let record = |game: Played| {
            // A thread that panicked takes the whole match down with it.
            if let Ok(mut new) = new.lock() {
                new.push(game);
            }
        };
        kind.compete(header, &arena, &played, &record).told(lang)?;
        played.extend(
            new.into_inner()
                .unwrap_or_else(std::sync::PoisonError::into_inner),
        );
        let rating = &ratings(arena.entrants.len(), &played).bots[0];
        match Climb::judge(rating, fair, part == 1) {
            Verdict::Keep => return Ok(Some(rating.win_rate)),
            Verdict::GoOn => {}
            Verdict::Drop => break,
        }
    }
    Ok(None)
}
