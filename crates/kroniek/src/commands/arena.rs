//! `arena`: matches between bots, and what they are worth.

mod page;
mod programs;
mod record;

use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use anyhow::{anyhow, bail};
use bots::{
    Arena, Entrant, Level, Pair, Played, Rating, Scale, Table, UnknownEntrant, pairs, plot,
    ratings, share_of, sides,
};
use catalog::{AnyGame, TellError};
use engine::{Header, Seat};
use serde::Serialize;
use serde_json::{Value, json};
use words::{Lang, cli};

use super::{Context, files, table};
use crate::arguments::{self, Work};
use record::Match;

/// What is said about matches.
pub(super) mod texts {
    words::texts!("arena");
}

/// On a scale everybody meets those who are at most so many steps away.
const REACH: usize = 2;
/// A match is never taken for decided before so many games, and looked at again after so many more: who looks after every game
/// sees a share by chance above or below what it is.
const FIRST_LOOK: u32 = 40;
const NEXT_LOOK: usize = 20;

/// A match that is over.
struct Outcome<'a> {
    kind: &'static dyn AnyGame,
    header: &'a Header,
    arena: &'a Arena,
    bots: &'a [String],
    played: &'a [Played],
    table: &'a Table,
    pairs: Vec<Pair>,
}

/// Lets bots compete and tells what they are worth.
pub(crate) fn arena(
    context: &mut Context<'_, '_>,
    wanted: &arguments::Arena,
) -> anyhow::Result<()> {
    let lang = context.lang;
    let table = arguments::Table {
        players: wanted.players,
        options: wanted.options.clone(),
        ..arguments::Table::default()
    };
    let mut bots = wanted.bots.clone();
    if bots.is_empty() {
        let steps = &context.game(&wanted.game)?.scale().steps;
        bots.extend(steps.iter().map(|step| step.level.name()));
    }
    let entrants = entrants(&bots, lang)?;
    let (kind, header, mut arena) = set_up(
        context,
        &wanted.game,
        &table,
        entrants,
        wanted.games,
        &wanted.work,
    )?;
    let levels = match &wanted.scale {
        Some(_) => {
            arena.reach = Some(REACH);
            levels(&bots, lang)?
        }
        None => Vec::new(),
    };
    let this = Match {
        game: wanted.game.clone(),
        players: header.seats,
        options: header.options.clone(),
        bots: bots.clone(),
        seed: wanted.work.seed,
    };
    let played = play(context, kind, &header, &arena, &this, wanted)?;
    let table = ratings(arena.entrants.len(), &played);
    let result = Outcome {
        kind,
        header: &header,
        arena: &arena,
        bots: &bots,
        played: &played,
        table: &table,
        pairs: pairs(bots.len(), &played),
    };
    let title = cli::arena_title(lang, kind.title(lang), played.len());
    if let Some(path) = &wanted.plot {
        files::write(path, &plot(&title, &bots, &table), lang)?;
    }
    if let Some(path) = &wanted.page {
        files::write(path, &page::page(&result, &title, lang), lang)?;
    }
    tell(context, &result)?;
    if let Some(path) = &wanted.scale {
        let rated: Vec<(Level, &Rating)> = levels.into_iter().zip(&table.bots).collect();
        let games = played.len() as u32;
        let scale = Scale::measured(kind.newest_rules(), header.seats, &played, &rated);
        let made = format!(
            "kroniek arena {} --scale {} --bots {} --players {} --games {} --seed {}",
            kind.id(),
            path.display(),
            bots.join(","),
            header.seats,
            arena.games,
            arena.seed
        );
        files::write(path, &scale.write(&made), lang)?;
        if !context.json {
            let written = texts::scale_written(lang, path.display(), games);
            writeln!(context.console.out, "{written}")?;
        }
    }
    if table.dead_ends > 0 {
        bail!(cli::dead_ends(lang, table.dead_ends));
    }
    Ok(())
}

/// A match between these bots at the table that the command line describes.
pub(super) fn set_up(
    context: &mut Context<'_, '_>,
    game: &str,
    table: &arguments::Table,
    entrants: Vec<Entrant>,
    games: u32,
    work: &Work,
) -> anyhow::Result<(&'static dyn AnyGame, Header, Arena)> {
    let kind = context.game(game)?;
    let header = context.header(kind, table)?;
    // Checked before the fixtures are counted.
    let mut trial = header.clone();
    trial.seed = Some(engine::Seed::from_number(work.seed));
    kind.open(trial).told(context.lang)?;
    let arena = Arena {
        entrants,
        reach: None,
        games,
        seed: work.seed,
        threads: work.threads(),
    };
    Ok((kind, header, arena))
}

/// After how many games a line-up it is asked whether the match is decided, the last time when all are played.
fn stages(wanted: &arguments::Arena) -> impl Iterator<Item = u32> {
    let looks = wanted
        .until
        .map(|_| (FIRST_LOOK..wanted.games).step_by(NEXT_LOOK));
    looks.into_iter().flatten().chain([wanted.games])
}

