//! `train`: a network for a game's experts, by games against itself.

use std::time::{Duration, Instant};

use anyhow::bail;
use bots::{Lesson, Train, Training};
use catalog::{AnyGame, TellError};
use engine::Header;
use serde_json::json;
use words::{Lang, cli};

use super::{Context, files};
use crate::arguments;

/// Plays, learns and tests until the time is over.
pub(crate) fn train(
    context: &mut Context<'_, '_>,
    wanted: &arguments::Train,
) -> anyhow::Result<()> {
    let lang = context.lang;
    let kind = context.game(&wanted.game)?;
    let mut headers = Vec::new();
    let all: Vec<u8> = kind.seats().collect();
    let players = if wanted.players.is_empty() {
        &all
    } else {
        &wanted.players
    };
    for &players in players {
        let table = arguments::Table {
            players: Some(players),
            ..arguments::Table::default()
        };
        headers.push(context.header(kind, &table)?);
    }
    let mut trainer = begin(wanted, kind, &headers, lang)?;
    let bar = context.progress_bar(0, 0)?;
    let begun = Instant::now();
    let time = Duration::from_secs(60 * wanted.minutes);
    let (mut kept, mut last) = (0, Duration::ZERO);
    while wanted.steps.is_none_or(|steps| trainer.done() < steps) && begun.elapsed() + last <= time
    {
        let before = begun.elapsed();
        let lesson = trainer.step(&|done, all| {
            bar.set_length(all);
            bar.set_position(done);
        });
        last = begun.elapsed().saturating_sub(before);
        kept += u32::from(lesson.kept);
        let line = told(&lesson, lang);
        bar.suspend(|| writeln!(context.console.err, "{line}"))?;
        if let Some(path) = &wanted.resume {
            files::write(path, &trainer.checkpoint(), lang)?;
        }
        if lesson.kept {
            files::write(&wanted.out, &trainer.network(), lang)?;
        }
    }
    bar.finish_and_clear();
    files::write(&wanted.out, &trainer.network(), lang)?;
    if context.json {
        return context.print_json(&json!({
            "game": kind.id(),
            "steps": trainer.done(),
            "kept": kept,
        }));
    }
    let done = cli::train_done(lang, trainer.done(), wanted.out.display());
    writeln!(context.console.out, "{done}")?;
    Ok(())
}

/// Where to begin: at nothing, or where it was left.
fn begin(
    wanted: &arguments::Train,
    kind: &dyn AnyGame,
    headers: &[Header],
    lang: Lang,
) -> anyhow::Result<Box<dyn Train>> {
    let training = Training {
        seed: wanted.work.seed,
        lessons: wanted.lessons,
        lesson_games: wanted.lesson_games,
        studies: wanted.studies,
        study_games: wanted.study_games,
        generation_games: wanted.games,
        trials: wanted.trials,
        match_games: wanted.match_games,
        threads: wanted.work.threads(),
    };
    let path = wanted.resume.as_ref().filter(|path| path.exists());
    let checkpoint = path.map(|path| files::read(path, lang)).transpose()?;
    let trainer = kind
        .train(headers, training, checkpoint.as_deref())
        .told(lang)?;
    match (trainer, path) {
        (Ok(trainer), _) => Ok(trainer),
        (Err(_), Some(path)) => bail!(cli::another_training(lang, path.display())),
        (Err(error), None) => Err(error.into()),
    }
}

/// How a lesson or a generation went.
fn told(lesson: &Lesson, lang: Lang) -> String {
    let loss = format!("{:.4}", lesson.loss);
    let (number, games) = (lesson.number, lesson.games);
    match lesson.strength {
        None => cli::train_lesson(lang, number, games, loss),
        Some(strength) => {
            let strength = format!("{strength:.2}");
            if lesson.kept {
                cli::train_kept(lang, number, games, loss, strength)
            } else {
                cli::train_dropped(lang, number, games, loss, strength)
            }
        }
    }
}
