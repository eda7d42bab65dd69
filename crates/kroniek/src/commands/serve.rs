//! `serve` and `worker`.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::net::SocketAddr;

use anyhow::{anyhow, bail};
use catalog::TellError;
use server::ServeError;
use words::{Lang, cli, settings as texts};

use super::{Context, database};
use crate::admin_texts as admin;
use crate::arguments::{LogFormat, Settings, WorkerSettings};
use crate::{Console, log};

/// Serves until told to stop.
pub(crate) fn serve(context: &mut Context<'_, '_>, settings: Settings) -> anyhow::Result<()> {
    let format = settings.log_format;
    log::begin(&settings.log, format);
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
        let metrics = running.metrics_address;
        tell(console, format, &cli::serving(lang, address), metrics, lang);
    }));
    served.map_err(|error| anyhow!(sentence(&error, lang)))?;
    Ok(told?)
}

/// Says that it has begun, and where the metrics are: in the form of the log, because programs read both as one. If nobody listens, it
/// works all the same.
fn tell(
    console: &mut Console<'_>,
    format: LogFormat,
    begun: &str,
    metrics: Option<SocketAddr>,
    lang: Lang,
) {
    let metrics =
        metrics.map(|address| texts::observed_at(lang, format!("http://{address}/metrics")));
    for sentence in [Some(begun), metrics.as_deref()].into_iter().flatten() {
        match format {
            LogFormat::Text => {
                let _ = writeln!(console.err, "{sentence}");
            }
            LogFormat::Json => tracing::info!("{sentence}"),
        }
    }
}

/// Thinks for servers until told to stop.
pub(crate) fn work(context: &mut Context<'_, '_>, settings: WorkerSettings) -> anyhow::Result<()> {
    let format = settings.log_format;
    log::begin(&settings.log, format);
    let config = settings.config(context.catalog);
    let lang = context.lang;
    let database = store::address_of(&config.database);
    let console = &mut *context.console;
    let mut told = Ok(());
    let worked = tokio::runtime::Runtime::new()?.block_on(server::work(&config, |working| {
        told = writeln!(console.out, "{database}").and_then(|()| console.out.flush());
        let metrics = working.metrics_address;
        tell(
            console,
            format,
            &admin::working(lang, &database),
            metrics,
            lang,
        );
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
