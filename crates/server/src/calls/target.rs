//! Where calls may go by HTTP, and how they get there: to an address that was checked after its name was resolved, without redirects, within bounds of time and size.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::http::Uri;
use axum::http::uri::Scheme;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::{Fault, Sent};

/// How long everything may take together.
const LONGEST: Duration = Duration::from_secs(10);
/// The first line of an answer has at most so many bytes; nothing else is read.
const LARGEST: usize = 1_024;
/// The most bytes of an address.
const LONGEST_URL: usize = 1_000;

/// What an answer means for whoever sends.
const GONE: u16 = 410;

/// Where a call goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Target {
    secure: bool,
    host: String,
    port: u16,
    path: String,
}

impl Target {
    /// The target of an address. Without TLS only where the operator allows private targets.
    pub(crate) fn new(url: &str, private: bool) -> Option<Target> {
        let uri: Uri = url
            .trim()
            .parse()
            .ok()
            .filter(|_| url.len() <= LONGEST_URL)?;
        let secure = uri.scheme()? == &Scheme::HTTPS;
        if !secure && (uri.scheme()? != &Scheme::HTTP || !private) {
            return None;
        }
        let authority = uri.authority()?;
        if authority.as_str().contains('@') || authority.host().is_empty() {
            return None;
        }
        let usual = if secure { 443 } else { 80 };
        let path = uri.path_and_query().map_or("/", |path| path.as_str());
        Some(Target {
            secure,
            host: authority.host().to_owned(),
            port: authority.port_u16().unwrap_or(usual),
            path: path.to_owned(),
        })
    }

    /// The scheme and the host with its port, if it is an unusual one.
    #[cfg(feature = "push")]
    pub(crate) fn origin(&self) -> String {
        let scheme = if self.secure { "https" } else { "http" };
        format!("{scheme}://{}", self.authority())
    }

    fn authority(&self) -> String {
        let usual = if self.secure { 443 } else { 80 };
        if self.port == usual {
            return self.host.clone();
        }
        format!("{}:{}", self.host, self.port)
    }

    /// Posts a body with these headers.
    pub(crate) async fn post(
        &self,
        private: bool,
        headers: &[(&str, String)],
        body: &[u8],
    ) -> Sent {
        match timeout(LONGEST, self.try_to_post(private, headers, body)).await {
            Ok(Ok(sent)) => sent,
            Ok(Err(_)) | Err(_) => Sent::Failed(Fault::Unreachable),
        }
    }

    async fn try_to_post(
        &self,
        private: bool,
        headers: &[(&str, String)],
        body: &[u8],
    ) -> io::Result<Sent> {
        let bare = self.host.trim_start_matches('[').trim_end_matches(']');
        let found = tokio::net::lookup_host((bare, self.port)).await?;
        let found: Vec<SocketAddr> = found.collect();
        // A name that leads to both sides of the wall leads nowhere.
        let may_go = |address: &SocketAddr| private || is_public(address.ip());
        let Some(address) = found.first().filter(|_| found.iter().all(may_go)) else {
            return Ok(Sent::Failed(Fault::BadTarget));
        };
        // The name is not resolved again: another answer could lead elsewhere.
        let connection = TcpStream::connect(address).await?;
        let request = self.request(headers, body);
        let status = if self.secure {
            let name = ServerName::try_from(bare.to_owned()).map_err(io::Error::other)?;
            let connection = TLS.connect(name, connection).await?;
            ask(connection, &request).await?
        } else {
            ask(connection, &request).await?
        };
        Ok(match status {
            200..300 => Sent::Told,
            GONE => Sent::Gone,
            status => Sent::Failed(Fault::Status(status)),
        })
    }

    fn request(&self, headers: &[(&str, String)], body: &[u8]) -> Vec<u8> {
        let own: String = headers
            .iter()
            .flat_map(|(name, value)| [name, ": ", value.as_str(), "\r\n"])
            .collect();
        let head = format!(
            "POST {} HTTP/1.1\r\nhost: {}\r\nuser-agent: Kroniek\r\nconnection: close\r\n\
             {own}content-length: {}\r\n\r\n",
            self.path,
            self.authority(),
            body.len()
        );
        [head.as_bytes(), body].concat()
    }
}

