//! `play`: a game in the terminal.

mod session;

use anyhow::bail;
use catalog::TellError;
use engine::Seed;
use words::cli;

use super::players::{PERSON, PROGRAM, players};
use super::{Context, games, table};
use crate::arguments::Play;
use session::Session;

/// Plays a game, new or saved.
pub(crate) fn play(context: &mut Context<'_, '_>, play: &Play) -> anyhow::Result<()> {
    let lang = context.lang;
    let playing = if let Some(file) = &play.resume {
        context.read(file)?
    } else {
        let kind = context.game(play.game.as_deref().unwrap_or_default())?;
        let mut header = context.header(kind, &play.table)?;
        header.seed = Some(match play.seed {
            Some(number) => Seed::from_number(number),
            None => table::fresh_seed(lang)?,
        });
        kind.open(header).told(lang)?
    };
    let seats = playing.seats() as usize;
    let mut names: Vec<&str> = play.table.bots.iter().map(String::as_str).collect();
    if names.len() > seats {
        bail!(cli::wrong_bots(lang, names.len(), seats));
    }
    if names.is_empty() && !play.table.bot_cmd.is_empty() {
        names.push(PERSON);
        names.resize(seats, PROGRAM);
    }
    names.resize(seats, PERSON);
    let players = players(&names, &play.table, lang)?;
    Session::new(playing, players, lang, context.console).run()
}

/// Offers the games, and plays the one that is picked against bots.
pub(crate) fn offer(context: &mut Context<'_, '_>) -> anyhow::Result<()> {
    let lang = context.lang;
    let kinds: Vec<_> = context.catalog.kinds().collect();
    for (index, kind) in kinds.iter().enumerate() {
        let (title, players) = (kind.title(lang), games::players(*kind, lang));
        writeln!(context.console.out, "{:>3}  {title}, {players}", index + 1)?;
    }
    writeln!(context.console.out, "{}", cli::which_game(lang))?;
    while let Some(line) = context.console.read_line()? {
        let picked = line.trim().parse::<usize>().ok();
        let Some(kind) = picked.and_then(|number| kinds.get(number.checked_sub(1)?)) else {
            writeln!(context.console.err, "{}", cli::which_game(lang))?;
            continue;
        };
        let mut game = Play {
            game: Some(kind.id().to_owned()),
            ..Play::default()
        };
        game.table.bots = vec!["random".to_owned(); *kind.seats().start() as usize];
        PERSON.clone_into(&mut game.table.bots[0]);
        return play(context, &game);
    }
    Ok(())
}
