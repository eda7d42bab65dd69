//! `backup`, `restore` and `check`: what can be done with a database beside serving it.

use std::path::{Path, PathBuf};

use anyhow::{anyhow, bail};
use serde_json::{Value, json};
use store::{Database, DatabaseError, Inspection, address_of, is_server};
use table::{StoreError, Stored, TableId};
use words::{Lang, cli, database as texts};

use super::Context;

/// Why a database cannot be used, in words.
pub(crate) fn sentence(file: &str, error: &DatabaseError, lang: Lang) -> String {
    match error {
        DatabaseError::Folder => texts::database_is_folder(lang, file),
        DatabaseError::Missing => texts::no_database(lang, file),
        DatabaseError::Exists => texts::already_there(lang, file),
        DatabaseError::Torn(log) => texts::torn_database(lang, file, log.display()),
        DatabaseError::InUse => texts::database_in_use(lang, file),
        DatabaseError::Outdated => texts::outdated_database(lang, file),
        DatabaseError::Copy(problem) => cli::cannot_write(lang, file, problem),
        other => texts::cannot_open_database(lang, file, other),
    }
}

fn refused(file: &Path, error: &DatabaseError, lang: Lang) -> anyhow::Error {
    anyhow!(sentence(&address_of(file), error, lang))
}

/// A server's database is copied by the server's own programs.
fn must_be_file(database: &Path, lang: Lang) -> anyhow::Result<()> {
    if is_server(database) {
        bail!(texts::not_a_file(lang, address_of(database)));
    }
    Ok(())
}

/// Copies the database.
pub(crate) fn backup(
    context: &mut Context<'_, '_>,
    copy: &Path,
    database: Option<PathBuf>,
) -> anyhow::Result<()> {
    let (lang, database) = (context.lang, named(database));
    must_be_file(&database, lang)?;
    let copied = wait(store::backup(&database, copy))?;
    copied.map_err(|error| match error {
        DatabaseError::Exists | DatabaseError::Copy(_) => refused(copy, &error, lang),
        error => refused(&database, &error, lang),
    })?;
    let told = texts::backed_up(lang, database.display(), copy.display());
    writeln!(context.console.err, "{told}")?;
    Ok(())
}

/// Puts a copy in the place of the database.
pub(crate) fn restore(
    context: &mut Context<'_, '_>,
    copy: &Path,
    database: Option<PathBuf>,
) -> anyhow::Result<()> {
    let (lang, database) = (context.lang, named(database));
    must_be_file(&database, lang)?;
    let kept = wait(store::restore(copy, &database))?;
    let kept = kept.map_err(|error| match error {
        DatabaseError::InUse | DatabaseError::Folder | DatabaseError::Copy(_) => {
            refused(&database, &error, lang)
        }
        DatabaseError::Exists => {
            let kept = format!("{}.before", database.display());
            anyhow!(sentence(&kept, &error, lang))
        }
        error => refused(copy, &error, lang),
    })?;
    let told = texts::restored(lang, database.display(), copy.display());
    writeln!(context.console.err, "{told}")?;
    if let Some(kept) = kept {
        writeln!(
            context.console.err,
            "{}",
            texts::kept_before(lang, kept.display())
        )?;
    }
    Ok(())
}

/// A database that is read as a whole.
enum Reading {
    File(Inspection),
    Server(Database),
}

impl Reading {
    async fn open(database: &Path) -> Result<Reading, DatabaseError> {
        if is_server(database) {
            return Ok(Reading::Server(Database::open_beside(database).await?));
        }
        Ok(Reading::File(Inspection::open(database).await?))
    }

    async fn tables(&mut self) -> Result<Vec<TableId>, StoreError> {
        match self {
            Reading::File(file) => file.tables().await,
            Reading::Server(database) => database.whole().all().await,
        }
    }

    async fn load(&mut self, table: TableId) -> Result<Option<Stored>, StoreError> {
        match self {
            Reading::File(file) => file.load(table).await,
            Reading::Server(database) => database.store().load(table).await,
        }
    }
}

/// Reads the whole database and replays every game in it.
pub(crate) fn check(
    context: &mut Context<'_, '_>,
    database: Option<PathBuf>,
) -> anyhow::Result<()> {
    let (lang, database) = (context.lang, named(database));
    let runtime = tokio::runtime::Runtime::new()?;
    let opened = runtime.block_on(Reading::open(&database));
    let mut reading = opened.map_err(|error| refused(&database, &error, lang))?;
    let tables = runtime.block_on(reading.tables())?;
    let bar = context.progress_bar(tables.len() as u64, 0)?;
    let (mut games, mut decisions, mut broken) = (0_u64, 0_u64, Vec::new());
    for table in tables {
        let replayed = match runtime.block_on(reading.load(table)) {
            Ok(None) => continue,
            Ok(Some(stored)) => stored.replay(context.catalog),
            Err(error) => Err(error.into()),
        };
        match replayed {
            Ok(position) => {
                games += 1;
                decisions += u64::from(position.decisions.0);
            }
            Err(problem) => broken.push((table, problem.to_string())),
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    tell(context, games, decisions, &broken)?;
    match broken.len() {
        0 => Ok(()),
        number => bail!(texts::broken_tables(lang, number)),
    }
}

/// Tells what was found.
fn tell(
    context: &mut Context<'_, '_>,
    games: u64,
    decisions: u64,
    broken: &[(TableId, String)],
) -> anyhow::Result<()> {
    if context.json {
        let broken = broken.iter();
        let broken = broken.map(|(table, problem)| json!({ "table": table, "problem": problem }));
        let broken: Vec<Value> = broken.collect();
        return context
            .print_json(&json!({ "games": games, "decisions": decisions, "broken": broken }));
    }
    let (lang, out) = (context.lang, &mut context.console.out);
    for (table, problem) in broken {
        writeln!(out, "{}", texts::broken_table(lang, table, problem))?;
    }
    writeln!(out, "{}", texts::checked(lang, games, decisions))?;
    Ok(())
}

fn named(database: Option<PathBuf>) -> PathBuf {
    database.unwrap_or_else(server::default_database)
}

fn wait<T>(work: impl Future<Output = T>) -> std::io::Result<T> {
    Ok(tokio::runtime::Runtime::new()?.block_on(work))
}
