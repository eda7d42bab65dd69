//! A browser without script: it keeps cookies, follows no redirects, and submits forms.

use std::collections::BTreeMap;
use std::net::SocketAddr;

use server::client::{Answer, Client, Events};

/// A browser with a jar of cookies.
pub(crate) struct Browser {
    address: SocketAddr,
    cookies: BTreeMap<String, String>,
    /// What it calls the server; its address if nothing is said.
    host: Option<String>,
}

impl Browser {
    /// A browser that has never been here.
    pub(crate) fn new(address: SocketAddr) -> Browser {
        Browser {
            address,
            cookies: BTreeMap::new(),
            host: None,
        }
    }

    /// A browser that knows the server by a name.
    pub(crate) fn called(address: SocketAddr, name: &str) -> Browser {
        Browser {
            host: Some(format!("{name}:{}", address.port())),
            ..Browser::new(address)
        }
    }

    /// The same browser as it is now: a copy of its jar.
    pub(crate) fn copy(&self) -> Browser {
        Browser {
            address: self.address,
            cookies: self.cookies.clone(),
            host: self.host.clone(),
        }
    }

    /// The same browser at another server of the same house.
    pub(crate) fn at(&self, address: SocketAddr) -> Browser {
        Browser {
            address,
            ..self.copy()
        }
    }

    /// The client that sends the cookies.
    pub(crate) fn client(&self) -> Client {
        let cookies = self.cookies.iter();
        let cookies: Vec<String> = cookies
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        let client = Client::new(self.address);
        let client = match &self.host {
            Some(host) => client.with("host", host),
            None => client,
        };
        let client = client.with("user-agent", "Firefox/145.0 (Linux)");
        if cookies.is_empty() {
            return client;
        }
        client.with("cookie", &cookies.join("; "))
    }

    fn keep(&mut self, answer: &Answer) {
        for (name, value) in &answer.headers {
            if name == "set-cookie" {
                let (pair, rest) = value.split_once(';').expect("a cookie has a path");
                let (name, value) = pair.split_once('=').expect("a pair");
                if rest.contains("Max-Age=0") {
                    self.cookies.remove(name);
                } else {
                    self.cookies.insert(name.to_owned(), value.to_owned());
                }
            }
        }
    }

    /// Opens a page.
    pub(crate) async fn open(&mut self, path: &str) -> Answer {
        let answer = self.client().get(path).await.expect("an answer");
        self.keep(&answer);
        answer
    }

    /// Submits a form.
    pub(crate) async fn submit(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let encoded = |text: &str| -> String {
            let byte = |byte: u8| format!("%{byte:02x}");
            text.bytes().map(byte).collect()
        };
        let fields = fields.iter();
        let fields: Vec<String> = fields
            .map(|(name, value)| format!("{name}={}", encoded(value)))
            .collect();
        let answer = self.client().submit(path, &fields.join("&")).await;
        let answer = answer.expect("an answer");
        self.keep(&answer);
        answer
    }

    /// Listens to a table.
    pub(crate) async fn listen(&self, path: &str) -> Events {
        self.client().events(path).await.expect("a stream")
    }
}
