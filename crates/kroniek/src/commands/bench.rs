//! `bench serve`: servers under load.

use std::time::Duration;

use anyhow::{Context as _, bail};
use server::bench::{Bench, Measured};
use words::cli;

use super::Context;
use crate::admin_texts as texts;
use crate::arguments::BenchServe;

/// Connections for players, besides those who only listen.
const ROOM: u32 = 20_000;

/// Measures servers under load.
pub(crate) fn serve(context: &mut Context<'_, '_>, bench: BenchServe) -> anyhow::Result<()> {
    let kind = match &bench.game {
        Some(game) => context.game(game)?,
        None => match context.catalog.kinds().next() {
            Some(kind) => kind,
            None => bail!(cli::no_game(context.lang)),
        },
    };
    let shared = bench.on.as_deref().is_some_and(store::is_server);
    if !shared && (bench.on.is_some() || bench.servers > 1) {
        bail!(texts::not_shared(context.lang));
    }
    let folder = tempfile::tempdir()?;
    let database = bench.on.unwrap_or_else(|| folder.path().join("bench.db"));
    let database = database
        .to_str()
        .context("a database with a strange name")?;
    let connections = (bench.listeners + bench.slow + ROOM).to_string();
    let arguments = [
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--connections",
        &connections,
        "--db",
        database,
    ];
    let mut arguments = arguments.map(str::to_owned).to_vec();
    if bench.notices {
        // Nobody is called by a measurement but this machine itself.
        arguments.push("--private-webhooks".to_owned());
    }
    let bench = Bench {
        program: std::env::current_exe()?,
        arguments,
        servers: bench.servers as usize,
        game: kind.id().to_owned(),
        players: *kind.seats().start(),
        games: bench.games as usize,
        clock: bench.clock,
        people: bench.people,
        notices: bench.notices,
        rate: bench.rate.map(f64::from),
        listeners: bench.listeners as usize,
        listeners_per_table: bench.listeners_per_table as usize,
        slow: bench.slow as usize,
        flood: bench.flood.map(f64::from),
        time: Duration::from_secs(bench.seconds),
    };
    let measured = tokio::runtime::Runtime::new()?.block_on(bench.run())?;
    if context.json {
        return context.print_json(&measured);
    }
    print(context, &measured)
}

fn print(context: &mut Context<'_, '_>, measured: &Measured) -> anyhow::Result<()> {
    let out = &mut context.console.out;
    let Measured {
        game,
        games,
        decisions,
        servers,
        listeners,
        ..
    } = measured;
    let clock = if measured.clock { ", clocks" } else { "" };
    let notices = if measured.notices { ", notices" } else { "" };
    writeln!(
        out,
        "{games} games of {game}{clock}{notices}, {servers} servers, {listeners} listeners: {decisions} decisions"
    )?;
    let rows = [
        ("decisions wanted", measured.rate, "/s"),
        ("decisions", Some(measured.decisions_per_second), "/s"),
        (
            "CPU of the servers",
            Some(measured.cpu_ms_per_decision),
            "ms/decision",
        ),
        ("answer, p50", Some(measured.answer_ms_p50), "ms"),
        ("answer, p99", Some(measured.answer_ms_p99), "ms"),
        ("news, p50", Some(measured.news_ms_p50), "ms"),
        ("news, p99", Some(measured.news_ms_p99), "ms"),
        ("news between, p99", measured.news_between_ms_p99, "ms"),
        ("memory of a server", Some(measured.memory_mb), "MB"),
        (
            "memory of a listener",
            measured.memory_kb_per_listener,
            "kB",
        ),
        (
            "slow clients cut off",
            measured.cut_off.map(|n| n as f64),
            "times",
        ),
        ("flood, wanted", measured.flood, "/s"),
        (
            "flood, answered",
            measured.flood_answers.map(|n| n as f64),
            "requests",
        ),
        (
            "flood, refused",
            measured.refused.map(|n| n as f64),
            "requests",
        ),
    ];
    for (name, value, unit) in rows {
        if let Some(value) = value {
            writeln!(out, "{name:<22}{value:>10.3} {unit}")?;
        }
    }
    Ok(())
}
