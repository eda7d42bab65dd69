//! Serving until told to stop.

use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::time::Duration;

use futures_util::future::BoxFuture;
use store::{Database, DatabaseError, is_server};
use table::{Key, Role, StoreError, TableId, Tables};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::accept::accept;
use crate::bots::Bots;
use crate::calls::deliver;
use crate::client_address::Proxies;
use crate::clocks::run_clocks;
use crate::connections::Connections;
use crate::front_service::Guard;
use crate::house::House;
use crate::life_cycle::clean;
use crate::limit::Limit;
use crate::metrics::Metrics;
use crate::observe::{Observed, Stopping, observe};
use crate::ratings::run_ratings;
use crate::router::router;
use crate::searches::run_searches;
use crate::think_permits::ThinkPermits;
use crate::worker::Worker;
use crate::{App, Config};

/// How many ports are tried.
const PORTS: u16 = 20;

/// Why the server cannot be started, or had to stop.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The port is taken, or is not for us.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// Why not.
        error: io::Error,
    },
    /// The database cannot be opened.
    #[error("cannot open the database {file}: {error}")]
    Database {
        /// Which.
        file: String,
        /// Why not.
        error: DatabaseError,
    },
    /// Nobody else can use the database, so that nobody else can think.
    #[error("other processes think only if the database is a PostgreSQL")]
    NotShared,
    /// Mail cannot be sent as the settings say.
    #[error("{0}")]
    Mail(String),
    /// The network failed.
    #[error("the server failed: {0}")]
    Io(#[from] io::Error),
}

/// A server that is running.
pub struct ServerHandle {
    /// Where it listens.
    pub address: SocketAddr,
    /// Where programs of the operator ask how it is.
    pub metrics_address: Option<SocketAddr>,
    /// What its requests can reach.
    pub app: App,
    stop: CancellationToken,
    stopping: Stopping,
    drain: Duration,
    serving: JoinHandle<()>,
    calling: JoinHandle<()>,
    observing: Option<JoinHandle<()>>,
    database: Database,
}

impl ServerHandle {
    /// Says that it is not ready any more; then finishes what is being done, ends all live streams, writes everything into the
    /// database file, and stops.
    pub fn stop(self) -> BoxFuture<'static, Result<(), ServeError>> {
        Box::pin(async move {
            self.stopping.begin();
            tokio::time::sleep(self.drain).await;
            self.stop.cancel();
            self.serving.await.map_err(io::Error::other)?;
            self.calling.await.map_err(io::Error::other)?;
            self.database.close().await;
            // Until the end it says that it is not ready.
            if let Some(observing) = self.observing {
                observing.abort();
            }
            Ok(())
        })
    }
}

/// Starts a server.
///
/// It is boxed here: an `async fn` is compiled where it is awaited, and everything that the server is made of with it.
pub fn start(config: &Config) -> BoxFuture<'_, Result<ServerHandle, ServeError>> {
    Box::pin(start_here(config))
}

