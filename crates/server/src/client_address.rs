//! Whose request it is, behind any number of proxies.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use ipnet::IpNet;

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const X_FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// The proxies that are believed what they say of others. Clones are the same.
#[derive(Clone)]
pub(crate) struct Proxies {
    /// Empty: this machine.
    trusted: Arc<[IpNet]>,
    /// Whether this machine asks for itself if it passes nothing on, and is not limited then.
    local: bool,
}

impl Proxies {
    /// Those in these networks. If none is named, those on this machine; then whoever uses this machine itself is
    /// not limited, unless the server is `public`: a proxy that does not say whom it speaks for would let all in.
    pub(crate) fn new(trusted: &[IpNet], public: bool) -> Proxies {
        Proxies {
            trusted: trusted.into(),
            local: trusted.is_empty() && !public,
        }
    }

    /// The address that a connection is counted for; none if it may carry the requests of many.
    pub(crate) fn counted(&self, peer: IpAddr) -> Option<IpAddr> {
        let peer = peer.to_canonical();
        (!self.trust(peer)).then(|| network(peer))
    }

    /// The address that a request is counted for; none if it is this machine's own.
    ///
    /// Whatever cannot be read, or is contradictory, is counted for the proxy that passed it on.
    pub(crate) fn client(&self, peer: IpAddr, headers: &HeaderMap) -> Option<IpAddr> {
        let peer = peer.to_canonical();
        if !self.trust(peer) {
            return Some(network(peer));
        }
        let listed = self.behind(peer, headers, &X_FORWARDED_FOR, |hop| hop);
        let forwarded = self.behind(peer, headers, &header::FORWARDED, |hop| {
            parameter(hop, "for").unwrap_or_default()
        });
        let client = match (listed, forwarded) {
            (None, None) if self.local && peer.is_loopback() => return None,
            (None, None) => peer,
            (Some(client), None) | (None, Some(client)) => client,
            // Proxies pass on the header that they do not know as they got it: then one of the two is made up.
            (Some(one), Some(other)) if one == other => one,
            (Some(_), Some(_)) => peer,
        };
        Some(network(client))
    }

    /// Whether a proxy says that the request came to it by TLS.
    pub(crate) fn is_secure(&self, peer: IpAddr, headers: &HeaderMap) -> bool {
        let last = |name: &HeaderName| headers.get_all(name).iter().next_back().and_then(last_hop);
        let scheme = || {
            let forwarded = last(&header::FORWARDED);
            let forwarded = forwarded.and_then(|hop| parameter(hop, "proto"));
            last(&X_FORWARDED_PROTO).or(forwarded)
        };
        self.trust(peer.to_canonical())
            && scheme().is_some_and(|scheme| scheme.trim().eq_ignore_ascii_case("https"))
    }

    fn trust(&self, address: IpAddr) -> bool {
        if self.trusted.is_empty() {
            address.is_loopback()
        } else {
            self.trusted
                .iter()
                .any(|network| network.contains(&address))
        }
    }

    /// The nearest address that is none of our proxies, if there is such a header: every proxy adds whom it got the
    /// request from, so what stands further from the end can be anything.
    fn behind(
        &self,
        peer: IpAddr,
        headers: &HeaderMap,
        name: &HeaderName,
        address: impl Fn(&str) -> &str,
    ) -> Option<IpAddr> {
        let mut lines = headers.get_all(name).iter().rev().peekable();
        lines.peek()?;
        let mut nearest = peer;
        for hop in lines.flat_map(|line| line.to_str().unwrap_or_default().rsplit(',')) {
            let Some(client) = read(address(hop)) else {
                break;
            };
            nearest = client;
            if !self.trust(nearest) {
                break;
            }
        }
        Some(nearest)
    }
}

/// What the last proxy has added.
fn last_hop(line: &HeaderValue) -> Option<&str> {
    line.to_str().ok()?.rsplit(',').next()
}

/// A parameter of a hop in `Forwarded`, as in `for=192.0.2.7;proto=https`.
fn parameter<'h>(hop: &'h str, name: &str) -> Option<&'h str> {
    hop.split(';').find_map(|pair| {
        let (found, value) = pair.split_once('=')?;
        let value = value.trim().trim_matches('"');
        found.trim().eq_ignore_ascii_case(name).then_some(value)
    })
}

/// An address with or without a port.
fn read(hop: &str) -> Option<IpAddr> {
    let hop = hop.trim();
    let bare = || hop.parse().ok();
    let bracketed = || hop.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    let with_port = || hop.parse::<SocketAddr>().ok().map(|address| address.ip());
    let address: IpAddr = bare().or_else(bracketed).or_else(with_port)?;
    Some(address.to_canonical())
}

