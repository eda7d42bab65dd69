//! `calibrate`: how well expected chances predict results.

use bots::{Calibration, Loss, Oracle, calibration_plot};
use catalog::TellError;
use serde_json::json;
use words::Lang;

use super::arena::{cells, entrants_of_ours, print_table, set_up, texts};
use super::{Context, files};
use crate::arguments;

/// How many bins of what was said are told of.
const BINS: usize = 10;

/// Lets bots play and compares what was expected with what happened.
pub(crate) fn calibrate(
    context: &mut Context<'_, '_>,
    wanted: &arguments::Calibrate,
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
    let found = kind.calibrate(&header, &arena, &|done| bar.set_position(done));
    let found = found.told(lang)?;
    bar.finish_and_clear();
    let losses = found.losses();
    // A network counts for more than the numbers that it replaces, and is drawn first.
    let drawn = losses.iter().rev().map(|loss| loss.oracle);
    let drawn = drawn.filter(|oracle| *oracle != Oracle::SeatAndTurn);
    let drawn: Vec<(Oracle, String)> = drawn.map(|oracle| (oracle, name(oracle, lang))).collect();
    if let Some(path) = &wanted.plot {
        let title = texts::calibration_title(lang, kind.title(lang), found.games);
        let (said, happened) = (texts::said(lang), texts::happened(lang));
        let drawing = calibration_plot(&title, [&said, &happened], &drawn, &found);
        files::write(path, &drawing, lang)?;
    }
    if context.json {
        let bins = drawn
            .iter()
            .map(|(oracle, _)| json!({ "oracle": oracle, "bins": found.bins(*oracle, BINS) }));
        return context.print_json(&json!({
            "game": kind.id(),
            "players": header.seats,
            "games": found.games,
            "positions": found.said.len(),
            "seed": wanted.work.seed,
            "losses": losses,
            "said_and_happened": bins.collect::<Vec<_>>(),
        }));
    }
    tell(context, &found, &losses)
}

fn name(oracle: Oracle, lang: Lang) -> String {
    match oracle {
        Oracle::SeatAndTurn => texts::seat_and_turn(lang),
        Oracle::OwnNumbers => texts::own_numbers(lang),
        Oracle::Network => texts::network(lang),
    }
}

fn tell(context: &mut Context<'_, '_>, found: &Calibration, losses: &[Loss]) -> anyhow::Result<()> {
    let lang = context.lang;
    let head = texts::calibrated(lang, found.said.len(), found.games);
    writeln!(context.console.out, "{head}")?;
    let mut rows = vec![cells(&texts::calibrate_head(lang))];
    let against = |loss: f64, usual: f64| format!("{:+.1} %", (loss / usual - 1.0) * 100.0);
    if let Some(usual) = losses.first() {
        for loss in losses {
            rows.push(vec![
                name(loss.oracle, lang),
                format!("{:.3}", loss.all),
                against(loss.all, usual.all),
                format!("{:.3}", loss.late),
                against(loss.late, usual.late),
            ]);
        }
    }
    print_table(context, &rows)
}
