//! A disk that is full: it is said, reading goes on, nothing that was acknowledged is lost, and everything goes on when there is room
//! again.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::os::fd::AsRawFd;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::client::{Answer, Client};
use words::Lang;

/// Four bytes a character: the most that can be said at once.
const SAID: &str = "\u{1f3f0}";
/// It is full if nothing could be stored for so long: until then the server may find some room by itself.
const FULL: Duration = Duration::from_secs(3);
/// Long enough for everything that is waited for.
const PATIENCE: Duration = Duration::from_secs(30);

/// How the disk is small.
#[derive(Clone, Copy, Debug)]
enum Disk {
    /// It is a file system of its own, which needs an administrator to be made.
    Small,
    /// The system lets the server write no longer files.
    Limited,
}

impl Disk {
    fn script(self) -> &'static str {
        match self {
            Disk::Small => {
                "mount -t tmpfs -o size=4m none \"$0\" && head -c 1048576 /dev/zero > \"$0/ballast\" && exec \"$@\""
            }
            Disk::Limited => "trap '' XFSZ; ulimit -S -f 4096; exec \"$@\"",
        }
    }

    fn shell(self) -> Command {
        match self {
            Disk::Small => {
                let mut command = Command::new("unshare");
                command.args(["--mount", "sh"]);
                command
            }
            Disk::Limited => Command::new("sh"),
        }
    }

    /// Makes room.
    fn make_room(self, server: &Server, folder: &Path) {
        let id = server.child.id();
        match self {
            Disk::Small => {
                let ballast = format!("/proc/{id}/root{}/ballast", folder.display());
                std::fs::remove_file(ballast).expect("it was there");
            }
            Disk::Limited => {
                let arguments = ["--pid", &id.to_string(), "--fsize=unlimited:"];
                let raised = Command::new("prlimit").args(arguments).status();
                assert!(raised.expect("there is a prlimit").success());
            }
        }
    }
}

struct Server {
    child: Child,
    address: SocketAddr,
    operator: SocketAddr,
}