/// Sends a request, and gives the status of the answer.
async fn ask(
    mut connection: impl AsyncRead + AsyncWrite + Unpin,
    request: &[u8],
) -> io::Result<u16> {
    connection.write_all(request).await?;
    connection.flush().await?;
    let mut line = Vec::new();
    while !line.contains(&b'\n') && line.len() < LARGEST {
        let mut part = [0; 256];
        let length = connection.read(&mut part).await?;
        if length == 0 {
            break;
        }
        line.extend_from_slice(&part[..length]);
    }
    let line = String::from_utf8_lossy(&line);
    let status = line
        .strip_prefix("HTTP/1.")
        .and_then(|rest| rest.split(' ').nth(1)?.trim().parse().ok());
    status.ok_or_else(|| io::Error::other("no answer"))
}

/// Certificates are believed as browsers believe them.
static TLS: LazyLock<TlsConnector> = LazyLock::new(|| {
    let roots: RootCertStore = webpki_roots::TLS_SERVER_ROOTS.iter().cloned().collect();
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("the provider has the usual versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    TlsConnector::from(Arc::new(config))
});

/// Whether an address is one of the internet, and of no network that only some can reach.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    !(a == 0
        || address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || address.is_multicast()
        // Shared by the customers of a provider; for protocols; for measurements; reserved.
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 198 && (b == 18 || b == 19))
        || a >= 240)
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    // Only what is given out for the internet, without what is for examples and what leads on to addresses of the fourth version.
    (0x2000..0x4000).contains(&a)
        && a != 0x2002
        && !(a == 0x2001 && (b == 0x0db8 || b < 0x0200))
        && !(a == 0x3fff && b < 0x1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_the_internet_are_called() {
        for address in [
            "127.0.0.1",
            "127.9.9.9",
            "0.0.0.0",
            "10.1.2.3",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "100.127.255.255",
            "192.0.0.1",
            "192.0.2.1",
            "198.18.0.1",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "239.255.255.255",
            "240.0.0.1",
            "255.255.255.255",
            "::1",
            "::",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::127.0.0.1",
            "fe80::1",
            "fec0::1",
            "fc00::1",
            "fd12:3456::1",
            "ff02::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "64:ff9b::7f00:1",
            "64:ff9b:1::1",
            "100::1",
            "2001::1",
            "2001:10::1",
            "3fff::1",
        ] {
            assert!(
                !is_public(address.parse().expect("an address")),
                "{address}"
            );
        }
        for address in [
            "1.1.1.1",
            "100.63.0.1",
            "100.128.0.1",
            "172.15.0.1",
            "172.32.0.1",
            "192.0.1.1",
            "198.20.0.1",
            "223.255.255.255",
            "2606:4700::1111",
            "2a00:1450::1",
            "2001:4860:4860::8888",
        ] {
            assert!(is_public(address.parse().expect("an address")), "{address}");
        }
    }

    #[test]
    fn a_target_is_a_whole_address_without_a_user() {
        let target = Target::new("https://example.org/hook?a=b", false).expect("a target");
        assert_eq!((target.port, target.path.as_str()), (443, "/hook?a=b"));
        for wrong in [
            "",
            "example.org",
            "ftp://example.org/",
            "http://example.org/",
            "https://a@example.org/",
            "https:///x",
            "/x",
            "https://example.org/a b",
            "https://example.org/\r\nx: y",
            "javascript:alert(1)",
        ] {
            assert_eq!(Target::new(wrong, false), None, "{wrong}");
        }
        assert!(Target::new("http://[::1]:8080/", true).is_some());
    }

    #[tokio::test]
    async fn a_private_address_is_refused_whatever_it_is_called() {
        for url in [
            "https://127.0.0.1:1/",
            "https://[::1]:1/",
            "https://localhost:1/",
            "https://[::ffff:127.0.0.1]:1/",
            "https://2130706433:1/",
        ] {
            let target = Target::new(url, false).expect("a target");
            let sent = target.post(false, &[], b"{}").await;
            let refused = [
                Sent::Failed(Fault::BadTarget),
                Sent::Failed(Fault::Unreachable),
            ];
            assert!(refused.contains(&sent), "{url}: {sent:?}");
        }
        let target = Target::new("https://127.0.0.1:1/", false).expect("a target");
        assert_eq!(
            target.post(false, &[], b"{}").await,
            Sent::Failed(Fault::BadTarget)
        );
    }
}
