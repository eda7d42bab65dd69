//! The command line.

mod admin;
mod arena;
mod examples;
mod puzzles;
mod settings;

use std::num::NonZero;
use std::path::PathBuf;
use std::thread::available_parallelism;

use clap::{Args, Parser, Subcommand};
use words::Lang;

pub(crate) use admin::{Admin, AdminCommand, Delete, OneReport, Switch, TableState};
pub(crate) use arena::{Arena, Calibrate, MistakesOf};
pub(crate) use examples::{Examples, MakeExamples};
pub(crate) use puzzles::{CheckPuzzles, MakePuzzles, Puzzles};
pub(crate) use settings::{LifeCycleSettings, LogFormat, Settings, WorkerSettings};

/// Historical strategy games against bots, with friends or at one screen.
#[derive(Debug, Parser)]
#[command(name = "kroniek", version, about)]
pub(crate) struct Arguments {
    /// Language: en, nl or hu [default: the language of the environment]
    #[arg(long, global = true)]
    pub(crate) lang: Option<Lang>,

    /// Print data as JSON
    #[arg(long, global = true)]
    pub(crate) json: bool,

    /// Directory whose GAME.toml replaces the game's own data
    #[arg(long, global = true, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,

    /// Settings file, for the server and commands that use its database [default: from the environment]
    #[arg(long, global = true, value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,

    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// What can be done.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the games, their options and phases
    Games,
    /// List a game's data and their sources
    Data {
        /// The game's id
        game: String,
    },
    /// Serve the games to browsers (the default command)
    Serve(Settings),
    /// Run only bots, hints and analyses, for all servers on the same PostgreSQL database
    Worker(WorkerSettings),
    /// Manage a database, even while servers are running
    Admin(Admin),
    /// Print the server's settings and where each comes from
    Config(Settings),
    /// Play in the terminal
    Play(Play),
    /// Let bots play many games
    Sim(Sim),
    /// Let bots compete and rate them
    Arena(Arena),
    /// Let bots play and count the mistakes of each: where another choice was better beyond doubt
    Mistakes(MistakesOf),
    /// Let bots play and compare the chances that were expected with the results
    Calibrate(Calibrate),
    /// Look for better weights for a game's bots by self-play
    Tune(Tune),
    /// Train the expert's network for a game by self-play
    Train(Train),
    /// Make puzzles from bots' games, or check them
    #[command(subcommand)]
    Puzzles(Puzzles),
    /// Make examples of the rules from bots' games
    #[command(subcommand)]
    Examples(Examples),
    /// Show a saved game at any point
    Replay {
        /// The chronicle
        file: PathBuf,
        /// After this many decisions [default: all of them]
        #[arg(long, value_name = "N")]
        at: Option<u32>,
        /// Show what this seat sees, counted from 0 [default: what a spectator sees]
        #[arg(long, value_name = "SEAT")]
        seat: Option<u8>,
    },
    /// Check that a saved game is genuine: every decision, the result, the dice
    Verify {
        /// The chronicle
        file: PathBuf,
        /// Compare with this seal of the dice, which was shown before the game
        #[arg(long, value_name = "SEAL")]
        seal: Option<String>,
        /// Require the signature of the server with this public key (see /.well-known/kroniek-key there)
        #[arg(long, value_name = "KEY")]
        key: Option<String>,
    },
    /// Analyse a finished game: each side's chances, mistakes, and luck
    Analyse {
        /// The chronicle
        file: PathBuf,
        /// The bot that is asked what it would have done [default: the strongest]
        #[arg(long, value_name = "NAME")]
        level: Option<String>,
    },
    /// Copy the database to a file; the server may be running
    Backup {
        /// The copy; the file must not exist yet
        file: PathBuf,
        /// Database file [default: in the system's data folder]
        #[arg(long, value_name = "FILE")]
        db: Option<PathBuf>,
    },
    /// Replace the database with a backup; the old one is kept beside it
    Restore {
        /// The copy
        file: PathBuf,
        /// Database file [default: in the system's data folder]
        #[arg(long, value_name = "FILE")]
        db: Option<PathBuf>,
    },
    /// Read the whole database and replay every game in it; the server may be running
    Check {
        /// Database file [default: in the system's data folder]
        #[arg(long, value_name = "FILE")]
        db: Option<PathBuf>,
    },
    /// Look after the ratings of players and bots
    #[command(subcommand)]
    Ratings(Ratings),
    /// Copy a whole database between a file and PostgreSQL, and check that every game replays to the same hash; stop all
    /// servers first
    Move {
        /// Database file, or the address of a PostgreSQL database
        #[arg(long, value_name = "DATABASE")]
        from: PathBuf,
        /// Database file, or the address of a PostgreSQL database
        #[arg(long, value_name = "DATABASE")]
        to: PathBuf,
    },
    /// Serve another program: JSON Lines on standard input and output
    Engine,
    /// Measure performance
    #[command(subcommand)]
    Bench(Bench),
}

/// What can be done with ratings.
#[derive(Debug, Subcommand)]
pub(crate) enum Ratings {
    /// Replay all rated games and count them anew; servers may be running
    Rebuild {
        /// Database file, or the address of a PostgreSQL database [default: a file in the system's data folder]
        #[arg(long, value_name = "DATABASE")]
        db: Option<PathBuf>,
    },
}

/// What can be measured.
#[derive(Debug, Subcommand)]
pub(crate) enum Bench {
    /// Measure servers under load, on this machine
    Serve(BenchServe),
}

/// A measurement of servers.
#[derive(Debug, Args)]
pub(crate) struct BenchServe {
    /// The game's id [default: the first]
    #[arg(long)]
    pub(crate) game: Option<String>,

