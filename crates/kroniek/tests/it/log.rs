//! The log of a server: for programs to read, and without secrets.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};
use server::client::Client;

/// What a player gives to the dice, and would like to be called.
const CONTRIBUTION: &str = "seventeen-white-horses";
const NAME: &str = "Margaret-of-Parma";

/// A server whose log goes to a file.
struct Logging {
    folder: tempfile::TempDir,
    child: Child,
    address: SocketAddr,
}

impl Logging {
    /// Starts one with this level and these settings.
    fn start(level: &str, settings: [&str; 2]) -> Logging {
        let folder = tempfile::tempdir().expect("a folder");
        let arguments = ["serve", "--listen", "127.0.0.1:0", "--log", level];
        let mut child = Command::new(env!("CARGO_BIN_EXE_kroniek"))
            .args(arguments)
            .args(settings)
            .args(["--log-format", "json", "--db"])
            .arg(folder.path().join("kroniek.db"))
            .stdout(Stdio::piped())
            .stderr(File::create(folder.path().join("log")).expect("a file"))
            .spawn()
            .expect("the program is there");
        let out = child.stdout.take().expect("it is piped");
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line).expect("a line");
        let address = line.trim().trim_start_matches("http://");
        let address = address.trim_end_matches('/').parse();
        Logging {
            folder,
            child,
            address: address.expect("an address"),
        }
    }

    /// Stops it, and gives its log.
    fn stop(mut self) -> String {
        let id = self.child.id().to_string();
        let told = Command::new("kill").args(["-TERM", &id]).status();
        assert!(told.expect("there is a kill").success());
        assert!(self.child.wait().expect("it ends").success());
        std::fs::read_to_string(self.folder.path().join("log")).expect("the log")
    }
}

/// The lines of a log.
fn lines(log: &str) -> Vec<Value> {
    log.lines()
        // The address is told to people.
        .filter(|line| !line.starts_with("Kroniek "))
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect()
}

/// A friend is invited and takes a seat; somebody decides; somebody reads pages as a browser does. Gives everything that only
/// one of them may know.
async fn visit(address: SocketAddr) -> Vec<String> {
    let game = games::all().kinds().next().map_or("", catalog::AnyGame::id);
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let mut host = Client::new(address);
    let page = host.get("/").await.expect("a page");
    let cookie = page.header("set-cookie").expect("a cookie");
    let cookie = cookie.split(';').next().expect("a pair").to_owned();
    let mut host = Client::new(address).with("cookie", &cookie);
    let plan = json!({
        "game": game, "seats": [{ "kind": "me", "name": NAME }, { "kind": "friend" }],
    });
    let created = host.post("/api/v1/tables", &plan).await.expect("an answer");
    assert_eq!(created.status, 201, "{}", created.text());
    let created = created.json();
    let table = text(&created["table"]);
    let mut secrets = vec![CONTRIBUTION.to_owned(), NAME.to_owned()];
    let value = cookie.split_once('=').expect("a pair").1;
    secrets.push(value.to_owned());
    let tokens = created["tokens"].as_array().expect("a list").iter();
    secrets.extend(tokens.map(|token| text(&token["token"])));
    let invitation = secrets.last().cloned().unwrap_or_default();
    // As a browser does, with the secret in the address.
    let mut friend = Client::new(address);
    let page = friend.get(&format!("/join/{table}/{invitation}")).await;
    assert_eq!(page.expect("a page").status, 200);
    let mut friend = Client::new(address).with_token(&invitation);
    let taken = json!({ "name": NAME, "contribution": CONTRIBUTION });
    let join = format!("/api/v1/tables/{table}/join");
    let joined = friend.post(&join, &taken).await.expect("an answer");
    assert_eq!(joined.status, 200, "{}", joined.text());
    secrets.push(text(&joined.json()["token"]));
    let said = json!({ "text": "the-relief-fleet-sails-at-dawn" });
    let mut friend = Client::new(address).with_token(&text(&joined.json()["token"]));
    let talk = format!("/api/v1/tables/{table}/talk");
    let told = friend.post(&talk, &said).await.expect("an answer");
    assert!(told.status < 300, "{}", told.text());
    secrets.push("the-relief-fleet-sails-at-dawn".to_owned());
    // What goes wrong is logged as well.
    for path in [format!("/join/{table}/{CONTRIBUTION}"), format!("/{NAME}")] {
        let wrong = Client::new(address).get(&path).await;
        assert!(wrong.expect("an answer").status >= 400);
    }
    secrets
}

