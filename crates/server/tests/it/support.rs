//! A server of one's own, and players who speak to it.

use std::cell::Cell;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use catalog::{AnyGame, Catalog, ErasedGame};
use serde_json::{Value, json};
use server::client::{Answer, Client};
use server::{Config, ServerHandle};
use tempfile::TempDir;
use testkit::Toy;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

static TOYS: &[&dyn AnyGame] = &[&ErasedGame::<Toy>::NEW];

/// A data file that makes the toy as long as it can be.
pub(crate) const LONG: &str =
    "rounds = { value = 9, source = \"memory\" }\npurse = { value = 9, source = \"memory\" }\n";

pub(crate) fn toys() -> Catalog {
    Catalog::of(TOYS)
}

thread_local! {
    static LATER: Cell<i64> = const { Cell::new(0) };
}

/// Lets so many hours pass for the servers of this test.
pub(crate) fn hours_pass(hours: i64) {
    seconds_pass(3_600 * hours);
}

/// Lets so many seconds pass for the servers of this test.
pub(crate) fn seconds_pass(seconds: i64) {
    LATER.set(LATER.get() + seconds);
}

pub(crate) fn clock() -> i64 {
    1_600_000_000 + LATER.get()
}

/// The server as a process of its own, and where it listens.
pub(crate) async fn spawn(command: &mut Command) -> (Child, SocketAddr) {
    let mut child = command
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .expect("the example is built with the tests");
    let out = child.stdout.take().expect("it is piped");
    let line = BufReader::new(out).lines().next_line().await;
    let address = line
        .expect("it can be read")
        .expect("it prints its address");
    (child, address.parse().expect("an address"))
}

/// The server with the toy. Beside the tests lie the examples.
pub(crate) fn program() -> PathBuf {
    let tests = std::env::current_exe().expect("we are running");
    let folder = tests.parent().and_then(Path::parent).expect("target/debug");
    folder.join("examples").join("toy_server")
}

/// A server with a database of its own.
pub(crate) struct TestServer {
    pub(crate) folder: TempDir,
    catalog: Catalog,
    tune: fn(&mut Config),
    running: Option<ServerHandle>,
}

impl TestServer {
    pub(crate) async fn start() -> TestServer {
        TestServer::start_with(toys()).await
    }

    pub(crate) async fn start_with(catalog: Catalog) -> TestServer {
        TestServer::begin(catalog, |_| {}).await
    }

    /// A server with other settings than usual.
    pub(crate) async fn start_tuned(tune: fn(&mut Config)) -> TestServer {
        TestServer::begin(toys(), tune).await
    }

    /// A server with these games and other settings than usual.
    pub(crate) async fn begin(catalog: Catalog, tune: fn(&mut Config)) -> TestServer {
        let mut server = TestServer {
            folder: tempfile::tempdir().expect("a folder"),
            catalog,
            tune,
            running: None,
        };
        server.restart().await;
        server
    }

    /// Stops the server and starts it again on the same database.
    pub(crate) async fn restart(&mut self) {
        self.stop().await;
        let started = server::start(&self.config()).await;
        self.running = Some(started.expect("a free port"));
    }

    /// What it was started with.
    pub(crate) fn config(&self) -> Config {
        let mut config = Config::new(self.catalog, self.folder.path().join("test.db"));
        config.listen.set_port(0);
        config.bot_pause = Duration::ZERO;
        config.clock = clock;
        (self.tune)(&mut config);
        config
    }

    pub(crate) async fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            running.stop().await.expect("nothing went wrong");
        }
    }

    /// Somebody who asks how the server is.
    pub(crate) fn operator(&self) -> Client {
        let address = self
            .running
            .as_ref()
            .and_then(|running| running.metrics_address);
        Client::new(address.expect("it can be observed"))
    }

    /// The running server, which is the caller's from now on.
    pub(crate) fn take(&mut self) -> ServerHandle {
        self.running.take().expect("it runs")
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.running.as_ref().expect("it runs").address
    }

    /// Somebody whom the server does not know.
    pub(crate) fn stranger(&self) -> Client {
        Client::new(self.address())
    }

    /// Somebody with the secret of a seat.
    pub(crate) fn player(&self, token: &str) -> Client {
        self.stranger().with_token(token)
    }

    /// Somebody with a cookie, as a browser has after the first page.
    pub(crate) async fn visitor(&self) -> Client {
        let cookie = self.cookie().await;
        self.stranger().with("cookie", &cookie)
    }

    /// A cookie, as a browser gets it with the first page.
    pub(crate) async fn cookie(&self) -> String {
        let page = self.stranger().get("/").await.expect("a page");
        let cookie = page.header("set-cookie").expect("a cookie");
        cookie.split(';').next().expect("a pair").to_owned()
    }

    /// A toy table.
    pub(crate) async fn table(&self, kinds: &[&str]) -> TestTable<'_> {
        self.table_with(kinds, json!({})).await
    }

    /// A toy table with something special about it.
    pub(crate) async fn table_with(&self, kinds: &[&str], special: Value) -> TestTable<'_> {
        let seats: Vec<Value> = kinds.iter().map(|kind| json!({ "kind": kind })).collect();
        let mut plan = json!({ "game": "toy", "seats": seats, "private": false });
        for (name, value) in special.as_object().expect("an object") {
            plan[name] = value.clone();
        }
        let answer = post(&mut self.stranger(), "/api/v1/tables", &plan).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        let created = answer.json();
        let tokens = created["tokens"].as_array().expect("a list");
        TestTable {
            server: self,
            id: text(&created["table"]),
            tokens: tokens.iter().map(|token| text(&token["token"])).collect(),
        }
    }
}