    /// How many games are played at the same time
    #[arg(long, default_value_t = 32, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub(crate) games: u32,

    /// Play with clocks
    #[arg(long)]
    pub(crate) clock: bool,

    /// Let another person sit in every seat, instead of one without a cookie in all
    #[arg(long)]
    pub(crate) people: bool,

    /// Call everybody when it is their turn (with --people)
    #[arg(long)]
    pub(crate) notices: bool,

    /// How many decisions are made in a second [default: as many as possible]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) rate: Option<u32>,

    /// How many more live streams are open, at tables where nothing happens
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=25_000))]
    pub(crate) listeners: u32,

    /// How many of them listen at the same table
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=1_000))]
    pub(crate) listeners_per_table: u32,

    /// How many slow clients there are besides: they send and take a byte a second, or nothing
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=25_000))]
    pub(crate) slow: u32,

    /// How many requests a second one address makes besides
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) flood: Option<u32>,

    /// How many servers there are; more than one needs a PostgreSQL database
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=16))]
    pub(crate) servers: u32,

    /// The address of a PostgreSQL database to write the games to [default: a temporary file]
    #[arg(long, value_name = "DATABASE")]
    pub(crate) on: Option<PathBuf>,

    /// How many seconds to measure
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=120))]
    pub(crate) seconds: u64,
}

/// What is agreed at a table.
#[derive(Debug, Default, Args)]
pub(crate) struct Table {
    /// Number of players [default: the smallest number]
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,

    /// Options, such as short=yes,die=ten
    #[arg(long, value_name = "NAME=VALUE", value_delimiter = ',')]
    pub(crate) options: Vec<String>,

    /// Who plays, in the order of the seats, such as easy,program
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub(crate) bots: Vec<String>,

    /// A program that plays the seat called 'program', such as 'python3 bot.py'; can be repeated for more such seats
    #[arg(long, value_name = "COMMAND")]
    pub(crate) bot_cmd: Vec<String>,

    /// How long such a program may think about an answer [default: 10]
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=86_400))]
    pub(crate) bot_time: Option<u64>,
}

/// A game in the terminal.
#[derive(Debug, Default, Args)]
pub(crate) struct Play {
    /// The game's id [default: asks for it]
    pub(crate) game: Option<String>,

    #[command(flatten)]
    pub(crate) table: Table,

    /// Seed of the dice [default: random]
    #[arg(long)]
    pub(crate) seed: Option<u64>,

    /// Continue a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "seed", "players", "options"])]
    pub(crate) resume: Option<PathBuf>,
}

/// Many games between bots.
#[derive(Debug, Args)]
pub(crate) struct Sim {
    /// The game's id
    pub(crate) game: String,

    #[command(flatten)]
    pub(crate) table: Table,

    /// How many games
    #[arg(long, default_value_t = 100)]
    pub(crate) games: u64,

    #[command(flatten)]
    pub(crate) work: Work,
}

/// The seed of many games, and how many threads share them.
#[derive(Debug, Args)]
pub(crate) struct Work {
    /// Seed of everything random
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,

    /// How many threads share the work [default: one per core]
    #[arg(long, visible_alias = "jobs")]
    threads: Option<NonZero<usize>>,
}

impl Work {
    /// How many threads share the work.
    pub(crate) fn threads(&self) -> NonZero<usize> {
        or_all_cores(self.threads)
    }
}

/// So many threads, or one for each core.
pub(crate) fn or_all_cores(threads: Option<NonZero<usize>>) -> NonZero<usize> {
    let all = || available_parallelism().unwrap_or(NonZero::<usize>::MIN);
    threads.unwrap_or_else(all)
}

/// A search for better numbers.
#[derive(Debug, Args)]
pub(crate) struct Tune {
    /// The game's id
    pub(crate) game: String,

    /// The bot whose weights are tuned
    #[arg(long, default_value = "easy")]
    pub(crate) bot: String,

    /// Number of players [default: the smallest number]
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,

    /// How many changes are tried
    #[arg(long, default_value_t = 100)]
    pub(crate) steps: u32,

    /// How many games a promising change is tried in
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(8..=1_000_000))]
    pub(crate) games: u32,

    /// How much each weight is changed: 0.3 is about a third of its value
    #[arg(long, default_value_t = 0.3)]
    pub(crate) spread: f64,

    #[command(flatten)]
    pub(crate) work: Work,

    /// Write the best weights to this file
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,

    /// Save progress in this file, and continue from it
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
}

/// The training of a network.
#[derive(Debug, Args)]
pub(crate) struct Train {
    /// The game's id
    pub(crate) game: String,

    /// Numbers of players to train for [default: all that the game allows]
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',')]
    pub(crate) players: Vec<u8>,

    /// Time limit; nothing is started that could not be finished in time
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=10_000))]
    pub(crate) minutes: u64,

    /// Stop after this many lessons and generations in all [default: when the time is up]
    #[arg(long, value_name = "N")]
    pub(crate) steps: Option<u32>,

    /// How many lessons come first, with games played by first thoughts
    #[arg(long, value_name = "N", default_value_t = 30)]
    pub(crate) lessons: u32,

    /// How many games a lesson has
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) lesson_games: u32,

    /// How many studies follow, with games between bots that look one step ahead
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) studies: u32,

    /// How many games a study has
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) study_games: u32,

    /// How many games a generation plays against itself
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) games: u32,

    /// How many trials it makes for each decision
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = clap::value_parser!(u32).range(2..=100_000))]
    pub(crate) trials: u32,

    /// How many games the new network plays against the old one
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) match_games: u32,

    #[command(flatten)]
    pub(crate) work: Work,

    /// Write the best network to this file
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,

    /// Save progress in this file, and continue from it
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
}
