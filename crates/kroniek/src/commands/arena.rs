//! `arena`: matches between bots, and what they are worth.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::Mutex;

use anyhow::{anyhow, bail};
use bots::{Arena, Entrant, Played, Rating, Table, UnknownEntrant, plot, ratings};
use catalog::TellError;
use engine::Header;
use serde::{Deserialize, Serialize};
use serde_json::json;
use words::{Lang, cli};

use super::{Context, files, table};
use crate::arguments;

/// The most bytes of a file of games.
const LARGEST_RESULTS: u64 = 1 << 30;

/// The first line of a file of games: which match they belong to.
#[derive(PartialEq, Serialize, Deserialize)]
struct Match {
    game: String,
    players: u8,
    options: std::collections::BTreeMap<String, String>,
    bots: Vec<String>,
    seed: u64,
}

/// Lets bots compete and tells what they are worth.
pub(crate) fn arena(
    context: &mut Context<'_, '_>,
    wanted: &arguments::Arena,
) -> anyhow::Result<()> {
    let lang = context.lang;
    let kind = context.game(&wanted.game)?;
    let table = arguments::Table {
        players: wanted.players,
        options: wanted.options.clone(),
        ..arguments::Table::default()
    };
    let header = context.header(kind, &table)?;
    let arena = Arena {
        entrants: entrants(&wanted.bots, lang)?,
        games: wanted.games,
        seed: wanted.work.seed,
        threads: wanted.work.threads(),
    };
    let (before, mut file) = match &wanted.resume {
        Some(path) => {
            let (before, file) = open(path, &header, wanted, lang)?;
            (before, Some(file))
        }
        None => (Vec::new(), None),
    };
    // Checked before the fixtures are counted.
    let mut trial = header.clone();
    trial.seed = Some(engine::Seed::from_number(wanted.work.seed));
    kind.open(trial).told(lang)?;
    let fixtures = arena.fixtures(header.seats).len();
    let bar = context.progress_bar(fixtures as u64, before.len() as u64)?;
    let played = Mutex::new((before.clone(), Ok(())));
    let record = |game: Played| {
        bar.inc(1);
        // A thread that panicked takes the whole match down with it.
        if let Ok(mut played) = played.lock() {
            if let (Some(file), true) = (&mut &file, played.1.is_ok()) {
                played.1 = write(file, &game);
            }
            played.0.push(game);
        }
    };
    kind.compete(&header, &arena, &before, &record).told(lang)?;
    bar.finish_and_clear();
    let (played, written) = played
        .into_inner()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    if let (Err(error), Some(path)) = (written, &wanted.resume) {
        bail!(cli::cannot_write(lang, path.display(), error));
    }
    if let Some(file) = &mut file {
        file.sync_all()?;
    }
    let table = ratings(arena.entrants.len(), &played);
    if let Some(path) = &wanted.plot {
        let title = cli::arena_title(lang, kind.title(lang), played.len());
        files::write(path, &plot(&title, &wanted.bots, &table), lang)?;
    }
    tell(context, kind.id(), header.seats, wanted, &table)?;
    if table.dead_ends > 0 {
        bail!(cli::dead_ends(lang, table.dead_ends));
    }
    Ok(())
}

pub(super) fn entrants(names: &[impl AsRef<str>], lang: Lang) -> anyhow::Result<Vec<Entrant>> {
    names
        .iter()
        .map(|name| {
            let read =
                |path: &str| files::read(Path::new(path), lang).map_err(|error| error.to_string());
            Entrant::parse(name.as_ref(), read).or_else(|error| match error {
                UnknownEntrant::Level(unknown) => {
                    table::level(&unknown.found, lang).map(Entrant::from)
                }
                error => Err(anyhow!(error)),
            })
        })
        .collect()
}