/// What counts as one: whoever has an address of the sixth version has 2^64 of them.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: &str = "127.0.0.1";

    fn ip(address: &str) -> IpAddr {
        address.parse().expect("an address")
    }

    fn headers(lines: &[(&'static str, &str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(*name, value.parse().expect("a header"));
        }
        headers
    }

    /// Whose request it is if the proxies of two networks are believed.
    fn client(peer: &str, lines: &[(&'static str, &str)]) -> Option<String> {
        let trusted = ["10.0.0.0/8", "2001:db8:1::/48"].map(|network| network.parse().unwrap());
        let client = Proxies::new(&trusted, true).client(ip(peer), &headers(lines));
        client.map(|address| address.to_string())
    }

    #[test]
    fn a_request_is_whose_the_nearest_proxy_says() {
        let listed = |line: &str| client("10.0.0.1", &[("x-forwarded-for", line)]).unwrap();
        assert_eq!(listed("192.0.2.7"), "192.0.2.7");
        assert_eq!(listed("198.51.100.1, 192.0.2.7"), "192.0.2.7");
        assert_eq!(listed("192.0.2.7:4711"), "192.0.2.7");
        assert_eq!(listed("192.0.2.7, 10.0.0.2,10.0.0.3"), "192.0.2.7");
        assert_eq!(listed("::ffff:192.0.2.7"), "192.0.2.7");
        for six in [
            "2001:db8::1:2:3:4",
            "[2001:db8::1:2:3:4]",
            "[2001:db8::9]:443",
        ] {
            assert_eq!(listed(six), "2001:db8::", "a /64 is one");
        }
        let two = [
            ("x-forwarded-for", "192.0.2.7"),
            ("x-forwarded-for", "10.0.0.2"),
        ];
        assert_eq!(client("2001:db8:1::5", &two).unwrap(), "192.0.2.7");
        let forwarded = |line: &str| client("10.0.0.1", &[("forwarded", line)]).unwrap();
        assert_eq!(forwarded("for=192.0.2.7;proto=https"), "192.0.2.7");
        assert_eq!(
            forwarded("for=x, By=y;FOR=\"[2001:db8::1]:80\""),
            "2001:db8::"
        );
        assert_eq!(forwarded("for=\"x, for=192.0.2.7"), "192.0.2.7");
    }

    #[test]
    fn what_cannot_be_believed_is_the_proxys_own() {
        let listed = |line: &str| client("10.0.0.1", &[("x-forwarded-for", line)]).unwrap();
        for odd in [
            "",
            "unknown",
            "192.0.2.7, _hidden",
            "192.0.2.7 198.51.100.1",
            "1.2.3.4:x",
        ] {
            assert_eq!(listed(odd), "10.0.0.1", "{odd}");
        }
        assert_eq!(listed("192.0.2.7, nobody, 10.0.0.2"), "10.0.0.2");
        assert_eq!(client("10.0.0.1", &[]).unwrap(), "10.0.0.1");
        assert_eq!(
            client("10.0.0.1", &[("forwarded", "proto=https")]).unwrap(),
            "10.0.0.1"
        );
        let both = |one, other| {
            client(
                "10.0.0.1",
                &[("x-forwarded-for", one), ("forwarded", other)],
            )
            .unwrap()
        };
        assert_eq!(both("192.0.2.7", "for=198.51.100.1"), "10.0.0.1");
        assert_eq!(both("192.0.2.7", "for=192.0.2.7"), "192.0.2.7");
        let stranger = client("192.0.2.9", &[("x-forwarded-for", "198.51.100.1")]);
        assert_eq!(stranger.unwrap(), "192.0.2.9");
    }

    #[test]
    fn this_machine_is_not_limited_as_long_as_it_is_no_proxy() {
        let alone = Proxies::new(&[], false);
        let passed_on = headers(&[("x-forwarded-for", "192.0.2.7")]);
        assert_eq!(alone.client(ip(HERE), &HeaderMap::new()), None);
        assert_eq!(alone.client(ip(HERE), &passed_on), Some(ip("192.0.2.7")));
        assert_eq!(alone.client(ip("::1"), &HeaderMap::new()), None);
        let public = Proxies::new(&[], true);
        assert_eq!(public.client(ip(HERE), &HeaderMap::new()), Some(ip(HERE)));
        let far = Proxies::new(&["10.0.0.1/32".parse().unwrap()], false);
        assert_eq!(far.client(ip(HERE), &passed_on), Some(ip(HERE)));
    }

    #[test]
    fn only_a_proxy_can_say_that_there_is_tls() {
        let proxies = Proxies::new(&[], true);
        for line in [
            ("x-forwarded-proto", "https"),
            ("x-forwarded-proto", "http, HTTPS"),
            ("forwarded", "for=1.2.3.4;proto=https"),
        ] {
            assert!(proxies.is_secure(ip(HERE), &headers(&[line])), "{line:?}");
            assert!(!proxies.is_secure(ip("192.0.2.7"), &headers(&[line])));
        }
        for line in [
            ("x-forwarded-proto", "http"),
            ("x-forwarded-proto", "https, http"),
        ] {
            assert!(!proxies.is_secure(ip(HERE), &headers(&[line])), "{line:?}");
        }
    }
}
