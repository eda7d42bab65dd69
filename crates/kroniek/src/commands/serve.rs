//! `serve` and `worker`.

use std::collections::BTreeMap;
use std::io::Write as _;

use anyhow::{anyhow, bail};
use catalog::TellError;
use server::ServeError;
use words::{Lang, cli, settings as texts};

use super::{Context, database};
use crate::admin_texts as admin;
use crate::arguments::{Settings, WorkerSettings};
use crate::log;

/// Serves until told to stop.
pub(crate) fn serve(context: &mut Context<'_, '_>, settings: Settings) -> anyhow::Result<()> {
    log::begin(&settings.log, settings.log_format);
    // A port that somebody chose is the one that is meant.
    let exact_port = context.is_set("listen");
    let mut config = settings.config(context.catalog);
    config.exact_port = exact_port;
    config.data = data_files(context)?;
    let lang = context.lang;
    let console = &mut *context.console;
    let mut told = Ok(());
    let served = tokio::runtime::Runtime::new()?.block_on(server::run(&config, |running| {
        let address = format!("http://{}/", running.address);
        told = writeln!(console.out, "{address}").and_then(|()| console.out.flush());
        // If nobody listens to the sentence, the address was printed.
        let _ = writeln!(console.err, "{}", cli::serving(lang, address));
        if let Some(address) = running.metrics_address {
            let address = format!("http://{address}/metrics");
            let _ = writeln!(console.err, "{}", texts::observed_at(lang, address));
        }
    }));
    served.map_err(|error| anyhow!(sentence(&error, lang)))?;
    Ok(told?)
}

/// Thinks for servers until told to stop.
pub(crate) fn work(context: &mut Context<'_, '_>, settings: WorkerSettings) -> anyhow::Result<()> {
    log::begin(&settings.log, settings.log_format);
    let config = settings.config(context.catalog);
    let lang = context.lang;
    let database = store::address_of(&config.database);
    let console = &mut *context.console;
    let mut told = Ok(());
    let worked = tokio::runtime::Runtime::new()?.block_on(server::work(&config, |working| {
        told = writeln!(console.out, "{database}").and_then(|()| console.out.flush());
        // If nobody listens to the sentences, it works all the same.
        let _ = writeln!(console.err, "{}", admin::working(lang, &database));
        if let Some(address) = working.metrics_address {
            let address = format!("http://{address}/metrics");
            let _ = writeln!(console.err, "{}", texts::observed_at(lang, address));
        }
    }));
    worked.map_err(|error| anyhow!(sentence(&error, lang)))?;
    Ok(told?)
}

/// The data files that replace the games' own: all that there are, and none that cannot be played with.
fn data_files(context: &mut Context<'_, '_>) -> anyhow::Result<BTreeMap<String, String>> {
    let Some(directory) = context.data.clone() else {
        return Ok(BTreeMap::new());
    };
    let lang = context.lang;
    let mut files = BTreeMap::new();
    for kind in context.catalog.kinds() {
        if let Some(text) = context.own_data(kind)? {
            let file = directory.join(format!("{}.toml", kind.id()));
            if let Err(problem) = kind.data_list(Some(&text)).told(lang) {
                bail!(cli::cannot_read(lang, file.display(), problem));
            }
            files.insert(kind.id().to_owned(), text);
        }
    }
    if files.is_empty() {
        bail!(cli::no_data_files(lang, directory.display()));
    }
    Ok(files)
}

/// Why there is no server, in words.
fn sentence(error: &ServeError, lang: Lang) -> String {
    match error {
        ServeError::Listen { address, error } => cli::cannot_listen(lang, address, error),
        ServeError::Database { file, error } => database::sentence(file, error, lang),
        ServeError::NotShared => admin::not_shared(lang),
        ServeError::Mail(problem) => cli::server_failed(lang, problem),
        ServeError::Io(error) => cli::server_failed(lang, error),
    }
}
