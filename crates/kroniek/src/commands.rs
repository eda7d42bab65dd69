//! What each command does.

mod analyse;
mod arena;
mod files;
mod games;
mod play;
mod players;
mod replay;
mod serve;
mod sim;
mod table;
mod tune;

pub(crate) use files::data as read_data;
pub(crate) use games::describe;
pub(crate) use table::fresh_seed;

use catalog::Catalog;
use words::Lang;

use crate::arguments::{Arguments, Bench, Command, Serve};
use crate::console::{Console, json_line};
use crate::protocol;

/// What every command knows.
pub(crate) struct Context<'a, 'c> {
    pub(crate) catalog: Catalog,
    pub(crate) lang: Lang,
    pub(crate) json: bool,
    pub(crate) data: Option<std::path::PathBuf>,
    pub(crate) console: &'a mut Console<'c>,
}

pub(crate) fn run(
    catalog: Catalog,
    arguments: Arguments,
    lang: Lang,
    console: &mut Console<'_>,
) -> anyhow::Result<()> {
    let mut context = Context {
        catalog,
        lang,
        json: arguments.json,
        data: arguments.data,
        console,
    };
    match arguments.command {
        None => serve::serve(&mut context, Serve::default()),
        Some(Command::Serve(serve)) => serve::serve(&mut context, serve),
        Some(Command::Bench(Bench::Serve {
            game,
            games,
            seconds,
        })) => serve::bench(&mut context, game, games, seconds),
        Some(Command::Games) => games::list(&mut context),
        Some(Command::Data { game }) => games::data(&mut context, &game),
        Some(Command::Play(play)) if play.game.is_none() && play.resume.is_none() => {
            play::offer(&mut context)
        }
        Some(Command::Play(play)) => play::play(&mut context, &play),
        Some(Command::Arena(arena)) => arena::arena(&mut context, &arena),
        Some(Command::Tune(tune)) => tune::tune(&mut context, &tune),
        Some(Command::Sim(sim)) => sim::sim(&mut context, &sim),
        Some(Command::Replay { file, at, seat }) => replay::replay(&mut context, &file, at, seat),
        Some(Command::Verify { file }) => replay::verify(&mut context, &file),
        Some(Command::Analyse { file, level }) => {
            analyse::analyse(&mut context, &file, level.as_deref())
        }
        Some(Command::Engine) => {
            let data = context.data.take();
            protocol::serve(catalog, lang, data, context.console)
        }
    }
}

impl Context<'_, '_> {
    /// Prints a value as JSON on one line.
    fn print_json(&mut self, value: &impl serde::Serialize) -> anyhow::Result<()> {
        writeln!(self.console.out, "{}", json_line(value)?)?;
        Ok(())
    }
}
