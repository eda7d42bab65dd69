//! How much a server can bear: many busy games at once, on this machine.
//!
//! The server runs as a process of its own, so that its CPU time and memory can be told from ours. In each game
//! all players have a live stream, which tells them what the others do; whoever is to act reads what they are asked,
//! unless the answer to their last decision told them, and makes any choice.

mod load;
mod process;
mod siege;

use std::io;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use futures_util::future::BoxFuture;
use serde::Serialize;

use load::{Load, Tally};
use process::Process;
use siege::{Outcome, Siege};

/// What is to be measured.
#[derive(Clone, Debug)]
pub struct Bench {
    /// The program of a server; it prints its address on the first line.
    pub program: PathBuf,
    /// The program's arguments.
    pub arguments: Vec<String>,
    /// How many servers there are, all with the same arguments.
    pub servers: usize,
    /// The game's id.
    pub game: String,
    /// The number of players.
    pub players: u8,
    /// How many games are played at the same time.
    pub games: usize,
    /// Whether the games are played with clocks.
    pub clock: bool,
    /// Whether every seat is another person's, as between friends, and not all are one's who has no cookie.
    pub people: bool,
    /// Whether these people want to be called when it is their turn; the program must let calls go to this machine.
    pub notices: bool,
    /// How many decisions are made in a second; as many as can be made if it is not said. At a fixed rate an answer's time counts
    /// from when its decision was due, so that one which is late makes those after it late as well.
    pub rate: Option<f64>,
    /// How many others listen at other tables, where nothing happens.
    pub listeners: usize,
    /// How many of them listen at the same table.
    pub listeners_per_table: usize,
    /// How many slow clients there are besides: a quarter each sends a head, sends a body and takes an answer byte by byte, or says nothing.
    pub slow: usize,
    /// How many requests a second one address makes besides.
    pub flood: Option<f64>,
    /// How long.
    pub time: Duration,
}

/// What was measured.
#[derive(Clone, Debug, Serialize)]
pub struct Measured {
    /// The game's id.
    pub game: String,
    /// How many games were played at the same time.
    pub games: usize,
    /// How many servers there were.
    pub servers: usize,
    /// Whether the games were played with clocks.
    pub clock: bool,
    /// Whether every seat was another person's.
    pub people: bool,
    /// Whether everybody wanted to be called when it was their turn.
    pub notices: bool,
    /// How many decisions were to be made in a second, if it was said.
    pub rate: Option<f64>,
    /// How many others listened at tables where nothing happened.
    pub listeners: usize,
    /// How many slow clients there were.
    pub slow: usize,
    /// How often one of them was cut off.
    pub cut_off: Option<usize>,
    /// How many requests a second one address was to make.
    pub flood: Option<f64>,
    /// How many of its requests were fulfilled.
    pub flood_answers: Option<usize>,
    /// How many of its requests were refused.
    pub refused: Option<usize>,
    /// Decisions made in all games.
    pub decisions: usize,
    /// Decisions in a second.
    pub decisions_per_second: f64,
    /// The servers' CPU time for one decision: the choices read, the decision made, stored and told to all.
    pub cpu_ms_per_decision: f64,
    /// Half of all decisions were answered faster.
    pub answer_ms_p50: f64,
    /// All but one in a hundred decisions were answered faster.
    pub answer_ms_p99: f64,
    /// Half of all news reached the other players faster, from when the decision was sent.
    pub news_ms_p50: f64,
    /// All but one in a hundred pieces of news reached the other players faster.
    pub news_ms_p99: f64,
    /// The same for players at another server than who decided.
    pub news_between_ms_p99: Option<f64>,
    /// The most memory that a server had, in megabytes.
    pub memory_mb: f64,
    /// How much more memory the servers had for each of the others who listened, in kilobytes.
    pub memory_kb_per_listener: Option<f64>,
}

