//! `play`: a game in the terminal.

mod session;

use anyhow::bail;
use engine::Seed;
use words::cli;

use super::{Context, files, games, table};
use crate::arguments::Play;
use session::Session;

/// What a person is called among the bots.
const PERSON: &str = "human";

/// Plays a game, new or saved.
pub(crate) fn play(context: &mut Context<'_, '_>, play: Play) -> anyhow::Result<()> {
    let lang = context.lang;
    let playing = if let Some(file) = &play.resume {
        context.catalog.read(&files::read(file, lang)?, lang)?
    } else {
        let kind = context
            .catalog
            .find(play.game.as_deref().unwrap_or_default(), lang)?;
        let mut header = context.header(kind, &play.table)?;
        header.seed = Some(match play.seed {
            Some(number) => Seed::from_number(number),
            None => table::fresh_seed(lang)?,
        });
        kind.open(header, lang)?
    };
    let named = play.table.bots;
    if named.len() > playing.seats() as usize {
        bail!(cli::wrong_bots(lang, named.len(), playing.seats()));
    }
    let mut bots = vec![None; playing.seats() as usize];
    for (bot, name) in bots.iter_mut().zip(&named) {
        if name != PERSON {
            *bot = Some(table::level(name, lang)?);
        }
    }
    Session::new(playing, bots, lang, context.console).run()
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
        return play(context, game);
    }
    Ok(())
}
