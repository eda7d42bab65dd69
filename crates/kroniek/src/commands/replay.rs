//! `replay`: a saved game at any point.

use std::path::Path;

use anyhow::bail;
use catalog::TellError;
use engine::{DecisionNumber, Seat, Viewer};
use serde_json::json;
use words::cli;

use super::Context;

/// Shows a saved game at any point.
pub(crate) fn replay(
    context: &mut Context<'_, '_>,
    file: &Path,
    at: Option<DecisionNumber>,
    seat: Option<u8>,
) -> anyhow::Result<()> {
    let lang = context.lang;
    let whole = context.read(file)?;
    let last = whole.decisions();
    let at = at.unwrap_or(last);
    if at > last {
        bail!(cli::beyond_the_end(lang, at, last));
    }
    let playing = whole.at(at);
    let viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
    let log = playing
        .log(DecisionNumber::SET_UP, viewer, lang)
        .told(lang)?;
    if context.json {
        let view = playing.view(viewer).told(lang)?;
        return context.print_json(&json!({
            "game": playing.kind().id(),
            "at": at,
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
        writeln!(out, "{:>4}  {}", line.decision, line.line.text)?;
    }
    writeln!(out)?;
    writeln!(out, "{}", cli::after_decision(lang, at, last))?;
    writeln!(out, "{}", playing.round(lang))?;
    writeln!(out, "{}", playing.position(viewer, lang).told(lang)?)?;
    if let Some(result) = playing.result(lang) {
        writeln!(out, "{result}")?;
    }
    Ok(())
}
