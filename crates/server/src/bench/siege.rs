//! Clients that wish the server ill: slow ones, who keep what they have for as long as they may, and one address that asks for
//! far more than it gets.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

/// A slow client sends or takes a byte in this time.
const BYTE: Duration = Duration::from_secs(1);
/// Who is turned away comes back after this time.
const BACK: Duration = Duration::from_millis(250);
/// Connections of the address that asks for too much.
const CONNECTIONS: usize = 64;
/// It sends what is due so often.
const BEAT: Duration = Duration::from_millis(10);
/// Where it comes from, if the server believes it.
const GREEDY: &str = "203.0.113.9";
/// How many of the slow ones connect at the same time at first.
const AT_ONCE: usize = 64;

/// What each slow client does.
#[derive(Clone, Copy)]
enum Slow {
    Head,
    Body,
    Reading,
    Silent,
}

impl Slow {
    const ALL: [Slow; 4] = [Slow::Head, Slow::Body, Slow::Reading, Slow::Silent];

    /// What it sends at once.
    fn begin(self) -> &'static [u8] {
        match self {
            Slow::Head => b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ",
            Slow::Body => {
                b"POST /api/v1/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
                  content-length: 100000\r\n\r\n{"
            }
            Slow::Reading => b"GET /api/v1/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n",
            Slow::Silent => b"",
        }
    }
}

/// What is known of a siege.
#[derive(Default)]
struct Counts {
    /// How often a slow client was cut off.
    cut_off: AtomicUsize,
    /// Requests of the greedy address that were answered, and those that were refused.
    answered: AtomicUsize,
    refused: AtomicUsize,
}

/// A siege that lasts until it is dropped.
pub(super) struct Siege {
    counts: Arc<Counts>,
    _clients: JoinSet<()>,
}

/// What came of a siege.
pub(super) struct Outcome {
    pub(super) cut_off: usize,
    pub(super) flood_answers: usize,
    pub(super) refused: usize,
}

impl Siege {
    /// Begins with so many slow clients, all of which have come, and so many requests a second of one address.
    pub(super) async fn begin(
        addresses: &[SocketAddr],
        slow: usize,
        flood: Option<f64>,
    ) -> io::Result<Siege> {
        let counts = Arc::new(Counts::default());
        let mut clients = JoinSet::new();
        let come = Arc::new(Semaphore::new(0));
        let door = Arc::new(Semaphore::new(AT_ONCE));
        for number in 0..slow {
            let address = addresses[number % addresses.len()];
            let kind = Slow::ALL[number % Slow::ALL.len()];
            let (counts, come, door) = (counts.clone(), come.clone(), door.clone());
            clients.spawn(async move {
                let enters = door.acquire().await;
                let first = connect(address).await;
                drop(enters);
                come.add_permits(1);
                linger(kind, address, first, &counts).await;
            });
        }
        let all = come.acquire_many(slow as u32).await;
        drop(all.map_err(io::Error::other)?);
        if let Some(rate) = flood {
            for number in 0..CONNECTIONS {
                let address = addresses[number % addresses.len()];
                let counts = counts.clone();
                clients.spawn(async move {
                    loop {
                        // Whoever is cut off comes back.
                        let _ = ask(address, rate / CONNECTIONS as f64, &counts).await;
                        tokio::time::sleep(BACK).await;
                    }
                });
            }
        }
        Ok(Siege {
            counts,
            _clients: clients,
        })
    }

    /// Ends it.
    pub(super) fn end(self) -> Outcome {
        let number = |count: &AtomicUsize| count.load(Ordering::Relaxed);
        Outcome {
            cut_off: number(&self.counts.cut_off),
            flood_answers: number(&self.counts.answered),
            refused: number(&self.counts.refused),
        }
    }
}

/// A connection of a client that takes little at a time.
async fn connect(address: SocketAddr) -> io::Result<TcpStream> {
    let socket = match address {
        SocketAddr::V4(_) => TcpSocket::new_v4(),
        SocketAddr::V6(_) => TcpSocket::new_v6(),
    }?;
    socket.set_recv_buffer_size(1_024)?;
    socket.connect(address).await
}

