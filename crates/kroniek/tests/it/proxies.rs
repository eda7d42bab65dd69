//! The proxies' files in use: real requests go through nginx and Caddy to a real server.

use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::client::{Answer, Client};

use crate::deploy::{certify, read, run};
use crate::shell::{argument, write};

const NAME: &str = "play.example.org";
/// Long enough for everything that is waited for.
const PATIENCE: Duration = Duration::from_secs(30);
/// So much later at most everybody has the news.
const SOON: Duration = Duration::from_millis(250);

/// A process that ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Where everybody listens.
#[derive(Clone, Copy)]
struct Ports {
    server: u16,
    metrics: u16,
    tls: u16,
    /// The same as by TLS, for a client that knows none.
    plain: u16,
    /// Nobody but the proxy needs it.
    other: u16,
}

impl Ports {
    fn free() -> Ports {
        let listeners = [(); 5].map(|()| TcpListener::bind("127.0.0.1:0").expect("a free port"));
        let [server, metrics, tls, plain, other] =
            listeners.map(|one| one.local_addr().expect("an address").port());
        Ports {
            server,
            metrics,
            tls,
            plain,
            other,
        }
    }

    /// Somebody who comes through the proxy.
    fn client(&self) -> Client {
        Client::new(here(self.plain)).with("host", NAME)
    }

    /// What a browser at this address is told by TLS: the head of the answer.
    fn curl(&self, from: &str, path: &str, arguments: &[&str]) -> String {
        let answer = self.try_curl(from, path, arguments);
        assert!(!answer.stdout.is_empty(), "{answer:?}");
        String::from_utf8_lossy(&answer.stdout).to_lowercase()
    }

    /// The same; the head is empty if the line was cut before.
    fn try_curl(&self, from: &str, path: &str, arguments: &[&str]) -> Output {
        let resolved = format!("{NAME}:{}:127.0.0.1", self.tls);
        let address = format!("https://{NAME}:{}{path}", self.tls);
        // The site is at the usual port.
        let usual = ["-k", "-s", "-S", "-H", "host: play.example.org"];
        let from = ["-D", "-", "-o", "/dev/null", "--interface", from];
        let usual = [&usual[..], &from].concat();
        let to = ["--resolve", &resolved, &address];
        run("curl", &[&usual[..], &to, arguments].concat()).expect("there is a curl")
    }
}

fn here(port: u16) -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], port))
}

fn serve(ports: &Ports, database: &Path) -> Running {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kroniek"))
        .args(["serve", "--listen", &here(ports.server).to_string()])
        .args(["--metrics-listen", &here(ports.metrics).to_string()])
        .args(["--public-url", "https://play.example.org", "--db"])
        .arg(database)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program is there");
    let out = child.stdout.take().expect("it is piped");
    let mut line = String::new();
    BufReader::new(out).read_line(&mut line).expect("a line");
    assert!(line.contains("://"), "it does not start: {line:?}");
    Running(child)
}

/// nginx with its file, and another address for those who know no TLS.
fn nginx(ports: &Ports, folder: &Path) -> Running {
    let at = argument(folder);
    let plain = format!(
        "listen 127.0.0.1:{} ssl; listen 127.0.0.1:{};",
        ports.tls, ports.plain
    );
    let site = read("nginx.conf")
        .replace("/etc/ssl/kroniek", at)
        .replace("127.0.0.1:8566", &here(ports.server).to_string())
        .replace("listen 443 ssl;", &plain)
        .replace("listen 80;", &format!("listen 127.0.0.1:{};", ports.other))
        .replace("listen [::]:443 ssl;", "")
        .replace("listen [::]:80;", "");
    let site = write(folder, "site.conf", &site);
    let kept = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    let kept = kept.map(|kind| format!("{kind}_temp_path {at}/{kind};\n"));
    let whole = format!(
        "daemon off;\nmaster_process off;\npid {at}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{\n{}include {};\n}}\n",
        kept.concat(),
        argument(&site)
    );
    let whole = write(folder, "nginx.conf", &whole);
    let arguments = ["-p", at, "-c", argument(&whole)];
    let child = Command::new("nginx").args(arguments).spawn();
    Running(child.expect("it was here a moment ago"))
}

