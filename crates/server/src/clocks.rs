//! Clocks that run out: it is looked every second which are due.

use std::time::{Duration, Instant};

use table::{TableError, Tables};
use tokio::time::MissedTickBehavior;
use tokio_util::sync::CancellationToken;

use crate::house::House;

/// How often it is looked.
const EVERY: Duration = Duration::from_secs(1);
/// How often it is looked for clocks that only another process has known of, if several use the same store: it may be gone.
const SWEEP: Duration = Duration::from_secs(30);
/// So many seconds ahead it is looked for them then.
const AHEAD: i64 = 60;

/// Does what was agreed whenever somebody's time has run out, until the server stops.
pub(crate) async fn run_clocks(tables: Tables, house: House, stop: CancellationToken) {
    let mut ticks = tokio::time::interval(EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut swept: Option<Instant> = None;
    while stop.run_until_cancelled(ticks.tick()).await.is_some() {
        let is_to_sweep = match swept {
            None => true,
            Some(swept) => tables.is_shared() && swept.elapsed() >= SWEEP,
        };
        if is_to_sweep {
            // A process that is alone is told once of all clocks, and knows of them from then on.
            let ahead = if tables.is_shared() { AHEAD } else { i64::MAX };
            match tables.find_clocks(ahead).await {
                Ok(()) => swept = Some(Instant::now()),
                Err(error) => tracing::error!(%error, "the clocks could not be read"),
            }
        }
        // Who cannot decide does not run out of time.
        if house.is_read_only() {
            continue;
        }
        for table in tables.due_clocks() {
            match tables.run_out(table).await {
                // It was removed.
                Ok(()) | Err(TableError::UnknownTable) => {}
                Err(error) => {
                    tracing::error!(%table, %error, "a clock has run out and nothing could be done");
                    // What the store could not do is tried again; a table that cannot be read waits for its players.
                    if matches!(error, TableError::Store(_)) {
                        swept = None;
                    }
                }
            }
        }
    }
}
