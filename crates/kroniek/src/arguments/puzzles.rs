//! Finding puzzles and checking them.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::Work;

/// What can be done with puzzles.
#[derive(Debug, Subcommand)]
pub(crate) enum Puzzles {
    /// Look for positions with one clearly best choice, in games between bots
    Make(MakePuzzles),
    /// Search puzzles longer than they were made with, and print how many solutions hold
    Check(CheckPuzzles),
}

/// A hunt for puzzles.
#[derive(Debug, Args)]
pub(crate) struct MakePuzzles {
    /// The game's id
    pub(crate) game: String,

    /// How many puzzles the file will have
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) count: u32,

    /// How many trials the longer of two searches makes that have to agree
    #[arg(long, value_name = "N", default_value_t = 4000, value_parser = clap::value_parser!(u32).range(100..=10_000_000))]
    pub(crate) trials: u32,

    /// How many trials a first, short search makes at every position
    #[arg(long, value_name = "N", default_value_t = 240, value_parser = clap::value_parser!(u32).range(20..=1_000_000))]
    pub(crate) screening: u32,

    /// By how many thousandths of the victory the solution has to be better than any other choice
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u16).range(5..=500))]
    pub(crate) margin: u16,

    /// Stop after this many games in all, even if fewer puzzles are found
    #[arg(long, value_name = "N")]
    pub(crate) games: Option<u32>,

    #[command(flatten)]
    pub(crate) work: Work,

    /// Write the puzzles to this file, and go on with those already in it [default: GAME-puzzles.toml]
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

/// A longer look at puzzles.
#[derive(Debug, Args)]
pub(crate) struct CheckPuzzles {
    /// The game's id
    pub(crate) game: String,

    /// How many times as many trials as they were made with
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub(crate) times: u32,

    /// Check only this many of them, evenly spread [default: all]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) sample: Option<u32>,

    /// How many threads share the work [default: one per core]
    #[arg(long, visible_alias = "jobs")]
    pub(crate) threads: Option<std::num::NonZero<usize>>,

    /// Check the puzzles of this file [default: those that come with the game]
    #[arg(long, value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,

    /// Remove those whose solution does not hold from the file; `puzzles make` finds others
    #[arg(long, requires = "file")]
    pub(crate) drop: bool,
}
