//! What can be set when the server is started.

use std::net::SocketAddr;
use std::num::NonZero;
use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use catalog::Catalog;
use ipnet::IpNet;
use table::Clock;

use crate::PublicUrl;

/// What can be set when the server is started.
#[derive(Clone)]
pub struct Config {
    /// The games that can be played.
    pub catalog: Catalog,
    /// Where to listen; by default the next port is tried if this one is taken.
    pub listen: SocketAddr,
    /// Whether only this port will do.
    pub exact_port: bool,
    /// The database file.
    pub database: PathBuf,
    /// A folder whose `GAME.toml` replaces a game's own data.
    pub data: Option<PathBuf>,
    /// Whether to open the browser.
    pub open: bool,
    /// How long a bot waits before it decides, so that people can follow.
    pub bot_pause: Duration,
    /// How long an analysis goes on when nobody looks at it.
    pub analysis_patience: Duration,
    /// Tells the time in seconds since 1970.
    pub clock: Clock,
    /// How many tables are kept in memory.
    pub tables_in_memory: NonZero<usize>,
    /// The address that visitors know the server by, if it is set: it answers to no other name.
    pub public_url: Option<PublicUrl>,
    /// The networks of the proxies that are believed whose requests they pass on; those on this machine if it is empty.
    pub trusted_proxies: Vec<IpNet>,
    /// How many requests an address may make in a second, and ten times as many at once.
    pub requests_per_second: NonZero<u32>,
    /// How many connections may be open.
    pub connections: NonZero<usize>,
    /// How many connections, or requests that a proxy passes on, may be open from one address.
    pub connections_per_address: NonZero<usize>,
    /// How long a connection may take for what.
    pub deadlines: Deadlines,
}

/// How long a connection may take for what, before it is closed.
#[derive(Clone, Copy, Debug)]
pub struct Deadlines {
    /// To send the head of a request.
    pub head: Duration,
    /// To send the body of a request.
    pub body: Duration,
    /// To take some of an answer.
    pub write: Duration,
    /// To begin another request.
    pub idle: Duration,
}

impl Config {
    /// The defaults, with a database.
    pub fn new(catalog: Catalog, database: PathBuf) -> Config {
        Config {
            catalog,
            listen: SocketAddr::from(([127, 0, 0, 1], 8566)),
            exact_port: false,
            database,
            data: None,
            open: false,
            bot_pause: Duration::from_millis(600),
            analysis_patience: Duration::from_secs(20),
            clock: now,
            tables_in_memory: const { NonZero::new(512).unwrap() },
            public_url: None,
            trusted_proxies: Vec::new(),
            requests_per_second: const { NonZero::new(30).unwrap() },
            connections: const { NonZero::new(10_000).unwrap() },
            connections_per_address: const { NonZero::new(256).unwrap() },
            deadlines: Deadlines {
                head: Duration::from_secs(15),
                body: Duration::from_secs(30),
                write: Duration::from_secs(30),
                idle: Duration::from_mins(1),
            },
        }
    }
}

/// The time of this machine, in seconds since 1970.
#[expect(
    clippy::disallowed_methods,
    reason = "the outermost layer passes the time in"
)]
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs() as i64)
}
