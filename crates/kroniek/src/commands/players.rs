//! Who plays, as the command line says: people, bots, and programs of other people's.

use std::time::Duration;

use anyhow::bail;
use bots::Level;
use words::{Lang, cli};

use super::table;
use crate::arguments::Table;
use crate::program::Program;

/// What a person is called among the bots.
pub(crate) const PERSON: &str = "human";
/// What a program is called among the bots.
pub(crate) const PROGRAM: &str = "program";
/// How long a program may think if nothing else is said.
const LIMIT: u64 = 10;

/// Who sits in a seat.
pub(crate) enum Player {
    /// Whoever sits at the terminal.
    Person,
    /// One of our bots.
    Bot(Level),
    /// Somebody else's.
    Program(Box<Program>),
}

impl Player {
    pub(crate) fn is_person(&self) -> bool {
        matches!(self, Player::Person)
    }
}

/// The players by their names. The first seat called `program` is for the first command, and so on; the last
/// command takes the rest.
pub(crate) fn players(names: &[&str], table: &Table, lang: Lang) -> anyhow::Result<Vec<Player>> {
    let commands = &table.bot_cmd;
    let seats = names.iter().filter(|&&name| name == PROGRAM).count();
    if commands.len() > seats {
        bail!(cli::unseated_programs(lang, commands.len(), seats));
    }
    let limit = Duration::from_secs(table.bot_time.unwrap_or(LIMIT));
    let mut left = commands.iter();
    names
        .iter()
        .map(|&name| match name {
            PERSON => Ok(Player::Person),
            PROGRAM => match left.next().or(commands.last()) {
                Some(command) => {
                    let program = Program::start(command, limit, lang)?;
                    Ok(Player::Program(Box::new(program)))
                }
                None => bail!(cli::program_missing(lang)),
            },
            name => Ok(Player::Bot(table::level(name, lang)?)),
        })
        .collect()
}