#[tokio::test]
async fn the_log_is_json_with_request_ids_and_without_secrets() {
    let server = Logging::start("trace", ["--connections", "100"]);
    let address = server.address;
    let secrets = visit(address).await;
    let mut asking = Client::new(address).with("x-request-id", "asked-by-a-test");
    asking.get("/help").await.expect("a page");

    let log = server.stop();
    let lines = lines(&log);
    for secret in &secrets {
        assert!(
            !log.contains(secret.as_str()),
            "{secret} is in the log:\n{log}"
        );
    }
    let asked = lines
        .iter()
        .find(|line| line["request.id"] == "asked-by-a-test");
    let asked = asked.expect("the request is in the log");
    assert_eq!(asked["message"], "answered");
    assert_eq!(asked["route"], "/help");
    assert_eq!(asked["status"], 200);
    assert!(asked["ms"].is_number() && asked["time"].is_string());
    let joins = lines
        .iter()
        .filter(|line| line["route"] == "/join/{table}/{token}");
    assert_eq!(joins.count(), 2);
}

#[tokio::test]
async fn those_who_are_refused_do_not_fill_the_log() {
    let server = Logging::start("info", ["--requests-per-second", "1"]);
    let address = server.address;
    // Whoever is refused waits for it a little: many of them do it at the same time.
    let mut clients = tokio::task::JoinSet::new();
    for _ in 0..40 {
        clients.spawn(async move {
            let mut greedy = Client::new(address).with("x-forwarded-for", "192.0.2.77");
            let mut refused = 0;
            for _ in 0..25 {
                let answer = greedy.get("/api/v1/games").await.expect("an answer");
                refused += u32::from(answer.status == 429);
            }
            refused
        });
    }
    let refused: u32 = clients.join_all().await.into_iter().sum();
    assert!(refused > 900, "{refused}");
    let lines = lines(&server.stop());
    let told = lines.iter().filter(|line| line["refused"].is_u64());
    let told: Vec<&Value> = told.collect();
    assert!(!told.is_empty(), "{lines:?}");
    assert!(told.iter().all(|line| line["level"] == "WARN"), "{told:?}");
    // A few lines for the beginning and the end, and one for each request that was fulfilled.
    let answered = lines.iter().filter(|line| line["status"] == 200).count();
    assert!(lines.len() < answered + 20, "{} lines", lines.len());
    assert!(
        !lines
            .iter()
            .any(|line| line.to_string().contains("192.0.2.77"))
    );
}

#[tokio::test]
async fn the_log_tells_that_there_are_too_many_connections() {
    let server = Logging::start("info", ["--connections", "3"]);
    let address = server.address;
    let game = games::all().kinds().next().map_or("", catalog::AnyGame::id);
    let plan = json!({ "game": game, "seats": [{ "kind": "me" }, { "kind": "friend" }], "private": false });
    let created = Client::new(address).post("/api/v1/tables", &plan).await;
    let table = created.expect("an answer").json()["table"].clone();
    let path = format!("/api/v1/tables/{}/events", table.as_str().expect("a table"));
    let mut streams = Vec::new();
    for number in 0..5 {
        let mut stream = Client::new(address).events(&path).await;
        if let Ok(stream) = &mut stream {
            stream.next().await.expect("it stands");
        }
        assert_eq!(stream.is_ok(), number < 3, "{number}");
        streams.push(stream);
    }
    drop(streams);
    let lines = lines(&server.stop());
    let full = |line: &&Value| {
        let message = line["message"].as_str();
        message.is_some_and(|message| message.starts_with("too many connections"))
    };
    assert_eq!(lines.iter().filter(full).count(), 1, "{lines:?}");
}
