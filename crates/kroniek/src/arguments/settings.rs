//! What a server is run with.

use std::net::{IpAddr, SocketAddr};
use std::num::NonZero;
use std::path::PathBuf;
use std::time::Duration;

use catalog::Catalog;
use clap::{Args, ValueEnum};
use server::{Config, IpNet, LifeCycle, MailSettings, PublicUrl};
use tracing_subscriber::EnvFilter;

/// A server's settings. Every flag is also an environment variable and a key of the settings file
/// (`crate::settings`).
#[derive(Debug, Args)]
pub(crate) struct Settings {
    /// Address and port; if not set, the first free port from 8566 on
    #[arg(long, value_name = "ADDRESS", default_value_t = standard().listen)]
    pub(crate) listen: SocketAddr,

    /// Database file, or the address of a PostgreSQL database for several servers [default: a file in the system's data folder]
    #[arg(long, value_name = "DATABASE", default_value_os_t = standard().database, hide_default_value = true)]
    pub(crate) db: PathBuf,

    /// Open the browser
    #[arg(long)]
    pub(crate) open: bool,

    /// The server's public address, with https://; it answers to no other name
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<PublicUrl>,

    /// Networks of trusted proxies, such as 10.0.0.0/8 [default: this machine]
    #[arg(long, value_name = "NETWORKS", value_delimiter = ',', value_parser = network)]
    pub(crate) trusted_proxies: Vec<IpNet>,

    /// Requests a second from one address, in bursts of up to ten times as many
    #[arg(long, value_name = "N", default_value_t = standard().requests_per_second)]
    pub(crate) requests_per_second: NonZero<u32>,

    /// How many connections may be open
    #[arg(long, value_name = "N", default_value_t = standard().connections)]
    pub(crate) connections: NonZero<usize>,

    /// How many connections may be open from one address
    #[arg(long, value_name = "N", default_value_t = standard().connections_per_address)]
    pub(crate) connections_per_address: NonZero<usize>,

    /// How visitors reach you, such as mailto:anna@example.org
    #[arg(long, value_name = "ADDRESS", value_parser = contact)]
    pub(crate) contact: Option<String>,

    /// Address and port for /health, /ready and /metrics; keep it out of visitors' reach [default: nowhere]
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) metrics_listen: Option<SocketAddr>,

    /// How many seconds the server keeps working after it is told to stop, while /ready already answers 503
    #[arg(long, value_name = "N", default_value_t = standard().drain.as_secs(), value_parser = clap::value_parser!(u64).range(..=3_600))]
    pub(crate) drain_seconds: u64,

    /// What is logged: error, warn, info, debug or trace, or a list with parts of the program, such as warn,server=info
    #[arg(long, value_name = "FILTER", default_value = "warn", value_parser = filter)]
    pub(crate) log: String,

    /// How the log is written
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(crate) log_format: LogFormat,

    /// How many bots think at once; 0 leaves it to 'kroniek worker' on the same database [default: one per core, with one core left free]
    #[arg(long, value_name = "N")]
    pub(crate) thinkers: Option<usize>,

    /// How many tables are kept in memory
    #[arg(long, value_name = "N", default_value_t = standard().tables_in_memory)]
    pub(crate) tables_in_memory: NonZero<usize>,

    /// How many tables of one visitor may wait for players or be played
    #[arg(long, value_name = "N", default_value_t = standard().quota.tables)]
    pub(crate) tables_per_visitor: usize,

    /// How many bots may sit at the tables of one visitor
    #[arg(long, value_name = "N", default_value_t = standard().quota.bots)]
    pub(crate) bots_per_visitor: usize,

    /// How many KiB the chat messages and data files of one visitor may take
    #[arg(long, value_name = "N", default_value_t = standard().quota.bytes / KIB)]
    pub(crate) kib_per_visitor: usize,

    /// How many visitors' limits the visitors of one network share who have no account, or a new one
    #[arg(long, value_name = "N", default_value_t = standard().quota.visitors)]
    pub(crate) visitors_per_network: usize,

    /// Let webhooks reach private networks and plain HTTP, such as a program on this machine
    #[arg(long)]
    pub(crate) private_webhooks: bool,

    /// Address of the server that sends e-mails, with user and password [default: none]
    #[arg(long, value_name = "URL")]
    pub(crate) mail: Option<String>,

    /// Sender of e-mails, such as 'Kroniek <kroniek@example.org>'
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) mail_from: Option<String>,

    #[command(flatten)]
    pub(crate) life_cycle: LifeCycleSettings,
}

