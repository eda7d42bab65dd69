//! Ratings: games that have ended are counted a moment later, beside the requests.

use std::time::Duration;

use tokio::time::MissedTickBehavior;
use tokio_util::sync::CancellationToken;

use crate::App;

/// How often it is looked for games that have ended: it is one look into an index that is empty most of the time.
const EVERY: Duration = Duration::from_secs(1);

/// What is said about ratings.
pub(crate) mod texts {
    words::texts!("ratings");
}

/// Counts rated games until the server stops.
pub(crate) async fn run_ratings(app: App, stop: CancellationToken) {
    let mut ticks = tokio::time::interval(EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    while stop.run_until_cancelled(ticks.tick()).await.is_some() {
        if app.house().is_read_only() {
            continue;
        }
        match app.tables().count_ratings().await {
            Ok(0) => {}
            Ok(games) => tracing::debug!(games, "rated games were counted"),
            // They are found again.
            Err(error) => tracing::error!(%error, "rated games could not be counted"),
        }
    }
}
