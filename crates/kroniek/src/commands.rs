//! What each command does.

mod admin;
mod analyse;
mod arena;
mod bench;
mod calibrate;
mod config;
mod database;
mod examples;
mod files;
mod games;
mod mistakes;
mod move_database;
mod play;
mod players;
mod puzzles;
mod ratings;
mod replay;
mod serve;
mod sim;
mod table;
mod train;
mod tune;
mod verify;

pub(crate) use files::data as read_data;
pub(crate) use games::describe;
pub(crate) use table::fresh_seed;

use std::path::Path;

use catalog::{AnyGame, AnyPlaying, Catalog, TellError};
use engine::DecisionNumber;
use indicatif::{ProgressBar, ProgressStyle};
use words::Lang;

use crate::arguments::{Arguments, Bench, Command, Ratings};
use crate::console::{Console, json_line};
use crate::protocol;
use crate::settings::{InForce, Source};

/// What every command knows.
pub(crate) struct Context<'a, 'c> {
    pub(crate) catalog: Catalog,
    pub(crate) lang: Lang,
    pub(crate) json: bool,
    pub(crate) data: Option<std::path::PathBuf>,
    /// The settings of the command.
    pub(crate) settings: Vec<InForce>,
    pub(crate) console: &'a mut Console<'c>,
}

pub(crate) fn run(
    catalog: Catalog,
    arguments: Arguments,
    settings: Vec<InForce>,
    lang: Lang,
    console: &mut Console<'_>,
) -> anyhow::Result<()> {
    let mut context = Context {
        catalog,
        lang,
        json: arguments.json,
        data: arguments.data,
        settings,
        console,
    };
    match arguments.command {
        None => unreachable!("settings::read makes it 'serve'"),
        Some(Command::Serve(settings)) => serve::serve(&mut context, settings),
        Some(Command::Worker(settings)) => serve::work(&mut context, settings),
        Some(Command::Admin(admin)) => admin::admin(&mut context, admin),
        Some(Command::Config(_)) => config::config(&mut context),
        Some(Command::Bench(Bench::Serve(bench))) => bench::serve(&mut context, bench),
        Some(Command::Games) => games::list(&mut context),
        Some(Command::Data { game }) => games::data(&mut context, &game),
        Some(Command::Play(play)) if play.game.is_none() && play.resume.is_none() => {
            play::offer(&mut context)
        }
        Some(Command::Play(play)) => play::play(&mut context, &play),
        Some(Command::Arena(arena)) => arena::arena(&mut context, &arena),
        Some(Command::Mistakes(wanted)) => mistakes::mistakes(&mut context, &wanted),
        Some(Command::Calibrate(wanted)) => calibrate::calibrate(&mut context, &wanted),
        Some(Command::Tune(tune)) => tune::tune(&mut context, &tune),
        Some(Command::Train(train)) => train::train(&mut context, &train),
        Some(Command::Puzzles(wanted)) => puzzles::puzzles(&mut context, &wanted),
        Some(Command::Examples(wanted)) => examples::examples(&mut context, &wanted),
        Some(Command::Sim(sim)) => sim::sim(&mut context, &sim),
        Some(Command::Replay { file, at, seat }) => {
            replay::replay(&mut context, &file, at.map(DecisionNumber), seat)
        }
        Some(Command::Verify { file, seal, key }) => {
            verify::verify(&mut context, &file, seal.as_deref(), key.as_deref())
        }
        Some(Command::Analyse { file, level }) => {
            analyse::analyse(&mut context, &file, level.as_deref())
        }
        Some(Command::Backup { file, db }) => database::backup(&mut context, &file, db),
        Some(Command::Restore { file, db }) => database::restore(&mut context, &file, db),
        Some(Command::Check { db }) => database::check(&mut context, db),
        Some(Command::Ratings(Ratings::Rebuild { db })) => ratings::rebuild(&mut context, db),
        Some(Command::Move { from, to }) => move_database::move_database(&mut context, &from, &to),
        Some(Command::Engine) => {
            let data = context.data.take();
            protocol::serve(catalog, lang, data, context.console)
        }
    }
}

impl Context<'_, '_> {
    /// Whether somebody has set this.
    fn is_set(&self, name: &str) -> bool {
        let mut settings = self.settings.iter();
        settings.any(|setting| setting.name == name && setting.source != Source::Default)
    }

    /// A bar that tells how far it got, of which so much is done; nothing if nobody would see it.
    fn progress_bar(&self, all: u64, done: u64) -> anyhow::Result<ProgressBar> {
        if !self.console.progress || self.json {
            return Ok(ProgressBar::hidden());
        }
        let style = ProgressStyle::with_template("{bar:40} {pos}/{len} ({per_sec}, {eta}) {msg}")?;
        let bar = ProgressBar::new(all).with_style(style);
        bar.set_position(done);
        bar.reset_eta();
        Ok(bar)
    }

    /// The game with this id.
    fn game(&self, id: &str) -> anyhow::Result<&'static dyn AnyGame> {
        Ok(self.catalog.find(id).told(self.lang)?)
    }

    /// A saved game, played again with all checks.
    fn read(&self, file: &Path) -> anyhow::Result<Box<dyn AnyPlaying>> {
        let text = files::read(file, self.lang)?;
        Ok(self.catalog.read(&text).told(self.lang)?)
    }

    /// Prints a value as JSON on one line.
    fn print_json(&mut self, value: &impl serde::Serialize) -> anyhow::Result<()> {
        writeln!(self.console.out, "{}", json_line(value)?)?;
        Ok(())
    }
}