/// A table, with the secrets of those seats that are not bots'.
pub(crate) struct TestTable<'s> {
    pub(crate) server: &'s TestServer,
    pub(crate) id: String,
    pub(crate) tokens: Vec<String>,
}

impl TestTable<'_> {
    pub(crate) fn path(&self, end: &str) -> String {
        format!("/api/v1/tables/{}{end}", self.id)
    }

    /// Reads as a seat.
    pub(crate) async fn read(&self, seat: usize, end: &str) -> Answer {
        get(&mut self.server.player(&self.tokens[seat]), &self.path(end)).await
    }

    /// Reads as anybody.
    pub(crate) async fn watch(&self, end: &str) -> Answer {
        get(&mut self.server.stranger(), &self.path(end)).await
    }

    /// Does something as a seat.
    pub(crate) async fn act(&self, seat: usize, end: &str, body: Value) -> Answer {
        let mut player = self.server.player(&self.tokens[seat]);
        post(&mut player, &self.path(end), &body).await
    }

    /// Makes the choice with this index, on the position that the seat sees.
    pub(crate) async fn choose(&self, seat: usize, index: usize) -> Answer {
        let decision = self.read(seat, "/decision").await.json();
        let number = &decision["position"]["number"];
        self.act(
            seat,
            "/decision",
            json!({ "number": number, "index": index }),
        )
        .await
    }

    /// Makes one of the choices, scattered by how many were made: the first one each time could go round in circles.
    pub(crate) async fn choose_any(&self, seat: usize, made: usize) -> Answer {
        let decision = self.read(seat, "/decision").await.json();
        let choices = decision["decision"]["choices"]
            .as_array()
            .expect("a list")
            .len();
        let scattered = made.wrapping_mul(0x9E37_79B1) >> 8;
        self.choose(seat, scattered % choices).await
    }

    /// Whose turn it is; nobody's when the game is over.
    pub(crate) async fn to_act(&self) -> Vec<usize> {
        // A stranger does not see a private table; a table of bots has nobody else.
        let table = if self.tokens.is_empty() {
            self.watch("").await.json()
        } else {
            self.read(0, "").await.json()
        };
        let seats = table["position"]["to_act"].as_array().expect("a list");
        seats
            .iter()
            .map(|seat| seat.as_u64().expect("a number") as usize)
            .collect()
    }

    /// The analysis, once it is ready.
    pub(crate) async fn analysis(&self) -> Value {
        loop {
            let answer = self.watch("/analysis").await;
            assert_eq!(answer.status, 200, "{}", answer.text());
            if answer.json()["progress"].is_null() {
                return answer.json()["analysis"].clone();
            }
        }
    }

    /// Plays to the end, always the last choice.
    pub(crate) async fn finish(&self) {
        while let Some(&seat) = self.to_act().await.first() {
            let decision = self.read(seat, "/decision").await.json();
            let choices = decision["decision"]["choices"].as_array().expect("choices");
            let answer = self.choose(seat, choices.len() - 1).await;
            assert_eq!(answer.status, 200, "{}", answer.text());
        }
    }
}

pub(crate) async fn get(client: &mut Client, path: &str) -> Answer {
    client.get(path).await.expect("the server answers")
}

pub(crate) async fn post(client: &mut Client, path: &str, body: &Value) -> Answer {
    client.post(path, body).await.expect("the server answers")
}

pub(crate) fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

/// The code of an error.
pub(crate) fn code(answer: &Answer) -> (u16, String) {
    (answer.status, text(&answer.json()["error"]["code"]))
}

/// The first real game of the list, for stories that would be the same in any game.
pub(crate) fn first_game() -> &'static str {
    games::all().kinds().next().map_or("", AnyGame::id)
}
