//! What grows old: tables that nobody came to or goes on with, chat of games that are long over, visitors who do not come any
//! more. Finished games stay.

use std::sync::Arc;
use std::time::Duration;

use store::{Admin, Expired, Expiry};
use table::{StoreError, TableId};
use tokio_util::sync::CancellationToken;

use crate::Config;
use crate::calendar::DAY;

/// How long a server may take for it before another one tries.
const LEASE: Duration = Duration::from_mins(10);

/// After how many days something is removed; 0 for never.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LifeCycle {
    /// Tables that have not begun.
    pub gathering_days: u32,
    /// Games in which nothing happens and that are not over.
    pub idle_days: u32,
    /// The chat of games that are over.
    pub chat_days: u32,
    /// What is known of visitors who do not come any more.
    pub visitor_days: u32,
}

impl Default for LifeCycle {
    fn default() -> LifeCycle {
        LifeCycle {
            gathering_days: 30,
            idle_days: 365,
            chat_days: 365,
            // As long as browsers keep a cookie.
            visitor_days: 400,
        }
    }
}

impl LifeCycle {
    /// What is too old at this moment.
    pub fn expiry(self, now: i64) -> Expiry {
        let before = |days: u32| (days > 0).then(|| now - DAY * i64::from(days));
        Expiry {
            now,
            gathering: before(self.gathering_days),
            idle: before(self.idle_days),
            talk: before(self.chat_days),
            visitors: before(self.visitor_days),
        }
    }
}

/// Stands for the whole database where a lease is of a table.
fn everything() -> TableId {
    TableId::from_number(0)
}

/// Removes what is too old now and then, until the server stops. If several servers use the database, one of them does.
pub(crate) async fn clean(admin: Arc<dyn Admin>, config: Config, stop: CancellationToken) {
    let every = tokio::time::sleep(config.clean_every);
    if stop.run_until_cancelled(every).await.is_none() {
        return;
    }
    loop {
        match clean_once(admin.as_ref(), &config).await {
            Ok(expired) if expired.is_nothing() => {}
            Ok(Expired {
                gathering,
                idle,
                talk,
                visitors,
            }) => tracing::info!(gathering, idle, talk, visitors, "what was old was removed"),
            Err(error) => tracing::warn!(%error, "what is old could not be removed"),
        }
        let every = tokio::time::sleep(config.clean_every);
        if stop.run_until_cancelled(every).await.is_none() {
            return;
        }
    }
}

async fn clean_once(admin: &dyn Admin, config: &Config) -> Result<Expired, StoreError> {
    if !admin.lease(everything(), LEASE).await? {
        return Ok(Expired::default());
    }
    let expiry = config.life_cycle.expiry((config.clock)());
    let expired = admin.expire(expiry, true).await;
    admin.lease(everything(), Duration::ZERO).await?;
    expired
}