async fn start_here(config: &Config) -> Result<ServerHandle, ServeError> {
    let role = match config.thinkers {
        Some(0) if !is_server(&config.database) => return Err(ServeError::NotShared),
        Some(0) => Role::Asks,
        _ => Role::Thinks,
    };
    let refused = |error: DatabaseError| ServeError::Database {
        file: store::address_of(&config.database),
        error,
    };
    let database = Database::open(&config.database).await.map_err(refused)?;
    let listener = listen(config).await?;
    let address = listener.local_addr()?;
    // Links in mails lead here, if the operator has said no other address.
    let config = &Config {
        listen: address,
        ..config.clone()
    };
    can_mail(config).map_err(ServeError::Mail)?;
    let observer = match config.metrics_listen {
        Some(address) => Some(bind(address).await?),
        None => None,
    };
    let stop = CancellationToken::new();
    let opened = open(&database, role, config, stop.clone()).await;
    let (app, bots, turns) =
        opened.map_err(|error| refused(DatabaseError::Failed(error.to_string())))?;
    tokio::spawn(bots.run(turns));
    let (tables, house) = (app.tables().clone(), app.house().clone());
    tokio::spawn(run_clocks(tables, house, stop.clone()));
    tokio::spawn(run_searches(app.clone(), stop.clone()));
    tokio::spawn(run_ratings(app.clone(), stop.clone()));
    let calling = tokio::spawn(deliver(app.clone(), stop.clone()));
    tokio::spawn(clean(database.admin(), config.clone(), stop.clone()));
    let guard = Guard {
        public_url: config.public_url.clone(),
        proxies: Proxies::new(&config.trusted_proxies, config.public_url.is_some()),
        limit: Limit::per_second(config.requests_per_second),
        refusals: Limit::per_second(config.requests_per_second),
        connections: Connections::new(config, raise_file_limit()),
        metrics: Metrics::default(),
    };
    let stopping = Stopping::default();
    let observed = Observed {
        app: app.clone(),
        metrics: guard.metrics.clone(),
        connections: guard.connections.clone(),
        stopping: stopping.clone(),
    };
    let metrics_address = observer.as_ref().map(TcpListener::local_addr).transpose()?;
    let observing = observer.map(|listener| tokio::spawn(observe(listener, observed)));
    for limit in [&guard.limit, &guard.refusals] {
        tokio::spawn(limit.clone().sweep(stop.clone()));
    }
    let door = router(app.clone(), guard);
    let serving = tokio::spawn(accept(listener, door, stop.clone()));
    Ok(ServerHandle {
        address,
        metrics_address,
        app,
        stop,
        stopping,
        drain: config.drain,
        serving,
        calling,
        observing,
        database,
    })
}

/// Makes sure that mail can be sent as the settings say.
#[cfg(feature = "mail")]
fn can_mail(config: &Config) -> Result<(), String> {
    crate::mail::Mailer::of(config).map(drop)
}

/// A program without mail refuses to be told to send any.
#[cfg(not(feature = "mail"))]
fn can_mail(config: &Config) -> Result<(), String> {
    match config.mail {
        Some(_) => Err("this program was built without e-mail".to_owned()),
        None => Ok(()),
    }
}

/// Serves until the process is told to stop. `ready` is called when it can be visited.
pub async fn run(config: &Config, ready: impl FnOnce(&ServerHandle)) -> Result<(), ServeError> {
    let mut told = pin!(told_to_stop());
    let Some(running) = unless(told.as_mut(), start(config)).await? else {
        return Ok(());
    };
    ready(&running);
    if config.open {
        open_browser(running.address);
    }
    told.await;
    running.stop().await
}

/// A process that is thinking for others.
pub struct WorkerHandle {
    /// Where programs of the operator ask how it is.
    pub metrics_address: Option<SocketAddr>,
    stop: CancellationToken,
    stopping: Stopping,
    working: JoinHandle<()>,
    observing: Option<JoinHandle<()>>,
    database: Database,
}

impl WorkerHandle {
    /// Finishes what is being written, leaves the rest to others, and stops.
    pub async fn stop(self) -> Result<(), ServeError> {
        self.stopping.begin();
        self.stop.cancel();
        self.working.await.map_err(io::Error::other)?;
        self.database.close().await;
        if let Some(observing) = self.observing {
            observing.abort();
        }
        Ok(())
    }
}

/// Starts a process that thinks for all servers on the same PostgreSQL.
pub async fn start_worker(config: &Config) -> Result<WorkerHandle, ServeError> {
    if !is_server(&config.database) {
        return Err(ServeError::NotShared);
    }
    let refused = |error: DatabaseError| ServeError::Database {
        file: store::address_of(&config.database),
        error,
    };
    let database = Database::open(&config.database).await.map_err(refused)?;
    let observer = match config.metrics_listen {
        Some(address) => Some(bind(address).await?),
        None => None,
    };
    let metrics_address = observer.as_ref().map(TcpListener::local_addr).transpose()?;
    let stop = CancellationToken::new();
    let opened = open(&database, Role::Works, config, stop.clone()).await;
    let (app, bots, turns) =
        opened.map_err(|error| refused(DatabaseError::Failed(error.to_string())))?;
    let stopping = Stopping::default();
    let observed = Observed {
        app: app.clone(),
        metrics: Metrics::default(),
        connections: Connections::new(config, raise_file_limit()),
        stopping: stopping.clone(),
    };
    let observing = observer.map(|listener| tokio::spawn(observe(listener, observed)));
    let worker = Worker::new(app, bots, config, stop.clone());
    Ok(WorkerHandle {
        metrics_address,
        stop,
        stopping,
        working: tokio::spawn(worker.run(turns)),
        observing,
        database,
    })
}

