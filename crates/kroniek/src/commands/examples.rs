//! `examples`: a position for each section of the rules.

use std::path::PathBuf;

use lessons::Survey;
use serde_json::json;
use words::cli;

use super::{Context, files};
use crate::arguments::{self, MakeExamples};

pub(crate) fn examples(
    context: &mut Context<'_, '_>,
    wanted: &arguments::Examples,
) -> anyhow::Result<()> {
    match wanted {
        arguments::Examples::Make(make) => self::make(context, make),
    }
}

/// Plays games and writes down the clearest example of every section.
fn make(context: &mut Context<'_, '_>, wanted: &MakeExamples) -> anyhow::Result<()> {
    let lang = context.lang;
    let kind = context.game(&wanted.game)?;
    let out = wanted.out.clone();
    let out = out.unwrap_or_else(|| PathBuf::from(format!("{}-examples.toml", kind.id())));
    let survey = Survey {
        seed: wanted.work.seed,
        games: wanted.games,
        threads: wanted.work.threads(),
    };
    let bar = context.progress_bar(wanted.games.into(), 0)?;
    let examples = survey.make(kind, &|done| bar.set_position(done.into()))?;
    bar.finish_and_clear();
    files::write(&out, &examples.text(), lang)?;
    let missing = examples.missing();
    if context.json {
        return context.print_json(&json!({
            "game": kind.id(),
            "games": wanted.games,
            "examples": examples.len(),
            "missing": missing,
        }));
    }
    let (found, all) = (examples.len(), examples.len() + missing.len());
    let console = &mut context.console.out;
    let made = cli::examples_made(lang, found, all, wanted.games, out.display());
    writeln!(console, "{made}")?;
    if !missing.is_empty() {
        let names = missing.iter().map(|rule| kind.rule_name(rule, lang));
        writeln!(
            console,
            "{}",
            cli::examples_missing(lang, words::list(lang, names))
        )?;
    }
    Ok(())
}
