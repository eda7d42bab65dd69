//! Somebody who is called: a small HTTP server on this machine.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, AtomicU32, Ordering};

use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A message that has arrived.
#[derive(Clone, Debug)]
pub(crate) struct Received {
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
    /// In which life of the server.
    pub(crate) life: u32,
}

impl Received {
    pub(crate) fn header(&self, name: &str) -> &str {
        let found = self.headers.iter().find(|(found, _)| found == name);
        found.map_or("", |(_, value)| value)
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("JSON")
    }

    /// The table, and the number of the entry.
    pub(crate) fn what(&self) -> (String, u64) {
        let data = &self.json()["data"];
        let table = data["table"].as_str().unwrap_or_default().to_owned();
        (table, data["number"].as_u64().unwrap_or_default())
    }
}

/// A server that takes messages.
pub(crate) struct Receiver {
    pub(crate) address: SocketAddr,
    pub(crate) received: watch::Receiver<Vec<Received>>,
    /// What it answers.
    pub(crate) status: Arc<AtomicU16>,
    /// In which life of the server it listens.
    pub(crate) life: Arc<AtomicU32>,
}

impl Receiver {
    pub(crate) async fn start() -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let (sender, received) = watch::channel(Vec::new());
        let (status, life) = (Arc::new(AtomicU16::new(204)), Arc::default());
        let (answered, lives) = (Arc::clone(&status), Arc::clone(&life));
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (sender, status, life) =
                    (sender.clone(), Arc::clone(&answered), Arc::clone(&lives));
                tokio::spawn(async move { take(stream, &sender, &status, &life).await });
            }
        });
        Receiver {
            address,
            received,
            status,
            life,
        }
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}/hook?key=1", self.address)
    }

    pub(crate) fn answers(&self, status: u16) {
        self.status.store(status, Ordering::SeqCst);
    }

    /// All messages, once there are so many.
    pub(crate) async fn wait(&mut self, number: usize) -> Vec<Received> {
        let there = self.received.wait_for(|all| all.len() >= number).await;
        there.expect("it listens").clone()
    }

    /// All messages so far.
    pub(crate) fn all(&self) -> Vec<Received> {
        self.received.borrow().clone()
    }
}

/// Takes one message. If the sender is killed meanwhile, whatever arrived whole counts.
async fn take(
    stream: TcpStream,
    sender: &watch::Sender<Vec<Received>>,
    status: &AtomicU16,
    life: &AtomicU32,
) -> Option<()> {
    let mut stream = BufReader::new(stream);
    let mut headers = Vec::new();
    let mut line = String::new();
    if stream.read_line(&mut line).await.ok()? == 0 {
        // Killed before it said anything.
        return None;
    }
    assert!(line.starts_with("POST /hook?key=1 HTTP/1.1"), "{line}");
    loop {
        line.clear();
        stream.read_line(&mut line).await.ok()?;
        let Some((name, value)) = line.trim_end().split_once(": ") else {
            break;
        };
        headers.push((name.to_owned(), value.to_owned()));
    }
    let length = headers.iter().find(|(name, _)| name == "content-length")?;
    let mut body = vec![0; length.1.parse().expect("a length")];
    stream.read_exact(&mut body).await.ok()?;
    let received = Received {
        headers,
        body,
        life: life.load(Ordering::SeqCst),
    };
    // Whoever sees the message and changes the answer means the next one.
    let status = status.load(Ordering::SeqCst);
    sender.send_modify(|all| all.push(received));
    let answer = format!("HTTP/1.1 {status} So\r\ncontent-length: 0\r\n\r\n");
    stream.write_all(answer.as_bytes()).await.ok()
}
