//! `analyse`: what each side of a finished game could expect, and what changed it.

use std::path::Path;

use anyhow::bail;
use catalog::{Analysis, AnyPlaying};
use engine::Seat;
use indicatif::{ProgressBar, ProgressStyle};
use words::cli;
use words::site::analysis as texts;

use super::{Context, table};

/// How many characters the curve of a side has.
const WIDTH: usize = 72;
/// From the lowest share to the highest.
const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// Studies a saved game and tells what came out.
pub(crate) fn analyse(
    context: &mut Context<'_, '_>,
    file: &Path,
    level: Option<&str>,
) -> anyhow::Result<()> {
    let lang = context.lang;
    let playing = context.read(file)?;
    let level = match level {
        Some(name) => table::level(name, lang)?,
        None => bots::Level::STRONGEST,
    };
    let Some(mut study) = playing.study(level) else {
        bail!(cli::still_going_on(lang));
    };
    let bar = if context.console.progress {
        ProgressBar::new(0).with_style(ProgressStyle::with_template(
            "{bar:40} {pos}/{len} ({eta})",
        )?)
    } else {
        ProgressBar::hidden()
    };
    while study.step() {
        let progress = study.progress();
        bar.set_length(progress.all as u64);
        bar.set_position(progress.done as u64);
    }
    bar.finish_and_clear();
    let analysis = study.analysis();
    if context.json {
        return context.print_json(&analysis.told(lang));
    }
    tell(context, playing.as_ref(), &analysis)
}

fn hundredths(share: f64) -> String {
    format!("{:.0}", share * 100.0)
}

fn signed(change: f64) -> String {
    format!("{:+.0}", change * 100.0)
}

fn tell(
    context: &mut Context<'_, '_>,
    playing: &dyn AnyPlaying,
    analysis: &Analysis,
) -> anyhow::Result<()> {
    let (lang, out) = (context.lang, &mut context.console.out);
    let course = &analysis.course;
    let side = |seat: Seat| playing.seat_name(seat, lang);
    writeln!(out, "{}", texts::heading(lang, playing.kind().title(lang)))?;
    writeln!(out, "{}", playing.result(lang).unwrap_or_default())?;
    writeln!(out)?;
    for sentence in analysis.summary(&side, lang) {
        writeln!(out, "{sentence}")?;
    }
    writeln!(out, "\n{}", texts::curve(lang))?;
    for seat in Seat::all(playing.seats()) {
        let shares: Vec<f64> = course.shares.iter().map(|one| one[seat.index()]).collect();
        writeln!(out, "{}  {}", curve(&shares), side(seat))?;
    }
    writeln!(out, "\n{}", texts::balance(lang))?;
    for (seat, one) in Seat::all(playing.seats()).zip(&course.balance) {
        let luck = format!("{} ± {}", signed(one.luck), hundredths(one.luck_error));
        let parts = [
            (texts::start(lang), hundredths(one.start)),
            (texts::decided(lang), signed(one.decided())),
            (texts::luck(lang), luck),
            (texts::end(lang), hundredths(one.end)),
            (
                texts::mistakes(lang),
                texts::progress(lang, one.mistakes, one.actions),
            ),
        ];
        let parts = parts.map(|(name, value)| format!("{name} {value}"));
        writeln!(out, "  {}: {}", side(seat), parts.join(", "))?;
    }
    if !course.chance {
        writeln!(out, "  {}", texts::no_chance(lang))?;
    }
    writeln!(out, "\n{}", texts::losses(lang))?;
    if course.turns.is_empty() {
        writeln!(out, "  {}", texts::no_turns(lang))?;
    }
    let mut turns: Vec<_> = analysis.turns(lang).collect();
    turns.sort_by_key(|(turn, _)| turn.decision);
    for (turn, told) in turns {
        let place = texts::place(lang, turn.decision, &told.round);
        let worth = |share: f64, points: Option<f64>| match points {
            Some(points) => format!("{points:+.0}"),
            None => format!("{}%", hundredths(share)),
        };
        let after = worth(turn.after, turn.points.map(|points| points.after));
        let better = worth(
            turn.after_better,
            turn.points.map(|points| points.after_better),
        );
        let changed = texts::from_to(lang, &better, &after);
        let chose = texts::chose(lang, side(turn.seat), &told.played);
        let bot = texts::would_have(lang, course.level, &told.better, &better);
        writeln!(out, "  {place}: {chose} ({changed})\n    {bot}")?;
    }
    writeln!(out, "\n{}", texts::method(lang))?;
    Ok(())
}

/// A line of text as high as the shares.
fn curve(shares: &[f64]) -> String {
    let width = WIDTH.min(shares.len());
    let last = shares.len().saturating_sub(1);
    (0..width)
        .map(|place| {
            let share = shares[place * last / (width - 1).max(1)];
            let height = (share * HEIGHTS.len() as f64) as usize;
            HEIGHTS[height.min(HEIGHTS.len() - 1)]
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::curve;

    #[test]
    fn the_curve_is_as_high_as_the_share() {
        assert_eq!(curve(&[0.0, 0.5, 1.0]), "▁▅█");
        assert_eq!(curve(&[1.0]), "█");
        assert_eq!(curve(&[]), "");
        assert_eq!(curve(&[0.3; 1000]).chars().count(), super::WIDTH);
    }
}
