//! How many bots may think at once.

use std::num::NonZero;
use std::sync::Arc;
use std::thread;

use tokio::sync::Semaphore;
use tokio::task;

/// Thinking gives way to answering: the thread gets the time that the others leave. Nothing else runs on these
/// threads.
#[cfg(target_os = "linux")]
fn give_way() {
    // Where it is not allowed, a bot only competes with the requests.
    let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), 15);
}

#[cfg(not(target_os = "linux"))]
fn give_way() {}

/// Permits to think: one a core, with one core left for the requests. Clones share them.
#[derive(Clone)]
pub(crate) struct ThinkPermits(Arc<Semaphore>);

impl ThinkPermits {
    pub(crate) fn new() -> ThinkPermits {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        ThinkPermits(Arc::new(Semaphore::new((cores - 1).max(1))))
    }

    /// Thinks beside the requests, once there is a permit; none if the thought broke off.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        // Never closed.
        let permit = self.0.acquire().await;
        let result = task::spawn_blocking(move || {
            give_way();
            thought()
        })
        .await;
        drop(permit);
        match result {
            Ok(result) => Some(result),
            Err(error) => {
                tracing::error!(%error, "a bot panicked while it was thinking");
                None
            }
        }
    }
}
