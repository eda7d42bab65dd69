//! What every answer says to the browser about safety.

use axum::http::{HeaderName, HeaderValue, header};
use axum::response::Response;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; \
     img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The headers of every answer.
const ALWAYS: [(HeaderName, HeaderValue); 5] = [
    (
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(POLICY),
    ),
    (
        header::X_CONTENT_TYPE_OPTIONS,
        HeaderValue::from_static("nosniff"),
    ),
    (
        // Links hold the secrets of seats: no other site is told them. With "no-referrer", forms would come
        // without an origin and could not be told from those of other sites.
        header::REFERRER_POLICY,
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
];

/// What a page is, and an answer of the API.
pub(crate) const HTML: HeaderValue = HeaderValue::from_static("text/html; charset=utf-8");
pub(crate) const JSON: HeaderValue = HeaderValue::from_static("application/json");

/// Browsers come back by TLS only, for a year.
const TLS_ONLY: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Writes them; `secure` if the answer goes out by TLS. What is for one reader is kept by nobody else; files that are the same for everybody say
/// themselves how long they are good.
pub(crate) fn set(mut response: Response, secure: bool) -> Response {
    let headers = response.headers_mut();
    // These, and what is added after them: it grows once.
    headers.reserve(ALWAYS.len() + 4);
    for (name, value) in ALWAYS {
        // A picture for sharing says itself that other sites may show it.
        headers.entry(name).or_insert(value);
    }
    if secure {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, TLS_ONLY);
    }
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}
