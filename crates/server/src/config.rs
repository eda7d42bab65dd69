//! What can be set when the server is started.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::num::NonZero;
use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use catalog::Catalog;
use ipnet::IpNet;
use table::{Clock, Quota, Secrets, random_secret};

use crate::{Calls, LifeCycle, PublicUrl};

/// How mail is sent.
#[derive(Clone)]
pub struct MailSettings {
    /// The address of the server that takes it, such as `smtps://user:password@mail.example.org`.
    pub server: String,
    /// Whom it comes from, such as `Kroniek <kroniek@example.org>`.
    pub from: String,
}

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
    /// The texts of data files that replace the games' own, by game.
    pub data: BTreeMap<String, String>,
    /// Whether to open the browser.
    pub open: bool,
    /// How long a bot waits before it decides. The page shows its moves at the pace that the visitor likes; without any pause it shows
    /// what came of them, unless the visitor chose otherwise.
    pub bot_pause: Duration,
    /// How long an analysis goes on when nobody looks at it.
    pub analysis_patience: Duration,
    /// How many pictures for sharing may be in the making; whoever asks for one more is asked to come again.
    pub pictures_at_once: usize,
    /// Tells the time in seconds since 1970.
    pub clock: Clock,
    /// Makes the secrets that dice come from. Only tests have others than nobody can guess.
    pub secrets: Secrets,
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
    /// How much one visitor may have.
    pub quota: Quota,
    /// How long a connection may take for what.
    pub deadlines: Deadlines,
    /// Whom visitors write to: an address that a browser can open, such as `mailto:anna@example.org`.
    pub contact: Option<String>,
    /// Where programs of the operator ask how the server is; nowhere if it is not set.
    pub metrics_listen: Option<SocketAddr>,
    /// How many bots think at once, for those who wait for them and for the others; none: other processes do, on the same
    /// PostgreSQL. If it is not set, one a core, with one core left for the requests.
    pub thinkers: Option<usize>,
    /// How long a process that thinks may say nothing before another one takes its place.
    pub lease: Duration,
    /// After how many days what is removed.
    pub life_cycle: LifeCycle,
    /// How often it is looked for what is to be removed.
    pub clean_every: Duration,
    /// How people are called.
    pub calls: Calls,
    /// Who takes mail to people; without it nobody gets any.
    pub mail: Option<MailSettings>,
    /// How long the server goes on when it is told to stop, so that proxies notice that it is not ready any more.
    pub drain: Duration,
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
            data: BTreeMap::new(),
            open: false,
            bot_pause: Duration::from_millis(100),
            analysis_patience: Duration::from_secs(20),
            pictures_at_once: 16,
            clock: now,
            secrets: random_secret,
            tables_in_memory: const { NonZero::new(512).unwrap() },
            public_url: None,
            trusted_proxies: Vec::new(),
            requests_per_second: const { NonZero::new(30).unwrap() },
            connections: const { NonZero::new(32_768).unwrap() },
            connections_per_address: const { NonZero::new(256).unwrap() },
            quota: Quota::default(),
            deadlines: Deadlines {
                head: Duration::from_secs(15),
                body: Duration::from_secs(30),
                write: Duration::from_secs(30),
                idle: Duration::from_mins(1),
            },
            contact: None,
            metrics_listen: None,
            thinkers: None,
            lease: Duration::from_secs(30),
            life_cycle: LifeCycle::default(),
            clean_every: Duration::from_hours(1),
            calls: Calls::default(),
            mail: None,
            drain: Duration::ZERO,
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
