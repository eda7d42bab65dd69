//! From the command line to a table.

use std::collections::BTreeMap;

use anyhow::{anyhow, bail};
use bots::{Level, Trials};
use catalog::AnyGame;
use engine::{Header, Seed};
use words::{Lang, cli};

use super::{Context, files};
use crate::arguments::Table;

/// Named values, as in `short=yes`.
pub(crate) fn options(pairs: &[String], lang: Lang) -> anyhow::Result<BTreeMap<String, String>> {
    pairs
        .iter()
        .map(|pair| match pair.split_once('=') {
            Some((name, value)) => Ok((name.trim().to_owned(), value.trim().to_owned())),
            None => bail!(cli::bad_pair(lang, pair)),
        })
        .collect()
}

/// A bot by its name.
pub(crate) fn level(name: &str, lang: Lang) -> anyhow::Result<Level> {
    name.parse().map_err(|_| {
        let mut known: Vec<String> = Level::ALL.iter().map(|level| level.name()).collect();
        known.extend(Trials::new(60).map(|trials| Level::HardWith(trials).name()));
        anyhow!(cli::unknown_bot(lang, name, known.join(", ")))
    })
}

/// A seed that nobody could foresee.
pub(crate) fn fresh_seed(lang: Lang) -> anyhow::Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| anyhow!(cli::no_entropy(lang, error)))?;
    Ok(Seed(bytes))
}

impl Context<'_, '_> {
    /// The header of a game at the table that the command line describes, without a seed.
    pub(crate) fn header(&mut self, kind: &dyn AnyGame, table: &Table) -> anyhow::Result<Header> {
        let mut header = kind.header(table.players.unwrap_or(*kind.seats().start()));
        header.options = options(&table.options, self.lang)?;
        header.data = self.own_data(kind)?;
        Ok(header)
    }

    /// The data file that replaces the game's own, if there is one.
    pub(crate) fn own_data(&mut self, kind: &dyn AnyGame) -> anyhow::Result<Option<String>> {
        files::data(self.data.as_deref(), kind, self.lang, &mut self.console.err)
    }
}
