//! The command line.

use std::net::{IpAddr, SocketAddr};
use std::num::NonZero;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use server::{IpNet, PublicUrl};
use words::Lang;

/// Historical strategy games, alone against bots or around one screen.
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

    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// What can be done.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the games, their options and phases
    Games,
    /// List a game's data and where they are known from
    Data {
        /// The game's id
        game: String,
    },
    /// Serve the games to browsers; this is also what happens without a command
    Serve(Serve),
    /// Play in the terminal
    Play(Play),
    /// Let bots play many games
    Sim(Sim),
    /// Let bots compete, and rate them
    Arena(Arena),
    /// Look for better numbers for a game's bots, by games against themselves
    Tune(Tune),
    /// Show a saved game at any point
    Replay {
        /// The chronicle
        file: PathBuf,
        /// After this many decisions [default: the last]
        #[arg(long, value_name = "N")]
        at: Option<usize>,
        /// Through the eyes of this seat, from 0 [default: a spectator's]
        #[arg(long, value_name = "SEAT")]
        seat: Option<u8>,
    },
    /// Check that a saved game is genuine: every decision, the result, the dice
    Verify {
        /// The chronicle
        file: PathBuf,
    },
    /// Tell what each side of a finished game could expect, which decisions changed it, and what was luck
    Analyse {
        /// The chronicle
        file: PathBuf,
        /// The bot that is asked what it would have done [default: the strongest]
        #[arg(long, value_name = "NAME")]
        level: Option<String>,
    },
    /// Serve another program: JSON Lines on standard input and output
    Engine,
    /// Measure
    #[command(subcommand)]
    Bench(Bench),
}

/// A server.
#[derive(Debug, Default, Args)]
pub(crate) struct Serve {
    /// Address and port [default: 127.0.0.1:8566, or the next port that is free]
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) listen: Option<SocketAddr>,

    /// Database file [default: in the data folder of the system]
    #[arg(long, value_name = "FILE")]
    pub(crate) db: Option<PathBuf>,

    /// Open the browser
    #[arg(long)]
    pub(crate) open: bool,

    /// The address that visitors know the server by, with its scheme; it answers to no other name
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<PublicUrl>,

    /// Networks of proxies that tell whose requests they pass on, such as 10.0.0.0/8 [default: this machine]
    #[arg(long, value_name = "NETWORKS", value_delimiter = ',', value_parser = network)]
    pub(crate) trusted_proxies: Vec<IpNet>,

    /// How many requests an address may make in a second, and ten times as many at once [default: 30]
    #[arg(long, value_name = "N")]
    pub(crate) requests_per_second: Option<NonZero<u32>>,

    /// How many connections may be open [default: 10000]
    #[arg(long, value_name = "N")]
    pub(crate) connections: Option<NonZero<usize>>,

    /// How many connections may be open from one address [default: 256]
    #[arg(long, value_name = "N")]
    pub(crate) connections_per_address: Option<NonZero<usize>>,
}

/// A network, or one address.
fn network(text: &str) -> Result<IpNet, String> {
    let alone = || text.parse::<IpAddr>().map(IpNet::from);
    text.parse::<IpNet>()
        .or_else(|_| alone())
        .map_err(|error| error.to_string())
}

/// What can be measured.
#[derive(Debug, Subcommand)]
pub(crate) enum Bench {
    /// A server under load, on this machine
    Serve {
        /// The game's id [default: the first]
        #[arg(long)]
        game: Option<String>,
        /// How many games are played at the same time
        #[arg(long, default_value_t = 32)]
        games: usize,
        /// How long
        #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=120))]
        seconds: u64,
    },
}

/// What is agreed at a table.
#[derive(Debug, Default, Args)]
pub(crate) struct Table {
    /// Number of players [default: the least that can play]
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,

    /// Options, such as short=yes,die=ten
    #[arg(long, value_name = "NAME=VALUE", value_delimiter = ',')]
    pub(crate) options: Vec<String>,

    /// Who plays, in the order of the seats
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub(crate) bots: Vec<String>,

    /// A program that plays the seat called 'program', such as 'python3 bot.py'; may be given for each such seat
    #[arg(long, value_name = "COMMAND")]
    pub(crate) bot_cmd: Vec<String>,

    /// How long such a program may think about an answer [default: 10]
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=86_400))]
    pub(crate) bot_time: Option<u64>,
}

/// A game in the terminal.
#[derive(Debug, Default, Args)]
pub(crate) struct Play {
    /// The game's id [default: asked for]
    pub(crate) game: Option<String>,

    #[command(flatten)]
    pub(crate) table: Table,

    /// A number that the dice follow from [default: by chance]
    #[arg(long)]
    pub(crate) seed: Option<u64>,

    /// Go on with a saved game
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

    /// A number that everything random follows from
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,

    /// How many threads share the work [default: one a core]
    #[arg(long)]
    pub(crate) threads: Option<NonZero<usize>>,
}

/// A match between bots.
#[derive(Debug, Args)]
pub(crate) struct Arena {
    /// The game's id
    pub(crate) game: String,

    /// Who takes part: levels, with a budget or a file of weights, such as hard:50ms,medium,easy:weights.toml
    #[arg(long, value_name = "BOTS", value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<String>,

    /// Number of players [default: the least that can play]; the last bot takes the seats that are left
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,

    /// Options, such as short=yes,die=ten
    #[arg(long, value_name = "NAME=VALUE", value_delimiter = ',')]
    pub(crate) options: Vec<String>,

    /// How many games each line-up plays; rounded up so that everybody sits everywhere with the same dice
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) games: u32,

    /// A number that everything random follows from
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,

    /// How many threads share the work [default: one a core]
    #[arg(long)]
    pub(crate) threads: Option<NonZero<usize>>,

    /// Write the games to this file; go on with those that it has already
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,

    /// Draw the ratings into this SVG file
    #[arg(long, value_name = "FILE")]
    pub(crate) plot: Option<PathBuf>,
}

/// A search for better numbers.
#[derive(Debug, Args)]
pub(crate) struct Tune {
    /// The game's id
    pub(crate) game: String,

    /// The bot whose numbers are tuned
    #[arg(long, default_value = "easy")]
    pub(crate) bot: String,

    /// Number of players [default: the least that can play]
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,

    /// How many changes are tried
    #[arg(long, default_value_t = 100)]
    pub(crate) steps: u32,

    /// How many games a promising change is tried in
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(8..=1_000_000))]
    pub(crate) games: u32,

    /// How much numbers are changed: 0.3 is about a third of them
    #[arg(long, default_value_t = 0.3)]
    pub(crate) spread: f64,

    /// A number that everything random follows from
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,

    /// How many threads share the work [default: one a core]
    #[arg(long)]
    pub(crate) threads: Option<NonZero<usize>>,

    /// Write the best numbers to this file
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,

    /// Note in this file how far it got; go on from there
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
}
