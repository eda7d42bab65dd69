//! A server with a database of its own.

use std::net::SocketAddr;
use std::num::NonZero;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context as _, Result};
use engine::Seed;
use engine::fair::Secret;
use server::client::Client;
use server::{Config, MailSettings, ServerHandle};
use tempfile::TempDir;

/// What the dice of [`Server::start_alike`] come from.
pub(crate) const SEED: Seed = Seed([7; 32]);

/// A server on a free port, with a database that goes when it goes, and bots that do not hesitate.
pub struct Server {
    folder: TempDir,
    running: Option<ServerHandle>,
    address: SocketAddr,
}

impl Server {
    /// Starts one with all games.
    pub async fn start() -> Result<Server> {
        Server::begin(|_| {}).await
    }

    /// Starts one whose dice fall the same way every time: who decides the same gets the same game.
    pub async fn start_alike() -> Result<Server> {
        Server::begin(|config| config.secrets = || Secret(SEED)).await
    }

    /// Starts one that sends mail through a server of the test, and calls people soon.
    pub async fn start_with_mail(office: SocketAddr) -> Result<Server> {
        let tune = |config: &mut Config| {
            config.calls.look_every = Duration::from_millis(10);
            config.calls.patience = Duration::from_secs(1);
            config.mail = Some(MailSettings {
                server: format!("smtp://{office}"),
                from: "Kroniek <kroniek@example.org>".to_owned(),
            });
        };
        Server::begin(tune).await
    }

    async fn begin(tune: impl FnOnce(&mut Config)) -> Result<Server> {
        let folder = tempfile::tempdir()?;
        let mut config = config(&folder, 0);
        tune(&mut config);
        let running = server::start(&config).await?;
        Ok(Server {
            folder,
            address: running.address,
            running: Some(running),
        })
    }

    /// Where it listens, as a browser writes it.
    pub fn site(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Its database.
    pub fn database(&self) -> PathBuf {
        self.folder.path().join("kroniek.db")
    }

    /// How many live streams are open, counted once for each table.
    pub async fn listeners(&self) -> Result<u64> {
        let running = self.running.as_ref().context("it runs")?;
        let operator = running.metrics_address.context("it can be observed")?;
        let text = Client::new(operator).get("/metrics").await?.text();
        let lines = text.lines();
        let mut number = lines.filter_map(|line| line.strip_prefix("kroniek_listeners "));
        Ok(number.next().context("it is told")?.parse()?)
    }

    /// Stops: whoever is connected loses the line.
    pub async fn stop(&mut self) -> Result<()> {
        if let Some(running) = self.running.take() {
            running.stop().await?;
        }
        Ok(())
    }

    /// Starts again at the same place with the same database.
    pub async fn start_again(&mut self) -> Result<()> {
        let config = config(&self.folder, self.address.port());
        self.start_with(config).await
    }

    /// Starts again when more than a day has gone by.
    pub async fn start_next_day(&mut self) -> Result<()> {
        let mut config = config(&self.folder, self.address.port());
        config.clock = next_day;
        self.start_with(config).await
    }

    async fn start_with(&mut self, config: Config) -> Result<()> {
        self.stop().await?;
        self.running = Some(server::start(&config).await?);
        Ok(())
    }
}

/// The time in 25 hours, in seconds since 1970.
fn next_day() -> i64 {
    server::now() + 25 * 3_600
}

fn config(folder: &TempDir, port: u16) -> Config {
    let mut config = Config::new(games::all(), folder.path().join("kroniek.db"));
    config.listen.set_port(port);
    config.exact_port = port != 0;
    config.bot_pause = Duration::ZERO;
    config.metrics_listen = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
    // Browsers that play as fast as they can are not what the limit is for.
    config.requests_per_second = const { NonZero::new(1000).unwrap() };
    config
}
