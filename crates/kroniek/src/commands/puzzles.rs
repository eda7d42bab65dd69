//! `puzzles`: finding them in games between bots, and checking them by longer searches.

use std::path::PathBuf;
use std::time::Instant;

use anyhow::bail;
use bots::in_parallel;
use catalog::AnyGame;
use lessons::{Hunt, Puzzles};
use serde_json::json;
use words::{Lang, cli};

use super::{Context, files};
use crate::arguments::{self, CheckPuzzles, MakePuzzles};

pub(crate) fn puzzles(
    context: &mut Context<'_, '_>,
    wanted: &arguments::Puzzles,
) -> anyhow::Result<()> {
    match wanted {
        arguments::Puzzles::Make(make) => self::make(context, make),
        arguments::Puzzles::Check(check) => self::check(context, check),
    }
}

/// Plays and searches until there are enough puzzles. What was found is written down every few games.
fn make(context: &mut Context<'_, '_>, wanted: &MakePuzzles) -> anyhow::Result<()> {
    let lang = context.lang;
    let kind = context.game(&wanted.game)?;
    let out = wanted.out.clone();
    let out = out.unwrap_or_else(|| PathBuf::from(format!("{}-puzzles.toml", kind.id())));
    let mut puzzles = if out.exists() {
        Puzzles::parse(kind, &files::read(&out, lang)?)?
    } else {
        Puzzles::none(kind, wanted.work.seed)
    };
    if puzzles.is_empty() && puzzles.games() == 0 {
        puzzles = Puzzles::none(kind, wanted.work.seed);
    }
    if puzzles.seed() != wanted.work.seed {
        bail!(cli::other_puzzles(lang, out.display(), puzzles.seed()));
    }
    let hunt = Hunt {
        count: wanted.count as usize,
        screening: wanted.screening,
        trials: wanted.trials,
        margin: wanted.margin,
        threads: wanted.work.threads(),
        ..Hunt::default()
    };
    let bar = context.progress_bar(wanted.count.into(), puzzles.len() as u64)?;
    let begun = Instant::now();
    let found_before = puzzles.len();
    while wanted.games.is_none_or(|games| puzzles.games() < games) {
        bar.set_message(cli::puzzles_games(lang, puzzles.games()));
        if !hunt.step(&mut puzzles, &|_, _| bar.tick())? {
            break;
        }
        bar.set_position(puzzles.len() as u64);
        files::write(&out, &puzzles.text(), lang)?;
    }
    bar.finish_and_clear();
    let found = puzzles.len() - found_before;
    let seconds = begun.elapsed().as_secs();
    if context.json {
        return context.print_json(&json!({
            "game": kind.id(),
            "puzzles": puzzles.len(),
            "found": found,
            "games": puzzles.games(),
            "seconds": seconds,
        }));
    }
    let (all, games) = (puzzles.len(), puzzles.games());
    let made = cli::puzzles_made(lang, all, games, found, seconds, out.display());
    writeln!(context.console.out, "{made}")?;
    Ok(())
}

/// Searches every puzzle once more, and longer.
fn check(context: &mut Context<'_, '_>, wanted: &CheckPuzzles) -> anyhow::Result<()> {
    let lang = context.lang;
    let kind = context.game(&wanted.game)?;
    let puzzles = read(wanted, kind, lang)?;
    let all: Vec<_> = puzzles.all().collect();
    if all.is_empty() {
        bail!(cli::no_puzzles(lang, kind.title(lang)));
    }
    let sample = wanted.sample.map_or(all.len(), |sample| sample as usize);
    let count = sample.min(all.len());
    let looked_at: Vec<_> = (0..count).map(|one| all[one * all.len() / count]).collect();
    let bar = context.progress_bar(count as u64, 0)?;
    let threads = arguments::or_all_cores(wanted.threads);
    let held = in_parallel(
        count,
        threads,
        |number| looked_at[number].holds(wanted.times),
        |done| bar.set_position(done as u64),
    );
    bar.finish_and_clear();
    let (mut holding, mut failing) = (0, Vec::new());
    for (puzzle, held) in looked_at.iter().zip(held) {
        if held? {
            holding += 1;
        } else {
            failing.push(puzzle.name().to_owned());
        }
    }
    if let Some(path) = wanted.file.as_ref().filter(|_| wanted.drop) {
        let puzzles = puzzles.without(&failing);
        files::write(path, &puzzles.text(), lang)?;
    }
    let share = f64::from(holding) * 100.0 / count as f64;
    if context.json {
        return context.print_json(&json!({
            "game": kind.id(),
            "checked": count,
            "holding": holding,
            "share": share / 100.0,
            "failing": failing,
        }));
    }
    let out = &mut context.console.out;
    for name in &failing {
        writeln!(out, "{}", cli::puzzle_fails(lang, name))?;
    }
    let share = format!("{share:.1}");
    let told = cli::puzzles_hold(lang, holding, count, share, wanted.times);
    writeln!(out, "{told}")?;
    Ok(())
}

fn read(wanted: &CheckPuzzles, kind: &'static dyn AnyGame, lang: Lang) -> anyhow::Result<Puzzles> {
    Ok(match &wanted.file {
        Some(path) => Puzzles::parse(kind, &files::read(path, lang)?)?,
        None => Puzzles::read(kind)?,
    })
}