/// Caddy with its file, and another address for those who know no TLS.
fn caddy(ports: &Ports, folder: &Path) -> Running {
    let at = argument(folder);
    let site = read("Caddyfile")
        .replace("127.0.0.1:8566", &here(ports.server).to_string())
        .replace("9566", &ports.metrics.to_string());
    let (before, body) = site.split_once("play.example.org {").expect("a site");
    let whole = format!(
        "{{\n\tadmin off\n\tauto_https off\n\tstorage file_system {at}/caddy\n}}\n{before}\
         https://{NAME}:{} {{\n\ttls {at}/fullchain.pem {at}/privkey.pem{body}\nhttp://{NAME}:{} {{{body}",
        ports.tls, ports.plain
    );
    let whole = write(folder, "Caddyfile", &whole);
    let arguments = ["run", "--adapter", "caddyfile", "--config"];
    let child = Command::new("caddy")
        .args(arguments)
        .arg(whole)
        // It says much.
        .stderr(Stdio::null())
        .env("XDG_CONFIG_HOME", folder)
        .env("XDG_DATA_HOME", folder)
        .spawn();
    Running(child.expect("it was here a moment ago"))
}

/// Waits until somebody listens there.
fn listens(port: u16) {
    let begun = Instant::now();
    while TcpStream::connect(here(port)).is_err() {
        assert!(begun.elapsed() < PATIENCE, "nobody listens");
        std::thread::yield_now();
    }
}

/// A table, as its players reach it through the proxy.
struct Table {
    path: String,
    tokens: Vec<String>,
}

impl Table {
    async fn create(ports: &Ports) -> Table {
        let kind = games::all().kinds().next().expect("a game");
        let seats = vec![json!({ "kind": "me" }); usize::from(*kind.seats().start())];
        let plan = json!({ "game": kind.id(), "seats": seats, "private": false });
        let created = ports.client().post("/api/v1/tables", &plan).await;
        let created = created.expect("an answer");
        assert_eq!(created.status, 201, "{}", created.text());
        let created = created.json();
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        let tokens = created["tokens"].as_array().expect("a list").iter();
        Table {
            path: format!("/api/v1/tables/{}", text(&created["table"])),
            tokens: tokens.map(|token| text(&token["token"])).collect(),
        }
    }

    async fn position(&self, ports: &Ports) -> Value {
        let answer = patiently(ports, &self.tokens[0], async |client| {
            client.get(&self.path).await
        });
        answer.await.json()["position"].clone()
    }

    /// Makes the next decision, and gives where the game stands then. It is sent until it is answered.
    async fn decide(&self, ports: &Ports, position: &Value) -> Value {
        let seat = position["to_act"][0].as_u64().expect("the game goes on");
        let decision = json!({ "number": position["number"], "index": 0 });
        let path = format!("{}/decision", self.path);
        let answer = patiently(ports, &self.tokens[seat as usize], async |client| {
            client.post(&path, &decision).await
        });
        let answer = answer.await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()["position"].clone()
    }
}

/// Asks until the server itself answers, as the page does, and not too fast.
async fn patiently(
    ports: &Ports,
    token: &str,
    ask: impl AsyncFn(&mut Client) -> std::io::Result<Answer>,
) -> Answer {
    let begun = Instant::now();
    loop {
        let mut client = ports.client().with_token(token);
        let answer = ask(&mut client).await;
        if let Ok(answer) = answer
            && (answer.status < 502 || answer.header("x-request-id").is_some())
            && answer.status != 429
        {
            return answer;
        }
        assert!(begun.elapsed() < PATIENCE, "nobody answers");
    }
}