/// Thinks for others until the process is told to stop. `ready` is called when it has begun.
pub async fn work(config: &Config, ready: impl FnOnce(&WorkerHandle)) -> Result<(), ServeError> {
    let mut told = pin!(told_to_stop());
    let Some(working) = unless(told.as_mut(), start_worker(config)).await? else {
        return Ok(());
    };
    ready(&working);
    told.await;
    working.stop().await
}

/// The tables of a database with their bots, and the tables where one is to act, as they come up.
async fn open(
    database: &Database,
    role: Role,
    config: &Config,
    stop: CancellationToken,
) -> Result<(App, Bots, mpsc::UnboundedReceiver<TableId>), StoreError> {
    let (store, admin) = (database.store(), database.admin());
    let cookies = Key(store.key("cookies", Key::random().0).await?);
    let house = House::default();
    house.read(admin.as_ref()).await?;
    let most = config.tables_in_memory;
    let (clock, secrets) = (config.clock, config.secrets);
    let opened = Tables::open(store, config.catalog, clock, secrets, most, config.quota);
    let (tables, turns) = opened.await?;
    tables.set_role(role);
    tokio::spawn(
        house
            .clone()
            .follow(admin.clone(), tables.clone(), stop.clone()),
    );
    let permits = ThinkPermits::new(config.thinkers);
    let bots = Bots::new(
        tables.clone(),
        permits.clone(),
        house.clone(),
        config,
        stop.clone(),
    );
    let app = App::new(tables, cookies, permits, (house, admin), config, stop);
    Ok((app, bots, turns))
}

/// Lets the process open as many files as the system allows it, since each connection is one; gives how many.
#[cfg(target_os = "linux")]
pub(crate) fn raise_file_limit() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: maximum,
        maximum,
    };
    let limit = if current != maximum && setrlimit(Resource::Nofile, raised).is_ok() {
        maximum
    } else {
        current
    };
    // No number means no limit.
    limit.map_or(usize::MAX, |limit| limit as usize)
}

#[cfg(not(target_os = "linux"))]
pub(crate) fn raise_file_limit() -> usize {
    usize::MAX
}

async fn listen(config: &Config) -> Result<TcpListener, ServeError> {
    let mut address = config.listen;
    for _ in 1..PORTS {
        match TcpListener::bind(address).await {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse && !config.exact_port => {
                address.set_port(address.port().saturating_add(1));
            }
            Err(error) => return Err(ServeError::Listen { address, error }),
            Ok(listener) => return Ok(listener),
        }
    }
    bind(address).await
}

async fn bind(address: SocketAddr) -> Result<TcpListener, ServeError> {
    let bound = TcpListener::bind(address).await;
    bound.map_err(|error| ServeError::Listen { address, error })
}

/// What has been started, or nothing if the process is told to stop before. The first process of a container gets only those
/// signals that it waits for, so it waits from the beginning: a database may take long to answer.
async fn unless<R>(
    told: Pin<&mut impl Future<Output = ()>>,
    starting: impl Future<Output = Result<R, ServeError>>,
) -> Result<Option<R>, ServeError> {
    tokio::select! {
        biased;
        () = told => Ok(None),
        started = starting => started.map(Some),
    }
}

async fn told_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    // If it cannot be waited for, the server stops at once rather than never.
    let _ = interrupted.await;
}

/// Opens the browser, if there is one; the address was printed in any case.
fn open_browser(address: SocketAddr) {
    let program = if cfg!(windows) {
        "explorer"
    } else if cfg!(target_os = "macos") {
        "open"
    } else {
        "xdg-open"
    };
    if let Err(error) = std::process::Command::new(program)
        .arg(format!("http://{address}/"))
        .spawn()
    {
        tracing::warn!(%error, "the browser could not be opened");
    }
}
