//! What a request is called in the log and in its answer.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};

use axum::http::{HeaderMap, HeaderName, HeaderValue};
use data_encoding::HEXLOWER;
use table::Key;

/// The header with the id.
pub(crate) const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// The most characters of an id that a proxy chose.
const LONGEST: usize = 64;

/// What ids begin with: another word for each start of the server.
static START: LazyLock<u32> = LazyLock::new(|| {
    let [a, b, c, d, ..] = Key::random().0;
    u32::from_be_bytes([a, b, c, d])
});
static NEXT: AtomicU32 = AtomicU32::new(0);

/// The id that a trusted proxy gave the request, or a new one.
pub(crate) fn request_id(headers: &HeaderMap, trusted: bool) -> HeaderValue {
    let is_plain = |id: &&HeaderValue| {
        let id = id.as_bytes();
        let allowed = |byte: &u8| byte.is_ascii_alphanumeric() || b"-_".contains(byte);
        (1..=LONGEST).contains(&id.len()) && id.iter().all(allowed)
    };
    let given = headers.get(REQUEST_ID).filter(|_| trusted);
    given.filter(is_plain).cloned().unwrap_or_else(fresh)
}

fn fresh() -> HeaderValue {
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let id = (u64::from(*START) << 32 | u64::from(number)).to_be_bytes();
    let id = HEXLOWER.encode(&id);
    // Hexadecimal digits can stand in a header.
    HeaderValue::try_from(id).unwrap_or_else(|_| HeaderValue::from_static("0"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_plain_id_of_a_trusted_proxy_is_kept() {
        let id = |sent: &'static str, trusted: bool| {
            let headers = HeaderMap::from_iter([(REQUEST_ID, HeaderValue::from_static(sent))]);
            request_id(&headers, trusted) == sent
        };
        assert!(id("a-1_b", true));
        assert!(!id("a-1_b", false));
        assert!(!id("", true));
        assert!(!id("a b", true));
        assert!(!id("{\"a\":1}", true));
        assert_ne!(
            request_id(&HeaderMap::new(), true),
            request_id(&HeaderMap::new(), true)
        );
    }
}
