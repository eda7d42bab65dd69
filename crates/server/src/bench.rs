//! How much a server can bear: many busy games at once, on this machine.
//!
//! The server runs as a process of its own, so that its CPU time and memory can be told from ours. In each game
//! all players have a live stream, which tells them what the others do; whoever is to act reads what he is asked,
//! unless he was told with the answer to his last decision, and makes any choice.

mod load;
mod process;

use std::io;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use serde::Serialize;

use load::{Load, Tally};
use process::Process;

/// What is to be measured.
#[derive(Clone, Debug)]
pub struct Bench {
    /// The program and its arguments; it prints its address on the first line.
    pub program: PathBuf,
    /// The program's arguments.
    pub arguments: Vec<String>,
    /// The game's id.
    pub game: String,
    /// The number of players.
    pub players: u8,
    /// How many games are played at the same time.
    pub games: usize,
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
    /// Decisions made in all of them.
    pub decisions: usize,
    /// Decisions in a second.
    pub decisions_per_second: f64,
    /// The server's CPU time for one decision: the choices read, the decision made, stored and told to all.
    pub cpu_ms_per_decision: f64,
    /// Half of all decisions were answered faster.
    pub answer_ms_p50: f64,
    /// All but one in a hundred decisions were answered faster.
    pub answer_ms_p99: f64,
    /// Half of all news reached the other players faster, from when the decision was sent.
    pub news_ms_p50: f64,
    /// All but one in a hundred pieces of news reached the other players faster.
    pub news_ms_p99: f64,
    /// The most memory that the server had, in megabytes.
    pub memory_mb: f64,
}

impl Bench {
    /// Starts the server, puts it under load, and stops it.
    pub async fn run(&self) -> io::Result<Measured> {
        let process = Process::start(&self.program, &self.arguments).await?;
        let load = Load {
            address: process.address,
            game: self.game.clone(),
            players: self.players,
        };
        // Until all caches and connections are warm, nothing is counted.
        load.run(self.games, self.time / 10).await?;
        let (cpu, begin) = (process.cpu()?, Instant::now());
        let tally = load.run(self.games, self.time).await?;
        let (cpu, time) = (process.cpu()? - cpu, begin.elapsed());
        let memory_mb = process.memory_mb()?;
        process.stop().await?;
        Ok(self.measured(tally, cpu, time, memory_mb))
    }

    fn measured(&self, mut tally: Tally, cpu: f64, time: Duration, memory_mb: f64) -> Measured {
        let decisions = tally.answers.len();
        Measured {
            game: self.game.clone(),
            games: self.games,
            decisions,
            decisions_per_second: decisions as f64 / time.as_secs_f64(),
            cpu_ms_per_decision: 1_000.0 * cpu / decisions.max(1) as f64,
            answer_ms_p50: quantile(&mut tally.answers, 0.5),
            answer_ms_p99: quantile(&mut tally.answers, 0.99),
            news_ms_p50: quantile(&mut tally.news, 0.5),
            news_ms_p99: quantile(&mut tally.news, 0.99),
            memory_mb,
        }
    }
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
