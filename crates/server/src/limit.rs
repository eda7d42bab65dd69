//! How much an address may ask for.

use std::net::IpAddr;
use std::num::NonZero;
use std::sync::Arc;
use std::time::Duration;

use axum::http::HeaderMap;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tokio_util::sync::CancellationToken;

/// How often addresses that asked for nothing lately are forgotten.
const SWEEP: Duration = Duration::from_mins(1);

/// How much each address has asked for.
#[derive(Clone)]
pub(crate) struct Limit(Arc<DefaultKeyedRateLimiter<IpAddr>>);

impl Limit {
    pub(crate) fn new(per_second: NonZero<u32>) -> Limit {
        let burst = per_second.saturating_mul(const { NonZero::new(10).unwrap() });
        let quota = Quota::per_second(per_second).allow_burst(burst);
        Limit(Arc::new(RateLimiter::keyed(quota)))
    }

    /// Whether one more request is not too many.
    pub(crate) fn allows(&self, peer: IpAddr, headers: &HeaderMap) -> bool {
        let address = address(peer, headers);
        address.is_none_or(|address| self.0.check_key(&address).is_ok())
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

/// Whose request it is. This machine itself is not limited, unless it passes on another's request.
fn address(peer: IpAddr, headers: &HeaderMap) -> Option<IpAddr> {
    if !peer.is_loopback() {
        return Some(peer);
    }
    // The last one is what our own proxy has added; those before can be anything.
    let passed_on = headers.get_all("x-forwarded-for").iter().next_back()?;
    let last = passed_on.to_str().ok()?.rsplit(',').next()?;
    last.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_that_of_the_last_proxy() {
        let here = IpAddr::from([127, 0, 0, 1]);
        let there = IpAddr::from([192, 0, 2, 7]);
        let mut headers = HeaderMap::new();
        assert_eq!(address(here, &headers), None);
        headers.insert("x-forwarded-for", "10.0.0.1, 192.0.2.7".parse().unwrap());
        assert_eq!(address(here, &headers), Some(there));
        headers.insert("x-forwarded-for", "10.0.0.1".parse().unwrap());
        assert_eq!(address(there, &headers), Some(there));
    }
}
