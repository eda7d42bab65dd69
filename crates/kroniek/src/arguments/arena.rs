//! The command line of matches between bots.

use std::path::PathBuf;

use clap::Args;

use super::Work;

/// Games between bots whose mistakes are counted.
#[derive(Debug, Args)]
pub(crate) struct MistakesOf {
    /// The game's id
    pub(crate) game: String,

    /// Who plays: levels, with a budget, such as easy,hard:200it
    #[arg(long, value_name = "BOTS", value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<String>,

    /// Number of players [default: the smallest number]; the last bot takes the remaining seats
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,

    /// How many games, rounded up so that every bot has every seat
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) games: u32,

    #[command(flatten)]
    pub(crate) work: Work,
}

/// A match between bots.
#[derive(Debug, Args)]
pub(crate) struct Arena {
    /// The game's id
    pub(crate) game: String,

    /// Who takes part: levels, with a budget or a file of weights, and outside programs, such as
    /// expert:50ms,hard-60it,easy:weights.toml,cmd:./my-bot [default with --scale: the game's scale]
    #[arg(
        long,
        value_name = "BOTS",
        value_delimiter = ',',
        required_unless_present = "scale"
    )]
    pub(crate) bots: Vec<String>,

    /// How many seconds an outside program may take for each answer
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub(crate) bot_time: u64,

    /// Number of players [default: the smallest number]; the last bot takes the remaining seats
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,

    /// Options, such as short=yes,die=ten
    #[arg(long, value_name = "NAME=VALUE", value_delimiter = ',')]
    pub(crate) options: Vec<String>,

    /// How many games each line-up plays; rounded up so that each bot plays each seat with the same dice
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) games: u32,

    /// Stop before all games are played if the first bot's 95% interval lies above or below this share, in percent; looked at after every 20 games, from 40 on
    #[arg(long, value_name = "SHARE", value_parser = clap::value_parser!(u8).range(1..=99))]
    pub(crate) until: Option<u8>,

    #[command(flatten)]
    pub(crate) work: Work,

    /// Write the games to this file, and continue with those already in it
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,

    /// Write a chart of the ratings to this SVG file
    #[arg(long, value_name = "FILE")]
    pub(crate) plot: Option<PathBuf>,

    /// Write everything that came out to this HTML page
    #[arg(long, value_name = "FILE")]
    pub(crate) page: Option<PathBuf>,

    /// Measure a scale: bots from weak to strong, of which only neighbours meet; write it to this file
    #[arg(long, value_name = "FILE")]
    pub(crate) scale: Option<PathBuf>,
}

/// Games between bots in which chances are compared with results.
#[derive(Debug, Args)]
pub(crate) struct Calibrate {
    /// The game's id
    pub(crate) game: String,

    /// Who plays: levels, with a budget, such as medium or hard-60it
    #[arg(
        long,
        value_name = "BOTS",
        value_delimiter = ',',
        default_value = "medium"
    )]
    pub(crate) bots: Vec<String>,

    /// Number of players [default: the smallest number]; the last bot takes the remaining seats
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,

    /// How many games, rounded up so that every bot has every seat
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    pub(crate) games: u32,

    #[command(flatten)]
    pub(crate) work: Work,

    /// Write a chart of what was said against what happened to this SVG file
    #[arg(long, value_name = "FILE")]
    pub(crate) plot: Option<PathBuf>,
}
