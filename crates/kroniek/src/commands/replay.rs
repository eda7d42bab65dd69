//! `replay` and `verify`: what can be done with a saved game.

use std::path::Path;

use anyhow::bail;
use engine::{Seat, Viewer};
use serde_json::json;
use words::cli;

use super::{Context, files};

/// Shows a saved game at any point.
pub(crate) fn replay(
    context: &mut Context<'_, '_>,
    file: &Path,
    at: Option<usize>,
    seat: Option<u8>,
) -> anyhow::Result<()> {
    let lang = context.lang;
    let whole = context.catalog.read(&files::read(file, lang)?, lang)?;
    let last = whole.decisions();
    let number = at.unwrap_or(last);
    if number > last {
        bail!(cli::beyond_the_end(lang, number, last));
    }
    let playing = whole.at(number);
    let viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
    let log = playing.log(0, viewer, lang)?;
    if context.json {
        let view = playing.view(viewer, lang)?;
        return context.print_json(&json!({
            "game": playing.kind().id(),
            "at": number,
            "decisions": last,
            "moment": playing.moment(),
            "hash": playing.fingerprint(),
            "outcome": playing.outcome(),
            "view": view,
            "log": log,
        }));
    }
    let out = &mut context.console.out;
    for line in log {
        writeln!(out, "{:>4}  {}", line.number, line.line.text)?;
    }
    writeln!(out)?;
    writeln!(out, "{}", cli::after_decision(lang, number, last))?;
    writeln!(out, "{}", playing.round(lang))?;
    writeln!(out, "{}", playing.position(viewer, lang)?)?;
    if let Some(result) = playing.result(lang) {
        writeln!(out, "{result}")?;
    }
    Ok(())
}

/// Checks a saved game.
pub(crate) fn verify(context: &mut Context<'_, '_>, file: &Path) -> anyhow::Result<()> {
    let lang = context.lang;
    let playing = context.catalog.read(&files::read(file, lang)?, lang)?;
    let header = playing.header();
    let proved = match (&header.fairness, header.seed) {
        (Some(fairness), Some(seed)) => fairness.proves(seed) == Some(true),
        _ => false,
    };
    if context.json {
        return context.print_json(&json!({
            "game": playing.kind().id(),
            "rules": header.rules,
            "decisions": playing.decisions(),
            "hash": playing.fingerprint(),
            "outcome": playing.outcome(),
            "dice_proved": proved,
        }));
    }
    let out = &mut context.console.out;
    let title = playing.kind().title(lang);
    writeln!(out, "{}", cli::verified(lang, title, playing.decisions()))?;
    let result = playing
        .result(lang)
        .unwrap_or_else(|| cli::still_going_on(lang));
    writeln!(out, "{result}")?;
    writeln!(out, "{}", cli::position_hash(lang, playing.fingerprint()))?;
    let dice = if proved {
        cli::dice_proved(lang)
    } else {
        cli::dice_unproved(lang)
    };
    writeln!(out, "{dice}")?;
    Ok(())
}
