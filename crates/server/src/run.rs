//! Serving until told to stop.

use std::fs::{File, TryLockError};
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use store::Sqlite;
use table::{Key, Store, StoreError, Tables};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::accept::accept;
use crate::bots::Bots;
use crate::client_address::Proxies;
use crate::connections::Connections;
use crate::door::Guard;
use crate::limit::Limit;
use crate::router::router;
use crate::think_permits::ThinkPermits;
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
        error: String,
    },
    /// Another server has the database.
    #[error("another server uses the database {file}")]
    InUse {
        /// Which.
        file: String,
    },
    /// The network failed.
    #[error("the server failed: {0}")]
    Io(#[from] io::Error),
}

/// A server that is running.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    /// What its requests can reach.
    pub app: App,
    stop: CancellationToken,
    serving: JoinHandle<()>,
    _lock: File,
}

impl Running {
    /// Finishes what is being done, ends all live streams, and stops.
    pub async fn stop(self) -> Result<(), ServeError> {
        self.stop.cancel();
        self.serving.await.map_err(io::Error::other)?;
        Ok(())
    }
}

/// Starts a server.
pub async fn start(config: &Config) -> Result<Running, ServeError> {
    let database = |error: String| ServeError::Database {
        file: config.database.display().to_string(),
        error,
    };
    make_folder(&config.database).map_err(|error| database(error.to_string()))?;
    let lock = lock(&config.database)?;
    let store = Sqlite::open(&config.database)
        .await
        .map_err(|error| database(error.to_string()))?;
    let listener = listen(config).await?;
    let address = listener.local_addr()?;
    let stop = CancellationToken::new();
    let app = open(Arc::new(store), config, stop.clone())
        .await
        .map_err(|error| database(error.to_string()))?;
    let guard = Guard {
        public_url: config.public_url.clone(),
        proxies: Proxies::new(&config.trusted_proxies, config.public_url.is_some()),
        limit: Limit::new(config.requests_per_second),
        connections: Connections::new(config, raise_file_limit()),
    };
    tokio::spawn(guard.limit.clone().sweep(stop.clone()));
    let door = router(app.clone(), guard);
    let serving = tokio::spawn(accept(listener, door, stop.clone()));
    Ok(Running {
        address,
        app,
        stop,
        serving,
        _lock: lock,
    })
}

/// Serves until the process is told to stop. `ready` is called with the address.
pub async fn run(config: &Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let running = start(config).await?;
    ready(running.address);
    if config.open {
        open_browser(running.address);
    }
    told_to_stop().await;
    running.stop().await
}

/// The tables of a store with their bots.
async fn open(
    store: Arc<dyn Store>,
    config: &Config,
    stop: CancellationToken,
) -> Result<App, StoreError> {
    let cookies = Key(store.key("cookies", Key::random().0).await?);
    let (tables, turns) =
        Tables::open(store, config.catalog, config.clock, config.tables_in_memory).await?;
    let permits = ThinkPermits::new();
    let (pause, stop_bots) = (config.bot_pause, stop.clone());
    let bots = Bots::new(tables.clone(), permits.clone(), pause, stop_bots);
    tokio::spawn(bots.run(turns));
    Ok(App::new(tables, cookies, permits, config, stop))
}

/// Lets the process open as many files as the system allows it, since each connection is one; gives how many.
#[cfg(target_os = "linux")]
fn raise_file_limit() -> usize {
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
fn raise_file_limit() -> usize {
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
    let bound = TcpListener::bind(address).await;
    bound.map_err(|error| ServeError::Listen { address, error })
}

/// Keeps other servers off the database as long as the file is open: each believes what it has in memory, so that two
/// would show old positions.
///
/// It is a file of its own, since SQLite loses its locks if anybody else opens and closes the database.
fn lock(database: &Path) -> Result<File, ServeError> {
    let file = || database.display().to_string();
    let mut path = database.as_os_str().to_owned();
    path.push(".lock");
    let opened = File::options()
        .create(true)
        .write(true)
        .truncate(false)
        .open(path);
    match opened.map(|lock| (lock.try_lock(), lock)) {
        Ok((Ok(()), lock)) => Ok(lock),
        Ok((Err(TryLockError::WouldBlock), _)) => Err(ServeError::InUse { file: file() }),
        Ok((Err(TryLockError::Error(error)), _)) | Err(error) => Err(ServeError::Database {
            file: file(),
            error: error.to_string(),
        }),
    }
}

fn make_folder(file: &Path) -> io::Result<()> {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => std::fs::create_dir_all(folder),
        _ => Ok(()),
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