/// Is slow, and comes back when it is cut off.
async fn linger(kind: Slow, address: SocketAddr, first: io::Result<TcpStream>, counts: &Counts) {
    let mut stream = first;
    loop {
        if let Ok(stream) = &mut stream {
            // It ends with an error, or because the server has closed it.
            let _ = dawdle(kind, stream).await;
            counts.cut_off.fetch_add(1, Ordering::Relaxed);
        }
        tokio::time::sleep(BACK).await;
        stream = connect(address).await;
    }
}

async fn dawdle(kind: Slow, stream: &mut TcpStream) -> io::Result<()> {
    stream.write_all(kind.begin()).await?;
    let mut byte = [0];
    loop {
        match kind {
            Slow::Head | Slow::Body => {
                tokio::time::sleep(BYTE).await;
                stream.write_all(b"x").await?;
            }
            Slow::Reading => {
                tokio::time::sleep(BYTE).await;
                if stream.read(&mut byte).await? == 0 {
                    return Ok(());
                }
            }
            Slow::Silent => {
                if stream.read(&mut byte).await? == 0 {
                    return Ok(());
                }
            }
        }
    }
}

/// Asks so often in a second on one connection, whether there are answers or not.
async fn ask(address: SocketAddr, rate: f64, counts: &Counts) -> io::Result<()> {
    let request = format!(
        "GET /api/v1/games HTTP/1.1\r\nhost: {address}\r\nx-forwarded-for: {GREEDY}\r\n\r\n"
    );
    let stream = TcpStream::connect(address).await?;
    let (mut answers, mut requests) = stream.into_split();
    let asking = async {
        let begin = Instant::now();
        let mut sent = 0;
        let mut beat = tokio::time::interval(BEAT);
        loop {
            beat.tick().await;
            let due = (begin.elapsed().as_secs_f64() * rate) as usize;
            let now = request.repeat(due - sent);
            requests.write_all(now.as_bytes()).await?;
            sent = due;
        }
    };
    let counting = async {
        let mut statuses = Statuses::default();
        let mut buffer = vec![0; 64 * 1_024];
        loop {
            let length = answers.read(&mut buffer).await?;
            if length == 0 {
                return io::Result::Ok(());
            }
            for status in statuses.of(&buffer[..length]) {
                let count = if status == *b"200" {
                    &counts.answered
                } else {
                    &counts.refused
                };
                count.fetch_add(1, Ordering::Relaxed);
            }
        }
    };
    tokio::select! {
        asked = asking => asked,
        counted = counting => counted,
    }
}

/// Finds the statuses of answers in what is read piece by piece.
#[derive(Default)]
struct Statuses {
    rest: Vec<u8>,
}

impl Statuses {
    const LINE: &[u8] = b"HTTP/1.1 ";

    fn of(&mut self, piece: &[u8]) -> Vec<[u8; 3]> {
        self.rest.extend_from_slice(piece);
        let whole = Self::LINE.len() + 3;
        let lines = self.rest.windows(whole);
        let lines = lines.filter(|window| window.starts_with(Self::LINE));
        let found = lines.map(|line| [line[whole - 3], line[whole - 2], line[whole - 1]]);
        let found = found.collect();
        // What may be the beginning of another one.
        let kept = self.rest.len().saturating_sub(whole - 1);
        self.rest.drain(..kept);
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statuses_are_found_wherever_pieces_begin() {
        let text = b"HTTP/1.1 200 OK\r\nx: y\r\n\r\nHTTP/1.1 429 Too Many\r\n\r\nHTTP/1.1 503";
        for length in 1..text.len() {
            let mut statuses = Statuses::default();
            let found: Vec<[u8; 3]> = text
                .chunks(length)
                .flat_map(|piece| statuses.of(piece))
                .collect();
            assert_eq!(found, [*b"200", *b"429", *b"503"], "{length}");
        }
    }
}
