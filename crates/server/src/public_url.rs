//! The address that visitors know the server by.

use std::str::FromStr;

use axum::extract::Request;
use axum::http::header::HOST;
use axum::http::uri::{Authority, Scheme, Uri};

/// The address that visitors know the server by, such as `https://kroniek.example.org`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    scheme: Scheme,
    authority: Authority,
}

/// It is no address of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a scheme and a name are needed, and nothing else, such as https://kroniek.example.org")]
pub struct BadPublicUrl;

impl FromStr for PublicUrl {
    type Err = BadPublicUrl;

    fn from_str(text: &str) -> Result<PublicUrl, BadPublicUrl> {
        let parts = text.parse::<Uri>().map_err(|_| BadPublicUrl)?.into_parts();
        let path = parts.path_and_query.map(|path| path.to_string());
        match (parts.scheme, parts.authority) {
            (Some(scheme), Some(authority))
                if (scheme == Scheme::HTTP || scheme == Scheme::HTTPS)
                    && !authority.as_str().contains('@')
                    && path.is_none_or(|path| path == "/") =>
            {
                Ok(PublicUrl { scheme, authority })
            }
            _ => Err(BadPublicUrl),
        }
    }
}

impl PublicUrl {
    /// The scheme and the host.
    pub(crate) fn origin(&self) -> String {
        format!("{}://{}", self.scheme, self.authority)
    }

    /// Whether visitors come by TLS.
    pub(crate) fn is_secure(&self) -> bool {
        self.scheme == Scheme::HTTPS
    }

    /// Whether a request is for this server.
    pub(crate) fn is_meant_by(&self, request: &Request) -> bool {
        let named = || request.headers().get(HOST)?.to_str().ok()?.parse().ok();
        let authority = request.uri().authority().cloned().or_else(named);
        authority.is_some_and(|authority: Authority| {
            authority.host().eq_ignore_ascii_case(self.authority.host())
                && self.port(&authority) == self.port(&self.authority)
        })
    }

    fn port(&self, authority: &Authority) -> u16 {
        let usual = if self.is_secure() { 443 } else { 80 };
        authority.port_u16().unwrap_or(usual)
    }
}

#[cfg(test)]
mod tests {
    use axum::body::Body;

    use super::*;

    fn is_meant(url: &str, host: &str) -> bool {
        let request = Request::builder().header(HOST, host).body(Body::empty());
        let url: PublicUrl = url.parse().expect("an address");
        url.is_meant_by(&request.expect("a request"))
    }

    #[test]
    fn a_name_is_compared_as_browsers_write_it() {
        let url = "https://Kroniek.example.org/";
        for host in ["kroniek.example.org", "KRONIEK.example.org:443"] {
            assert!(is_meant(url, host), "{host}");
        }
        for host in [
            "",
            "example.org",
            "kroniek.example.org:80",
            "kroniek.example.org.",
            "a b",
        ] {
            assert!(!is_meant(url, host), "{host}");
        }
        assert!(is_meant("http://[::1]:8566", "[::1]:8566"));
        assert!(!is_meant("http://[::1]:8566", "[::1]"));
    }

    #[test]
    fn only_a_whole_address_will_do() {
        for bad in [
            "",
            "kroniek.example.org",
            "ftp://x",
            "https://x/y",
            "https://u@x",
            "https://x?y",
            "/",
        ] {
            assert_eq!(bad.parse::<PublicUrl>(), Err(BadPublicUrl), "{bad}");
        }
    }
}
