//! Somebody who takes mail: a small SMTP server on this machine.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A letter that has arrived.
#[derive(Clone, Debug)]
pub struct Mail {
    /// Whom it is for.
    pub to: String,
    raw: String,
    /// In which life of the server.
    pub life: u32,
}

impl Mail {
    /// A header, in one line.
    pub fn header(&self, name: &str) -> String {
        let (head, _) = self.raw.split_once("\r\n\r\n").expect("a head");
        let head = head.replace("\r\n ", " ");
        let begins = format!("{}:", name.to_lowercase());
        let mut lines = head.split("\r\n");
        let found = lines.find(|line| line.to_lowercase().starts_with(&begins));
        let line = found.unwrap_or_else(|| panic!("no {name} in {head}"));
        line[begins.len()..].trim().to_owned()
    }

    /// What it says.
    pub fn text(&self) -> String {
        let (_, body) = self.raw.split_once("\r\n\r\n").expect("a body");
        let body = body.replace("\r\n", "\n");
        if self.header("content-transfer-encoding") == "quoted-printable" {
            unquoted(&body)
        } else {
            body
        }
    }

    /// The path of the first link that goes there.
    pub fn link(&self, to: &str) -> String {
        let text = self.text();
        let found = text.split_whitespace().find_map(|word| {
            let (_, path) = word.strip_prefix("http://")?.split_once('/')?;
            Some(format!("/{path}")).filter(|path| path.starts_with(to))
        });
        found.unwrap_or_else(|| panic!("no {to} in {text}"))
    }
}

fn unquoted(text: &str) -> String {
    let mut bytes = Vec::new();
    for line in text.split_inclusive('\n') {
        let mut rest = line.strip_suffix("=\n").unwrap_or(line);
        while let Some((before, after)) = rest.split_once('=') {
            bytes.extend(before.bytes());
            bytes.push(u8::from_str_radix(&after[..2], 16).expect("two digits"));
            rest = &after[2..];
        }
        bytes.extend(rest.bytes());
    }
    String::from_utf8(bytes).expect("UTF-8")
}

/// A server that takes mail.
pub struct PostOffice {
    /// Where it listens.
    pub address: SocketAddr,
    /// What has arrived.
    pub received: watch::Receiver<Vec<Mail>>,
    /// Whether it takes nothing at the moment.
    pub closed: Arc<AtomicBool>,
    /// How many letters it has refused.
    pub refused: watch::Receiver<usize>,
    /// Which life of the server that sends it is.
    pub life: Arc<AtomicU32>,
}

impl PostOffice {
    /// Opens one on a free port of this machine.
    pub async fn open() -> PostOffice {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (taken, received) = watch::channel(Vec::new());
        let (counted, refused) = watch::channel(0);
        let (closed, life) = (Arc::new(AtomicBool::new(false)), Arc::default());
        let office = PostOffice {
            address,
            received,
            closed: Arc::clone(&closed),
            refused,
            life: Arc::clone(&life),
        };
        tokio::spawn(async move {
            while let Ok((connection, _)) = listener.accept().await {
                let (taken, counted) = (taken.clone(), counted.clone());
                let (closed, life) = (Arc::clone(&closed), Arc::clone(&life));
                tokio::spawn(async move {
                    // Whoever is killed leaves in the middle of a sentence.
                    let _ = serve(connection, &taken, &counted, &closed, &life).await;
                });
            }
        });
        office
    }

    /// Waits until so many letters have arrived.
    pub async fn wait(&mut self, number: usize) -> Vec<Mail> {
        let arrived = self.received.wait_for(|all| all.len() >= number).await;
        arrived.expect("it listens").clone()
    }
}

async fn serve(
    connection: TcpStream,
    taken: &watch::Sender<Vec<Mail>>,
    refused: &watch::Sender<usize>,
    closed: &AtomicBool,
    life: &AtomicU32,
) -> std::io::Result<()> {
    let mut connection = BufReader::new(connection);
    connection.write_all(b"220 here\r\n").await?;
    let (mut to, mut line) = (String::new(), String::new());
    while {
        line.clear();
        connection.read_line(&mut line).await? > 0
    } {
        let said = line.trim_end();
        let answer = if said.starts_with("EHLO") {
            "250 here"
        } else if let Some(rest) = said.strip_prefix("RCPT TO:") {
            rest.trim_matches(['<', '>']).clone_into(&mut to);
            if closed.load(Ordering::SeqCst) {
                refused.send_modify(|number| *number += 1);
                "451 later"
            } else {
                "250 yes"
            }
        } else if said == "DATA" {
            connection.write_all(b"354 go on\r\n").await?;
            let raw = letter(&mut connection).await?;
            let (to, life) = (to.clone(), life.load(Ordering::SeqCst));
            taken.send_modify(|all| all.push(Mail { to, raw, life }));
            "250 taken"
        } else if said == "QUIT" {
            return connection.write_all(b"221 bye\r\n").await;
        } else {
            "250 yes"
        };
        let answer = format!("{answer}\r\n");
        connection.write_all(answer.as_bytes()).await?;
    }
    Ok(())
}

async fn letter(connection: &mut BufReader<TcpStream>) -> std::io::Result<String> {
    let (mut letter, mut line) = (String::new(), String::new());
    loop {
        line.clear();
        if connection.read_line(&mut line).await? == 0 || line == ".\r\n" {
            return Ok(letter);
        }
        // A line that begins with a full stop has one more.
        letter.push_str(line.strip_prefix('.').unwrap_or(&line));
    }
}
