//! Those who look for a game: now and then it is looked for whom the time has come to play with bots.

use std::time::Duration;

use tokio::time::MissedTickBehavior;
use tokio_util::sync::CancellationToken;

use crate::App;

/// How often it is looked. Whoever begins to look is matched at once; this is for those whose time to wait is over.
const EVERY: Duration = Duration::from_secs(2);

/// Makes the tables for those who fit together, until the server stops.
pub(crate) async fn run_searches(app: App, stop: CancellationToken) {
    let mut ticks = tokio::time::interval(EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    while stop.run_until_cancelled(ticks.tick()).await.is_some() {
        if app.house().is_read_only() {
            continue;
        }
        if let Err(error) = app.tables().match_searches(app.data()).await {
            tracing::error!(%error, "no tables could be made for those who look for a game");
        }
    }
}
