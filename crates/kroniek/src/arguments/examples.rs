//! Finding examples of the rules.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::Work;

/// What can be done with examples.
#[derive(Debug, Subcommand)]
pub(crate) enum Examples {
    /// Look for a position for each section of the rules, in games between bots and at random
    Make(MakeExamples),
}

/// A survey.
#[derive(Debug, Args)]
pub(crate) struct MakeExamples {
    /// The game's id
    pub(crate) game: String,

    /// How many games are looked through
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) games: u32,

    #[command(flatten)]
    pub(crate) work: Work,

    /// Write the examples to this file [default: GAME-examples.toml]
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}