/// Plays the games that are not in the file yet, and gives all of them.
fn play(
    context: &mut Context<'_, '_>,
    kind: &'static dyn AnyGame,
    header: &Header,
    arena: &Arena,
    this: &Match,
    wanted: &arguments::Arena,
) -> anyhow::Result<Vec<Played>> {
    let lang = context.lang;
    let (before, mut file) = match &wanted.resume {
        Some(path) => {
            let (before, file) = record::open(path, this, lang)?;
            (before, Some(file))
        }
        None => (Vec::new(), None),
    };
    let fixtures = arena.fixtures(header.seats).len();
    let bar = context.progress_bar(fixtures as u64, before.len() as u64)?;
    let played = Mutex::new((before, Ok(())));
    let record = |game: Played| {
        bar.inc(1);
        // A thread that panicked takes the whole match down with it.
        if let Ok(mut played) = played.lock() {
            if let (Some(file), true) = (&mut &file, played.1.is_ok()) {
                played.1 = record::write(file, &game);
            }
            played.0.push(game);
        }
    };
    let limit = Duration::from_secs(wanted.bot_time);
    let games = || {
        let played = played.lock().unwrap_or_else(PoisonError::into_inner);
        played.0.clone()
    };
    for games_so_far in stages(wanted) {
        let (before, part) = (
            games(),
            Arena {
                games: games_so_far,
                ..arena.clone()
            },
        );
        kind.compete(header, &part, &before, &record).told(lang)?;
        programs::compete(kind, header, &part, &before, limit, &record, lang)?;
        let goal = wanted.until.map(|percent| f64::from(percent) / 100.0);
        if goal.is_some_and(|goal| share_of(0, &games()).decides(goal)) {
            break;
        }
    }
    bar.finish_and_clear();
    let (played, written) = played.into_inner().unwrap_or_else(PoisonError::into_inner);
    if let (Err(error), Some(path)) = (written, &wanted.resume) {
        bail!(cli::cannot_write(lang, path.display(), error));
    }
    if let Some(file) = &mut file {
        file.sync_all()?;
    }
    Ok(played)
}

/// The levels of the bots, if all can be on a scale.
fn levels(bots: &[String], lang: Lang) -> anyhow::Result<Vec<Level>> {
    let level = |bot: &String| {
        let level: Option<Level> = bot.parse().ok();
        let level = level.filter(|level| level.is_fixed());
        level.ok_or_else(|| anyhow!(texts::not_fixed(lang, bot)))
    };
    bots.iter().map(level).collect()
}

fn entrants(names: &[impl AsRef<str>], lang: Lang) -> anyhow::Result<Vec<Entrant>> {
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

/// The same where outside programs cannot take part.
pub(super) fn entrants_of_ours(
    names: &[impl AsRef<str>],
    lang: Lang,
) -> anyhow::Result<Vec<Entrant>> {
    let entrants = entrants(names, lang)?;
    match entrants.iter().find(|entrant| entrant.program.is_some()) {
        Some(program) => bail!(texts::no_programs(lang, &program.name)),
        None => Ok(entrants),
    }
}

fn tell(context: &mut Context<'_, '_>, result: &Outcome<'_>) -> anyhow::Result<()> {
    if context.json {
        return context.print_json(&as_json(result));
    }
    let rows = rating_rows(result, context.lang);
    print_table(context, &rows)
}

fn as_json(result: &Outcome<'_>) -> Value {
    #[derive(Serialize)]
    struct Named<'a> {
        bot: &'a str,
        #[serde(flatten)]
        rating: &'a Rating,
    }
    let bots = result.bots.iter().zip(&result.table.bots);
    let bots: Vec<Named<'_>> = bots.map(|(bot, rating)| Named { bot, rating }).collect();
    json!({
        "game": result.kind.id(),
        "players": result.header.seats,
        "games": result.arena.games,
        "seed": result.arena.seed,
        "dead_ends": result.table.dead_ends,
        "bots": bots,
        "pairs": result.pairs,
        "sides": sides(result.header.seats, result.played),
    })
}

/// What is told of each bot, below the heads of the columns.
fn rating_rows(result: &Outcome<'_>, lang: Lang) -> Vec<Vec<String>> {
    let mut rows = vec![cells(&cli::arena_head(lang))];
    for (name, bot) in result.bots.iter().zip(&result.table.bots) {
        rows.push(vec![
            name.clone(),
            bot.games.to_string(),
            format!("{:.1} %", bot.win_rate * 100.0),
            format!("{:.1} – {:.1}", bot.low * 100.0, bot.high * 100.0),
            format!("{:+.0}", bot.rating),
            format!("{:+.0} – {:+.0}", bot.rating_low, bot.rating_high),
        ]);
    }
    rows
}

/// The heads of columns, which are one text.
pub(super) fn cells(head: &str) -> Vec<String> {
    head.split('|').map(str::to_owned).collect()
}

/// What the sides of a table are called.
fn side_names(kind: &dyn AnyGame, header: &Header, lang: Lang) -> Vec<String> {
    let mut opened = header.clone();
    opened.seed = Some(engine::Seed::from_number(0));
    let playing = kind.open(opened).ok();
    let name = |seat: Seat| match &playing {
        Some(playing) => playing.seat_name(seat, lang),
        None => seat.to_string(),
    };
    Seat::all(header.seats).map(name).collect()
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