impl Server {
    /// Begins to serve a database in this folder, by a shell that is told this first.
    fn start(mut shell: Command, script: &str, folder: &Path, log: &Path) -> Server {
        let free = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let operator = free.local_addr().expect("an address");
        drop(free);
        let mut child = shell
            .args(["-c", script])
            .arg(folder)
            .arg(env!("CARGO_BIN_EXE_kroniek"))
            .args(["serve", "--listen", "127.0.0.1:0", "--metrics-listen"])
            .arg(operator.to_string())
            .args(["--tables-per-visitor", "1000"])
            .args(["--log", "warn", "--log-format", "json", "--db"])
            .arg(folder.join("full.db"))
            .stdout(Stdio::piped())
            .stderr(File::create(log).expect("a file"))
            .spawn()
            .expect("there is a shell");
        let out = child.stdout.take().expect("it is piped");
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line).expect("a line");
        let address = line.trim().trim_start_matches("http://");
        let address = address.trim_end_matches('/').parse();
        Server {
            child,
            address: address.unwrap_or_else(|_| panic!("no address: {line:?}")),
            operator,
        }
    }

    async fn ready(&self, whom: &str) -> (u16, String) {
        let path = format!("/ready{whom}");
        let answer = Client::new(self.operator).get(&path).await;
        let answer = answer.expect("it answers");
        (answer.status, answer.text().trim().to_owned())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A table, and where its game stood when the last decision was acknowledged.
struct Table {
    path: String,
    page: String,
    tokens: Vec<String>,
    acknowledged: Value,
}

impl Table {
    /// A new table, or none if it cannot be stored.
    async fn create(address: SocketAddr) -> Option<Table> {
        let kind = games::all().kinds().next().expect("a game");
        let seats = vec![json!({ "kind": "me" }); usize::from(*kind.seats().start())];
        let plan = json!({ "game": kind.id(), "seats": seats, "private": false });
        let created = Client::new(address).post("/api/v1/tables", &plan).await;
        let created = created.expect("an answer");
        if created.status == 503 {
            return None;
        }
        let created = created.json();
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        let tokens = created["tokens"].as_array().expect("a list").iter();
        let table = text(&created["table"]);
        let mut table = Table {
            path: format!("/api/v1/tables/{table}"),
            page: format!("/tables/{table}"),
            tokens: tokens.map(|token| text(&token["token"])).collect(),
            acknowledged: Value::Null,
        };
        table.acknowledged = table.position(address).await;
        Some(table)
    }

    fn player(&self, address: SocketAddr, seat: usize) -> Client {
        Client::new(address).with_token(&self.tokens[seat])
    }

    async fn position(&self, address: SocketAddr) -> Value {
        let read = self.player(address, 0).get(&self.path).await;
        read.expect("an answer").json()["position"].clone()
    }

    async fn say(&self, address: SocketAddr, lang: Lang) -> Answer {
        let mut player = self.player(address, 0).with("accept-language", lang.tag());
        let said = json!({ "text": SAID.repeat(500) });
        let said = player.post(&format!("{}/talk", self.path), &said).await;
        said.expect("an answer")
    }

    /// Makes the next decision; whether it was acknowledged.
    async fn decide(&mut self, address: SocketAddr) -> bool {
        let position = self.position(address).await;
        let seat = position["to_act"][0].as_u64().expect("the game goes on");
        let mut player = self.player(address, seat as usize);
        let path = format!("{}/decision", self.path);
        let decision = json!({ "number": position["number"], "index": 0 });
        let answer = player.post(&path, &decision).await.expect("an answer");
        match answer.status {
            200 => self.acknowledged = answer.json()["position"].clone(),
            status => assert_eq!(status, 503, "{}", answer.text()),
        }
        answer.status == 200
    }
}

/// Writes as much as can be said at once, at a new table where too much was said at the old one; whether it was stored.
async fn write(address: SocketAddr, desk: &mut Option<Table>) -> bool {
    loop {
        let Some(table) = desk else {
            *desk = Table::create(address).await;
            if desk.is_none() {
                return false;
            }
            continue;
        };
        match table.say(address, Lang::En).await.status {
            429 => *desk = None,
            status => return status != 503,
        }
    }
}

/// Writes until nothing can be stored any more.
async fn fill(address: SocketAddr, tables: &mut [Table]) {
    let mut desk = None;
    let begun = Instant::now();
    let mut full = None::<Instant>;
    while full.is_none_or(|since| since.elapsed() < FULL) {
        assert!(begun.elapsed() < 10 * PATIENCE, "it is never full");
        for table in &mut *tables {
            if write(address, &mut desk).await || table.decide(address).await {
                full = None;
            } else {
                full.get_or_insert_with(Instant::now);
            }
        }
    }
}

/// What is true while nothing can be stored.
async fn nothing_is_stored(server: &Server, tables: &[Table]) {
    let address = server.address;
    let mut sentences = Vec::new();
    for lang in Lang::ALL {
        let refused = tables[0].say(address, lang).await;
        assert_eq!(refused.status, 503, "{}", refused.text());
        let error = refused.json()["error"].clone();
        assert_eq!(error["code"], "store-failed");
        sentences.push(error["message"].clone());
    }
    sentences.dedup();
    assert_eq!(sentences.len(), 3, "{sentences:?}");
    assert_eq!(
        server.ready("").await,
        (503, "nothing can be stored".to_owned())
    );
    assert_eq!(server.ready("?reading").await.0, 200);
    let metrics = Client::new(server.operator).get("/metrics").await;
    let metrics = metrics.expect("an answer").text();
    assert!(metrics.contains("\nkroniek_store_failing 1\n"), "{metrics}");
    // Reading goes on.
    for path in ["/", "/help", &tables[0].page, &tables[0].path] {
        let read = Client::new(address).get(path).await.expect("an answer");
        assert_eq!(read.status, 200, "{path}");
    }
    let events = format!("{}/events", tables[0].path);
    let mut events = Client::new(address)
        .events(&events)
        .await
        .expect("a stream");
    assert!(events.next().await.expect("it stands").is_some());
    let mut times = Vec::new();
    for number in 0..200 {
        let begun = Instant::now();
        let table = &tables[number % tables.len()];
        assert_eq!(table.position(address).await, table.acknowledged);
        times.push(begun.elapsed());
    }
    times.sort_unstable();
    assert!(times[197] < Duration::from_millis(100), "{times:?}");
}

/// The server is ready again, and decisions are stored.
async fn everything_goes_on(server: &Server, tables: &mut [Table]) {
    let begun = Instant::now();
    while server.ready("").await.0 != 200 {
        assert!(begun.elapsed() < PATIENCE, "it is never ready again");
    }
    for table in tables {
        assert!(table.decide(server.address).await);
    }
}

/// Everything that the log says, which is little.
fn told(log: &Path) -> String {
    let told = std::fs::read_to_string(log).expect("the log");
    assert!(told.lines().count() < 40, "{told}");
    for sentence in ["nothing can be stored", "everything can be stored again"] {
        assert!(told.contains(sentence), "{told}");
    }
    told
}

async fn survives(disk: Disk) {
    let (folder, other) = (
        tempfile::tempdir().expect("a folder"),
        tempfile::tempdir().expect("a folder"),
    );
    let log = other.path().join("log");
    let mut server = Server::start(disk.shell(), disk.script(), folder.path(), &log);
    let mut tables = Vec::new();
    for _ in 0..4 {
        let table = Table::create(server.address).await;
        let mut table = table.expect("there is room");
        assert!(table.decide(server.address).await);
        tables.push(table);
    }
    fill(server.address, &mut tables).await;
    nothing_is_stored(&server, &tables).await;
    disk.make_room(&server, folder.path());
    everything_goes_on(&server, &mut tables).await;
    told(&log);

    // Killed, and looked at by another server. The file system lasts as long as its folder is open.
    let there = format!(
        "/proc/{}/root{}",
        server.child.id(),
        folder.path().display()
    );
    let there = File::open(there).expect("the folder");
    server.child.kill().expect("it was running");
    server.child.wait().expect("it ends");
    let there = format!("/proc/self/fd/{}", there.as_raw_fd());
    for name in ["full.db", "full.db-wal"] {
        let copied = std::fs::copy(Path::new(&there).join(name), other.path().join(name));
        copied.expect("it can be read");
    }
    let again = other.path().join("again");
    let server = Server::start(Command::new("sh"), "exec \"$@\"", other.path(), &again);
    for table in &mut tables {
        assert_eq!(table.position(server.address).await, table.acknowledged);
        assert!(table.decide(server.address).await);
    }
    let check = Command::new(env!("CARGO_BIN_EXE_kroniek"))
        .args(["check", "--db"])
        .arg(other.path().join("full.db"))
        .output()
        .expect("it runs");
    assert!(check.status.success(), "{check:?}");
}

#[tokio::test]
async fn what_is_too_long_for_the_system_is_told() {
    survives(Disk::Limited).await;
}

#[tokio::test]
async fn a_full_disk_stops_nothing_but_writing() {
    let mounts = Command::new("unshare").args(["--mount", "true"]).output();
    if !mounts.is_ok_and(|output| output.status.success()) {
        println!(
            "nobody but an administrator can make a small disk: one that is limited is tested"
        );
        return;
    }
    survives(Disk::Small).await;
}