/// After how many days what is removed.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct LifeCycleSettings {
    /// Remove tables that have not started after this many days; 0 for never
    #[arg(id = "gathering_days", long = "gathering-days", value_name = "DAYS", default_value_t = standard().life_cycle.gathering_days)]
    gathering: u32,

    /// Remove unfinished games in which nothing has happened for this many days; 0 for never
    #[arg(id = "idle_days", long = "idle-days", value_name = "DAYS", default_value_t = standard().life_cycle.idle_days)]
    idle: u32,

    /// Remove the chat of finished games after this many days; 0 for never
    #[arg(id = "chat_days", long = "chat-days", value_name = "DAYS", default_value_t = standard().life_cycle.chat_days)]
    chat: u32,

    /// Forget visitors who have not come back for this many days; 0 for never
    #[arg(id = "visitor_days", long = "visitor-days", value_name = "DAYS", default_value_t = standard().life_cycle.visitor_days)]
    visitor: u32,
}

impl From<LifeCycleSettings> for LifeCycle {
    fn from(settings: LifeCycleSettings) -> LifeCycle {
        LifeCycle {
            gathering_days: settings.gathering,
            idle_days: settings.idle,
            chat_days: settings.chat,
            visitor_days: settings.visitor,
        }
    }
}

/// What a process is run with that only thinks.
#[derive(Debug, Args)]
pub(crate) struct WorkerSettings {
    /// The address of the PostgreSQL database that the servers use
    #[arg(long, value_name = "DATABASE", default_value_os_t = standard().database, hide_default_value = true)]
    pub(crate) db: PathBuf,

    /// How many bots think at once [default: one per core, with one core left free]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_024))]
    pub(crate) thinkers: Option<u64>,

    /// Address and port of /health, /ready and /metrics [default: nowhere]
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) metrics_listen: Option<SocketAddr>,

    /// What is logged: error, warn, info, debug or trace, or a list with parts of the program, such as warn,server=info
    #[arg(long, value_name = "FILTER", default_value = "warn", value_parser = filter)]
    pub(crate) log: String,

    /// How the log is written
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(crate) log_format: LogFormat,

    /// How many tables are kept in memory
    #[arg(long, value_name = "N", default_value_t = standard().tables_in_memory)]
    pub(crate) tables_in_memory: NonZero<usize>,
}

impl WorkerSettings {
    /// The same for the process.
    pub(crate) fn config(self, catalog: Catalog) -> Config {
        let mut config = Config::new(catalog, self.db);
        config.metrics_listen = self.metrics_listen;
        config.thinkers = self.thinkers.map(|thinkers| thinkers as usize);
        config.tables_in_memory = self.tables_in_memory;
        config
    }
}

const KIB: usize = 1024;

/// How the log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum LogFormat {
    /// Lines for people.
    Text,
    /// A JSON object on each line, for programs.
    Json,
}

/// The default settings of a server.
fn standard() -> Config {
    Config::new(Catalog::of(&[]), server::default_database())
}

impl Settings {
    /// The same for the server.
    pub(crate) fn config(self, catalog: Catalog) -> Config {
        let mut config = Config::new(catalog, self.db);
        config.listen = self.listen;
        config.open = self.open;
        config.public_url = self.public_url;
        config.trusted_proxies = self.trusted_proxies;
        config.requests_per_second = self.requests_per_second;
        config.connections = self.connections;
        config.connections_per_address = self.connections_per_address;
        config.contact = self.contact;
        config.metrics_listen = self.metrics_listen;
        config.thinkers = self.thinkers;
        config.life_cycle = self.life_cycle.into();
        config.drain = Duration::from_secs(self.drain_seconds);
        config.tables_in_memory = self.tables_in_memory;
        config.calls.private_targets = self.private_webhooks;
        config.mail = self.mail.map(|server| MailSettings {
            server,
            from: self.mail_from.unwrap_or_default(),
        });
        config.quota.tables = self.tables_per_visitor;
        config.quota.bots = self.bots_per_visitor;
        config.quota.bytes = self.kib_per_visitor.saturating_mul(KIB);
        config.quota.visitors = self.visitors_per_network;
        config
    }
}

/// How visitors reach the operator: it becomes a link, and a line of `security.txt`.
fn contact(text: &str) -> Result<String, String> {
    let schemes = ["mailto:", "https://", "tel:"];
    let known = schemes.iter().any(|scheme| text.starts_with(scheme));
    let plain = |c: char| c.is_ascii_graphic();
    if known && text.chars().all(plain) {
        Ok(text.to_owned())
    } else {
        Err("it must begin with mailto:, https:// or tel: and have no blanks".to_owned())
    }
}

/// What is logged.
fn filter(text: &str) -> Result<String, String> {
    let filter = EnvFilter::builder().parse(text);
    filter
        .map(|_| text.to_owned())
        .map_err(|error| error.to_string())
}

/// A network, or one address.
fn network(text: &str) -> Result<IpNet, String> {
    let alone = || text.parse::<IpAddr>().map(IpNet::from);
    text.parse::<IpNet>()
        .or_else(|_| alone())
        .map_err(|error| error.to_string())
}
