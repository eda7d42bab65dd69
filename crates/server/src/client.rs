//! A small HTTP client for measurements and tests on this machine: one connection, kept open.

use std::io;
use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::net::TcpStream;

/// A client with one connection.
pub struct Client {
    address: SocketAddr,
    connection: Option<BufReader<TcpStream>>,
    headers: String,
}

/// What a server answered.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The headers, their names in lower case.
    pub headers: Vec<(String, String)>,
    /// The body.
    pub body: Vec<u8>,
}

impl Answer {
    /// The body as JSON; null if it is none.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// A header.
    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(found, _)| found == name);
        found.map(|(_, value)| value.as_str())
    }
}

/// An event of a live stream.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LiveEvent {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it says.
    pub data: Value,
}

/// A live stream.
pub struct Events(Lines<BufReader<TcpStream>>);

impl Events {
    /// The next event; none when the stream has ended.
    pub async fn next(&mut self) -> io::Result<Option<LiveEvent>> {
        let mut event = LiveEvent::default();
        while let Some(line) = self.0.next_line().await? {
            // The lengths of chunks stand on lines of their own and have no colon.
            if let Some(data) = line.strip_prefix("data: ") {
                event.data = serde_json::from_str(data)?;
            } else if let Some(id) = line.strip_prefix("id: ") {
                id.clone_into(&mut event.id);
            } else if let Some(name) = line.strip_prefix("event: ") {
                name.clone_into(&mut event.name);
            } else if line.is_empty() && !event.data.is_null() {
                return Ok(Some(event));
            } else if line == "0" {
                // The last chunk is empty.
                break;
            }
        }
        Ok(None)
    }
}

impl Client {
    /// A client that nobody knows.
    pub fn new(address: SocketAddr) -> Client {
        Client {
            address,
            connection: None,
            headers: String::new(),
        }
    }

    /// The server's address.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Sends this header with every request.
    pub fn with(mut self, name: &str, value: &str) -> Client {
        self.headers = format!("{}{name}: {value}\r\n", self.headers);
        self
    }

    /// Sends the secret of a seat with every request.
    pub fn with_token(self, token: &str) -> Client {
        self.with("authorization", &format!("Bearer {token}"))
    }

    /// Reads.
    pub async fn get(&mut self, path: &str) -> io::Result<Answer> {
        self.request("GET", path, "").await
    }

    /// Does.
    pub async fn post(&mut self, path: &str, body: &Value) -> io::Result<Answer> {
        self.request("POST", path, &body.to_string()).await
    }

    /// Submits a form, as a browser does.
    pub async fn submit(&mut self, path: &str, form: &str) -> io::Result<Answer> {
        let request = self.written("POST", path, "application/x-www-form-urlencoded", form);
        self.send(&request).await
    }

    /// Any request with a JSON body.
    pub async fn request(&mut self, method: &str, path: &str, body: &str) -> io::Result<Answer> {
        let request = self.written(method, path, "application/json", body);
        self.send(&request).await
    }

    async fn send(&mut self, request: &str) -> io::Result<Answer> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.connect().await?,
        };
        connection.get_mut().write_all(request.as_bytes()).await?;
        let answer = read(&mut connection).await?;
        if answer.header("connection") != Some("close") {
            self.connection = Some(connection);
        }
        Ok(answer)
    }

    /// A live stream, on a connection of its own.
    pub async fn events(&self, path: &str) -> io::Result<Events> {
        Ok(self.listen(path).await?.1)
    }

    /// A live stream, and the headers of the answer.
    pub async fn listen(&self, path: &str) -> io::Result<(Answer, Events)> {
        let mut connection = self.connect().await?;
        let request = self.written("GET", path, "application/json", "");
        connection.get_mut().write_all(request.as_bytes()).await?;
        let (status, headers) = head(&mut connection).await?;
        if status != 200 {
            return Err(io::Error::other(format!("status {status}")));
        }
        let answer = Answer {
            status,
            headers,
            body: Vec::new(),
        };
        Ok((answer, Events(connection.lines())))
    }

    async fn connect(&self) -> io::Result<BufReader<TcpStream>> {
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        Ok(BufReader::new(stream))
    }

    fn written(&self, method: &str, path: &str, kind: &str, body: &str) -> String {
        let Client {
            address, headers, ..
        } = self;
        let length = body.len();
        let host = if headers.starts_with("host: ") {
            String::new()
        } else {
            format!("host: {address}\r\n")
        };
        format!(
            "{method} {path} HTTP/1.1\r\n{host}{headers}content-type: {kind}\r\n\
             content-length: {length}\r\n\r\n{body}"
        )
    }
}

async fn line(connection: &mut BufReader<TcpStream>) -> io::Result<String> {
    let mut line = String::new();
    if connection.read_line(&mut line).await? == 0 {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    Ok(line.trim_end().to_owned())
}

async fn head(connection: &mut BufReader<TcpStream>) -> io::Result<(u16, Vec<(String, String)>)> {
    let first = line(connection).await?;
    let status = first
        .split(' ')
        .nth(1)
        .and_then(|status| status.parse().ok());
    let status = status.ok_or_else(|| io::Error::other(first))?;
    let mut headers = Vec::new();
    loop {
        let line = line(connection).await?;
        match line.split_once(':') {
            Some((name, value)) => {
                headers.push((name.to_lowercase(), value.trim().to_owned()));
            }
            None => return Ok((status, headers)),
        }
    }
}

async fn read(connection: &mut BufReader<TcpStream>) -> io::Result<Answer> {
    let (status, headers) = head(connection).await?;
    let mut answer = Answer {
        status,
        headers,
        body: Vec::new(),
    };
    if let Some(length) = answer.header("content-length") {
        answer.body = vec![0; length.parse().map_err(io::Error::other)?];
        connection.read_exact(&mut answer.body).await?;
    } else if answer.header("transfer-encoding") == Some("chunked") {
        loop {
            let length = usize::from_str_radix(&line(connection).await?, 16);
            let length = length.map_err(io::Error::other)?;
            let begin = answer.body.len();
            answer.body.resize(begin + length, 0);
            connection.read_exact(&mut answer.body[begin..]).await?;
            line(connection).await?;
            if length == 0 {
                break;
            }
        }
    }
    Ok(answer)
}
