//! What an operator's programs ask: whether the server lives, whether it can be sent visitors, and what it does. It is
//! answered at an address of its own, which visitors do not reach.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::Router;
use axum::extract::{RawQuery, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use table::VisitorId;
use tokio::net::TcpListener;
use tokio::time::timeout;

use crate::App;
use crate::connections::Connections;
use crate::metrics::{Exposition, Metrics};

/// How long the database may take to answer before the server is not ready.
const PATIENCE: Duration = Duration::from_secs(2);

/// What is known of a server that runs. Clones are the same.
#[derive(Clone)]
pub(crate) struct Observed {
    pub(crate) app: App,
    pub(crate) metrics: Metrics,
    pub(crate) connections: Connections,
    pub(crate) stopping: Stopping,
}

/// Whether the server is about to stop, so that nobody new should be sent to it. Clones are the same.
#[derive(Clone, Default)]
pub(crate) struct Stopping(Arc<AtomicBool>);

impl Stopping {
    /// It is about to stop.
    pub(crate) fn begin(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    fn has_begun(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Answers until it is broken off.
pub(crate) async fn observe(listener: TcpListener, observed: Observed) {
    let routes = Router::new()
        .route("/health", get(async || "alive\n"))
        .route("/ready", get(ready))
        .route("/metrics", get(metrics))
        .with_state(observed);
    if let Err(error) = axum::serve(listener, routes).await {
        tracing::error!(%error, "nobody can observe the server any more");
    }
}

/// Whether visitors can be sent here; with `?reading` also if they can only read.
async fn ready(
    State(observed): State<Observed>,
    RawQuery(query): RawQuery,
) -> (StatusCode, &'static str) {
    if observed.stopping.has_begun() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    if !observed.database_answers().await {
        let told = "the database does not answer\n";
        return (StatusCode::SERVICE_UNAVAILABLE, told);
    }
    let reading = query.as_deref() == Some("reading");
    if !reading && !observed.app.tables().store().can_write() {
        let told = "nothing can be stored\n";
        return (StatusCode::SERVICE_UNAVAILABLE, told);
    }
    (StatusCode::OK, "ready\n")
}

async fn metrics(State(observed): State<Observed>) -> impl IntoResponse {
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    (kind, observed.text().await)
}

impl Observed {
    async fn database_answers(&self) -> bool {
        let nobody = VisitorId([0; 16]);
        let asked = self.app.tables().store().visitor(nobody);
        matches!(timeout(PATIENCE, asked).await, Ok(Ok(_)))
    }

    async fn text(&self) -> String {
        let mut text = Exposition::default();
        self.metrics.write(&mut text);
        let tables = self.app.tables();
        let name = "kroniek_decisions_total";
        text.family(name, "counter", "Decisions that were stored, by game.");
        for (game, count) in tables.decisions() {
            text.sample(name, &[("game", &game)], &count);
        }
        let name = "kroniek_tables_read_total";
        let help = "Tables that were read whole and played again from the beginning.";
        text.family(name, "counter", help);
        text.sample(name, &[], &tables.read_whole());
        for (name, help, counts) in [
            (
                "kroniek_thoughts_waiting",
                "Thoughts of bots, hints and analyses that wait for a thread.",
                self.app.think_permits().waiting(),
            ),
            (
                "kroniek_thoughts_running",
                "Thoughts of bots, hints and analyses that have a thread.",
                self.app.think_permits().running(),
            ),
        ] {
            text.family(name, "gauge", help);
            for (urgency, count) in counts {
                text.sample(name, &[("urgency", urgency)], &count);
            }
        }
        for (name, help, value) in [
            (
                "kroniek_connections_open",
                "Connections that are open.",
                self.connections.number(),
            ),
            (
                "kroniek_listeners",
                "Live streams, counted once for each table.",
                tables.listeners(),
            ),
            (
                "kroniek_tables_in_memory",
                "Tables that are in memory.",
                tables.in_memory(),
            ),
        ] {
            text.gauge(name, help, &value);
        }
        // What cannot be known is left out.
        if let Ok(Ok(bytes)) = timeout(PATIENCE, tables.store().size()).await {
            text.gauge("kroniek_database_bytes", "Size of the database.", &bytes);
        }
        let failing = u8::from(!tables.store().can_write());
        let help = "Whether nothing can be stored, as on a full disk.";
        text.gauge("kroniek_store_failing", help, &failing);
        let ready = u8::from(!self.stopping.has_begun());
        text.gauge("kroniek_ready", "Whether visitors are welcome.", &ready);
        let name = "kroniek_build_info";
        text.family(name, "gauge", "The version that runs.");
        text.sample(name, &[("version", env!("CARGO_PKG_VERSION"))], &1);
        text.finish()
    }
}