impl Bench {
    /// Starts the servers, puts them under load, and stops them.
    pub fn run(&self) -> BoxFuture<'_, io::Result<Measured>> {
        // Here, so that it is not compiled once more where it is awaited.
        Box::pin(self.run_here())
    }

    async fn run_here(&self) -> io::Result<Measured> {
        crate::run::raise_file_limit();
        let mut servers = Vec::new();
        for _ in 0..self.servers.max(1) {
            servers.push(Process::start(&self.program, &self.arguments).await?);
        }
        let load = Load {
            addresses: servers.iter().map(|server| server.address).collect(),
            game: self.game.clone(),
            players: self.players,
            clock: self.clock,
            people: self.people || self.notices,
            notices: self.notices,
            besieged: self.slow > 0 || self.flood.is_some(),
        };
        // Until all caches and connections are warm, nothing is counted.
        load.run(self.games, None, self.time / 10).await?;
        let before = sum(&servers, Process::memory_now_kb)?;
        let listening = load
            .listen(self.listeners, self.listeners_per_table)
            .await?;
        let after = sum(&servers, Process::memory_now_kb)?;
        let siege = Siege::begin(&load.addresses, self.slow, self.flood).await?;
        if load.besieged {
            // What an address may ask for at once is gone after a moment; what counts is how the others fare from then on.
            load.run(self.games, self.rate, self.time / 5).await?;
        }
        let (cpu, begin) = (sum(&servers, Process::cpu)?, Instant::now());
        let tally = load.run(self.games, self.rate, self.time).await?;
        let (cpu, time) = (sum(&servers, Process::cpu)? - cpu, begin.elapsed());
        let outcome = siege.end();
        drop(listening);
        let mut memory_mb = 0.0_f64;
        for server in servers {
            memory_mb = memory_mb.max(server.memory_mb()?);
            server.stop().await?;
        }
        let each = (after - before) / self.listeners.max(1) as f64;
        let each = (self.listeners > 0).then_some(each);
        Ok(self.measured((tally, outcome), cpu, time, (memory_mb, each)))
    }

    fn measured(
        &self,
        (mut tally, outcome): (Tally, Outcome),
        cpu: f64,
        time: Duration,
        (memory_mb, memory_kb_per_listener): (f64, Option<f64>),
    ) -> Measured {
        let decisions = tally.answers.len();
        let between = !tally.news_between.is_empty();
        Measured {
            game: self.game.clone(),
            games: self.games,
            servers: self.servers.max(1),
            clock: self.clock,
            people: self.people || self.notices,
            notices: self.notices,
            rate: self.rate,
            listeners: self.listeners,
            slow: self.slow,
            cut_off: (self.slow > 0).then_some(outcome.cut_off),
            flood: self.flood,
            flood_answers: self.flood.map(|_| outcome.flood_answers),
            refused: self.flood.map(|_| outcome.refused),
            decisions,
            decisions_per_second: decisions as f64 / time.as_secs_f64(),
            cpu_ms_per_decision: 1_000.0 * cpu / decisions.max(1) as f64,
            answer_ms_p50: quantile(&mut tally.answers, 0.5),
            answer_ms_p99: quantile(&mut tally.answers, 0.99),
            news_ms_p50: quantile(&mut tally.news, 0.5),
            news_ms_p99: quantile(&mut tally.news, 0.99),
            news_between_ms_p99: between.then(|| quantile(&mut tally.news_between, 0.99)),
            memory_mb,
            memory_kb_per_listener,
        }
    }
}

/// A number of all servers together.
fn sum(servers: &[Process], of: fn(&Process) -> io::Result<f64>) -> io::Result<f64> {
    servers.iter().map(of).sum()
}

/// The time below which this part of all times lies, in milliseconds.
fn quantile(times: &mut [Duration], part: f64) -> f64 {
    times.sort_unstable();
    let place = (times.len() as f64 * part) as usize;
    let time = times.get(place).or(times.last());
    time.map_or(0.0, |time| 1_000.0 * time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles() {
        let mut times: Vec<Duration> = (1..=100).rev().map(Duration::from_millis).collect();
        assert!((quantile(&mut times, 0.5) - 51.0).abs() < 1e-9);
        assert!((quantile(&mut times, 0.99) - 100.0).abs() < 1e-9);
        assert!(quantile(&mut [], 0.5).abs() < 1e-9);
    }
}