/// What is true of a site behind this proxy.
async fn passes_everything_on(proxy: fn(&Ports, &Path) -> Running) {
    let folder = tempfile::tempdir().expect("a folder");
    assert!(certify(folder.path()), "there is no certificate");
    let ports = Ports::free();
    let database = folder.path().join("kroniek.db");
    let mut server = serve(&ports, &database);
    let _proxy = proxy(&ports, folder.path());
    listens(ports.tls);

    // By TLS, with what browsers are told only there.
    let head = ports.curl("127.0.0.1", "/", &[]);
    assert!(head.contains(" 200"), "{head}");
    assert!(head.contains("set-cookie: __host-"), "{head}");
    assert!(head.contains("strict-transport-security:"), "{head}");
    // Each address has its own share, whatever it says of itself.
    let forged = ["-H", "x-forwarded-for: 192.0.2.1"];
    // It ends with the first one that is refused.
    let many = [&forged[..], &["-f", "--fail-early"]].concat();
    let heads = ports.curl("127.0.0.2", "/api/v1/games?[1-900]", &many);
    assert!(heads.contains(" 429"), "too many, and nobody says so");
    let head = ports.curl("127.0.0.3", "/", &[]);
    assert!(head.contains(" 200"), "{head}");
    // What is too long is refused, by the proxy or by the server.
    let long = write(folder.path(), "long", &"x".repeat(2_000_000));
    let long = format!("@{}", argument(&long));
    let posted = ["-X", "POST", "--data-binary", &long, "-H", "expect:"];
    // Whoever refuses need not read to the end, and may cut the line while the rest is still being sent: then curl has
    // no answer, or a proxy says that it has none.
    let mut tries = (0..20).map(|_| {
        let answer = ports.try_curl("127.0.0.4", "/api/v1/tables", &posted);
        String::from_utf8_lossy(&answer.stdout).into_owned()
    });
    let refused = tries.find(|head| !head.is_empty() && !head.contains(" 502"));
    let head = refused.expect("one of them is told why");
    assert!(head.contains(" 413") || head.contains(" 400"), "{head}");

    // News is not kept back.
    let table = Table::create(&ports).await;
    let (watcher, path) = (ports.client(), format!("{}/events", table.path));
    let mut events = watcher.events(&path).await.expect("a stream");
    events.next().await.expect("it stands").expect("an event");
    let mut position = table.position(&ports).await;
    for _ in 0..5 {
        let begun = Instant::now();
        position = table.decide(&ports, &position).await;
        let event = events.next().await.expect("it stands").expect("an event");
        assert_eq!(event.data["number"], position["number"]);
        assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
    }

    // A restart in the middle of the game loses no decision.
    let (stop, mut stopped) = tokio::sync::oneshot::channel::<()>();
    let playing = async {
        let mut decided = 0;
        while decided < 30 || stopped.try_recv().is_err() {
            let before = position["decisions"].as_u64();
            position = table.decide(&ports, &position).await;
            assert!(position["decisions"].as_u64() > before, "{position}");
            decided += 1;
        }
        position
    };
    let restarting = tokio::task::spawn_blocking(move || {
        let id = server.0.id().to_string();
        let told = Command::new("kill").args(["-TERM", &id]).status();
        assert!(told.expect("there is a kill").success());
        server.0.wait().expect("it ends");
        let server = serve(&ports, &database);
        stop.send(()).expect("somebody plays");
        server
    });
    let (position, _server) = tokio::join!(playing, restarting);
    assert_eq!(table.position(&ports).await, position);
}

#[tokio::test(flavor = "multi_thread")]
async fn nginx_passes_everything_on() {
    if run("nginx", &["-v"]).is_some() && run("curl", &["--version"]).is_some() {
        passes_everything_on(nginx).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn caddy_passes_everything_on() {
    if run("caddy", &["version"]).is_some() && run("curl", &["--version"]).is_some() {
        passes_everything_on(caddy).await;
    }
}
