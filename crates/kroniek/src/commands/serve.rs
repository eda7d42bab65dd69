//! `serve` and `bench serve`.

use std::io::Write as _;
use std::time::Duration;

use anyhow::{Context as _, anyhow, bail};
use server::bench::{Bench, Measured};
use server::{Config, ServeError};
use words::{Lang, cli};

use super::Context;
use crate::arguments::Serve;

/// Serves until told to stop.
pub(crate) fn serve(context: &mut Context<'_, '_>, serve: Serve) -> anyhow::Result<()> {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("warn"));
    // Whoever uses this as a library may have a log already.
    let _ = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .try_init();
    let database = serve.db.unwrap_or_else(server::default_database);
    let mut config = Config::new(context.catalog, database);
    config.data = context.data.take();
    config.open = serve.open;
    if let Some(listen) = serve.listen {
        config.listen = listen;
        config.exact_port = true;
    }
    config.public_url = serve.public_url;
    config.trusted_proxies = serve.trusted_proxies;
    for (set, setting) in [
        (serve.connections, &mut config.connections),
        (
            serve.connections_per_address,
            &mut config.connections_per_address,
        ),
    ] {
        *setting = set.unwrap_or(*setting);
    }
    let rate = &mut config.requests_per_second;
    *rate = serve.requests_per_second.unwrap_or(*rate);
    let lang = context.lang;
    let console = &mut *context.console;
    let mut told = Ok(());
    let served = tokio::runtime::Runtime::new()?.block_on(server::run(&config, |address| {
        let address = format!("http://{address}/");
        told = writeln!(console.out, "{address}").and_then(|()| console.out.flush());
        // If nobody listens to the sentence, the address was printed.
        let _ = writeln!(console.err, "{}", cli::serving(lang, address));
    }));
    served.map_err(|error| anyhow!(sentence(&error, lang)))?;
    Ok(told?)
}

/// Why there is no server, in words.
fn sentence(error: &ServeError, lang: Lang) -> String {
    match error {
        ServeError::Listen { address, error } => cli::cannot_listen(lang, address, error),
        ServeError::Database { file, error } => cli::cannot_open_database(lang, file, error),
        ServeError::InUse { file } => cli::database_in_use(lang, file),
        ServeError::Io(error) => cli::server_failed(lang, error),
    }
}

/// Measures a server under load.
pub(crate) fn bench(
    context: &mut Context<'_, '_>,
    game: Option<String>,
    games: usize,
    seconds: u64,
) -> anyhow::Result<()> {
    let kind = match game {
        Some(game) => context.catalog.find(&game, context.lang)?,
        None => match context.catalog.kinds().next() {
            Some(kind) => kind,
            None => bail!(cli::no_game(context.lang)),
        },
    };
    let folder = tempfile::tempdir()?;
    let database = folder.path().join("bench.db");
    let database = database.to_str().context("a folder with a strange name")?;
    let arguments = ["serve", "--listen", "127.0.0.1:0", "--db", database];
    let bench = Bench {
        program: std::env::current_exe()?,
        arguments: arguments.map(str::to_owned).to_vec(),
        game: kind.id().to_owned(),
        players: *kind.seats().start(),
        games,
        time: Duration::from_secs(seconds),
    };
    let measured = tokio::runtime::Runtime::new()?.block_on(bench.run())?;
    if context.json {
        return context.print_json(&measured);
    }
    print(context, &measured)
}

fn print(context: &mut Context<'_, '_>, measured: &Measured) -> anyhow::Result<()> {
    let out = &mut context.console.out;
    let Measured { game, games, .. } = measured;
    writeln!(
        out,
        "{games} games of {game}: {} decisions",
        measured.decisions
    )?;
    for (name, value, unit) in [
        ("decisions", measured.decisions_per_second, "/s"),
        (
            "CPU of the server",
            measured.cpu_ms_per_decision,
            "ms/decision",
        ),
        ("answer, p50", measured.answer_ms_p50, "ms"),
        ("answer, p99", measured.answer_ms_p99, "ms"),
        ("news, p50", measured.news_ms_p50, "ms"),
        ("news, p99", measured.news_ms_p99, "ms"),
        ("memory of the server", measured.memory_mb, "MB"),
    ] {
        writeln!(out, "{name:<22}{value:>10.3} {unit}")?;
    }
    Ok(())
}
