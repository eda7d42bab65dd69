//! How much an address may ask for.

use std::net::IpAddr;
use std::num::NonZero;
use std::sync::Arc;
use std::time::Duration;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tokio_util::sync::CancellationToken;

/// How often addresses that asked for nothing lately are forgotten.
const SWEEP: Duration = Duration::from_mins(1);

/// How much each address has asked for.
#[derive(Clone)]
pub(crate) struct Limit(Arc<DefaultKeyedRateLimiter<IpAddr>>);

impl Limit {
    /// So many in a second, and ten times as many at once.
    pub(crate) fn per_second(number: NonZero<u32>) -> Limit {
        let burst = number.saturating_mul(const { NonZero::new(10).unwrap() });
        Limit::of(Quota::per_second(number).allow_burst(burst))
    }

    /// So many in an hour, also at once.
    pub(crate) fn per_hour(number: NonZero<u32>) -> Limit {
        Limit::of(Quota::per_hour(number))
    }

    fn of(quota: Quota) -> Limit {
        Limit(Arc::new(RateLimiter::keyed(quota)))
    }

    /// Whether one more request of this address is not too many.
    pub(crate) fn allows(&self, address: IpAddr) -> bool {
        self.0.check_key(&address).is_ok()
    }

    /// Forgets idle addresses until the server stops.
    pub(crate) async fn sweep(self, stop: CancellationToken) {
        while stop
            .run_until_cancelled(tokio::time::sleep(SWEEP))
            .await
            .is_some()
        {
            self.0.retain_recent();
        }
    }
}