/// The games of a file that was begun before, and the file to write further ones to.
fn open(
    path: &Path,
    header: &Header,
    wanted: &arguments::Arena,
    lang: Lang,
) -> anyhow::Result<(Vec<Played>, File)> {
    let this = Match {
        game: wanted.game.clone(),
        players: header.seats,
        options: header.options.clone(),
        bots: wanted.bots.clone(),
        seed: wanted.work.seed,
    };
    let mut played = Vec::new();
    let mut whole = String::new();
    if path.exists() {
        let text = files::read_up_to(path, LARGEST_RESULTS, lang)?;
        // A line without an end was being written when the power went.
        text[..text.rfind('\n').map_or(0, |end| end + 1)].clone_into(&mut whole);
        let mut lines = whole.lines();
        if let Some(first) = lines.next() {
            let first = serde_json::from_str::<Match>(first).ok();
            if first.is_none_or(|first| first != this) {
                bail!(cli::another_match(lang, path.display()));
            }
        }
        for (number, line) in lines.enumerate() {
            let game: Option<Played> = serde_json::from_str(line).ok();
            let game = game.filter(|game| fits(game, &this));
            match game {
                Some(game) => played.push(game),
                None => bail!(cli::not_a_played_game(lang, path.display(), number + 2)),
            }
        }
    }
    if whole.is_empty() {
        whole = serde_json::to_string(&this)? + "\n";
    }
    files::write(path, &whole, lang)?;
    let file = OpenOptions::new().append(true).open(path);
    let file = file.map_err(|error| anyhow!(cli::cannot_write(lang, path.display(), error)))?;
    Ok((played, file))
}

/// Whether a game can have been one of this match.
fn fits(game: &Played, this: &Match) -> bool {
    let seats = usize::from(this.players);
    game.seats.len() == seats
        && (game.shares.is_empty() || game.shares.len() == seats)
        && game.seats.iter().all(|&bot| bot < this.bots.len())
        && game.shares.iter().all(|share| (0.0..=1.0).contains(share))
}

fn write(mut file: &File, game: &Played) -> std::io::Result<()> {
    let line = serde_json::to_string(game)? + "\n";
    file.write_all(line.as_bytes())
}

fn tell(
    context: &mut Context<'_, '_>,
    game: &str,
    players: u8,
    wanted: &arguments::Arena,
    table: &Table,
) -> anyhow::Result<()> {
    if context.json {
        #[derive(Serialize)]
        struct Named<'a> {
            bot: &'a str,
            #[serde(flatten)]
            rating: &'a Rating,
        }
        let bots = wanted.bots.iter().zip(&table.bots);
        let bots: Vec<Named<'_>> = bots.map(|(bot, rating)| Named { bot, rating }).collect();
        return context.print_json(&json!({
            "game": game,
            "players": players,
            "games": wanted.games,
            "seed": wanted.work.seed,
            "dead_ends": table.dead_ends,
            "bots": bots,
        }));
    }
    let head = cli::arena_head(context.lang);
    let mut rows = vec![head.split('|').map(str::to_owned).collect::<Vec<String>>()];
    for (name, bot) in wanted.bots.iter().zip(&table.bots) {
        rows.push(vec![
            name.clone(),
            bot.games.to_string(),
            format!("{:.1} %", bot.win_rate * 100.0),
            format!("{:.1} – {:.1}", bot.low * 100.0, bot.high * 100.0),
            format!("{:+.0}", bot.rating),
            format!("{:+.0} – {:+.0}", bot.rating_low, bot.rating_high),
        ]);
    }
    print_table(context, &rows)
}

/// Prints rows of cells, the first of them the heads: names to the left, numbers to the right.
pub(super) fn print_table(
    context: &mut Context<'_, '_>,
    rows: &[Vec<String>],
) -> anyhow::Result<()> {
    let columns = rows.first().map_or(0, Vec::len);
    let widths: Vec<usize> = (0..columns)
        .map(|column| {
            let cells = rows.iter().map(|row| row[column].chars().count());
            cells.max().unwrap_or(0)
        })
        .collect();
    for row in rows {
        let cells = row.iter().zip(&widths).enumerate();
        let cells: Vec<String> = cells
            .map(|(column, (cell, &width))| match column {
                0 => format!("{cell:<width$}"),
                _ => format!("{cell:>width$}"),
            })
            .collect();
        writeln!(context.console.out, "{}", cells.join("  "))?;
    }
    Ok(())
}
